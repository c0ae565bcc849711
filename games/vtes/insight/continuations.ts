/** The first piece of an answer is worth no more than the best of the pieces that the rules allow behind it. */
import type { VisibleDecision, VisiblePiece } from '@praxis/engine';
import { type Score, scored } from './score.ts';
import { scorePiece } from './score-piece.ts';
import type { Table } from './table.ts';
import type { Temperament } from './temperaments.ts';

/** First pieces behind which the rules may leave less than the cards seem to promise. */
const PROMISES: ReadonlySet<string> = new Set(['plays', 'uses', 'minion uses']);

/** Pieces that are weighed in the same measure as the first: who does it, through which card, and in which way. */
const DETAILS: ReadonlySet<string> = new Set(['with', 'source', 'at', 'choosing mode']);

/** A worth that is chosen only rarely when the best is worth nothing. */
const UNLIKELY = -0.4;

/** The worth of an answer's first piece, with the pieces behind it that can really follow. */
export function firstPieceScore(
  table: Table,
  decision: VisibleDecision,
  piece: VisiblePiece,
  temperament: Temperament,
): Score {
  const { step, about, next } = decision;
  let score = scorePiece(table, { step, about, said: [], open: () => next([]) }, piece, temperament);
  if (!PROMISES.has(piece.say)) return score;
  const said = [piece];
  const keys = [piece.key];
  // What is worth much less than nothing is not chosen anyway.
  while (score.worth > UNLIKELY) {
    const open = next(keys);
    if (open[0] === undefined || !DETAILS.has(open[0].say)) break;
    let [best, most]: [VisiblePiece, Score] = [open[0], scored(Number.NEGATIVE_INFINITY)];
    for (const each of open) {
      const detail = scorePiece(table, { step, about, said, open: () => open }, each, temperament);
      if (detail.worth > most.worth) [best, most] = [each, detail];
    }
    if (most.worth < score.worth) score = most;
    said.push(best);
    keys.push(best.key);
  }
  return score;
}
