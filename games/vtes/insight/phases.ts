/** The phases in which the Methuselah acts: unlock, master, influence, discard. */
import type { VisiblePiece } from '@praxis/engine';
import type { CardEstimate, ModeEstimate } from './estimate.ts';
import { keepWorth } from './hand.ts';
import { INDIFFERENT, NEVER, type Score, scored } from './score.ts';
import type { Table, Waiting } from './table.ts';
import type { Temperament } from './temperaments.ts';
import { benefitWorth, inPlayWorth, poolWorth } from './worth.ts';

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

/**
 * Leaving with a victory point is for players who would not get another one: the predator is near and the prey is not.
 */
function withdrawScore(table: Table): Score {
  const { pool } = table.own;
  const prey = table.player(table.prey);
  return pool <= 4 && prey.pool > 8 ? scored(1, 'withdraw') : scored(-6);
}

/** The worth of a master card. */
export function masterScore(table: Table, card: CardEstimate): Score {
  let best: Score = NEVER;
  for (const mode of card.modes) {
    const score = masterModeScore(table, card, mode);
    if (score.worth > best.worth) best = score;
  }
  return best;
}

export function masterModeScore(table: Table, card: CardEstimate, { gives, cost, hostile }: ModeEstimate): Score {
  const { pool, ready } = table.own;
  if (cost.pool >= pool) return NEVER;
  const price = cost.pool * poolWorth(pool);
  const fullest = ready.reduce((most, each) => (each.blood > most.blood ? each : most), { blood: 0, capacity: 0 });
  const worth =
    benefitWorth(table, gives, fullest.blood, fullest.capacity) +
    ((gives.staysInPlay ?? 0) > 0 ? inPlayWorth(card) : 0);
  // A master phase action that is not used is lost, and the card is replaced.
  return scored(worth + (hostile ? 0.6 : 0.3) + (card.trifle ? 0.2 : 0) - price, 'master');
}

/** The worth of one more vampire in play, by the number of vampires that the seat already has. */
const WANTED: readonly number[] = [4, 3, 2.2, 1.4, 0.6, -0.4];

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

function transferScore(table: Table, { card, blood }: Waiting, { caution }: Temperament): Score {
  const { pool, ready, torpor } = table.own;
  const capacity = card?.capacity ?? 5;
  const missing = capacity - blood;
  if (missing <= 0) return NEVER;
  const wanted = WANTED[Math.min(WANTED.length - 1, ready.length + torpor.length * 0.5) | 0] as number;
  // The pool that the predator could take before the vampire pays off must be kept.
  let threat = 2;
  for (const each of table.player(table.predator).ready) threat += each.bleed * 0.8;
  const left = pool - missing;
  const price = left <= threat * 0.6 ? 5 : left <= threat ? 3 : poolWorth(left) * 1.2;
  // One vampire that is nearly there is better than four that are not.
  const near = 2 * (blood / capacity) + 0.15 * capacity - 0.05 * missing;
  return scored(wanted + near - price * caution, 'influence');
}

function crypt(table: Table): Score {
  const { waiting, pool, ready } = table.own;
  const hopeful = waiting.some(({ card, blood }) => (card?.capacity ?? 5) - blood < pool - 4);
  return !hopeful && pool > 8 && ready.length < 4 ? scored(1, 'influence') : scored(-3);
}

/** Discarding a useless card makes room for a better one. */
export function discardScore(table: Table, piece: VisiblePiece, temperament: Temperament): Score {
  const card = table.card(piece.card);
  return card ? scored(0.55 - keepWorth(table, card, temperament), 'discard') : INDIFFERENT;
}
