/** The table in short texts: states of cards, kinds of actions, costs, titles, printed facts. */

import { playerName } from '@praxis/contract/words/words.ts';
import { COUNTERS as COUNTER_KINDS, type Counter } from '../cards/language/terms.ts';
import type { CardDef } from '../cards/language.ts';
import type { CardFacts } from '../decks/knowledge.ts';
import { CARD_LANGUAGES } from './cards/languages.ts';
import { titleText } from './cards/nouns.ts';
import { type Phrases, TITLES } from './cards/phrases.ts';
import { languageOf } from './dialects.ts';
import { textIn } from './languages.ts';

/** The words of cards in a language; English while it has none. */
export function phrasesIn(language: string): Phrases {
  return CARD_LANGUAGES[languageOf(language)] ?? CARD_LANGUAGES.en;
}

const MARKED = /^marked by (\d+)$/;
/** `corruption ×2 by 0` */
const COUNTERS = new RegExp(`^(${COUNTER_KINDS.join('|')}) (×\\d+)(?: by (\\d+))?$`);
const TITLE = new RegExp(`^(${TITLES.join('|')})(?: of (.+))?$`);

/** A mark of a card in a view; empty if a player need not see it. `seats` are the names of the players. */
export function markText(language: string, mark: string, seats: readonly string[]): string {
  const { labels } = textIn(language);
  const [, rank, of] = TITLE.exec(mark) ?? [];
  if (rank !== undefined) return titleText(phrasesIn(language), rank, of);
  const [, by] = MARKED.exec(mark) ?? [];
  const nameOf = (seat: string): string => playerName(seats[Number(seat)] ?? '', languageOf(language));
  if (by !== undefined) return labels.markedBy({ name: nameOf(by) });
  const [, kind, count, owner] = COUNTERS.exec(mark) ?? [];
  if (kind !== undefined) {
    const counters = `${phrasesIn(language).counters.nouns[kind as Counter].many} ${count}`;
    return owner === undefined ? counters : `${counters} (${nameOf(owner)})`;
  }
  return (labels.states as unknown as Readonly<Record<string, string>>)[mark] ?? '';
}

export function actionKindText(language: string, kind: string): string {
  return (textIn(language).labels.actions as Readonly<Record<string, string>>)[kind] ?? kind;
}

/** `Nosferatu 6 ani aus OBF pot`, `Action modifier · dom`, `Equipment · 2 pool`. Facts only: no rules text. */
export function printedOn(def: CardDef, language: string): string {
  return def.kind === 'library' ? libraryCard(def, language) : cryptCard(def, language);
}

function cryptCard({ clan, capacity, disciplines = {}, advanced }: CardDef, language: string): string {
  const { clans, header } = phrasesIn(language);
  const levels = Object.entries(disciplines).map(([name, level]) => (level === 2 ? name.toUpperCase() : name));
  const named = clan === undefined ? '' : (clans[clan] ?? clan);
  return [named, capacity === undefined ? '' : String(capacity), ...levels, advanced ? header.advanced : '']
    .filter(Boolean)
    .join(' ');
}

function libraryCard({ types = [], cost = {}, modes = [], requires }: CardDef, language: string): string {
  const { clans, typeNames } = phrasesIn(language);
  const { costs } = textIn(language).labels;
  const disciplines = new Set(modes.flatMap((mode) => mode.disciplines ?? []).map((name) => name.toLowerCase()));
  const needed = [requires?.clan ?? []].flat().map((clan) => clans[clan] ?? clan);
  const paid = (['pool', 'blood', 'conviction'] as const)
    .filter((kind) => typeof cost[kind] === 'number' || cost[kind] === 'X')
    .map((kind) => costs[kind]({ amount: String(cost[kind]) }));
  return [types.map((type) => typeNames[type]).join(' / '), ...needed, ...disciplines, ...paid]
    .filter(Boolean)
    .join(' · ');
}

const VOTES = /^(\d+) votes?$/;

/** The known facts about a card beside its name: `Action/Combat`, `Tremere 6`, `ani AUS`, `1 blood`, `prince`. */
export function factsIn(language: string, card: CardFacts): readonly string[] {
  const { types = [], clan, capacity, disciplines = {}, requires = [], cost = {}, title } = card;
  const { typeNames, clans } = phrasesIn(language);
  const { costs } = textIn(language).labels;
  const levels = Object.entries(disciplines).map(([name, level]) => (level === 2 ? name.toUpperCase() : name));
  const belongs = clan?.split('/').map((each) => clans[each] ?? each);
  return [
    types.map((type) => typeNames[type as keyof typeof typeNames] ?? type).join('/'),
    [belongs?.join('/'), capacity].filter((each) => each !== undefined).join(' '),
    [...levels, ...requires.map((name) => disciplinesText(language, name))].join(' '),
    ...(['pool', 'blood', 'conviction'] as const).flatMap((kind) =>
      cost[kind] === undefined ? [] : [costs[kind]({ amount: String(cost[kind]) })],
    ),
    title === undefined ? '' : titleNamed(language, title),
  ].filter(Boolean);
}

function titleNamed(language: string, title: string): string {
  const [, amount] = VOTES.exec(title) ?? [];
  if (amount !== undefined) return textIn(language).labels.votes({ amount: Number(amount) });
  return TITLE.test(title) ? markText(language, title, []) : title;
}

/** The official lists still call Blood Sorcery by its former name. */
const FORMER_NAMES: Readonly<Record<string, string>> = { Thaumaturgy: 'Blood Sorcery' };

function disciplineCode(name: string): string | undefined {
  return Object.entries(CARD_LANGUAGES.en.disciplines).find(([, each]) => each === (FORMER_NAMES[name] ?? name))?.[0];
}

/** The codes of the Disciplines that the official lists name, each once: `Auspex & Presence`. */
export function disciplineCodes(names: readonly string[]): readonly string[] {
  return [...new Set(names.flatMap((name) => name.split(' & ').flatMap((each) => disciplineCode(each) ?? [])))];
}

/** `Auspex & Presence`, the official lists' names for a card's requirements. */
function disciplinesText(language: string, names: string): string {
  const here = phrasesIn(language).disciplines as Readonly<Record<string, string>>;
  return names
    .split(' & ')
    .map((name) => {
      const code = disciplineCode(name);
      return code === undefined ? name : (here[code] ?? name);
    })
    .join(' & ');
}
