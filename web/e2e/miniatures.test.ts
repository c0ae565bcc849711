/** The games of the test kit, which the page does not know, are played to their ends on the plain table. */
import { startServer } from '@praxis/server/main.ts';
import { type HostedGame, Registry } from '@praxis/server/registry.ts';
import { type HostedTestGame, hosted } from '@praxis/server/testing/fixtures.ts';
import { bidsGame } from '@praxis/testkit/miniatures/bids.ts';
import { chainGame } from '@praxis/testkit/miniatures/chain.ts';
import { paymentGame } from '@praxis/testkit/miniatures/payment.ts';
import { stackGame } from '@praxis/testkit/miniatures/stack.ts';
import { expect, test } from 'vitest';
import { faults } from './faults.ts';
import { beginMatch, testServer } from './matches.ts';
import { choices, over, play, type Taste } from './playing.ts';
import { picture, SCREENS } from './test-server.ts';

/** The table shows a zone or counter only if the game has words for it. */
const LABELS = {
  ...{ 'zone deck': 'deck', 'zone hand': 'hand', 'zone pile': 'pile', 'zone field': 'field', 'zone set': 'set' },
  'counter points': 'points',
};

function hostedMiniature(game: unknown, seatsMost: number): HostedGame {
  const plain = hosted({ game: game as HostedTestGame['game'], seatsMost });
  return { ...plain, load: async () => ({ ...(await plain.load()), labels: () => LABELS }) };
}

const MINIATURES: readonly HostedGame[] = [
  hostedMiniature(bidsGame, 5),
  hostedMiniature(chainGame, 2),
  hostedMiniature(paymentGame, 4),
  hostedMiniature(stackGame, 5),
];

const server = testServer((options) => startServer({ ...options, registry: new Registry(MINIATURES) }));

/** Always takes the first answer, whatever it means. */
const first: Taste = () => 0;

test.each([
  ['bids', SCREENS.desk],
  ['chain', SCREENS.desk],
  ['payment', SCREENS.phone],
  ['stack', SCREENS.phone],
] as const)('%s', async (game, screen) => {
  const { page, complaints } = await server.visitor(screen);
  await beginMatch(page, { Game: game });
  expect(await choices(page).count()).toBeGreaterThan(0);
  expect(await faults(page)).toEqual([]);
  await picture(page, `miniature-${game}`);
  const answers = await play(page, first, () => over(page).isVisible());
  expect(answers).toBeGreaterThan(3);
  // Played cards remain on the table.
  const own = page.getByRole('region', { name: 'Your side' });
  expect(await own.getByRole('list', { name: 'Pile' }).getByRole('listitem').count()).toBeGreaterThan(0);
  expect(await over(page).getByRole('list', { name: 'Points' }).getByRole('listitem').count()).toBe(2);
  await picture(page, `miniature-${game}-over`);
  expect(complaints).toEqual([]);
});

test('nobody is offered them who has not asked for them', () => {
  const offered = new Registry().ids;
  expect(offered.length).toBeGreaterThan(0);
  expect(offered.filter((id) => MINIATURES.some((each) => each.id === id))).toEqual([]);
});
