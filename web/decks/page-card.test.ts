import type { CardFace } from '@praxis/contract';
import { expect, test } from 'vitest';
import { mergedFacets } from './facets.ts';
import { listedCard, poolCards } from './page-card.ts';

const face = (name: string, more: Partial<CardFace> = {}): CardFace => ({
  ...{ name, kind: 'x', type: 'X', marks: {}, lines: [], short: '' },
  ...more,
});

test('cards are listed in English, and tokens are none', () => {
  const token = { marks: { object: 'token' } };
  const english = { hoot: face('Owl', token), owl: face('Owl', { listed: 'Owl ABC 1' }), cat: face('Cat') };
  const cards = poolCards({ hoot: face('Coruja', token), owl: face('Coruja'), cat: face('Gato') }, english);
  expect(cards.map(({ key, face: { name }, listed, playable }) => [key, name, listed, playable])).toEqual([
    ['def owl', 'Coruja', { name: 'Owl', shared: true, listed: 'Owl ABC 1' }, true],
    ['def cat', 'Gato', { name: 'Cat', shared: false }, true],
  ]);
});

test('a card that only lists know is not playable', () => {
  expect(listedCard({ id: 'vekn-1', listed: 'Ada (G6)', face: face('Ada') })).toMatchObject({
    ...{ key: 'vekn-1', listed: { name: 'Ada (G6)' }, playable: false },
  });
});

test('facts of both kinds of cards are offered once', () => {
  const own = [{ fact: 'capacity', title: 'capacity', values: ['3', '10'] }];
  const other = [
    { fact: 'capacity', title: 'capacity', values: ['3', '11', '9'] },
    { fact: 'clan', title: 'clan', values: ['Ahrimane'] },
  ];
  expect(mergedFacets(own, other, 'en')).toEqual([
    { fact: 'capacity', title: 'capacity', values: ['3', '9', '10', '11'] },
    { fact: 'clan', title: 'clan', values: ['Ahrimane'] },
  ]);
});
