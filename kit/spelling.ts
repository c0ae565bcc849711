/**
 * Names as people spell them: compared without case, accents, articles and punctuation, with suggestions for misspelt
 * ones.
 */
import { words } from './language/words.ts';

/** The form that all spellings of a name share. */
export function plainName(name: string): string {
  return words(name).join(' ');
}

const NEAREST = 3;

/** The names that look most like a misspelt one. */
export function nearest(names: Iterable<string>, name: string): readonly string[] {
  const wanted = plainName(name);
  const limit = Math.max(2, Math.floor(wanted.length / 3));
  return [...new Set(names)]
    .map((each) => ({ each, far: farness(plainName(each), wanted, limit) }))
    .filter(({ far }) => far <= limit)
    .sort((a, b) => a.far - b.far)
    .slice(0, NEAREST)
    .map(({ each }) => each);
}

/** The result of looking up a name. */
export interface Meant<T> {
  readonly found: readonly T[];
  /** They bear this very name. */
  readonly isExact: boolean;
  /** If there is none: those with the nearest names. */
  readonly nearest: readonly T[];
}

const MEANT_NEAREST = 5;

/**
 * Finds things by whole name, else by all words of a name, else by a slip of the pen; each thing may have several
 * names.
 */
export function findNamed<T>(things: readonly T[], namesOf: (thing: T) => readonly string[], asked: string): Meant<T> {
  const wanted = plainName(asked);
  const named = things.map((thing) => ({ thing, names: namesOf(thing).map(plainName) }));
  const matching = (fits: (name: string) => boolean): T[] =>
    named.filter(({ names }) => names.some(fits)).map(({ thing }) => thing);
  const exact = matching((name) => name === wanted);
  if (exact.length > 0) return { found: exact, isExact: true, nearest: [] };
  const parts = wanted.split(' ').filter(Boolean);
  const containing = parts.length === 0 ? [] : matching((name) => parts.every((part) => name.includes(part)));
  if (containing.length > 0) return { found: containing, isExact: false, nearest: [] };
  const limit = Math.max(2, Math.floor(wanted.length / 2));
  const near = named
    .map(({ thing, names }) => ({ thing, far: Math.min(...names.map((name) => distance(wanted, name, limit))) }))
    .filter(({ far }) => far <= limit)
    .sort((a, b) => a.far - b.far)
    .slice(0, MEANT_NEAREST);
  // A slip of the pen in one name is that name.
  const [first, second] = near;
  if (first && first.far <= Math.floor(wanted.length / 6) && (!second || second.far > first.far))
    return { found: [first.thing], isExact: false, nearest: [] };
  return { found: [], isExact: false, nearest: near.map(({ thing }) => thing) };
}

/** The end of a complaint about an unknown name. */
export function didYouMean(names: Iterable<string>, name: string): string {
  const near = nearest(names, name);
  return near.length > 0 ? `; did you mean ${near.join(' or ')}?` : '.';
}

/** The number of misspelt names in one text that get suggestions: a text with more of them has another problem. */
const SUGGESTIONS_MAX = 20;
/** Among more names than this, only those with the same first letter are compared. */
const NAMES_MAX = 1_000;
/** No name is as long. */
const LENGTH_MAX = 80;

const initial = (name: string): string | undefined => plainName(name)[0];
const sorted = new WeakMap<readonly string[], ReadonlyMap<string | undefined, readonly string[]>>();

/** Suggestions for misspelt names, without comparing each with tens of thousands of names. */
export function suggestions(names: readonly string[]): (name: string) => readonly string[] {
  let asked = 0;
  return (name) => {
    if (++asked > SUGGESTIONS_MAX) return [];
    const written = name.slice(0, LENGTH_MAX);
    if (names.length <= NAMES_MAX) return nearest(names, written);
    const byInitial = sorted.get(names) ?? Map.groupBy(names, initial);
    sorted.set(names, byInitial);
    return nearest(byInitial.get(initial(written)) ?? [], written);
  };
}

/** Its beginning alone is near to a name. */
function farness(name: string, wanted: string, limit: number): number {
  return name.startsWith(wanted) ? 1 : distance(name, wanted, limit);
}

/**
 * How many letters must be changed, added or left out (Levenshtein); `limit + 1` as soon as it must be more than that.
 */
export function distance(a: string, b: string, limit: number): number {
  if (Math.abs(a.length - b.length) > limit) return limit + 1;
  // A misspelt name is compared with thousands, so the rows are reused.
  let row = rows[0];
  let next = rows[1];
  if (b.length >= row.length) {
    row = new Uint16Array(b.length + 1);
    next = new Uint16Array(b.length + 1);
    rows = [row, next];
  }
  for (let j = 0; j <= b.length; j++) row[j] = j;
  for (let i = 1; i <= a.length; i++) {
    const letter = a.charCodeAt(i - 1);
    next[0] = i;
    let least = i;
    for (let j = 1; j <= b.length; j++) {
      const changed = (row[j - 1] as number) + (letter === b.charCodeAt(j - 1) ? 0 : 1);
      const value = Math.min((row[j] as number) + 1, (next[j - 1] as number) + 1, changed);
      next[j] = value;
      if (value < least) least = value;
    }
    if (least > limit) return limit + 1;
    [row, next] = [next, row];
  }
  return row[b.length] as number;
}

let rows: readonly [Uint16Array, Uint16Array] = [new Uint16Array(100), new Uint16Array(100)];
