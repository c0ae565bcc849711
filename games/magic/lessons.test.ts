import { LANGUAGES } from '@praxis/engine';
import { readScenarios } from '@praxis/testkit/scenario/document.ts';
import { expect, test } from 'vitest';
import { EXAMPLES } from './lessons/examples.ts';
import { lessons } from './lessons.ts';
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
  expect(titles.length).toBeGreaterThan(45);
  expect(lessons.isExample('Lesson: a whole turn')).toBe(false);
  for (const language of LANGUAGES)
    expect(titles.filter((title) => lessons.exampleTitle?.(title, language) === undefined)).toEqual([]);
  const told = new Set(titles.map((title) => title.replace(/^\S+ /, '')));
  expect(EXAMPLES.filter((title) => !told.has(title))).toEqual([]);
  const title = 'EX-12 Double strike deals combat damage twice';
  expect(lessons.exampleTitle?.(title, 'pt')).toBe('EX-12 Golpe duplo causa dano de combate duas vezes');
});

test('the catalogue is listed whole, by chapters', () => {
  const english = rulesIn('en');
  expect(english.length).toBe(199);
  expect(english.find(({ id }) => id === 'M-KEY-002')).toMatchObject({
    chapter: 'Keyword abilities of the glossary',
    editions: [{ edition: '2014', otherwise: false }],
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
