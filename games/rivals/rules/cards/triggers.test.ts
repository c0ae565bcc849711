import { openAt } from '@praxis/engine';
import { expect, test } from 'vitest';
import { rivals } from '../../game.ts';
import { staging } from '../../staging.ts';

test('R-TURN-010 of two copies of a card only the place among other effects is chosen', () => {
  const investment = { card: 'Long-Term Investment', prestige: 2 };
  const { setup, state } = staging.stage({
    ...{ edition: '1.9', turn: 'Ana', phase: 'beginning' },
    seats: {
      Ana: { haven: [{ card: 'Hydra', with: ['Prince of the City'] }], in_play: [investment, investment] },
      Bob: {},
    },
  });
  const [decision] = openAt(rivals, setup, state).decisions;
  const first = decision?.next([]) ?? [];
  expect(first.map(({ say }) => say)).toEqual(['orders', 'orders']);
});
