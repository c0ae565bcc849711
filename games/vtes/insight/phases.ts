/** The phases in which the Methuselah acts: unlock, master, influence, discard. */
import type { VisiblePiece } from '@praxis/engine';
import type { CardEstimate } from './estimate.ts';
import { discardScore } from './keep.ts';
import { likelyBleedOf } from './other-players.ts';
import { INDIFFERENT, NEVER, type Score, scored } from './score.ts';
import { isSecondCopy, type Table, type Waiting } from './table.ts';
import type { Temperament } from './temperaments.ts';
import { inPlayWorth, poolWorth } from './worth.ts';

export function unlockScore(table: Table, piece: VisiblePiece, temperament: Temperament): Score {
  switch (piece.say) {
    case 'gains pool from edge':
      return scored(4, 'edge');
    case 'burns pool to unlock':
      return scored(table.own.pool > 8 ? 1 : -1, 'unlock');
    case 'withdraws':
      return withdrawScore(table);
    case 'carries out':
      return scored(0.5);
    case 'discards':
      return discardScore(table, piece, temperament);
    default:
      return INDIFFERENT;
  }
}

/** A contest may last for many turns: a minion is worth it, most other cards are not. */
export function contestScore({ own: { pool } }: Table, card: CardEstimate | undefined): Score {
  if (card?.kind !== 'library' || card.isMinion) return scored(pool > 6 ? 1 : -0.5, 'contest');
  return scored(inPlayWorth(card) - CONTESTED_TURNS * poolWorth(pool), 'contest');
}

/** The number of turns that a contest lasts. */
const CONTESTED_TURNS = 3;

/**
 * Leaving with a victory point is for players who would not get another one: the predator is near and the prey is not.
 */
function withdrawScore(table: Table): Score {
  const { pool } = table.own;
  const prey = table.player(table.prey);
  return pool <= 4 && prey.pool > 8 ? scored(1, 'withdraw') : scored(-6);
}

/** The worth of one more vampire in play, by the number of vampires that the seat already has. */
const WANTED: readonly number[] = [4, 3, 2.2, 1.4, 0, -0.8];

export function influenceScore(table: Table, piece: VisiblePiece, temperament: Temperament): Score {
  switch (piece.say) {
    case 'moves to ready':
      return scored(9, 'influence');
    case 'merges':
      return scored(2, 'influence');
    case 'moves pool to': {
      const waiting = table.own.waiting.find(({ handle }) => handle === piece.card);
      return waiting ? transferScore(table, waiting, temperament) : NEVER;
    }
    case 'takes blood from':
      return table.own.pool <= 2 && table.predator !== table.me ? scored(0.8, 'save pool') : scored(-4);
    case 'draws a crypt card':
      return crypt(table);
    default:
      return INDIFFERENT;
  }
}

function transferScore(table: Table, waiting: Waiting, { caution, thrift }: Temperament): Score {
  const { card, blood } = waiting;
  const { pool, ready, torpor } = table.own;
  const capacity = card?.capacity ?? 5;
  const missing = capacity - blood;
  if (missing <= 0 || isSecondCopy(table, waiting)) return NEVER;
  const wanted = WANTED[Math.min(WANTED.length - 1, ready.length + torpor.length * 0.5) | 0] as number;
  // The pool that the predator could take before the vampire pays off must be kept.
  const bleed = likelyBleedOf(table.player(table.predator).ready);
  const threat = 2 + 0.8 * bleed;
  const left = pool - missing;
  const price = left <= threat * 0.6 ? 4 : left <= threat ? 2.4 : poolWorth(left);
  // The thrifty want to live through some more turns of the predator.
  const saved = thrift * Math.max(0, LASTING_TURNS - left / (bleed + 0.5));
  // One vampire that is nearly there is better than four that are not.
  const near = 2 * (blood / capacity) + 0.15 * capacity - (ready.length === 0 ? FIRST_LATE : LATE) * missing;
  return scored(wanted + near - price * caution - saved, 'influence');
}

/** The price of each transfer for which a vampire is still to wait: without any, nobody acts or blocks meanwhile. */
const LATE = 0.05;
const FIRST_LATE = 0.17;

/** The number of the predator's turns through which the pool of the thrifty is to last. */
const LASTING_TURNS = 3;

function crypt(table: Table): Score {
  const { waiting, pool, ready } = table.own;
  const hopeful = waiting.some(
    (each) => (each.card?.capacity ?? 5) - each.blood < pool - 4 && !isSecondCopy(table, each),
  );
  return !hopeful && pool > 8 && ready.length < 4 ? scored(1, 'influence') : scored(-3);
}
