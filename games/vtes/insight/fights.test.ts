/** Fights that bots lost, missed or sought without need, and the answer of a sensible player. */
import { favouriteOf } from '@praxis/testkit/insight.ts';
import { describe, expect, test } from 'vitest';
import { hosting } from '../hosting.ts';
import { type TestTable, tableAt } from '../testing.ts';

/** A seat's favourite answer to its current question, as a sentence. */
function favourite(table: TestTable, name: string, temperament = 'balanced'): string {
  return favouriteOf(hosting, table.match, table.seat(name), temperament).sentence;
}

const rex = { vampire: 'Rex', capacity: 8, blood: 8 };

describe('Body Arsenal', () => {
  const blocked = (hand: readonly string[]) =>
    tableAt({
      edition: 'third',
      turn: 'Sara',
      seats: { Sara: { ready: [{ card: 'Laika', blood: 7 }], hand }, Alex: { ready: [rex] }, Nora: {}, Tom: {} },
    })
      .say('Sara', 'Laika bleeds Alex')
      .say('Alex', 'Rex attempts to block');

  test('waits until the range is known', () => {
    const table = blocked(['Body Arsenal']).untilAsked('Sara', 'before range');
    expect(favourite(table, 'Sara')).toBe('Sara passes');
    expect(favourite(table.untilAsked('Sara', 'before strikes'), 'Sara')).toBe(
      'Sara plays Body Arsenal with Laika at basic',
    );
  });

  test('is better than a strike that sends the striker to torpor as well', () => {
    const table = blocked(['Body Arsenal', 'Breath of the Dragon']).untilAsked('Sara', 'before strikes');
    expect(favourite(table, 'Sara')).toBe('Sara plays Body Arsenal with Laika at basic');
  });

  test('is played once, and then the vampire strikes with its hands', () => {
    const table = blocked(['Body Arsenal', 'Body Arsenal'])
      .untilAsked('Sara', 'before strikes')
      .say('Sara', 'Sara plays Body Arsenal with Laika at basic')
      .untilAsked('Sara', 'before strikes');
    expect(favourite(table, 'Sara')).toBe('Sara passes');
    expect(favourite(table.untilAsked('Sara', 'strike'), 'Sara')).toBe('Laika strikes with hand');
  });
});

test('the last blood is not spent on strength when the next blow would send the vampire to torpor', () => {
  const position = (blood: number) =>
    tableAt({
      edition: 'third',
      turn: 'Sara',
      seats: {
        Sara: { ready: [{ vampire: 'Sully', capacity: 6, blood, disciplines: ['vic'] }], hand: ['Horrid Form'] },
        Alex: { ready: [{ vampire: 'Kay', capacity: 6, blood: 1 }] },
        Nora: {},
        Tom: {},
      },
    })
      .say('Sara', 'Sully bleeds Alex')
      .say('Alex', 'Kay attempts to block')
      .untilAsked('Sara', 'before range');
  expect(favourite(position(6), 'Sara')).toBe('Sara plays Horrid Form with Sully at basic');
  expect(favourite(position(2), 'Sara')).toBe('Sara passes');
});

test('nobody blocks a small bleed of a vampire whose blows are aggravated', () => {
  const position = (attacker: object, name: string) =>
    tableAt({
      edition: 'third',
      turn: 'Tom',
      seats: {
        Sara: { pool: 20, ready: [{ vampire: 'Sully', capacity: 7, blood: 7 }] },
        Alex: {},
        Nora: {},
        Tom: { ready: [attacker] },
      },
    })
      .say('Tom', `${name} bleeds Sara`)
      .untilAsked('Sara', 'block');
  expect(favourite(position({ vampire: 'Kay', capacity: 9, blood: 9 }, 'Kay'), 'Sara')).toContain('Sully');
  expect(favourite(position({ card: 'Hektor', blood: 9 }, 'Hektor'), 'Sara')).toBe('Sara does not block');
});

test('a rush is for the minions of prey or predator, not for those of a bystander', () => {
  const table = tableAt({
    edition: 'third',
    turn: 'Sara',
    seats: {
      Sara: {
        ready: [{ vampire: 'Sully', capacity: 8, blood: 8, sect: 'Sabbat', disciplines: ['VIC'] }],
        hand: ['Rumble', 'Body Arsenal'],
      },
      Alex: { pool: 25, ready: [rex] },
      Nora: { ready: [{ vampire: 'Max', capacity: 10, blood: 8 }] },
      Tom: { ready: [{ vampire: 'Kay', capacity: 4, blood: 4 }] },
    },
  });
  expect(favourite(table, 'Sara', 'bruiser')).toBe('Sara plays Rumble with Sully on Rex');
});

test('a War Ghoul is recruited only if there is something else to burn for it', () => {
  const position = (attached: readonly string[]) =>
    tableAt({
      edition: 'third',
      turn: 'Sara',
      seats: {
        Sara: {
          pool: 25,
          ready: [{ vampire: 'Sully', capacity: 8, blood: 8, clan: 'Tzimisce', with: attached }],
          hand: ['War Ghoul'],
        },
        Alex: { ready: [rex] },
        Nora: {},
        Tom: {},
      },
    });
  expect(favourite(position(['Raven Spy']), 'Sara')).toBe('Sara plays War Ghoul with Sully');
  expect(favourite(position([]), 'Sara')).not.toContain('War Ghoul');
});

test('under attack a retainer that helps to block comes before a bleed for 1', () => {
  const position = (tom: readonly object[]) =>
    tableAt({
      turn: 'Sara',
      seats: {
        Sara: { ready: [{ vampire: 'Sully', capacity: 8, blood: 8, disciplines: ['ani'] }], hand: ['Raven Spy'] },
        Alex: {},
        Nora: {},
        Tom: { ready: tom },
      },
    });
  const bleeder = { capacity: 6, blood: 6, bleed: 2, locked: true };
  expect(favourite(position([]), 'Sara')).toBe('Sully bleeds Alex');
  expect(
    favourite(
      position([
        { vampire: 'Kay', ...bleeder },
        { vampire: 'Max', ...bleeder },
      ]),
      'Sara',
    ),
  ).toBe('Sara plays Raven Spy with Sully at basic');
});

test('a card that is never worth an action is discarded before a card that wins fights', () => {
  const table = tableAt({
    edition: 'third',
    turn: 'Sara',
    phase: 'discard',
    seats: {
      Sara: {
        ready: [{ vampire: 'Sully', capacity: 7, blood: 7, disciplines: ['ANI', 'VIC'] }],
        hand: ['Wolf Companion', 'Body Arsenal'],
      },
      Alex: {},
      Nora: {},
      Tom: {},
    },
  }).untilAsked('Sara', 'discard');
  expect(favourite(table, 'Sara')).toBe('Sara discards Wolf Companion');
});

describe('a vampire that makes its blows aggravated for blood', () => {
  const fight = (actor: string, alex: object) =>
    tableAt({
      turn: 'Sara',
      seats: {
        Sara: { ready: [{ card: 'Lady Vadislava', blood: 7 }, { vampire: 'Sully' }] },
        Alex: { ready: [alex] },
        Nora: {},
        Tom: {},
      },
    })
      .say('Sara', `${actor} bleeds Alex`)
      .say('Alex', 'Rex attempts to block');

  test('does so when the strikes are known', () => {
    const table = fight('Lady Vadislava', rex).untilAsked('Sara', 'before range');
    expect(favourite(table, 'Sara')).toBe('Sara passes');
    expect(favourite(table.untilAsked('Sara', 'strike resolution'), 'Sara')).toBe('Sara uses Lady Vadislava');
  });

  test('keeps the blood in the fight of somebody else', () => {
    expect(favourite(fight('Sully', rex).untilAsked('Sara', 'strike resolution'), 'Sara')).toBe('Sara passes');
  });
});
