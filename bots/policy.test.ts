import type { Insight } from '@praxis/contract';
import type { VisibleDecision, VisiblePiece } from '@praxis/engine';
import { describe, expect, test } from 'vitest';
import { diceFrom, drawn, rolled } from './dice.ts';
import { walk } from './policy.ts';
import { DecisionTrail } from './trail.ts';

/** A decision with this many places in a row, each with several ways to go on. */
function decisionOf(places: number, ways: number): VisibleDecision & { asked: number } {
  const decision = {
    number: 0,
    seat: 0,
    step: 'any',
    about: { key: 'about', say: 'about' },
    forced: false,
    passive: undefined,
    asked: 0,
    next: (prefix: readonly string[]): readonly VisiblePiece[] => {
      decision.asked++;
      if (prefix.length === places) return [];
      return Array.from({ length: ways }, (_, way) => ({ key: `w:${way}`, say: 'w', amount: way }));
    },
  };
  return decision;
}

function insightWith(weight: (amount: number) => number): Insight {
  return {
    scorePiece: (_, __, { amount = 0 }) => ({ weight: weight(amount), why: `way ${amount}` }),
    value: () => 0.5,
  };
}

function walked(insight: Insight, heat: number, seed: string, decision = decisionOf(1, 4)): string {
  const trail = new DecisionTrail(decision);
  const view = { viewer: 0, seats: [], cards: {}, where: {} };
  walk(trail, { view, decision, temperament: '' }, { insight, heat }, diceFrom(seed));
  return trail.answer;
}

function counts(insight: Insight, heat: number): number[] {
  const found = [0, 0, 0, 0];
  for (let trial = 0; trial < 2000; trial++) {
    const way = Number(walked(insight, heat, `trial ${trial}`).slice(2));
    found[way] = (found[way] as number) + 1;
  }
  return found.map((count) => count / 2000);
}

describe('a walk', () => {
  test('never takes a piece without weight, unless there is no other', () => {
    expect(
      counts(
        insightWith((amount) => (amount === 2 ? 1 : 0)),
        1,
      ),
    ).toEqual([0, 0, 1, 0]);
    for (const share of counts(
      insightWith(() => 0),
      1,
    ))
      expect(share).toBeCloseTo(0.25, 1);
  });

  test('follows the weights at heat 1 and the greatest of them when it is cold', () => {
    const [a, b, c, d] = counts(
      insightWith((amount) => amount + 1),
      1,
    ) as [number, number, number, number];
    for (const [share, fair] of [
      [a, 0.1],
      [b, 0.2],
      [c, 0.3],
      [d, 0.4],
    ] as const)
      expect(Math.abs(share - fair)).toBeLessThan(0.04);
    expect(
      counts(
        insightWith((amount) => amount + 1),
        0.02,
      )[3],
    ).toBeGreaterThan(0.99);
  });

  test('gives the reason of the first piece, and whether there was a choice', () => {
    const view = { viewer: 0, seats: [], cards: {}, where: {} };
    const tell = (decision: VisibleDecision) =>
      walk(
        new DecisionTrail(decision),
        { view, decision, temperament: '' },
        { insight: insightWith((amount) => amount), heat: 0.02 },
        diceFrom('reason'),
      );
    expect(tell(decisionOf(2, 3))).toMatchObject({ free: true, reason: 'way 2' });
    expect(tell(decisionOf(2, 1))).toEqual({ free: false, reason: undefined, chance: 1 });
  });

  test('looks only at the pieces on its way: of millions of answers none is listed', () => {
    const decision = decisionOf(10, 20);
    walked(
      insightWith((amount) => amount),
      1,
      'many',
      decision,
    );
    expect(decision.asked).toBe(11);
  });
});

describe('dice', () => {
  test('are the same from the same seed, and even', () => {
    const [a, b] = [diceFrom('seed'), diceFrom('seed')];
    expect([a(), a(), a()]).toEqual([b(), b(), b()]);
    const dice = diceFrom('even');
    const found = new Map<number, number>();
    for (let roll = 0; roll < 6000; roll++) {
      const number = rolled(dice, 6);
      found.set(number, (found.get(number) ?? 0) + 1);
    }
    expect([...found.keys()].sort()).toEqual([0, 1, 2, 3, 4, 5]);
    for (const count of found.values()) expect(Math.abs(count - 1000)).toBeLessThan(150);
  });

  test('draw by weight', () => {
    const dice = diceFrom('weights');
    expect(Array.from({ length: 50 }, () => drawn(dice, [0, 3, 0]))).toEqual(Array.from({ length: 50 }, () => 1));
  });
});
