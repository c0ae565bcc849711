/** The official lists for a host: what it shows of cards that cannot be played here, texts included, since the lists are its own. */
import type { CardFace, CardListFile, CardLists, Language, ListedCard } from '@praxis/contract';
import { CARDS } from '../cards/index.ts';
import { deckKey, deckService } from '../deck-service.ts';
import { fullName, type KnownCard, knowledgeOf } from '../decks/knowledge.ts';
import { nameIn } from '../text/names.ts';
import { disciplineCodes, factsIn, phrasesIn } from '../text/short-texts.ts';
import { keptLists } from './kept.ts';
import { cardsOf, NO_LISTS, type OfficialLists, withTable } from './official-lists.ts';
import { readTable } from './table.ts';

export function readCardLists(files: readonly CardListFile[]): CardLists {
  let lists: OfficialLists = NO_LISTS;
  const texts = new Map<string, string>();
  for (const { name, bytes } of files) {
    if (name.toLowerCase().endsWith('.json')) {
      lists = { ...lists, ...keptLists(new TextDecoder().decode(bytes), name) };
      continue;
    }
    const table = readTable(bytes, name);
    lists = withTable(lists, table);
    for (const row of table.rows) texts.set(row.text('Id'), row.text('Card Text'));
  }
  const knowledge = knowledgeOf(CARDS, cardsOf(lists));
  return {
    deckService: deckService(knowledge),
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
  };
}
