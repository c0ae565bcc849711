/** The words of a view under the keys by which hosts look them up: `zone hand`, `counter life`, `step upkeep`, `mark tapped`. */
import { KEYWORDS } from '../cards/language.ts';
import { CARD_LANGUAGES } from './cards/languages.ts';
import type { Phrases } from './cards/phrases.ts';
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
  facts: 'fact',
  colors: 'color',
};

/** In a key and its words, `*` marks a place to be filled. */
export function labelsIn(language: string): Readonly<Record<string, string>> {
  const { labels: words, hints } = textIn(language);
  const { keywords } = CARD_LANGUAGES[language] ?? (CARD_LANGUAGES.en as Phrases);
  const labels: Record<string, string> = {};
  for (const [group, prefix] of Object.entries(GROUPS))
    for (const [key, word] of Object.entries(words[group as keyof Labels])) labels[`${prefix} ${key}`] = word;
  for (const [step, hint] of Object.entries(hints)) labels[`hint ${step}`] = hint;
  // Keywords are marks on the table under their official names.
  for (const keyword of KEYWORDS) labels[`mark ${keyword}`] = keywords[keyword];
  return labels;
}
