/**
 * Decisions are data and carry their legal answers.
 *
 * A question is one sentence that a seat completes piece by piece. `next(prefix)` gives the legal next pieces, nothing when
 * the sentence is complete; every prefix can be completed. It is a function of the state, called when it is wanted.
 */

/** A place at the table, numbered clockwise from 0. */
export type Seat = number;

/** One physical card in one match: an index into `state.cards`. Never leaves the kernel; clients see handles. */
export type CardId = number & { readonly __brand: 'CardId' };

/** One piece of an answer. `say` is the key under which the game's text words it; the rest is what it refers to. */
export interface Piece {
  readonly say: string;
  readonly card?: CardId;
  readonly seat?: Seat;
  readonly amount?: number;
  /** A stable word of the game: a level, a mode, a title. */
  readonly word?: string;
  /** The piece is a member of a list whose order has no meaning: sentences join it by a comma, answers may give it anywhere. */
  readonly list?: true;
}

/** A complete or partial answer. */
export type Path = readonly Piece[];

export interface Question {
  readonly seat: Seat;
  /** The step of the rules in which it is asked, from the game's list of steps. */
  readonly step: string;
  /** What is being asked: a key with arguments, worded by the game's text. */
  readonly about: Piece;
  next(prefix: Path): readonly Piece[];
  /** The answer of somebody who does nothing: pass, decline, none, 0, abstain. */
  readonly passive?: Path;
}

/** A question as the match poses it. Its number changes only when its answers change. */
export interface Decision extends Question {
  readonly number: number;
  /** Only one answer is legal. */
  readonly forced: boolean;
}

export const PASS: Piece = { say: 'pass' };
/** Closes a list of variable length; worded as nothing. */
export const END: Piece = { say: 'end' };
export const PASSIVE_PASS: Path = [PASS];

/** Where the handles of cards are found. */
export interface HasHandles {
  readonly cards: readonly { readonly handle: number }[];
}

/** The stable key of a piece. It names cards by handle, so it tells nothing that the seat does not know. */
export function keyOf(state: HasHandles, piece: Piece): string {
  let key = piece.say;
  if (piece.card !== undefined) key += `:c${state.cards[piece.card]?.handle}`;
  if (piece.seat !== undefined) key += `:s${piece.seat}`;
  if (piece.amount !== undefined) key += `:${piece.amount}`;
  if (piece.word !== undefined) key += `:${piece.word.replaceAll(' ', '_')}`;
  return key;
}

/** An answer as it is sent and stored: the keys of its pieces, separated by blanks. */
export function answerOf(state: HasHandles, path: Path): string {
  return path.map((piece) => keyOf(state, piece)).join(' ');
}

/** The complete path that the answer names, or the first key that is not legal at its place. */
export function readAnswer(
  state: HasHandles,
  question: Question,
  answer: string,
): { readonly path: Path } | { readonly wrong: string } {
  const keys = answer === '' ? [] : answer.split(' ');
  const path: Piece[] = [];
  while (keys.length > 0) {
    const pieces = question.next(path);
    if (pieces.length === 0) return { wrong: keys[0] as string };
    let found: Piece | undefined;
    // A member of a list may stand anywhere in the answer; `next` offers the members in one fixed order.
    for (let at = 0; at < keys.length && !found; at++) {
      const key = keys[at] as string;
      found = pieces.find((piece) => (at === 0 || piece.list) && keyOf(state, piece) === key);
      if (found) keys.splice(at, 1);
    }
    if (!found) return { wrong: keys[0] as string };
    path.push(found);
  }
  return question.next(path).length === 0 ? { path } : { wrong: '' };
}

/** The only legal answer, or undefined if there are several. A question without any answer is a fault of the rules. */
export function forcedAnswer(question: Question): Path | undefined {
  const path: Piece[] = [];
  let pieces = question.next(path);
  if (pieces.length === 0) throw new Error(`Nobody can answer: ${question.about.say} at ${question.step}`);
  while (pieces.length === 1) {
    path.push(pieces[0] as Piece);
    pieces = question.next(path);
    if (pieces.length === 0) return path;
  }
  return undefined;
}

/** All complete answers, in the order offered, at most `limit` of them. */
export function answers(question: Question, limit = 100_000): Path[] {
  const found: Path[] = [];
  const walk = (prefix: Path): void => {
    if (found.length >= limit) return;
    const pieces = question.next(prefix);
    if (pieces.length === 0 && prefix.length > 0) found.push(prefix);
    for (const piece of pieces) walk([...prefix, piece]);
  };
  walk([]);
  return found;
}

/** Two questions that admit the same answers. Large ones count as different. */
export function sameAnswers(state: HasHandles, a: Question, b: Question): boolean {
  if (a.seat !== b.seat || a.step !== b.step || a.about.say !== b.about.say) return false;
  const limit = 65;
  const left = answers(a, limit);
  const right = answers(b, limit);
  if (left.length !== right.length || left.length === limit) return false;
  return left.every((path, index) => answerOf(state, path) === answerOf(state, right[index] as Path));
}

/** `choose` one of these pieces and be done. */
export function oneOf(pieces: readonly Piece[]): (prefix: Path) => readonly Piece[] {
  return (prefix) => (prefix.length === 0 ? pieces : []);
}

/** A set of `min` to `max` of these pieces, offered in one fixed order so that each set is one answer. */
export function subset(pieces: readonly Piece[], min: number, max: number): (prefix: Path) => readonly Piece[] {
  const members = pieces.map((piece): Piece => ({ ...piece, list: true }));
  return (prefix) => {
    if (prefix.at(-1)?.say === END.say) return [];
    const chosen = prefix.length;
    if (chosen >= max) return [];
    const last = prefix.at(-1);
    const from = last === undefined ? 0 : members.findIndex((piece) => samePiece(piece, last)) + 1;
    const needed = Math.max(0, min - chosen);
    const rest = members.slice(from, members.length - Math.max(0, needed - 1));
    return chosen >= min && (chosen > 0 || min === 0)
      ? rest.length > 0 || chosen === 0
        ? [END, ...rest]
        : [END]
      : rest;
  };
}

/** Pieces are compared by what they say: a replayed answer was built elsewhere. */
export function samePiece(a: Piece, b: Piece): boolean {
  return a.say === b.say && a.card === b.card && a.seat === b.seat && a.amount === b.amount && a.word === b.word;
}
