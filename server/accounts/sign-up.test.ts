/** Signing up when the database fails at any moment: trying again succeeds. */
import pg from 'pg';
import { afterEach, expect, test, vi } from 'vitest';
import { CHAIN, testPages, testServer } from '../testing/test-server.ts';
import { PASSWORD, Visitor } from './testing-visitor.ts';

const room = testServer({ games: [CHAIN], realTime: true, config: { requestsPerMinute: 100_000 } });
const pages = testPages(room);
afterEach(() => vi.restoreAllMocks());

/** The statement of this number fails, counted from now. Returns how many there were. */
function failAt(number: number): { readonly made: number } {
  const counted = { made: 0 };
  const query = pg.Client.prototype.query as (...given: unknown[]) => unknown;
  vi.spyOn(pg.Client.prototype, 'query').mockImplementation(function (this: pg.Client, ...given: unknown[]) {
    if (++counted.made !== number) return query.apply(this, given);
    const error = new Error('The database is away.');
    const callback = given.at(-1);
    if (typeof callback !== 'function') return Promise.reject(error);
    setImmediate(callback as (error: Error) => void, error);
    return undefined;
  } as never);
  return counted;
}

test('whichever statement fails, signing up again works, and every account has its password', async () => {
  let failures = 0;
  for (let number = 1; number < 100; number++) {
    const ada = new Visitor(pages.app);
    const [email, name] = [`ada-${number}@example.org`, `Ada ${'a'.repeat((number % 10) + 1)}${number}`];
    const counted = failAt(number);
    const first = await ada.signUp(email, name);
    vi.restoreAllMocks();
    if (counted.made < number) {
      expect(first.status).toBe(200);
      break;
    }
    if (first.status !== 200) failures++;
    const again = await new Visitor(pages.app).signUp(email, name);
    expect([number, again.status, again.body.name]).toEqual([number, 200, name]);
    expect([number, (await new Visitor(pages.app).signIn(email)).body.name]).toEqual([number, name]);
  }
  expect(failures).toBeGreaterThan(5);
  const { rows } = await room.database.pool.query(
    'select id from auth_users where not exists (select from auth_credentials where "userId" = auth_users.id)',
  );
  expect(rows).toEqual([]);
});

test('an account that was left without a password is made again', async () => {
  const { pool } = room.database;
  const { body } = await new Visitor(pages.app).signUp('half@example.org', 'Half');
  await pool.query('delete from auth_credentials where "userId" = $1', [body.id]);
  await pool.query('delete from auth_sessions where "userId" = $1', [body.id]);
  await pool.query('delete from people where id = $1', [body.id]);
  const again = new Visitor(pages.app);
  expect((await again.signUp('half@example.org', 'Half')).body.name).toBe('Half');
  expect((await new Visitor(pages.app).signIn('half@example.org')).status).toBe(200);
});

test('the address of an account alone opens nothing', async () => {
  await new Visitor(pages.app).signUp('own@example.org', 'Own');
  expect((await new Visitor(pages.app).signUp('own@example.org', 'Other', `${PASSWORD}!`)).code).toBe('email taken');
});
