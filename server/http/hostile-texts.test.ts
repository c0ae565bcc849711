/**
 * Texts made to keep a server busy, in every field of every request and message: each costs no more than any text of
 * its size.
 */
import type { LessonList } from '@praxis/protocol/learn.ts';
import type { InjectOptions } from 'fastify';
import { beforeAll, describe, expect, test } from 'vitest';
import { Visitor } from '../accounts/testing-visitor.ts';
import { clientMessageSchema } from '../sockets/message-schemas.ts';
import { begin, type TestClient } from '../testing/fixtures.ts';
import { CHAIN, realGame, testPages, testServer } from '../testing/test-server.ts';
import { type Body, examples, takingRoutes } from './testing-requests.ts';

/** A quadratic text of the allowed size takes seconds; anything else a few milliseconds, and more on a busy machine. */
const MOST_MS = 400;
const TRIES = 3;

const filled = (piece: string, length: number): string => piece.repeat(Math.floor(length / piece.length));
const TEXTS: Readonly<Record<string, (length: number) => string>> = {
  'heaps of marks': (length) => `a${'\u0301'.repeat(length / 2 - 1)}${'\u0316'.repeat(length / 2)}`,
  'marks in turn': (length) => filled('\u0301\u0316', length),
  'one long word': (length) => filled('a', length),
  'blanks between': (length) => `1 a${filled(' ', length - 4)}b`,
  'half characters': (length) => filled('\ud800', length),
  brackets: (length) => filled('[', length),
  'nested objects': (length) => filled('{"a":', length),
  'no characters': (length) => filled('\u0000', length),
  elements: (length) => filled('<a b="', length),
};
/** From the longest text that a field takes to one that every field takes. */
const LENGTHS = [60_000, 10_000, 1_000, 200, 34];

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

/** Every copy of the body in which one text is another. */
function withText(body: Body, text: string): readonly Body[] {
  return Object.entries(body).flatMap(([key, value]) => {
    if (typeof value === 'string') return [{ ...body, [key]: text }];
    if (typeof value !== 'object' || value === null || Array.isArray(value)) return [];
    return withText(value as Body, text).map((inner) => ({ ...body, [key]: inner }));
  });
}

const busyMs = async (work: () => Promise<unknown>): Promise<number> => {
  const from = process.threadCpuUsage();
  await work();
  const { user, system } = process.threadCpuUsage(from);
  return (user + system) / 1000;
};

/** The cost of the quickest of a few tries, so that other work of the process is not counted. */
async function costOf(work: () => Promise<unknown>): Promise<number> {
  let least = Number.POSITIVE_INFINITY;
  for (let tries = 0; tries < TRIES && least > MOST_MS; tries++) least = Math.min(least, await busyMs(work));
  return least;
}

let person: Visitor;
let match: string;
let lesson: string;
let client: TestClient;
beforeAll(async () => {
  person = new Visitor(pages.app);
  expect((await person.signUp('texts@example.org', 'Texts')).status).toBe(200);
  client = server.client();
  const { body } = await person.get<LessonList>('/api/learn/vtes/lessons');
  lesson = body.lessons[0]?.id as string;
  match = await begin(server, [client], { game: 'chain' });
});

test('every request that can have a body is among them', () => {
  const known = new Set(examples('x').map(({ url }) => url));
  const taking = takingRoutes(pages.app);
  expect(taking).toContain('/api/tables/:id/deck');
  expect(taking.filter((url) => !known.has(url))).toEqual([]);
});

describe.each(Object.entries(TEXTS))('%s', (_, text) => {
  test('in any field of any request cost a moment and are no fault of the server', async () => {
    const wrong: unknown[] = [];
    for (const { method, url, body } of examples(match))
      for (const length of LENGTHS)
        for (const payload of withText(body, text(length))) {
          const target = url.replace(':id', match).replace(':game', 'vtes').replace(':lesson', lesson);
          const options: InjectOptions = { method, url: target, payload };
          let status = 0;
          const ms = await costOf(async () => {
            ({ status } = await person.ask(options));
          });
          if (ms > MOST_MS || status >= 500) wrong.push([method, url, length, ms, status]);
        }
    expect(wrong).toEqual([]);
  });

  test('in any field of any message cost a moment', async () => {
    const request = { id: 1, match, number: 1, answer: 'x' };
    const messages: readonly Body[] = [
      { t: 'hello', protocol: 2, language: 'en' },
      { t: 'watch', match },
      { t: 'unwatch', match },
      { t: 'lobby', follow: true },
      { t: 'table', table: match, follow: true },
      { ...request, t: 'answer' },
      { ...request, t: 'next' },
      { t: 'explain', id: 1, match, words: 'x' },
      { t: 'stand', id: 1, match, standing: { stops: ['x'] } },
      { t: 'say', id: 1, match, text: 'x' },
      { t: 'request', id: 1, match, what: 'takeback' },
      { t: 'consent', id: 1, match, what: 'takeback', yes: true },
      { t: 'return', id: 1, match },
      { t: 'hurry', id: 1, match },
    ];
    expect(new Set(messages.map(({ t }) => t))).toEqual(
      new Set(clientMessageSchema.options.map(({ shape }) => shape.t.value)),
    );
    const wrong: unknown[] = [];
    for (const message of messages)
      for (const length of LENGTHS)
        for (const each of withText(message, text(length))) {
          const ms = await costOf(async () => {
            const own = server.client(client.person);
            own.connection.receive(JSON.stringify(each));
            await server.settle();
          });
          if (ms > MOST_MS) wrong.push([message.t, length, ms]);
        }
    expect(wrong).toEqual([]);
  });
});
