/** Finds cards by their names, or by their ids where several share a name. */
import { plainName } from '@praxis/kit/spelling.ts';
import type { CardDef } from '../cards/language.ts';

const indexes = new WeakMap<readonly CardDef[], ReadonlyMap<string, readonly number[]>>();

function indexOf(defs: readonly CardDef[]): ReadonlyMap<string, readonly number[]> {
  let index = indexes.get(defs);
  if (!index) {
    const found = new Map<string, number[]>();
    defs.forEach((def, at) => {
      for (const name of new Set([
        def.name,
        def.id,
        ...(def.print ? [`${def.name} ${def.print}`] : []),
        ...shortNames(def),
      ])) {
        const key = plainName(name);
        const others = found.get(key);
        if (!others) found.set(key, [at]);
        else if (!others.some((other) => isReprint(def, defs[other] as CardDef))) others.push(at);
      }
    });
    index = found;
    indexes.set(defs, index);
  }
  return index;
}

/** True if the card is a reprint: its name means the first of them. */
function isReprint(def: CardDef, of: CardDef): boolean {
  const face = ({ id: _, print: __, ...rest }: CardDef): string => JSON.stringify(rest);
  return face(def) === face(of);
}

/** `Fire Energy` is the usual name of Basic Fire Energy. */
function shortNames(def: CardDef): readonly string[] {
  return def.kind === 'Basic Energy' ? [def.name.replace(/^Basic /, '')] : [];
}

export function definitionsNamed(defs: readonly CardDef[], name: string): readonly number[] {
  return indexOf(defs).get(plainName(name)) ?? [];
}
