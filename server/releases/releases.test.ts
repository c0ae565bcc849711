/** Upgrades with matches in progress: another version of the rules never changes the course of a match. */
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { Hosting } from '@praxis/contract';
import type { Setup } from '@praxis/engine';
import { CARDS } from '@praxis/magic';
import { magicWith } from '@praxis/magic/game.ts';
import { hosting as magic } from '@praxis/magic/hosting.ts';
import { chainGame } from '@praxis/testkit/miniatures/chain.ts';
import { afterAll, beforeEach, expect, test } from 'vitest';
import type { Room } from '../match/room.ts';
import type { HostedGame } from '../registry.ts';
import { continueMatch } from '../replays/continuing.ts';
import {
  begin,
  choose,
  FakeClock,
  hosted,
  openTestServices,
  SETTINGS,
  type TestClient,
  type TestServices,
} from '../testing/fixtures.ts';
import { eventually } from '../testing/process.ts';
import { testDatabase } from '../testing/test-server.ts';

const shared = testDatabase();
const open: TestServices[] = [];

beforeEach(async () => {
  // Servers of earlier tests would take over the matches of later ones, and the other way round.
  for (const services of open.splice(0)) await services.close();
  await shared.database.pool.query(`update matches set status = 'aborted' where status = 'running'`);
});

afterAll(async () => {
  for (const services of open) await services.close();
});

/** A stand-in for the game's bundle: a module that imports the sources. */
const MODULE = `
import { chainGame } from ${JSON.stringify(pathToFileURL(join(import.meta.dirname, '../../testkit/miniatures/chain.ts')).href)};
import { hosted } from ${JSON.stringify(pathToFileURL(join(import.meta.dirname, '../testing/hosted-game.ts')).href)};
export { openMatch } from ${JSON.stringify(pathToFileURL(join(import.meta.dirname, '../../engine/open.ts')).href)};
export const hosting = await hosted({ game: chainGame, seatsMost: 2 }).load();
`;

interface Version {
  readonly fingerprint: string;
  /** The number of points at the start. */
  readonly points?: number;
  readonly code?: string;
}

function chain({ fingerprint, points, code }: Version): HostedGame {
  const start = (setup: Setup) => {
    const state = chainGame.start(setup);
    return points === undefined ? state : { ...state, points: state.points.map(() => points) };
  };
  const game = { ...chainGame, start };
  return { ...hosted({ game, seatsMost: 2 }), built: { fingerprint, code: () => code } };
}

async function servicesWith(version: Version, clock?: FakeClock): Promise<TestServices> {
  const services = await openTestServices({
    games: [chain(version)],
    database: shared.database,
    ...(clock ? { clock } : {}),
  });
  open.push(services);
  return services;
}

async function versionOf(match: string): Promise<string> {
  const { rows } = await shared.database.pool.query('select rules_version from matches where id = $1', [match]);
  return rows[0]?.rules_version;
}

async function entriesOf(match: string): Promise<number> {
  const { rows } = await shared.database.pool.query('select head from matches where id = $1', [match]);
  return rows[0]?.head;
}

interface Begun {
  readonly match: string;
  readonly players: readonly [TestClient, TestClient];
}

/** A match of two people with one answer. */
async function begun(services: TestServices): Promise<Begun> {
  const players = [services.client(), services.client()] as const;
  const match = await begin(services, players, { game: 'chain' });
  choose(players[0], match, 'set');
  await services.settle();
  return { match, players };
}

/** The first player comes to another server, and answers there. */
async function goesOn(services: TestServices, { match, players }: Begun): Promise<TestClient> {
  const again = services.client(players[0].person);
  again.watch(match);
  await waitFor(() => again.decision !== undefined || again.messages.some(({ t }) => t === 'refused'));
  if (again.decision) {
    const given = choose(again, match);
    await waitFor(() => again.reply(given) !== undefined);
  }
  await services.settle();
  return again;
}

async function waitFor(claim: () => boolean): Promise<void> {
  expect(await eventually(claim)).toBe(true);
}

test('rules that lead to the same position take a match over silently; the old process follows', async () => {
  const old = await servicesWith({ fingerprint: 'a1', code: MODULE });
  const match = await begun(old);
  expect(await versionOf(match.match)).toBe('1-a1');
  const upgraded = await servicesWith({ fingerprint: 'a2', code: MODULE });
  const before = await entriesOf(match.match);
  const again = await goesOn(upgraded, match);
  expect(await versionOf(match.match)).toBe('1-a2');
  expect(await entriesOf(match.match)).toBe(before + 1);
  expect(again.view?.seats[0]?.zones.set).toHaveLength(1);
  // Players who are still connected to the old process play on there, under the version of the new one.
  const second = match.players[1];
  old.host.rooms.forget(match.match);
  second.watch(match.match);
  await waitFor(() => second.decision !== undefined);
  choose(second, match.match);
  await old.settle();
  expect(await entriesOf(match.match)).toBe(before + 2);
  expect(await versionOf(match.match)).toBe('1-a2');
});

test('rules that lead elsewhere leave the match to its own, which the database has kept', async () => {
  const match = await begun(await servicesWith({ fingerprint: 'b1', code: MODULE }));
  const upgraded = await servicesWith({ fingerprint: 'b2', points: 9 });
  const again = await goesOn(upgraded, match);
  expect(again.view?.seats[0]?.counters).toMatchObject({ points: 5 });
  expect(await entriesOf(match.match)).toBe(2);
  expect(await versionOf(match.match)).toBe('1-b1');
  // New matches begin under the new rules.
  const fresh = await begun(upgraded);
  expect(await versionOf(fresh.match)).toBe('1-b2');
  expect(fresh.players[0].view?.seats[0]?.counters).toMatchObject({ points: 9 });
});

test('a process never writes to a match whose version it lacks', async () => {
  const match = await begun(await servicesWith({ fingerprint: 'c1' }));
  const upgraded = await servicesWith({ fingerprint: 'c2', points: 9 });
  const again = await goesOn(upgraded, match);
  expect(again.messages.find(({ t }) => t === 'refused')).toMatchObject({ code: 'fault' });
  expect(await entriesOf(match.match)).toBe(1);
  expect(await versionOf(match.match)).toBe('1-c1');
});

test('a process that has not noticed that a match has gone over cannot write by the old rules', async () => {
  const old = await servicesWith({ fingerprint: 'd1', points: 5 });
  const match = await begun(old);
  await goesOn(await servicesWith({ fingerprint: 'd2' }), match);
  expect(await versionOf(match.match)).toBe('1-d2');
  const before = await entriesOf(match.match);
  const [first] = match.players;
  // Its own copy is rebuilt when the key refuses; without the newer rules it gives up.
  await waitFor(() => first.decision !== undefined);
  const id = first.ask({ t: 'answer', match: match.match, number: first.decision?.number ?? 0, answer: 'pass' });
  await old.settle();
  expect(first.reply(id)?.t).toBe('refused');
  expect(await entriesOf(match.match)).toBe(before);
});

/** The versions in the database with this prefix, after a week in which only these servers were running. */
async function keptAfterAWeek(prefix: string, alive: readonly TestServices[]): Promise<readonly string[]> {
  await shared.database.pool.query(
    `update releases set announced_at = announced_at - interval '8 days' where version like $1`,
    [`1-${prefix}%`],
  );
  // All of them announce themselves before one of them removes unneeded versions.
  for (const { services } of alive) await services.resources.releases.announceAgain();
  for (const { services } of alive) await services.housekeeping.tidyUp();
  const { rows } = await shared.database.pool.query<{ version: string }>(
    'select version from releases where version like $1 order by version',
    [`1-${prefix}%`],
  );
  return rows.map(({ version }) => version);
}

test('the version of a server that lives stays, though no match is of it', async () => {
  const old = await servicesWith({ fingerprint: 'e1', code: MODULE });
  const match = await begun(old);
  const upgraded = await servicesWith({ fingerprint: 'e2', code: MODULE });
  await goesOn(upgraded, match);
  expect(await versionOf(match.match)).toBe('1-e2');
  expect(await keptAfterAWeek('e', [old, upgraded])).toEqual(['1-e1', '1-e2']);
  // A table at the old server can still begin, by its own version.
  expect(await versionOf((await begun(old)).match)).toBe('1-e1');
});

test('when all its matches have gone over, the version of a server that is no more goes', async () => {
  const old = await servicesWith({ fingerprint: 'f1', code: MODULE });
  const match = await begun(old);
  const upgraded = await servicesWith({ fingerprint: 'f2', code: MODULE });
  expect(await keptAfterAWeek('f', [upgraded])).toEqual(['1-f1']);
  await goesOn(upgraded, match);
  expect(await keptAfterAWeek('f', [upgraded])).toEqual(['1-f2']);
  // The match goes on all the same, also after it is read again.
  upgraded.host.rooms.forget(match.match);
  expect((await upgraded.host.rooms.enter(match.match))?.live.head).toBe(2);
});

test('a match that is over keeps its version, and can be gone on from', async () => {
  const old = await servicesWith({ fingerprint: 'g1', code: MODULE });
  const match = await begun(old);
  const there = await old.host.rooms.enter(match.match);
  await old.host.referee.record(there as Room, 'abort', undefined, { reason: 'agreed' }, () => undefined);
  const upgraded = await servicesWith({ fingerprint: 'g2', points: 9, code: MODULE });
  await begun(upgraded);
  expect(await keptAfterAWeek('g', [upgraded])).toEqual(['1-g1', '1-g2']);
  const { resources, rooms, bots } = upgraded.host;
  const room = (await rooms.enter(match.match)) as Room;
  const { person } = match.players[0];
  const further = await continueMatch(resources, bots, room, person, { step: 1, seat: 0 });
  expect(await versionOf(further)).toBe('1-g1');
  // The database itself refuses to delete it.
  await expect(shared.database.pool.query(`delete from releases where version = '1-g1'`)).rejects.toThrow();
});

test('a server that has slept for more than a week puts its version back before it begins a match by it', async () => {
  const clock = new FakeClock();
  const sleeper = await servicesWith({ fingerprint: 'h1', code: MODULE }, clock);
  await sleeper.services.resources.releases.current('chain');
  const other = await servicesWith({ fingerprint: 'h2', code: MODULE });
  await other.services.resources.releases.current('chain');
  await shared.database.pool.query(`update releases set announced_at = now() where version = '1-h1'`);
  expect(await keptAfterAWeek('h', [other])).toEqual(['1-h2']);
  clock.set(clock.now() + 8 * 86_400_000);
  expect(await versionOf((await begun(sleeper)).match)).toBe('1-h1');
});

/**
 * A module from an earlier release: its views call cards by their numbers among all cards, and it has no list of cards.
 */
const EARLIER_MODULE = `
${MODULE.replace('export const hosting =', 'const present =')}
const { allCards, ...game } = present.game;
const names = allCards('only').map(({ id }) => id);
const view = (g, viewer) => {
  const seen = game.view(g, viewer);
  const cards = Object.values(seen.cards).map((card) => [card.handle, 'def' in card ? { ...card, def: names.indexOf(card.def) } : card]);
  return { ...seen, cards: Object.fromEntries(cards) };
};
export const hosting = { ...present, game: { ...game, view } };
`;

test('a match that an earlier release has begun goes on, and its cards are called by their ids', async () => {
  const match = await begun(await servicesWith({ fingerprint: 'x1', code: EARLIER_MODULE }));
  const again = await goesOn(await servicesWith({ fingerprint: 'x2', points: 9 }), match);
  expect(await versionOf(match.match)).toBe('1-x1');
  expect(await entriesOf(match.match)).toBe(2);
  const known = Object.values(again.view?.cards ?? {}).flatMap(({ def }) => def ?? []);
  const names = chainGame.allCards('only').map(({ id }) => id);
  expect(known.length).toBeGreaterThan(2);
  expect(known.filter((def) => !names.includes(def))).toEqual([]);
});

/** Magic with these cards. Nothing is built, so no bundle could be kept. */
function magicRelease(cards: Parameters<typeof magicWith>[0], fingerprint: string): HostedGame {
  const hosting = { ...magic, game: magicWith(cards) } as unknown as Hosting;
  return { id: 'magic', module: '', load: async () => hosting, built: { fingerprint, code: () => undefined } };
}

async function magicServices(cards: Parameters<typeof magicWith>[0], fingerprint: string): Promise<TestServices> {
  const services = await openTestServices({ games: [magicRelease(cards, fingerprint)], database: shared.database });
  open.push(services);
  return services;
}

test('a match under way moves to a release that only adds cards, without the bundle of the old one', async () => {
  const added = CARDS.filter(({ id }) => id === 'siege-wurm');
  const before = CARDS.filter((def) => !added.includes(def));
  const old = await magicServices(before, 'm1');
  const players = [old.client(), old.client()] as const;
  const settings = { ...SETTINGS, game: 'magic', edition: '2014', seats: 2 };
  const { id } = await old.services.tables.open(players[0].person, { settings }, 'en');
  await old.services.tables.join(id, players[1].person);
  for (const { person } of players) {
    await old.services.tables.deck(id, person, { offered: 'white-vanguard' }, 'en');
    await old.services.tables.ready(id, person, true);
  }
  await old.services.tables.start(id, players[0].person);
  for (const player of players) player.watch(id);
  await old.settle();
  const asked = players.find(({ decision }) => decision !== undefined) as TestClient;
  choose(asked, id);
  await old.settle();
  const head = await entriesOf(id);
  expect(head).toBeGreaterThan(0);
  // The next release has a card more, and all others in another order.
  const upgraded = await magicServices([...added, ...before.toReversed()], 'm2');
  for (const { person } of players) {
    const again = upgraded.client(person);
    again.watch(id);
    await waitFor(() => again.messages.some(({ t }) => t === 'update' || t === 'refused'));
    expect(again.messages.some(({ t }) => t === 'refused')).toBe(false);
    if (again.decision) choose(again, id);
    await upgraded.settle();
  }
  expect(await versionOf(id)).toBe(`${magic.game.version}-m2`);
  expect(await entriesOf(id)).toBeGreaterThan(head);
});
