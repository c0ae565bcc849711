/** Cards move between regions, and leave play with everything that depends on them. */

import { bit, type CardId, EVERYBODY, refer, renew, type Seat } from '@praxis/engine';
import type { Ability, CardDef } from '../../cards/language.ts';
import {
  boundTo,
  HIDDEN,
  IN_PLAY,
  isAlly,
  isInPlay,
  isMinion,
  isType,
  isVampire,
  playersWithOtherHands,
} from '../facts/cards.ts';
import { copied, isSame } from '../facts/contests.ts';
import { opponentOf, whoIs } from '../facts/fighters.ts';
import { candidates } from '../facts/filters.ts';
import { namedCounters } from '../facts/named-counters.ts';
import { opensHand, whoSeesHand } from '../facts/open-hands.ts';
import { abilitiesOf, changesHandSize, claimedTitle } from '../facts/printed.ts';
import { sceneOf } from '../facts/scenes.ts';
import { dependentCards, keepTable } from '../facts/tabletop.ts';
import { votesOf } from '../facts/values.ts';
import { cardOf, defOf, type G, newPlay, type Place, playerOf, playOf, type Zone } from '../state/state.ts';
import { isSaid } from '../state/words.ts';
import { answering, noteBearing, noteBurned, noteDeparture, noteFallen } from './burned.ts';
import { changeCounters, changeNamed, drainExcess } from './counters.ts';
import { addLasting } from './lasting.ts';
import { changed, checkHands, lock, nowReplaced } from './marks.ts';
import { showOpenHands, shuffleLibrary } from './showing.ts';

export function leave(g: G, id: CardId): void {
  const card = cardOf(g, id);
  if (card.place === 'attached') {
    const host = card.play?.on;
    if (host !== undefined) remove(playOf(g, host).with, id);
  } else if (card.place !== 'played' && card.place !== 'merged') remove(playerOf(g, card.at).zones[card.place], id);
}

function remove(list: CardId[], id: CardId): void {
  const at = list.indexOf(id);
  if (at >= 0) list.splice(at, 1);
}

/**
 * Moves a card to a zone of a seat; `library` and `crypt` keep their top card last. A card that enters a hidden zone
 * becomes a new object for those who look.
 */
export function move(g: G, id: CardId, zone: Zone, at: Seat): void {
  const card = cardOf(g, id);
  const { place: from, at: before } = card;
  const was = refer(g.state, id, !HIDDEN.has(from));
  const bound = from === 'ready' && zone !== 'ready' ? boundTo(g, id) : [];
  const wasVampire = isVampire(g, id);
  const players = playersWithOtherHands(g, id);
  if (from === 'ready' && zone !== 'ready' && isMinion(g, id))
    noteDeparture(g, id, zone === 'ash_heap' ? 'burned' : zone === 'torpor' ? 'torpor' : 'other');
  leave(g, id);
  if (HIDDEN.has(from) || HIDDEN.has(zone)) renew(g.state, id);
  card.place = zone;
  card.at = at;
  playerOf(g, at).zones[zone].push(id);
  changed(g);
  const offTable = isOutOfPlay(from) && isOutOfPlay(zone);
  if (offTable) keepTable(g);
  const isOut = HIDDEN.has(zone) || zone === 'ash_heap' || zone === 'removed';
  if ((isOut || zone === 'uncontrolled') && card.play && wasVampire) forgetChosen(g, id);
  if (zone === 'uncontrolled' && card.play) card.play.named = undefined;
  if (isOut && card.play) {
    burnCountersOf(g, defOf(g, id));
    // V-GEN-005 The counters on it go to the bank.
    if (card.play.counters > 0) changeCounters(g, id, -card.play.counters);
    card.play = undefined;
  }
  // A player who cannot follow the card must not learn from an effect where it is.
  if (HIDDEN.has(zone) && g.state.lasting.some((effect) => effect.card === id))
    g.state.lasting = g.state.lasting.filter((effect) => effect.card !== id);
  if (HIDDEN.has(zone) && g.state.removedIfBurned.length > 0)
    g.state.removedIfBurned = g.state.removedIfBurned.filter((each) => each !== id);
  // A hidden card is named by nobody.
  if (HIDDEN.has(zone) && g.state.allowed.length > 0)
    g.state.allowed = g.state.allowed.filter(({ minion, card }) => minion !== id && card !== id);
  if (zone === 'hand') card.seen |= whoSeesHand(g, at);
  else if (zone === 'uncontrolled') {
    card.seen |= bit(at);
    card.play ??= { ...newPlay(), faceDown: true };
  } else if (!HIDDEN.has(zone)) {
    card.seen = EVERYBODY;
    if (!isOut) {
      card.play ??= newPlay();
      card.play.on = undefined;
      card.play.faceDown = zone === 'contested';
    }
  }
  if (changesHandSize(defOf(g, id))) for (const seat of [before, at, ...players]) g.state.unsettledHands |= bit(seat);
  if (!offTable) checkHands(g);
  g.emit({ type: 'moved', card: refer(g.state, id, !HIDDEN.has(zone)), was, from, zone, seat: at });
  if (opensHand(defOf(g, id))) showOpenHands(g);
  for (const each of bound) burn(g, each);
  if (IN_PLAY.has(from) && isVampire(g, id)) leaveWithout(g);
}

function isOutOfPlay(place: Place): boolean {
  return HIDDEN.has(place) || place === 'played' || place === 'ash_heap' || place === 'removed';
}

/** A card may take all counters of a kind along when it leaves play. */
function burnCountersOf(g: G, { abilities = [] }: CardDef): void {
  for (const ability of abilities)
    if ('always' in ability && ability.always === 'burns counters')
      g.state.cards.forEach((_, other) => {
        const count = namedCounters(g, other as CardId, ability.counter, undefined);
        changeNamed(g, other as CardId, ability.counter, 0, -count);
      });
}

/**
 * Removes or burns cards that depend on another card that is gone. `newcomer`: one that comes into play, on which cards
 * are about to be put.
 */
export function leaveWithout(g: G, newcomer?: CardId): void {
  for (const id of dependentCards(g))
    for (const ability of abilitiesOf(g, id))
      if (
        'always' in ability &&
        ability.always === 'leaves without' &&
        !(id === newcomer && ability.cards.in?.startsWith('kept'))
      )
        if (candidates(g, sceneOf(g, id), { of: 'you', ...ability.cards }).length === 0) {
          if (ability.burned) burn(g, id);
          else removeFromGame(g, id);
          leaveWithout(g);
          return;
        }
}

/** A minion that leaves play and comes back is not the one that a card in play was meant for. */
function forgetChosen(g: G, id: CardId): void {
  for (const { play } of g.state.cards) {
    if (play?.chosen === id) play.chosen = undefined;
    if (play?.second === id) play.second = undefined;
  }
}

/** V-GEN-003, V-GEN-008 To the owner's ash heap; counters go to the bank, cards on it are burned with it. */
export function burn(g: G, id: CardId): void {
  if (isCaptured(g, id)) return;
  // An effect may have said that the card is removed from the game instead.
  discardFromPlay(g, id, g.state.removedIfBurned.includes(id) ? 'removed' : 'ash_heap');
}

/** An ally that would be burned in combat may go over to its opponent instead; that ends the combat. */
function isCaptured(g: G, id: CardId): boolean {
  const { combat } = g.state;
  const who = whoIs(combat, id);
  if (!combat || who === undefined || !isAlly(g, id) || !isInPlay(g, id)) return false;
  const captor = opponentOf(combat, who).card;
  const play = playOf(g, id);
  if (!isInPlay(g, captor) || !(cardOf(g, captor).play?.with ?? []).some((each) => captures(g, each))) return false;
  const seat = cardOf(g, captor).at;
  move(g, id, 'ready', seat);
  for (const each of play.with) if (!defOf(g, each).types?.includes('master')) cardOf(g, each).at = seat;
  if (play.counters === 0) changeCounters(g, id, 1);
  lock(g, id);
  combat.over = true;
  return true;
}

function captures(g: G, id: CardId): boolean {
  return abilitiesOf(g, id).some((ability) => 'always' in ability && ability.always === 'captures allies');
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
  if (zone === 'ash_heap' && card.place === 'torpor') noteDeparture(g, id, 'burned');
  if (zone === 'ash_heap' && card.place === 'attached' && isType(g, id, 'retainer')) noteDeparture(g, id, 'burned');
  const { play } = card;
  const bearing = card.place === 'ready' && play && play.with.length > 0 ? answering(g, play.with) : undefined;
  if (play && zone === 'ash_heap' && isSaid(g, 'bearer burned')) setAside(g, id);
  if (play) {
    while (play.with.length > 0) burn(g, play.with[0] as CardId);
    if (play.on !== undefined) titleCardGone(g, id, play.on);
    if (play.counters > 0) changeCounters(g, id, -play.counters);
    if (play.merged !== undefined) {
      const under = play.merged;
      play.merged = undefined;
      move(g, under, zone, cardOf(g, under).owner);
    }
  }
  const returns = zone === 'ash_heap' && isInPlay(g, id) && returnsToLibrary(defOf(g, id));
  const revives = zone === 'ash_heap' && isInPlay(g, id) ? revivalOf(defOf(g, id)) : undefined;
  const controller = card.at;
  const contested = card.place === 'contested' ? copied(g, id) : undefined;
  const host = play?.on;
  // The card may have been burned with the last of its counters.
  if ((card.place as Place) !== zone) move(g, id, zone, card.owner);
  if (bearing && bearing.length > 0) noteBearing(g, id, bearing);
  if (contested !== undefined) leaveContest(g, contested);
  if (returns) {
    move(g, id, 'library', card.owner);
    shuffleLibrary(g, card.owner);
  }
  if (revives) {
    move(g, id, 'uncontrolled', card.owner);
    giveTransfers(g, id, controller, revives.transfers ?? 0);
  }
  if (defOf(g, id).replace === 'in play') nowReplaced(g, id);
  // V-GEN-014 A vampire that loses capacity with the card loses the excess of its blood.
  if (host !== undefined) drainExcess(g, host);
}

/** Cards on a burned minion that have something to do then wait in play until a player can be asked. */
function setAside(g: G, id: CardId): void {
  if (!isMinion(g, id) || !isInPlay(g, id)) return;
  const responding = playOf(g, id).with.filter((card) => respondsToBurning(defOf(g, card)));
  if (responding.length === 0) return;
  const bearer = { card: id, votes: votesOf(g, id) };
  for (const each of responding) {
    const { at } = cardOf(g, each);
    move(g, each, 'in_play', at);
    noteDeparture(g, each, 'bereft', bearer);
  }
}

function respondsToBurning({ abilities = [] }: CardDef): boolean {
  return abilities.some((each) => 'trigger' in each && each.trigger === 'bearer burned');
}

function returnsToLibrary({ abilities = [] }: CardDef): boolean {
  return abilities.some((ability) => 'always' in ability && ability.always === 'returns to library');
}

type Revival = Extract<Ability, { always: 'returns uncontrolled' }>;

function revivalOf({ abilities = [] }: CardDef): Revival | undefined {
  return abilities.find((each): each is Revival => 'always' in each && each.always === 'returns uncontrolled');
}

/** In the player's next influence phase; a phase that has begun has counted its transfers already. */
function giveTransfers(g: G, source: CardId, seat: Seat, amount: number): void {
  if (amount === 0) return;
  addLasting(g, { until: 'next influence', seat, stat: 'transfers', amount, source });
}

/** A contested copy of this card has gone. The contest ends only in the remaining controller's next unlock phase (V-CON-007). */
function leaveContest(g: G, id: CardId): void {
  const left = g.state.cards.flatMap((card, other) =>
    card.place === 'contested' && isSame(g, other as CardId, id) ? [other as CardId] : [],
  );
  if (left.length === 1) g.emit({ type: 'contest decided', card: refer(g.state, left[0] as CardId, true) });
}

/** The mark of a card that represents the title of the vampire it is on (V-CARD-033). */
export const TITLE_CARD = 'title card';

export function removeTitle(g: G, id: CardId, burnsCard: boolean): void {
  const { play } = cardOf(g, id);
  if (!play || !claimedTitle(g, id)) return;
  play.title = undefined;
  play.titleLost = true;
  play.titleContested = false;
  g.emit({ type: 'title lost', card: refer(g.state, id, true) });
  dropTitleCard(g, id, burnsCard);
}

/** The card no longer represents the title, and is burned if the rules say so. */
export function dropTitleCard(g: G, id: CardId, burns: boolean): void {
  for (const each of [...playOf(g, id).with]) {
    const { marks } = playOf(g, each);
    const at = marks.indexOf(TITLE_CARD);
    if (at < 0) continue;
    marks.splice(at, 1);
    if (burns) burn(g, each);
  }
}

/** V-CARD-033 The reverse: without the card there is no title. Called when a card leaves the vampire it was on. */
function titleCardGone(g: G, card: CardId, host: CardId): void {
  const { marks } = playOf(g, card);
  const at = marks.indexOf(TITLE_CARD);
  if (at < 0) return;
  marks.splice(at, 1);
  if (cardOf(g, host).play) removeTitle(g, host, false);
}
