/** Expectations: paths into the position, and the values that they must have. */
import { found, oneOrMore, textOf } from './reading.ts';
import { type MapEntry, type Place, type Problem, type Value, WrongDocument } from './yaml.ts';

/** The place is that of the path. */
export interface Expectation extends Place {
  readonly path: string;
  readonly expected: Expected;
}

export type Expected =
  | { readonly kind: 'value'; readonly value: string | number | boolean }
  | { readonly kind: 'list'; readonly names: readonly string[] }
  | {
      readonly kind: 'tests';
      readonly count?: number;
      readonly has?: readonly string[];
      readonly lacks?: readonly string[];
      readonly change?: number;
    };

const TESTS = ['count', 'has', 'lacks', 'change'] as const;

export function readExpectations(value: Value, problems: Problem[]): readonly Expectation[] {
  if (value.kind !== 'map' || value.entries.length === 0)
    throw new WrongDocument(`Expected a map of paths with their expected values${found(value)}.`, value);
  return value.entries.flatMap(({ key, value: expected, line, column }) => {
    try {
      return [{ path: key, expected: readExpected(expected, key), line, column }];
    } catch (error) {
      if (!(error instanceof WrongDocument)) throw error;
      problems.push({ message: error.message, line: error.place.line, column: error.place.column });
      return [];
    }
  });
}

function readExpected(value: Value, path: string): Expected {
  switch (value.kind) {
    case 'scalar':
      if (value.value === null) throw new WrongDocument(`Expected a value for ${path}, not nothing.`, value);
      return { kind: 'value', value: value.value };
    case 'list':
      return { kind: 'list', names: value.items.map(nameOf) };
    case 'map': {
      if (value.entries.length === 0) throw new WrongDocument(`Expected ${TESTS.join(', ')} in this map.`, value);
      if (value.entries.every(isNumbered)) return { kind: 'list', names: value.entries.flatMap(repeated) };
      return Object.assign({ kind: 'tests' as const }, ...value.entries.map(readTest)) as Expected;
    }
    default:
      return value satisfies never;
  }
}

/** A name and how often it is in the list, as a position has counters and colours: `{spell: 2}`. */
function isNumbered({ key, value }: MapEntry): boolean {
  const isTest = TESTS.some((test) => test === key);
  return !isTest && value.kind === 'scalar' && Number.isInteger(value.value) && Number(value.value) > 0;
}

function repeated({ key, value }: MapEntry): string[] {
  const times = value.kind === 'scalar' ? Number(value.value) : 0;
  return Array<string>(times).fill(key.normalize('NFC'));
}

function nameOf(value: Value): string {
  return textOf(value, 'a name').text.normalize('NFC');
}

function readTest(entry: MapEntry): object {
  const { key, value } = entry;
  switch (key) {
    case 'count':
    case 'change': {
      const number = value.kind === 'scalar' ? value.value : undefined;
      const good = typeof number === 'number' && Number.isInteger(number) && (key === 'change' || number >= 0);
      if (!good) throw new WrongDocument(`Expected a whole number for ${key}${found(value)}.`, value);
      return { [key]: number };
    }
    case 'has':
      return { has: oneOrMore(value, 'names').map(nameOf) };
    case 'lacks':
      return { lacks: oneOrMore(value, 'names').map(nameOf) };
    default:
      throw new WrongDocument(`Expected ${TESTS.join(', ')}, not ${JSON.stringify(key)}.`, entry);
  }
}

/**
 * The segments of a path. The names of cards contain dots and blanks (`.44 Magnum.locked`), so the part behind the last
 * dot is the property, and the part before it the thing.
 */
export function segments(path: string, seats: readonly string[]): readonly string[] {
  const seat = seats.find((name) => path.startsWith(`${name}.`));
  if (seat !== undefined) return [seat, path.slice(seat.length + 1)];
  const dot = path.lastIndexOf('.');
  return dot > 0 && dot < path.length - 1 ? [path.slice(0, dot), path.slice(dot + 1)] : [path];
}

/** The value of a path at the start of the script, or undefined if it led nowhere. */
export type AtStart = (path: string) => unknown;

/** True if lists of this game can contain the name at all, so that a misspelt one does not pass as missing. */
export type IsName = (name: string) => boolean;

/** The problems of a path's value; empty if it is as expected. */
export function mismatches(
  { path, expected }: Expectation,
  actual: unknown,
  atStart: AtStart,
  isName: IsName,
): readonly string[] {
  switch (expected.kind) {
    case 'value':
      if (same(actual, expected.value)) return [];
      return [`${path} is ${shown(actual)}, not ${shown(expected.value)}${hint(actual, expected.value)}.`];
    case 'list': {
      const names = namesOf(actual);
      if (!names) return [`${path} is ${shown(actual)}, not a list.`];
      const equal = names.length === expected.names.length && missing(expected.names, names).length === 0;
      return equal ? [] : [`${path} is ${shown(names)}, not ${shown(expected.names)}.`];
    }
    case 'tests':
      return [
        ...listTests(path, expected, actual, atStart, isName),
        ...changeTest(path, expected.change, actual, atStart),
      ];
    default:
      return expected satisfies never;
  }
}

function listTests(
  path: string,
  { count, has, lacks }: Extract<Expected, { kind: 'tests' }>,
  actual: unknown,
  atStart: AtStart,
  isName: IsName,
): readonly string[] {
  if (count === undefined && !has && !lacks) return [];
  const names = namesOf(actual);
  if (!names) return [`${path} is ${shown(actual)}, not a list.`];
  const wrong: string[] = [];
  if (count !== undefined && names.length !== count)
    wrong.push(`${path} has ${names.length} members, not ${count}: ${shown(names)}.`);
  const absent = missing(has ?? [], names);
  if (absent.length > 0) wrong.push(`${path} lacks ${absent.join(', ')}: it is ${shown(names)}.`);
  const before = namesOf(atStart(path)) ?? [];
  for (const name of lacks ?? []) {
    if (names.includes(name)) wrong.push(`${path} has ${name}: it is ${shown(names)}.`);
    else if (!before.includes(name) && !isName(name))
      wrong.push(`${path} cannot lack ${JSON.stringify(name)}: there is no such name.`);
  }
  return wrong;
}

function changeTest(path: string, change: number | undefined, actual: unknown, atStart: AtStart): readonly string[] {
  if (change === undefined) return [];
  const before = sizeOf(atStart(path));
  const now = sizeOf(actual);
  if (typeof now !== 'number') return [`${path} is ${shown(now)}, not a number that can change.`];
  if (typeof before !== 'number') return [`${path} was ${shown(before)} at the start of the script, not a number.`];
  const real = now - before;
  return real === change ? [] : [`${path} changed by ${real} (from ${before} to ${now}), not by ${change}.`];
}

/** The number itself, or how many members a list has. */
function sizeOf(value: unknown): unknown {
  return namesOf(value)?.length ?? value;
}

/** The names that are wanted and not there, each copy for itself. */
function missing(wanted: readonly string[], names: readonly string[]): readonly string[] {
  const left = [...names];
  return wanted.filter((name) => {
    const at = left.indexOf(name);
    if (at >= 0) left.splice(at, 1);
    return at < 0;
  });
}

function namesOf(actual: unknown): readonly string[] | undefined {
  return Array.isArray(actual) ? actual.map((name) => String(name).normalize('NFC')) : undefined;
}

/** Texts are compared blind to case; a number is never a text. */
function same(actual: unknown, expected: string | number | boolean): boolean {
  if (typeof actual !== 'string' || typeof expected !== 'string') return actual === expected;
  return actual.normalize('NFC').toLowerCase() === expected.normalize('NFC').toLowerCase();
}

function shown(value: unknown): string {
  if (Array.isArray(value)) return `[${value.join(', ')}]`;
  return value === undefined || value === null ? 'nothing' : String(value);
}

function hint(actual: unknown, expected: string | number | boolean): string {
  if (Array.isArray(actual))
    return typeof expected === 'number' ? ' (write {count: …} for the size of a list)' : ' (it is a list)';
  const looksSame = typeof actual !== typeof expected && shown(actual) === shown(expected);
  return looksSame ? ` (it is a ${kindOf(actual)}, not a ${kindOf(expected)})` : '';
}

function kindOf(value: unknown): string {
  return typeof value === 'string' ? 'text' : typeof value;
}
