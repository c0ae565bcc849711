/**
 * Texts made to keep a server busy, in every field of every request and message: each costs no more than any text of
 * its size.
 */
import type { LessonList } from '@praxis/protocol/learn.ts';
import type { FastifyInstance, InjectOptions } from 'fastify';
import { beforeAll, describe, expect, test } from 'vitest';
import { PASSWORD, Visitor } from '../accounts/testing-visitor.ts';
import { clientMessageSchema } from '../sockets/message-schemas.ts';
import { begin, SETTINGS, type TestClient } from '../testing/fixtures.ts';
import { CHAIN, realGame, testPages, testServer } from '../testing/test-server.ts';

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

type Body = Readonly<Record<string, unknown>>;
interface Example {
  readonly method: 'POST' | 'PUT' | 'DELETE';
  readonly url: string;
  readonly body: Body;
}

const KEYS = { p256dh: 'A'.repeat(87), auth: 'A'.repeat(22) };
const DECK = { game: 'vtes', name: 'Mine', text: '1 Villein' };
const deck = { text: '1 Villein' };

/** A body for each request that takes one, with all the texts that it may have. */
const examples = (id: string): readonly Example[] => [
  { method: 'POST', url: '/api/me', body: { name: 'Ada' } },
  { method: 'POST', url: '/api/auth/sign-up/email', body: { email: 'a@example.org', password: PASSWORD, name: 'Ada' } },
  { method: 'POST', url: '/api/auth/sign-in/email', body: { email: 'a@example.org', password: PASSWORD } },
  { method: 'POST', url: '/api/auth/sign-out', body: { more: 'x' } },
  { method: 'POST', url: '/api/auth/change-password', body: { currentPassword: PASSWORD, newPassword: PASSWORD } },
  { method: 'POST', url: '/api/auth/passkey/register-options', body: { more: 'x' } },
  { method: 'POST', url: '/api/auth/passkey/register', body: { response: { id: 'x' }, name: 'Mine' } },
  { method: 'POST', url: '/api/auth/passkey/sign-in-options', body: { more: 'x' } },
  { method: 'POST', url: '/api/auth/passkey/sign-in', body: { response: { id: 'x', response: { userHandle: 'x' } } } },
  { method: 'POST', url: '/api/account/delete', body: { password: PASSWORD } },
  { method: 'DELETE', url: '/api/account/passkeys/:id', body: { more: 'x' } },
  { method: 'DELETE', url: '/api/account/sessions/:id', body: { more: 'x' } },
  { method: 'POST', url: '/api/account/sessions/end-others', body: { more: 'x' } },
  { method: 'POST', url: '/api/account/recovery-codes', body: { password: PASSWORD } },
  { method: 'POST', url: '/api/account/send-confirmation', body: { more: 'x' } },
  { method: 'POST', url: '/api/account/mail-reminders', body: { more: 'x' } },
  {
    method: 'POST',
    url: '/api/auth/recover',
    body: { email: 'a@example.org', code: 'x', newPassword: 'new password' },
  },
  { method: 'POST', url: '/api/auth/request-reset', body: { email: 'a@example.org' } },
  { method: 'POST', url: '/api/auth/reset', body: { token: 'x', newPassword: 'new password' } },
  { method: 'POST', url: '/api/auth/confirm', body: { token: 'x' } },
  { method: 'POST', url: '/api/operator/people/:id/ban', body: { why: 'x', days: 1 } },
  { method: 'POST', url: '/api/operator/people/:id/unban', body: { why: 'x' } },
  { method: 'POST', url: '/api/bots', body: { name: 'Bot' } },
  { method: 'DELETE', url: '/api/bots/:id', body: { more: 'x' } },
  { method: 'POST', url: '/api/play', body: { game: 'vtes', edition: 'fifth', deck, language: 'en' } },
  { method: 'POST', url: '/api/pair', body: { game: 'vtes', edition: 'fifth', deck, language: 'en' } },
  { method: 'POST', url: '/api/tables', body: { settings: { ...SETTINGS, game: 'vtes', edition: 'fifth' }, deck } },
  { method: 'POST', url: '/api/tables/:id/join', body: { more: 'x' } },
  { method: 'POST', url: '/api/tables/:id/leave', body: { more: 'x' } },
  { method: 'POST', url: '/api/tables/:id/deck', body: { deck: { offered: 'x' } } },
  { method: 'POST', url: '/api/tables/:id/deck', body: { deck: { saved: id } } },
  { method: 'POST', url: '/api/tables/:id/deck', body: { deck } },
  { method: 'POST', url: '/api/tables/:id/bots', body: { bot: 'x', temperament: 'x', deck: 'x' } },
  { method: 'POST', url: '/api/tables/:id/remove', body: { more: 'x' } },
  { method: 'POST', url: '/api/tables/:id/ready', body: { ready: true, contribution: '0'.repeat(64) } },
  { method: 'POST', url: '/api/tables/:id/start', body: { contribution: '0'.repeat(64) } },
  {
    method: 'POST',
    url: '/api/push/subscribe',
    body: { endpoint: 'https://example.org/x', keys: KEYS, language: 'en' },
  },
  { method: 'POST', url: '/api/push/unsubscribe', body: { endpoint: 'https://example.org/x' } },
  { method: 'POST', url: '/api/decks', body: DECK },
  { method: 'PUT', url: '/api/decks/:id', body: DECK },
  { method: 'DELETE', url: '/api/decks/:id', body: { more: 'x' } },
  { method: 'POST', url: '/api/decks/:id/share', body: { more: 'x' } },
  { method: 'DELETE', url: '/api/decks/:id/share', body: { more: 'x' } },
  { method: 'POST', url: '/api/decks/export', body: { ...DECK, format: 'text' } },
  { method: 'POST', url: '/api/decks/check', body: { game: 'vtes', text: 'x', edition: 'fifth', language: 'en' } },
  {
    method: 'POST',
    url: '/api/cards/search',
    body: { game: 'vtes', language: 'en', find: 'x', facts: { kind: 'x' } },
  },
  { method: 'POST', url: '/api/learn/:game/lessons/:lesson/answer', body: { at: 0, answer: 'x' } },
  { method: 'POST', url: '/api/learn/:game/lessons/:lesson/next', body: { at: 0, answer: 'x' } },
  { method: 'POST', url: '/api/learn/:game/lessons/:lesson/explain', body: { at: 0, words: 'x' } },
  { method: 'POST', url: '/api/matches/:id/continue', body: { step: 0, seat: 0 } },
  { method: 'POST', url: '/api/reports', body: { match: id, seat: 0, why: 'x' } },
  { method: 'POST', url: '/api/operator/reports/:id', body: { silenceDays: 0 } },
];

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

/**
 * The addresses that take something, with their parameters. The application lists them as a tree, four columns to a
 * level.
 */
function takingRoutes(app: FastifyInstance): readonly string[] {
  const above: string[] = [];
  return app
    .printRoutes({ commonPrefix: false })
    .split('\n')
    .flatMap((line) => {
      const [, indent = '', part = '', methods = ''] = /^([│├└─ ]*)(\S+)(?: \((.+)\))?$/.exec(line) ?? [];
      const level = indent.length / 4;
      above.length = level;
      above[level] = (above[level - 1] ?? '') + part;
      return /POST|PUT|PATCH|DELETE/.test(methods) ? [above[level]] : [];
    });
}

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
