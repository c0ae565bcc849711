import type { LessonAnswered, LessonPart, Update } from '@praxis/protocol';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { HttpFailure } from './http.ts';
import { LessonStore } from './lesson-store.ts';

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

const update = (n: number, rest: Partial<Update>): Update => ({ t: 'update', match: 'bleed', n, events: [], ...rest });
const question = (number: number) => ({ number, step: 'main', about: 'What now?', choices: [] });
const FIRST: LessonPart = {
  at: 0,
  updates: [
    update(1, { view: { pool: 30 }, decisions: [] }),
    update(2, { patch: { at: { pool: { set: 29 } } } }),
    update(3, { decisions: [question(0)] }),
  ],
  task: 'Sara bleeds Alex',
};
const LAST: LessonPart = {
  at: 1,
  updates: [update(4, { patch: { at: { pool: { set: 28 } } }, decisions: [] })],
  shown: { facts: [], rules: [] },
};

/** A lesson, and its requests to the server. */
function lesson(reply: (path: string, body: unknown) => unknown) {
  const asked: unknown[] = [];
  const post = async <T>(path: string, body: unknown): Promise<T> => {
    asked.push([path, body]);
    return reply(path, body) as T;
  };
  const store = new LessonStore('/lesson', { part: FIRST }, { pauseMs: 100, post });
  return { store, asked };
}

test('events are shown step by step, and then the task', () => {
  const { store } = lesson(() => undefined);
  expect(store.state()).toMatchObject({ at: 0, match: { view: { pool: 30 }, decisions: [] } });
  vi.advanceTimersByTime(1000);
  expect(store.state().task).toBeUndefined();
  store.begin();
  vi.advanceTimersByTime(99);
  expect(store.state()).toMatchObject({ match: { view: { pool: 30 } } });
  vi.advanceTimersByTime(1);
  expect(store.state()).toMatchObject({ task: 'Sara bleeds Alex', match: { view: { pool: 29 } } });
  expect(store.state().match.decisions).toEqual([question(0)]);
});

test('the right answer leads on to the end', async () => {
  const { store, asked } = lesson((): LessonAnswered => ({ right: true, part: LAST }));
  store.begin();
  vi.advanceTimersByTime(100);
  expect(await store.ask({ t: 'answer', number: 0, answer: 'bleeds:c1' })).toMatchObject({ t: 'done' });
  expect(asked).toEqual([['/lesson/answer', { at: 0, answer: 'bleeds:c1' }]]);
  expect(store.state()).toMatchObject({ at: 1, shown: LAST.shown, match: { view: { pool: 28 }, decisions: [] } });
  expect(store.state().task).toBeUndefined();
});

test('another legal answer is named, and the question stays', async () => {
  const { store } = lesson((): LessonAnswered => ({ right: false, said: 'Sara hunts' }));
  store.begin();
  vi.advanceTimersByTime(100);
  expect(await store.ask({ t: 'answer', number: 0, answer: 'hunts:c1' })).toMatchObject({ t: 'refused' });
  expect(store.state()).toMatchObject({ at: 0, wrong: 'Sara hunts', task: 'Sara bleeds Alex' });
  expect(store.state().match.decisions).toEqual([question(0)]);
});

test('a refusal by the server is passed on in its words', async () => {
  const { store } = lesson(() => {
    throw new HttpFailure(400, { code: 'malformed', text: 'No.' });
  });
  expect(await store.ask({ t: 'next', number: 0, answer: 'x' })).toMatchObject({ t: 'refused', text: 'No.' });
});

test('a lesson that is left shows nothing any more', () => {
  const { store } = lesson(() => undefined);
  store.begin();
  store.close();
  vi.advanceTimersByTime(1000);
  expect(store.state().task).toBeUndefined();
});

/** The same lesson from a server that counts differently. */
const other = (part: LessonPart, pool: number): LessonPart => ({
  ...part,
  updates: part.updates.map((each) => (each.patch ? { ...each, patch: { at: { pool: { set: pool } } } } : each)),
  ...(part.task === undefined ? {} : { task: 'Sara sangra Alex' }),
});

test('in another language the lesson goes on where it was', async () => {
  const { store, asked } = lesson(
    (): LessonAnswered => ({ right: true, part: asked.length > 1 ? other(LAST, 280) : LAST }),
  );
  store.begin();
  vi.advanceTimersByTime(100);
  await store.retell({ part: other(FIRST, 290) });
  expect(store.state()).toMatchObject({ at: 0, task: 'Sara sangra Alex', match: { view: { pool: 290 } } });
  expect(asked).toEqual([]);
  await store.ask({ t: 'answer', number: 0, answer: 'bleeds:c1' });
  await store.retell({ part: other(FIRST, 290) });
  expect(asked).toEqual([
    ['/lesson/answer', { at: 0, answer: 'bleeds:c1' }],
    ['/lesson/answer', { at: 0, answer: 'bleeds:c1' }],
  ]);
  expect(store.state()).toMatchObject({ at: 1, shown: LAST.shown, match: { view: { pool: 280 } } });
});

test('before it has begun it waits in the other language, too', async () => {
  const { store } = lesson(() => undefined);
  await store.retell({ part: other(FIRST, 290) });
  vi.advanceTimersByTime(1000);
  expect(store.state()).toMatchObject({ at: 0, match: { view: { pool: 30 } } });
  expect(store.state().task).toBeUndefined();
  store.begin();
  vi.advanceTimersByTime(100);
  expect(store.state()).toMatchObject({ task: 'Sara sangra Alex', match: { view: { pool: 290 } } });
});

test('a telling that was overtaken by another changes nothing', async () => {
  const { store } = lesson((): LessonAnswered => ({ right: true, part: LAST }));
  store.begin();
  vi.advanceTimersByTime(100);
  await store.ask({ t: 'answer', number: 0, answer: 'bleeds:c1' });
  const before = store.state();
  const slow = store.retell({ part: other(FIRST, 290) });
  store.close();
  await slow;
  expect(store.state()).toBe(before);
});
