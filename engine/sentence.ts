/** Sentences: how an answer reads, and how words are matched with answers. */
import { answerOf, answers, type Path, type Question, type Seat } from './decision.ts';
import type { BaseState, Context, Wording } from './game.ts';
import type { Match } from './match.ts';

export interface Explanation {
  /** The sentence is among the answers that the seat can give now. */
  readonly possible: boolean;
  /** The rules that forbid it, the most telling first. */
  readonly reasons: readonly { readonly rule: string; readonly words: string }[];
  /** The sentences that the words fit, in full. */
  readonly sentences: readonly string[];
}

const ARTICLES = new Set(['the', 'a', 'an']);

/** Words without case, accents, articles and punctuation; `+1` and `.44` are words. */
export function words(sentence: string): string[] {
  const plain = sentence.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();
  const found = plain.match(/[+-]\d+|\.\d+|[\p{L}\p{N}]+(?:['’][\p{L}\p{N}]+)*/gu) ?? [];
  return found.map((word) => word.replaceAll(/['’]/g, '')).filter((word) => !ARTICLES.has(word));
}

/** The words of `line` stand in `sentence` in this order. */
export function contains(sentence: readonly string[], line: readonly string[]): boolean {
  let at = 0;
  for (const word of sentence) if (word === line[at]) at++;
  return at === line.length;
}

export interface Fit {
  readonly path: Path;
  readonly sentence: string;
}

/**
 * The answers that a line fits. Answers with the same sentence are one; an exact sentence beats longer ones; the members of a
 * list may be given in any order.
 */
export function fitting<C>(g: C, wording: Wording<C>, question: Question, line: string): Fit[] {
  const wanted = words(line);
  const fits = new Map<string, Fit>();
  for (const path of answers(question)) {
    const sentence = wording.sentence(g, question, path);
    if (!fits.has(sentence) && fitsPath(g, wording, question, path, wanted)) fits.set(sentence, { path, sentence });
  }
  return best([...fits.values()], wanted);
}

function best(fits: Fit[], wanted: readonly string[]): Fit[] {
  if (fits.length < 2) return fits;
  const exact = fits.filter((fit) => words(fit.sentence).length === wanted.length);
  return exact.length === 1 ? exact : fits;
}

function fitsPath<C>(g: C, wording: Wording<C>, question: Pick<Question, 'seat' | 'about' | 'step'>, path: Path, wanted: readonly string[]): boolean {
  if (contains(words(wording.sentence(g, question, path)), wanted)) return true;
  const members = path.filter((piece) => piece.list);
  if (members.length < 2 || members.length > 6) return false;
  for (const order of permutations(members)) {
    const rest = [...order];
    const permuted = path.map((piece) => (piece.list ? (rest.shift() as typeof piece) : piece));
    if (contains(words(wording.sentence(g, question, permuted)), wanted)) return true;
  }
  return false;
}

function* permutations<T>(items: readonly T[]): Generator<T[]> {
  if (items.length < 2) yield [...items];
  else
    for (let i = 0; i < items.length; i++)
      for (const rest of permutations([...items.slice(0, i), ...items.slice(i + 1)])) yield [items[i] as T, ...rest];
}

export function explained<S extends BaseState, C extends Context<S>>(match: Match<S, C>, seat: Seat, line: string, language: string): Explanation {
  const g = match.context;
  const wording = match.game.wording(language);
  const english = match.game.wording('en');
  for (const question of match.questions) {
    if (question.seat !== seat) continue;
    const fits = fitting(g, english, question, line);
    if (fits.length > 0) return { possible: true, reasons: [], sentences: fits.map((fit) => wording.sentence(g, question, fit.path)) };
  }
  const wanted = words(line);
  const reasons: string[] = [];
  const sentences = new Set<string>();
  for (const { path, reasons: why } of match.game.conceivable?.(g, seat) ?? []) {
    const about = { seat, step: '', about: { say: 'explain' } };
    if (!fitsPath(g, english, about, path, wanted)) continue;
    sentences.add(wording.sentence(g, about, path));
    for (const rule of why) if (!reasons.includes(rule)) reasons.push(rule);
  }
  return { possible: false, reasons: reasons.map((rule) => ({ rule, words: wording.rule(rule) })), sentences: [...sentences] };
}

/** Every answer to a question as its sentence, for lists and logs. */
export function sentences<C>(g: C & { readonly state: BaseState }, wording: Wording<C>, question: Question, limit = 2000): { answer: string; sentence: string; path: Path }[] {
  return answers(question, limit).map((path) => ({ answer: answerOf(g.state, path), sentence: wording.sentence(g, question, path), path }));
}
