import { testLessons } from '@praxis/testkit/game-tests.ts';
import { expect, test } from 'vitest';
import { lessons } from './lessons.ts';
import { REASONS } from './text/keys/reasons.ts';
import { TEXTS } from './text/languages.ts';
import { rulesIn } from './text/rule-list.ts';

const { en: _english, ...translations } = TEXTS;

testLessons({ lessons, examples: Object.keys(TEXTS.pt.examples), rulesIn, rulesMin: 25, translations });

test('examples are distinguished from other scenarios, and their titles are translated', () => {
  expect(lessons.isExample('A bleed of 0 succeeds')).toBe(false);
  expect(lessons.exampleTitle?.('EX-10b Transfers', 'pt')).toBe('EX-10b Transferências');
});

test('every rule is worded as a reason or as a rule, and nothing else is', () => {
  const ids = rulesIn('en').map(({ id }) => id);
  // A reason may be one case of a rule: `V-MIN-001 locked`.
  const worded = [...REASONS.map((reason) => reason.split(' ')[0]), ...Object.keys(TEXTS.pt.rules)];
  expect([...new Set(worded)].sort()).toEqual(ids.sort());
});
