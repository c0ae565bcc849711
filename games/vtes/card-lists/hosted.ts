/**
 * The official lists for a host, which shows the cards that cannot be played here from them, texts included, since the
 * lists are its own.
 */
import type { CardFace, CardListFile, CardLists, KeptLists, Language, ListedCard } from '@praxis/contract';
import { Mistake } from '@praxis/engine';
import { CARDS } from '../cards/index.ts';
import { deckKey, deckService } from '../deck-service.ts';
import { fullName, type KnownCard, knowledgeOf } from '../decks/knowledge.ts';
import { nameIn } from '../text/names.ts';
import { disciplineCodes, factsIn, phrasesIn } from '../text/short-texts.ts';
import { keptLists, keptText } from './kept.ts';
import { cardsOf, NO_LISTS, type OfficialLists, withTable } from './official-lists.ts';
import { readTable, type Table } from './table.ts';

/** Reads the files; later ones replace earlier ones of their kind. */
function listsIn(files: readonly CardListFile[], seen: (table: Table) => void = () => {}): OfficialLists {
  let lists: OfficialLists = NO_LISTS;
  for (const { name, bytes } of files) {
    if (isKept(name)) {
      lists = { ...lists, ...keptLists(new TextDecoder().decode(bytes), name) };
      continue;
    }
    const table = readTable(bytes, name);
    lists = withTable(lists, table);
    seen(table);
  }
  return lists;
}

const isKept = (name: string): boolean => name.toLowerCase().endsWith('.json');

/** Names, groups, costs, sets and bans: the texts of the cards are not kept. */
export function keepLists(files: readonly CardListFile[]): KeptLists {
  const lists = listsIn(files.filter(({ name, bytes }) => !isKept(name) || isReadable(name, bytes)));
  const { crypt, library, sets } = lists;
  return {
    text: keptText(lists),
    counts: { cards: crypt.length + library.length, sets: sets.length },
  };
}

/** Unreadable lists from an earlier import are no loss when new ones arrive. */
function isReadable(name: string, bytes: Uint8Array): boolean {
  try {
    keptLists(new TextDecoder().decode(bytes), name);
    return true;
  } catch (error) {
    if (error instanceof Mistake) return false;
    throw error;
  }
}

export function readCardLists(files: readonly CardListFile[]): CardLists {
  const texts = new Map<string, string>();
  const lists = listsIn(files, ({ rows }) => {
    for (const row of rows) texts.set(row.text('Id'), row.text('Card Text'));
  });
  const knowledge = knowledgeOf(CARDS, cardsOf(lists));
  return {
    deckService: deckService(() => knowledge),
    cards: knowledge.cards
      .filter(({ def }) => def === undefined)
      .map(
        (card): ListedCard => ({
          id: deckKey(card),
          listed: fullName(card),
          face: (language) => faceOf(card, texts.get(String(card.number)) ?? '', language),
        }),
      ),
  };
}

function faceOf(card: KnownCard, text: string, language: Language): CardFace {
  const { kind, types = [], clan, capacity, group, title, disciplines = {}, requires = [], cost = {} } = card;
  const { typeNames, clans } = phrasesIn(language);
  const levels = Object.entries(disciplines).map(([code, level]) => (level === 2 ? code.toUpperCase() : code));
  const required = disciplineCodes(requires);
  const facts = [...factsIn(language, card), group === undefined ? '' : `G${group}`];
  const named = (type: string): string => typeNames[type as keyof typeof typeNames] ?? type;
  const marks = {
    // Only crypt cards belong to a clan; a library card may require one.
    clan: clan === undefined || kind === 'library' ? undefined : (clans[clan] ?? clan),
    'clan id': kind === 'library' ? undefined : clan,
    clans: clan?.split('/'),
    capacity,
    group,
    title,
    disciplines: levels.length > 0 ? levels : undefined,
    'required disciplines': required.length > 0 ? required : undefined,
    ...cost,
    types: types.length > 0 ? types : undefined,
  };
  return {
    name: fullName({ ...card, name: nameIn(language, card.name) }),
    kind: kind === 'library' ? (types[0] ?? 'action') : kind,
    type: kind === 'library' ? types.map(named).join(' / ') : typeNames[kind],
    marks: Object.fromEntries(Object.entries(marks).filter(([, value]) => value !== undefined)) as CardFace['marks'],
    lines: text
      .split(/\n+/)
      .filter((line) => line.trim() !== '')
      .map((line) => ({ icons: [], text: line.trim() })),
    short: facts.filter(Boolean).join(' · '),
    listed: fullName(card),
    ...(card.number === undefined ? {} : { number: card.number }),
  };
}
