/** Finding cards by what people call them, in any of the languages. */

import { distance } from '@praxis/kit/spelling.ts';
import type { CardDef } from '../../cards/language.ts';
import { nameKey } from '../../decks/names.ts';
import { namesOf } from './names.ts';

export interface Found {
  /** The cards that are meant. */
  readonly cards: readonly CardDef[];
  /** If there is none: those with the nearest names. */
  readonly nearest: readonly CardDef[];
}

const NEAREST_COUNT = 5;

/** By the whole name, else by all words in a name, else the nearest names. */
export function findCards(defs: readonly CardDef[], asked: string): Found {
  const wanted = nameKey(asked);
  const keys = new Map(defs.map((def) => [def, namesOf(def.name).map(nameKey)] as const));
  const matching = (fits: (key: string) => boolean): CardDef[] => defs.filter((def) => keys.get(def)?.some(fits));
  const exact = matching((key) => key === wanted);
  if (exact.length > 0) return { cards: exact, nearest: [] };
  const words = asked.split(/\s+/).map(nameKey).filter(Boolean);
  const containing = words.length === 0 ? [] : matching((key) => words.every((word) => key.includes(word)));
  if (containing.length > 0) return { cards: containing, nearest: [] };
  const limit = Math.max(2, Math.floor(wanted.length / 2));
  const nearest = defs
    .map((def) => ({ def, far: Math.min(...(keys.get(def) ?? []).map((key) => distance(wanted, key, limit))) }))
    .filter(({ far }) => far <= limit)
    .sort((a, b) => a.far - b.far || a.def.name.localeCompare(b.def.name))
    .slice(0, NEAREST_COUNT);
  // A slip of the pen in one name is that name.
  const [first, second] = nearest;
  if (first && first.far <= Math.floor(wanted.length / 6) && (!second || second.far > first.far))
    return { cards: [first.def], nearest: [] };
  return { cards: [], nearest: nearest.map(({ def }) => def) };
}
