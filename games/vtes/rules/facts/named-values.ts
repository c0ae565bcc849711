/**
 * Words that can be named when a card is played: a clan, a title, a Discipline. All words of the edition can be named,
 * whether or not a card of the match has them, since players cannot know that. Answers and states hold the number of a
 * word, so numbers must not change when words are added.
 */
import type { CardDef } from '../../cards/language.ts';
import type { G } from '../state/state.ts';
import { CIRCLE } from './circles.ts';
import { CLANS_OF } from './sects.ts';

export type NamedKind = 'clan' | 'title' | 'discipline' | 'circle';

/** New words are added at the end. */
export const NAMED_WORDS: Readonly<Record<NamedKind, readonly string[]>> = {
  clan: [
    ...['Ahrimane', 'Baali', 'Banu Haqim', 'Blood Brother', 'Brujah', 'Caitiff', 'Gangrel', 'Gangrel antitribu'],
    ...['Gargoyle', 'Giovanni', 'Malkavian', 'Malkavian antitribu', 'Ministry', 'Nagaraja', 'Nosferatu'],
    ...['Nosferatu antitribu', 'Ravnos', 'Salubri antitribu', 'Samedi', 'Toreador', 'Toreador antitribu', 'Tremere'],
    ...['Tremere antitribu', 'Tzimisce', 'Ventrue', 'Ventrue antitribu', 'Abomination', 'Akunanse'],
    ...['Brujah antitribu', 'Daughter of Cacophony', 'Guruhi', 'Harbinger of Skulls', 'Hecata', 'Ishtarri', 'Kiasyd'],
    ...['Lasombra', 'Osebo', 'Pander', 'Salubri', 'True Brujah', 'Assamite', 'Follower of Set'],
  ],
  title: [
    ...['bishop', 'justicar', 'primogen', 'prince', 'inner circle', 'archbishop', 'priscus', 'cardinal', 'regent'],
    ...['magaji', 'kholo', 'baron'],
  ],
  discipline: [
    ...['ani', 'aus', 'cel', 'chi', 'dai', 'def', 'dem', 'dom', 'for', 'inn', 'jud', 'nec', 'obf', 'obt', 'pot'],
    ...['pre', 'pro', 'qui', 'red', 'san', 'ser', 'spi', 'tha', 'thn', 'val', 'ven', 'vic', 'vis'],
    ...['abo', 'mel', 'myt', 'obe', 'obl', 'tem'],
  ],
  circle: ['Budapest', 'Chicago', 'Kiev', 'Mexico City', 'Torrance'],
};

const DISCIPLINES_2000 = [
  ...[
    'ani',
    'aus',
    'cel',
    'chi',
    'dem',
    'dom',
    'for',
    'nec',
    'obf',
    'obt',
    'pot',
    'pre',
    'pro',
    'qui',
    'ser',
    'tha',
    'vic',
  ],
];
const DISCIPLINES_THIRD = [
  ...DISCIPLINES_2000,
  ...['abo', 'dai', 'mel', 'myt', 'obe', 'san', 'spi', 'tem', 'thn', 'val', 'vis'],
];

/** The Disciplines of each edition; virtues are none. The fifth edition's book lists those of its base set only, so all that cards have count. */
const DISCIPLINES_OF: Readonly<Record<G['edition']['id'], readonly string[]>> = {
  '2000': DISCIPLINES_2000,
  third: DISCIPLINES_THIRD,
  fifth: [...DISCIPLINES_THIRD, 'obl'],
};

function isKnown(g: G, kind: NamedKind, word: string): boolean {
  switch (kind) {
    case 'clan':
      return CLANS_OF[g.edition.id].includes(word);
    case 'title':
      return word in g.edition.titleVotes;
    case 'discipline':
      return DISCIPLINES_OF[g.edition.id].includes(word);
    case 'circle':
      return true;
  }
}

/** The words of a kind that the cards of a list have. */
export function wordsOn(defs: readonly CardDef[], kind: NamedKind): Set<string> {
  const words = new Set<string>();
  for (const def of defs) {
    if (kind === 'clan' && def.kind === 'vampire' && def.clan) words.add(def.clan);
    if (kind === 'discipline') for (const discipline of Object.keys(def.disciplines ?? {})) words.add(discipline);
    if (kind === 'title' && def.title) words.add(def.title);
    if (kind === 'circle')
      for (const trait of def.traits ?? []) if (trait.endsWith(CIRCLE)) words.add(trait.slice(0, -CIRCLE.length));
  }
  return words;
}

/** Words of the match's own cards come behind all others. */
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
  if (typeof kind === 'object') return kind.map((word, number) => ({ word, number }));
  const known = NAMED_WORDS[kind].length;
  return allWords(g, kind)
    .map((word, number) => ({ word, number }))
    .filter(({ word, number }) => number >= known || isKnown(g, kind, word))
    .sort((a, b) => (a.word < b.word ? -1 : 1));
}

/** The word that was named by its number. */
export function namedWord(g: G, kind: NamedKind, number: number | undefined): string | undefined {
  return number === undefined ? undefined : (NAMED_WORDS[kind][number] ?? allWords(g, kind)[number]);
}
