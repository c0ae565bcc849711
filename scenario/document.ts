/** A scenario as it is written: a position, a script of answers and expectations. */
import { words } from '@praxis/kit/language/words.ts';
import { type Expectation, readExpectations } from './expectation.ts';
import { found, isNothing, listOf, textOf, type Words } from './reading.ts';
import { readScript, STEP_KEYS, type Step } from './script.ts';
import {
  type MapEntry,
  type MapValue,
  type Place,
  type Problem,
  placeOf,
  plain,
  readYaml,
  type Value,
  WrongDocument,
} from './yaml.ts';

export interface Scenario extends Place {
  readonly file: string;
  readonly game: Words;
  /** Always a text, also if it looks like a number. */
  readonly edition: Words;
  readonly title: string;
  /** The ids of the rules for which this scenario would fail. */
  readonly rules: readonly string[];
  /** The names of the seats, clockwise. */
  readonly seats: readonly string[];
  /** The input of the game's staging: edition, seats and the keys that only the game knows. */
  readonly position: Readonly<Record<string, unknown>>;
  /** The keys that only the game knows. */
  readonly keys: readonly Words[];
  readonly script: readonly Step[];
  readonly expect: readonly Expectation[];
  /** The place of the key or item at a path through the document. */
  place(path: readonly (string | number)[]): Place;
}

export interface ReadFile {
  readonly scenarios: readonly Scenario[];
  readonly problems: readonly Problem[];
}

/** The keys that scenarios of all games share. */
export const GENERAL_KEYS = ['game', 'edition', 'title', 'rules', 'seats', 'script', 'expect'] as const;

/** The scenarios of a file, one for each YAML document, and all problems of the others. */
export function readScenarios(text: string, file: string): ReadFile {
  const scenarios: Scenario[] = [];
  const problems: Problem[] = [];
  const documents = readYaml(text);
  if (documents.length === 0) problems.push({ message: 'The file is empty; expected a scenario.', line: 1, column: 1 });
  for (const document of documents) {
    problems.push(...document.problems);
    if (!document.root) continue;
    const reader = new ScenarioReader(file);
    const scenario = reader.read(document.root);
    problems.push(...reader.problems);
    if (scenario && reader.problems.length === 0) scenarios.push(scenario);
  }
  return { scenarios, problems };
}

/** The script; an empty one counts as none if there are expectations of the position. */
function scripted(entry: (key: string) => MapEntry | undefined): MapEntry | undefined {
  const script = entry('script');
  return script?.value.kind === 'list' && script.value.items.length === 0 && entry('expect') ? undefined : script;
}

/** Reads one document. It continues after a mistake, so that a writer sees all of them at once. */
class ScenarioReader {
  readonly problems: Problem[] = [];
  readonly #file: string;

  constructor(file: string) {
    this.#file = file;
  }

  read(root: Value): Scenario | undefined {
    if (root.kind !== 'map') {
      this.#complain(`Expected a scenario: a map with the keys ${GENERAL_KEYS.join(', ')}.`, root);
      return undefined;
    }
    const entry = (key: string): MapEntry | undefined => root.entries.find((each) => each.key === key);
    const game = this.#required(root, 'game', textOf);
    const edition = this.#required(root, 'edition', textOf);
    const title = this.#optional(entry('title'), textOf);
    const rules = this.#optional(entry('rules'), readRules) ?? [];
    const seatMap = this.#required(root, 'seats', readSeats);
    const seats = seatMap?.entries.map(({ key }) => key) ?? [];
    // Without the seats every line of the script would be a mistake: one complaint is enough.
    const script = seatMap && this.#optional(scripted(entry), (value) => readScript(value, seats, this.problems));
    const expect = this.#optional(entry('expect'), (value) => readExpectations(value, this.problems));
    if (!entry('script') && !entry('expect'))
      this.#complain('Expected a script or assertions; this scenario checks nothing.', root);
    if (!game || !edition || !seatMap) return undefined;
    const keys = root.entries.filter(({ key }) => !GENERAL_KEYS.some((general) => general === key));
    const position: Record<string, unknown> = { edition: edition.text, seats: seatContents(seatMap) };
    for (const { key, value } of keys) position[key] = plain(value);
    return {
      file: this.#file,
      line: root.line,
      column: root.column,
      game,
      edition,
      title: title?.text ?? '',
      rules,
      seats,
      position,
      keys: keys.map(({ key, line, column }) => ({ text: key, line, column })),
      script: script ?? [],
      expect: expect ?? [],
      place: (path) => placeOf(root, path),
    };
  }

  #required<T>(root: MapValue, key: string, read: (value: Value, key: string) => T): T | undefined {
    const entry = root.entries.find((each) => each.key === key);
    if (entry) return this.#optional(entry, read);
    this.#complain(`Expected the key ${key}.`, root);
    return undefined;
  }

  #optional<T>(entry: MapEntry | undefined, read: (value: Value, key: string) => T): T | undefined {
    if (!entry) return undefined;
    try {
      return read(entry.value, entry.key);
    } catch (error) {
      if (!(error instanceof WrongDocument)) throw error;
      this.#complain(error.message, error.place);
      return undefined;
    }
  }

  #complain(message: string, { line, column }: Place): void {
    this.problems.push({ message, line, column });
  }
}

function readRules(value: Value): readonly string[] {
  const ids = listOf(value, 'rule ids').items.map((item) => textOf(item, 'a rule id'));
  ids.forEach((id, index) => {
    if (ids.findIndex(({ text }) => text === id.text) < index)
      throw new WrongDocument(`${id.text} is listed twice.`, id);
  });
  return ids.map(({ text }) => text);
}

function readSeats(value: Value): MapValue {
  if (value.kind !== 'map') throw new WrongDocument(`Expected a map of seats by their names${found(value)}.`, value);
  if (value.entries.length === 0) throw new WrongDocument('Expected at least one seat.', value);
  const names = new Set<string>();
  for (const entry of value.entries) {
    const name = words(entry.key).join(' ');
    // Sentences know words only, and numbers as names would be put into another order.
    if (/^\p{L}/u.test(entry.key) && name === '')
      throw new WrongDocument(`A seat cannot be called ${entry.key}: articles are left out of sentences.`, entry);
    if (name === '' || !/^\p{L}/u.test(entry.key))
      throw new WrongDocument(
        `Expected a seat's name that begins with a letter, not ${JSON.stringify(entry.key)}.`,
        entry,
      );
    if (names.has(name)) throw new WrongDocument(`${entry.key} cannot be told from another seat in a sentence.`, entry);
    if (STEP_KEYS.some((key) => key === entry.key))
      throw new WrongDocument(`A seat cannot be called ${entry.key}: steps of a script begin like this.`, entry);
    names.add(name);
    if (entry.value.kind === 'list' || (entry.value.kind === 'scalar' && entry.value.value !== null))
      throw new WrongDocument(`Expected a map of what ${entry.key} has${found(entry.value)}.`, entry.value);
  }
  return value;
}

/** `Nora:` with an empty value is a seat with the usual things. */
function seatContents(seats: MapValue): Record<string, unknown> {
  return Object.fromEntries(seats.entries.map(({ key, value }) => [key, isNothing(value) ? {} : plain(value)]));
}
