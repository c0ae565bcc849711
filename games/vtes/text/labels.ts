/** The words of a view under the keys by which hosts look them up: `zone ready`, `counter pool`, `step block`, `mark locked`. */

import { cardsWith } from '../cards/index.ts';
import { idOfDeck, STARTER_DECKS } from '../decks/index.ts';
import { PRECONSTRUCTED_DECKS } from '../decks/preconstructed.ts';
import { CARD_LANGUAGES } from './cards/languages.ts';
import { titleText } from './cards/nouns.ts';
import { TITLES } from './cards/phrases.ts';
import type { LabelGroups } from './keys/labels.ts';
import { textIn } from './languages.ts';
import { phrasesIn } from './short-texts.ts';

/** The word in front of the keys of each group. */
const GROUPS: { readonly [Group in keyof LabelGroups]: string } = {
  zones: 'zone',
  counters: 'counter',
  phases: 'phase',
  steps: 'step',
  editions: 'edition',
  editionNotes: 'edition about',
  deckNotes: 'deck about',
  standing: 'standing',
  settings: 'setting',
  about: 'about',
  marks: 'mark',
  table: 'table',
  states: 'mark',
  actions: 'action',
  facts: 'fact',
  tallies: 'tally',
};

const known = new Map<string, Readonly<Record<string, string>>>();

/** In a key and its words, `*` marks a place to be filled: the city of a prince, for example. */
export function labelsIn(language: string): Readonly<Record<string, string>> {
  let labels = known.get(language);
  if (!labels) {
    labels = made(language);
    known.set(language, labels);
  }
  return labels;
}

function made(language: string): Record<string, string> {
  const labels: Record<string, string> = {};
  const { labels: words, hints } = textIn(language);
  for (const [group, prefix] of Object.entries(GROUPS))
    for (const [key, word] of Object.entries(words[group as keyof LabelGroups])) labels[`${prefix} ${key}`] = word;
  for (const [step, hint] of Object.entries(hints)) labels[`hint ${step}`] = hint;
  labels['mark marked by *'] = words.markedBy({ name: '*' });
  const phrases = phrasesIn(language);
  for (const [kind, { many }] of Object.entries(phrases.counters.nouns)) labels[`mark ${kind} *`] = `${many} *`;
  for (const title of TITLES) {
    labels[`mark ${title}`] = titleText(phrases, title, undefined);
    labels[`mark ${title} of *`] = titleText(phrases, title, '*');
  }
  // A place may have another name in the language, and an article: "príncipe do Rio de Janeiro".
  for (const [title, of] of titlesWithPlaces()) labels[`mark ${title} of ${of}`] = titleText(phrases, title, of);
  for (const [code, name] of Object.entries(phrases.disciplines)) labels[`discipline ${code}`] = name;
  // English needs no other words for clans, so the list of clans comes from the other languages.
  for (const { clans } of Object.values(CARD_LANGUAGES))
    for (const clan of Object.keys(clans)) labels[`clan ${clan}`] = phrases.clans[clan] ?? clan;
  // Starters have the names of clans; other decks keep the names under which they were sold.
  for (const deck of [...Object.keys(STARTER_DECKS), ...Object.keys(PRECONSTRUCTED_DECKS)]) {
    const [, edition, clan = deck] = /^(Third Edition): (.+)$/.exec(deck) ?? [];
    const own = phrases.clans[clan] ?? clan;
    labels[`deck ${idOfDeck(deck)}`] = edition === undefined ? own : words.thirdEdition({ clan: own });
  }
  return labels;
}

type TitleWithPlace = readonly [title: string, of: string];

let titles: readonly TitleWithPlace[] | undefined;

/** The titles that cards have or give, each with its place or clan. Few cards do; all others are left out at once. */
function titlesWithPlaces(): readonly TitleWithPlace[] {
  if (titles) return titles;
  const found = new Map<string, TitleWithPlace>();
  for (const def of cardsWith('"titleOf":', '"mergedTitleOf":', '"do":"title"')) {
    const all = [[def.title, def.titleOf], [def.mergedTitle, def.mergedTitleOf], ...titlesGiven(def)];
    for (const [title, of] of all)
      if (title !== undefined && of !== undefined) found.set(`${title} of ${of}`, [title, of]);
  }
  titles = [...found.values()];
  return titles;
}

/** By effects anywhere in a definition. */
function titlesGiven(part: unknown): (readonly (string | undefined)[])[] {
  if (typeof part !== 'object' || part === null) return [];
  const { do: kind, rank, of } = part as { readonly do?: string; readonly rank?: string; readonly of?: string };
  return kind === 'title' ? [[rank, of]] : Object.values(part).flatMap(titlesGiven);
}
