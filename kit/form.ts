/** Reads the plain data of a position; every error is a mistake with its place in the document. */
import { StagingMistake } from '@praxis/contract';
import type { Seat, Setup } from '@praxis/engine';

/** The way through the document to a value. */
export type At = readonly (string | number)[];

/** More blanks than any deck has cards: a larger number is a slip of the pen. */
const BLANKS_MAX = 999;

export type Entries = Readonly<Record<string, unknown>>;

export function mistake(message: string, at: At): never {
  throw new StagingMistake(message, at);
}

/** How a value of the document is quoted in a complaint. */
function shown(value: unknown): string {
  return JSON.stringify(value) ?? 'nothing';
}

export function isMap(value: unknown): value is Entries {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

export function mapOf(value: unknown, at: At, keys: readonly string[]): Entries {
  if (!isMap(value))
    return mistake(`Expected a map with some of the keys ${keys.join(', ')}, not ${shown(value)}.`, at);
  checkKeys(value, at, keys);
  return value;
}

export function checkKeys(map: Entries, at: At, keys: readonly string[]): void {
  for (const key of Object.keys(map))
    if (!keys.includes(key)) mistake(`Expected one of the keys ${keys.join(', ')}, not ${shown(key)}.`, [...at, key]);
}

export function listOf(value: unknown, at: At): readonly unknown[] {
  return Array.isArray(value) ? value : mistake(`Expected a list, not ${shown(value)}.`, at);
}

/**
 * The cards of a deck, top first, the place of that list in the document, and how many blanks lie below them. A list is
 * followed by blanks unless it is empty, for nobody would write that otherwise, or stands behind `exactly`; a number is
 * that many blanks.
 */
export function pileOf(value: unknown, at: At, below: number): { cards: readonly unknown[]; at: At; blanks: number } {
  if (typeof value === 'number') return { cards: [], at, blanks: numberOf(value, at, 0, BLANKS_MAX) };
  if (!isMap(value)) {
    const cards = listOf(value, at);
    return { cards, at, blanks: cards.length > 0 ? below : 0 };
  }
  const where: At = [...at, 'exactly'];
  return { cards: listOf(mapOf(value, at, ['exactly']).exactly, where), at: where, blanks: 0 };
}

export function textOf(value: unknown, at: At): string {
  return typeof value === 'string' && value.trim() !== ''
    ? value.trim()
    : mistake(`Expected a text, not ${shown(value)}.`, at);
}

export function textsOf(value: unknown, at: At): readonly string[] {
  return listOf(value, at).map((each, index) => textOf(each, [...at, index]));
}

export function flagOf(value: unknown, at: At): boolean {
  return typeof value === 'boolean' ? value : mistake(`Expected true or false, not ${shown(value)}.`, at);
}

export function numberOf(value: unknown, at: At, min: number, max: number): number {
  if (typeof value === 'number' && Number.isInteger(value) && value >= min && value <= max) return value;
  return mistake(
    max === Number.MAX_SAFE_INTEGER
      ? `Expected a whole number of at least ${min}, not ${shown(value)}.`
      : `Expected a whole number from ${min} to ${max}, not ${shown(value)}.`,
    at,
  );
}

/** One of these words, in whatever case it is written. */
export function choiceOf<T extends string>(value: unknown, at: At, choices: readonly T[]): T {
  const written = typeof value === 'string' ? value.toLowerCase() : undefined;
  return (
    choices.find((choice) => choice === value) ??
    choices.find((choice) => choice.toLowerCase() === written) ??
    mistake(`Expected one of ${choices.join(', ')}, not ${shown(value)}.`, at)
  );
}

/** The number of the seat with this name. `others` can be written there, too. */
export function seatNamed(seats: readonly string[], value: unknown, at: At, ...others: readonly string[]): Seat {
  const seat = seats.indexOf(String(value));
  return seat >= 0 ? seat : mistake(`Expected one of ${[...seats, ...others].join(', ')}, not ${shown(value)}.`, at);
}

/** The settings of a position; `check` throws an error if they are wrong. */
export function settingsAt(
  value: unknown,
  check: (setup: Pick<Setup, 'options'>) => unknown,
): NonNullable<Setup['options']> {
  if (!isMap(value)) return mistake('Expected a map of settings.', ['options']);
  const options = value as NonNullable<Setup['options']>;
  try {
    check({ options });
  } catch (error) {
    mistake((error as Error).message, ['options']);
  }
  return options;
}
