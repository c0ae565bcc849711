/** The cards that a deck names, and their Decks (Y-DECK-003 to Y-DECK-005). */
import { oncePer } from '@praxis/kit/once-per.ts';
import { plainName } from '@praxis/kit/spelling.ts';
import type { CardDef } from '../../cards/language.ts';

type Index = ReadonlyMap<string, number>;

/** The definition of a name or id; Tokens are no cards of a deck (Y-TOK-001). */
export function findCard(defs: readonly CardDef[], name: string): number | undefined {
  // The decks of a match name cards by their ids, so that most matches need no index of names.
  return byId(defs).get(name) ?? byName(defs).get(name) ?? byName(defs).get(plainName(name));
}

function mayBeNamed({ token, as }: CardDef): boolean {
  return !token && as === undefined;
}

const byId = oncePer((defs: readonly CardDef[]): Index => {
  const found = new Map<string, number>();
  for (const [at, def] of defs.entries()) if (mayBeNamed(def)) found.set(def.id, at);
  return found;
});

const byName = oncePer((defs: readonly CardDef[]): Index => {
  const found = new Map<string, number>();
  for (const [at, def] of defs.entries()) if (mayBeNamed(def)) found.set(plainName(def.name), at);
  for (const [at, def] of defs.entries()) if (mayBeNamed(def) && !found.has(def.name)) found.set(def.name, at);
  return found;
});

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
