/** The seed of a rematch is mixed as that of any match: from a published secret and the players' contributions. */
import { commitment, mixSeed } from '@praxis/protocol';
import { expect, test } from 'vitest';
import { begin, type TestClient } from '../testing/fixtures.ts';
import { CHAIN, testServer } from '../testing/test-server.ts';

const server = testServer({ games: [CHAIN] });
const [ADAS, BENS] = ['aa'.repeat(32), 'bb'.repeat(32)];

async function ended(): Promise<{ readonly match: string; readonly ada: TestClient; readonly ben: TestClient }> {
  const [ada, ben] = [server.client(), server.client()];
  const match = await begin(server, [ada, ben], { game: 'chain' });
  for (const client of [ada, ben]) {
    client.ask({ t: 'request', match, what: 'abort' });
    await server.settle();
  }
  await server.wait(3);
  return { match, ada, ben };
}

interface Begun {
  readonly id: string;
  readonly secret: string;
  readonly commitment: string;
  readonly seed: string;
}

async function rematch({ table }: TestClient): Promise<Begun> {
  const { rows } = await server.database.pool.query<Begun>(
    `select id, secret, commitment, setup->>'seed' as seed from matches where id = $1`,
    [table?.rematch],
  );
  return rows[0] as Begun;
}

async function consent(client: TestClient, match: string, contribution?: string): Promise<void> {
  const given = contribution === undefined ? {} : { contribution };
  client.ask({ t: 'consent', match, what: 'rematch', yes: true, ...given });
  await server.settle();
}

test('the secret is committed to before anybody contributes, and nobody is sent it', async () => {
  const { match, ada, ben } = await ended();
  ada.ask({ t: 'request', match, what: 'rematch', contributes: true });
  await server.settle();
  const published = ben.table?.requests[0]?.commitment;
  expect(ben.table?.requests).toEqual([{ what: 'rematch', by: 0, agreed: [], commitment: published }]);
  expect(ada.table?.requests).toEqual(ben.table?.requests);
  await consent(ben, match, BENS);
  expect(ben.table?.rematch).toBeUndefined();
  await consent(ada, match, ADAS);
  const { secret, seed, ...begun } = await rematch(ben);
  expect(begun.commitment).toBe(published);
  expect(commitment(secret)).toBe(published);
  expect(seed).toBe(mixSeed(secret, [ADAS, BENS]));
  for (const { sent } of [ada, ben])
    for (const hidden of [secret, seed, ADAS, BENS]) expect(sent.some(({ text }) => text.includes(hidden))).toBe(false);
});

test("a seat's first contribution counts: it cannot be exchanged when others have contributed", async () => {
  const { match, ada, ben } = await ended();
  ada.ask({ t: 'request', match, what: 'rematch', contributes: true });
  await server.settle();
  await consent(ada, match, ADAS);
  await consent(ada, match, 'cc'.repeat(32));
  await consent(ben, match, BENS);
  const { secret, seed } = await rematch(ada);
  expect(seed).toBe(mixSeed(secret, [ADAS, BENS]));
});

test('a request that was refused takes its secret with it', async () => {
  const { match, ada, ben } = await ended();
  const commitments: unknown[] = [];
  for (let time = 0; time < 2; time++) {
    ada.ask({ t: 'request', match, what: 'rematch', contributes: true });
    await server.settle();
    commitments.push(ada.table?.requests[0]?.commitment);
    ben.ask({ t: 'consent', match, what: 'rematch', yes: false });
    await server.settle();
  }
  expect(commitments[0]).toMatch(/^[0-9a-f]{64}$/);
  expect(commitments[1]).not.toBe(commitments[0]);
});

test('programs that contribute nothing agree by requesting', async () => {
  const { match, ada, ben } = await ended();
  ada.ask({ t: 'request', match, what: 'rematch' });
  await server.settle();
  const published = ben.table?.requests[0]?.commitment;
  await consent(ben, match);
  const { secret, seed } = await rematch(ben);
  expect(commitment(secret)).toBe(published);
  expect(seed).toBe(mixSeed(secret, ['', '']));
});

test('a contribution of another form is refused', async () => {
  const { match, ada, ben } = await ended();
  ada.ask({ t: 'request', match, what: 'rematch', contributes: true });
  await server.settle();
  const id = ben.ask({ t: 'consent', match, what: 'rematch', yes: true, contribution: 'mine' });
  await server.settle();
  expect(ben.refusal(id)).toBe('malformed');
});
