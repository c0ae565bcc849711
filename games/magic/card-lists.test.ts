import type { CardListFile } from '@praxis/contract';
import { describe, expect, test } from 'vitest';
import { readCardLists } from './card-lists.ts';

const file = (cards: unknown): CardListFile => ({
  name: 'magic/list.json',
  bytes: new TextEncoder().encode(JSON.stringify(cards, undefined, 1)),
});
const OWL = {
  ...{ name: 'Ledger Owl', manaCost: '{1}{U/W}', manaValue: 2, type: 'Legendary Creature — Bird', power: '1' },
  ...{ toughness: '2', text: 'It counts.\nIt flies.', colors: ['U', 'W'] },
};
const FLOOD = {
  name: 'Invented Flood',
  mana_cost: '{X}{U}',
  cmc: 1.0,
  type_line: 'Kindred Sorcery — Elf',
  oracle_text: '',
};
const BEAR = { name: 'Runeclaw Bear', manaCost: '{1}{G}', type: 'Creature — Bear', power: '2', toughness: '2' };
const TOKEN = { name: 'Owl', type: 'Token Creature — Bird' };
const PLACE = { edition: '2014', seats: 2 };

describe('card lists in the fields of several sites', () => {
  test('name cards that cannot be played here, once each, without tokens', () => {
    const { cards } = readCardLists([file([OWL, FLOOD, BEAR, TOKEN]), file({ data: { 'Ledger Owl': [OWL] } })]);
    expect(cards.map(({ id, listed }) => [id, listed])).toEqual([
      ['Ledger Owl', 'Ledger Owl'],
      ['Invented Flood', 'Invented Flood'],
    ]);
  });

  test('faces have cost, colours, types in words and the text as it is', () => {
    const [owl, flood] = readCardLists([file([OWL, FLOOD])]).cards;
    expect(owl?.face('en')).toEqual({
      ...{ name: 'Ledger Owl', kind: 'creature', type: 'Legendary Creature — Bird' },
      marks: {
        ...{ cost: '{1}{U/W}', 'converted mana cost': 2, colors: ['W', 'U'], types: ['creature'] },
        ...{ power: '1', toughness: '2' },
      },
      lines: [
        { icons: [], text: 'It counts.' },
        { icons: [], text: 'It flies.' },
      ],
      short: '{1}{U/W} · Legendary Creature — Bird · 1/2',
    });
    expect(owl?.face('pt').type).toContain('Criatura');
    // An unknown type is shown as the list has it.
    expect(flood?.face('pt')).toMatchObject({ kind: 'sorcery', type: 'Kindred Sorcery — Elf', lines: [] });
  });

  test.each([
    [[OWL, { type: 'Creature' }], /^magic\/list\.json, line 15: the card has no name\.$/],
    [[OWL, { name: 'Typeless' }], /line 15: "Typeless" has no type line\.$/],
  ])('a fault is told with its line: %#', (cards, message) => {
    expect(() => readCardLists([file(cards)])).toThrow(message);
  });
});

test('decks with such cards are read, judged by the rules and reported as unplayable', () => {
  const { deckService } = readCardLists([file([OWL, FLOOD])]);
  const { deck, messages } = deckService.readDeck('5 Ledger Owl\n31 Runeclaw Bear\n24 Forest', 'en');
  expect(messages).toEqual([]);
  expect(deckService.checkDeck(deck, PLACE, 'en').map(({ level, text }) => [level, text])).toEqual([
    ['error', 'the deck has 5 copies of Ledger Owl; at most 4 are allowed'],
    ['error', 'the deck has 31 copies of Runeclaw Bear; at most 4 are allowed'],
    ['unplayable', 'Ledger Owl is known, but not yet playable here'],
  ]);
  for (const format of deckService.deckFormats)
    expect(deckService.readDeck(deckService.writeDeck(deck, 'Mine', format), 'en').deck).toEqual(deck);
  const { messages: wrong } = deckService.readDeck('4 Leger Owl', 'en');
  expect(wrong[0]?.text).toContain('Ledger Owl');
});
