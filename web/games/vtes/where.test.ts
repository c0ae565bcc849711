import type { View } from '@praxis/engine';
import type { ActionView, ReferendumView } from '@praxis/vtes/where.ts';
import { expect, test } from 'vitest';
import { aimedAt, greatestIntercept, rankOf, relationOf, seatsThatMayBlock, votesBySeat } from './where.ts';

const ACTION: ActionView = {
  kind: 'bleed',
  by: 7,
  seat: 0,
  card: 9,
  targets: [1],
  on: [],
  stealth: 1,
  state: 'announced',
  declined: [],
  attempts: 0,
  intercepts: {},
};

function table(ousted: readonly boolean[]): View {
  return {
    viewer: 0,
    seats: ousted.map((out, seat) => ({ seat, name: `${seat}`, counters: { ousted: out ? 1 : 0 }, zones: {} })),
    cards: { 4: { handle: 4, owner: 1, controller: 1 }, 5: { handle: 5, owner: 1, controller: 2 } },
    where: {},
  };
}

test('the prey sits to the left and the predator to the right, and an ousted player is neither', () => {
  const five = table([false, false, false, false, false]);
  expect([1, 2, 3, 4].map((seat) => relationOf(five, 0, seat))).toEqual([
    'table prey',
    undefined,
    undefined,
    'table predator',
  ]);
  const later = table([false, true, false, false, true]);
  expect([1, 2, 3, 4].map((seat) => relationOf(later, 0, seat))).toEqual([
    undefined,
    'table prey',
    'table predator',
    undefined,
  ]);
  expect(relationOf(table([false, true, false]), 0, 2)).toBe('table prey and predator');
  // An ousted player has none.
  expect(relationOf(table([true, true, false]), 0, 2)).toBeUndefined();
});

test('an action is aimed at the cards it names, not at its own card or minion', () => {
  expect(aimedAt({ ...ACTION, on: [9, null, 3, 7] })).toEqual([3]);
});

test('the seats that may still block are known by the intercept of their minions', () => {
  const open = { ...ACTION, intercepts: { 4: 0, 5: 2 } };
  expect(seatsThatMayBlock(table([false, false, false]), open)).toEqual([1, 2]);
  expect(greatestIntercept(open)).toBe(2);
  expect(greatestIntercept(ACTION)).toBeUndefined();
});

test('votes are counted for each seat and side; votes not cast count for neither', () => {
  const held: ReferendumView = {
    caller: 0,
    bloodHunt: false,
    for: 3,
    against: 2,
    terms: [],
    ballots: [
      { seat: 2, source: 4, votes: 2, subVotes: 0, cast: 'against' },
      { seat: 0, votes: 1, subVotes: 0, cast: 'for' },
      { seat: 0, source: 5, votes: 2, subVotes: 0, cast: 'for' },
      { seat: 1, votes: 1, subVotes: 0 },
    ],
  };
  expect(votesBySeat(held)).toEqual([
    { seat: 0, for: 3, against: 0 },
    { seat: 2, for: 0, against: 2 },
  ]);
});

test('a title is found among the marks, with or without its city', () => {
  expect(rankOf(['locked', 'prince of Chicago'])).toBe('prince');
  expect(rankOf(['primogen'])).toBe('primogen');
  expect(rankOf(['archbishop of Lima'])).toBe('archbishop');
  expect(rankOf(['locked', 'anarch'])).toBeUndefined();
});
