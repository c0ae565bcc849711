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
  const { options, choice } = deckOptions(GAME, [{ id: 'a', name: 'Mine' }]);
  expect(options).toEqual([
    ['saved a', 'Mine'],
    ['ventrue', 'Ventrue'],
  ]);
  expect(choice('saved a')).toEqual({ saved: 'a' });
  expect(choice('ventrue')).toEqual({ offered: 'ventrue' });
  expect(choice('saved gone')).toBeUndefined();
  expect(choice('unknown')).toBeUndefined();
});
