import { stops } from '@praxis/magic/attention.ts';
import { CARD_TYPES, KEYWORDS } from '@praxis/magic/cards/language.ts';
import { STEPS } from '@praxis/magic/rules/state/steps.ts';
import { expect, test } from 'vitest';
import { WINDOWS } from '../where.ts';
import { MANA_SIGNS, symbolsOf } from './mana.ts';
import { KEYWORD_SIGNS, STATE_SIGNS, TYPE_SIGNS } from './signs.ts';

test('every type and every keyword has a sign of its own', () => {
  expect(CARD_TYPES.filter((type) => TYPE_SIGNS[type] === undefined)).toEqual([]);
  expect(KEYWORDS.filter((keyword) => KEYWORD_SIGNS[keyword] === undefined)).toEqual([]);
  const paths = [...Object.values(TYPE_SIGNS), ...Object.values(MANA_SIGNS), ...Object.values(STATE_SIGNS)];
  expect(paths.every((path) => /^M[\d\s.,\-a-zA-Z]+$/.test(path))).toBe(true);
  expect(new Set(Object.values(KEYWORD_SIGNS)).size).toBe(Object.keys(KEYWORD_SIGNS).length);
});

test('a cost is read symbol by symbol', () => {
  expect(symbolsOf('{10}{W}{W}')).toEqual(['10', 'W', 'W']);
  expect(symbolsOf('')).toEqual([]);
});

test('the strip has the steps at which the server can ask', () => {
  expect(STEPS.filter((step) => (WINDOWS as readonly string[]).includes(step))).toEqual([...WINDOWS]);
  for (const step of WINDOWS) expect(stops.places).toEqual(expect.arrayContaining([`own ${step}`, `other ${step}`]));
});
