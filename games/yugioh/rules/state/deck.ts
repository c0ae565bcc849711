/** The cards that a deck names, and their Decks (Y-DECK-003 to Y-DECK-005). */
import { plainName } from '@praxis/kit/spelling.ts';
import type { CardDef } from '../../cards/language.ts';

const indexes = new WeakMap<readonly CardDef[], ReadonlyMap<string, number>>();

/** The definition of a name or id; Tokens are no cards of a deck (Y-TOK-001). */
export function findCard(defs: readonly CardDef[], name: string): number | undefined {
  let index = indexes.get(defs);
  if (!index) {
    const found = new Map<string, number>();
    for (const [at, def] of defs.entries()) {
      if (def.token || def.as !== undefined) continue;
      found.set(plainName(def.name), at);
      found.set(def.id, at);
    }
    // Most decks name cards as they are printed.
    for (const [at, { name, token, as }] of defs.entries())
      if (!token && as === undefined && !found.has(name)) found.set(name, at);
    index = found;
    indexes.set(defs, index);
  }
  return index.get(name) ?? index.get(plainName(name));
}

/** Y-DECK-003 */
export function isExtraDeck({ frame }: CardDef): boolean {
  return frame === 'fusion' || frame === 'synchro' || frame === 'xyz';
}

/** A deck names the cards of its Side Deck like this; they are no part of a single Duel (Y-MATCH-002). */
export const SIDE = 'side:';

export function isSide(name: string): boolean {
  return name.startsWith(SIDE);
}

export function withoutSide(name: string): string {
  return isSide(name) ? name.slice(SIDE.length) : name;
}

export function inSide(name: string): string {
  return `${SIDE}${name}`;
}
