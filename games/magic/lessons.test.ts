import {
  chapterFaults,
  exampleFaults,
  lessonFaults,
  statementFaults,
  taughtScenarios,
} from '@praxis/testkit/lessons.ts';
import { expect, test } from 'vitest';
import { lessons } from './lessons.ts';
import { EXAMPLES } from './text/keys/examples.ts';
import { RULES } from './text/keys/rules.ts';
import { TRANSLATIONS } from './text/languages.ts';
import { rulesIn } from './text/rule-list.ts';

test('every lesson for newcomers is a scenario at which its learner sits, in words of each language', () => {
  expect(lessonFaults(lessons)).toEqual([]);
});

test('the examples have titles in every language, and no title is told of none', () => {
  expect(exampleFaults(lessons, EXAMPLES)).toEqual([]);
  expect(lessons.isExample('Lesson: a whole turn')).toBe(false);
  const title = 'EX-12 Double strike deals combat damage twice';
  expect(lessons.exampleTitle?.(title, 'pt')).toBe('EX-12 Golpe duplo causa dano de combate duas vezes');
});

test('every rule and every chapter of the rule index is worded in every language', () => {
  expect(statementFaults(rulesIn)).toEqual([]);
  expect(chapterFaults(rulesIn, TRANSLATIONS)).toEqual([]);
});

test('the rule index is listed whole, by chapters', () => {
  const english = rulesIn('en');
  expect(english.length).toBe(199);
  expect(english.find(({ id }) => id === 'M-KEY-002')).toMatchObject({
    chapter: 'Keyword abilities of the glossary',
    editions: [{ edition: '2014', otherwise: false }],
    translated: true,
  });
  expect([...RULES]).toEqual(english.map(({ id }) => id));
});

test('the rules of the lessons for newcomers are in the rule index', () => {
  const first = new Set(lessons.first('en').map(({ scenario }) => scenario));
  const shown = new Set(
    taughtScenarios(lessons)
      .filter(({ title }) => first.has(title))
      .flatMap(({ rules }) => rules),
  );
  expect(shown.size).toBeGreaterThan(25);
  expect([...shown].filter((id) => !(RULES as readonly string[]).includes(id))).toEqual([]);
});
