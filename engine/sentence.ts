/** Sentences: how an answer reads, and how words are matched with answers. */
import { answerOf, answers, type Path, type Piece, type Question, type Seat } from './decision.ts';
import type { BaseState, Context, Wording } from './game.ts';
import { withoutAccents } from './letters.ts';
import type { Match } from './match.ts';

export interface Explanation {
  /** The sentence is among the answers that the seat can give now. */
  readonly possible: boolean;
  /** The rules that forbid it, the most telling first. */
  readonly reasons: readonly { readonly rule: string; readonly words: string }[];
  /** The sentences that the words fit, in full. */
  readonly sentences: readonly string[];
}

/**
 * Words without case, accents and punctuation; `+1` and `.44` are words. `bare` reduces a word, apostrophes included:
 * to nothing if it is an article of the language.
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

/** Whether the words of `line` occur in `sentence` in this order. */
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
 * The answers that a line fits. Answers with the same sentence are one; an exact sentence beats longer ones; the members of a
 * list may be given in any order. A line without words fits nothing.
 */
export function fitting<C>(g: C, wording: Wording<C>, question: Question, line: string): Fit[] {
  const wordsIn = wordsOf(wording);
  const wanted = wordsIn(line);
  if (wanted.length === 0) return [];
  const say = (path: Path): string => wording.sentence(g, question, path);
  const seen = new Set<string>();
  const fits: (Fit & { readonly exact: boolean })[] = [];
  for (const path of answers(question)) {
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

/** The wordings in which a line may be given: the reader's own first, what else is understood in that language, and English. */
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
  const members = path.filter((piece) => piece.list);
  if (members.length < 2 || !holdsAll(said, wanted)) return false;
  const fitsInOrder = (order: readonly Piece[]): boolean => {
    let at = 0;
    return contains(wordsIn(say(path.map((piece) => (piece.list ? (order[at++] as Piece) : piece)))), wanted);
  };
  if (fitsInOrder(asMentioned((shown) => wordsIn(say(shown)), path, members, wanted))) return true;
  return members.length <= PERMUTED_MAX && permutations(members).some(fitsInOrder);
}

/** Every word of the line is in the sentence as often, wherever it stands. */
function holdsAll(said: readonly string[], wanted: readonly string[]): boolean {
  const left = [...said];
  return wanted.every((word) => {
    const at = left.indexOf(word);
    if (at >= 0) left.splice(at, 1);
    return at >= 0;
  });
}

/** The members of a list in the order in which the line speaks of them; those that it leaves out come last. */
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

export function explained<S extends BaseState, C extends Context<S>>(
  match: Match<S, C>,
  seat: Seat,
  line: string,
  language: string,
): Explanation {
  const g = match.context;
  const wording = match.game.wording(language);
  const wordings = understoodIn(wording, match.game.wording('en'));
  for (const question of [...match.questions, match.anytimeActions(seat)]) {
    if (question?.seat !== seat) continue;
    const fits = fittingAny(g, wordings, question, line);
    if (fits.length > 0) return { possible: true, reasons: [], sentences: fits.map(({ sentence }) => sentence) };
  }
  const step = match.questions[0]?.step ?? '';
  const reasons: string[] = [];
  const sentences = new Set<string>();
  const asked: Asked = { seat, step: '', about: { say: 'explain' } };
  const isMeant = (each: Wording<C>, path: Path): boolean => {
    const wordsIn = wordsOf(each);
    const wanted = wordsIn(line);
    const say: Say = (shown) => each.sentence(g, asked, shown);
    return wanted.length > 0 && fitsSentence(say, wordsIn, path, wordsIn(say(path)), wanted);
  };
  for (const { path, reasons: why } of match.game.conceivable?.(g, seat, step) ?? []) {
    if (!wordings.some((each) => isMeant(each, path))) continue;
    sentences.add(wording.sentence(g, asked, path));
    for (const rule of why) if (!reasons.includes(rule)) reasons.push(rule);
  }
  return {
    possible: false,
    reasons: reasons.map((rule) => ({ rule, words: wording.rule(rule) })),
    sentences: [...sentences],
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
