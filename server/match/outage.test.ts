/** The database goes away and comes back: whoever is connected sees the true position, without doing anything. */
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
