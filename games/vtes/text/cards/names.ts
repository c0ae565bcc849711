/** Card names in the languages that have printed translations; in others they keep their English name. */
import { type Head, headsOf } from '@praxis/kit/lazy.ts';
import { CARDS, PRINTED } from '../../cards/index.ts';
import { MENTIONED } from '../../cards/mentioned.ts';

const mentioned: ReadonlyMap<string, Readonly<Record<string, string>>> = new Map(Object.entries(MENTIONED));

/** The cards of each English name, which views and decks use. */
let named: ReadonlyMap<string | undefined, readonly Head[]> | undefined;

/** The printed translations of a name: those of the last card that has some. */
function translationsOf(name: string): Readonly<Record<string, string>> | undefined {
  named ??= Map.groupBy(headsOf(CARDS), (head) => head.name);
  for (const { id } of named.get(name)?.toReversed() ?? []) {
    const names = PRINTED.get(id)?.names;
    if (names) return names as Readonly<Record<string, string>>;
  }
  return mentioned.get(name);
}

export function cardName(name: string, language: string): string {
  return translationsOf(name)?.[language] ?? name;
}

const touched = new Map<string, readonly string[]>();

/** The names that have words in them which a dialect replaces; in texts they stay as they are printed. */
export function namesTouchedBy(dialect: string, language: string, swap: (text: string) => string): readonly string[] {
  let names = touched.get(dialect);
  if (!names) {
    names = [...new Set(headsOf(CARDS).map(({ name = '' }) => cardName(name, language)))].filter(
      (name) => swap(name) !== name,
    );
    touched.set(dialect, names);
  }
  return names;
}

/** All names of a card, the English one first. */
export function namesOf(name: string): readonly [string, ...string[]] {
  return [name, ...Object.values(translationsOf(name) ?? {})];
}
