import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { CRYPT_CSV, LIBRARY_CSV } from '../card-lists/made-up.ts';
import { cardsOf, NO_LISTS, withList } from '../card-lists/official-lists.ts';
import { CARDS } from '../cards/index.ts';
import { LINES_MAX, readDeck, TEXT_MAX } from './exchange.ts';
import { fullName, knowledgeOf, search } from './knowledge.ts';
import { sizes } from './list.ts';

const bytes = (text: string): Uint8Array => new TextEncoder().encode(text);
const lists = withList(withList(NO_LISTS, bytes(CRYPT_CSV), 'crypt'), bytes(LIBRARY_CSV), 'library');
const knowledge = knowledgeOf(CARDS, cardsOf(lists));
const read = (text: string) => readDeck(text, knowledge);
const names = (text: string): readonly string[] =>
  read(text).deck.cards.map(({ card, count }) => `${count} ${fullName(card)} ${card.group ?? ''}`.trim());

describe('a name may be written in many ways', () => {
  test.each([
    ['2x Barrens, The', '2 The Barrens'],
    ['2x the barrens', '2 The Barrens'],
    ['2 Barrens', '2 The Barrens'],
    ['1x Pentex(TM) Subversion', '1 Pentex™ Subversion'],
    ['1x Pentex Subversion', '1 Pentex™ Subversion'],
    ['3x FLAVIO GONCALVES', '3 Flávio Gonçalves 6'],
    ['1 Lucja Zolc', '1 Łucja Żółć 6'],
    ['1x Rover', '1 The Wanderer any'],
    ['1x Former Test', '1 The Test'],
    ['1x Hunter ‘Ten10’ Doe', '1 Hunter "Ten10" Doe 4'],
    ['1x Endless Night — Part Two', '1 Endless Night -- Part Two'],
    ['1x Endless Night -- Part Two -- a comment', '1 Endless Night -- Part Two'],
    ['4x Deflection -- saved me: twice', '4 Deflection'],
    ['4x Deflection  --', '4 Deflection'],
    ['10 .44 Magnum', '10 .44 Magnum'],
    ['1x.44 Magnum', '1 .44 Magnum'],
    ['- 2 × Belinde', '2 Belinde 6'],
    ['  2x   Belinde  ', '2 Belinde 6'],
    ['2x Belinde (G6)', '2 Belinde 6'],
    ['2x Belinde 6 OBF ani aus pot prince Nosferatu:6', '2 Belinde 6'],
  ])('%s', (line, expected) => {
    expect(read(line).problems).toEqual([]);
    expect(names(line)).toEqual([expected]);
  });

  test.each([
    ['1x Ada Example (G2)', '1 Ada Example 2'],
    ['1x Ada Example (G6)', '1 Ada Example (G6) 6'],
    ['1x Ada Example (ADV)', '1 Ada Example (ADV) 2'],
    ['1x Ada Example (G2 ADV)', '1 Ada Example (ADV) 2'],
    ['1x Ada Example (ADV) (G2)', '1 Ada Example (ADV) 2'],
    ['1x Ada Example ADV', '1 Ada Example (ADV) 2'],
    ['1x Ada Example  8  DOM FOR PRE  Ventrue:6', '1 Ada Example (G6) 6'],
    ['1x Ada Example  7  FOR PRE dom  prince  Ventrue:2', '1 Ada Example 2'],
    ['1x Ada Example (ADV)  8  FOR PRE dom  Ventrue:2', '1 Ada Example (ADV) 2'],
  ])('cards of one name are told apart: %s', (line, expected) => {
    expect(read(line).problems).toEqual([]);
    expect(names(line)).toEqual([expected]);
  });

  test('a name alone means the oldest card, which is doubtful beside another group', () => {
    expect(read('1 Ada Example').problems).toEqual([]);
    const { deck, problems } = read('1 Ada Example\n2 Belinde');
    expect(deck.cards[0]?.card.group).toBe(2);
    expect(problems).toEqual([
      {
        ...{ line: 1, level: 'warning', message: { say: 'several of this name', card: 'Ada Example', group: '2' } },
        nearest: ['Ada Example (G6)'],
      },
    ]);
  });

  test('a group in the columns that fits no card is a slip if the capacity fits, else another card', () => {
    expect(read('1x Belinde  6  OBF  Nosferatu:5').problems).toMatchObject([
      { level: 'warning', message: { say: 'other group', written: '5', group: '6' } },
    ]);
    expect(read('1x Belinde  9  OBF  Nosferatu:2').problems).toMatchObject([
      { level: 'error', message: { say: 'unknown card', card: 'Belinde' } },
    ]);
    expect(read('1x Belinde (G2)').problems).toMatchObject([{ level: 'error', nearest: ['Belinde'] }]);
  });

  test('copies on several lines are added up', () => {
    expect(names('1 Fame\n2x Fame')).toEqual(['3 Fame']);
  });
});

describe('no line is dropped silently', () => {
  test('unknown cards are reported with their line and the nearest names', () => {
    const { deck, problems } = read(
      '2x Belinde\n\n4x Gard Dogs\n1x Somebody Entirely Different Indeed\nFame\nhello there\n0x Fame\n9999 Fame',
    );
    expect(problems).toMatchObject([
      { line: 3, level: 'error', message: { say: 'unknown card', card: 'Gard Dogs' }, nearest: ['Guard Dogs'] },
      { line: 4, level: 'error', message: { say: 'unknown card' }, nearest: [] },
      { line: 5, level: 'error', message: { say: 'wrong count', text: 'Fame' } },
      { line: 6, level: 'warning', message: { say: 'not understood', text: 'hello there' } },
      { line: 7, level: 'error', message: { say: 'wrong count', text: '0x Fame' } },
      { line: 8, level: 'error', message: { say: 'wrong count', text: '9999 Fame' } },
    ]);
    expect(deck.unknown).toMatchObject([{ name: 'Gard Dogs', count: 4 }, { count: 1 }]);
  });

  test('unknown cards count for the size of the part in which they stand', () => {
    expect(sizes(read('Crypt: 3\n2x Belinde\n1x Belinda Somebody\nLibrary (4)\n4x Nothing Like It').deck)).toEqual({
      crypt: 3,
      library: 4,
    });
  });

  test('numbers in headers are compared with the cards that follow', () => {
    const text = `Crypt (3 cards, min=12, max=24, avg=6)
2x Belinde
1x Larissa Moreira

Library (10 cards)
Master (2; 1 trifle)
1x Fame
1x Rebel
Combat (5)
4x Roundhouse
`;
    expect(read(text).problems).toEqual([
      {
        line: 5,
        level: 'warning',
        message: { say: 'header differs', section: 'Library', written: 10, counted: 6 },
        nearest: [],
      },
      {
        line: 9,
        level: 'warning',
        message: { say: 'header differs', section: 'Combat', written: 5, counted: 4 },
        nearest: [],
      },
    ]);
  });

  test('irregular headers', () => {
    const text = `Talk about my crypt: 12 vampires, and a
library: 90 cards (as many as there may be, that is)

Crypt [2] (avg=6):
2 Belinde

Library (5 cards) Master (1)
1 Fame

Library [4]
ACTION MODIFIERS / COMBAT: 0
Allies
4 Roundhouse
`;
    const { deck, problems } = read(text);
    expect(problems).toMatchObject([
      { line: 7, message: { say: 'header differs', section: 'Library', written: 5, counted: 1 } },
    ]);
    expect(sizes(deck)).toEqual({ crypt: 2, library: 5 });
    expect(deck.event).toHaveLength(2);
  });

  test('in numbers and JSON as well', () => {
    expect(read('https://vdb.im/decks/deck#201537=2;999999=1;201545=x;;').problems).toMatchObject([
      { message: { say: 'unknown number', number: '999999' } },
      { message: { say: 'wrong count', text: '201545=x' } },
    ]);
    expect(
      read('{\n "cards": {\n  "201537": 2,\n  "999999": 1,\n  "__proto__": 1,\n  "201545": "two"\n }\n}').problems,
    ).toMatchObject([
      { line: 4, message: { say: 'unknown number' } },
      { line: 5, message: { say: 'unknown number', number: '__proto__' } },
      { line: 6, message: { say: 'wrong count' } },
    ]);
    expect(read('{\n "cards": {\n  oops').problems).toMatchObject([{ line: 3, message: { say: 'wrong JSON' } }]);
  });

  test('an address that only names a deck is not fetched', () => {
    expect(read('https://vdb.im/decks/1a2b3c').problems).toMatchObject([{ message: { say: 'stored elsewhere' } }]);
  });
});

describe('the archive of winning decks', () => {
  const LIST = ['Crypt (2 cards, min=6, max=6, avg=6)', '2x Belinde', '', 'Library (4 cards)', '4x Deflection'];

  test('nothing above the beginning of the list is a card', () => {
    const prose = ['Event 3', 'Lisbon', '12 players', '', 'Description:', '2x Conditioning was too much', 'Master (3)'];
    const { deck, problems } = read([...prose, '3x Blood Doll', '', ...LIST].join('\n'));
    expect(problems).toEqual([]);
    expect(deck.cards.map(({ card, count }) => `${count} ${card.name}`)).toEqual(['2 Belinde', '4 Deflection']);
    expect(deck.description).toContain('3x Blood Doll');
  });

  test('is recognised with a blank before a colon, too', () => {
    const about = ['Lisbon Open', 'Lisbon, Portugal', '', 'Deck Name : Owls', ''];
    expect(read([...about, ...LIST].join('\n')).format).toBe('twd');
    expect(read([...about, ...LIST].join('\n').replace('Crypt (2 cards', 'Crypt [2 vampires')).format).toBe('ardb');
  });
});

describe('texts that are no deck are refused', () => {
  test.each([
    ['nothing', '', 'no deck'],
    ['prose', 'Dear diary,', 'not understood'],
    ['far too much', 'a'.repeat(TEXT_MAX + 1), 'too long'],
    ['too many lines', '\n'.repeat(LINES_MAX), 'too many lines'],
    ['a million lines', '1x Fame\n'.repeat(1_000_000), 'too long'],
    ['a zero byte', '2x Belinde\0', 'not text'],
    ['something binary', '\uFFFD'.repeat(1000), 'not text'],
    ['deep JSON', `{"crypt":{"cards":${'['.repeat(50_000)}`, 'wrong JSON'],
    ['a list of JSON', '[1, 2]', 'wrong JSON'],
  ])('%s', (_, text, say) => {
    const { deck, problems } = read(text);
    expect(deck.cards).toEqual([]);
    expect(problems[0]?.message.say).toBe(say);
  });

  test('names that mean something to programs mean nothing here', () => {
    const { deck, problems } = read('1x __proto__\n1x constructor\n1x toString');
    expect(deck.cards).toEqual([]);
    expect(problems).toHaveLength(3);
  });

  test('long lines of anything take no long time', () => {
    for (const piece of [' ', '(', ' (ADV)', '  1 :', 'master ', '1=1;', '9', '\t', ' -- ']) {
      const start = performance.now();
      read(`1 a${piece.repeat(190_000 / piece.length)}b`);
      expect(performance.now() - start).toBeLessThan(2_000);
    }
  });

  test('no text makes it throw', () => {
    const piece = fc.oneof(
      fc.string({ unit: 'binary', maxLength: 20 }),
      fc.constantFrom('2x', 'Belinde', '\n', '\t', '  ', '{"cards":', '#201537=2', 'Crypt:', ' -- ', '(G6'),
    );
    fc.assert(
      fc.property(fc.array(piece, { maxLength: 30 }), (pieces) => void read(pieces.join(''))),
      { numRuns: 300 },
    );
  });
});

test('cards are found by parts of their names', () => {
  expect(search(knowledge, 'wand').map(fullName)[0]).toBe('The Wanderer');
  expect(search(knowledge, 'ada example').map(fullName)).toEqual([
    'Ada Example',
    'Ada Example (G6)',
    'Ada Example (ADV)',
  ]);
  expect(search(knowledge, 'belindee').map(fullName)).toEqual(['Belinde']);
  expect(search(knowledge, 'xxxxxxxxxxxx')).toEqual([]);
});
