/**
 * A simple player that is a program: it likes to bleed, hunts when it is hungry, fills its vampires, blocks now and then. It knows
 * what its seat sees and what it is asked, nothing else, and weighs only by what the pieces of an answer say.
 */
import type { CardId, Path, Piece, Question } from '@praxis/engine/decision.ts';
import type { View } from '@praxis/engine/game.ts';
import { type Random, randomBelow } from '@praxis/engine/random.ts';

/** What a program at a seat is given. */
export interface Sight {
  readonly view: View;
  readonly question: Question;
  /** Pieces name cards as the kernel does, views by handles. */
  handleOf(card: CardId): number | undefined;
}

/** How much a first piece is liked; what is not listed counts as `USUAL`. */
const LIKES: Readonly<Record<string, number>> = {
  bleeds: 80,
  plays: 40,
  uses: 25,
  'minion uses': 25,
  'leaves torpor': 90,
  rescues: 20,
  diablerizes: 5,
  'becomes anarch': 2,
  'attempts to block': 14,
  'does not block': 20,
  'gains pool from edge': 100,
  'moves to ready': 10_000,
  'draws a crypt card': 2,
  'takes blood from': 1,
  'burns the Edge for a vote': 2,
  'burns for a vote': 3,
  'burns pool to unlock': 30,
  'pays for': 20,
  yields: 5,
  discards: 6,
  merges: 100,
  'casts votes': 60,
  'calls a blood hunt': 5,
  withdraws: 0,
  concedes: 0,
};
const USUAL = 10;

/** How much doing nothing is liked, by step. In the own phases there is usually something better to do. */
const LIKES_PASSING: Readonly<Record<string, number>> = {
  master: 8,
  minion: 6,
  influence: 4,
  discard: 30,
  polling: 10,
};
const PASSING_USUAL = 25;

/** Below this the own pool is too dear to be put on vampires. */
const POOL_RESERVE = 8;

export function botAnswer(sight: Sight, random: Random): Path {
  const path: Piece[] = [];
  for (let pieces = sight.question.next(path); pieces.length > 0; pieces = sight.question.next(path)) {
    const first = path.length === 0;
    path.push(weighed(pieces, (piece) => (first ? liking(sight, piece) : USUAL), random));
  }
  return path;
}

function liking({ view, question, handleOf }: Sight, piece: Piece): number {
  const card = piece.card === undefined ? undefined : view.cards[handleOf(piece.card) ?? -1];
  const { blood = 0, capacity = 0 } = card?.counters ?? {};
  switch (piece.say) {
    case 'pass':
    case 'end':
      return LIKES_PASSING[question.step] ?? PASSING_USUAL;
    case 'hunts':
      return blood <= 1 ? 100 : Math.max(1, (capacity - blood) * 4);
    case 'moves pool to': {
      if ((view.seats[question.seat]?.counters.pool ?? 0) <= POOL_RESERVE) return 2;
      // Rather one vampire that is nearly there than four that are not.
      return 10 + 15 * (card?.counters?.counters ?? 0);
    }
    default:
      return LIKES[piece.say] ?? USUAL;
  }
}

/** One of the pieces, each with the chance that its weight gives it. */
function weighed(pieces: readonly Piece[], weigh: (piece: Piece) => number, random: Random): Piece {
  const weights = pieces.map(weigh);
  const sum = weights.reduce((total, weight) => total + weight, 0);
  if (sum <= 0) return pieces[0] as Piece;
  let left = randomBelow(random, sum);
  return pieces.find((_, index) => {
    left -= weights[index] as number;
    return left < 0;
  }) as Piece;
}
