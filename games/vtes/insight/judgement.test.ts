/** Positions in which bots once misjudged what a card, a rescue or an unlocked minion was worth. */
import { favouriteOf } from '@praxis/testkit/insight.ts';
import { describe, expect, test } from 'vitest';
import { hosting } from '../hosting.ts';
import { type TestTable, tableAt } from '../testing.ts';
import { fightWorth } from './danger.ts';
import { knowledgeOf } from './index.ts';
import { type Minion, Table } from './table.ts';
import { TEMPERAMENTS } from './temperaments.ts';

/** A seat's favourite answer to its current question, as a sentence. */
function favourite(table: TestTable, name: string, temperament = 'balanced'): string {
  return favouriteOf(hosting, table.match, table.seat(name), temperament).sentence;
}

const others = { Alex: {}, Nora: {}, Tom: {} };

describe('a bleed', () => {
  test('is raised by a card whose better way can no longer be chosen', () => {
    const table = tableAt({
      turn: 'Sara',
      seats: {
        Sara: {
          ready: [{ vampire: 'Ada', capacity: 5, disciplines: ['PRE'], traits: ['Path of Cathari'] }],
          hand: ['Subversion'],
        },
        ...others,
        Alex: { pool: 6 },
      },
    })
      .say('Sara', 'Ada bleeds Alex')
      .untilAsked('Sara', 'after block');
    expect(favourite(table, 'Sara')).toContain('plays Subversion');
  });

  test('is protected from the only minion that would block it', () => {
    const table = tableAt({
      turn: 'Sara',
      seats: {
        Sara: {
          ready: [{ vampire: 'Ada', capacity: 5, disciplines: ['PRE'], traits: ['Path of Cathari'] }],
          hand: ['Seeds of Terror'],
        },
        Alex: {
          ready: [
            { vampire: 'Rex', locked: true, capacity: 9 },
            { vampire: 'Kay', capacity: 4 },
          ],
        },
        Nora: { ready: [{ vampire: 'Sully', capacity: 9 }] },
        Tom: {},
      },
    })
      .say('Sara', 'Ada bleeds Alex')
      .untilAsked('Sara', 'announce');
    expect(favourite(table, 'Sara')).toContain('on Kay');
  });
});

describe('a rescue', () => {
  const position = (rescuer: object, capacity: number) =>
    tableAt({
      turn: 'Sara',
      seats: {
        Sara: {
          ready: [{ vampire: 'Sully', ...rescuer }],
          torpor: [{ vampire: 'Rex', capacity, blood: 0 }],
        },
        ...others,
        Alex: { ready: [{ vampire: 'Kay', capacity: 6 }] },
      },
    });

  test('brings a large vampire back', () => {
    expect(favourite(position({ capacity: 7, blood: 7 }, 8), 'Sara')).toBe('Sully rescues Rex paying 2, Rex 0');
  });

  test('is no use for a small one if it takes the last blood of the rescuer', () => {
    expect(favourite(position({ capacity: 5, blood: 2 }, 2), 'Sara')).not.toContain('rescues');
  });
});

describe('a price is paid', () => {
  const position = (uncontrolled: readonly object[]) =>
    tableAt({
      turn: 'Sara',
      seats: {
        Sara: {
          ready: [{ vampire: 'Ada', capacity: 5, disciplines: ['PRE'], traits: ['Path of Cathari'], blood: 4 }],
          hand: ['Enthrall'],
          uncontrolled,
        },
        ...others,
      },
    })
      .say('Sara', 'Sara plays Enthrall with Ada choosing superior pre')
      .until(({ match }) => match.questions[0]?.about.say === 'may use');

  test('for a crypt card if no vampire is left to wait for', () => {
    expect(favourite(position([]), 'Sara')).toBe('Sara uses Enthrall');
  });

  test('not while others wait', () => {
    expect(favourite(position([{ vampire: 'Sully', capacity: 5 }]), 'Sara')).toBe('Sara passes');
  });
});

describe('an unlocked minion', () => {
  const position = (hand: readonly string[]) =>
    tableAt({
      turn: 'Sara',
      seats: {
        Sara: {
          ready: [{ vampire: 'Sully', capacity: 8, blood: 6, disciplines: ['for', 'DOM', 'PRE'] }],
          hand: ['Freak Drive', ...hand],
          uncontrolled: [{ vampire: 'Rex', capacity: 6 }],
        },
        ...others,
      },
    })
      .say('Sara', 'Sully bleeds Alex')
      .untilAsked('Sara', 'after resolution');

  test('that has bled is worth nothing if there is nothing else to do', () => {
    expect(favourite(position([]), 'Sara')).toBe('Sara passes');
    expect(favourite(position(['Entrancement']), 'Sara')).toBe('Sara passes');
  });

  test('that has bled can still take another action', () => {
    expect(favourite(position(['Enchant Kindred']), 'Sara')).toContain('plays Freak Drive');
  });
});

test('pool that an action takes from the prey without a bleed is worth as much as bled pool', () => {
  const table = tableAt({
    turn: 'Sara',
    seats: {
      Sara: { ready: [{ vampire: 'Sully', capacity: 6, disciplines: ['OBL'] }], hand: ['Shroud of Decay'] },
      Alex: { pool: 3, ash_heap: ['Villein', 'Villein', 'Villein', 'Villein', 'Fame', 'Fame', 'Fame'] },
      Nora: {},
      Tom: {},
    },
  });
  expect(favourite(table, 'Sara')).toContain('at superior');
});

test('cards that all do the same are in the way of others', () => {
  const position = (hand: readonly string[]) =>
    tableAt({
      turn: 'Sara',
      phase: 'discard',
      seats: { Sara: { ready: [{ vampire: 'Sully', capacity: 7, disciplines: ['AUS', 'FOR'] }], hand }, ...others },
    }).untilAsked('Sara', 'discard');
  const mixed = ['Precognition', 'On the Qui Vive', 'Telepathic Misdirection', 'Freak Drive'];
  expect(favourite(position(mixed), 'Sara', 'wall')).toBe('Sara passes');
  const jammed = ['Precognition', 'Precognition', "Spirit's Touch", 'Enhanced Senses', 'Precognition'];
  expect(favourite(position(jammed), 'Sara', 'wall')).toBe('Sara discards Precognition');
});

test('a fight that promises twice as much does not bring twice as much', () => {
  const worth = (capacity: number): number => {
    const { match } = tableAt({
      turn: 'Sara',
      seats: {
        Sara: { ready: [{ vampire: 'Sully', capacity: 8, strength: 3 }] },
        ...others,
        Alex: { ready: [{ vampire: 'Rex', capacity, blood: 0, strength: 0 }] },
      },
    });
    const table = new Table(match.view(0), 0, knowledgeOf(match.setup));
    const [own, other] = [table.own.ready[0] as Minion, table.player(1).ready[0] as Minion];
    return fightWorth(table, own, other, TEMPERAMENTS.balanced);
  };
  const [little, usual, much] = [worth(1), worth(6), worth(11)];
  expect(usual).toBeGreaterThan(little);
  expect(much).toBeGreaterThan(usual);
  expect(much - usual).toBeLessThan(0.8 * (usual - little));
});
