/** Lists the cards that use each word of the card language. */
import { nodesWith } from '@praxis/kit/definitions.ts';
import type { CardDef, Effect } from '../language.ts';

/** The names of the cards that use each kind of effect, once for each name; a kind that no card uses is not listed. */
export function usesOf(cards: readonly CardDef[]): ReadonlyMap<Effect['do'], readonly string[]> {
  const uses = new Map<Effect['do'], string[]>();
  for (const def of cards)
    for (const kind of kindsIn(def)) {
      const names = uses.get(kind) ?? [];
      if (!names.includes(def.name)) names.push(def.name);
      uses.set(kind, names);
    }
  return uses;
}

/** A weapon is a strike as well, though no card makes it. */
function kindsIn(def: CardDef): ReadonlySet<Effect['do']> {
  const kinds = nodesWith<Effect>('do', def).map((effect) => effect.do);
  return new Set(nodesWith('weapon', def).length > 0 ? [...kinds, 'strike'] : kinds);
}
