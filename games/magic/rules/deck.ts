/** Decks: which cards they name, and whether they are legal (M-DECK-001, M-DECK-002, M-X-001, M-AMB-05). */
import { words } from '@praxis/engine';
import type { CardDef } from '../cards/language.ts';

const indexes = new WeakMap<readonly CardDef[], ReadonlyMap<string, number>>();

/** What two spellings of a name have in common. */
export function plainName(name: string): string {
  return words(name).join(' ');
}

/** The definition of a name or id; tokens and emblems are no cards. */
export function findCard(defs: readonly CardDef[], name: string): number | undefined {
  let index = indexes.get(defs);
  if (!index) {
    const found = new Map<string, number>();
    for (const [at, def] of defs.entries()) {
      if (def.object !== undefined || def.as !== undefined) continue;
      found.set(plainName(def.name), at);
      found.set(def.id, at);
    }
    index = found;
    indexes.set(defs, index);
  }
  return index.get(name) ?? index.get(plainName(name));
}
