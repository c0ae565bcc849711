import { favouriteOf } from '@praxis/testkit/insight.ts';
import { describe, expect, test } from 'vitest';
import { hosting } from '../hosting.ts';
import { type TestTable, tableAt } from '../testing.ts';
import { insights } from './index.ts';

/** A seat's favourite answer to its current question, as a sentence. */
function favourite(table: TestTable, name: string, temperament = 'balanced'): ReturnType<typeof favouriteOf> {
  return favouriteOf(hosting, table.match, table.seat(name), temperament);
}

/** The seat's expectation from its own view. */
function expected(table: TestTable, name: string): number {
  const seat = table.seat(name);
  return insights.of(table.match.setup).value(table.match.view(seat), seat, 'balanced');
}

/** Four seats, each the prey of the one before. */
const others = { Alex: {}, Nora: {}, Tom: {} };

describe('the expectation', () => {
  const at = (sara: object, alex: object = {}): number =>
    expected(tableAt({ turn: 'Sara', seats: { Sara: sara, Alex: alex, Nora: {}, Tom: {} } }), 'Sara');

  test("grows with the seat's own pool, vampires and victory points, and with its prey's need", () => {
    const usual = at({});
    expect(at({ pool: 10 })).toBeLessThan(usual);
    expect(at({ ready: [{ vampire: 'Sully' }] })).toBeGreaterThan(usual);
    expect(at({ vp: 1 })).toBeGreaterThan(usual);
    expect(at({}, { pool: 3 })).toBeGreaterThan(usual);
    expect(at({}, { ready: [{ vampire: 'Rex' }] })).toBeLessThan(usual);
  });
});

describe('in the minion phase', () => {
  test('the bleed that ousts the prey comes before everything else', () => {
    const table = tableAt({
      turn: 'Sara',
      seats: {
        Sara: { ready: [{ vampire: 'Sully', blood: 1 }], hand: ['Govern the Unaligned'] },
        ...others,
        Alex: { pool: 1 },
      },
    });
    expect(favourite(table, 'Sara')).toEqual({ sentence: 'Sully bleeds Alex', why: 'oust' });
  });

  test('a hungry vampire hunts, one in torpor leaves it', () => {
    const hungry = tableAt({
      turn: 'Sara',
      seats: { Sara: { ready: [{ vampire: 'Sully', capacity: 6, blood: 1 }] }, ...others },
    });
    expect(favourite(hungry, 'Sara')).toEqual({ sentence: 'Sully hunts', why: 'hunt' });
    const asleep = tableAt({
      turn: 'Sara',
      seats: { Sara: { torpor: [{ vampire: 'Sully', capacity: 6, blood: 4 }] }, ...others },
    });
    expect(favourite(asleep, 'Sara').sentence).toBe('Sully leaves torpor');
  });

  test('a bleeder bleeds where a wall with little pool stays at home', () => {
    const table = tableAt({
      turn: 'Sara',
      seats: {
        Sara: { pool: 7, ready: [{ vampire: 'Sully', capacity: 4, blood: 4 }] },
        ...others,
        Tom: {
          ready: [
            { vampire: 'Rex', capacity: 8, bleed: 2 },
            { vampire: 'Max', capacity: 8, bleed: 2 },
          ],
        },
      },
    });
    expect(favourite(table, 'Sara', 'bleeder').sentence).toBe('Sully bleeds Alex');
    expect(favourite(table, 'Sara', 'wall')).toEqual({ sentence: 'Sara passes', why: 'pass' });
  });

  test('diablerie is left alone where the others have the votes for a blood hunt', () => {
    const position = (votes: number) => ({
      turn: 'Sara',
      seats: {
        Sara: { ready: [{ vampire: 'Sully', capacity: 3, blood: 3 }] },
        Alex: { torpor: [{ vampire: 'Rex', capacity: 9, blood: 3 }] },
        Nora: { ready: [{ vampire: 'Max', votes }] },
        Tom: {},
      },
    });
    expect(favourite(tableAt(position(0)), 'Sara')).toEqual({ sentence: 'Sully diablerizes Rex', why: 'diablerie' });
    const hunted = tableAt({
      turn: 'Sara',
      seats: {
        Sara: { ready: [{ vampire: 'Sully', capacity: 9, blood: 3 }] },
        Alex: { torpor: [{ vampire: 'Rex', capacity: 3, blood: 3 }] },
        Nora: { ready: [{ vampire: 'Max', votes: 4 }] },
        Tom: {},
      },
    });
    expect(favourite(hunted, 'Sara').sentence).not.toContain('diablerizes');
  });
});

describe('against actions of others', () => {
  const bleeding = (alex: object, sully: object = { capacity: 4, blood: 2 }) =>
    tableAt({
      turn: 'Sara',
      seats: { Sara: { ready: [{ vampire: 'Sully', ...sully }] }, Alex: alex, Nora: {}, Tom: {} },
    }).say('Sara', 'Sully bleeds Alex');

  test('a bleed that would oust is blocked, a small one by a much stronger minion is not', () => {
    const desperate = bleeding({ pool: 1, ready: [{ vampire: 'Rex', capacity: 3, blood: 1 }] }).untilAsked(
      'Alex',
      'block',
    );
    expect(favourite(desperate, 'Alex')).toEqual({ sentence: 'Rex attempts to block', why: 'block' });
    const careless = bleeding(
      { pool: 30, ready: [{ vampire: 'Rex', capacity: 8, blood: 1 }] },
      { capacity: 9, blood: 9, strength: 4 },
    ).untilAsked('Alex', 'block');
    expect(favourite(careless, 'Alex')).toEqual({ sentence: 'Alex does not block', why: 'no block' });
  });

  test('minions do not try again and again to block an action that got away', () => {
    const table = tableAt({
      turn: 'Sara',
      seats: {
        Sara: { ready: [{ vampire: 'Sully', disciplines: ['OBF'] }], hand: ['Lost in Crowds'] },
        Alex: { pool: 1, ready: [{ vampire: 'Rex' }] },
        Nora: {},
        Tom: {},
      },
    }).say('Sara', 'Sully bleeds Alex');
    table.untilAsked('Alex', 'block');
    expect(favourite(table, 'Alex').sentence).toBe('Rex attempts to block');
    table.say('Alex', 'Rex attempts to block').say('Sara', 'plays Lost in Crowds with Sully at superior');
    table.untilAsked('Alex', 'block');
    expect(favourite(table, 'Alex').sentence).toBe('Alex does not block');
  });

  test("a bleed is redirected, and to the seat's own prey", () => {
    const table = bleeding({
      pool: 10,
      ready: [{ vampire: 'Rex', capacity: 5, disciplines: ['DOM'] }],
      hand: ['Deflection'],
    }).untilAsked('Alex', 'after block');
    expect(favourite(table, 'Alex')).toEqual({
      sentence: 'Alex plays Deflection with Rex at superior on Nora',
      why: 'redirect',
    });
  });

  test('a wake card is kept while there is nothing to be awake for', () => {
    const asleep = { vampire: 'Rex', capacity: 5, locked: true };
    const table = tableAt({
      turn: 'Sara',
      seats: {
        Sara: { ready: [{ vampire: 'Sully', blood: 1 }] },
        Alex: { ready: [asleep], hand: ["Wake with Evening's Freshness"] },
        Nora: {},
        Tom: {},
      },
    })
      .say('Sara', 'Sully hunts')
      .until(({ match }) => match.questions.some(({ seat }) => seat === 1));
    expect(favourite(table, 'Alex').sentence).toBe('Alex passes');
  });
});

describe('in a referendum', () => {
  const politics = { vampire: 'Sully', capacity: 8, title: 'prince of Chicago', sect: 'Camarilla' };
  const called = (alex: object, tom: object) =>
    tableAt({
      turn: 'Sara',
      seats: {
        Sara: { ready: [politics], hand: ['Kine Resources Contested'] },
        Alex: alex,
        Nora: { ready: [{ vampire: 'Max', votes: 2 }] },
        Tom: tom,
      },
    })
      .say('Sara', 'plays Kine Resources Contested with Sully')
      .untilAsked('Sara', 'terms');

  test('the terms take most from the prey and oust nobody else', () => {
    expect(favourite(called({ pool: 12 }, { pool: 12 }), 'Sara').sentence).toMatch(/^Sara sets the terms: 3 to Alex/);
    expect(favourite(called({ pool: 12 }, { pool: 1 }), 'Sara').sentence).not.toContain('to Tom');
  });

  test('everybody votes in his own interest', () => {
    const table = called({ ready: [{ vampire: 'Rex', votes: 1 }] }, { ready: [{ vampire: 'Kay', votes: 1 }] });
    table.say('Sara', 'sets the terms: 3 to Alex, 1 to Tom').untilAsked('Nora', 'polling');
    expect(favourite(table, 'Alex')).toEqual({ sentence: 'Rex casts 1 vote against', why: 'vote against' });
    expect(favourite(table, 'Sara').sentence).toContain('for');
    expect(favourite(table, 'Tom')).toEqual({ sentence: 'Kay casts 1 vote against', why: 'vote against' });
  });
});

describe('in the other phases', () => {
  test('transfers go to the vampire that is nearly there, and stop where pool is dear', () => {
    const position = (pool: number, ready: readonly object[]) =>
      tableAt({
        turn: 'Sara',
        phase: 'influence',
        seats: {
          Sara: {
            pool,
            ready,
            uncontrolled: [
              { vampire: 'Kay', capacity: 6, blood: 1 },
              { vampire: 'Max', capacity: 6, blood: 4 },
            ],
          },
          ...others,
          Tom: { ready: [{ vampire: 'Rex', bleed: 3 }] },
        },
      }).untilAsked('Sara', 'influence');
    expect(favourite(position(25, []), 'Sara')).toEqual({ sentence: 'Sara moves 1 pool to Max', why: 'influence' });
    const four = ['A', 'B', 'C', 'D'].map((name) => ({ vampire: `Own${name}` }));
    expect(favourite(position(5, four), 'Sara').sentence).toBe('Sara passes');
  });

  test('the Edge is taken, and cards that no minion can play are discarded', () => {
    const edge = tableAt({ turn: 'Sara', phase: 'unlock', edge: 'Sara', seats: { Sara: {}, ...others } });
    expect(favourite(edge.untilAsked('Sara', 'unlock'), 'Sara').sentence).toBe('Sara gains 1 pool from the Edge');
    const table = tableAt({
      turn: 'Sara',
      phase: 'discard',
      seats: {
        Sara: {
          ready: [{ vampire: 'Sully', disciplines: ['dom'] }],
          hand: ['Bonding', 'Deflection', 'Theft of Vitae'],
        },
        ...others,
      },
    }).untilAsked('Sara', 'discard');
    expect(favourite(table, 'Sara')).toEqual({ sentence: 'Sara discards Theft of Vitae', why: 'discard' });
  });
});

describe('in combat', () => {
  const fight = (sully: object, hand: readonly string[]) =>
    tableAt({
      turn: 'Tom',
      seats: {
        Tom: { ready: [{ vampire: 'Rex', capacity: 9, blood: 9, strength: 4 }] },
        Sara: { pool: 2, ready: [{ vampire: 'Sully', capacity: 8, ...sully }], hand },
        Alex: {},
        Nora: {},
      },
    })
      .say('Tom', 'Rex bleeds Sara')
      .say('Sara', 'Sully attempts to block')
      .untilAsked('Sara', 'strike');

  test('a minion that would be hurt badly gets away, if it can', () => {
    expect(favourite(fight({ blood: 2, disciplines: ['pre'] }, ['Majesty']), 'Sara')).toEqual({
      sentence: 'Sully strikes with Majesty at basic',
      why: 'escape',
    });
    expect(favourite(fight({ blood: 2, disciplines: ['pot'] }, ['Roundhouse']), 'Sara').sentence).toBe(
      'Sully strikes with Roundhouse at basic',
    );
  });
});
