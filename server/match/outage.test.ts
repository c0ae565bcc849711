/** The database fails and recovers: connected players see the true position without doing anything. */
import { expect, test } from 'vitest';
import { begin, choose } from '../testing/fixtures.ts';
import { CHAIN, setCards, testServer } from '../testing/test-server.ts';

const server = testServer({ games: [CHAIN] });

/** Every statement fails until it is called. */
function breakDatabase(): () => void {
  const { pool } = server.database;
  const { query, connect } = pool;
  const fail = () => Promise.reject(new Error('The database is away.'));
  Object.assign(pool, { query: fail, connect: fail });
  return () => void Object.assign(pool, { query, connect });
}

test('an answer during an outage is refused, and both players go on at the same table afterwards', async () => {
  const [ada, ben] = [server.client(), server.client()];
  const match = await begin(server, [ada, ben], { game: 'chain' });
  const repair = breakDatabase();
  const lost = choose(ada, match, 'set');
  await server.settle();
  expect(ada.refusal(lost)).toBe('try again');
  await server.wait(20);
  repair();
  await server.wait(5);
  const { rows } = await server.database.pool.query('select 1 from entries where match_id = $1', [match]);
  expect(rows).toEqual([]);
  // The same question is open, and an answer now reaches everyone who watched all the time.
  expect(ada.decision?.step).toBe('main');
  const given = choose(ada, match, 'set');
  await server.settle();
  expect(ada.reply(given)).toEqual({ t: 'done', id: given });
  await server.wait(5);
  expect(setCards(ben)).toHaveLength(1);
});

test('a position that changed elsewhere during the outage is shown when the database is back', async () => {
  const [ada, ben] = [server.client(), server.client()];
  const match = await begin(server, [ada, ben], { game: 'chain' });
  const repair = breakDatabase();
  choose(ada, match, 'set');
  await server.settle();
  const room = await server.host.rooms.enter(match);
  expect(room?.isStale).toBe(true);
  repair();
  await server.wait(5);
  expect(room?.isStale).toBe(false);
  expect(await server.host.rooms.enter(match)).toBe(room);
});

test('a wake-up that cannot be followed during the outage is followed when the database is back', async () => {
  const [ada, ben] = [server.client(), server.client()];
  const match = await begin(server, [ada, ben], { game: 'chain' });
  await server.database.pool.query("update seats set name = 'Cleo' where match_id = $1 and seat = 1", [match]);
  const repair = breakDatabase();
  server.services.resources.bus.tell('table', match);
  await server.wait(30);
  const shown = (): string => JSON.stringify(ada.table?.seats[1]?.sitter);
  expect(shown()).toContain(ben.person.name);
  repair();
  await server.wait(5);
  expect(shown()).toContain('Cleo');
});

test('a bot that is about to move when the database goes away moves within three seconds of its return', async () => {
  const ada = server.client();
  const row = async (match: string): Promise<{ head: number; lease_until: Date | null }> => {
    const { pool } = server.database;
    const { rows } = await pool.query('select head, lease_until from matches where id = $1', [match]);
    return rows[0] as { head: number; lease_until: Date | null };
  };
  for (const awayS of [2, 4, 5, 8, 59]) {
    const match = await begin(server, [ada], { game: 'chain' });
    // Until the bot has a visible action to do: it waits for a moment then, and its process has a lease on the match.
    for (let tries = 0; (await row(match)).lease_until === null && tries < 50; tries++) {
      if (ada.decision) choose(ada, match);
      await server.wait(0.1);
    }
    const before = await row(match);
    expect(before.lease_until).not.toBeNull();
    const repair = breakDatabase();
    await server.wait(awayS);
    repair();
    await server.wait(3);
    expect((await row(match)).head, `away for ${awayS} s`).toBeGreaterThan(before.head);
  }
});

test('a claim that the database carried out without saying so is given up when the database is back', async () => {
  const ada = server.client();
  const { pool } = server.database;
  for (const awayS of [0.5, 1, 3]) {
    const match = await begin(server, [ada], { game: 'chain' });
    const head = async (): Promise<number> => {
      const { rows } = await pool.query<{ head: number }>('select head from matches where id = $1', [match]);
      return rows[0]?.head ?? 0;
    };
    const { query } = pool;
    let repair: (() => void) | undefined;
    // The last statement before the outage claims the match of the bot. Its reply never comes.
    const broken = async (text: unknown, values: unknown): Promise<unknown> => {
      const done: { rows: readonly { id?: string }[] } = await Reflect.apply(query, pool, [text, values]);
      if (!String(text).includes('update matches set lease_until') || done.rows[0]?.id !== match) return done;
      Object.assign(pool, { query });
      repair = breakDatabase();
      throw new Error('Connection terminated unexpectedly');
    };
    Object.assign(pool, { query: broken });
    for (let tries = 0; !repair && tries < 200; tries++) {
      if (ada.decision) choose(ada, match);
      await server.wait(0.1);
    }
    if (!repair) throw new Error('The match of the bot was never claimed.');
    await server.wait(awayS);
    repair();
    const before = await head();
    await server.wait(3);
    expect(await head(), `away for ${awayS} s`).toBeGreaterThan(before);
  }
});

test('a bot whose work fails several times in a row, because the database comes and goes, moves soon after the last time', async () => {
  const ada = server.client();
  const { pool } = server.database;
  const match = await begin(server, [ada], { game: 'chain' });
  const { query } = pool;
  let failed = 0;
  // Each time the bot is about to move, its statement fails; later statements succeed.
  const broken = async (text: unknown, values: unknown): Promise<unknown> => {
    const said = typeof text === 'string' ? text : JSON.stringify(text);
    if (failed < 3 && said.includes('insert into entries') && JSON.stringify([text, values]).includes('bot')) {
      failed++;
      throw new Error('Connection terminated unexpectedly');
    }
    return Reflect.apply(query, pool, [text, values]);
  };
  Object.assign(pool, { query: broken });
  for (let tries = 0; failed < 3 && tries < 200; tries++) {
    if (ada.decision) choose(ada, match);
    await server.wait(0.1);
  }
  Object.assign(pool, { query });
  expect(failed).toBe(3);
  const head = async (): Promise<number> => {
    const { rows } = await pool.query<{ head: number }>('select head from matches where id = $1', [match]);
    return rows[0]?.head ?? 0;
  };
  const before = await head();
  await server.wait(4);
  expect(await head()).toBeGreaterThan(before);
});
