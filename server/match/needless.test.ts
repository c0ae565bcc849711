/** Questions with only one answer, which are asked to hide that there is no choice: alone with bots nobody is asked. */
import { ask, END, oneOf, PASS, PASSIVE_PASS, type Procedure } from '@praxis/engine';
import { bidsGame } from '@praxis/testkit/miniatures/bids.ts';
import { expect, test } from 'vitest';
import { begin, hosted, type TestClient } from '../testing/fixtures.ts';
import { testServer } from '../testing/test-server.ts';

const { round } = bidsGame.parts;
if (!round) throw new Error('The miniature has no rounds.');
type Round = typeof round;

/** Before each bid the first seat can only pass, and then choose none of no cards. */
const game: typeof bidsGame = {
  ...bidsGame,
  id: 'needless',
  parts: {
    ...bidsGame.parts,
    *round(g: Parameters<Round>[0]): Procedure {
      const question = { seat: 0, step: 'window', about: { say: 'window' }, passive: PASSIVE_PASS, free: true };
      yield* ask({ ...question, next: oneOf([PASS]) });
      yield* ask({ ...question, step: 'window', passive: [END], next: oneOf([END]) });
      yield* round(g);
    },
  },
};
const here = testServer({ games: [hosted({ game, seatsMost: 2 })] });

async function firstQuestion(clients: readonly [TestClient, ...TestClient[]]): Promise<string | undefined> {
  await begin(here, clients, { game: 'needless' });
  await here.clock.advance(3000, here.settle);
  return clients[0].decision?.step;
}

test('a person alone with bots is not asked where only one answer is possible', async () => {
  expect(await firstQuestion([here.client()])).toBe('bidding');
});

test('among people such a question is asked, because a quick answer would tell', async () => {
  expect(await firstQuestion([here.client(), here.client()])).toBe('window');
});
