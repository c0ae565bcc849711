/**
 * Spectators of rated matches see and hear everything later than the players; the chat of a private table is not for
 * them.
 */
import { afterEach, expect, test } from 'vitest';
import { FLOOR_MOST_MS } from '../match/floor.ts';
import { begin, choose, type TestClient } from '../testing/fixtures.ts';
import { BIDS, testServer } from '../testing/test-server.ts';

const DELAY_SECONDS = 60;
const server = testServer({ games: [BIDS], config: { spectatorDelaySeconds: DELAY_SECONDS } });
const clients: TestClient[] = [];

afterEach(async () => {
  for (const { connection } of clients.splice(0)) connection.close();
  await server.settle();
});

function client(): TestClient {
  const made = server.client();
  clients.push(made);
  return made;
}

async function beginRated(more: { readonly open?: boolean; readonly rated?: boolean } = {}) {
  const [ada, ben] = [client(), client()];
  const match = await begin(server, [ada, ben], { game: 'bids', rated: true, open: true, ...more });
  await server.wait(3);
  return { ada, ben, match };
}

async function spectate(match: string): Promise<TestClient> {
  const spectator = client();
  spectator.watch(match);
  await server.settle();
  return spectator;
}

/** Both answer, and the pause passes. */
async function round(match: string, players: readonly TestClient[]): Promise<void> {
  for (const player of players) choose(player, match);
  await server.wait(3);
}

/** The messages that a client was sent, without the feed's numbers. */
function told({ sent }: TestClient): readonly { readonly at: number; readonly text: string }[] {
  return sent.flatMap(({ at, text }) =>
    text.startsWith('{"t":"update"') ? [{ at, text: text.replace(/"n":\d+/, '"n":0') }] : [],
  );
}

test('a spectator of a rated match gets the same as the public, each update a minute later', async () => {
  const { ada, ben, match } = await beginRated();
  const spectator = await spectate(match);
  expect(spectator.table).toMatchObject({ delaySeconds: DELAY_SECONDS, state: 'running' });
  // The players are shown that they are being watched.
  await server.wait(2);
  expect(ada.table?.spectators).toBe(1);
  const [before, linesBefore] = [told(spectator).length, ada.lines.length];
  const from = server.clock.now();
  await round(match, [ada, ben]);
  expect(ada.lines.length).toBeGreaterThan(linesBefore);
  const shownTo = ada.sent.find(({ at, text }) => at >= from && text.includes('"events":[{'));
  await server.wait(DELAY_SECONDS - 4);
  expect(told(spectator).length).toBe(before);
  await server.wait(4);
  const shownLate = told(spectator)
    .slice(before)
    .find(({ text }) => text.includes('"events":[{'));
  // Players with a question see the earlier events at once, everybody else when the pause is over.
  const laterMs = (shownLate?.at ?? 0) - (shownTo?.at ?? 0) - DELAY_SECONDS * 1000;
  expect(laterMs).toBeGreaterThanOrEqual(0);
  expect(laterMs).toBeLessThanOrEqual(FLOOR_MOST_MS);
  expect(spectator.lines).toEqual(ada.lines);
});

test('a later spectator sees the position of a minute ago, and never the open questions', async () => {
  const { ada, ben, match } = await beginRated();
  await round(match, [ada, ben]);
  await server.wait(DELAY_SECONDS);
  const then = [...ada.lines];
  await round(match, [ada, ben]);
  const spectator = await spectate(match);
  expect(spectator.lines).toEqual(then);
  expect(ada.lines.length).toBeGreaterThan(then.length);
  await server.wait(DELAY_SECONDS);
  expect(spectator.lines).toEqual(ada.lines);
});

test('a takeback reaches spectators in its turn', async () => {
  const { ada, ben, match } = await beginRated();
  const spectator = await spectate(match);
  await round(match, [ada, ben]);
  const lines = [...ada.lines];
  ada.ask({ t: 'request', match, what: 'takeback' });
  await server.wait(1);
  ben.ask({ t: 'consent', match, what: 'takeback', yes: true });
  await server.wait(DELAY_SECONDS - 1);
  expect(spectator.lines).toEqual(lines);
  expect(spectator.table?.requests).toEqual([]);
  await server.wait(5);
  expect(ada.lines.length).toBeLessThan(lines.length);
  expect(spectator.lines).toEqual(ada.lines);
});

test('the end comes with the same delay; after that the match is shown as it is', async () => {
  const { ada, ben, match } = await beginRated();
  const spectator = await spectate(match);
  for (let rounds = 0; rounds < 50 && ada.table?.state === 'running'; rounds++) await round(match, [ada, ben]);
  expect([ada.table?.state, spectator.table?.state]).toEqual(['over', 'running']);
  await server.wait(DELAY_SECONDS);
  expect(spectator.table?.state).toBe('over');
  expect((await spectate(match)).table).not.toHaveProperty('delaySeconds');
});

test('an unrated match is watched as it is played', async () => {
  const { ada, ben, match } = await beginRated({ rated: false });
  const spectator = await spectate(match);
  await round(match, [ada, ben]);
  expect(spectator.lines).toEqual(ada.lines);
  expect(spectator.table).not.toHaveProperty('delaySeconds');
});

test('the chat of a rated match comes with the delay, line by line', async () => {
  const { ada, ben, match } = await beginRated();
  const spectator = await spectate(match);
  ada.ask({ t: 'say', match, text: 'one' });
  await server.wait(10);
  ben.ask({ t: 'say', match, text: 'two' });
  await server.settle();
  const heard = (who: TestClient): readonly (string | undefined)[] => who.chat.map(({ text }) => text);
  expect([heard(ben), heard(spectator)]).toEqual([['one', 'two'], []]);
  await server.wait(DELAY_SECONDS - 11);
  expect(heard(spectator)).toEqual([]);
  await server.wait(1);
  expect(heard(spectator)).toEqual(['one']);
  await server.wait(10);
  expect(heard(spectator)).toEqual(['one', 'two']);
});

test('the chat of a private table is heard by its players only', async () => {
  const { ada, ben, match } = await beginRated({ open: false, rated: false });
  ada.ask({ t: 'say', match, text: 'between us' });
  await server.settle();
  const spectator = await spectate(match);
  ada.ask({ t: 'say', match, text: 'still between us' });
  await server.wait(1);
  expect(ben.chat).toHaveLength(2);
  expect(spectator.chat).toEqual([]);
  // A returning player of the table hears it.
  const again = server.client(ben.person);
  again.watch(match);
  await server.settle();
  expect(again.chat).toHaveLength(2);
});
