/** Cards come into play, by themselves or on other cards, and change their controller. */

import { bit, type CardId, EVERYBODY, refer, renew, type Seat } from '@praxis/engine';
import type { CardDef } from '../../cards/language.ts';
import { controllerOf, HIDDEN, hasTrait, IN_PLAY, isAlly, isType, startingLife } from '../facts/cards.ts';
import { ENTERED_MARK, INFLUENCED_MARK } from '../facts/entered.ts';
import { changesHandSize } from '../facts/printed.ts';
import { isKept } from '../facts/stored.ts';
import { has } from '../facts/values.ts';
import { cardOf, defOf, type G, type InPlay, newPlay, playOf, type Zone } from '../state/state.ts';
import { checkTitleConflicts, checkUnique } from './contests.ts';
import { changeCounters } from './counters.ts';
import { changed, checkHands } from './marks.ts';
import { burn, leave, leaveWithout, move } from './moving.ts';

/**
 * V-GEN-027 Puts a card on another one: the two are attached to each other. Its controller: V-GEN-016 for masters,
 * V-GEN-017 for minion cards.
 */
export function attach(g: G, id: CardId, on: CardId, by: Seat): void {
  const card = cardOf(g, id);
  const { place: from, at: before } = card;
  leave(g, id);
  if (HIDDEN.has(from)) renew(g.state, id);
  const play: InPlay = card.play ?? newPlay();
  card.play = play;
  card.place = 'attached';
  card.seen = EVERYBODY;
  card.at = attachedController(g, id, on, by);
  if (from === 'attached' && play.on !== on && play.counters > 0 && losesCounters(defOf(g, id)))
    changeCounters(g, id, -play.counters);
  play.on = on;
  play.faceDown = false;
  playOf(g, on).with.push(id);
  for (const each of play.with) if (isKept(cardOf(g, each))) follow(g, each, card.at);
  changed(g);
  if (changesHandSize(defOf(g, id))) g.state.unsettledHands |= bit(before) | bit(by) | bit(card.at);
  checkHands(g);
  g.emit({ type: 'attached', card: refer(g.state, id, true), on: refer(g.state, on, true), seat: card.at });
  if (hasTrait(g, id, 'haven') && has(g, on, 'cannot have a haven')) {
    burn(g, id);
    return;
  }
  // A card that comes into play on another one can be contested like any other.
  if (!IN_PLAY.has(from) && from !== 'contested') checkUnique(g, id);
}

function losesCounters({ abilities = [] }: CardDef): boolean {
  return abilities.some((ability) => 'always' in ability && ability.always === 'loses counters');
}

function attachedController(g: G, id: CardId, on: CardId, by: Seat): Seat {
  return followsBearer(g, id) ? controllerOf(g, on) : by;
}

/**
 * V-GEN-017 A minion card is controlled by the controller of the minion it is on. V-GEN-016 A master is controlled by
 * the player who played it; since fifth a trophy on a vampire by that vampire's controller (V-RED-008). A card may say
 * otherwise (V-GEN-001).
 */
function followsBearer(g: G, id: CardId): boolean {
  if (cardOf(g, id).play?.kept) return false;
  return !isType(g, id, 'master') || (g.edition.trophyFollowsVampire && hasTrait(g, id, 'trophy'));
}

/**
 * A card comes into play by itself: locations, allies, events. V-GEN-015 The player who brings a vampire into play
 * controls it. Contests follow from it (V-CON-002). `counters`: its counters instead of its starting life.
 */
export function enterPlay(g: G, id: CardId, zone: 'ready' | 'in_play' | 'torpor', seat: Seat, counters?: number): void {
  const card = cardOf(g, id);
  move(g, id, zone, seat);
  const def = defOf(g, id);
  const given = counters ?? (isAlly(g, id) ? startingLife(g, id) : 0);
  if (given > 0 && card.play?.counters === 0) changeCounters(g, id, given);
  if (def.kind === 'vampire') noteEntered(g, id);
  checkUnique(g, id);
  if (def.kind === 'vampire' && cardOf(g, id).place === zone) checkTitleConflicts(g);
  leaveWithout(g, id);
}

/** A vampire remembers when it came into play. */
function noteEntered(g: G, id: CardId): void {
  const play = playOf(g, id);
  const { phase, turnNumber } = g.state;
  play.marks = play.marks.filter((each) => !each.startsWith(ENTERED_MARK) && !each.startsWith(INFLUENCED_MARK));
  play.marks.push(`${ENTERED_MARK}${turnNumber}`);
  if (phase === 'influence') play.marks.push(`${INFLUENCED_MARK}${turnNumber}`);
}

/**
 * A card on another one comes along, and with it the cards that lie face down on it: its new controller may look at
 * them.
 */
function follow(g: G, id: CardId, seat: Seat): void {
  const card = cardOf(g, id);
  card.at = seat;
  if (isKept(card)) card.seen |= bit(seat);
  for (const each of card.play?.with ?? []) if (isKept(cardOf(g, each))) follow(g, each, seat);
}

/** V-GEN-018, V-GEN-024 to V-GEN-026 Permanent control; it stays in the kind of region it was in. */
export function takeControl(g: G, id: CardId, seat: Seat, on?: CardId): void {
  changed(g);
  const card = cardOf(g, id);
  if (card.place === 'attached') {
    if (on !== undefined) attach(g, id, on, seat);
    else if (isType(g, id, 'master')) card.at = seat;
    else burn(g, id);
    return;
  }
  // A card that has left play has no controller.
  if (card.place === 'played' || HIDDEN.has(card.place) || !card.play) return;
  move(g, id, card.place as Zone, seat);
  for (const each of card.play.with) if (isKept(cardOf(g, each)) || followsBearer(g, each)) follow(g, each, seat);
  changed(g);
}
