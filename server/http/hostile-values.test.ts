/**
 * Values that no client sends, in every field of every request: deeply nested, of another kind, with keys that mean
 * something to JavaScript or nothing to the database. None is a fault of the server, and none costs more than a moment.
 */
import type { LessonList } from '@praxis/protocol/learn.ts';
import { beforeAll, expect, test } from 'vitest';
import { Visitor } from '../accounts/testing-visitor.ts';
import { begin } from '../testing/fixtures.ts';
import { CHAIN, realGame, testPages, testServer } from '../testing/test-server.ts';
import { type Body, examples } from './testing-requests.ts';

const MOST_MS = 400;
const TRIES = 3;
/** As deep as a body can be. */
const DEPTH = 40_000;

/** As JSON, because nothing in JavaScript writes some of them. */
const VALUES: Readonly<Record<string, string>> = {
  'nested lists': '['.repeat(DEPTH) + ']'.repeat(DEPTH),
  'nested objects': `${'{"a":'.repeat(DEPTH / 4)}1${'}'.repeat(DEPTH / 4)}`,
  'a long list': `[${'0,'.repeat(DEPTH)}0]`,
  'many keys': `{${Array.from({ length: 6000 }, (_, at) => `"k${at}":"x"`).join()}}`,
  'a heap of marks as a key': `{"a${'\u0301'.repeat(10_000)}${'\u0316'.repeat(10_000)}":"x"}`,
  'no character in a key': '{"a\\u0000b":"x"}',
  'half a character': '"\\ud800"',
  'half a character in a key': '{"\\udc00":"x"}',
  'a prototype': '{"__proto__":{"toString":1},"constructor":{"prototype":{}}}',
  'too much': '1e999',
  'too little': '-1e999',
  'hardly anything': '5e-324',
  'beyond whole numbers': '9007199254740993',
  nothing: 'null',
  'no text': 'false',
};

const server = testServer({
  ...{ games: [CHAIN, realGame('vtes')], realTime: true },
  config: {
    requestsPerMinute: 1_000_000,
    tablesPerPerson: 10_000,
    matchesPerPerson: 10_000,
    operatorToken: 'x'.repeat(24),
  },
});
const pages = testPages(server);
let person: Visitor;
let match: string;
let lesson: string;

beforeAll(async () => {
  person = new Visitor(pages.app);
  expect((await person.signUp('values@example.org', 'Values')).status).toBe(200);
  const { body } = await person.get<LessonList>('/api/learn/vtes/lessons');
  lesson = body.lessons[0]?.id as string;
  match = await begin(server, [server.client()], { game: 'chain' });
});

/** Every copy of the body in which one field, or all of it, is the value; an object also with the value beside its fields. */
function withValue(body: Body, value: string): readonly string[] {
  const inside = Object.keys(body).flatMap((key) => {
    const field = body[key];
    const put = (json: string): string =>
      `{${Object.entries({ ...body, [key]: undefined })
        .map(([each, was]) => `${JSON.stringify(each)}:${each === key ? json : JSON.stringify(was)}`)
        .join()}}`;
    const deeper = typeof field === 'object' && field !== null && !Array.isArray(field);
    return [put(value), ...(deeper ? withValue(field as Body, value).map(put) : [])];
  });
  const beside = value.startsWith('{"') ? [`{${value.slice(1, -1)},${JSON.stringify(body).slice(1)}`] : [];
  return [value, ...inside, ...beside];
}

test.each(Object.entries(VALUES))('%s in any field of any request', async (_, value) => {
  const wrong: unknown[] = [];
  for (const { method, url, body } of examples(match))
    for (const payload of withValue(body, value)) {
      const target = url.replace(':id', match).replace(':game', 'vtes').replace(':lesson', lesson);
      const headers = { 'content-type': 'application/json' };
      let [status, least] = [0, Number.POSITIVE_INFINITY];
      for (let tries = 0; tries < TRIES && least > MOST_MS; tries++) {
        const from = process.threadCpuUsage();
        ({ status } = await person.ask({ method, url: target, payload, headers }));
        const { user, system } = process.threadCpuUsage(from);
        least = Math.min(least, (user + system) / 1000);
      }
      if (least > MOST_MS || status >= 500) wrong.push([method, url, payload.slice(0, 100), least, status]);
    }
  expect(wrong).toEqual([]);
});
