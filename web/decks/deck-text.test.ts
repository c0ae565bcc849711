import { describe, expect, test } from 'vitest';
import { changedText, listText, withCount } from './deck-text.ts';

const DECK = `Deck Name: Test

2x Andi Liu             6  DOM aus obf pre  prince  Malkavian:6
1x Barrens, The
4 Blood Doll
`;

describe('the count of a card', () => {
  test('changes in its line, and the text after the name stays', () => {
    expect(withCount(DECK, { name: 'Andi Liu' }, 3)).toContain('3x Andi Liu             6  DOM');
    expect(withCount(DECK, { name: 'Blood Doll' }, 5)).toContain('5 Blood Doll');
  });

  test('is found with the article after the name and without accents', () => {
    expect(withCount(DECK, { name: 'The Barrens' }, 2)).toContain('2x Barrens, The');
    expect(withCount('1x Bruhl\n', { name: 'Brühl' }, 2)).toBe('2x Bruhl\n');
  });

  test('is added at the end if the card is new', () => {
    expect(withCount(DECK, { name: 'Deflection' }, 1)).toBe(`${DECK}1x Deflection\n`);
    expect(withCount('', { name: 'Deflection' }, 1)).toBe('1x Deflection\n');
  });

  test('goes with its line when none is left', () => {
    expect(withCount(DECK, { name: 'Blood Doll' }, 0)).not.toContain('Blood Doll');
    expect(withCount(DECK, { name: 'Deflection' }, 0)).toBe(DECK);
  });

  test('is not confused by a name that begins alike', () => {
    expect(withCount('2x Blood Dolls\n', { name: 'Blood Doll' }, 1)).toBe('2x Blood Dolls\n1x Blood Doll\n');
  });
});

describe('a card of which there are several by that name', () => {
  const list = '3 Sprigatito SVI 13\n1 Sprigatito PAL 12\n2 Riolu SVI 112\n2 Welkin Tern (M15) 84\n';
  const sprigatito = (listed: string) => ({ name: 'Sprigatito', listed, shared: true });

  test('is known by its printing', () => {
    expect(withCount(list, sprigatito('Sprigatito PAL 12'), 4)).toContain('3 Sprigatito SVI 13\n4 Sprigatito PAL 12\n');
    expect(withCount('', sprigatito('Sprigatito PAL 12'), 2)).toBe('2x Sprigatito PAL 12\n');
    expect(withCount('2 Sprigatito\n', sprigatito('Sprigatito PAL 12'), 1)).toBe(
      '2 Sprigatito\n1x Sprigatito PAL 12\n',
    );
  });

  test('and one that is alone is found with any printing', () => {
    expect(withCount(list, { name: 'Riolu', listed: 'Riolu PR 1' }, 1)).toContain('1 Riolu SVI 112');
    expect(withCount(list, { name: 'Welkin Tern' }, 3)).toContain('3 Welkin Tern (M15) 84');
  });
});

test('a mark that distinguishes vampires of one name belongs to the name', () => {
  const list = '2x Ada (G6)\n1x Ada\n';
  expect(withCount(list, { name: 'Ada' }, 3)).toBe('2x Ada (G6)\n3x Ada\n');
  expect(withCount(list, { name: 'Ada (G6)' }, 1)).toBe('1x Ada (G6)\n1x Ada\n');
  expect(withCount('2x Ada (G6)\n', { name: 'Ada' }, 1)).toBe('2x Ada (G6)\n1x Ada\n');
});

test('a format in which cards have no lines becomes a plain list when a card changes', () => {
  const all = [
    { name: 'Ada', count: 2 },
    { name: 'Rex', count: 0 },
  ];
  expect(changedText('{"cards":[]}', { name: 'Ada' }, 2, 1, all)).toBe('2x Ada\n');
  expect(changedText('1x Ada\n', { name: 'Ada' }, 2, 1, all)).toBe('2x Ada\n');
  expect(changedText('1x Ada\n', { name: 'Rex' }, 1, 0, all)).toBe('1x Ada\n1x Rex\n');
});

test('a plain list names the cards so that none is mistaken', () => {
  expect(listText([{ name: 'Blood Doll', count: 4 }])).toBe('4x Blood Doll\n');
  expect(listText([{ name: 'Sprigatito', listed: 'Sprigatito PAL 12', shared: true, count: 1 }])).toBe(
    '1x Sprigatito PAL 12\n',
  );
  expect(listText([])).toBe('');
});
