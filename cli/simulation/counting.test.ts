import { planOf } from '@praxis/bots/simulation/plan.ts';
import { playGame } from '@praxis/bots/simulation/play.ts';
import { decksIn } from '@praxis/contract';
import { hosting as vtesHosting } from '@praxis/vtes/hosting.ts';
import { describe, expect, test } from 'vitest';

const hosting = vtesHosting;
// Always the same decks, so that a new deck does not change the matches of these seeds.
const STARTERS = 5;
const contenders = decksIn(hosting.decks, 'fifth')
  .slice(0, STARTERS)
  .map(({ name, deck, temperament }) => ({
    ...{ name, deck, temperament },
    bot: 'random',
  }));
const plan = planOf(hosting, { edition: 'fifth', seats: 5, contenders, games: 3, seed: 'counting', playouts: 1 });

describe.each([0, 1, 2])('the counts of game %i of VTES', (game) => {
  const { end, reason, scores, tallies, curve, cards, turns } = playGame(hosting, plan, game);

  test('ousting the prey and being the last are the ways to victory points', () => {
    expect({ end, reason }).toEqual({ end: 'over', reason: 'last one left' });
    const { ousts = [], ousted = [] } = tallies;
    expect(scores).toEqual(ousts.map((count, seat) => count + (ousted[seat] === 0 ? 1 : 0)));
    expect(ousted.filter((count) => count === 0)).toHaveLength(1);
  });

  test('everybody begins with 30 pool, and ends without any unless he is the last', () => {
    for (const [seat, pool] of curve.entries()) {
      expect(pool).toHaveLength(turns);
      expect(pool[0]).toBe(30);
      if (tallies.ousted?.[seat] === 0) expect(pool.at(-1)).toBeGreaterThan(0);
    }
  });

  test('everybody draws seven cards and four vampires at least, and plays no more than that', () => {
    let played = 0;
    for (const uses of cards) {
      const sum = (index: 1 | 2): number => uses.reduce((total, use) => total + use[index], 0);
      expect(sum(1)).toBeGreaterThanOrEqual(11);
      expect(sum(2)).toBeLessThanOrEqual(sum(1));
      played += sum(2);
    }
    expect(played).toBeGreaterThan(10);
  });
});
