import { describe, expect, test } from 'vitest';
import { countedLine, textFault, textLines } from './deck-text.ts';

describe('a line with a card', () => {
  test.each([
    ['2x Belinde', '2', 'Belinde'],
    ['2xBelinde', '2', 'Belinde'],
    ['2 x Belinde', '2', 'Belinde'],
    ['  12 Xaviar  ', '12', 'Xaviar'],
    ['* 3× Mountain (M15) 84', '3', 'Mountain (M15) 84'],
    ['-1 Mountain', '-1', 'Mountain'],
  ])('%s', (text, count, rest) => {
    expect(countedLine(text)).toEqual({ count, rest });
  });

  test.each(['Belinde', '2', '2x', '', 'Crypt (12)', '// 2 Belinde'])('none: %s', (text) => {
    expect(countedLine(text)).toBeUndefined();
  });
});

test('lines keep their numbers, with any line ends and blanks', () => {
  expect(textLines('\uFEFFDeck\r\n\r\n2\u00a0 Mountain\r1 Forest')).toEqual([
    { line: 1, text: 'Deck' },
    { line: 2, text: '' },
    { line: 3, text: '2 Mountain' },
    { line: 4, text: '1 Forest' },
  ]);
});

test('a text that is no deck is refused', () => {
  const limits = { letters: 1000, lines: 3 };
  expect(textFault('2 Mountain\n', limits)).toBeUndefined();
  expect(textFault('x'.repeat(1001), limits)).toBe('too long');
  expect(textFault('a\nb\nc\nd', limits)).toBe('too many lines');
  expect(textFault('a\nb\nc\nd', { letters: 1000 })).toBeUndefined();
  expect(textFault('PK\0\0', limits)).toBe('not text');
  expect(textFault('\uFFFD'.repeat(30), limits)).toBe('not text');
});
