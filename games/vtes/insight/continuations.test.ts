/** Positions in which a card or an action seems to promise more than the rules allow now. */
import type { Insight } from '@praxis/contract';
import { favouriteOf, situationOf } from '@praxis/testkit/insight.ts';
import { expect, test } from 'vitest';
import { hosting } from '../hosting.ts';
import { type TestTable, tableAt } from '../testing.ts';

/** A seat's favourite answer to its current question, as a sentence. */
function favourite(table: TestTable, name: string, temperament = 'balanced'): string {
  return favouriteOf(hosting, table.match, table.seat(name), temperament).sentence;
}

test('nobody burns his own location because another minion could do something better through another card', () => {
  const table = tableAt({
    edition: 'third',
    turn: 'Sara',
    seats: {
      Sara: {
        in_play: ['Smiling Jack, The Anarch'],
        ready: [{ vampire: 'Sully', capacity: 8, blood: 8, strength: 3 }],
      },
      Alex: { ready: [{ card: 'War Ghoul' }, { vampire: 'Rex', capacity: 3, blood: 1 }] },
      Nora: {},
      Tom: {},
    },
  });
  expect(favourite(table, 'Sara')).not.toContain('Smiling Jack');
});

test('a modifier is kept for after the block by a vampire that can only raise the bleed with it', () => {
  const position = (discipline: string) =>
    tableAt({
      turn: 'Sara',
      seats: {
        Sara: { ready: [{ vampire: 'Sully', capacity: 8, blood: 8, disciplines: [discipline] }], hand: ['Bonding'] },
        Alex: { pool: 9, ready: [{ vampire: 'Rex', capacity: 4, blood: 4 }] },
        Nora: {},
        Tom: {},
      },
    })
      .say('Sara', 'Sully bleeds Alex')
      .untilAsked('Alex', 'block')
      .say('Alex', 'Rex attempts to block')
      .untilAsked('Sara', 'block attempt');
  expect(favourite(position('DOM'), 'Sara')).toContain('Bonding');
  expect(favourite(position('dom'), 'Sara')).toBe('Sara passes');
});

test('the frugal rather bleed than equip, and keep their pool when the predator bleeds hard', () => {
  const equips = tableAt({
    turn: 'Sara',
    seats: {
      Sara: { pool: 15, ready: [{ vampire: 'Sully', capacity: 8, blood: 8 }], hand: ['Leather Jacket'] },
      Alex: { pool: 12 },
      Nora: {},
      Tom: {},
    },
  });
  expect(favourite(equips, 'Sara', 'frugal')).toBe('Sully bleeds Alex');
  const influences = (predator: readonly object[]) =>
    tableAt({
      turn: 'Sara',
      phase: 'influence',
      seats: {
        Sara: {
          pool: 13,
          ready: [
            { vampire: 'Sully', capacity: 8, blood: 8 },
            { vampire: 'Ada', capacity: 7, blood: 7 },
          ],
          uncontrolled: [{ vampire: 'Kay', capacity: 6 }],
        },
        Alex: {},
        Nora: {},
        Tom: { ready: predator },
      },
    }).untilAsked('Sara', 'influence');
  const bleeders = ['Rex', 'Max', 'Ivo'].map((vampire) => ({ vampire, capacity: 6, blood: 6, bleed: 2 }));
  expect(favourite(influences([]), 'Sara', 'frugal')).toBe('Sara moves 1 pool to Kay');
  expect(favourite(influences(bleeders), 'Sara', 'balanced')).toBe('Sara moves 1 pool to Kay');
  expect(favourite(influences(bleeders), 'Sara', 'frugal')).toBe('Sara passes');
});

test('a card is not played by chance because another of its ways, which is not offered now, would do no harm', () => {
  const { match } = tableAt({
    turn: 'Sara',
    seats: {
      Sara: { ready: [{ vampire: 'Sully', disciplines: ['VIC'] }], hand: ['Chiropteran Marauder'] },
      Alex: { ready: [{ vampire: 'Rex', capacity: 8, blood: 8 }] },
      Nora: {},
      Tom: {},
    },
  })
    .say('Sara', 'Sully bleeds Alex')
    .say('Alex', 'Rex attempts to block')
    .untilAsked('Sara', 'before range');
  const [decision] = match.decisions;
  if (!decision) throw new Error('Nobody is asked anything.');
  const situation = situationOf(match, decision);
  const insight = hosting.insights?.of(match.setup) as Insight | undefined;
  const weights = situation.decision.next([]).map((piece) => ({
    say: piece.say,
    weight: insight?.scorePiece(situation, [], piece).weight,
  }));
  const weightOf = (word: string): number => weights.find(({ say }) => say === word)?.weight ?? Number.NaN;
  expect(weightOf('plays') / weightOf('pass')).toBeLessThan(0.5);
});
