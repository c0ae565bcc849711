/**
 * Long matches are read piece by piece: the result is the same, no other match waits for it, and none is read twice at
 * once.
 */
import { openMatch } from '@praxis/engine';
import { chainGame } from '@praxis/testkit/miniatures/chain.ts';
import { expect, test } from 'vitest';
import { begin, choose, hosted } from '../testing/fixtures.ts';
import { testServer } from '../testing/test-server.ts';
import { fingerprint } from './appending.ts';
import type { StoredEntry } from './entries.ts';
import { followGently } from './following.ts';
import { LiveMatch } from './live-match.ts';
import type { Room } from './room.ts';

/** How long the slow rules think about every answer when a match is read. */
const SLOW_MS = 8;
/** How many matches were begun or read. */
let begun = 0;
const start: typeof chainGame.start = (setup) => {
  begun++;
  return chainGame.start(setup);
};
const game = { ...chainGame, start };
const here = testServer({ games: [hosted({ game, seatsMost: 2 })] });
const { clock } = here;

/** A match with this many answers, some of them taken back. */
async function played(answers: number): Promise<Room> {
  const clients = [here.client(), here.client()] as const;
  const match = await begin(here, clients, { game: 'chain' });
  const room = (await here.host.rooms.enter(match)) as Room;
  for (let given = 0; given < answers && room.live.status === 'running'; given++) {
    await clock.advance(2000, here.settle);
    const client = clients.find(({ decision }) => decision !== undefined) ?? clients[0];
    choose(client, match);
    await here.settle();
    if (given % 7 === 3) await here.host.referee.record(room, 'takeback', 0, { count: 2 }, () => undefined);
    await here.settle();
  }
  return room;
}

function numbersOf({ decisions }: LiveMatch): readonly (readonly [number, number])[] {
  return decisions.map(({ seat, number }) => [seat, number] as const);
}

test('piece by piece the same match comes of the same entries, takebacks among them', async () => {
  const { live } = await played(30);
  expect(live.entries.filter(({ kind }) => kind === 'takeback').length).toBeGreaterThan(2);
  const whole = new LiveMatch(live.beginning);
  whole.catchUp(live.entries);
  const gentle = new LiveMatch(live.beginning);
  await followGently(gentle, live.entries, 0);
  for (const copy of [whole, gentle]) {
    expect(copy.head).toBe(live.head);
    expect(fingerprint(copy.match)).toBe(fingerprint(live.match));
    expect(copy.match.moves).toBe(live.match.moves);
    expect(copy.record).toEqual(live.record);
  }
  expect(numbersOf(gentle)).toEqual(numbersOf(whole));
  expect(gentle.openQuestions.all.map(({ key }) => key)).toEqual(whole.openQuestions.all.map(({ key }) => key));
  expect(gentle.story.length).toBe(whole.story.length);
});

test('no entries at all are followed, too', async () => {
  const { live } = await played(0);
  const copy = new LiveMatch(live.beginning);
  await followGently(copy, []);
  expect(copy.head).toBe(0);
});

test('others get their turn while a long match is read', async () => {
  const { live } = await played(24);
  // Rules that take their time, as those of a large game do.
  const slow: typeof openMatch = (...args) => {
    const match = openMatch(...args);
    const catchUp = match.catchUp.bind(match);
    match.catchUp = (entries, onStep) => {
      const end = performance.now() + SLOW_MS * entries.length;
      catchUp(entries, onStep);
      while (performance.now() < end);
    };
    return match;
  };
  const copy = new LiveMatch({ ...live.beginning, release: { ...live.beginning.release, openMatch: slow } });
  let turns = 0;
  let reading = true;
  const count = (): void => {
    turns++;
    if (reading) setImmediate(count);
  };
  setImmediate(count);
  const entries: readonly StoredEntry[] = live.entries;
  await followGently(copy, entries);
  reading = false;
  expect(copy.head).toBe(live.head);
  // Pieces of eight entries take longer than the others are to wait, so they get a turn after each but those that
  // takebacks hold together.
  expect(turns).toBeGreaterThanOrEqual(2);
});

test('a match that is wanted by many at once, thrown away and wanted again is read by one after the other', async () => {
  const { id, live } = await played(12);
  const { rooms } = here.host;
  rooms.forget(id);
  begun = 0;
  const first = [rooms.enter(id), rooms.enter(id), rooms.enter(id)];
  rooms.forget(id);
  const second = [rooms.enter(id), rooms.enter(id)];
  const [one, two, three] = await Promise.all(first);
  // The second reading has not begun before the first was done.
  expect(begun).toBe(1);
  expect(one).toBe(two);
  expect(two).toBe(three);
  const [four, five] = await Promise.all(second);
  expect(begun).toBe(2);
  expect(four).toBe(five);
  expect(four).not.toBe(one);
  expect(four?.live.head).toBe(live.head);
});

test('a visitor who enters while a match is rebuilt gets the same room, with the new copy', async () => {
  const room = await played(5);
  const { rooms } = here.host;
  const before = room.live;
  const again = rooms.reload(room);
  expect(room.isStale).toBe(true);
  const entered = await rooms.enter(room.id);
  await again;
  expect(entered).toBe(room);
  expect(room.isStale).toBe(false);
  expect(room.live).not.toBe(before);
  expect(room.live.head).toBe(before.head);
});
