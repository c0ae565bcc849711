import { LANGUAGES } from '@praxis/contract';
import { testLessons } from '@praxis/testkit/game-tests.ts';
import { expect, test } from 'vitest';
import { lessons } from './lessons.ts';
import { STEPS } from './rules/state/steps.ts';
import { labelsIn } from './text/labels.ts';
import { TEXTS } from './text/languages.ts';
import { nameIn } from './text/names.ts';
import { rulesIn } from './text/rule-list.ts';

const { en: _english, ...translations } = TEXTS;

testLessons({ lessons, examples: Object.keys(TEXTS.pt.examples), rulesIn, rulesMin: 26, translations });

test('examples are distinguished from lessons, and their titles are translated', () => {
  expect(lessons.isExample('Lesson: a whole turn')).toBe(false);
  const title = 'EX-07 Weakness doubles the damage to the Active Pokémon';
  expect(lessons.exampleTitle?.(title, 'pt')).toBe('EX-07 A Fraqueza dobra o dano ao Pokémon Ativo');
});

test('the rule index is listed whole, by chapters', () => {
  const english = rulesIn('en');
  expect(english.length).toBe(259);
  expect(english.find(({ id }) => id === 'P-RET-002')).toMatchObject({
    chapter: 'Retreating',
    editions: [{ edition: '2024', otherwise: false }],
    translated: true,
  });
  expect(Object.keys(TEXTS.pt.rules)).toEqual(english.map(({ id }) => id));
});

test('in a first match every step is explained in every language', () => {
  for (const step of STEPS) {
    const hints = LANGUAGES.map((language) => labelsIn(language)[`hint ${step}`]);
    expect([step, new Set(hints).size, hints.includes(undefined)]).toEqual([step, LANGUAGES.length, false]);
  }
});

test('introductions call cards by the names that the learner sees on them', () => {
  const named = { trainers: ['Potion', 'Nest Ball'], ability: ['Quaquaval'], stadium: ['Beach Court'] };
  for (const language of LANGUAGES)
    for (const [id, cards] of Object.entries(named)) {
      const introduction = lessons.first(language).find((each) => each.id === id)?.introduction;
      for (const card of cards) expect(introduction).toContain(nameIn(language, card));
    }
});
