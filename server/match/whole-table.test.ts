/**
 * VTES at a table of two people and two bots, in two languages: the match goes on, and all read it in their own
 * language.
 */
import { expect, test } from 'vitest';
import { begin, choose } from '../testing/fixtures.ts';
import { realGame, testServer } from '../testing/test-server.ts';

const table = testServer({ games: [realGame('vtes')] });
const { clock } = table;

test('two people and two bots play some turns', async () => {
  const [ada, ben] = [table.client(), table.client()];
  const match = await begin(table, [ada, ben], {
    ...{ game: 'vtes', edition: 'fifth', seats: 4, speed: { kind: 'live', bankSeconds: 600, incrementSeconds: 5 } },
  });
  ben.watch(match, 'pt');
  await table.settle();
  const asked = [0, 0];
  const room = await table.host.rooms.enter(match);
  const isEnough = (): boolean => Math.min(...asked) > 5 && (room?.live.story.turn ?? 0) > 4;
  for (let rounds = 0; rounds < 150 && !isEnough(); rounds++) {
    for (const [index, client] of [ada, ben].entries()) {
      if (!client.decision) continue;
      asked[index] = (asked[index] as number) + 1;
      const whole = client.decision.choices.filter(({ more, irreversible }) => !more && !irreversible);
      choose(client, match, whole[rounds % Math.max(1, whole.length)]?.label);
      client.decisions = [];
    }
    await clock.advance(2000, table.settle);
  }
  expect(isEnough()).toBe(true);
  expect(ada.lines.find((line) => line.startsWith('Turn 1'))).toBeDefined();
  expect(ben.lines.find((line) => line.startsWith('Turno 1'))).toBeDefined();
  // Each player's patched view equals the view of a new visitor.
  await clock.advance(5000, table.settle);
  const again = table.client(ben.person);
  again.watch(match, 'pt');
  await table.settle();
  expect(again.view).toEqual(ben.view);
  expect(again.decision?.number).toBe(ben.decision?.number);
  // Nobody is refused by a rule that failed.
  for (const { messages } of [ada, ben])
    expect(messages.filter((message) => message.t === 'refused' && message.code === 'fault')).toEqual([]);
});
