/**
 * Card lists in JSON for a host, with the fields of the sites that publish them (`manaCost` or `mana_cost`, `type` or
 * `type_line` …): they show cards that cannot be played here, texts included, since the lists are the host's own.
 */
import type { CardFace, CardListFile, CardLists, Language, ListedCard } from '@praxis/contract';
import { type ListedItem, readCardList } from '@praxis/kit/card-list.ts';
import { plainName } from '@praxis/kit/spelling.ts';
import { CARDS } from './cards/index.ts';
import { CARD_TYPES, type CardDef, type CardType, SUPERTYPES, type Supertype } from './cards/language.ts';
import { deckService } from './deck-service.ts';
import { kindOf } from './face.ts';
import { findCard } from './rules/setup/deck.ts';
import { cardText } from './text/cards/render.ts';
import { CONVERTED } from './text/keys/labels.ts';

interface Listed {
  readonly def: CardDef;
  readonly face: (language: Language) => CardFace;
}

export function readCardLists(files: readonly CardListFile[]): CardLists {
  const listed = new Map<string, Listed>();
  for (const file of files)
    for (const item of readCardList(file)) {
      const card = cardOf(item);
      if (!card) continue;
      const key = plainName(card.def.name);
      // Lists name a card once for every printing.
      if (findCard(CARDS, card.def.name) === undefined && !listed.has(key)) listed.set(key, card);
    }
  const cards = [...listed.values()];
  return {
    deckService: deckService([...CARDS, ...cards.map(({ def }) => def)]),
    cards: cards.map(({ def, face }): ListedCard => ({ id: def.name, listed: def.name, face })),
  };
}

/** Entries of lists that are no cards for decks. */
const NO_CARDS = /\b(?:token|emblem|card|scheme|plane|phenomenon|vanguard|conspiracy|dungeon)\b/i;

/** Undefined for a token or the like. */
function cardOf(item: ListedItem): Listed | undefined {
  const name = item.text('name');
  if (name === '') throw item.fault('the card has no name.');
  const line = item.text('type', 'type_line', 'typeLine', 'originalType');
  if (line === '') throw item.fault(`${JSON.stringify(name.slice(0, 60))} has no type line.`);
  if (NO_CARDS.test(line)) return undefined;
  const [left = '', right = ''] = line.split(/\s+[—-]\s+/);
  const words = left.toLowerCase().split(/[\s/]+/);
  const types = CARD_TYPES.filter((type): type is CardType => words.includes(type));
  const supertypes = SUPERTYPES.filter((each): each is Supertype => words.includes(each));
  const subtypes = right.split(/\s+/).filter(Boolean);
  // Ids of cards that can be played have no capital letters, so these are none of them.
  const def: CardDef = { id: name, name, types, supertypes, subtypes };
  const isWhole = words.length === types.length + supertypes.length;
  return {
    def,
    face: (language) => faceOf(item, def, isWhole ? cardText(def, language).type : line),
  };
}

const COLOR_LETTERS = ['W', 'U', 'B', 'R', 'G'] as const;

function faceOf(item: ListedItem, { name, types }: CardDef, type: string): CardFace {
  const cost = item.text('manaCost', 'mana_cost');
  const loyalty = item.text('loyalty');
  const [power, toughness] = [item.text('power'), item.text('toughness')];
  const converted = item.text('manaValue', 'convertedManaCost', 'cmc');
  const marks = {
    cost: cost === '' ? undefined : cost,
    // Lands have no mana cost, which is not the same as one of 0.
    [CONVERTED]: cost === '' || !/^\d+(?:\.0+)?$/.test(converted) ? undefined : Number(converted),
    colors: COLOR_LETTERS.filter((letter) => item.list('colors').includes(letter) || cost.includes(letter)),
    types,
    power: power === '' ? undefined : power,
    toughness: toughness === '' ? undefined : toughness,
    loyalty: /^\d+$/.test(loyalty) ? Number(loyalty) : undefined,
  };
  const stats = power === '' ? '' : `${power}/${toughness}`;
  return {
    name,
    kind: kindOf(types) ?? 'sorcery',
    type,
    marks: Object.fromEntries(Object.entries(marks).filter(([, value]) => value !== undefined)) as CardFace['marks'],
    lines: item
      .text('text', 'oracle_text')
      .split('\n')
      .filter(Boolean)
      .map((text) => ({ icons: [], text })),
    short: [cost, type, stats, loyalty === '' ? '' : `[${loyalty}]`].filter(Boolean).join(' · '),
  };
}
