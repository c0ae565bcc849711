import { describe, expect, test } from 'vitest';
import { listText, withCount } from './deck-text.ts';

const DECK = `Deck Name: Test

2x Andi Liu             6  DOM aus obf pre  prince  Malkavian:6
1x Barrens, The
4 Blood Doll
`;

describe('the count of a card', () => {
  test('changes in its line, and what stands behind the name stays', () => {
    expect(withCount(DECK, 'Andi Liu', 3)).toContain('3x Andi Liu             6  DOM');
    expect(withCount(DECK, 'Blood Doll', 5)).toContain('5 Blood Doll');
  });

  test('is found with the article behind the name and without accents', () => {
    expect(withCount(DECK, 'The Barrens', 2)).toContain('2x Barrens, The');
    expect(withCount('1x Bruhl\n', 'Brühl', 2)).toBe('2x Bruhl\n');
  });

  test('is added at the end if the card is new', () => {
    expect(withCount(DECK, 'Deflection', 1)).toBe(`${DECK}1x Deflection\n`);
    expect(withCount('', 'Deflection', 1)).toBe('1x Deflection\n');
  });

  test('goes with its line when none is left', () => {
    expect(withCount(DECK, 'Blood Doll', 0)).not.toContain('Blood Doll');
    expect(withCount(DECK, 'Deflection', 0)).toBe(DECK);
  });

  test('is not confused by a name that begins alike', () => {
    expect(withCount('2x Blood Dolls\n', 'Blood Doll', 1)).toBe('2x Blood Dolls\n1x Blood Doll\n');
  });
});

test('a plain list names the deck and its cards', () => {
  expect(listText('Mine', [{ name: 'Blood Doll', count: 4 }])).toBe('Deck Name: Mine\n\n4x Blood Doll\n');
  expect(listText(' ', [])).toBe('');
});
