import type { CardFace } from '@praxis/contract';
import { expect, test } from 'vitest';
import { listedCard, playableCard } from './page-card.ts';

const face = (name: string, more: Partial<CardFace> = {}): CardFace => ({
  ...{ name, kind: 'x', type: 'X', marks: {}, lines: [], short: '' },
  ...more,
});

test('a card that can be played is listed in English', () => {
  const owl = playableCard({ id: 'owl', name: 'Owl', listed: 'Owl ABC 1', shared: true, face: face('Coruja') });
  expect(owl).toMatchObject({
    key: 'def owl',
    listed: { name: 'Owl', shared: true, listed: 'Owl ABC 1' },
    playable: true,
  });
  expect(playableCard({ id: 'cat', name: 'Cat', face: face('Gato') }).listed).toEqual({ name: 'Cat', shared: false });
});

test('a card that only lists know is not playable', () => {
  expect(listedCard({ id: 'vekn-1', listed: 'Ada (G6)', face: face('Ada') })).toMatchObject({
    ...{ key: 'vekn-1', listed: { name: 'Ada (G6)' }, playable: false },
  });
});
