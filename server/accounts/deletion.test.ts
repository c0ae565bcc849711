/**
 * A deleted person's name disappears from continued matches, replays, chats, reports and other processes' memory, even
 * if wake-ups are lost.
 */
import type { Begun, Me, Report } from '@praxis/protocol/http.ts';
import type { Table } from '@praxis/protocol/table.ts';
import { expect, test } from 'vitest';
import { choose, SETTINGS, type TestClient } from '../testing/fixtures.ts';
import { BIDS, testPages, twoServers } from '../testing/test-server.ts';
import { PASSWORD, Visitor } from './testing-visitor.ts';

const TOKEN = 'operator-of-this-test-0123';
// Each process has wake-ups of its own only, so all that go from one to the other are lost.
const { here, there, settle } = twoServers({
  games: [BIDS],
  config: { requestsPerMinute: 100_000, operatorToken: TOKEN },
});
const [pages, otherPages] = [testPages(here), testPages(there)];

const wait = (seconds: number): Promise<void> => here.clock.advance(seconds * 1000, settle);

async function opened(host: Visitor, other: Visitor): Promise<string> {
  const { body } = await host.post<Table>('/api/tables', { settings: { ...SETTINGS, game: 'bids' } });
  await other.post(`/api/tables/${body.id}/join`);
  await other.post(`/api/tables/${body.id}/ready`, { ready: true });
  expect((await host.post(`/api/tables/${body.id}/start`)).status).toBe(200);
  return body.id;
}

async function playToTheEnd(match: string, ...clients: readonly TestClient[]): Promise<void> {
  for (let rounds = 0; rounds < 300 && clients[0]?.table?.state !== 'over'; rounds++) {
    for (const client of clients) if (client.decision) choose(client, match);
    await wait(1);
  }
  expect(clients[0]?.table?.state).toBe('over');
}

test('is gone everywhere', async () => {
  const [gone, olga] = [new Visitor(pages.app), new Visitor(pages.app)];
  const { body: me } = await gone.signUp('gone@example.org', 'Gonzalo');
  const { body: other } = await olga.post<Me>('/api/me', { name: 'Olga' });
  const [finished, running] = [await opened(gone, olga), await opened(gone, olga)];
  const [own, hers] = [here.client(me), here.client(other)];
  for (const client of [own, hers]) client.watch(finished);
  await settle();
  own.ask({ t: 'say', match: finished, text: 'I am Gonzalo' });
  await playToTheEnd(finished, own, hers);
  await olga.post('/api/reports', { match: finished, line: 1, why: 'Spam' });
  await gone.post('/api/reports', { match: finished, seat: 1, why: 'Says Gonzalo' });
  const { body: continued } = await olga.post<Begun>(`/api/matches/${finished}/continue`, { step: 0, seat: 0 });

  // The other process holds everything in memory: matches, their replays, and the messages sent to spectators.
  const visitor = new Visitor(otherPages.app);
  const replay = async (): Promise<string> =>
    JSON.stringify((await visitor.get(`/api/matches/${finished}/replay?seat=all`)).body);
  expect(await replay()).toContain('Gonzalo');
  const watching = [finished, running, continued.match].map((match) => {
    const client = there.client(other);
    client.watch(match);
    return client;
  });
  await settle();
  for (const { view } of watching) expect(JSON.stringify(view)).toContain('Gonzalo');
  expect(JSON.stringify(hers.chat)).toContain('Gonzalo');

  expect((await gone.post('/api/account/delete', { password: PASSWORD })).status).toBe(200);
  await settle();
  expect(hers.lines.join('\n')).not.toContain('Gonzalo');
  expect(JSON.stringify([hers.view, hers.table])).not.toContain('Gonzalo');
  expect(hers.chat.at(-1)).toMatchObject({ n: 1, by: 'deleted', text: '—' });
  await wait(20);
  for (const { view, table, lines } of watching) expect(JSON.stringify([view, table, lines])).not.toContain('Gonzalo');
  expect(await replay()).not.toContain('Gonzalo');
  expect(await replay()).toContain('Deleted account');
  for (const server of [here, there])
    for (const match of [finished, running, continued.match]) {
      const room = await server.host.rooms.enter(match);
      expect(JSON.stringify([room?.facts, room?.live.beginning.setup, room?.live.match.view(0)])).not.toContain(
        'Gonzalo',
      );
    }
  olga.headers = { authorization: `Bearer ${TOKEN}` };
  const { body: reports } = await olga.get<readonly Report[]>('/api/operator/reports');
  expect(reports.map(({ person, reporter }) => [person.name, reporter.name])).toEqual([
    ['deleted', 'Olga'],
    ['Olga', 'deleted'],
  ]);
  expect(JSON.stringify(reports)).not.toContain('Gonzalo');

  const { rows: tables } = await here.database.pool.query<{ name: string }>(
    "select table_name as name from information_schema.tables where table_schema = 'public'",
  );
  for (const { name } of tables) {
    const { rows } = await here.database.pool.query(`select * from ${name}`);
    expect([name, /Gonzalo|gone@example/i.test(JSON.stringify(rows))]).toEqual([name, false]);
    expect([name, JSON.stringify(rows).includes(me.id)]).toEqual([name, false]);
  }
});
