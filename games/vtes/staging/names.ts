/** Finds cards by their names, blind to case, accents, articles and punctuation. */
import { plainName } from '@praxis/kit/spelling.ts';
import type { CardDef } from '../cards/language.ts';

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
 * (`Theo Bell (ADV)`), and the group distinguishes cards of the same name (`Theo Bell (G2)`).
 */
export function definitionsNamed(defs: readonly CardDef[], name: string): readonly number[] {
  const found = indexOf(defs).get(plainName(name)) ?? [];
  // Of several the one with exactly this id.
  const own = found.find((at) => (defs[at] as CardDef).id === name);
  if (own !== undefined) return [own];
  const regular = found.filter((at) => !(defs[at] as CardDef).advanced);
  return found.length > 1 && regular.length > 0 ? regular : found;
}
