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
