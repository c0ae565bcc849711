import { chapterFaults, exampleFaults, lessonFaults, statementFaults } from '@praxis/testkit/lessons.ts';
import { expect, test } from 'vitest';
import { lessons } from './lessons.ts';
import { EXAMPLES } from './text/keys/examples.ts';
import { REASONS } from './text/keys/reasons.ts';
import { RULES } from './text/keys/rules.ts';
import { TRANSLATIONS } from './text/languages.ts';
import { rulesIn } from './text/rule-list.ts';

test('every lesson for newcomers is a scenario at which its learner sits, in words of each language', () => {
  expect(lessonFaults(lessons)).toEqual([]);
});

test('the examples have titles in every language, and no title is told of none', () => {
  expect(exampleFaults(lessons, EXAMPLES)).toEqual([]);
  expect(lessons.isExample('A bleed of 0 succeeds')).toBe(false);
  expect(lessons.exampleTitle?.('EX-10b Transfers', 'pt')).toBe('EX-10b Transferências');
});

test('every rule and every chapter of the rule index is worded in every language', () => {
  expect(statementFaults(rulesIn)).toEqual([]);
  expect(chapterFaults(rulesIn, TRANSLATIONS)).toEqual([]);
});

test('every rule is worded as a reason or as a rule, and nothing else is', () => {
  const ids = rulesIn('en').map(({ id }) => id);
  expect([...new Set([...REASONS, ...RULES])].sort()).toEqual(ids.sort());
});
