/** Nobody sees an answer before it is written: it may still fail. */
import { expect, test } from 'vitest';
import { begin, choose } from '../testing/fixtures.ts';
import { CHAIN, setCards, testServer } from '../testing/test-server.ts';

const server = testServer({ games: [CHAIN] });

/** Entries are written when it is called, not before. */
function holdWriting(): () => void {
  const { pool } = server.database;
  const { query } = pool;
  let release = (): void => {};
  const released = new Promise<void>((resolve) => {
    release = resolve;
  });
  const held = async (...given: unknown[]): Promise<unknown> => {
    if ((given[0] as { readonly name?: string }).name === 'append') await released;
    return (query as (...given: unknown[]) => Promise<unknown>).apply(pool, given);
  };
  Object.assign(pool, { query: held });
  return () => {
    Object.assign(pool, { query });
    release();
  };
}

test('a match that falls due to be shown while an entry is being written is shown afterwards', async () => {
  const [ada, ben] = [server.client(), server.client()];
  const match = await begin(server, [ada, ben], { game: 'chain' });
  const room = await server.host.rooms.enter(match);
  const write = holdWriting();
  const given = choose(ada, match, 'set');
  while (!room?.isWriting) await new Promise((resolve) => setImmediate(resolve));
  const seen = ben.messages.length;
  server.host.publisher.show(room);
  expect(room.showing).toBe('overdue');
  expect(ada.reply(given)).toBeUndefined();
  expect(ben.messages).toHaveLength(seen);
  write();
  await server.settle();
  await server.wait(5);
  expect(room.showing).toBeUndefined();
  expect(ada.reply(given)).toEqual({ t: 'done', id: given });
  for (const player of [ada, ben]) expect(setCards(player)).toHaveLength(1);
});

test('a time at which a match should be shown passes during a write: it is shown afterwards', async () => {
  const [ada, ben] = [server.client(), server.client()];
  const match = await begin(server, [ada, ben], { game: 'chain' });
  const room = await server.host.rooms.enter(match);
  choose(ada, match, 'set');
  await server.settle();
  // What has happened is held back for a while; meanwhile somebody is asked, and answers.
  expect(room?.cancelShowing).toBeDefined();
  const asked = [ada, ben].find(({ decision }) => decision);
  const write = holdWriting();
  choose(asked as typeof ada, match);
  while (!room?.isWriting) await new Promise((resolve) => setImmediate(resolve));
  await server.clock.advance(5000, async () => {});
  expect([room.showing, room.cancelShowing]).toEqual(['overdue', undefined]);
  write();
  await server.settle();
  await server.wait(5);
  expect(setCards(ben)).toHaveLength(1);
});
