/** News for a crowd cost the database as much as news for one person. */
import { expect, test, vi } from 'vitest';
import { begin, SETTINGS, type TestClient } from '../testing/fixtures.ts';
import { BIDS, testServer } from '../testing/test-server.ts';

const server = testServer({ games: [BIDS], config: { connectionsPerAddress: 1000 } });

/** How many statements with these words something takes. */
async function statements(words: string, work: () => Promise<void>): Promise<number> {
  const query = vi.spyOn(server.database.pool, 'query');
  await work();
  const texts = query.mock.calls.map(([given]: readonly unknown[]) =>
    typeof given === 'string' ? given : (given as { readonly text: string }).text,
  );
  query.mockRestore();
  return texts.filter((text) => text.includes(words)).length;
}

const OF_LOBBY = `->> 'open' = 'true'`;
const OF_CHAT = 'from "chat" where ("chat"."match_id" = $1 and "chat"."n" > $2)';

function crowd(size: number): readonly TestClient[] {
  return Array.from({ length: size }, () => server.client());
}

async function openTable(): Promise<void> {
  const host = server.client();
  await server.services.tables.open(host.person, { settings: { ...SETTINGS, game: 'bids', open: true } }, 'en');
  await server.wait(1);
}

test('the lobby is read once for all who follow it', async () => {
  const [first, ...rest] = crowd(30) as [TestClient, ...TestClient[]];
  const follow = async (client: TestClient): Promise<void> => {
    client.tell({ t: 'hello', protocol: 2, language: 'en' });
    client.tell({ t: 'lobby', follow: true });
    await server.wait(1);
  };
  await follow(first);
  expect(await statements(OF_LOBBY, openTable)).toBe(1);
  for (const client of rest) await follow(client);
  expect(await statements(OF_LOBBY, openTable)).toBe(1);
  // Each sees the lobby from their own point of view: the table is visible only to its host.
  const tables = rest.map(({ lobby }) => lobby?.length);
  expect(new Set(tables)).toEqual(new Set([first.lobby?.length]));
  expect(first.lobby?.every(({ host }) => !host)).toBe(true);
});

test('a line of the chat is read once for all who hear it', async () => {
  const [ada, ben] = [server.client(), server.client()];
  const match = await begin(server, [ada, ben], { game: 'bids', open: true });
  await server.wait(2);
  const say = async (): Promise<void> => {
    ada.ask({ t: 'say', match, text: 'hello' });
    await server.wait(1);
  };
  expect(await statements(OF_CHAT, say)).toBe(1);
  const spectators = crowd(30);
  for (const spectator of spectators) {
    spectator.watch(match);
    await server.settle();
  }
  expect(await statements(OF_CHAT, say)).toBe(1);
  expect(spectators.map(({ chat }) => chat.length)).toEqual(spectators.map(() => 2));
});
