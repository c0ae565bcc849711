/** The words of a view under the keys by which hosts look them up: `zone bench`, `counter prizes`, `step main`, `mark Asleep`. */
import { DECKS } from '../decks/index.ts';
import { textIn } from './languages.ts';
import { nameIn } from './names.ts';

const known = new Map<string, Readonly<Record<string, string>>>();

export function labelsIn(language: string): Readonly<Record<string, string>> {
  let labels = known.get(language);
  if (!labels) {
    labels = made(language);
    known.set(language, labels);
  }
  return labels;
}

const GROUPS = [
  ['zones', 'zone'],
  ['counters', 'counter'],
  ['steps', 'step'],
  ['marks', 'mark'],
  ['table', 'table'],
  ['editions', 'edition'],
  ['settings', 'setting'],
  ['about', 'about'],
  ['deckNames', 'deck'],
  ['facts', 'fact'],
] as const;

function made(language: string): Record<string, string> {
  const labels: Record<string, string> = {};
  const { labels: words, terms, hints } = textIn(language);
  for (const [group, prefix] of GROUPS)
    for (const [key, word] of Object.entries(words[group])) labels[`${prefix} ${key}`] = word as string;
  const { conditions, types, kinds, stages } = terms;
  for (const [key, word] of Object.entries(conditions)) labels[`mark ${key}`] = word;
  for (const [key, word] of Object.entries(types)) labels[`type ${key}`] = word;
  for (const [key, word] of Object.entries(kinds)) labels[`kind ${key}`] = word;
  for (const [key, word] of Object.entries(stages)) labels[`stage ${key}`] = word;
  for (const [step, hint] of Object.entries(hints)) labels[`hint ${step}`] = hint;
  // Publishers name decks after the Pokémon in them.
  for (const { id, name } of DECKS) labels[`deck ${id}`] ??= nameIn(language, name);
  return labels;
}
