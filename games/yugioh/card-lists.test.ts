import type { CardListFile } from '@praxis/contract';
import { describe, expect, test } from 'vitest';
import { readCardLists } from './card-lists.ts';

const file = (cards: unknown): CardListFile => ({
  name: 'yugioh/list.json',
  bytes: new TextEncoder().encode(JSON.stringify(cards, undefined, 1)),
});
const OWL = {
  ...{
    id: 4711,
    name: 'Ledger Owl',
    type: 'Synchro Tuner Effect Monster',
    frameType: 'synchro',
    desc: 'It counts.\nIt flies.',
  },
  ...{
    atk: 1500,
    def: 200,
    level: 4,
    race: 'Winged Beast',
    attribute: 'WIND',
    card_images: [{ id: 4711 }, { id: 4712 }],
  },
};
const LAMP = { id: 99, name: 'Invented Lamp', type: 'Spell Card', race: 'Quick-Play', desc: '' };
const KNOWN = { id: 11091375, name: 'Luster Dragon', type: 'Normal Monster', race: 'Dragon' };
const TOKEN = { id: 5, name: 'Owl Token', type: 'Token' };
const LINK = { id: 6, name: 'Chained Owl', type: 'Link Monster' };

describe('card lists', () => {
  test('name cards that cannot be played here, once each, without Tokens and later kinds', () => {
    const { cards } = readCardLists([file({ data: [OWL, OWL, LAMP, KNOWN, TOKEN, LINK] })]);
    expect(cards.map(({ id }) => id)).toEqual(['Ledger Owl', 'Invented Lamp']);
    expect(cards[0]?.face('en')).toMatchObject({
      name: 'Ledger Owl',
      marks: { atk: 1500, def: 200, level: 4, attribute: 'WIND' },
      lines: [{ text: 'It counts.' }, { text: 'It flies.' }],
    });
    expect(cards[1]?.face('en')).toMatchObject({ kind: 'spell', marks: { icon: 'quick-play' }, lines: [] });
  });

  test.each([
    [[OWL, { type: 'Spell Card' }], /^yugioh\/list\.json, line \d+: the card has no name\.$/],
    [[OWL, { name: 'Typeless' }], /"Typeless" has no type\.$/],
  ])('a fault is told with its line: %#', (cards, message) => {
    expect(() => readCardLists([file(cards)])).toThrow(message);
  });

  test('decks with them are read by passcode, other pictures too, judged and reported as unplayable', () => {
    const { deckService } = readCardLists([file([OWL, LAMP])]);
    const { deck, messages } = deckService.readDeck('#main\n99\n#extra\n4711\n4712\n', 'en');
    expect(messages).toEqual([]);
    expect(deck).toEqual({ 'Invented Lamp': 1, 'Ledger Owl': 2 });
    expect(deckService.checkDeck(deck, { edition: '9.0', seats: 2 }, 'en').map(({ level }) => level)).toEqual([
      'error',
      'unplayable',
      'unplayable',
    ]);
    for (const format of deckService.deckFormats)
      expect(deckService.readDeck(deckService.writeDeck(deck, '', format), 'en').deck).toEqual(deck);
  });
});
