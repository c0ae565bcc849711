/** Sentences: how an answer reads, and how words are matched with answers. */
import { answerOf, answers, type CardId, END, type Path, type Piece, type Question, type Seat } from './decision.ts';
import type { BaseState, Conceivable, Context, Wording } from './game.ts';
import { withoutAccents } from './letters.ts';
import type { Match } from './match.ts';

export interface Explanation {
  /** The sentence is among the answers that the seat can give now. */
  readonly possible: boolean;
  /** Every rule that forbids it. */
  readonly reasons: readonly { readonly rule: string; readonly words: string }[];
  /** The reasons for a person: the most informative and up to two more, vague ones only if there are no others. */
  readonly told: Explanation['reasons'];
  /** The sentences that the words fit, in full. */
  readonly sentences: readonly string[];
}

/**
 * Words without case, accents and punctuation; `+1` and `.44` are words. `bare` reduces a word, apostrophes included:
 * to an empty one if it is an article of the language.
 */
export function words(sentence: string, bare: (word: string) => string = (word) => word): string[] {
  const plain = withoutAccents(sentence).toLowerCase();
  const found = plain.match(/[+-]\d+|\.\d+|[\p{L}\p{N}]+(?:['’][\p{L}\p{N}]+)*/gu) ?? [];
  return found.map((word) => bare(word).replaceAll(/['’]/g, '')).filter((word) => word !== '');
}

type Say = (path: Path) => string;
/** A wording takes sentences and lines apart in its own way. */
type Words = (sentence: string) => readonly string[];

const wordsOf = <C>(wording: Wording<C>): Words => wording.words ?? ((sentence) => words(sentence));

/** True if the words of `line` occur in `sentence` in this order. */
export function contains(sentence: readonly string[], line: readonly string[]): boolean {
  let at = 0;
  for (const word of sentence) if (word === line[at]) at++;
  return at === line.length;
}

export interface Fit {
  readonly path: Path;
  readonly sentence: string;
}

type Asked = Pick<Question, 'seat' | 'about' | 'step'>;

/**
 * The answers that a line fits. Answers with the same sentence are one; an exact sentence beats longer ones; the
 * members of a list may be given in any order. A line without words fits none.
 */
export function fitting<C>(g: C, wording: Wording<C>, question: Question, line: string): Fit[] {
  const wordsIn = wordsOf(wording);
  const wanted = wordsIn(line);
  if (wanted.length === 0) return [];
  const say = (path: Path): string => wording.sentence(g, question, path);
  const few = answers(question, LISTED_MAX + 1);
  if (few.length <= LISTED_MAX) return among(few, say, wordsIn, wanted);
  const led = among(ledBy(question, say, wordsIn, wanted), say, wordsIn, wanted);
  return led.length > 0 ? led : among(answers(question), say, wordsIn, wanted);
}

/** If there are more answers, those are looked for first that consist of the words of the line. */
const LISTED_MAX = 5000;

/** Answers without words that the line lacks, except such as all answers have: the name of the seat, for example. */
function ledBy(question: Question, say: Say, wordsIn: Words, wanted: readonly string[]): Path[] {
  const lacking = (path: Path): number => {
    const left = [...wanted];
    let lacks = 0;
    for (const word of wordsIn(say(path))) {
      const at = left.indexOf(word);
      if (at < 0) lacks++;
      else left.splice(at, 1);
    }
    return lacks;
  };
  const least = Math.min(...question.next([]).map((piece) => lacking([piece])));
  const found: Path[] = [];
  const walk = (prefix: Path): void => {
    const pieces = question.next(prefix);
    if (pieces.length === 0) found.push(prefix);
    for (const piece of pieces) if (lacking([...prefix, piece]) <= least) walk([...prefix, piece]);
  };
  walk([]);
  return found;
}

function among(paths: readonly Path[], say: Say, wordsIn: Words, wanted: readonly string[]): Fit[] {
  const seen = new Set<string>();
  const fits: (Fit & { readonly exact: boolean })[] = [];
  for (const path of paths) {
    const sentence = say(path);
    if (seen.has(sentence)) continue;
    seen.add(sentence);
    const said = wordsIn(sentence);
    if (fitsSentence(say, wordsIn, path, said, wanted))
      fits.push({ path, sentence, exact: said.length === wanted.length });
  }
  const exact = fits.filter((fit) => fit.exact);
  return (exact.length > 0 ? exact : fits).map(({ path, sentence }) => ({ path, sentence }));
}

/** The wordings in which a line may be given: the reader's own first, others of that language, and English. */
export function understoodIn<C>(wording: Wording<C>, english: Wording<C>): readonly Wording<C>[] {
  return [...new Set([wording, ...(wording.understood ?? []), english])];
}

/** The answers that a line fits in the first of these wordings in which it fits any. Their sentences are those of the first. */
export function fittingAny<C>(g: C, wordings: readonly Wording<C>[], question: Question, line: string): Fit[] {
  const [shown] = wordings;
  for (const wording of wordings) {
    const fits = fitting(g, wording, question, line);
    if (fits.length === 0) continue;
    return wording === shown || !shown
      ? fits
      : fits.map(({ path }) => ({ path, sentence: shown.sentence(g, question, path) }));
  }
  return [];
}

/** Lists up to this length are tried in every order. */
const PERMUTED_MAX = 6;

function fitsSentence(
  say: Say,
  wordsIn: Words,
  path: Path,
  said: readonly string[],
  wanted: readonly string[],
): boolean {
  if (contains(said, wanted)) return true;
  if (!path.some(({ list, group }) => list ?? group) || !holdsAll(said, wanted)) return false;
  return groupOrders(path).some((ordered) => fitsLists(say, wordsIn, ordered, wanted));
}

function fitsLists(say: Say, wordsIn: Words, path: Path, wanted: readonly string[]): boolean {
  const lists = listsIn(path);
  const fitsInOrder = (order: readonly Piece[]): boolean => {
    let at = 0;
    return contains(wordsIn(say(path.map((piece) => (piece.list ? (order[at++] as Piece) : piece)))), wanted);
  };
  const mentioned = lists.flatMap((members) => asMentioned((shown) => wordsIn(say(shown)), path, members, wanted));
  if (fitsInOrder(mentioned)) return true;
  return lists.flat().length <= PERMUTED_MAX && inEveryOrder(lists).some(fitsInOrder);
}

/** The answer with its groups in every order; an end stays last. */
function groupOrders(path: Path): Path[] {
  const groups: Piece[][] = [];
  for (const piece of path) {
    if (piece.group) groups.push([piece]);
    else if (piece.say !== END.say) groups.at(-1)?.push(piece);
  }
  if (groups.length < 2 || groups.length > PERMUTED_MAX) return [path];
  const before = path.slice(0, path.indexOf(groups[0]?.[0] as Piece));
  const after = path.filter(({ say }) => say === END.say);
  return permutations(groups).map((order) => [...before, ...order.flat(), ...after]);
}

/**
 * The lists of an answer. Another piece between two members begins another list: in `blocks Bear with Wall, Giant with
 * Knight` the Knight blocks the Giant.
 */
function listsIn(path: Path): Piece[][] {
  const lists: Piece[][] = [];
  for (const [at, piece] of path.entries()) {
    if (!piece.list) continue;
    if (path[at - 1]?.list) lists.at(-1)?.push(piece);
    else lists.push([piece]);
  }
  return lists;
}

/** Each list in every order. */
function inEveryOrder([first, ...others]: readonly (readonly Piece[])[]): Piece[][] {
  if (!first) return [[]];
  const rests = inEveryOrder(others);
  return permutations(first).flatMap((order) => rests.map((rest) => [...order, ...rest]));
}

/** Every word of the line is in the sentence as often, in any place. */
function holdsAll(said: readonly string[], wanted: readonly string[]): boolean {
  const left = [...said];
  return wanted.every((word) => {
    const at = left.indexOf(word);
    if (at >= 0) left.splice(at, 1);
    return at >= 0;
  });
}

/** The members of a list in the order in which the line names them; those that it leaves out come last. */
function asMentioned(
  said: (path: Path) => readonly string[],
  path: Path,
  members: readonly Piece[],
  wanted: readonly string[],
): Piece[] {
  const common = new Set(said(path.filter((piece) => !piece.list)));
  const place = (member: Piece): number => {
    const own = said(path.filter((piece) => !piece.list || piece === member)).filter((word) => !common.has(word));
    const at = wanted.findIndex((_, index) => own.every((each, offset) => wanted[index + offset] === each));
    return at < 0 ? wanted.length : at;
  };
  const places = new Map(members.map((member) => [member, place(member)]));
  return [...members].sort((a, b) => (places.get(a) as number) - (places.get(b) as number));
}

function permutations<T>(items: readonly T[]): T[][] {
  if (items.length < 2) return [[...items]];
  return items.flatMap((first, at) => permutations(items.toSpliced(at, 1)).map((rest) => [first, ...rest]));
}

/** Explains words of a sentence, or a card. */
export function explained<S extends BaseState, C extends Context<S>>(
  match: Match<S, C>,
  seat: Seat,
  line: string | CardId,
  language: string,
  toSeat = false,
  /** Further understood wordings, for readers who may know more than the seat. */
  also: readonly Wording<C>[] = [],
): Explanation {
  const g = match.context;
  const wording = match.game.wording(language);
  const shown = toSeat ? (wording.to?.(seat) ?? wording) : wording;
  const wordings = [...new Set([shown, ...understoodIn(wording, match.game.wording('en')), ...also])];
  for (const question of [...match.questions, match.anytimeActions(seat)]) {
    if (question?.seat !== seat) continue;
    const found =
      typeof line === 'string' ? fittingAny(g, wordings, question, line).map(({ path }) => path) : undefined;
    const paths = found ?? answers(question, LISTED_MAX).filter((path) => path.some(({ card }) => card === line));
    const sentences = [...new Set(paths.map((path) => shown.sentence(g, question, path)))];
    if (sentences.length > 0) return { possible: true, reasons: [], told: [], sentences };
  }
  const asked: Asked = { seat, step: '', about: { say: 'explain' } };
  /** Up to the first card: the seat that acts, or the card with which it acts. */
  const head = (path: Path): Path => path.slice(0, path.findIndex(({ card }) => card !== undefined) + 1 || undefined);
  const fits = (each: Wording<C>, path: Path): boolean => {
    const wordsIn = wordsOf(each);
    const wanted = wordsIn(typeof line === 'string' ? line : '');
    const say: Say = (shown) => each.sentence(g, asked, shown);
    return wanted.length > 0 && fitsSentence(say, wordsIn, path, wordsIn(say(path)), wanted);
  };
  const isMeant = (path: Path): boolean => wordings.some((each) => fits(each, path));
  const meant: (Conceivable & { readonly clear: readonly string[]; readonly begins: boolean })[] = [];
  for (const each of match.game.conceivable?.(g, seat, match.questions[0]?.step ?? '') ?? []) {
    const isOf = (each.of ?? head(each.path).at(-1)?.card) === line;
    if (!isOf && !isMeant(each.path)) continue;
    const clear = (each.told ?? each.reasons).filter((reason) => !match.game.vagueReasons?.includes(reason));
    meant.push({ ...each, clear, begins: isOf || isMeant(head(each.path)) });
  }
  // The sentence that the fewest rules forbid is nearest to the player's intention, so its reasons say most.
  meant.sort((one, other) => Number(other.begins) - Number(one.begins) || one.clear.length - other.clear.length);
  const isNear = (each: (typeof meant)[number]): boolean => each.clear.length > 0 && each.begins === meant[0]?.begins;
  const nearest = meant.find(isNear)?.clear ?? meant[0]?.told ?? meant[0]?.reasons ?? [];
  const worded = (reasons: readonly string[]): Explanation['reasons'] =>
    [...new Set(reasons)].map((reason) => ({ rule: reason.split(' ')[0] as string, words: wording.rule(reason) }));
  return {
    possible: false,
    reasons: worded(meant.flatMap(({ reasons }) => reasons)),
    told: worded(nearest).slice(0, 3),
    sentences: [...new Set(meant.map(({ path }) => shown.sentence(g, asked, path)))],
  };
}

/** Every answer to a question as its sentence, for lists and logs. */
export function sentences<C>(
  g: C & { readonly state: BaseState },
  wording: Wording<C>,
  question: Question,
  limit = 2000,
): { answer: string; sentence: string; path: Path }[] {
  return answers(question, limit).map((path) => ({
    answer: answerOf(g.state, path),
    sentence: wording.sentence(g, question, path),
    path,
  }));
}
