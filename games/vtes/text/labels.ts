/** The words of a view under the keys by which hosts look them up: `zone ready`, `counter pool`, `step block`, `mark locked`. */

import { CARDS } from '../cards/index.ts';
import { CARD_LANGUAGES } from './cards/languages.ts';
import { titleText } from './cards/nouns.ts';
import { TITLES } from './cards/phrases.ts';
import { factLabels } from './facts.ts';
import { HINTS, type Hints } from './hints.ts';
import { LABEL_WORDS, type LabelWords } from './label-words.ts';
import { phrasesIn } from './short.ts';
import { SHORT } from './short-words.ts';
import { TALLY_WORDS, type TallyWords } from './tallies.ts';

/** Under which word the keys of each group stand. */
const GROUPS: { readonly [Group in keyof LabelWords]: string } = {
  zones: 'zone',
  counters: 'counter',
  phases: 'phase',
  steps: 'step',
  editions: 'edition',
  marks: 'mark',
  table: 'table',
};

const known = new Map<string, Readonly<Record<string, string>>>();

/** In a key and its words `*` stands for whatever follows: the city of a prince, for example. */
export function labelsIn(language: string): Readonly<Record<string, string>> {
  let labels = known.get(language);
  if (!labels) {
    labels = made(language);
    known.set(language, labels);
  }
  return labels;
}

function made(language: string): Record<string, string> {
  const labels: Record<string, string> = { ...factLabels(language) };
  const words = LABEL_WORDS[language] ?? (LABEL_WORDS.en as LabelWords);
  for (const [group, prefix] of Object.entries(GROUPS))
    for (const [key, word] of Object.entries(words[group as keyof LabelWords])) labels[`${prefix} ${key}`] = word;
  const hints = HINTS[language] ?? (HINTS.en as Hints);
  for (const [step, hint] of Object.entries(hints)) labels[`hint ${step}`] = hint;
  const tallies = TALLY_WORDS[language] ?? (TALLY_WORDS.en as TallyWords);
  for (const [name, word] of Object.entries(tallies)) labels[`tally ${name}`] = word;
  const { marks, markedBy, kinds } = SHORT[language] ?? (SHORT.en as (typeof SHORT)[string]);
  for (const [key, word] of Object.entries(marks)) labels[`mark ${key}`] = word as string;
  for (const [key, word] of Object.entries(kinds)) labels[`action ${key}`] = word as string;
  labels['mark marked by *'] = markedBy('*');
  const phrases = phrasesIn(language);
  for (const title of TITLES) {
    labels[`mark ${title}`] = titleText(phrases, title, undefined);
    labels[`mark ${title} of *`] = titleText(phrases, title, '*');
  }
  // A place may have another name in the language, and an article: "príncipe do Rio de Janeiro".
  for (const [title, of] of titlesWithPlaces()) labels[`mark ${title} of ${of}`] = titleText(phrases, title, of);
  for (const [code, name] of Object.entries(phrases.disciplines)) labels[`discipline ${code}`] = name;
  // English needs no other words for clans, so the other languages tell which there are.
  for (const { clans } of Object.values(CARD_LANGUAGES))
    for (const clan of Object.keys(clans)) labels[`clan ${clan}`] = phrases.clans[clan] ?? clan;
  return labels;
}

/** The titles that cards have or give, each with its place or clan. */
function titlesWithPlaces(): readonly (readonly [string, string])[] {
  return CARDS.flatMap((def) => {
    const printed = [
      [def.title, def.titleOf],
      [def.mergedTitle, def.mergedTitleOf],
    ];
    return [...printed, ...titlesGiven(def)].filter(
      (pair): pair is [string, string] => pair[0] !== undefined && pair[1] !== undefined,
    );
  });
}

/** By effects anywhere in a definition. */
function titlesGiven(part: unknown): (readonly (string | undefined)[])[] {
  if (typeof part !== 'object' || part === null) return [];
  const { do: kind, rank, of } = part as { readonly do?: string; readonly rank?: string; readonly of?: string };
  return kind === 'title' ? [[rank, of]] : Object.values(part).flatMap(titlesGiven);
}
