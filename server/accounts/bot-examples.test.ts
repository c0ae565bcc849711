/** The example bots of the documentation play whole matches against a server, over the network and with tokens. */
import { spawn, spawnSync } from 'node:child_process';
import { join } from 'node:path';
import type { MatchSummary, NewBotAccount } from '@praxis/protocol/http.ts';
import { bidsGame } from '@praxis/testkit/miniatures/bids.ts';
import { chainGame } from '@praxis/testkit/miniatures/chain.ts';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type StartedServer, startServer } from '../main.ts';
import { SimplePlayers } from '../match/bots.ts';
import { Registry } from '../registry.ts';
import { hosted, openTestDatabase, temporaryFolder } from '../testing/fixtures.ts';

const EXAMPLES = join(import.meta.dirname, '..', '..', 'docs', 'examples', 'bots');
const hasPython = spawnSync('python3', ['--version']).status === 0;
const { folder, remove } = temporaryFolder();
let server: StartedServer;
let cookie: string;

beforeAll(async () => {
  await (await openTestDatabase(folder)).close();
  const registry = new Registry([
    hosted({ game: bidsGame, seatsMost: 5, turn: 'prize' }),
    hosted({ game: chainGame, seatsMost: 2 }),
  ]);
  server = await startServer({ registry, bots: new SimplePlayers(), port: 0, dataFolder: folder, logLevel: 'silent' });
  const response = await asked('/api/auth/sign-up/email', {
    ...{ email: 'owner@example.org', password: 'correct horse', name: 'Owner' },
  });
  cookie = response.headers
    .getSetCookie()
    .map((each) => each.split(';')[0])
    .join('; ');
});

afterAll(async () => {
  await server.stop();
  remove();
});

function asked(path: string, body: object, headers: Record<string, string> = {}): Promise<Response> {
  return fetch(`${server.url}${path}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...headers },
    body: JSON.stringify(body),
  });
}

interface Ended {
  readonly status: number | null;
  readonly output: string;
  readonly errors: string;
}

function run(command: string, file: string, token: string, game: string): Promise<Ended> {
  const environment = { ...process.env, PRAXIS_URL: server.url, PRAXIS_TOKEN: token, PRAXIS_GAME: game };
  const child = spawn(command, [join(EXAMPLES, file)], { env: environment, timeout: 150_000 });
  const said = { output: '', errors: '' };
  child.stdout.on('data', (data) => {
    said.output += data;
  });
  child.stderr.on('data', (data) => {
    said.errors += data;
  });
  return new Promise((resolve) => child.on('close', (status) => resolve({ ...said, status })));
}

async function plays(command: string, file: string, game: string): Promise<void> {
  const made = await asked('/api/bots', { name: `Bot ${file.slice(-2)} ${game}` }, { cookie });
  const bot = (await made.json()) as NewBotAccount;
  const { status, output, errors } = await run(command, file, bot.token, game);
  expect(errors).toBe('');
  expect(status).toBe(0);
  expect(output).toMatch(/The match is over: \w+/);
  const [, id] = /\/m\/([\w-]{22})/.exec(output) ?? [];
  const summary = (await (await fetch(`${server.url}/api/matches/${id}`)).json()) as MatchSummary;
  expect(summary).toMatchObject({ game, state: 'over', result: { kind: 'over' } });
  expect(summary.seats.map((seat) => seat.bot)).toEqual([true, true]);
  expect(summary.seats[0]?.name).toBe(bot.name);
  // It was the program that answered, not a bot in its place.
  const { rows } = await server.services.resources.database.pool.query<{ kind: string; by: string | null }>(
    `select distinct kind, body ->> 'by' as by from entries where match_id = $1 and seat = 0`,
    [id],
  );
  expect(rows).toEqual([{ kind: 'answer', by: null }]);
}

test.each(['bids', 'chain'])('the one in TypeScript plays %s to the end', (game) =>
  plays(process.execPath, 'random-bot.ts', game),
);

test.skipIf(!hasPython).each(['bids', 'chain'])('the one in Python plays %s to the end', (game) =>
  plays('python3', 'random_bot.py', game),
);

test('without a token that opens anything they say so', async () => {
  const { status, errors } = await run(process.execPath, 'random-bot.ts', 'praxis_forged', 'bids');
  expect([status, errors.trim()]).toEqual([1, 'You are not signed in.']);
});
