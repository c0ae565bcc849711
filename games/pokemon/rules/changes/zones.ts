/** Cards change places. Zones belong to owners: a card is never in another player's zone. */
import { bit, type CardId, EVERYBODY, mix, refer, type Seat } from '@praxis/engine';
import { hasTag } from '../../cards/language.ts';
import { cardOf, defOf, type G, type Place, type Player, type Pokemon, playerOf, type Zone } from '../state/state.ts';

function take<T>(list: T[], item: T): boolean {
  const at = list.indexOf(item);
  if (at >= 0) list.splice(at, 1);
  return at >= 0;
}

/** Removes a card from its place, and returns that place. */
function lift(g: G, id: CardId): Place {
  const { place, owner } = cardOf(g, id);
  if (place === 'stadium' || place === 'play') g.state.changes++;
  if (place === 'stadium') g.state.stadium = undefined;
  else if (place === 'play') liftFromPlay(g, id);
  else if (place !== 'played') take(playerOf(g, owner).zones[place], id);
  return place;
}

function liftFromPlay(g: G, id: CardId): void {
  for (const player of g.state.players)
    for (const pokemon of player.active ? [player.active, ...player.bench] : player.bench)
      if (take(pokemon.energy, id) || take(pokemon.tools, id) || take(pokemon.cards, id)) return;
}

/** P-ZONE-008, P-LOST-003 Face-up cards are known to everybody. */
function put(g: G, id: CardId, place: Place, seen: number): void {
  const card = cardOf(g, id);
  card.place = place;
  card.seen = seen;
}

/** Puts a card into play, on or as a Pokémon; the caller gives it its place there. */
export function toPlay(g: G, id: CardId): void {
  g.state.changes++;
  lift(g, id);
  put(g, id, 'play', EVERYBODY);
}

/** P-SET-004 During setup Pokémon lie face down. */
export function toPlayFaceDown(g: G, id: CardId): void {
  g.state.changes++;
  const { owner } = cardOf(g, id);
  lift(g, id);
  put(g, id, 'play', bit(owner));
}

/** P-TRN-001 A Trainer card that is being played lies open until its effects are over. */
export function toPlayed(g: G, id: CardId): void {
  lift(g, id);
  put(g, id, 'played', EVERYBODY);
}

export function toStadium(g: G, id: CardId): void {
  g.state.changes++;
  lift(g, id);
  put(g, id, 'stadium', EVERYBODY);
  g.state.stadium = id;
}

/** P-ZONE-009, P-ZONE-010 Into its owner's discard pile; P-PRISM-002, P-PRISM-003 a Prism Star card of any kind goes to the Lost Zone instead. */
export function discard(g: G, ids: readonly CardId[]): void {
  if (ids.length === 0) return;
  const discarded: CardId[] = [];
  const lost: CardId[] = [];
  for (const id of ids) {
    const prism = hasTag(defOf(g, id), 'Prism Star');
    (prism ? lost : discarded).push(id);
    moveFaceUp(g, id, prism ? 'lost' : 'discard');
  }
  tell(g, 'discarded', discarded);
  tell(g, 'lost', lost);
}

/** P-LOST-001, P-LOST-002 Nothing ever takes a card from the Lost Zone. */
export function toLostZone(g: G, ids: readonly CardId[]): void {
  for (const id of ids) moveFaceUp(g, id, 'lost');
  tell(g, 'lost', ids);
}

function moveFaceUp(g: G, id: CardId, zone: 'discard' | 'lost'): void {
  lift(g, id);
  put(g, id, zone, EVERYBODY);
  playerOf(g, cardOf(g, id).owner).zones[zone].push(id);
}

function tell(g: G, type: string, ids: readonly CardId[]): void {
  for (const owner of [0, 1]) {
    const cards = ids.filter((id) => cardOf(g, id).owner === owner).map((id) => refer(g.state, id, true));
    if (cards.length > 0) g.emit({ type, seat: owner, cards });
  }
}

/** Into the owner's hand. Players who have seen the card know that it is there. */
export function toHand(g: G, ids: readonly CardId[], shown: boolean): void {
  if (ids.length === 0) return;
  for (const id of ids) {
    const card = cardOf(g, id);
    const from = lift(g, id);
    put(g, id, 'hand', shown || from !== 'deck' ? card.seen | bit(card.owner) : bit(card.owner));
    if (shown) card.seen = EVERYBODY;
    playerOf(g, card.owner).zones.hand.push(id);
  }
  const { owner } = cardOf(g, ids[0] as CardId);
  g.emit({ type: 'to hand', seat: owner, cards: ids.map((id) => refer(g.state, id, false)) });
}

/**
 * P-TXT-005 A player draws as many as there are. Returns the number of cards drawn. P-ZONE-012 There is no maximum hand
 * size.
 */
export function draw(g: G, seat: Seat, count: number): number {
  const { deck, hand } = playerOf(g, seat).zones;
  const drawn: CardId[] = [];
  while (drawn.length < count && deck.length > 0) {
    const id = deck.pop() as CardId;
    const card = cardOf(g, id);
    card.place = 'hand';
    card.seen |= bit(seat);
    hand.push(id);
    drawn.push(id);
  }
  if (drawn.length > 0)
    g.emit({ type: 'drew', seat, amount: drawn.length, cards: drawn.map((id) => refer(g.state, id, false)) });
  return drawn.length;
}

export function shuffleDeck(g: G, seat: Seat): void {
  mix(g.state, playerOf(g, seat).zones.deck);
  g.emit({ type: 'shuffled', seat });
}

/** Cards go to their owner's deck; the caller shuffles. The last card of the list is the top of the deck. */
export function toDeck(g: G, ids: readonly CardId[], where: 'top' | 'bottom'): void {
  for (const id of ids) {
    const { owner, seen } = cardOf(g, id);
    lift(g, id);
    put(g, id, 'deck', seen);
    const { deck } = playerOf(g, owner).zones;
    if (where === 'top') deck.push(id);
    else deck.unshift(id);
  }
}

/** Puts cards to the bottom of the deck in a random, hidden order. */
export function mixedToBottom(g: G, seat: Seat, ids: readonly CardId[]): void {
  const mixed = [...ids];
  mix(g.state, mixed);
  toDeck(g, mixed, 'bottom');
  g.emit({ type: 'to bottom', seat, amount: ids.length });
}

/** The player looks at cards of the deck; their places stay unknown because they are shuffled afterwards. */
export function look(g: G, seat: Seat, ids: readonly CardId[]): void {
  for (const id of ids) cardOf(g, id).seen |= bit(seat);
}

export function reveal(g: G, ids: readonly CardId[]): void {
  for (const id of ids) cardOf(g, id).seen = EVERYBODY;
}

/** Attached cards go with the Pokémon; they are open information. */
export function attach(g: G, id: CardId, pokemon: Pokemon): void {
  toPlay(g, id);
  const { kind } = defOf(g, id);
  if (kind === 'Basic Energy' || kind === 'Special Energy') pokemon.energy.push(id);
  else pokemon.tools.push(id);
}

/** All cards of a Pokémon: those it consists of and those attached to it. */
export function cardsOf(pokemon: Pokemon): CardId[] {
  return [...pokemon.cards, ...pokemon.energy, ...pokemon.tools];
}

/** Removes a Pokémon from its spot; the caller moves its cards. */
export function leaveSpot(g: G, pokemon: Pokemon): void {
  g.state.changes++;
  const player: Player = playerOf(g, pokemon.seat);
  if (player.active === pokemon) player.active = undefined;
  else take(player.bench, pokemon);
}

export function zoneOf(g: G, seat: Seat, zone: Zone): readonly CardId[] {
  return playerOf(g, seat).zones[zone];
}
