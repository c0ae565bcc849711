import { LANGUAGES } from '@praxis/contract';
import { testLessons } from '@praxis/testkit/game-tests.ts';
import { expect, test } from 'vitest';
import { lessons } from './lessons.ts';
import { STEPS } from './rules/state/steps.ts';
import { labelsIn } from './text/labels.ts';
import { TEXTS } from './text/languages.ts';
import { rulesIn } from './text/rule-list.ts';

const { en: _english, ...translations } = TEXTS;

testLessons({ lessons, rulesIn, rulesMin: 24, translations });

test('there are lessons enough for a first evening, and the rule index is listed whole', () => {
  expect(lessons.first('en').length).toBeGreaterThanOrEqual(10);
  expect(rulesIn('en')).toHaveLength(278);
});

test('in a first match every step is explained in every language', () => {
  for (const step of STEPS) {
    const hints = LANGUAGES.map((language) => labelsIn(language)[`hint ${step}`]);
    expect([step, new Set(hints).size, hints.includes(undefined)]).toEqual([step, LANGUAGES.length, false]);
  }
});
