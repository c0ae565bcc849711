/** Positions in which bots misjudged the answers of others, and the answer of a sensible player. */
import { favouriteOf } from '@praxis/testkit/insight.ts';
import { expect, test } from 'vitest';
import { hosting } from '../hosting.ts';
import { type TestTable, tableAt } from '../testing.ts';

/** A seat's favourite answer to its current question, as a sentence. */
function favourite(table: TestTable, name: string, temperament = 'balanced'): string {
  return favouriteOf(hosting, table.match, table.seat(name), temperament).sentence;
}

test('a small vampire does not bleed into an unlocked vampire whose blows are aggravated', () => {
  const position = (locked: boolean) =>
    tableAt({
      edition: 'third',
      turn: 'Sara',
      seats: {
        Sara: { pool: 20, ready: [{ vampire: 'Sully', capacity: 5, blood: 5 }] },
        Alex: { pool: 19, ready: [{ vampire: 'Rex', capacity: 9, blood: 9, with: ['Sengir Dagger'], locked }] },
        Nora: {},
        Tom: {},
      },
    });
  expect(favourite(position(true), 'Sara')).toBe('Sully bleeds Alex');
  expect(favourite(position(false), 'Sara')).toBe('Sara passes');
});

test('a predator that bleeds hard is ousted if the next one is harmless', () => {
  const position = (tom: readonly object[]) =>
    tableAt({
      turn: 'Sara',
      seats: {
        Sara: {
          pool: 6,
          ready: [{ vampire: 'Sully', capacity: 8, blood: 8, title: 'prince of Chicago', sect: 'Camarilla' }],
          hand: ['Kine Resources Contested'],
        },
        Alex: { pool: 20 },
        Nora: { pool: 10 },
        Tom: { pool: 1, ready: tom },
      },
    })
      .say('Sara', 'plays Kine Resources Contested with Sully')
      .untilAsked('Sara', 'terms');
  const weak = [{ vampire: 'Max', capacity: 3, blood: 3 }];
  expect(favourite(position(weak), 'Sara')).toBe('Sara sets the terms: 3 to Alex, 1 to Nora');
  const strong = ['Kay', 'Rex'].map((vampire) => ({ vampire, capacity: 6, bleed: 2, disciplines: ['DEM', 'OBF'] }));
  expect(favourite(position(strong), 'Sara')).toMatch(/to Tom/);
});

test('no pool goes through a Blood Doll to a vampire in torpor that has blood enough', () => {
  const table = tableAt({
    turn: 'Sara',
    phase: 'master',
    seats: {
      Sara: { pool: 18, torpor: [{ vampire: 'Sully', capacity: 10, blood: 9, with: ['Blood Doll'] }] },
      Alex: {},
      Nora: {},
      Tom: {},
    },
  });
  expect(favourite(table, 'Sara')).toBe('Sara uses Blood Doll choosing to the pool');
});

test('a bot that hardly ever brings out retainers discards them before its vampires arrive', () => {
  const table = tableAt({
    edition: 'third',
    turn: 'Sara',
    phase: 'discard',
    seats: {
      Sara: {
        uncontrolled: [{ vampire: 'Sully', capacity: 8, disciplines: ['ANI', 'VIC'] }],
        hand: ['Raven Spy', 'Body Arsenal'],
      },
      Alex: {},
      Nora: {},
      Tom: {},
    },
  });
  expect(favourite(table, 'Sara', 'raider')).toBe('Sara discards Raven Spy');
});
