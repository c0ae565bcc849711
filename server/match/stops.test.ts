/** Games whose turns are full of windows: people are asked where they stop, and pass by themselves elsewhere. */
import { expect, test } from 'vitest';
import { begin, choose, type TestClient } from '../testing/fixtures.ts';
import { realGame, testServer } from '../testing/test-server.ts';

const here = testServer({ games: [realGame('magic')] });
const { clock } = here;

interface Asked {
  readonly seat: number;
  readonly turn: number;
  readonly whose: number;
  readonly step: string;
}

/**
 * Everybody gives the passive answer, except to play lands, until the turn has come. Returns the questions that were
 * asked.
 */
async function playUntil(match: string, clients: readonly TestClient[], turn: number): Promise<readonly Asked[]> {
  const asked: Asked[] = [];
  for (let tries = 0; tries < 3000; tries++) {
    for (const [seat, client] of clients.entries()) {
      const { decision, view } = client;
      if (!decision || !view) continue;
      const { turn: whose = 0, turnNumber = 0 } = view.where;
      if (turnNumber >= turn) return asked;
      asked.push({ seat, turn: turnNumber, whose, step: decision.step });
      const land = decision.choices.find(({ label }) => /^Play /.test(label));
      choose(client, match, land?.label);
      await here.settle();
    }
    await clock.advance(200, here.settle);
  }
  throw new Error(`Turn ${turn} never came; asked: ${JSON.stringify(asked.slice(-5))}`);
}

test('nobody is asked to pass in steps where nobody wants to do anything', async () => {
  const clients = [here.client(), here.client()];
  const match = await begin(here, clients, { game: 'magic', edition: '2014' });
  const asked = (await playUntil(match, clients, 7)).filter(({ step }) => step !== 'setup');
  const steps = new Set(asked.map(({ seat, whose, step }) => `${seat === whose ? 'own' : 'other'} ${step}`));
  for (const quiet of ['own upkeep', 'own draw', 'own end of combat', 'own end', 'other upkeep', 'other main 1'])
    expect(steps).not.toContain(quiet);
  expect(steps).toContain('own main 1');
  // A person who only plays lands is asked a handful of times in a turn.
  for (const turn of [1, 2, 3, 4, 5, 6])
    expect(asked.filter((each) => each.turn === turn).length).toBeLessThanOrEqual(8);
});

test('full control asks at every step, and a stop at one', async () => {
  const [ada, ben] = [here.client(), here.client()];
  const match = await begin(here, [ada, ben], { game: 'magic', edition: '2014' });
  expect(ada.table?.standing?.stops).toContain('own main 1');
  for (const client of [ada, ben]) client.ask({ t: 'stand', match, standing: { askAlways: true } });
  await here.settle();
  const asked = await playUntil(match, [ada, ben], 5);
  const steps = new Set(asked.map(({ seat, whose, step }) => `${seat === whose ? 'own' : 'other'} ${step}`));
  expect(steps).toContain('own upkeep');
  expect(steps).toContain('own end');
  expect(steps).toContain('other end');
});

test('a stop that does not exist is refused, and changes nothing', async () => {
  const [ada, ben] = [here.client(), here.client()];
  const match = await begin(here, [ada, ben], { game: 'magic', edition: '2014' });
  const before = ada.table?.standing;
  const id = ada.ask({ t: 'stand', match, standing: { stops: ['own main 1', 'own lunch'] } });
  await here.settle();
  expect(ada.refusal(id)).toBe('malformed');
  expect(ada.table?.standing).toEqual(before);
  const good = ada.ask({ t: 'stand', match, standing: { stops: ['own upkeep'] } });
  await here.settle();
  expect(ada.reply(good)?.t).toBe('done');
  expect(ada.table?.standing).toEqual({ stops: ['own upkeep'] });
});
