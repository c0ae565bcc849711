/** Finds the answer that the words of a script mean, and the misspelt words. */
import { contains, type Fit, fitting, type Question, type Wording } from '@praxis/engine';
import { words } from '@praxis/kit/language/words.ts';

/**
 * The answers that a line fits. An exact sentence beats longer ones, and it is exact without the seat's name as well,
 * because the name already precedes the line: `Sara: chooses Kite` is all of `Sara chooses Kite`. Where several remain,
 * the one that contains the line without gaps is meant.
 */
export function fits<C>(g: C, wording: Wording<C>, question: Question, seat: string, line: string): readonly Fit[] {
  const found = fitting(g, wording, question, line);
  if (found.length < 2) return found;
  const name = words(seat);
  const size = name.length + words(line).length;
  const exact = found.filter(({ sentence }) => {
    const said = words(sentence);
    return said.length === size && name.every((word, index) => said[index] === word);
  });
  if (exact.length === 1) return exact;
  // The case distinguishes sentences that differ in nothing else (`at dom pre`, `at DOM PRE`).
  const alike = found.filter(({ sentence }) => contains(asWritten(sentence), asWritten(line)));
  if (alike.length === 1) return alike;
  // `rescues Rex paying 2` is a part of `rescues Rex paying 2, Rex 0` without gaps, and of `rescues Rex paying 0, Rex
  // 2` only with gaps.
  const unbroken = found.filter(({ sentence }) => isUnbroken(sentence, line));
  return unbroken.length === 1 ? unbroken : found;
}

/** The sentence contains the words of the line without gaps. */
export function isUnbroken(sentence: string, line: string): boolean {
  return ` ${words(sentence).join(' ')} `.includes(` ${words(line).join(' ')} `);
}

export function isSame(sentence: string, line: string): boolean {
  return words(sentence).join(' ') === words(line).join(' ');
}

/** The line says all of the sentence and then goes on. */
export function goesOn(line: string, sentence: string): boolean {
  const [said, begun] = [words(line), words(sentence)];
  return said.length > begun.length && begun.every((word, index) => word === said[index]);
}

function asWritten(sentence: string): readonly string[] {
  return sentence.normalize('NFC').match(/[+-]\d+|\.\d+|[\p{L}\p{M}\p{N}'’]+/gu) ?? [];
}

/** Words that join the pieces of a sentence in every game. */
const JOINTS = 'with at on to from as for of in into by and or not no none nothing nobody'.split(' ');

const NUMBER = /^[+-]?\d+$/;

/** Where a word is in the name of a card. */
interface Place {
  readonly name: readonly string[];
  readonly at: number;
}

/** The names of cards as words, by each of their words. */
type NameIndex = ReadonlyMap<string, readonly Place[]>;

function indexOf(cards: Iterable<string>): NameIndex {
  const index = new Map<string, Place[]>();
  for (const card of new Set(cards)) {
    const name = words(card);
    for (const [at, word] of name.entries()) {
      const places = index.get(word);
      if (places) places.push({ name, at });
      else index.set(word, [{ name, at }]);
    }
  }
  return index;
}

let lasting: { readonly cards: ReadonlySet<string>; readonly index: NameIndex } = {
  cards: new Set(),
  index: new Map(),
};

/**
 * The indexes of all cards of a game: thousands of names, and one scenario after another has the same, but for a few that
 * it invents. Those of another game are others.
 */
function lastingIndexesOf(cards: ReadonlySet<string>): readonly NameIndex[] {
  const common = [...lasting.cards].filter((card) => cards.has(card));
  const isSame = common.length > cards.size / 2;
  if (!isSame || common.length < lasting.cards.size) {
    const kept = new Set(isSame ? common : cards);
    lasting = { cards: kept, index: indexOf(kept) };
  }
  return [lasting.index, indexOf([...cards].filter((card) => !lasting.cards.has(card)))];
}

interface VocabularyWords {
  /** The names of the game's cards. */
  readonly cards: Iterable<string>;
  /** The names that the scenario gives to cards. */
  readonly named: Iterable<string>;
  readonly seats: readonly string[];
  readonly verbs: readonly string[];
  readonly others: readonly string[];
}

/**
 * The words that a sentence of a match can contain. A line that is expected to be `not offered` must consist of them: a
 * misspelt line is offered nowhere, and must not pass for that.
 */
export class Vocabulary {
  readonly #verbs: readonly string[];
  readonly #known: Set<string>;
  readonly #indexes: readonly NameIndex[];
  readonly #seen = new Set<string>();

  constructor({ cards, named, seats, verbs, others }: VocabularyWords) {
    this.#verbs = verbs;
    this.#known = new Set([...JOINTS, ...[...seats, ...verbs, ...others].flatMap(words)]);
    this.#indexes = [...lastingIndexesOf(new Set(cards)), indexOf(named)];
  }

  #places(word: string): readonly Place[] {
    return this.#indexes.flatMap((index) => index.get(word) ?? []);
  }

  /** A sentence formed by the rules: its words besides the names of cards are no misspellings. */
  see(sentence: string): void {
    if (this.#seen.has(sentence)) return;
    this.#seen.add(sentence);
    const said = words(sentence);
    for (let at = 0; at < said.length; ) {
      const length = this.#nameAt(said, at);
      if (length === 0) this.#known.add(said[at] as string);
      at += Math.max(1, length);
    }
  }

  /** The problem with a line; undefined if all its words are known and one of them is a verb. */
  fault(line: string): string | undefined {
    const said = words(line);
    if (this.#unknown(said) !== undefined) {
      // A comma is part of a name or separates the members of a list: each member is then checked by itself.
      const unknown = line.split(/[,;:]/).map((part) => this.#unknown(words(part)));
      const first = unknown.find((word) => word !== undefined);
      if (first !== undefined)
        return `${JSON.stringify(first)} in ${JSON.stringify(line)} is no card, no seat and no word of this game.`;
    }
    if (this.#verbs.some((verb) => contains(said, words(verb)))) return undefined;
    return `${JSON.stringify(line)} says nothing that a seat can do; expected one of: ${this.#verbs.join(', ')}.`;
  }

  /** The length of the longest complete card name at this place. */
  #nameAt(said: readonly string[], at: number): number {
    let longest = 0;
    for (const { name, at: first } of this.#places(said[at] as string))
      if (first === 0 && name.length > longest && isAt(said, at, name)) longest = name.length;
    return longest;
  }

  /**
   * The first word that makes no sense. A card may be called by the beginning or the end of its name; two such parts
   * side by side would be a name that no card has.
   */
  #unknown(said: readonly string[]): string | undefined {
    let reached = 0;
    const tried = new Set<string>();
    const walk = (at: number, afterCard: boolean): boolean => {
      reached = Math.max(reached, at);
      if (at === said.length) return true;
      const state = `${at} ${afterCard}`;
      if (tried.has(state)) return false;
      tried.add(state);
      const word = said[at] as string;
      if ((this.#known.has(word) || NUMBER.test(word)) && walk(at + 1, false)) return true;
      if (afterCard) return false;
      return this.#parts(said, at).some((length) => walk(at + length, true));
    };
    return walk(0, false) ? undefined : said[reached];
  }

  /** The possible lengths of a card's name at this place: its beginning, its end or all of it. */
  #parts(said: readonly string[], at: number): readonly number[] {
    const lengths = new Set<number>();
    for (const { name, at: first } of this.#places(said[at] as string)) {
      if (first > 0 && isAt(said, at, name.slice(first))) lengths.add(name.length - first);
      if (first > 0) continue;
      for (let length = 1; length <= name.length && said[at + length - 1] === name[length - 1]; length++)
        lengths.add(length);
    }
    return [...lengths];
  }
}

function isAt(said: readonly string[], at: number, name: readonly string[]): boolean {
  return name.every((word, index) => said[at + index] === word);
}
