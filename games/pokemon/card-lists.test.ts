import type { CardListFile } from '@praxis/contract';
import { describe, expect, test } from 'vitest';
import { readCardLists } from './card-lists.ts';
import { CARDS } from './cards/index.ts';
import { isPokemonDef, type PokemonDef } from './cards/language.ts';

const file = (cards: unknown): CardListFile => ({
  name: 'pokemon/list.json',
  bytes: new TextEncoder().encode(JSON.stringify(cards, undefined, 1)),
});
const MOUSE = {
  ...{ id: 'inv1-1', name: 'Inventimouse', supertype: 'Pokémon', subtypes: ['Stage 1', 'ex'], hp: '210', number: '1' },
  ...{ types: ['Lightning'], evolvesFrom: 'Pretendrat', convertedRetreatCost: 2, set: { ptcgoCode: 'INV' } },
  attacks: [{ name: 'Made-up Bolt', cost: ['Lightning', 'Colorless'], damage: '90+', text: 'It is invented.' }],
  abilities: [{ name: 'Thin Air', text: 'It is not there.' }],
};
const TOOL = {
  id: 'inv1-2',
  name: 'Made-up Belt',
  supertype: 'Trainer',
  subtypes: ['Pokémon Tool'],
  rules: ['Wear it.'],
};
const ENERGY = { id: 'inv1-3', name: 'Inventive Energy', supertype: 'Energy', subtypes: ['Special'] };
const PLACE = { edition: '2024', seats: 2 };
const [SPRIGATITO] = CARDS.filter((def): def is PokemonDef => isPokemonDef(def) && def.name === 'Sprigatito');

describe('card lists', () => {
  test('name cards that cannot be played here', () => {
    const { cards } = readCardLists([file({ data: [MOUSE, TOOL, ENERGY] })]);
    expect(cards.map(({ id, listed }) => [id, listed])).toEqual([
      ['inv1-1', 'Inventimouse INV 1'],
      ['inv1-2', 'Made-up Belt'],
      ['inv1-3', 'Inventive Energy'],
    ]);
  });

  test('another printing of a card that can be played is that card; another card of its name is not', () => {
    const reprint = {
      ...{ id: 'inv9-1', name: 'Sprigatito', supertype: 'Pokémon', subtypes: ['Basic'], hp: SPRIGATITO?.hp },
      ...{ attacks: (SPRIGATITO?.attacks ?? []).map(({ name }) => ({ name })), setCode: 'INV', number: '9' },
    };
    const other = { ...reprint, id: 'inv9-2', number: '10', attacks: [{ name: 'Made-up Scratch' }] };
    const potion = {
      id: 'inv9-3',
      name: 'Potion',
      supertype: 'Trainer',
      subtypes: ['Item'],
      setCode: 'INV',
      number: '11',
    };
    expect(readCardLists([file([reprint, other, potion])]).cards.map(({ listed }) => listed)).toEqual([
      'Sprigatito INV 10',
    ]);
  });

  test('faces have the facts in words, and the texts as the list has them', () => {
    const [mouse, tool] = readCardLists([file([MOUSE, TOOL])]).cards;
    const face = mouse?.face('it');
    expect(face).toMatchObject({
      ...{ name: 'Inventimouse', kind: 'Pokémon', listed: 'Inventimouse INV 1' },
      marks: { types: ['Lightning'], hp: 210, stage: 'Stage 1', retreat: 2, tags: ['ex'] },
    });
    expect(face?.type).toContain('Fase 1');
    expect(face?.lines.map(({ icons, text }) => [icons.join(''), text])).toEqual([
      ['', 'Thin Air: It is not there.'],
      ['LC', 'Made-up Bolt 90+: It is invented.'],
    ]);
    expect(tool?.face('en')).toMatchObject({ kind: 'Tool', type: 'Pokémon Tool', lines: [{ text: 'Wear it.' }] });
  });

  test.each([
    [[TOOL, { supertype: 'Trainer' }], /^pokemon\/list\.json, line 13: the card has no name\.$/],
    [[TOOL, { name: 'Nothing', supertype: 'Monster' }], /line 13: "Nothing" is neither a Pokémon nor/],
    [[TOOL, { name: 'Ghost', supertype: 'Pokémon', hp: 'many' }], /line 13: "Ghost" has no HP\.$/],
  ])('a fault is told with its line: %#', (cards, message) => {
    expect(() => readCardLists([file(cards)])).toThrow(message);
  });
});

test('decks with such cards are read, judged by the rules and reported as unplayable', () => {
  const { deckService } = readCardLists([file([MOUSE, TOOL])]);
  const { deck, messages } = deckService.readDeck(
    '5 Inventimouse INV 1\n2 Sprigatito PAL 12\n53 Basic Grass Energy',
    'en',
  );
  expect(messages.filter(({ level }) => level === 'error')).toEqual([]);
  expect(deckService.checkDeck(deck, PLACE, 'en').map(({ level, text }) => [level, text])).toEqual([
    ['error', 'There are 5 cards called Inventimouse; at most 4 are allowed.'],
    ['unplayable', 'Inventimouse INV 1 is known, but not yet playable here.'],
  ]);
  const [format] = deckService.deckFormats;
  expect(deckService.readDeck(deckService.writeDeck(deck, 'Mine', format as string), 'en').deck).toEqual(deck);
});
