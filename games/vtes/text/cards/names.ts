/** Card names in the languages that have printed translations; in others they keep their English name. */
import { CARDS, PRINTED } from '../../cards/index.ts';
import { MENTIONED } from '../../cards/mentioned.ts';

/** By the English name, which views and decks use. */
const NAMES: ReadonlyMap<string, Readonly<Record<string, string>>> = new Map([
  ...Object.entries(MENTIONED),
  ...CARDS.flatMap(({ id, name }) => {
    const names = PRINTED.get(id)?.names;
    return names === undefined ? [] : [[name, names] as const];
  }),
]);

export function cardName(name: string, language: string): string {
  return NAMES.get(name)?.[language] ?? name;
}

const touched = new Map<string, readonly string[]>();

/** The names that have words in them which a dialect replaces; in texts they stay as they are printed. */
export function namesTouchedBy(dialect: string, language: string, swap: (text: string) => string): readonly string[] {
  let names = touched.get(dialect);
  if (!names) {
    names = [...new Set(CARDS.map(({ name }) => cardName(name, language)))].filter((name) => swap(name) !== name);
    touched.set(dialect, names);
  }
  return names;
}

/** All names of a card, the English one first. */
export function namesOf(name: string): readonly [string, ...string[]] {
  return [name, ...Object.values(NAMES.get(name) ?? {})];
}
