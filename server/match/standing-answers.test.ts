/** Standing answers: the server answers for a seat as ordered, and asks where the order does not apply. */
import type { Attention } from '@praxis/contract';
import type { StandingAnswers } from '@praxis/protocol/table.ts';
import { expect, test } from 'vitest';
import type { HostedGame } from '../registry.ts';
import { begin, choose } from '../testing/fixtures.ts';
import { CHAIN, testServer } from '../testing/test-server.ts';

/** The current event as the game would describe it: an action of the first seat that concerns nobody else. */
const ACTION: Attention = { seat: 0, turn: 1, at: [], vote: false, matter: 'the first action' };
let attention = ACTION;

const GAME: HostedGame = { ...CHAIN, load: async () => ({ ...(await CHAIN.load()), attention: () => attention }) };
const table = testServer({ games: [GAME] });
const { clock } = table;

/** True if the second seat, which gave its order during the first action, is asked in the situation `now`. */
async function isAsked(standing: StandingAnswers, now: Partial<Attention>): Promise<boolean> {
  attention = ACTION;
  const [ada, ben] = [table.client(), table.client()];
  const match = await begin(table, [ada, ben], { game: 'chain' });
  const order = ben.ask({ t: 'stand', match, standing });
  await table.settle();
  expect(ben.reply(order)?.t).toBe('done');
  attention = { ...ACTION, ...now };
  choose(ada, match);
  await clock.advance(3000, table.settle);
  const { rows } = await table.database.pool.query<{ by: string; answer: string }>(
    `select body ->> 'by' as by, body ->> 'answer' as answer from entries where match_id = $1 and seat = 1`,
    [match],
  );
  if (ben.decision !== undefined) {
    expect(rows).toEqual([]);
    return true;
  }
  expect(rows).toEqual([{ by: 'standing', answer: 'pass' }]);
  return false;
}

test.each<readonly [string, StandingAnswers, Partial<Attention>, boolean]>([
  ['without an order', {}, {}, true],
  ['pass this turn', { pass: 'this turn' }, {}, false],
  ['pass this turn, and the next turn has begun', { pass: 'this turn' }, { turn: 2 }, true],
  ['pass this turn, and it is the own one', { pass: 'this turn' }, { seat: 1 }, true],
  ['pass this turn, and it has come to a fight', { pass: 'this turn' }, { engaged: [0, 1] }, true],
  ['pass until something targets me, and nothing does', { pass: 'until targeted' }, {}, false],
  ['pass until something targets me, some turns later', { pass: 'until targeted' }, { turn: 5 }, false],
  ['pass until something targets me, and something does', { pass: 'until targeted' }, { at: [1] }, true],
  ['pass until something targets me, and it targets another', { pass: 'until targeted' }, { at: [0] }, false],
  ['never block this action', { notThisAction: true }, {}, false],
  ['never block this action, though it is at me', { notThisAction: true }, { at: [1] }, false],
  ['never block this action, and there is another', { notThisAction: true }, { matter: 'the second action' }, true],
  ['never block this action, in another turn', { notThisAction: true }, { turn: 2 }, true],
  ['stop at every vote', { pass: 'this turn', stopAtVotes: true }, { vote: true }, true],
  ['stop at every vote, and there is none', { pass: 'this turn', stopAtVotes: true }, {}, false],
  ['a vote that nobody wanted to stop at', { pass: 'this turn' }, { vote: true }, false],
  ['ask me always', { pass: 'this turn', askAlways: true }, {}, true],
])('%s', async (_, standing, now, asked) => {
  expect(await isAsked(standing, now)).toBe(asked);
});
