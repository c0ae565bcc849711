/** Which cards of the hand to keep, and which to discard. */
import type { VisiblePiece } from '@praxis/engine';
import { actionModeScore, bleedScore, isActionType, NO_CARD } from './actions.ts';
import { homeWorth } from './danger.ts';
import type { Benefit, CardEstimate, ModeEstimate } from './estimate.ts';
import { playersOf } from './hand.ts';
import { masterModeScore } from './masters.ts';
import { INDIFFERENT, type Score, scored } from './score.ts';
import { canPlay, type Table } from './table.ts';
import type { Temperament } from './temperaments.ts';
import { inPlayWorth } from './worth.ts';

/** The worth of a type of card in hand. */
function typeWorth(type: string, { bleed, defend, vote, fight }: Temperament): number {
  switch (type) {
    case 'master':
      return 0.75;
    case 'action':
      return 0.9 * bleed;
    case 'action modifier':
      return 0.8 * bleed;
    case 'reaction':
      return 0.85 * defend;
    case 'combat':
      return 0.55 * fight;
    case 'political action':
      return 0.75 * vote;
    default:
      return 0.6;
  }
}

/** A card that sends the opponent to torpor is worth more than one that only keeps its minion from harm. */
function combatWorth({ gives }: ModeEstimate, { fight }: Temperament): number {
  const { aggravated = 0, damage = 0, strength = 0, stealsBlood = 0, additionalStrikes = 0, endsCombat = 0 } = gives;
  const harm = Math.min(3, damage + strength + stealsBlood + additionalStrikes);
  return (0.4 + (aggravated > 0 ? 0.25 : 0) + 0.1 * harm) * fight + (endsCombat > 0 ? 0.2 : 0);
}

/** Equipment, retainers and allies are of little use to those who hardly ever take actions for them. */
function gearWorth(card: CardEstimate, { gear }: Temperament): number {
  return (0.4 + 0.2 * inPlayWorth(card)) * (0.5 + 0.5 * gear);
}

/** Cards of these types are worth their benefits in play. */
const STAYS: ReadonlySet<string> = new Set(['equipment', 'retainer', 'ally']);

/** The worth of keeping a card in hand: nothing if no minion can play it, less for every further copy. */
export function keepWorth(table: Table, card: CardEstimate, temperament: Temperament): number {
  let best = 0;
  for (const mode of card.modes) {
    const type = STAYS.has(mode.type)
      ? gearWorth(card, temperament)
      : mode.type === 'combat'
        ? combatWorth(mode, temperament)
        : Math.max(typeWorth(mode.type, temperament), (mode.gives.redirectsBleed ?? 0) > 0 ? REDIRECTION : 0) +
          (mode.type === 'master' ? 0.1 * Math.max(0, mode.gives.pool ?? 0) : 0);
    const worth = type * users(table, mode) * (isDead(table, card, mode, temperament) ? DEAD : 1);
    if (worth > best) best = worth;
  }
  let copies = -1;
  let sameType = 0;
  let alike = 0;
  for (const other of table.hand) {
    if (other === card) copies++;
    else if (isAlike(card, other)) alike++;
    if (other.types[0] === card.types[0]) sameType++;
  }
  const usual = best - 0.15 * copies - (card.types[0] === 'master' ? 0.12 * sameType : 0.03 * sameType);
  return usual - TOO_MANY * Math.max(0, copies + alike - USED_AT_ONCE);
}

/** Beside a card of the hand, so many others that do the same can still be used in a round of turns. */
const USED_AT_ONCE = 2;
const TOO_MANY = 0.2;

/** What modifiers, reactions and combat cards are played for. */
const PURPOSES: readonly Benefit[] = [
  'intercept',
  'stealth',
  'wakes',
  'endsCombat',
  'aggravated',
  'strength',
  'prevents',
  'redirectsBleed',
  'removesBlocker',
  'unlocks',
];

/** True if both cards are mostly played for the same. */
function isAlike(card: CardEstimate, other: CardEstimate): boolean {
  const purpose = purposeOf(card);
  return purpose !== undefined && purpose === purposeOf(other);
}

const purposes = new WeakMap<CardEstimate, Benefit | 'none'>();

/** The benefit of the last way to play the card, which is its best one, that it shares with many other cards. */
function purposeOf(card: CardEstimate): Benefit | undefined {
  let found = purposes.get(card);
  if (found === undefined) {
    const mode = card.modes.at(-1);
    const gives = mode && !isActionType(mode.type) ? mode.gives : {};
    found = PURPOSES.find((name) => (gives[name] ?? 0) > 0) ?? 'none';
    purposes.set(card, found);
  }
  return found === 'none' ? undefined : found;
}

/** Even those who care little for defence keep a card that turns a bleed against somebody else. */
const REDIRECTION = 0.9;

/** The share of its worth that a card keeps which would not be played now. */
const DEAD = 0.4;

/** True if the seat could play the card now and would not: it is in the way of others. */
function isDead(table: Table, card: CardEstimate, mode: ModeEstimate, temperament: Temperament): boolean {
  if (mode.type === 'master') return table.own.ready.length > 0 && masterModeScore(table, card, mode).worth <= 0;
  if (!isActionType(mode.type)) return false;
  const players = playersOf(table, mode);
  return (
    players.length > 0 &&
    players.every((minion) => {
      const home = homeWorth(table, minion, temperament);
      const bleed = bleedScore(table, minion, NO_CARD, temperament).worth + home;
      // A minion takes one action in a turn, so a card must also compare with a bleed.
      return actionModeScore(table, card, mode, minion, temperament).worth + home < 0.15 + 0.5 * Math.max(0, bleed);
    })
  );
}

/** The chance that a minion of the seat can use the way: 1 for a ready one, less for one that is still uncontrolled. */
function users(table: Table, mode: ModeEstimate): number {
  const { disciplines, titles, type } = mode;
  if (disciplines.length === 0 && (titles === undefined || type === 'master'))
    return type === 'master' ? 1 : table.own.ready.length > 0 ? 1 : 0.7;
  let best = 0.05;
  for (const minion of table.own.ready) if (canPlay(minion, mode)) return 1;
  for (const { card, blood } of table.own.waiting)
    if (canPlay(card, mode)) best = Math.max(best, blood > 0 ? 0.75 : 0.45);
  return best;
}

/** Discarding a useless card makes room for a better one. */
export function discardScore(table: Table, piece: VisiblePiece, temperament: Temperament): Score {
  const card = table.card(piece.card);
  return card ? scored(0.55 - keepWorth(table, card, temperament), 'discard') : INDIFFERENT;
}
