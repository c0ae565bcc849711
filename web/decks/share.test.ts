import { expect, test } from 'vitest';
import { deckFromHash, deckToHash } from './share.ts';

test('a deck comes back from an address as it was', async () => {
  const deck = { game: 'vtes', name: 'Élise’s deck', text: '12x Govern the Unaligned\n'.repeat(50) };
  const hash = await deckToHash(deck);
  expect(hash).toMatch(/^[\w-]+$/);
  expect(hash.length).toBeLessThan(200);
  expect(await deckFromHash(hash)).toEqual(deck);
});

test('an address that holds no deck gives none', async () => {
  expect(await deckFromHash('')).toBeUndefined();
  expect(await deckFromHash('!!!')).toBeUndefined();
  expect(await deckFromHash('AAAA')).toBeUndefined();
});
