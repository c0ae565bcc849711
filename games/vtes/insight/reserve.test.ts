/** Positions in which bots spent what they should have kept, or kept what they should have used. */
import { favouriteOf } from '@praxis/testkit/insight.ts';
import { expect, test } from 'vitest';
import { hosting } from '../hosting.ts';
import { type TestTable, tableAt } from '../testing.ts';

/** A seat's favourite answer to its current question, as a sentence. */
function favourite(table: TestTable, name: string, temperament = 'balanced'): string {
  return favouriteOf(hosting, table.match, table.seat(name), temperament).sentence;
}

const others = { Alex: {}, Nora: {}, Tom: {} };

test('the last pool is not burned to keep an ally', () => {
  const position = (pool: number) =>
    tableAt({
      turn: 'Sara',
      seats: {
        Sara: {
          pool,
          ready: [{ vampire: 'Sully', capacity: 6, blood: 6, disciplines: ['OBL'] }],
          hand: ['Spectral Servitor'],
        },
        Alex: { pool: 4 },
      },
    })
      .say('Sara', 'Sara plays Spectral Servitor with Sully at superior')
      .until(({ match }) => match.questions[0]?.about.say === 'may use');
  expect(favourite(position(20), 'Sara')).toBe('Sara uses Spectral Servitor');
  expect(favourite(position(1), 'Sara')).toBe('Sara passes');
});

test('a card that can turn a bleed away is not spent on blocking it', () => {
  const position = (disciplines: readonly string[]) =>
    tableAt({
      turn: 'Sara',
      seats: {
        Sara: {
          ready: [{ vampire: 'Rex', capacity: 6, blood: 6, bleed: 2, disciplines: ['obf'] }],
          hand: ['Cloak the Gathering'],
        },
        Alex: {
          pool: 12,
          ready: [{ vampire: 'Sully', capacity: 6, blood: 6, disciplines }],
          hand: ['Telepathic Misdirection'],
        },
        Nora: {},
        Tom: {},
      },
    })
      .say('Sara', 'Rex bleeds Alex')
      .untilAsked('Alex', 'block')
      .say('Alex', 'Sully attempts to block')
      .untilAsked('Sara', 'block attempt')
      .say('Sara', 'Sara plays Cloak the Gathering with Rex at basic')
      .untilAsked('Alex', 'block attempt');
  expect(favourite(position(['aus']), 'Alex')).toContain('plays Telepathic Misdirection');
  expect(favourite(position(['AUS']), 'Alex')).toBe('Alex passes');
});

test("the prey's only blocker is barred from blocking", () => {
  const position = (blockers: readonly string[]) =>
    tableAt({
      turn: 'Sara',
      phase: 'master',
      seats: {
        Sara: {
          pool: 16,
          ready: [
            { vampire: 'Sully', capacity: 6 },
            { vampire: 'Kay', capacity: 6 },
          ],
          hand: ['Pentex™ Subversion'],
        },
        ...others,
        Alex: { ready: blockers.map((vampire) => ({ vampire, capacity: 6 })) },
      },
    }).untilAsked('Sara', 'master');
  expect(favourite(position(['Rex']), 'Sara')).toBe('Sara plays Pentex™ Subversion on Rex');
  expect(favourite(position([]), 'Sara')).toBe('Sara passes');
});

test('a master card that will give pool is kept until there is a vampire to take it from', () => {
  const table = tableAt({
    turn: 'Sara',
    phase: 'discard',
    seats: {
      Sara: { hand: ['Villein', 'Fame', 'The Rack'] },
      ...others,
    },
  }).untilAsked('Sara', 'discard');
  expect(favourite(table, 'Sara')).not.toBe('Sara discards Villein');
});

test('a modifier that makes reactions dearer is played while the action could be blocked', () => {
  const position = (ready: readonly object[]) =>
    tableAt({
      turn: 'Sara',
      seats: {
        Sara: {
          ready: [{ vampire: 'Sully', capacity: 9, blood: 9, bleed: 3, disciplines: ['OBL'] }],
          hand: ['Consign to Oblivion'],
        },
        Alex: { pool: 9, ready },
        Nora: {},
        Tom: {},
      },
    })
      .say('Sara', 'Sully bleeds Alex')
      .untilAsked('Sara', 'announce');
  expect(favourite(position([{ vampire: 'Rex', capacity: 6 }]), 'Sara')).toContain('plays Consign to Oblivion');
  expect(favourite(position([]), 'Sara')).toBe('Sara passes');
});

test('the first vampire is one that can act soon', () => {
  const position = (ready: readonly object[]) =>
    tableAt({
      turn: 'Sara',
      phase: 'influence',
      seats: {
        Sara: {
          pool: 26,
          ready,
          uncontrolled: [
            { vampire: 'Sully', capacity: 10 },
            { vampire: 'Kay', capacity: 5 },
          ],
        },
        ...others,
      },
    }).untilAsked('Sara', 'influence');
  expect(favourite(position([]), 'Sara')).toBe('Sara moves 1 pool to Kay');
  expect(favourite(position([{ vampire: 'Rex', capacity: 5 }]), 'Sara')).toBe('Sara moves 1 pool to Sully');
});
