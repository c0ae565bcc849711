/** Chapter 1: cards, counters, control, burning, searching. Plain changes of the state; nobody is asked here. */

import { bit, type CardId, EVERYBODY, mix, refer, renew, type Seat } from '@praxis/engine';
import { noteBurned } from '../action/red-list.ts';
import { noteFallen } from '../facts/fallen.ts';
import { changed } from '../facts/tabletop.ts';
import { titleCardGone } from '../facts/titles.ts';
import { capacityOf, changesHandSize } from '../facts/values.ts';
import {
  type Card,
  cardOf,
  defOf,
  type G,
  type InPlay,
  newPlay,
  type Place,
  playerOf,
  playOf,
  type Zone,
} from '../state/state.ts';
import { checkTitleConflicts, checkUnique, leaveContest } from './contests.ts';
import { isOpenHand, opensHand, showOpenHands } from './open-hands.ts';
import { oustThoseWithoutPool, spoilWithdrawal } from './ousting.ts';

const HIDDEN: ReadonlySet<Place> = new Set(['library', 'crypt', 'hand']);
const IN_PLAY: ReadonlySet<Place> = new Set(['ready', 'torpor', 'incapacitated', 'in_play', 'attached']);

/** V-GEN-012 Minions are vampires and allies, nothing else. Imbued are allies (V-IMB-001). */
export function isMinion(g: G, id: CardId): boolean {
  return isVampire(g, id) || isAlly(g, id);
}

export function isVampire(g: G, id: CardId): boolean {
  return defOf(g, id).kind === 'vampire';
}

/** V-IMB-001, V-IMB-005 Imbued are allies: whatever happens to an ally happens to them. */
export function isAlly(g: G, id: CardId): boolean {
  const def = defOf(g, id);
  return def.kind === 'imbued' || def.types?.includes('ally') === true;
}

export function isImbued(g: G, id: CardId): boolean {
  return defOf(g, id).kind === 'imbued';
}

export function isType(
  g: G,
  id: CardId,
  type: 'equipment' | 'retainer' | 'master' | 'event' | 'power' | 'conviction',
): boolean {
  const { types, traits } = defOf(g, id);
  if (types?.includes(type) !== true) return false;
  // An equipment card that represents a location is no equipment while it is in play.
  return type !== 'equipment' || traits?.includes('location') !== true || cardOf(g, id).place !== 'attached';
}

/** Cards that count as being in play: controlled and not contested. */
export function isInPlay(g: G, id: CardId): boolean {
  const { place, play } = cardOf(g, id);
  if (place === 'attached') return play?.faceDown === false;
  return IN_PLAY.has(place) || (place === 'uncontrolled' && play?.marks.includes('recruited') === true);
}

/** V-AMB-02 An ally that waits in the uncontrolled region is controlled: effects on uncontrolled cards do not mean it. */
export function isUncontrolled(g: G, id: CardId): boolean {
  return cardOf(g, id).place === 'uncontrolled' && !isInPlay(g, id);
}

export function isReady(g: G, id: CardId): boolean {
  return cardOf(g, id).place === 'ready';
}

export function isReadyUnlocked(g: G, id: CardId): boolean {
  const { place, play } = cardOf(g, id);
  return place === 'ready' && play?.locked === false;
}

export function controllerOf(g: G, id: CardId): Seat {
  return cardOf(g, id).at;
}

/** V-SET-003, V-END-007 The next player clockwise who is still in the game. */
export function preyOf(g: G, seat: Seat): Seat {
  const { players } = g.state;
  let next = seat;
  do next = (next + 1) % players.length;
  while (playerOf(g, next).ousted && next !== seat);
  return next;
}

export function predatorOf(g: G, seat: Seat): Seat {
  const { players } = g.state;
  let next = seat;
  do next = (next + players.length - 1) % players.length;
  while (playerOf(g, next).ousted && next !== seat);
  return next;
}

/** Everybody still in the game, clockwise from `seat`. */
export function clockwiseFrom(g: G, seat: Seat): Seat[] {
  const { players } = g.state;
  const order: Seat[] = [];
  for (let i = 0; i < players.length; i++) {
    const next = (seat + i) % players.length;
    if (!playerOf(g, next).ousted) order.push(next);
  }
  return order;
}

export function minionsOf(g: G, seat: Seat): CardId[] {
  return playerOf(g, seat).zones.ready.filter((id) => isMinion(g, id));
}

function leave(g: G, id: CardId): void {
  const card = cardOf(g, id);
  if (card.place === 'attached') {
    const host = card.play?.on ?? -1;
    if (host !== -1) remove(playOf(g, host).with, id);
  } else if (card.place !== 'played' && card.place !== 'merged') remove(playerOf(g, card.at).zones[card.place], id);
}

function remove(list: CardId[], id: CardId): void {
  const at = list.indexOf(id);
  if (at >= 0) list.splice(at, 1);
}

/**
 * Moves a card to a zone of a seat; `library` and `crypt` keep their top card last. A card that goes where it cannot be
 * followed becomes a new object for those who look.
 */
export function move(g: G, id: CardId, zone: Zone, at: Seat): void {
  const card = cardOf(g, id);
  const { place: from, at: before } = card;
  const was = refer(g.state, id, !HIDDEN.has(from));
  const bound = from === 'ready' && zone !== 'ready' ? boundTo(g, id) : [];
  leave(g, id);
  if (HIDDEN.has(from) || HIDDEN.has(zone)) renew(g.state, id);
  card.place = zone;
  card.at = at;
  playerOf(g, at).zones[zone].push(id);
  changed(g);
  const isOut = HIDDEN.has(zone) || zone === 'ash_heap' || zone === 'removed';
  if ((isOut || zone === 'uncontrolled') && card.play && isVampire(g, id)) forgetChosen(g, id);
  if (isOut && card.play) {
    // V-GEN-005 What is still on it goes to the bank.
    if (card.play.counters > 0) changeCounters(g, id, -card.play.counters);
    card.play = undefined;
  }
  // Whoever cannot follow the card must not learn from an effect where it is.
  if (HIDDEN.has(zone) && g.state.lasting.some((effect) => effect.card === id))
    g.state.lasting = g.state.lasting.filter((effect) => effect.card !== id);
  if (zone === 'hand') card.seen |= isOpenHand(g, at) ? EVERYBODY : bit(at);
  else if (zone === 'uncontrolled') {
    card.seen |= bit(at);
    card.play ??= { ...newPlay(), faceDown: true };
  } else if (!HIDDEN.has(zone)) {
    card.seen = EVERYBODY;
    if (!isOut) {
      card.play ??= newPlay();
      card.play.on = -1;
      card.play.faceDown = zone === 'contested';
    }
  }
  if (changesHandSize(defOf(g, id))) g.state.unsettledHands |= bit(before) | bit(at);
  g.emit({ type: 'moved', card: refer(g.state, id, !HIDDEN.has(zone)), was, from, zone, seat: at });
  if (opensHand(defOf(g, id))) showOpenHands(g);
  for (const each of bound) burn(g, each);
}

/** The cards in play that stay only as long as this minion is ready; `combat`: those of them that stay until it fights. */
export function boundTo(g: G, minion: CardId, combat = false): CardId[] {
  const found: CardId[] = [];
  g.state.cards.forEach(({ play }, id) => {
    if (play?.second !== minion) return;
    for (const ability of defOf(g, id as CardId).abilities ?? [])
      if ('always' in ability && ability.always === 'bound' && (!combat || ability.combat)) found.push(id as CardId);
  });
  return found;
}

/** Whoever leaves play and comes back is not the one that a card in play was meant for. */
function forgetChosen(g: G, id: CardId): void {
  for (const { play } of g.state.cards) {
    if (play?.chosen === id) play.chosen = -1;
    if (play?.second === id) play.second = -1;
  }
}

/** V-GEN-027 Puts a card on another one: the two are attached to each other. Who controls it: V-GEN-016 for masters, V-GEN-017 for minion cards. */
export function attach(g: G, id: CardId, on: CardId, by: Seat): void {
  const card = cardOf(g, id);
  const from = card.place;
  leave(g, id);
  if (HIDDEN.has(from)) renew(g.state, id);
  const play: InPlay = card.play ?? newPlay();
  card.play = play;
  card.place = 'attached';
  card.seen = EVERYBODY;
  card.at = attachedController(g, id, on, by);
  play.on = on;
  play.faceDown = false;
  playOf(g, on).with.push(id);
  changed(g);
  if (changesHandSize(defOf(g, id))) g.state.unsettledHands |= bit(by) | bit(card.at);
  g.emit({ type: 'attached', card: refer(g.state, id, true), on: refer(g.state, on, true), seat: card.at });
  // A card that comes into play on another one can be contested like any other.
  if (!IN_PLAY.has(from) && from !== 'contested') checkUnique(g, id);
}

function attachedController(g: G, id: CardId, on: CardId, by: Seat): Seat {
  return followsBearer(g, id) ? controllerOf(g, on) : by;
}

/**
 * V-GEN-017 A minion card is controlled by the controller of the minion it is on. V-GEN-016 A master is controlled by who played it;
 * since fifth a trophy on a vampire by that vampire's controller (V-RED-008).
 */
function followsBearer(g: G, id: CardId): boolean {
  return !isType(g, id, 'master') || (g.edition.trophyFollowsVampire && hasTrait(g, id, 'trophy'));
}

/**
 * A card comes into play by itself: locations, allies, events. V-GEN-015 Who brings a vampire into play controls it. Contests follow from
 * it (V-CON-002). `counters`: what it has instead of the life it starts with.
 */
export function enterPlay(g: G, id: CardId, zone: 'ready' | 'in_play' | 'torpor', seat: Seat, counters?: number): void {
  const card = cardOf(g, id);
  move(g, id, zone, seat);
  const def = defOf(g, id);
  const given = counters ?? (isAlly(g, id) ? startingLife(g, id) : 0);
  if (given > 0 && card.play?.counters === 0) changeCounters(g, id, given);
  checkUnique(g, id);
  if (def.kind === 'vampire' && cardOf(g, id).place === zone) checkTitleConflicts(g);
}

/** V-ACT-024, V-ACT-032, V-IMB-003 */
export function startingLife(g: G, id: CardId): number {
  const def = defOf(g, id);
  if (def.kind === 'imbued') return def.capacity ?? 1;
  const superior = cardOf(g, id).play?.superior === true;
  return (superior ? def.superiorLife : undefined) ?? def.life ?? 0;
}

/** V-GEN-003, V-GEN-008 To the owner's ash heap; counters go to the bank, cards on it are burned with it. */
export function burn(g: G, id: CardId): void {
  discardFromPlay(g, id, 'ash_heap');
}

/** V-GEN-007 */
export function removeFromGame(g: G, id: CardId): void {
  discardFromPlay(g, id, 'removed');
}

function discardFromPlay(g: G, id: CardId, zone: 'ash_heap' | 'removed'): void {
  const card = cardOf(g, id);
  if (card.place === zone) return;
  if (zone === 'ash_heap') noteBurned(g, id);
  if (zone === 'ash_heap' && isMinion(g, id) && isInPlay(g, id)) noteFallen(g, id);
  const { play } = card;
  if (play) {
    while (play.with.length > 0) burn(g, play.with[0] as CardId);
    if (play.on !== -1) titleCardGone(g, id, play.on);
    if (play.counters > 0) changeCounters(g, id, -play.counters);
    if (play.merged !== -1) {
      const under = play.merged;
      play.merged = -1;
      move(g, under, zone, cardOf(g, under).owner);
    }
  }
  const wasContested = card.place === 'contested';
  const host = play?.on ?? -1;
  // The card may have been burned with the last of its counters.
  if ((card.place as Place) !== zone) move(g, id, zone, card.owner);
  if (wasContested) leaveContest(g, id);
  // V-GEN-014 A vampire that loses capacity with the card loses the excess of its blood.
  if (host !== -1) drainExcess(g, host);
}

/** V-GEN-011 `byEffect`: it does not follow from the rules or a cost, so that a log tells it. */
export function lock(g: G, id: CardId, byEffect = false): void {
  const play = playOf(g, id);
  if (play.locked) return;
  play.locked = true;
  g.emit({ type: 'locked', card: refer(g.state, id, true), byEffect });
}

export function unlock(g: G, id: CardId, byEffect = false): void {
  const play = playOf(g, id);
  if (!play.locked) return;
  play.locked = false;
  g.emit({ type: 'unlocked', card: refer(g.state, id, true), byEffect });
}

function changeCounters(g: G, id: CardId, change: number): void {
  const play = playOf(g, id);
  play.counters += change;
  g.emit({ type: 'counters', card: refer(g.state, id, true), change, now: play.counters });
}

/** V-GEN-006, V-GEN-010, V-GEN-014 Counters from the bank, which never runs out; a vampire never holds more blood than its capacity. Returns what stayed. */
export function gainBlood(g: G, id: CardId, amount: number): number {
  if (amount <= 0 || !cardOf(g, id).play) return 0;
  changeCounters(g, id, amount);
  return amount - drainExcess(g, id);
}

/** V-GEN-014 Any excess goes to the bank at once. Uncontrolled cards hold any number, and so do allies (V-ALV-006). */
export function drainExcess(g: G, id: CardId): number {
  const card = cardOf(g, id);
  if (!isVampire(g, id) || card.place === 'uncontrolled' || !card.play) return 0;
  const excess = card.play.counters - capacityOf(g, id);
  if (excess <= 0) return 0;
  changeCounters(g, id, -excess);
  return excess;
}

/** V-GEN-005 Burns up to `amount` counters of a card; returns how many. Losing blood or life spoils a withdrawal (V-WDR-003). */
export function burnBlood(g: G, id: CardId, amount: number): number {
  const play = cardOf(g, id).play;
  const burned = Math.min(amount, play?.counters ?? 0);
  if (burned <= 0) return 0;
  changeCounters(g, id, -burned);
  if (isMinion(g, id)) spoilWithdrawal(g, controllerOf(g, id));
  loseLastLife(g, id);
  return burned;
}

/**
 * V-ACT-027, V-ACT-032 A retainer or ally without life is burned; an Imbued is incapacitated (V-IMB-017). Either happens at once, so
 * neither can use anything in between (V-IMB-018).
 */
export function loseLastLife(g: G, id: CardId): void {
  const card = cardOf(g, id);
  if (!card.play || card.play.counters > 0) return;
  if (isImbued(g, id)) {
    if (card.place === 'ready') move(g, id, 'incapacitated', card.at);
  } else if ((isAlly(g, id) || isType(g, id, 'retainer')) && isInPlay(g, id)) burn(g, id);
}

/** Moves counters between cards; they change their name, not their number (V-GEN-009). */
export function moveCounters(g: G, from: CardId, to: CardId, amount: number): number {
  const moved = Math.min(amount, cardOf(g, from).play?.counters ?? 0);
  if (moved <= 0) return 0;
  changeCounters(g, from, -moved);
  changeCounters(g, to, moved);
  if (isMinion(g, from)) spoilWithdrawal(g, controllerOf(g, from));
  loseLastLife(g, from);
  drainExcess(g, to);
  return moved;
}

/** `from`: the card from which it comes, if not from the bank. */
export function gainPool(g: G, seat: Seat, amount: number, from?: CardId): void {
  const player = playerOf(g, seat);
  if (amount <= 0 || player.ousted) return;
  player.pool += amount;
  const card = from === undefined ? undefined : { card: refer(g.state, from, true) };
  g.emit({ type: 'pool', seat, change: amount, now: player.pool, ...card });
}

/** Burns pool of one player; whoever has none left is ousted at once (V-END-001, V-AMB-01). */
export function burnPool(g: G, seat: Seat, amount: number): number {
  return burnPoolOfEach(g, [[seat, amount]]);
}

/** Burns pool of several players at the same time (V-END-006, V-AMB-15). Returns the sum. */
export function burnPoolOfEach(g: G, losses: readonly (readonly [Seat, number])[]): number {
  let sum = 0;
  for (const [seat, amount] of losses) {
    const player = playerOf(g, seat);
    const burned = player.ousted ? 0 : Math.min(amount, player.pool);
    if (burned <= 0) continue;
    player.pool -= burned;
    spoilWithdrawal(g, seat);
    sum += burned;
    g.emit({ type: 'pool', seat, change: -burned, now: player.pool });
  }
  oustThoseWithoutPool(g);
  return sum;
}

/** Pool becomes blood on a card (V-GEN-009). */
export function poolToCard(g: G, seat: Seat, id: CardId, amount: number): number {
  const player = playerOf(g, seat);
  const moved = Math.min(amount, player.pool);
  if (moved <= 0) return 0;
  player.pool -= moved;
  spoilWithdrawal(g, seat);
  g.emit({ type: 'pool', seat, change: -moved, now: player.pool, card: refer(g.state, id, true) });
  changeCounters(g, id, moved);
  drainExcess(g, id);
  oustThoseWithoutPool(g);
  return moved;
}

export function cardToPool(g: G, id: CardId, seat: Seat, amount: number): number {
  const moved = Math.min(amount, cardOf(g, id).play?.counters ?? 0);
  if (moved <= 0) return 0;
  changeCounters(g, id, -moved);
  if (isMinion(g, id) && isInPlay(g, id)) spoilWithdrawal(g, controllerOf(g, id));
  gainPool(g, seat, moved, id);
  loseLastLife(g, id);
  return moved;
}

/** Plain counters on cards that are no minions. */
export function addCounters(g: G, id: CardId, amount: number): void {
  if (amount !== 0 && cardOf(g, id).play) changeCounters(g, id, amount);
}

/** V-GEN-018, V-GEN-024 to V-GEN-026 Permanent control; it stays in the kind of region it was in. */
export function takeControl(g: G, id: CardId, seat: Seat, on?: CardId): void {
  changed(g);
  const card = cardOf(g, id);
  if (card.place === 'attached') {
    const host = on ?? -1;
    if (host !== -1) attach(g, id, host, seat);
    else if (isType(g, id, 'master')) card.at = seat;
    else burn(g, id);
    return;
  }
  if (card.place === 'played' || HIDDEN.has(card.place)) return;
  move(g, id, card.place as Zone, seat);
  for (const each of playOf(g, id).with) if (followsBearer(g, each)) cardOf(g, each).at = seat;
  changed(g);
}

export function setEdge(g: G, seat: Seat | -1): void {
  if (g.state.edge === seat) return;
  g.state.edge = seat;
  g.emit({ type: 'edge', seat });
}

/** V-GEN-023 */
export function shuffleLibrary(g: G, seat: Seat): void {
  mix(g.state, playerOf(g, seat).zones.library);
  g.emit({ type: 'shuffled', seat, zone: 'library' });
}

export function shuffleCrypt(g: G, seat: Seat): void {
  mix(g.state, playerOf(g, seat).zones.crypt);
  g.emit({ type: 'shuffled', seat, zone: 'crypt' });
}

/** V-GEN-022 Whoever searches sees what he looks through, until it is shuffled. */
export function lookThrough(g: G, seat: Seat, ids: readonly CardId[]): void {
  for (const id of ids) cardOf(g, id).seen |= bit(seat);
}

/** Shows a card to some seats. */
export function show(g: G, id: CardId, seats: readonly Seat[]): void {
  const card: Card = cardOf(g, id);
  for (const seat of seats) card.seen |= bit(seat);
  g.emit({ type: 'shown', card: refer(g.state, id, false), seats: [...seats] });
}

export function hasMark(g: G, id: CardId, mark: string): boolean {
  return cardOf(g, id).play?.marks.includes(mark) === true;
}

export function mark(g: G, id: CardId, name: string): void {
  const { play } = cardOf(g, id);
  if (!play || play.marks.includes(name)) return;
  play.marks.push(name);
  if (name === 'recruited') changed(g);
}

export function unmark(g: G, id: CardId, name: string): void {
  const { play } = cardOf(g, id);
  const at = play?.marks.indexOf(name) ?? -1;
  if (at >= 0) play?.marks.splice(at, 1);
}

/** V-TRT-007, V-TRT-008, V-TRT-010, V-CARD-034 Traits and labels do nothing but be asked for. Those printed on a card: location, weapon, gun, trifle, scarce, infernal … */
export function hasTrait(g: G, id: CardId, trait: string): boolean {
  return (
    defOf(g, id).traits?.includes(trait) === true || hasMark(g, id, trait) || (trait === 'mortal' && isImbued(g, id))
  );
}

/** V-GEN-030 Neither mortal nor animal. Vampires always are; an Imbued is a mortal (V-IMB-001). */
export function isMonster(g: G, id: CardId): boolean {
  const { monsters } = g.edition;
  if (monsters === 'all vampires' && isVampire(g, id)) return true;
  if (monsters === 'none' || !(isMinion(g, id) || isType(g, id, 'retainer'))) return false;
  return !hasTrait(g, id, 'mortal') && !hasTrait(g, id, 'animal');
}
