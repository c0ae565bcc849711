/** The words of a view under the keys by which hosts look them up: `zone hand`, `counter prestige`, `step block`, `mark exhausted`. */
import { CLANS } from '../cards/language/words.ts';
import { OPEN_QUESTIONS } from '../rules/state/settings.ts';
import type { Labels } from './keys/labels.ts';
import { textIn } from './languages.ts';

/** The word in front of the keys of each group. */
const GROUPS: { readonly [Group in keyof Labels]: string } = {
  zones: 'zone',
  counters: 'counter',
  steps: 'step',
  phases: 'phase',
  marks: 'mark',
  table: 'table',
  editions: 'edition',
  standing: 'standing',
  settings: 'setting',
  about: 'about',
  tallies: 'tally',
  facts: 'fact',
};

/** In a key and its words, `*` marks a place to be filled. */
export function labelsIn(language: string): Readonly<Record<string, string>> {
  const { labels: words, hints, terms } = textIn(language);
  const labels: Record<string, string> = {};
  for (const [group, prefix] of Object.entries(GROUPS))
    for (const [key, word] of Object.entries(words[group as keyof Labels])) labels[`${prefix} ${key}`] = word;
  for (const [step, hint] of Object.entries(hints)) labels[`hint ${step}`] = hint;
  // Decks have the names of their clans.
  for (const clan of CLANS) labels[`deck ${clan}`] = terms[clan];
  // Every table shows how much of the rules is reconstructed.
  labels['table reconstructed'] = words.table.reconstructed.replace('*', String(OPEN_QUESTIONS));
  return labels;
}
