/** Chapter 5: the hand and the replacement of cards. */

import {
  ask,
  bit,
  type CardId,
  oneOf,
  PASS,
  PASSIVE_PASS,
  type Piece,
  type Procedure,
  randomBelow,
  type Seat,
} from '@praxis/engine';
import { clockwiseFrom } from '../facts/seats.ts';
import { cardsInPlay } from '../facts/tabletop.ts';
import { handSizeOf, has, playerBonus } from '../facts/values.ts';
import { discardNote } from '../state/notes.ts';
import { cardOf, type Delay, defOf, type G, type Playing, playerOf, playOf } from '../state/state.ts';
import { stepOfEffects } from '../state/steps.ts';
import { isSaid } from '../state/words.ts';
import { drawCards, settleDraws, undecidedDraws } from './draws.ts';
import { burnBlood } from './losing.ts';
import { burn, move } from './moving.ts';

/** V-HAND-007 Cards that are replaced later lower the effective hand size meanwhile. */
export function effectiveHandSize(g: G, seat: Seat): number {
  const { delayed } = playerOf(g, seat);
  let waiting = 0;
  for (const each of delayed) waiting += each.count;
  return Math.max(0, handSizeOf(g, seat) - waiting);
}

/**
 * V-HAND-002, V-HAND-003, V-HAND-007 Draws the replacement of a card that was played, or notes when it will be drawn. V-HAND-004 The card
 * that called a referendum was played before it began. True if it was drawn at once.
 */
export function replaceCard(g: G, seat: Seat, delay: Delay | undefined, card?: CardId, played?: Playing): boolean {
  const player = playerOf(g, seat);
  if (player.ousted) return false;
  const waiting = waitsFor(g, seat);
  const later =
    delay ??
    (waiting === undefined ? undefined : 'lock') ??
    (played !== undefined && isLateForDiscipline(g, played) ? 'action' : undefined) ??
    (g.state.action && playerBonus(g, seat, 'late replacement') > 0 ? 'action' : undefined) ??
    (g.state.phase === 'minion' && playerBonus(g, seat, 'no replacement in minion phases') > 0
      ? 'minion phase'
      : undefined) ??
    (g.state.referendum && g.state.referendum.step !== 'over' && !g.edition.replacesInReferendum
      ? 'referendum'
      : undefined);
  const until = later === 'lock' ? waiting : later === 'in play' ? card : undefined;
  if (later) player.delayed.push({ until: later, count: 1, card: until, played });
  else {
    drawReplacements(g, seat, 1);
    drawMore(g, seat);
  }
  if (player.zones.hand.length === 0 && isSaid(g, 'late Discipline cards')) drawDelayed(g, 'action', seat);
  return later === undefined;
}

/** The unlocked minion of the player whose text puts off replacements in his own turn until it locks. */
function waitsFor(g: G, seat: Seat): CardId | undefined {
  if (g.state.turn !== seat || !isSaid(g, 'late replacement until it locks')) return undefined;
  return cardsInPlay(g, seat).find((id) => !playOf(g, id).locked && has(g, id, 'late replacement until it locks'));
}

/** An effect may put off the replacement of cards that require a Discipline. */
function isLateForDiscipline(g: G, { card, mode, minion }: Playing): boolean {
  if (!g.state.action || minion === undefined || !isSaid(g, 'late Discipline cards')) return false;
  return (defOf(g, card).modes?.[mode]?.disciplines?.length ?? 0) > 0 && has(g, minion, 'late Discipline cards');
}

/** An effect may add cards to each replacement; the hand is then discarded down. */
function drawMore(g: G, seat: Seat): void {
  let more = 0;
  for (const each of g.state.lasting)
    if (each.seat === seat && each.stat === 'more cards for each replacement') more += each.amount;
  if (more === 0) return;
  drawCards(g, seat, more);
  g.state.unsettledHands |= bit(seat);
}

/** A card of the player may give up one of its counters instead. */
function burnsInstead(g: G, seat: Seat): boolean {
  for (const id of cardsInPlay(g, seat))
    for (const ability of defOf(g, id).abilities ?? []) {
      if (!('always' in ability) || ability.always !== 'instead of replacing') continue;
      burnBlood(g, id, 1);
      if (playOf(g, id).counters === 0) burn(g, id);
      return true;
    }
  return false;
}

/** The hand, with the cards that are about to be drawn. */
function cardsToHold(g: G, seat: Seat): number {
  return playerOf(g, seat).zones.hand.length + undecidedDraws(g, seat);
}

/** One card for each that was played, never beyond the hand size, unless something happens instead. */
function drawReplacements(g: G, seat: Seat, count: number): void {
  for (let i = 0; i < count; i++) {
    if (effectiveHandSize(g, seat) <= cardsToHold(g, seat)) return;
    if (!burnsInstead(g, seat)) drawCards(g, seat, 1);
  }
}

/** V-HAND-006 Draws up to the hand size; discarding down asks, and is `discardDown`. */
function drawUp(g: G, seat: Seat): void {
  const missing = effectiveHandSize(g, seat) - cardsToHold(g, seat);
  if (missing > 0) drawCards(g, seat, missing);
}

/** The moment has come for replacements that were put off; V-HAND-009 those of an action wait for the end of its combat too. */
export function drawDelayed(g: G, until: Delay, seat: Seat): void {
  const player = playerOf(g, seat);
  if (player.delayed.length === 0) return;
  let count = 0;
  for (const each of player.delayed) {
    if (each.until !== until) continue;
    count += each.count;
    if (each.played) g.state.replacedLate.push(each.played);
  }
  player.delayed = player.delayed.filter((each) => each.until !== until);
  drawReplacements(g, seat, count);
}

/** A card may say that its player can take it back instead of replacing it now. */
export function* takeBack(g: G, until: Delay, seat: Seat): Procedure {
  const player = playerOf(g, seat);
  for (const each of [...player.delayed]) {
    const card = each.until === until ? each.played?.card : undefined;
    if (card === undefined || !defOf(g, card).takenBack) continue;
    const { place, owner } = cardOf(g, card);
    if (place !== 'ash_heap' || owner !== seat) continue;
    const [answer] = yield* ask({
      seat,
      step: stepOfEffects(g.state),
      about: { say: 'may use', card },
      next: oneOf([PASS, { say: 'uses', card }]),
      passive: PASSIVE_PASS,
    });
    if (answer?.say === 'pass') continue;
    player.delayed = player.delayed.filter((other) => other !== each);
    move(g, card, 'hand', seat);
  }
}

/** Some cards take back the discards of a phase. */
export function noteDiscard(g: G, seat: Seat, card: CardId): void {
  if (isSaid(g, 'your discard phase ends')) playerOf(g, seat).did.push(discardNote(card));
}

/** An effect takes a card from the hand; V-HAND-006 the hand is then filled up, which 2000 does not say. */
export function discardCard(g: G, seat: Seat, card: CardId, delay?: Delay): void {
  burn(g, card);
  noteDiscard(g, seat, card);
  if (g.edition.adjustsHand === 'always') replaceCard(g, seat, delay);
}

/** Several cards go, all of them before any is replaced. */
export function discardCards(g: G, seat: Seat, cards: readonly CardId[]): void {
  for (const card of cards) {
    burn(g, card);
    noteDiscard(g, seat, card);
  }
  if (g.edition.adjustsHand === 'always') for (const _ of cards) replaceCard(g, seat, undefined);
}

/** Chance chooses the cards that go. */
export function discardAtRandom(g: G, seat: Seat, amount: number): void {
  const left = [...playerOf(g, seat).zones.hand];
  const chosen: CardId[] = [];
  while (chosen.length < amount && left.length > 0)
    chosen.push(...left.splice(randomBelow(g.state.random, left.length), 1));
  discardCards(g, seat, chosen);
}

/** V-HAND-006 The size has changed: the hand is drawn up now, and discarded down by `settleHands` before anything else is asked. */
export function handSizeChanged(g: G, seat: Seat): void {
  g.state.unsettledHands |= bit(seat);
  drawUp(g, seat);
}

/** Draws up a hand whose size is known to have changed. */
export function adjustHand(g: G, seat: Seat): void {
  if ((g.state.unsettledHands & bit(seat)) !== 0) drawUp(g, seat);
}

/**
 * V-HAND-006 Hands and their sizes are made to agree at once. It is called after every card, effect and part that may
 * have changed them; `unsettledHands` says whose they are, so that asking whether there is anything to do costs one
 * comparison.
 */
export function* settleHands(g: G): Procedure {
  if (g.state.unsettledHands === 0 && g.state.replacedLate.length === 0) return;
  yield* settleDraws(g);
  for (const played of g.state.replacedLate.splice(0)) {
    const { playing } = g.state;
    g.state.playing = played;
    yield* g.chapters.runTriggers(g, 'a card is replaced');
    g.state.playing = playing;
  }
  for (const seat of clockwiseFrom(g, g.state.turn)) {
    if ((g.state.unsettledHands & bit(seat)) === 0) continue;
    g.state.unsettledHands &= ~bit(seat);
    drawUp(g, seat);
    yield* settleDraws(g);
    yield* discardDown(g, seat);
  }
  g.state.unsettledHands = 0;
}

/** V-HAND-006 The player chooses which cards go. */
function* discardDown(g: G, seat: Seat): Procedure {
  const player = playerOf(g, seat);
  while (!player.ousted && player.zones.hand.length > effectiveHandSize(g, seat)) {
    const [chosen] = yield* ask({
      seat,
      step: stepOfEffects(g.state),
      about: { say: 'discard down' },
      next: (prefix) => (prefix.length === 0 ? handPieces(g, seat) : []),
    });
    const card = chosen?.card as CardId;
    burn(g, card);
    noteDiscard(g, seat, card);
  }
}

/** The cards of a hand, copies of one name as one. */
export function handPieces(g: G, seat: Seat): Piece[] {
  const { hand } = playerOf(g, seat).zones;
  const pieces: Piece[] = [];
  for (let i = 0; i < hand.length; i++) {
    const card = hand[i] as CardId;
    const { def } = cardOf(g, card);
    let first = true;
    for (let j = 0; j < i && first; j++) first = cardOf(g, hand[j] as CardId).def !== def;
    if (first) pieces.push({ say: 'discards', card });
  }
  return pieces;
}
