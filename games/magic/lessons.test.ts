import { testLessons } from '@praxis/testkit/game-tests.ts';
import { expect, test } from 'vitest';
import { lessons } from './lessons.ts';
import { TEXTS } from './text/languages.ts';
import { rulesIn } from './text/rule-list.ts';

const { en: _english, ...translations } = TEXTS;

testLessons({ lessons, examples: Object.keys(TEXTS.pt.examples), rulesIn, rulesMin: 26, translations });

test('examples are distinguished from lessons, and their titles are translated', () => {
  expect(lessons.isExample('Lesson: a whole turn')).toBe(false);
  const title = 'EX-12 Double strike deals combat damage twice';
  expect(lessons.exampleTitle?.(title, 'pt')).toBe('EX-12 Golpe duplo causa dano de combate duas vezes');
});

test('the rule index is listed whole, by chapters', () => {
  const english = rulesIn('en');
  expect(english.length).toBe(199);
  expect(english.find(({ id }) => id === 'M-KEY-002')).toMatchObject({
    chapter: 'Keyword abilities of the glossary',
    editions: [{ edition: '2014', otherwise: false }],
    translated: true,
  });
  expect(Object.keys(TEXTS.pt.rules)).toEqual(english.map(({ id }) => id));
});
