import { expect, test } from 'vitest';
import { parseDeck } from './deck-file.ts';

const DECK = { Belinde: 2, 'The Dowager': 1, 'Smiling Jack, The Anarch': 1, "Cats' Guidance": 4, '.44 Magnum': 3 };

test.each([
  [
    'with columns for people',
    `Deck Name: Example
Crypt (3 cards, min=16, max=24, avg=5.25)
------------------------------------------
2x Belinde            6  OBF ani aus pot  prince    Nosferatu:6
1x Dowager, The       6  ANI OBF aus pot  primogen  Nosferatu:6

Library (8 cards)
Master (1; 1 trifle)
1x Smiling Jack, The Anarch
Reaction (4)
4x Cats' Guidance
Equipment (3)
3x .44 Magnum
`,
  ],
  ['without blanks', "2xBelinde\n1xDowager, The\n1xSmiling Jack, The Anarch\n4xCats' Guidance\n3x.44 Magnum\n"],
  ['with tabs', "1\tSmiling Jack, The Anarch\n4\tCats' Guidance\n3\t.44 Magnum\nCrypt:\n2\tBelinde\n1\tDowager, The\n"],
  [
    'loosely',
    "2 x Belinde\n1 x The Dowager\n\n1 Smiling Jack, The Anarch\n2 Cats' Guidance\n2 Cats' Guidance\n3 .44 Magnum\n",
  ],
])('a deck written %s', (_, text) => {
  expect(parseDeck(text, 'deck.txt')).toEqual(DECK);
});

test('a file without any card is refused', () => {
  expect(() => parseDeck('Dear diary,\n', 'diary.txt')).toThrow('diary.txt holds no deck');
});
