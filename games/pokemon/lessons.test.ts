import { LANGUAGES } from '@praxis/engine';
import { readScenarios } from '@praxis/testkit/scenario/document.ts';
import { expect, test } from 'vitest';
import { EXAMPLES } from './lessons/examples.ts';
import { lessons } from './lessons.ts';
import { STEPS } from './rules/steps.ts';
import { labelsIn } from './text/labels.ts';
import { nameIn } from './text/names.ts';
import { rulesIn } from './text/rule-list.ts';
import { STATED } from './text/stated.ts';

const scenarios = lessons.texts().flatMap(({ file, text }) => readScenarios(text, file).scenarios);

test('every lesson for newcomers is a scenario, and its learner sits there', () => {
  for (const { scenario: title, seat } of lessons.first('en')) {
    const found = scenarios.filter((each) => each.title === title);
    expect([title, found.length]).toEqual([title, 1]);
    if (seat !== undefined) expect(found[0]?.seats).toContain(seat);
  }
  const own = scenarios.filter(({ title }) => title.startsWith('Lesson:'));
  expect(own.map(({ title }) => title)).toEqual(lessons.first('en').map(({ scenario }) => scenario));
});

test('no language repeats the words of another', () => {
  for (const { id } of lessons.first('en')) {
    const texts = LANGUAGES.map((language) => lessons.first(language).find((each) => each.id === id)?.introduction);
    expect([id, new Set(texts).size]).toEqual([id, LANGUAGES.length]);
  }
});

test('the examples have titles in every language, and no title is told of none', () => {
  const titles = scenarios.map(({ title }) => title).filter((title) => lessons.isExample(title));
  expect(titles.length).toBeGreaterThan(50);
  expect(lessons.isExample('Lesson: a whole turn')).toBe(false);
  for (const language of LANGUAGES)
    expect(titles.filter((title) => lessons.exampleTitle?.(title, language) === undefined)).toEqual([]);
  const told = new Set(titles.map((title) => title.replace(/^\S+ /, '')));
  expect(EXAMPLES.filter((title) => !told.has(title))).toEqual([]);
  const title = 'EX-07 Weakness doubles the damage to the Active Pokémon';
  expect(lessons.exampleTitle?.(title, 'pt')).toBe('EX-07 A Fraqueza dobra o dano ao Pokémon Ativo');
});

test('the catalogue is listed whole, by chapters', () => {
  const english = rulesIn('en');
  expect(english.length).toBe(259);
  expect(english.find(({ id }) => id === 'P-RET-002')).toMatchObject({
    chapter: 'Retreating',
    editions: [{ edition: '2024', otherwise: false }],
    translated: true,
  });
  expect([...STATED]).toEqual(english.map(({ id }) => id));
});

test('every rule is stated in every language, in words of its own', () => {
  const lists = LANGUAGES.map((language) => rulesIn(language));
  for (const [place, { id }] of rulesIn('en').entries()) {
    const told = lists.map((list) => list[place]);
    expect(told.map((rule) => [rule?.id, rule?.translated])).toEqual(LANGUAGES.map(() => [id, true]));
    expect([id, new Set(told.map((rule) => rule?.statement)).size]).toEqual([id, LANGUAGES.length]);
  }
});

test('the rules of the lessons for newcomers are in the catalogue', () => {
  const first = new Set(lessons.first('en').map(({ scenario }) => scenario));
  const shown = new Set(scenarios.filter(({ title }) => first.has(title)).flatMap(({ rules }) => rules));
  expect(shown.size).toBeGreaterThan(25);
  expect([...shown].filter((id) => !(STATED as readonly string[]).includes(id))).toEqual([]);
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
