import { expect, test } from 'vitest';
import { CARDS } from '../cards/index.ts';
import type { CardDef } from '../cards/language.ts';
import { estimate } from './estimate.ts';

const card = (name: string): CardDef => CARDS.find((def) => def.name === name) as CardDef;

test('every card has an estimate', () => {
  for (const def of CARDS)
    for (const value of Object.values(estimate(def))) expect(Number.isFinite(Number(value)), def.name).toBe(true);
});

test('a larger creature is worth more than a small one, and abilities count', () => {
  expect(estimate(card('Shivan Dragon')).body).toBeGreaterThan(estimate(card('Runeclaw Bear')).body);
  expect(estimate(card('Typhoid Rats')).body).toBeGreaterThan(estimate(card('Elvish Mystic')).body);
  expect(estimate(card('Elvish Mystic')).eachTurn).toBeGreaterThan(0);
});

test.each([
  ['Lightning Strike', true],
  ['Titanic Growth', false],
  ['Turn to Frog', true],
  ['Divine Favor', false],
  ['Cancel', true],
])('%s is meant for an opponent: %s', (name, hostile) => {
  expect(estimate(card(name)).hostile).toBe(hostile);
});
