/**
 * What can be named when a card is played: a clan, a title, a Discipline. Anything that some card has can be named, whether or not that card is in the
 * match: who could know? Answers and states hold the number of a word, so numbers must not change when cards come.
 */
import type { CardDef } from '../../cards/language.ts';
import type { G } from '../state/state.ts';

export type NamedKind = 'clan' | 'title' | 'discipline';

/** Words of later cards are added at the end. */
export const NAMED_WORDS: Readonly<Record<NamedKind, readonly string[]>> = {
  clan: [
    ...['Ahrimane', 'Baali', 'Banu Haqim', 'Blood Brother', 'Brujah', 'Caitiff', 'Gangrel', 'Gangrel antitribu'],
    ...['Gargoyle', 'Giovanni', 'Malkavian', 'Malkavian antitribu', 'Ministry', 'Nagaraja', 'Nosferatu'],
    ...['Nosferatu antitribu', 'Ravnos', 'Salubri antitribu', 'Samedi', 'Toreador', 'Toreador antitribu', 'Tremere'],
    ...['Tremere antitribu', 'Tzimisce', 'Ventrue', 'Ventrue antitribu'],
  ],
  title: ['bishop', 'justicar', 'primogen', 'prince'],
  discipline: [
    ...['ani', 'aus', 'cel', 'chi', 'dai', 'def', 'dem', 'dom', 'for', 'inn', 'jud', 'nec', 'obf', 'obt', 'pot'],
    ...['pre', 'pro', 'qui', 'red', 'san', 'ser', 'spi', 'tha', 'thn', 'val', 'ven', 'vic', 'vis'],
  ],
};

/** The words of a kind that the cards of a list have. */
export function wordsOn(defs: readonly CardDef[], kind: NamedKind): Set<string> {
  const words = new Set<string>();
  for (const def of defs) {
    if (kind === 'clan' && def.kind === 'vampire' && def.clan) words.add(def.clan);
    if (kind === 'discipline') for (const discipline of Object.keys(def.disciplines ?? {})) words.add(discipline);
    if (kind === 'title' && def.title) words.add(def.title);
  }
  return words;
}

/** Those of cards that the match brings along come behind all others. */
function allWords(g: G, kind: NamedKind): readonly string[] {
  const known = NAMED_WORDS[kind];
  if (g.cards.brought.length === 0) return known;
  return [...known, ...[...wordsOn(g.cards.brought, kind)].filter((word) => !known.includes(word)).sort()];
}

/** The words that can be named, each with its number, in the order in which they are offered. */
export function namedValues(
  g: G,
  kind: NamedKind | readonly string[],
): readonly { readonly word: string; readonly number: number }[] {
  const words = typeof kind === 'object' ? kind : allWords(g, kind);
  const values = words.map((word, number) => ({ word, number }));
  return typeof kind === 'object' ? values : values.sort((a, b) => (a.word < b.word ? -1 : 1));
}

/** The word that was named by its number. */
export function namedWord(g: G, kind: NamedKind, number: number | undefined): string | undefined {
  return number === undefined ? undefined : (NAMED_WORDS[kind][number] ?? allWords(g, kind)[number]);
}
