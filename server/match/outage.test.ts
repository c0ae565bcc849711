/** The database goes away and comes back: connected players see the true position without doing anything. */
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
  // The same question is open, and what is answered now reaches those who have watched all the time.
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
    // Until the bot has something to do that everybody sees: it waits for a moment then, and its process has a lease on the match.
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
