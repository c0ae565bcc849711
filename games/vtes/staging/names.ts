/** Finds cards by their names, blind to case, accents, articles and punctuation. */
import { words } from '@praxis/engine';
import type { CardDef } from '../cards/language.ts';

/** What two spellings of a name have in common. */
export function plainName(name: string): string {
  return words(name).join(' ');
}

const indexes = new WeakMap<readonly CardDef[], ReadonlyMap<string, readonly number[]>>();

function indexOf(defs: readonly CardDef[]): ReadonlyMap<string, readonly number[]> {
  let index = indexes.get(defs);
  if (!index) {
    const found = new Map<string, number[]>();
    const add = (key: string, def: number): void => {
      const others = found.get(key);
      if (!others) found.set(key, [def]);
      else if (!others.includes(def)) others.push(def);
    };
    defs.forEach((def, at) => {
      add(plainName(def.name), at);
      add(plainName(def.id), at);
      if (def.group !== undefined) add(plainName(`${def.name} G${def.group}${def.advanced ? ' ADV' : ''}`), at);
      if (def.advanced) add(plainName(`${def.name} ADV`), at);
    });
    index = found;
    indexes.set(defs, index);
  }
  return index;
}

/**
 * The definitions that a name means. A vampire's name means its regular card where an Advanced one exists beside it
 * (`Theo Bell (ADV)`), and the group tells namesakes apart (`Theo Bell (G2)`).
 */
export function definitionsNamed(defs: readonly CardDef[], name: string): readonly number[] {
  const found = indexOf(defs).get(plainName(name)) ?? [];
  const regular = found.filter((at) => !(defs[at] as CardDef).advanced);
  return found.length > 1 && regular.length > 0 ? regular : found;
}

const NEAREST = 3;

/** The names that look most like a misspelt one. */
export function nearest(names: Iterable<string>, name: string): readonly string[] {
  const wanted = plainName(name);
  const limit = Math.max(2, Math.ceil(wanted.length / 2));
  return [...new Set(names)]
    .map((each) => ({ each, far: distance(plainName(each), wanted) }))
    .filter(({ far }) => far <= limit)
    .sort((a, b) => a.far - b.far)
    .slice(0, NEAREST)
    .map(({ each }) => each);
}

/** How many letters of `b` have to be changed, added or dropped to give `a`; its beginning alone is near. */
function distance(a: string, b: string): number {
  if (a.startsWith(b)) return 1;
  let row = Array.from({ length: b.length + 1 }, (_, index) => index);
  for (let i = 1; i <= a.length; i++) {
    const next = [i];
    for (let j = 1; j <= b.length; j++) {
      const same = a[i - 1] === b[j - 1] ? 0 : 1;
      next.push(Math.min((next[j - 1] as number) + 1, (row[j] as number) + 1, (row[j - 1] as number) + same));
    }
    row = next;
  }
  return row[b.length] as number;
}
