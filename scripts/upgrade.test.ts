/**
 * Upgrades with the files that `npm run build` makes: a match goes on under the bundle of its own release, or moves to
 * the next one.
 */
import type { Hosting } from '@praxis/contract';
import type { BaseState, Setup } from '@praxis/engine';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { type HostedGame, Registry } from '../server/registry.ts';
import { begin, choose, openTestServices, type TestClient, type TestServices } from '../server/testing/fixtures.ts';
import { eventually } from '../server/testing/process.ts';
import { testDatabase } from '../server/testing/test-server.ts';
import { bundled } from './bundle.ts';

// Bundling takes seconds on a busy machine.
vi.setConfig({ testTimeout: 600_000, hookTimeout: 600_000 });

const shared = testDatabase();
const GAME = 'pokemon';
let hosting: Hosting;
let code: string;
const open: TestServices[] = [];

beforeAll(async () => {
  hosting = (await new Registry().hosting(GAME)) as Hosting;
  code = await bundled(GAME);
});

afterAll(async () => {
  for (const services of open) await services.close();
});

/** A release of the server with this version of the game. `change`: its rules begin with something else. */
async function release(fingerprint: string, code: string | undefined, change = false): Promise<TestServices> {
  const { game } = hosting;
  const start = (setup: Setup): BaseState => ({ ...game.start(setup), later: 'another rule' }) as BaseState;
  const hosted: HostedGame = {
    ...{ id: GAME, module: '', built: { fingerprint, code: () => code } },
    load: async () => (change ? { ...hosting, game: { ...game, start } } : hosting),
  };
  const services = await openTestServices({ games: [hosted], database: shared.database });
  open.push(services);
  return services;
}

interface Row {
  readonly version: string;
  readonly head: number;
}

async function rowOf(match: string): Promise<Row> {
  const { rows } = await shared.database.pool.query<Row>(
    'select rules_version as version, head from matches where id = $1',
    [match],
  );
  return rows[0] as Row;
}

/** Answers this many questions, of any seat. */
async function answer(players: readonly TestClient[], match: string, times: number): Promise<void> {
  for (let given = 0; given < times; given++) {
    expect(await eventually(() => players.some(({ decision }) => decision !== undefined))).toBe(true);
    const asked = players.find(({ decision }) => decision !== undefined) as TestClient;
    const id = choose(asked, match);
    expect(await eventually(() => asked.reply(id) !== undefined)).toBe(true);
    expect(asked.reply(id)?.t).toBe('done');
  }
}

async function watchAt(services: TestServices, before: readonly TestClient[], match: string): Promise<TestClient[]> {
  const players = before.map(({ person }) => services.client(person));
  for (const player of players) player.watch(match);
  await services.settle();
  return players;
}

test('a match is played across three releases: by its own bundle while the rules differ, then by rules that lead to the same', async () => {
  const first = await release('r1', code);
  const begun = [first.client(), first.client()];
  const match = await begin(first, begun, { game: GAME, edition: hosting.choices.editions[0] });
  await answer(begun, match, 3);
  const version = `${hosting.game.version}-r1`;
  const before = await rowOf(match);
  expect(before.version).toBe(version);
  await first.close();
  open.splice(open.indexOf(first), 1);

  // The rules of the second release lead elsewhere, so the bundle in the database is used.
  const second = await release('r2', undefined, true);
  const there = await watchAt(second, begun, match);
  await answer(there, match, 3);
  const between = await rowOf(match);
  expect(between).toMatchObject({ version });
  expect(between.head).toBeGreaterThanOrEqual(before.head + 3);
  const live = second.host.rooms.present(match)?.live;
  // It was played by the bundle: neither by the rules in memory nor by the kernel beside them.
  expect(live?.beginning.release.hosting.game).not.toBe(hosting.game);
  expect(live?.beginning.release.module).toMatch(/^file:.*\.mjs$/);
  expect(there[0]?.view?.cards).not.toEqual({});
  await second.close();
  open.splice(open.indexOf(second), 1);

  // The third leads to the same position again, and takes the match over.
  const third = await release('r3', code);
  const last = await watchAt(third, begun, match);
  await answer(last, match, 2);
  expect(await rowOf(match)).toMatchObject({ version: `${hosting.game.version}-r3` });
});
