import { chapterFaults, exampleFaults, lessonFaults, statementFaults } from '@praxis/testkit/lessons.ts';
import { expect, test } from 'vitest';
import { EXAMPLES } from './lessons/examples.ts';
import { lessons } from './lessons.ts';
import { CHAPTERS } from './text/chapters.ts';
import { REASONS } from './text/reasons.ts';
import { rulesIn } from './text/rule-list.ts';
import { TAUGHT } from './text/taught.ts';

test('every lesson for newcomers is a scenario at which its learner sits, in words of each language', () => {
  expect(lessonFaults(lessons)).toEqual([]);
});

test('the examples have titles in every language, and no title is told of none', () => {
  expect(exampleFaults(lessons, EXAMPLES)).toEqual([]);
  expect(lessons.isExample('A bleed of 0 succeeds')).toBe(false);
  expect(lessons.exampleTitle?.('EX-10b Transfers', 'pt')).toBe('EX-10b Transferências');
});

test('every rule and every chapter of the catalogue is worded in every language', () => {
  expect(statementFaults(rulesIn)).toEqual([]);
  expect(chapterFaults(rulesIn, CHAPTERS)).toEqual([]);
});

test('a rule is worded once: as a reason, or because it is taught', () => {
  const ids = new Set(rulesIn('en').map(({ id }) => id));
  for (const id of TAUGHT) {
    expect([id, ids.has(id)]).toEqual([id, true]);
    expect(REASONS as readonly string[]).not.toContain(id);
  }
});
