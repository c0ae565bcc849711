/**
 * The frame of a game's insight: one look at the table per decision, worths as weights. The worths themselves are the
 * game's own.
 */
import type { Insight, PieceScore, Situation } from '@praxis/contract';
import type { View, VisiblePiece, Where } from '@praxis/engine';

/** A worth, measured as the game likes, with a reason. */
export interface Score<Why extends string = string> {
  readonly worth: number;
  readonly why?: Why;
}

export interface Reading<Table, W extends Where> {
  /** The view as the game's estimates read it, from this seat. */
  look(view: View<W>, seat: number): Table;
  score(table: Table, situation: Situation<W>, prefix: readonly VisiblePiece[], piece: VisiblePiece): Score;
  value: Insight<W>['value'];
  /** The reason to take an action now that is open at any time (`Insight.wants`). */
  wants?(table: Table, situation: Situation<W>, piece: VisiblePiece): string | undefined;
}

/** All pieces of a decision are scored from one look at the table. */
export function insightFrom<Table, W extends Where>({ look, score, value, wants }: Reading<Table, W>): Insight<W> {
  let last: { readonly situation: Situation<W>; readonly table: Table } | undefined;
  const tableAt = (situation: Situation<W>): Table => {
    if (situation !== last?.situation) last = { situation, table: look(situation.view, situation.decision.seat) };
    return last.table;
  };
  return {
    scorePiece: (situation, prefix, piece) => pieceScore(score(tableAt(situation), situation, prefix, piece)),
    value,
    ...(wants ? { wants: (situation, piece) => wants(tableAt(situation), situation, piece) } : {}),
  };
}

/** A seat's share of a match that is over; undefined while it goes on. */
export function shareOfVictory({ result }: View, seat: number): number | undefined {
  if (result?.kind !== 'over') return undefined;
  return result.winners.includes(seat) ? 1 / result.winners.length : 0;
}

/** The differences of worths become ratios of weights. */
const WORTH_MAX = 20;

function pieceScore({ worth, why }: Score): PieceScore {
  const weight = Math.exp(Math.max(-WORTH_MAX, Math.min(WORTH_MAX, worth)));
  return why === undefined ? { weight } : { weight, why };
}

/**
 * A bot's reason in words, from the message file of the reader's language; a reason that has no words is its own key.
 */
export function reasonIn(words: Readonly<Record<string, string>>, why: string): string {
  return Object.hasOwn(words, why) ? (words[why] as string) : why;
}
