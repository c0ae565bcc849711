/** Positions in which bots threw away pool, vampires or cards, and the answer of a sensible player. */
import { favouriteOf } from '@praxis/testkit/insight.ts';
import { expect, test } from 'vitest';
import { hosting } from '../hosting.ts';
import { type TestTable, tableAt } from '../testing.ts';

/** A seat's favourite answer to its current question, as a sentence. */
function favourite(table: TestTable, name: string, temperament = 'balanced'): string {
  return favouriteOf(hosting, table.match, table.seat(name), temperament).sentence;
}

const others = { Alex: {}, Nora: {}, Tom: {} };

test('a weak vampire bleeds a prey without blockers instead of hunting where the predator would block and beat it', () => {
  const position = (tom: object) =>
    tableAt({
      turn: 'Sara',
      seats: {
        Sara: { ready: [{ vampire: 'Sully', capacity: 6, blood: 1 }] },
        Alex: { ready: [{ vampire: 'Kay', capacity: 5, locked: true }] },
        Nora: {},
        Tom: tom,
      },
    });
  expect(favourite(position({}), 'Sara')).toBe('Sully hunts');
  const wall = { ready: [{ vampire: 'Rex', capacity: 8, blood: 8, strength: 3, with: ['Raven Spy'] }] };
  expect(favourite(position(wall), 'Sara')).toBe('Sully bleeds Alex');
});

test('a lead of one vote is not enough for diablerie', () => {
  const position = (votes: number) =>
    tableAt({
      turn: 'Sara',
      seats: {
        Sara: { ready: [{ vampire: 'Sully', capacity: 8, blood: 8, votes }] },
        Alex: { torpor: [{ vampire: 'Kay', capacity: 6, blood: 0 }] },
        Nora: { ready: [{ vampire: 'Max', votes: 1 }] },
        Tom: {},
      },
    });
  expect(favourite(position(5), 'Sara')).toBe('Sully diablerizes Kay');
  expect(favourite(position(2), 'Sara')).not.toContain('diablerizes');
});

test('the last pool is not given to a vampire', () => {
  const position = (pool: number, blood: number) =>
    tableAt({
      turn: 'Sara',
      phase: 'master',
      seats: { Sara: { pool, ready: [{ vampire: 'Sully', capacity: 6, blood, with: ['Blood Doll'] }] }, ...others },
    }).untilAsked('Sara', 'master');
  expect(favourite(position(5, 6), 'Sara')).toBe('Sara uses Blood Doll choosing to the pool');
  expect(favourite(position(1, 0), 'Sara')).toBe('Sara passes');
});

test('a card that gives intercept is not locked for the action of a minion of its own', () => {
  const table = tableAt({
    edition: 'third',
    turn: 'Sara',
    seats: {
      Sara: { ready: [{ vampire: 'Sully', capacity: 6, blood: 3 }], in_play: ['Club Zombie'] },
      ...others,
      Alex: { ready: [{ vampire: 'Rex', capacity: 6 }] },
    },
  })
    .say('Sara', 'Sully bleeds Alex')
    .say('Alex', 'Rex attempts to block')
    .untilAsked('Sara', 'block attempt');
  expect(favourite(table, 'Sara')).toBe('Sara passes');
});

test('even a wall acts while its pool lasts for many turns, and stays at home when it does not', () => {
  const position = (pool: number, tom: readonly object[]) =>
    tableAt({
      turn: 'Sara',
      seats: {
        Sara: { pool, ready: [{ vampire: 'Sully', capacity: 6, blood: 6 }] },
        Alex: { ready: [{ vampire: 'Kay', capacity: 4, blood: 4 }] },
        Nora: {},
        Tom: { ready: tom },
      },
    });
  expect(favourite(position(22, [{ vampire: 'Rex' }]), 'Sara', 'wall')).toBe('Sully bleeds Alex');
  const attackers = [
    { vampire: 'Rex', bleed: 2 },
    { vampire: 'Max', bleed: 2 },
  ];
  expect(favourite(position(5, attackers), 'Sara', 'wall')).toBe('Sara passes');
});

test('a third vampire is brought out although the predator is strong; a fifth is not', () => {
  const predator = ['Rex', 'Max', 'Kay'].map((vampire) => ({ vampire, bleed: 2 }));
  const position = (names: readonly string[]) =>
    tableAt({
      turn: 'Sara',
      phase: 'influence',
      seats: {
        Sara: {
          pool: 11,
          ready: names.map((vampire) => ({ vampire })),
          uncontrolled: [{ vampire: 'Sully', capacity: 6, blood: 0 }],
        },
        ...others,
        Tom: { ready: predator },
      },
    }).untilAsked('Sara', 'influence');
  expect(favourite(position(['Ann', 'Bob']), 'Sara')).toBe('Sara moves 1 pool to Sully');
  expect(favourite(position(['Ann', 'Bob', 'Cid', 'Dan']), 'Sara')).toBe('Sara passes');
});
