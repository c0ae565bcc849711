import { LANGUAGES } from '@praxis/engine';
import { readScenarios } from '@praxis/testkit/scenario/document.ts';
import { expect, test } from 'vitest';
import { EXAMPLES } from './lessons/examples.ts';
import { lessons } from './lessons.ts';
import { REASONS } from './text/reasons.ts';
import { rulesIn } from './text/rule-list.ts';
import { TAUGHT } from './text/taught.ts';

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

test('the worked examples of the rulebooks are found', () => {
  const examples = scenarios.filter(({ title }) => lessons.isExample(title));
  expect(examples.length).toBeGreaterThan(60);
  expect(lessons.isExample('A bleed of 0 succeeds')).toBe(false);
});

test('the examples have titles in every language, and no title is told of none', () => {
  const titles = scenarios.map(({ title }) => title).filter((title) => lessons.isExample(title));
  for (const language of LANGUAGES)
    expect(titles.filter((title) => lessons.exampleTitle?.(title, language) === undefined)).toEqual([]);
  const told = new Set(titles.map((title) => title.replace(/^\S+ /, '')));
  expect(EXAMPLES.filter((title) => !told.has(title))).toEqual([]);
  expect(lessons.exampleTitle?.('EX-10b Transfers', 'pt')).toBe('EX-10b Transferências');
});

test('every rule is stated in every language', () => {
  for (const language of LANGUAGES)
    expect(rulesIn(language).flatMap(({ id, translated }) => (translated ? [] : [id]))).toEqual([]);
});

test('a rule is worded once: as a reason, or because it is taught', () => {
  const ids = new Set(rulesIn('en').map(({ id }) => id));
  for (const id of TAUGHT) {
    expect([id, ids.has(id)]).toEqual([id, true]);
    expect(REASONS as readonly string[]).not.toContain(id);
  }
});
