/** Positions in which bots left themselves open to their predator or wasted blood, and the answer of a sensible player. */
import { favouriteOf } from '@praxis/testkit/insight.ts';
import { expect, test } from 'vitest';
import { hosting } from '../hosting.ts';
import { type TestTable, tableAt } from '../testing.ts';

/** A seat's favourite answer to its current question, as a sentence. */
function favourite(table: TestTable, name: string, temperament = 'balanced'): string {
  return favouriteOf(hosting, table.match, table.seat(name), temperament).sentence;
}

const attackers = ['Rex', 'Max'].map((vampire) => ({ vampire, capacity: 6, blood: 6, bleed: 2 }));

test("the only blocker is not locked for the prey's jacket while the predator is still to come", () => {
  const position = (tom: readonly object[]) =>
    tableAt({
      turn: 'Alex',
      seats: {
        Sara: { pool: 7, ready: [{ vampire: 'Sully', capacity: 8, blood: 8, strength: 2, with: ['Raven Spy'] }] },
        Alex: { ready: [{ vampire: 'Kay', capacity: 4, blood: 2 }], hand: ['Leather Jacket'] },
        Nora: {},
        Tom: { ready: tom },
      },
    })
      .say('Alex', 'Alex plays Leather Jacket with Kay')
      .untilAsked('Sara', 'block');
  expect(favourite(position([]), 'Sara')).toBe('Sully attempts to block');
  expect(favourite(position(attackers), 'Sara')).toBe('Sara does not block');
});

test("a rush goes to the predator's bleeder before an equal vampire of the prey", () => {
  const position = (disciplines: readonly string[]) =>
    tableAt({
      edition: 'third',
      turn: 'Sara',
      seats: {
        Sara: {
          pool: 9,
          ready: [{ vampire: 'Sully', capacity: 8, blood: 8, sect: 'Sabbat', disciplines: ['VIC'] }],
          hand: ['Rumble', 'Body Arsenal'],
        },
        Alex: { pool: 25, ready: [{ vampire: 'Rex', capacity: 8, blood: 8 }] },
        Nora: {},
        Tom: { ready: [{ vampire: 'Kay', capacity: 8, blood: 8, disciplines }] },
      },
    });
  expect(favourite(position(['DEM', 'OBF']), 'Sara')).toBe('Sara plays Rumble with Sully on Kay');
});

test('a rush across the table is for the vampire of a player who runs away with the match', () => {
  const position = (nora: object) =>
    tableAt({
      edition: 'third',
      turn: 'Sara',
      seats: {
        Sara: {
          pool: 9,
          ready: [{ vampire: 'Sully', capacity: 8, blood: 8, sect: 'Sabbat', disciplines: ['VIC'] }],
          hand: ['Rumble', 'Body Arsenal'],
        },
        Alex: { pool: 6, ready: [{ vampire: 'Rex', capacity: 3, blood: 3 }] },
        Nora: nora,
        Tom: { pool: 20 },
      },
    });
  const bleeder = { vampire: 'Max', capacity: 9, blood: 9, disciplines: ['DOM', 'OBF'] };
  expect(favourite(position({ pool: 6, ready: [bleeder] }), 'Sara', 'bruiser')).not.toContain('Max');
  const leader = { pool: 22, ready: [bleeder, { vampire: 'Kay', capacity: 4, blood: 4, disciplines: ['DOM'] }] };
  expect(favourite(position(leader), 'Sara', 'bruiser')).toBe('Sara plays Rumble with Sully on Max');
});

test('a weak vampire does not try diablerie where a strong one would block it', () => {
  const position = (ready: readonly object[]) =>
    tableAt({
      turn: 'Sara',
      seats: {
        Sara: { ready: [{ vampire: 'Sully', capacity: 7, blood: 2, votes: 4 }] },
        Alex: {},
        Nora: {},
        Tom: { ready, torpor: [{ vampire: 'Kay', capacity: 5, blood: 3 }] },
      },
    });
  expect(favourite(position([]), 'Sara')).toBe('Sully diablerizes Kay');
  const guards = ['Rex', 'Max'].map((vampire) => ({ vampire, capacity: 8, blood: 8, strength: 3 }));
  expect(favourite(position(guards), 'Sara')).not.toContain('diablerizes');
});

test('a Blood Doll leaves a vampire the blood that keeps it from hunting', () => {
  const position = (blood: number) =>
    tableAt({
      turn: 'Sara',
      phase: 'master',
      seats: {
        Sara: { pool: 12, ready: [{ vampire: 'Sully', capacity: 6, blood, with: ['Blood Doll'] }] },
        Alex: {},
        Nora: {},
        Tom: {},
      },
    }).untilAsked('Sara', 'master');
  expect(favourite(position(6), 'Sara')).toBe('Sara uses Blood Doll choosing to the pool');
  expect(favourite(position(2), 'Sara')).toBe('Sara passes');
});

test('a vampire does not wait at home for a stealthy bleeder that it cannot intercept', () => {
  const position = (disciplines: readonly string[], attached: readonly string[] = []) =>
    tableAt({
      turn: 'Sara',
      seats: {
        Sara: { pool: 6, ready: [{ vampire: 'Sully', capacity: 6, blood: 6, with: attached }] },
        Alex: { ready: [{ vampire: 'Kay', capacity: 4, blood: 4, locked: true }] },
        Nora: {},
        Tom: { ready: attackers.map((each) => ({ ...each, disciplines })) },
      },
    });
  expect(favourite(position([]), 'Sara', 'wall')).toBe('Sara passes');
  expect(favourite(position(['OBF']), 'Sara', 'wall')).toBe('Sully bleeds Alex');
  expect(favourite(position(['OBF'], ['Raven Spy']), 'Sara', 'wall')).toBe('Sara passes');
});

test('the last vampire that could block stays at home when the next turn of the predator could oust its player', () => {
  const position = (pool: number) =>
    tableAt({
      turn: 'Sara',
      seats: {
        Sara: { pool, ready: [{ vampire: 'Sully', capacity: 6, blood: 6, with: ['Raven Spy'] }] },
        Alex: { pool: 12 },
        Nora: {},
        Tom: { ready: [...attackers, { vampire: 'Zoe', capacity: 6, blood: 6, bleed: 2 }] },
      },
    });
  expect(favourite(position(20), 'Sara', 'raider')).toBe('Sully bleeds Alex');
  expect(favourite(position(6), 'Sara', 'raider')).toBe('Sara passes');
});

test('one of three vampires at home bleeds a prey without blockers even under attack', () => {
  const table = tableAt({
    turn: 'Sara',
    seats: {
      Sara: { pool: 6, ready: ['Ann', 'Bob', 'Cid'].map((vampire) => ({ vampire, capacity: 5, blood: 5 })) },
      Alex: { pool: 18 },
      Nora: {},
      Tom: { ready: [...attackers, { vampire: 'Zoe', capacity: 6, blood: 6, bleed: 2 }] },
    },
  });
  expect(favourite(table, 'Sara', 'wall')).toContain('bleeds Alex');
});

test('a hunting ground is played also when the pool is no longer large', () => {
  const table = tableAt({
    turn: 'Sara',
    phase: 'master',
    edition: 'third',
    seats: {
      Sara: {
        pool: 12,
        ready: [{ vampire: 'Sully', capacity: 8, blood: 5, clan: 'Tzimisce' }],
        hand: ['Library Hunting Ground'],
      },
      Alex: {},
      Nora: {},
      Tom: {},
    },
  }).untilAsked('Sara', 'master');
  expect(favourite(table, 'Sara')).toBe('Sara plays Library Hunting Ground');
});

test('a location is not contested for turns on end, a vampire is', () => {
  const asked = (table: TestTable): string =>
    favourite(
      table.until(() => table.question('Alex')?.about.say === 'contests'),
      'Alex',
    );
  const palace = 'Elysium: The Palace of Versailles';
  const location = tableAt({
    turn: 'Sara',
    phase: 'master',
    seats: { Sara: { hand: [palace] }, Alex: { pool: 14, in_play: [palace] }, Nora: {}, Tom: {} },
  }).say('Sara', `Sara plays ${palace}`);
  expect(asked(location)).toContain('yields');
  const vampire = tableAt({
    turn: 'Sara',
    phase: 'influence',
    seats: {
      Sara: { uncontrolled: [{ card: 'Belinde', blood: 9 }] },
      Alex: { pool: 14, ready: [{ card: 'Belinde', blood: 3 }] },
      Nora: {},
      Tom: {},
    },
  }).say('Sara', 'Sara moves Belinde to ready');
  expect(asked(vampire)).toContain('pays');
});

test('a location that was stolen is put on a vampire', () => {
  const table = tableAt({
    turn: 'Sara',
    seats: {
      Sara: { ready: [{ vampire: 'Sully', capacity: 6, blood: 3 }] },
      Alex: { in_play: ['The Rack'] },
      Nora: {},
      Tom: {},
    },
  });
  table.say('Sara', 'Sully uses The Rack').until(() => table.question('Sara')?.about.say === 'may use');
  expect(favourite(table, 'Sara')).toBe('Sara uses The Rack on Sully');
});
