import { LANGUAGES } from '@praxis/contract';
import { exampleFaults, lessonFaults, lessonScenarios } from '@praxis/testkit/lessons.ts';
import { expect, test } from 'vitest';
import { lessons } from './lessons.ts';
import { TEXTS } from './text/languages.ts';

test('every lesson for newcomers is a scenario at which its learner sits, in words of each language', () => {
  expect(lessonFaults(lessons)).toEqual([]);
  for (const language of LANGUAGES) expect(lessons.first(language)).toHaveLength(15);
});

test('the lessons show the rules from the first Normal Summon to a Pendulum Summon and a Chain of three', () => {
  const shown = new Set(lessonScenarios(lessons).flatMap(({ rules }) => rules));
  expect(shown.size).toBeGreaterThan(25);
  for (const rule of ['Y-SUM-001', 'Y-PEN-004', 'Y-CHN-004']) expect(shown).toContain(rule);
});

test('every worked example has a title in every language', () => {
  expect(exampleFaults(lessons, Object.keys(TEXTS.pt.examples))).toEqual([]);
  expect(lessons.exampleTitle?.('YEX-08 ATK 0 destroys nothing', 'it')).toBe('YEX-08 ATK 0 non distrugge nulla');
});
