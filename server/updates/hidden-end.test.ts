/** The end of a match is held back like everything else: it can be read nowhere before the table is shown it. */
import { ANYTIME_ACTION } from '@praxis/engine';
import { expect, test } from 'vitest';
import { FLOOR_MOST_MS } from '../match/floor.ts';
import { begin, type TestClient } from '../testing/fixtures.ts';
import { realGame, testPages, testServer } from '../testing/test-server.ts';

const server = testServer({ games: [realGame('pokemon')] });
const pages = testPages(server);

interface Read {
  readonly table: string;
  readonly summary: string;
  readonly hasResult: boolean;
  readonly replay: number;
  readonly record: number;
}

/** Everything that a stranger with the match's id can read. */
async function read(match: string): Promise<Read> {
  const get = (path: string) => pages.app.inject({ url: path });
  const summary = (await get(`/api/matches/${match}`)).json() as { readonly state: string; readonly result?: unknown };
  return {
    table: ((await get(`/api/tables/${match}`)).json() as { readonly state: string }).state,
    summary: summary.state,
    hasResult: summary.result !== undefined,
    replay: (await get(`/api/matches/${match}/replay?seat=all`)).statusCode,
    record: (await get(`/api/matches/${match}/record`)).statusCode,
  };
}

const SETTINGS = { game: 'pokemon', edition: '2024' };

function concede(client: TestClient, match: string): void {
  client.ask({ t: 'answer', match, number: ANYTIME_ACTION, answer: 'concedes' });
}

const RUNNING: Read = { table: 'running', summary: 'running', hasResult: false, replay: 409, record: 409 };
const OVER: Read = { table: 'over', summary: 'over', hasResult: true, replay: 200, record: 200 };

test('neither table, summary, replay nor record tell of the end before the pause is over', async () => {
  const [ada, ben] = [server.client(), server.client()];
  const match = await begin(server, [ada, ben], SETTINGS);
  await server.wait(3);
  concede(ada, match);
  await server.settle();
  expect([ada.table?.state, ben.table?.state]).toEqual(['running', 'running']);
  expect(await read(match)).toEqual(RUNNING);
  await server.wait(FLOOR_MOST_MS / 1000);
  expect([ada.table?.state, ben.table?.state]).toEqual(['over', 'over']);
  expect(await read(match)).toEqual(OVER);
});

test('alone with bots nobody waits for the end', async () => {
  const ada = server.client();
  const match = await begin(server, [ada], SETTINGS);
  concede(ada, match);
  await server.settle();
  expect(await read(match)).toEqual(OVER);
});
