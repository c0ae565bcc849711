/**
 * A decision as its seat sees it. The rules' own pieces name cards by their place in the state. People and programs
 * outside the kernel get handles instead, so a decision reveals no more than the view does.
 */
import { answerOf, type Decision, type HasHandles, keyOf, type Path, type Piece } from './decision.ts';
import { Mistake } from './mistake.ts';

export interface VisiblePiece {
  /** How an answer names the piece. */
  readonly key: string;
  readonly say: string;
  /** The handle of the card that it names. */
  readonly card?: number;
  readonly seat?: number;
  readonly amount?: number;
  readonly word?: string;
  readonly list?: true;
}

export interface VisibleDecision {
  readonly number: number;
  readonly seat: number;
  readonly step: string;
  readonly about: VisiblePiece;
  readonly forced: boolean;
  /** The default answer when a player does nothing. */
  readonly passive: string | undefined;
  /** The legal next pieces after these keys, none when the answer is complete. Throws a `Mistake` for a wrong key. */
  next(prefix: readonly string[]): readonly VisiblePiece[];
}

export function visiblePiece(state: HasHandles, piece: Piece): VisiblePiece {
  const { say, card, seat, amount, word, list } = piece;
  // Programs look at millions of pieces: this is one of the hot paths.
  const seen: { -readonly [Key in keyof VisiblePiece]: VisiblePiece[Key] } = { key: keyOf(state, piece), say };
  if (card !== undefined) seen.card = (state.cards[card] as { handle: number }).handle;
  if (seat !== undefined) seen.seat = seat;
  if (amount !== undefined) seen.amount = amount;
  if (word !== undefined) seen.word = word;
  if (list) seen.list = list;
  return seen;
}

/** The seat's view of its decision, valid until the state changes. */
export function visibleDecision(state: HasHandles, decision: Decision): VisibleDecision {
  const { number, seat, step, about, forced, passive } = decision;
  return {
    number,
    seat,
    step,
    about: visiblePiece(state, about),
    forced,
    passive: passive && answerOf(state, passive),
    next: (prefix) => decision.next(pathOf(state, decision, prefix)).map((piece) => visiblePiece(state, piece)),
  };
}

/** The pieces with these keys, each legal behind those before it. Throws a `Mistake` that names the first that is not. */
export function pathOf(state: HasHandles, { next }: Pick<Decision, 'next'>, keys: readonly string[]): Path {
  const path: Piece[] = [];
  for (const key of keys) {
    const piece = next(path).find((each) => keyOf(state, each) === key);
    if (!piece) throw new Mistake(`${JSON.stringify(key)} is not offered here.`);
    path.push(piece);
  }
  return path;
}
