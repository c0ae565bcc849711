import type { Insight } from '@praxis/contract';
import { type Decision, type Match, openMatch, type View } from '@praxis/engine';
import { bidsGame } from '@praxis/testkit/miniatures/bids.ts';
import { describe, expect, test } from 'vitest';
import type { Asked, Budget } from './bot.ts';
import { heuristic } from './heuristic.ts';
import { search } from './search.ts';
import { askedAt } from './seat.ts';

const game = bidsGame;
const seats = ['Ana', 'Bruno', 'Clara'].map((name) => ({ name }));

function bids(seed: string): Match {
  return openMatch(game, { edition: 'only', seats, seed }, { forks: true });
}

function share({ seats: all }: View, seat: number): number {
  const points = (each: number): number => 1 + (all[each]?.counters.points ?? 0);
  return points(seat) / all.reduce((sum, each) => sum + points(each.seat), 0);
}

/** Prefers to pass, which wins nothing, though it knows the worth of positions. */
const misguided: Insight = {
  scorePiece: (_, __, { say }) => ({ weight: say === 'pass' ? 3 : 1, why: say }),
  value: share,
};

function ask(match: Match, insight: Insight, budget: Budget, seed = 'search'): Asked {
  return askedAt(match, match.decisions[0] as Decision, { insight, temperament: '', seed, budget });
}

describe('search', () => {
  test('finds out that doing nothing wins nothing, though the insight prefers it', () => {
    const firsts = ['a', 'b', 'c', 'd', 'e', 'f'].map((seed) => search(ask(bids(seed), misguided, { playouts: 300 })));
    for (const { why } of firsts) expect(why).toMatchObject({ because: 'worlds' });
    const bidding = firsts.filter(({ answer }) => answer.startsWith('bid'));
    expect(bidding.length).toBeGreaterThanOrEqual(4);
    expect(heuristic(ask(bids('a'), misguided, { playouts: 300 })).answer).toBe('pass');
  });

  test('follows the insight where it learns nothing', () => {
    const blind: Insight = { ...misguided, value: () => 1 / 3 };
    expect(search(ask(bids('a'), blind, { playouts: 60 })).answer).toBe('pass');
  });

  test('uses no more playouts than it may, and about as much time', () => {
    let imagined = 0;
    const counted = (asked: Asked): Asked => ({
      ...asked,
      view: asked.view,
      lightView: asked.lightView,
      imagine: (seed) => {
        imagined++;
        return asked.imagine(seed);
      },
    });
    expect(search(counted(ask(bids('a'), misguided, { playouts: 20 }))).why).toMatchObject({ worlds: 20 });
    expect(imagined).toBeLessThanOrEqual(10);
    const startMs = performance.now();
    search(ask(bids('a'), misguided, { milliseconds: 60 }));
    const tookMs = performance.now() - startMs;
    expect(tookMs).toBeGreaterThan(30);
    expect(tookMs).toBeLessThan(2000);
  });

  test('does without worlds in which the rules fail', () => {
    const failing = (asked: Asked): Asked => ({
      ...asked,
      view: asked.view,
      lightView: asked.lightView,
      imagine: (seed) => {
        const world = asked.imagine(seed);
        world.fork = () => {
          const copy = asked.imagine(seed);
          copy.choose = () => {
            throw new Error('The rules fail.');
          };
          return copy;
        };
        return world;
      },
    });
    const { answer, why } = search(failing(ask(bids('a'), misguided, { playouts: 100 })));
    expect(answer).toBe('pass');
    expect(why).toEqual({ because: 'insight', reason: 'pass' });
  });
});
