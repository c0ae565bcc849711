/** The targets of cards and effects. */
import type { VisiblePiece } from '@praxis/engine';
import { barredChance, fightWorth, lockWorth } from './danger.ts';
import type { Benefits, CardEstimate } from './estimate.ts';
import { INDIFFERENT, NEVER, type Score, scored } from './score.ts';
import { isSecondCopy, type Minion, type Table, type Waiting } from './table.ts';
import type { Temperament } from './temperaments.ts';
import { bloodWorth, harmTo, inPlayWorth, poolWorth } from './worth.ts';

/** An effect on a target: its card, its benefits, and whether it is meant for others. */
export interface Aim {
  readonly card: CardEstimate | undefined;
  readonly gives: Benefits;
  readonly hostile: boolean;
  /** The minion that would do it, if it is known. */
  readonly by?: Minion | undefined;
}

/** True if a card is a burden for its bearer: it takes pool, calls for fights or prevents blocking. */
export function isBurden({ inPlay }: CardEstimate): boolean {
  return (
    (inPlay.poolOfOthers ?? 0) < 0 ||
    (inPlay.fights ?? 0) > 0 ||
    ((inPlay.removesBlocker ?? 0) > 0 && (inPlay.stealth ?? 0) === 0)
  );
}

/** A card that is named as the target. */
export function targetScore(table: Table, aim: Aim, handle: number | undefined, temperament: Temperament): Score {
  const owner = table.controllerOf(handle);
  const minion = table.minion(handle);
  if ((aim.gives.fights ?? 0) > 0 && minion && aim.by && owner !== table.me)
    return scored(fightWorth(table, aim.by, minion, temperament), 'fight');
  if (((aim.gives.locks ?? 0) > 0 || (aim.gives.staysLocked ?? 0) > 0) && minion && owner !== table.me)
    return scored(lockWorth(table, minion, aim.gives), 'harm rival');
  const { action } = table;
  if ((aim.gives.removesBlocker ?? 0) > 0 && minion && action?.seat === table.me)
    return owner === table.me ? NEVER : scored(barredChance(table, action, minion), 'stealth');
  const user = (aim.gives.intercept ?? 0) > 0 ? action?.blocker : undefined;
  if (user !== undefined && minion && owner === table.me) return handle === user ? scored(1, 'intercept') : NEVER;
  const waiting = table.own.waiting.find((each) => each.handle === handle);
  if (waiting) return scored(aim.hostile ? -3 : isSecondCopy(table, waiting) ? -1 : waitingWorth(waiting), 'influence');
  // A card that stays on its target is judged by its effects there, whatever else it does as it is played.
  const stays = aim.card !== undefined && (aim.gives.staysInPlay ?? 0) > 0;
  const burden = stays ? isBurden(aim.card as CardEstimate) : aim.hostile;
  const size = minion ? minion.capacity * 0.08 + (minion.locked ? 0 : 0.25) : inPlayWorthOf(table, handle) * 0.3;
  if (burden) {
    if (owner === table.me) return scored(-3);
    return scored((owner === table.prey ? 1.2 : owner === table.predator ? 0.9 : 0.1) + size, 'harm rival');
  }
  if (owner !== table.me) return scored(-2.5);
  if (minion && (aim.gives.blood ?? 0) !== 0)
    return scored(
      bloodWorth(minion.blood, minion.capacity, aim.gives.blood ?? 0) + 0.02 * minion.capacity,
      'resources',
    );
  return scored(size + (minion ? minion.blood * 0.03 : 0), 'resources');
}

function inPlayWorthOf(table: Table, handle: number | undefined): number {
  const card = table.card(handle);
  return card ? inPlayWorth(card) : 0;
}

/** Blood for a vampire that is not in play yet: rather for one that then arrives. */
function waitingWorth({ card, blood }: Waiting): number {
  const capacity = card?.capacity ?? 5;
  const missing = capacity - blood;
  return missing <= 0 ? -1 : 0.5 + blood / capacity + 0.08 * Math.min(missing, 4) + 0.03 * capacity;
}

/** A named player. */
export function seatScore(table: Table, aim: Aim, seat: number, temperament: Temperament): Score {
  if ((aim.gives.redirectsBleed ?? 0) > 0)
    return scored(harmTo(table, seat, table.action?.bleed ?? 1, temperament), 'redirect');
  if (aim.hostile || (aim.gives.poolOfOthers ?? 0) < 0)
    return scored(harmTo(table, seat, Math.max(1, -(aim.gives.poolOfOthers ?? 0)), temperament), 'harm rival');
  return seat === table.me ? scored(1) : INDIFFERENT;
}

/** A chosen number: pool for blood, blood for pool, or simply as much as possible. */
export function amountScore(table: Table, aim: Aim, target: number | undefined, amount: number): Score {
  const { pool = 0, blood = 0 } = aim.gives;
  const minion = table.minion(target);
  const { pool: have } = table.own;
  let worth = 0;
  if (pool > 0) worth += amount * poolWorth(have + amount / 2);
  if (pool < 0) worth -= amount >= have ? 20 : amount * poolWorth(have - amount / 2);
  if (blood < 0 && minion) worth += bloodWorth(minion.blood, minion.capacity, -amount);
  if (blood > 0 && minion) worth += bloodWorth(minion.blood, minion.capacity, amount);
  return pool === 0 && blood === 0 ? scored(0.1 * amount) : scored(worth, 'resources');
}

/** The seat's own clan is the best one to name. */
export function wordScore(table: Table, word: string): Score {
  let own = 0;
  let others = 0;
  for (const { seat, ready } of table.players)
    for (const { card } of ready)
      if (card?.clan === word) {
        if (seat === table.me) own++;
        else others++;
      }
  return own === 0 && others === 0 ? INDIFFERENT : scored(own - 0.3 * others, 'terms');
}

/** The card of a search: cards that stay in play first, else the one wanted most. */
export function foundScore(table: Table, piece: VisiblePiece): Score {
  if (piece.say === 'finds nothing') return scored(-1);
  const card = table.card(piece.card);
  return card ? scored(0.5 + inPlayWorth(card), 'resources') : NEVER;
}
