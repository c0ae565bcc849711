import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { CRYPT_CSV, LIBRARY_CSV } from '../card-lists/made-up.ts';
import { cardsOf, NO_LISTS, withList } from '../card-lists/official-lists.ts';
import { CARDS } from '../cards/index.ts';
import { type DeckRead, FORMATS, readDeck, writeDeck } from './exchange.ts';
import { starterList } from './index.ts';
import { fullName, knowledgeOf } from './knowledge.ts';
import { type DeckList, EMPTY_DECK } from './list.ts';

const bytes = (text: string): Uint8Array => new TextEncoder().encode(text);
const lists = withList(withList(NO_LISTS, bytes(CRYPT_CSV), 'crypt'), bytes(LIBRARY_CSV), 'library');
const knowledge = knowledgeOf(CARDS, cardsOf(lists));

/** Cards with their numbers, as a deck without an order. */
function counts({ cards }: DeckList): Readonly<Record<string, number>> {
  return Object.fromEntries(cards.map(({ card, count }) => [fullName(card), count]));
}

const SMALL = {
  Belinde: 2,
  'The Dowager': 1,
  'Flávio Gonçalves': 1,
  "Cats' Guidance": 4,
  '.44 Magnum': 3,
  'Pentex™ Subversion': 1,
};
const TITLED = { name: 'Sewer Choir', author: 'Somebody' };

const WRITTEN: Readonly<Record<string, readonly [format: string, text: string]>> = {
  'the archive of winning decks': [
    'twd',
    `Small Cup
Nowhere
January 1st 2020
2R+F
12 players
Somebody Else

-- 3vp in the final

Deck Name: Sewer Choir
Created by: Somebody
Description: Sings.
All night long.

Crypt (4 cards, min=25, max=25, avg=6.25)
-----------------------------------------
2x Belinde            6  OBF ani aus pot  prince    Nosferatu:6
1x Flávio Gonçalves   7  CEL PRE aus for  prince    Toreador:6
1x Dowager, The       6  ANI OBF aus pot  primogen  Nosferatu:6

Library (8 cards)
Master (1)
1x Pentex(TM) Subversion -- 2 pool

Equipment (3)
3x .44 Magnum

Reaction (4)
4x Cats' Guidance
`,
  ],
  VDB: [
    'vdb',
    `Deck Name: Sewer Choir
Author: Somebody

Crypt (4 cards, min=25 max=25 avg=6.25)
=======================================
2x Belinde            6   OBF ani aus pot   prince     Nosferatu:6
1x Flávio Gonçalves   7   CEL PRE aus for   prince     Toreador:6
1x Dowager, The       6   ANI OBF aus pot   primogen   Nosferatu:6

Library (8 cards)
=================
Master (1)
----------
1x Pentex(TM) Subversion

Equipment (3)
-------------
3x .44 Magnum

Reaction (4)
------------
4x Cats' Guidance
`,
  ],
  'VDB in an address': [
    'vdb-url',
    'https://vdb.im/decks/deck?name=Sewer%20Choir&author=Somebody#201537=2;201545=1;201547=1;100308=4;100001=3;101384=1',
  ],
  Lackey: [
    'lackey',
    "1\tPentex(TM) Subversion\n3\t.44 Magnum\n4\tCats' Guidance\nCrypt:\n2\tBelinde\n1\tFlavio Goncalves\n1\tDowager, The\n",
  ],
  'Lackey with blanks': [
    'lackey',
    "1       Pentex(TM) Subversion\n3       .44 Magnum\n4       Cats' Guidance\nCrypt:\n2       Belinde\n1       Flavio Goncalves\n1       Dowager, The\n",
  ],
  JOL: [
    'jol',
    "2xBelinde\n1xFlávio Gonçalves\n1xDowager, The\n\n1xPentex(TM) Subversion\n3x.44 Magnum\n4xCats' Guidance\n",
  ],
  'JOL, loosely': [
    'jol',
    '2 x Belinde\n1 x Flavio Goncalves\n1 x The Dowager\n\n1 Pentex Subversion\n3 .44 Magnum\n4 Cats Guidance\n',
  ],
  ARDB: [
    'ardb',
    `Deck Name : Sewer Choir
Author : Somebody
Description :
Sings.

Crypt [4 vampires] Capacity min: 6 max: 7 average: 6.25
------------------------------------------------------------
2x Belinde                 \t6  OBF ani aus pot  prince    Nosferatu:6
1x Flávio Gonçalves        \t7  CEL PRE aus for  prince    Toreador:6
1x The Dowager             \t6  ANI OBF aus pot  primogen  Nosferatu:6

Library [8 cards]
------------------------------------------------------------
Master [1]
1x Pentex(TM) Subversion

Equipment [3]
3x .44 Magnum

Reaction [4]
4x Cats' Guidance

Crafted with : Anarch Revolt Deck Builder. [Wed Jan 01 10:00:00 2020]
`,
  ],
  'KRCG with numbers': [
    'krcg',
    '{"name": "Sewer Choir", "author": "Somebody", "cards": {"201537": 2, "201545": 1, "201547": 1, "100308": 4, "100001": 3, "101384": 1}}',
  ],
  'KRCG with sections': [
    'krcg',
    JSON.stringify({
      ...TITLED,
      crypt: {
        count: 4,
        cards: [
          { id: 201537, count: 2, name: 'Belinde' },
          { id: 201545, count: 1 },
          { name: 'Flávio Gonçalves', count: 1 },
        ],
      },
      library: {
        count: 8,
        cards: [
          { type: 'Master', count: 1, cards: [{ id: 101384, count: 1, name: 'Pentex™ Subversion' }] },
          {
            type: 'Reaction',
            count: 4,
            cards: [
              { id: 100308, count: 4 },
              { id: 100001, count: 3 },
            ],
          },
        ],
      },
    }),
  ],
};

describe('every format is recognised and read', () => {
  test.each(Object.entries(WRITTEN))('%s', (_, [format, text]) => {
    const read = readDeck(text, knowledge);
    expect(read).toMatchObject({ format, problems: [] });
    expect(counts(read.deck)).toEqual(SMALL);
    if (!['lackey', 'jol'].includes(format)) expect(read.deck).toMatchObject(TITLED);
  });

  test('without the official lists as well', () => {
    for (const [, text] of Object.values(WRITTEN))
      expect(counts(readDeck(text, knowledgeOf(CARDS)).deck)).toEqual(SMALL);
  });

  test('and with the line ends of any machine', () => {
    for (const [, text] of Object.values(WRITTEN))
      expect(counts(readDeck(`\uFEFF${text.replaceAll('\n', '\r\n')}`, knowledge).deck)).toEqual(SMALL);
  });

  test('the description of the deck is kept', () => {
    const { deck } = readDeck(WRITTEN['the archive of winning decks']?.[1] as string, knowledge);
    expect(deck.description).toBe('Sings.\nAll night long.');
    expect(deck.event).toEqual([
      'Small Cup',
      'Nowhere',
      'January 1st 2020',
      '2R+F',
      '12 players',
      'Somebody Else',
      '-- 3vp in the final',
    ]);
  });
});

describe('reading a written deck gives the same deck', () => {
  const again = (deck: DeckList, format: (typeof FORMATS)[number]): DeckRead => {
    const { text, problems } = writeDeck(deck, format);
    expect(problems).toEqual([]);
    return readDeck(text, knowledge);
  };

  test.each(FORMATS.flatMap((format) => ['Malkavian', 'Tremere', 'Ventrue'].map((name) => [format, name] as const)))(
    '%s: %s',
    (format, name) => {
      const deck = starterList(name, knowledge) as DeckList;
      expect(deck.unknown).toEqual([]);
      const read = again(deck, format);
      expect(read).toMatchObject({ format, problems: [] });
      expect(counts(read.deck)).toEqual(counts(deck));
    },
  );

  const numbered = knowledge.cards.filter(({ number }) => number !== undefined);
  const words = fc.stringMatching(/^[\p{L}\d][\p{L}\d '&#=;+%.,-]{0,30}$/u).map((text) => text.normalize().trim());
  const list = fc.record({
    name: words,
    author: words,
    description: fc
      .array(fc.oneof(words, fc.constantFrom('Crypt (12 cards)', 'Library', 'Author: me', '-- 5vp', '2x Belinde')))
      .map((all) => all.join('\n')),
    cards: fc.uniqueArray(fc.record({ card: fc.constantFrom(...numbered), count: fc.integer({ min: 1, max: 99 }) }), {
      minLength: 1,
      maxLength: 40,
      selector: ({ card }) => card,
    }),
  });

  test.each(FORMATS)('%s: any deck of any known cards', (format) => {
    fc.assert(
      fc.property(list, (some) => {
        const deck: DeckList = { ...EMPTY_DECK, ...some };
        const read = again(deck, format);
        expect(read.format).toBe(format);
        expect(read.problems.filter(({ level }) => level === 'error')).toEqual([]);
        expect(counts(read.deck)).toEqual(counts(deck));
        if (format !== 'lackey' && format !== 'jol')
          expect([read.deck.name, read.deck.author]).toEqual(
            [deck.name, deck.author].map((text) => text.replace(/\s+/g, ' ')),
          );
      }),
      { numRuns: 60 },
    );
  });

  test('a card without a number cannot be written as one', () => {
    const deck = { ...EMPTY_DECK, cards: [{ card: { name: 'New', kind: 'library', mark: '' } as const, count: 1 }] };
    expect(writeDeck(deck, 'vdb-url').problems).toEqual([{ say: 'no number', card: 'New' }]);
  });
});
