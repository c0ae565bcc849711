/**
 * Decisions are data and carry their legal answers.
 *
 * A question is one sentence that a seat completes piece by piece. `next(prefix)` gives the legal next pieces, or none
 * when the sentence is complete; every prefix can be completed. It is a function of the state, called on demand.
 */

/** A place at the table, numbered clockwise from 0. */
export type Seat = number;

/** One physical card in one match: an index into `state.cards`. Never leaves the kernel; clients see handles. */
export type CardId = number & { readonly __brand: 'CardId' };

/** One piece of an answer. `say` is the key of its wording in the game's text; the rest are its references. */
export interface Piece {
  readonly say: string;
  readonly card?: CardId;
  readonly seat?: Seat;
  readonly amount?: number;
  /** A stable word of the game: a level, a mode, a title. */
  readonly word?: string;
  /** The piece is a member of a list whose order has no meaning: sentences join it by a comma, answers may give it anywhere. */
  readonly list?: true;
  /** Begins a group of pieces that belong together (an attacker and its blockers). The order of the groups has no meaning. */
  readonly group?: true;
}

/** A complete or partial answer. */
export type Path = readonly Piece[];

export interface Question {
  readonly seat: Seat;
  /** The step of the rules in which it is asked, from the game's list of steps. */
  readonly step: string;
  /** The subject of the question: a key with arguments, worded by the game's text. */
  readonly about: Piece;
  next(prefix: Path): readonly Piece[];
  /** The default answer when a player does nothing: pass, decline, none, 0, abstain. */
  readonly passive?: Path | undefined;
  /** Asked even if only one answer may be legal: skipping the question would reveal the seat's hidden cards. */
  readonly free?: boolean;
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

export function isPass(path: Path): boolean {
  return path[0]?.say === PASS.say;
}

/** Anything with the handles of cards. */
export interface HasHandles {
  readonly cards: readonly { readonly handle: number }[];
}

/** The stable key of a piece. It names cards by handle, so it reveals only facts that the seat knows. */
export function keyOf(state: HasHandles, piece: Piece): string {
  let key = unbroken(piece.say);
  if (piece.card !== undefined) key += `:c${state.cards[piece.card]?.handle}`;
  if (piece.seat !== undefined) key += `:s${piece.seat}`;
  if (piece.amount !== undefined) key += `:${piece.amount}`;
  if (piece.word !== undefined) key += `:${unbroken(piece.word)}`;
  return key;
}

/** Blanks separate the pieces of an answer, so no key may hold one. The words are those of the games: there are not many. */
function unbroken(word: string): string {
  let whole = wholes.get(word);
  if (whole === undefined) {
    whole = word.replaceAll(' ', '_');
    wholes.set(word, whole);
  }
  return whole;
}

const wholes = new Map<string, string>();

/** An answer as it is sent and stored: the keys of its pieces, separated by blanks. */
export function answerOf(state: HasHandles, path: Path): string {
  let answer = '';
  for (const piece of path) answer += answer === '' ? keyOf(state, piece) : ` ${keyOf(state, piece)}`;
  return answer;
}

/** The complete path that the answer names, or the first key that is not legal at its place. */
export function readAnswer(
  state: HasHandles,
  question: Question,
  answer: string,
): { readonly path: Path } | { readonly wrong: string } {
  const keys = answer === '' ? [] : answer.split(' ');
  const asGiven = readKeys(state, question, keys, inOrder);
  // Only an answer that cannot be read as written is put in order, so this never changes a meaning.
  return 'path' in asGiven ? asGiven : readKeys(state, question, keys, anyOrder);
}

type Reading = (state: HasHandles, pieces: readonly Piece[], keys: string[]) => Piece | undefined;

function readKeys(
  state: HasHandles,
  question: Question,
  given: readonly string[],
  take: Reading,
): { readonly path: Path } | { readonly wrong: string } {
  const keys = [...given];
  const path: Piece[] = [];
  while (keys.length > 0) {
    const piece = take(state, question.next(path), keys);
    if (!piece) return { wrong: keys[0] as string };
    path.push(piece);
  }
  return question.next(path).length === 0 ? { path } : { wrong: '' };
}

function inOrder(state: HasHandles, pieces: readonly Piece[], keys: string[]): Piece | undefined {
  const found = pieces.find((piece) => keyOf(state, piece) === keys[0]);
  if (found) keys.shift();
  return found;
}

/** Takes members of a list from anywhere in the answer, in the fixed order in which `next` offers them. */
function anyOrder(state: HasHandles, pieces: readonly Piece[], keys: string[]): Piece | undefined {
  for (const piece of pieces) {
    if (!piece.list) continue;
    const at = keys.indexOf(keyOf(state, piece));
    if (at < 0) continue;
    keys.splice(at, 1);
    return piece;
  }
  return inOrder(state, pieces, keys);
}

/** The answer that is given by itself because there is no other; undefined if the seat is to be asked. */
export function forcedAnswer(question: Question): Path | undefined {
  return question.free ? undefined : onlyAnswer(question);
}

/** The only legal answer, or undefined if there are several. A question without any answer is a fault of the rules. */
export function onlyAnswer(question: Question): Path | undefined {
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

/** As many answers as are compared when it is asked whether a question is still the same. */
const COMPARED_MAX = 64;

/**
 * A question's legal answers as one text: questions with the same signature have the same answers. Undefined if there
 * are too many to compare. Take it before the state changes, because `next` reads the state when it is called.
 */
export function signatureOf(state: HasHandles, question: Question): string | undefined {
  let signature = `${question.step} ${keyOf(state, question.about)}`;
  let complete = 0;
  const path: Piece[] = [];
  const walk = (): void => {
    const pieces = question.next(path);
    if (pieces.length === 0) complete++;
    for (const piece of pieces) {
      if (complete > COMPARED_MAX) return;
      path.push(piece);
      signature += `(${keyOf(state, piece)}`;
      walk();
      signature += ')';
      path.pop();
    }
  };
  walk();
  return complete > COMPARED_MAX ? undefined : signature;
}

/** `choose` one of these pieces and be done. */
export function oneOf(pieces: readonly Piece[]): (prefix: Path) => readonly Piece[] {
  return (prefix) => (prefix.length === 0 ? pieces : []);
}

/**
 * A set of `min` to `max` of these pieces, offered in one fixed order so that each set is one answer. If there are
 * fewer than `min`, all must be taken. Equal pieces must be adjacent; they are offered as one.
 */
export function subset(pieces: readonly Piece[], min: number, max: number): (prefix: Path) => readonly Piece[] {
  const members = pieces.map((piece): Piece => ({ ...piece, list: true }));
  const least = Math.min(min, members.length);
  return (prefix) => {
    const chosen = prefix.length;
    const last = prefix[chosen - 1];
    if (last?.say === END.say || (chosen > 0 && chosen >= max)) return [];
    if (max <= 0) return [END];
    let from = 0;
    for (const piece of prefix) {
      while (from < members.length && !samePiece(members[from] as Piece, piece)) from++;
      from++;
    }
    // Enough must remain that the set can still become large enough.
    const rest: Piece[] = chosen >= least ? [END] : [];
    for (let at = from; at < members.length - Math.max(0, least - chosen - 1); at++)
      if (at === from || !samePiece(members[at] as Piece, members[at - 1] as Piece)) rest.push(members[at] as Piece);
    return rest;
  };
}

/** Compares pieces by content, because a replayed answer consists of other objects. */
export function samePiece(a: Piece, b: Piece): boolean {
  return a.say === b.say && a.card === b.card && a.seat === b.seat && a.amount === b.amount && a.word === b.word;
}
