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
};

test('own decks come first and are played by their text', () => {
  const { options, choice } = deckOptions(GAME, [{ id: 'a', game: 'vtes', name: 'Mine', text: '1x Rex' }]);
  expect(options).toEqual([
    ['kept a', 'Mine'],
    ['ventrue', 'Ventrue'],
  ]);
  expect(choice('kept a')).toEqual({ text: '1x Rex' });
  expect(choice('ventrue')).toEqual({ offered: 'ventrue' });
  expect(choice('kept gone')).toBeUndefined();
  expect(choice('unknown')).toBeUndefined();
});
