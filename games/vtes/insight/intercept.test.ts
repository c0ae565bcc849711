/** Positions in which bots wasted intercept or their only blocker, and the answer of a sensible player. */
import { favouriteOf } from '@praxis/testkit/insight.ts';
import { expect, test } from 'vitest';
import { hosting } from '../hosting.ts';
import { type TestTable, tableAt } from '../testing.ts';

/** A seat's favourite answer to its current question, as a sentence. */
function favourite(table: TestTable, name: string, temperament = 'balanced'): string {
  return favouriteOf(hosting, table.match, table.seat(name), temperament).sentence;
}

const kay = { vampire: 'Kay', capacity: 6, blood: 6, disciplines: ['obf'] };
const sully = { vampire: 'Sully', capacity: 6, blood: 6, disciplines: ['AUS'] };

test('a card gives all the intercept that it can: the other player may still add stealth', () => {
  const table = tableAt({
    edition: 'third',
    turn: 'Tom',
    seats: {
      Sara: { pool: 12, ready: [sully], hand: ['Enhanced Senses'] },
      Alex: {},
      Nora: {},
      Tom: { ready: [kay], hand: ['Swallowed by the Night'] },
    },
  })
    .say('Tom', 'Kay bleeds Sara')
    .untilAsked('Sara', 'block')
    .say('Sara', 'Sully attempts to block')
    .untilAsked('Tom', 'block attempt')
    .say('Tom', 'Tom plays Swallowed by the Night with Kay');
  expect(favourite(table.untilAsked('Sara', 'block attempt'), 'Sara')).toContain('superior');
});

test('the intercept of a location goes to the blocker', () => {
  const table = tableAt({
    edition: 'third',
    turn: 'Tom',
    seats: {
      Sara: { pool: 8, ready: [{ vampire: 'Rex', capacity: 9, blood: 9 }, sully], in_play: ['Club Zombie'] },
      Alex: {},
      Nora: {},
      Tom: { ready: [kay], hand: ['Swallowed by the Night'] },
    },
  })
    .say('Tom', 'Kay bleeds Sara')
    .untilAsked('Sara', 'block')
    .say('Sara', 'Sully attempts to block')
    .untilAsked('Tom', 'block attempt')
    .say('Tom', 'Tom plays Swallowed by the Night with Kay');
  expect(favourite(table.untilAsked('Sara', 'block attempt'), 'Sara')).toContain('on Sully');
});

/** Tom's small vampire bleeds; his others have acted, or are still to come. */
function smallBleed(locked: boolean): TestTable {
  const bleeder = { vampire: 'Max', capacity: 8, blood: 8, bleed: 2, disciplines: ['DEM', 'OBF'], locked };
  return tableAt({
    edition: 'third',
    turn: 'Tom',
    seats: {
      Sara: { pool: 8, ready: [sully] },
      Alex: {},
      Nora: {},
      Tom: { ready: [{ vampire: 'Kay', capacity: 3, blood: 3 }, bleeder] },
    },
  })
    .say('Tom', 'Kay bleeds Sara')
    .untilAsked('Sara', 'block');
}

test('the only blocker waits for the bleed that costs most', () => {
  expect(favourite(smallBleed(true), 'Sara')).toBe('Sully attempts to block');
  expect(favourite(smallBleed(false), 'Sara')).toBe('Sara does not block');
});

test('intercept is not spent on a jacket while the predator can still bleed', () => {
  const position = (locked: boolean) =>
    tableAt({
      edition: 'third',
      turn: 'Tom',
      seats: {
        Sara: { pool: 7, ready: [sully], hand: ['Enhanced Senses'] },
        Alex: {},
        Nora: {},
        Tom: {
          ready: [
            { vampire: 'Kay', capacity: 3, blood: 3 },
            { vampire: 'Max', capacity: 8, blood: 8, bleed: 2, disciplines: ['DEM', 'OBF'], locked },
          ],
          hand: ['Leather Jacket'],
        },
      },
    })
      .say('Tom', 'Tom plays Leather Jacket with Kay')
      .untilAsked('Sara', 'block')
      .say('Sara', 'Sully attempts to block')
      .untilAsked('Sara', 'block attempt');
  expect(favourite(position(true), 'Sara')).toContain('Enhanced Senses');
  expect(favourite(position(false), 'Sara')).toBe('Sara passes');
});

test("another player's bleed is blocked if the fight brings down the vampire of a leader", () => {
  const position = (blood: number) =>
    tableAt({
      edition: 'third',
      turn: 'Nora',
      seats: {
        Sara: { pool: 8, ready: [{ ...sully, strength: 3 }], hand: ["Eagle's Sight"] },
        Alex: { pool: 8 },
        Nora: { pool: 25, ready: [{ vampire: 'Kay', capacity: 8, blood, bleed: 2 }] },
        Tom: { pool: 8 },
      },
    })
      .say('Nora', 'Kay bleeds Tom')
      .untilAsked('Sara', 'before block');
  expect(favourite(position(1), 'Sara')).toContain("Eagle's Sight");
  expect(favourite(position(8), 'Sara')).toBe('Sara passes');
});

test('nobody is woken for a block when all have declined', () => {
  const table = tableAt({
    edition: 'third',
    turn: 'Tom',
    seats: {
      Sara: { pool: 3, ready: [{ ...sully, locked: true, disciplines: ['ANI'] }], hand: ['Guard Dogs'] },
      Alex: {},
      Nora: {},
      Tom: { ready: [{ vampire: 'Kay', capacity: 2, blood: 1 }] },
    },
  }).say('Tom', 'Kay bleeds Sara');
  expect(favourite(table.untilAsked('Sara', 'before block'), 'Sara')).toContain('Guard Dogs');
  table.untilAsked('Sara', 'before block').say('Sara', 'Sara passes');
  expect(favourite(table.untilAsked('Sara', 'after block'), 'Sara')).toBe('Sara passes');
});

test('with little pool left, a bleed is blocked that one more card makes the last one', () => {
  const position = (pool: number) =>
    tableAt({
      edition: 'third',
      turn: 'Tom',
      seats: {
        Sara: { pool, ready: [sully] },
        Alex: {},
        Nora: {},
        Tom: {
          ready: [
            { vampire: 'Kay', capacity: 3, blood: 3, disciplines: ['dem'] },
            { vampire: 'Max', capacity: 8, blood: 8, disciplines: ['DEM', 'OBF'] },
          ],
          hand: ['Eyes of Chaos', 'Precognition'],
        },
      },
    })
      .say('Tom', 'Kay bleeds Sara')
      .untilAsked('Sara', 'block');
  expect(favourite(position(2), 'Sara')).toBe('Sully attempts to block');
});
