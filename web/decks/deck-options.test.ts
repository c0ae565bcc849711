import type { OfferedGame } from '@praxis/protocol';
import { expect, test } from 'vitest';
import { deckOptions } from './deck-options.ts';

const GAME: OfferedGame = {
  id: 'vtes',
  title: 'VTES',
  editions: [],
  seats: { least: 2, most: 6, usual: 5 },
  decks: [{ id: 'ventrue', name: 'Ventrue', temperament: 'politician' }],
  deckFormats: [],
  catalogue: 0,
};

test('own decks come first', () => {
  const { options, choice } = deckOptions(GAME, [{ id: 'a', name: 'Mine' }], 'fifth');
  expect(options).toEqual([
    ['saved a', 'Mine'],
    ['ventrue', 'Ventrue'],
  ]);
  expect(choice('saved a')).toEqual({ saved: 'a' });
  expect(choice('ventrue')).toEqual({ offered: 'ventrue' });
  expect(choice('saved gone')).toBeUndefined();
  expect(choice('unknown')).toBeUndefined();
});

test('an edition offers the decks of its own time first, and no other edition offers them', () => {
  const old = { id: 'old', name: 'Old', temperament: 'bleeder', editions: ['third'] };
  const game = { ...GAME, decks: [...GAME.decks, old] };
  expect(deckOptions(game, [], 'third').options.map(([id]) => id)).toEqual(['old', 'ventrue']);
  expect(deckOptions(game, [], 'fifth').options.map(([id]) => id)).toEqual(['ventrue']);
  expect(deckOptions(game, [], 'fifth').choice('old')).toBeUndefined();
});
