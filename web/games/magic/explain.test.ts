import type { CardFace } from '@praxis/contract';
import { expect, test } from 'vitest';
import { explain } from './explain.ts';

const faceOf =
  (...texts: readonly string[]) =>
  (): CardFace =>
    ({ lines: texts.map((text) => ({ icons: [], text })) }) as unknown as CardFace;

const activates = (word?: string) => [
  { key: 'activates', say: 'activates', card: 1, ...(word === undefined ? {} : { word }) },
];

test('of two abilities with the same cost in loyalty each is told apart', () => {
  const nissa = faceOf('+1: A Forest becomes a creature.', '+1: Untap four Forests.', '−7: Search your library.');
  expect(explain(activates('+1 1'), nissa)).toBe('+1: A Forest becomes a creature.');
  expect(explain(activates('+1 2'), nissa)).toBe('+1: Untap four Forests.');
  expect(explain(activates('-7'), nissa)).toBe('−7: Search your library.');
});

test('others are numbered, and one alone needs no name', () => {
  const twice = faceOf('Flying.', '{W}: +1/+1.', '{T}: Draw a card.');
  expect(explain(activates('2'), twice)).toBe('{T}: Draw a card.');
  expect(explain(activates(), faceOf('Flying.', '{W}: +1/+1.'))).toBe('{W}: +1/+1.');
});

test('other answers, and what the text does not tell apart, have nothing beside them', () => {
  expect(explain([{ key: 'casts', say: 'casts', card: 1 }], faceOf('{W}: +1/+1.'))).toBeUndefined();
  expect(explain(activates(), faceOf('{W}: +1/+1.', '{T}: Draw a card.'))).toBeUndefined();
  expect(explain(activates('3'), faceOf('{W}: +1/+1.'))).toBeUndefined();
});
