/** Several processes on one real PostgreSQL. */
import { bidsGame } from '@praxis/testkit/miniatures/bids.ts';
import { type StartedPostgres, startPostgres } from '@praxis/testkit/postgres.ts';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { SystemClock } from './base/clock.ts';
import { readConfig } from './base/config.ts';
import { openLog } from './base/log.ts';
import { startServer } from './main.ts';
import { setPassword } from './ops/reset-password.ts';
import { Registry } from './registry.ts';
import { Releases } from './releases/releases.ts';
import { PostgresBus } from './storage/bus.ts';
import { type Database, isReferredTo, openDatabase } from './storage/database.ts';
import {
  FakeClock,
  hosted,
  openTestServices,
  SETTINGS,
  type TestClient,
  type TestServices,
} from './testing/fixtures.ts';
import { eventually, Player, someAnswer, spawnServer } from './testing/process.ts';

const GAMES = [hosted({ game: bidsGame, seatsMost: 5, turn: 'prize' })];
const LOG = openLog({ ...readConfig({}), logLevel: 'silent' });

/** The minimum number of answers, half of them for each process. */
const SUBMITS = 2400;

let postgres: StartedPostgres;
const open: { readonly services: TestServices; readonly database: Database; readonly bus: PostgresBus }[] = [];

beforeAll(async () => {
  postgres = await startPostgres();
}, 120_000);

afterAll(async () => {
  for (const { services, database, bus } of open) {
    await services.close();
    await bus.close();
    await database.close();
  }
  await postgres.stop();
});

/** As good as another process: its own connections, its own memory, wake-ups through the database only. */
async function another(url: string): Promise<TestServices> {
  const database = await openDatabase({ dataFolder: '', databaseUrl: url });
  const clock = new SystemClock();
  const bus = new PostgresBus(url, database.pool, clock, LOG, String(open.length));
  await bus.start();
  const services = await openTestServices({ games: GAMES, database, clock, bus });
  open.push({ services, database, bus });
  return services;
}

test("a password that an operator sets closes all sessions' connections, on all processes", async () => {
  const url = await postgres.createDatabase('sessions');
  const both = [await another(url), await another(url)] as const;
  const { accounts } = both[0].services.resources;
  const body = JSON.stringify({ email: 'ada@example.org', password: 'correct horse', name: 'Ada' });
  const headers = { 'content-type': 'application/json' };
  const signUp = new Request(`${accounts.url}/api/auth/sign-up/email`, { method: 'POST', headers, body });
  const { user } = (await (await accounts.handle(signUp)).json()) as { readonly user: { readonly id: string } };
  const clients = both.map((each) => each.client({ id: user.id, name: 'Ada', guest: false }));
  const config = { ...readConfig({}), databaseUrl: url, logLevel: 'silent' } as const;
  expect(await setPassword(config, 'ada@example.org', 'another password')).toBe('done');
  expect(await eventually(() => clients.every(({ closed }) => closed === 1012))).toBe(true);
});

test('three processes that start at once on an empty database make its schema once', async () => {
  const url = await postgres.createDatabase('at_once');
  const servers = await Promise.all(
    [1, 2, 3].map(() => startServer({ port: 0, databaseUrl: url, logLevel: 'silent', registry: new Registry(GAMES) })),
  );
  const [first] = servers;
  const { rows } = await (first as (typeof servers)[0]).services.resources.database.pool.query(
    'select name, count(*)::integer as times from migrations group by name',
  );
  expect(rows.length).toBeGreaterThan(0);
  expect(rows.every(({ times }) => times === 1)).toBe(true);
  for (const { url: address } of servers) expect((await fetch(`${address}/healthz`)).status).toBe(200);
  await Promise.all(servers.map((server) => server.stop()));
});

test('players of one match on two processes answer at the same instant: nothing is lost, doubled or out of order', async () => {
  const url = await postgres.createDatabase('instant');
  const both = [await another(url), await another(url)] as const;
  const people = Array.from({ length: 4 }, (_, seat) => (both[seat % 2] as TestServices).client());
  const match = await beginAcross(both, people);
  const twins = people.map(({ person }, seat) => (both[(seat + 1) % 2] as TestServices).client(person));
  for (const twin of twins) twin.watch(match);
  let given = 0;
  const isOver = (): boolean => people.some(({ table }) => table?.state === 'over');
  const asked = people.map(({ decisions }) => ({ decisions, id: -1 }));
  for (let rounds = 0; rounds < 400 && !isOver(); rounds++) {
    // Each speaks on both processes at once, and every other time says something else there.
    for (const [seat, client] of people.entries()) {
      const last = asked[seat] as (typeof asked)[number];
      // A question that was closed for a moment, when an answer came from the other process, is open again under its
      // number: nothing has changed, so no update tells it a second time.
      if (!client.decision && client.table?.waitingFor.includes(seat) && client.reply(last.id)?.t === 'refused')
        client.decisions = last.decisions;
      if (!client.decision) continue;
      const { number, choices } = client.decision;
      const answer = choices[rounds % choices.length]?.answer as string;
      last.decisions = client.decisions;
      client.decisions = [];
      last.id = client.ask({ t: 'answer', match, number, answer });
      (twins[seat] as TestClient).ask({ t: 'answer', match, number, answer: rounds % 2 === 0 ? answer : 'pass' });
      given++;
    }
    await eventually(() => isOver() || people.some(({ decision }) => decision !== undefined), 3000);
  }
  // The other process hears of the end a moment later.
  expect(await eventually(() => people.every(({ table }) => table?.state === 'over'))).toBe(true);
  const { database } = open[0] as (typeof open)[0];
  const { rows } = await database.pool.query<{ seq: number; seat: number; body: { number: number } }>(
    'select seq, seat, body from entries where match_id = $1 order by seq',
    [match],
  );
  expect(rows.map(({ seq }) => seq)).toEqual(rows.map((_, index) => index + 1));
  const keys = rows.map(({ seat, body }) => `${seat} ${body.number}`);
  expect(new Set(keys).size).toBe(keys.length);
  expect(rows.length).toBeLessThanOrEqual(given);
  // Every acknowledged answer is in the log.
  const acknowledged = [...people, ...twins].flatMap(({ messages }) => messages.filter(({ t }) => t === 'done'));
  expect(acknowledged.length).toBeGreaterThanOrEqual(rows.length);
  expect(people[0]?.view?.result).toEqual(people[1]?.view?.result);
  expect(people[0]?.view?.seats.map(({ counters }) => counters)).toEqual(
    people[1]?.view?.seats.map(({ counters }) => counters),
  );
});

interface Submitted {
  readonly client: TestClient;
  readonly id: number;
  readonly seat: number;
  readonly number: number;
  readonly answer: string;
}

interface Storm {
  readonly match: string;
  readonly people: readonly TestClient[];
  /** The same people, each connected to the other process. */
  readonly twins: readonly TestClient[];
  readonly submitted: Submitted[];
}

/** Every asked player answers at both processes at once, every third time with another answer at the second one. */
function submitAll({ match, people, twins, submitted }: Storm, round: number): void {
  const submit = (client: TestClient, seat: number, number: number, answer: string): void => {
    submitted.push({ client, id: client.ask({ t: 'answer', match, number, answer }), seat, number, answer });
  };
  for (const [seat, client] of people.entries()) {
    if (!client.decision) continue;
    const { number, choices } = client.decision;
    const answer = choices[(round + seat) % choices.length]?.answer as string;
    client.decisions = [];
    submit(client, seat, number, answer);
    submit(twins[seat] as TestClient, seat, number, round % 3 === 0 ? (choices[0]?.answer as string) : answer);
  }
}

test('thousands of answers at the same instants, by the players of many matches at two processes: acknowledged ones are there, once and in order', async () => {
  const url = await postgres.createDatabase('storm');
  const both = [await another(url), await another(url)] as const;
  const { database } = open.at(-1) as (typeof open)[0];
  const storms: Storm[] = [];
  const gather = async (): Promise<Storm> => {
    const people = Array.from({ length: 4 }, (_, seat) => (both[seat % 2] as TestServices).client());
    const match = await beginAcross(both, people);
    const twins = people.map(({ person }, seat) => (both[(seat + 1) % 2] as TestServices).client(person));
    for (const twin of twins) twin.watch(match);
    const storm = { match, people, twins, submitted: [] };
    storms.push(storm);
    return storm;
  };
  let playing = await Promise.all(Array.from({ length: 16 }, gather));
  const submits = (): number => storms.reduce((sum, { submitted }) => sum + submitted.length, 0);
  // A machine that does other things, too, needs longer for as many.
  const end = Date.now() + 240_000;
  for (let round = 0; submits() < SUBMITS && Date.now() < end; round++) {
    for (const storm of playing) submitAll(storm, round);
    await new Promise((resolve) => setTimeout(resolve, 10));
    playing = await Promise.all(
      playing.map((storm) => (storm.people.some(({ table }) => table?.state === 'over') ? gather() : storm)),
    );
  }
  expect(submits()).toBeGreaterThanOrEqual(SUBMITS);
  const answered = ({ client, id }: Submitted): boolean => client.reply(id) !== undefined;
  expect(await eventually(() => storms.every(({ submitted }) => submitted.every(answered)))).toBe(true);
  for (const { match, submitted } of storms) {
    const { rows } = await database.pool.query<{ seq: number; seat: number; body: { number: number; answer: string } }>(
      "select seq, seat, body from entries where match_id = $1 and kind <> 'sealed' order by seq",
      [match],
    );
    const { rows: all } = await database.pool.query('select seq from entries where match_id = $1 order by seq', [
      match,
    ]);
    expect(all.map(({ seq }) => seq)).toEqual(all.map((_, index) => index + 1));
    const stored = rows.map(({ seat, body }) => `${seat} ${body.number}`);
    expect(new Set(stored).size).toBe(stored.length);
    const told = new Set(rows.map(({ seat, body }) => `${seat} ${body.number} ${body.answer}`));
    const lost = submitted.filter(
      ({ client, id, seat, number, answer }) =>
        client.reply(id)?.t === 'done' && !told.has(`${seat} ${number} ${answer}`),
    );
    expect(lost).toEqual([]);
  }
}, 360_000);

async function beginAcross(
  both: readonly [TestServices, TestServices],
  people: readonly TestClient[],
): Promise<string> {
  const [host, ...others] = people as [TestClient, ...TestClient[]];
  const settings = { ...SETTINGS, game: 'bids', seats: people.length };
  const { id } = await both[0].services.tables.open(host.person, { settings }, 'en');
  for (const { person } of others) {
    await both[1].services.tables.join(id, person);
    await both[1].services.tables.ready(id, person, true);
  }
  await both[0].services.tables.start(id, host.person);
  for (const client of people) client.watch(id);
  await eventually(() => people.every(({ view }) => view !== undefined));
  return id;
}

test('one of two servers is killed: its players go on at the other', async () => {
  const url = await postgres.createDatabase('killed');
  const [one, other] = await Promise.all([spawnServer({ DATABASE_URL: url }), spawnServer({ DATABASE_URL: url })]);
  try {
    const player = new Player(one.url);
    const { match } = await player.post<{ match: string }>('/api/play', { game: 'vtes', seats: 2, language: 'en' });
    await player.watch(match);
    await player.ask({ t: 'hurry', match });
    expect(await eventually(() => player.decision !== undefined)).toBe(true);
    const first = player.decision as NonNullable<Player['decision']>;
    expect((await player.answer(first.number, someAnswer(first, 0))).t).toBe('done');
    await one.kill();
    player.url = other.url;
    await player.watch(match);
    expect((await player.answer(first.number, someAnswer(first, 0))).t).toBe('done');
    await player.ask({ t: 'hurry', match });
    // Bots that the dead process had promised to move are moved by the other one when the promise has run out.
    expect(await eventually(() => player.decision !== undefined)).toBe(true);
    const next = player.decision as NonNullable<Player['decision']>;
    expect((await player.answer(next.number, someAnswer(next, 0))).t).toBe('done');
    player.close();
  } finally {
    await one.kill();
    await other.kill();
  }
}, 240_000);

test('versions of rules are removed while others begin matches by them: no match is left without its version', async () => {
  const url = await postgres.createDatabase('versions');
  const beginner = await another(url);
  const { database } = open.at(-1) as (typeof open)[0];
  const { person } = beginner.client();
  const table = await beginner.services.tables.open(person, { settings: { ...SETTINGS, game: 'bids' } }, 'en');
  // To a server a month ahead everything was announced long ago.
  const later = new FakeClock();
  const other = await openDatabase({ dataFolder: '', databaseUrl: url });
  const sweeper = new Releases(new Registry(GAMES), other, later, LOG);
  let refused = 0;
  let removed = 0;
  const begin = async (round: number): Promise<void> => {
    const version = `round ${round}`;
    await database.pool.query(`insert into releases (game, version) values ('bids', $1) on conflict do nothing`, [
      version,
    ]);
    await database.pool
      .query(
        `insert into matches (id, game, edition, settings, status, host, secret, commitment, rules_version, created_at)
         select $1, game, edition, settings, 'aborted', host, secret, commitment, $2, created_at from matches where id = $3`,
        [`match ${round}`, version, table.id],
      )
      .catch((error: unknown) => {
        if (!isReferredTo(error)) throw error;
        refused++;
      });
  };
  const sweep = async (): Promise<void> => {
    const before = await other.pool.query('select 1 from releases');
    await sweeper.removeUnneeded();
    const after = await other.pool.query('select 1 from releases');
    if ((after.rowCount ?? 0) < (before.rowCount ?? 0)) removed++;
  };
  for (let round = 0; round < 150; round += 3)
    await Promise.all([begin(round), sweep(), begin(round + 1), sweep(), begin(round + 2)]);
  const { rows } = await database.pool.query<{ matches: number; bare: number }>(
    `select count(*)::integer as matches, (count(*) filter (where releases.version is null))::integer as bare
     from matches left join releases on releases.game = matches.game and version = rules_version
     where rules_version is not null`,
  );
  expect(rows[0]).toEqual({ matches: 150 - refused, bare: 0 });
  await database.pool.query(`insert into releases (game, version) values ('bids', 'of nobody')`);
  await sweep();
  expect(removed).toBeGreaterThan(0);
  await other.close();
});

test('a process that does not hear its own notification complains; one that does is silent', async () => {
  const [here, elsewhere] = [await postgres.createDatabase('told'), await postgres.createDatabase('untold')];
  const complaintsOf = async (listening: string, isHeard: boolean): Promise<readonly string[]> => {
    const complaints: string[] = [];
    const log = { ...LOG, error: (message: string) => complaints.push(message) } as unknown as typeof LOG;
    const database = await openDatabase({ dataFolder: '', databaseUrl: here });
    const clock = new FakeClock();
    // A notification in one database is not heard in another, as behind a pooler that gives the session away.
    const bus = new PostgresBus(listening, database.pool, clock, log, 'own');
    await bus.start();
    // A heard notification calls off the complaint, however late it arrives. The next check of the connection is still
    // to come.
    if (isHeard) expect(await eventually(() => clock.expected === 1)).toBe(true);
    await clock.advance(20_000, async () => {});
    await bus.close();
    await database.close();
    return complaints;
  };
  expect(await complaintsOf(here, true)).toEqual([]);
  expect(await complaintsOf(elsewhere, false)).toEqual([expect.stringContaining('wake-ups do not arrive')]);
});
