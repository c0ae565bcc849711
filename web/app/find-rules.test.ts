import type { IndexedRule } from '@praxis/contract';
import { expect, test } from 'vitest';
import { byChapter, foundRules } from './find-rules.ts';

const rule = (id: string, statement: string, ...editions: readonly string[]): IndexedRule => ({
  ...{ id, chapter: 'Blocking', statement, translated: true },
  editions: editions.map((edition) => ({ edition, otherwise: false })),
});
const RULES = [
  rule('V-BLK-001', 'Chacun peut être bloqué, voir V-BLK-002.', 'first', 'second'),
  rule('V-BLK-002', 'Personne ne bloque deux fois.', 'second'),
];
const ids = (wanted: string, edition?: string): readonly string[] =>
  foundRules(RULES, wanted, edition).map(({ id }) => id);

test('all words must be there, without regard to case and accents', () => {
  expect(ids('')).toEqual(['V-BLK-001', 'V-BLK-002']);
  expect(ids('ETRE')).toEqual(['V-BLK-001']);
  expect(ids('bloque personne')).toEqual(['V-BLK-002']);
  expect(ids('bloque nobody')).toEqual([]);
});

test('the rule of this id comes before those that mention it', () => {
  expect(ids('v-blk-002')).toEqual(['V-BLK-002', 'V-BLK-001']);
});

test('only the rules of an edition', () => {
  expect(ids('blocking', 'first')).toEqual(['V-BLK-001']);
});

test('rules of a chapter are under one heading, in their order', () => {
  const [first, second] = RULES as [IndexedRule, IndexedRule];
  const combat = { ...rule('V-CMB-001', 'Combat.', 'first'), chapter: 'Combat' };
  expect(byChapter([first, second, combat, first])).toEqual([
    { chapter: 'Blocking', rules: [first, second] },
    { chapter: 'Combat', rules: [combat] },
    { chapter: 'Blocking', rules: [first] },
  ]);
});
