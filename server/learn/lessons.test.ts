/**
 * Lessons: every one of VTES can be played to its end by its script, in every language, and only its answers lead on.
 */
import { LANGUAGES } from '@praxis/contract';
import type {
  Lesson,
  LessonAnswered,
  LessonChoices,
  LessonExplained,
  LessonList,
  RuleList,
} from '@praxis/protocol/learn.ts';
import { expect, test } from 'vitest';
import { BIDS, realGame, testPages, testServer } from '../testing/test-server.ts';
import { Learner } from './testing-learner.ts';

const table = testServer({ games: [realGame('vtes'), BIDS], realTime: true, config: { requestsPerMinute: 100_000 } });
const pages = testPages(table);
const learner = new Learner(pages);

test('newcomers begin with the same lessons in every language, in its own words', async () => {
  const lists = await Promise.all(
    LANGUAGES.map((language) => learner.get<LessonList>(`vtes/lessons?language=${language}`)),
  );
  const first = lists.map(({ lessons }) =>
    lessons.filter(({ kind, edition }) => kind === 'first' && edition === 'fifth'),
  );
  const ids = [
    'influence',
    'bleed',
    'edge',
    'hunt',
    'equip',
    'raise',
    'block',
    'intercept',
    'combat',
    'torpor',
    'politics',
    'oust',
  ];
  for (const lessons of first) expect(lessons.map(({ id }) => id)).toEqual(ids);
  const titles = first.map((lessons) => lessons.map(({ title }) => title));
  for (const place of ids.keys()) expect(new Set(titles.map((each) => each[place])).size).toBe(LANGUAGES.length);
});

test.each(LANGUAGES)('every first lesson can be played to its end in %s', async (language) => {
  const { lessons } = await learner.get<LessonList>(`vtes/lessons?language=${language}`);
  for (const { id } of lessons.filter(({ kind, edition }) => kind === 'first' && edition === 'fifth')) {
    const { introduction } = await learner.get<Lesson>(`vtes/lessons/${id}?language=${language}`);
    expect(introduction?.length).toBeGreaterThan(60);
    const { shown } = (await learner.play(`vtes/lessons/${id}`, language)).end;
    expect(shown?.facts.length).toBeGreaterThan(0);
    expect(shown?.rules.length).toBeGreaterThan(0);
    // Newcomers read the rules in their own language.
    expect(shown?.rules.filter(({ translated }) => !translated)).toEqual([]);
  }
});

test('the examples of the rulebooks are lessons too, and all of them ask for something', async () => {
  const { lessons } = await learner.get<LessonList>('vtes/lessons');
  const examples = lessons.filter(({ kind }) => kind === 'example');
  expect(new Set(examples.map(({ edition }) => edition))).toEqual(new Set(['2000', 'third', 'fifth']));
  for (const { id, title } of examples.filter(({ edition }) => edition === 'fifth')) {
    const { count, part } = await learner.get<Lesson>(`vtes/lessons/${id}`);
    expect([title, count > 0, part.task !== undefined]).toEqual([title, true, true]);
  }
});

test('a legal answer that is not the lesson’s leads nowhere, and is named', async () => {
  const path = 'vtes/lessons/raise';
  const { part, seat } = await learner.get<Lesson>(path);
  expect(seat).toBe(0);
  expect(Object.values(part.updates[0]?.faces ?? {}).map(({ name }) => name)).toContain('Krid');
  expect(part.task).toBe('Bleed Alex with Krid');
  const other = (await learner.offered(path, part)).find(({ label }) => label === 'Hunt with Krid');
  expect(await learner.post<LessonAnswered>(`${path}/answer`, { at: 0, answer: other?.answer })).toEqual({
    right: false,
    said: 'Hunt with Krid',
  });
});

test('a lesson on blocking is at the other side of the table, after the other has acted', async () => {
  const { part, seat } = await learner.get<Lesson>('vtes/lessons/block');
  expect(seat).toBe(1);
  const lines = part.updates.flatMap(({ events }) => events.flatMap(({ line }) => line ?? []));
  expect(lines.join('\n')).toContain('Krid');
  expect(part.updates.flatMap(({ events }) => events.map(({ turn }) => turn))).toContain(10);
  expect(part.updates.map(({ n }) => n)).toEqual(part.updates.map((_, index) => index + 1));
  expect(part.updates.slice(0, -1).every(({ decisions }) => decisions?.length === 0)).toBe(true);
});

test('an impossible action is explained, with its rules', async () => {
  const path = 'vtes/lessons/bleed/explain';
  const { possible, reasons } = await learner.post<LessonExplained>(path, { at: 0, words: 'Krid bleeds Nora' });
  expect(possible).toEqual([]);
  expect(reasons.map(({ rule }) => rule)).toContain('V-ACT-002');
});

test('answers can be made piece by piece', async () => {
  const { choices } = await learner.post<LessonChoices>('vtes/lessons/bleed/next', { at: 0, answer: '' });
  expect(choices.map(({ label }) => label)).toContain('Bleed Alex with Krid');
});

test('requests that make no sense are refused', async () => {
  await learner.get('vtes/lessons/nothing', 404);
  await learner.get('chess/lessons', 404);
  await learner.get('vtes/lessons/..%2f..%2fpackage', 404);
  for (const body of [{}, { at: -1, answer: '' }, { at: 99, answer: '' }, { at: 0 }, { at: 0, answer: 'flies:c1' }])
    for (const verb of ['answer', 'next']) await learner.post(`vtes/lessons/bleed/${verb}`, body, 400);
  await learner.post('vtes/lessons/bleed/explain', { at: 0, card: 99_999 }, 400);
});

test('the whole rule index, in the language of the reader', async () => {
  const english = (await learner.get<RuleList>('vtes/rules?language=en')).rules;
  const french = (await learner.get<RuleList>('vtes/rules?language=fr')).rules;
  expect(english.length).toBeGreaterThan(500);
  expect(french.map(({ id }) => id)).toEqual(english.map(({ id }) => id));
  const bleed = french.find(({ id }) => id === 'V-ACT-002');
  expect(bleed).toMatchObject({ chapter: 'Les actions une par une', translated: true });
  expect(bleed?.editions).toEqual(['2000', 'third', 'fifth'].map((edition) => ({ edition, otherwise: false })));
  expect(french.filter(({ translated }) => !translated)).toEqual([]);
});

test('the rule index in the words of an edition', async () => {
  const statementIn = async (query: string): Promise<string | undefined> =>
    (await learner.get<RuleList>(`vtes/rules?${query}`)).rules.find(({ id }) => id === 'V-UNL-001')?.statement;
  expect(await statementIn('language=en')).toContain('must unlock all');
  expect(await statementIn('language=en&edition=2000')).toContain('must untap all');
  expect(await statementIn('language=en&edition=')).toContain('must unlock all');
});

test('a game without lessons or rules has none', async () => {
  expect(await learner.get('bids/lessons')).toEqual({ lessons: [] });
  expect(await learner.get('bids/rules')).toEqual({ rules: [] });
});
