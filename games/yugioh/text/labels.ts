/** The words of a view under the keys by which hosts look them up: `zone hand`, `counter lp`, `step main 1`, `mark set`. */
import type { Labels } from './keys/labels.ts';
import { textIn } from './languages.ts';

/** The word in front of the keys of each group. */
const GROUPS: { readonly [Group in keyof Labels]: string } = {
  zones: 'zone',
  counters: 'counter',
  steps: 'step',
  marks: 'mark',
  table: 'table',
  editions: 'edition',
  standing: 'standing',
  settings: 'setting',
  about: 'about',
  deckNames: 'deck',
};

export function labelsIn(language: string): Readonly<Record<string, string>> {
  const { labels: words, hints } = textIn(language);
  const labels: Record<string, string> = {};
  for (const [group, prefix] of Object.entries(GROUPS))
    for (const [key, word] of Object.entries(words[group as keyof Labels])) labels[`${prefix} ${key}`] = word;
  for (const [step, hint] of Object.entries(hints)) labels[`hint ${step}`] = hint;
  return labels;
}
