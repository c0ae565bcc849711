/** Positions in which bots once made a plain mistake because they did not understand a card. */
import { favouriteOf } from '@praxis/testkit/insight.ts';
import { describe, expect, test } from 'vitest';
import { CARDS } from '../cards/index.ts';
import { hosting } from '../hosting.ts';
import { type TestTable, tableAt } from '../testing.ts';
import { estimate } from './estimate.ts';

function favourite(table: TestTable, name: string, temperament = 'balanced'): string {
  return favouriteOf(hosting, table.match, table.seat(name), temperament).sentence;
}

const others = { Alex: {}, Nora: {}, Tom: {} };

describe('an action', () => {
  test('brings another vampire into play, which then bleeds like any other', () => {
    const embrace = (blood: number) =>
      tableAt({
        turn: 'Sara',
        seats: { Sara: { ready: [{ vampire: 'Sully', capacity: 6, blood }], hand: ['The Embrace'] }, ...others },
      });
    expect(favourite(embrace(6), 'Sara')).toBe('Sara plays The Embrace with Sully');
    expect(estimateOf('The Embrace')).toMatchObject({ isMinion: true, inPlay: { bleed: 1, strength: 1 } });
  });

  test('is played with a Discipline that the vampire has learned', () => {
    const table = tableAt({
      turn: 'Sara',
      seats: {
        Sara: { ready: [{ vampire: 'Sully', capacity: 6, with: ['Dominate'] }], hand: ['Govern the Unaligned'] },
        ...others,
      },
    });
    expect(favourite(table, 'Sara')).toBe('Sara plays Govern the Unaligned with Sully at basic');
  });

  test('is a bleed also where its card adds no bleed', () => {
    const table = tableAt({
      edition: 'third',
      turn: 'Sara',
      seats: { Sara: { ready: [{ vampire: 'Sully', capacity: 6, blood: 3 }], hand: ['Forgery'] }, ...others },
    });
    expect(favourite(table, 'Sara')).toBe('Sara plays Forgery with Sully');
  });

  test('enters combat with the minion that the fight hurts most', () => {
    const table = tableAt({
      edition: 'third',
      turn: 'Sara',
      seats: {
        Sara: {
          ready: [{ vampire: 'Sully', capacity: 6, strength: 3, sect: 'Sabbat' }],
          hand: ['Rumble'],
        },
        Alex: { ready: [{ vampire: 'Rex', capacity: 10, strength: 4 }] },
        Nora: {},
        Tom: { ready: [{ vampire: 'Kay', capacity: 5, blood: 1, bleed: 2 }] },
      },
    });
    expect(favourite(table, 'Sara', 'bruiser')).toBe('Sara plays Rumble with Sully on Kay');
  });
});

test("a card that locks a vampire for its next turn is for the predator's bleeder", () => {
  const table = tableAt({
    turn: 'Sara',
    seats: {
      Sara: {
        pool: 6,
        ready: [
          { vampire: 'Sully', capacity: 5, disciplines: ['PRE'] },
          { vampire: 'Ashley', capacity: 5 },
        ],
        hand: ['Mind Numb'],
      },
      Alex: { pool: 25, ready: [{ vampire: 'Rex', capacity: 9 }] },
      Nora: { ready: [{ vampire: 'Max', capacity: 9, bleed: 3 }] },
      Tom: { ready: [{ vampire: 'Kay', capacity: 8, bleed: 3 }] },
    },
  });
  expect(favourite(table, 'Sara')).toBe('Sara plays Mind Numb with Sully at superior on Kay');
});

test('a referendum is called for a card that takes pool from the prey in every turn', () => {
  const table = tableAt({
    turn: 'Sara',
    seats: {
      Sara: {
        ready: [{ vampire: 'Sully', capacity: 8, sect: 'Sabbat', title: 'archbishop of Geneva', votes: 4 }],
        hand: ['War of Ages'],
      },
      ...others,
    },
  });
  expect(favourite(table, 'Sara')).toBe('Sara plays War of Ages with Sully');
});

test("a referendum that sends a vampire away is not about the seat's own", () => {
  const table = tableAt({
    turn: 'Sara',
    seats: {
      Sara: {
        ready: [
          { vampire: 'Sully', capacity: 8, votes: 3 },
          { vampire: 'Max', capacity: 4 },
        ],
        hand: ['Banishment'],
      },
      Alex: { ready: [{ vampire: 'Rex', capacity: 5 }] },
      Nora: {},
      Tom: {},
    },
  })
    .say('Sara', 'plays Banishment with Sully')
    .untilAsked('Sara', 'terms');
  expect(favourite(table, 'Sara')).toBe('Sara sets the terms: Rex');
});

test('votes are taken from others, and only if they were cast the wrong way', () => {
  const polling = (rex: 'for' | 'against') =>
    tableAt({
      turn: 'Sara',
      seats: {
        Sara: {
          ready: [{ vampire: 'Sully', capacity: 8, votes: 2, disciplines: ['CEL', 'PRE'] }],
          hand: ['Kine Resources Contested', 'Scalpel Tongue'],
        },
        Alex: { ready: [{ vampire: 'Rex', votes: 3 }] },
        Nora: {},
        Tom: {},
      },
    })
      .say('Sara', 'plays Kine Resources Contested with Sully')
      .untilAsked('Sara', 'terms')
      .say('Sara', 'sets the terms: 3 to Alex, 1 to Nora')
      .untilAsked('Sara', 'polling')
      .say('Sara', 'Sully casts 2 votes for')
      .untilAsked('Sara', 'polling')
      .say('Sara', 'casts 1 vote for')
      .untilAsked('Alex', 'polling')
      .say('Alex', `Rex casts 3 votes ${rex}`)
      .untilAsked('Sara', 'polling');
  expect(favourite(polling('for'), 'Sara')).not.toContain('Scalpel Tongue');
  expect(favourite(polling('against'), 'Sara')).toContain('on Rex');
});

test("others are barred from voting before the seat's own votes are cast", () => {
  const table = tableAt({
    turn: 'Sara',
    seats: {
      Sara: {
        ready: [{ vampire: 'Sully', capacity: 8, sect: 'Sabbat', title: 'archbishop of Geneva' }],
        hand: ['Kine Resources Contested', 'Private Audience'],
      },
      Alex: { ready: [{ vampire: 'Rex', votes: 3 }] },
      Nora: {},
      Tom: {},
    },
  })
    .say('Sara', 'plays Kine Resources Contested with Sully')
    .untilAsked('Sara', 'terms')
    .say('Sara', 'sets the terms: 3 to Alex, 1 to Nora')
    .untilAsked('Sara', 'polling');
  expect(favourite(table, 'Sara')).toBe('Sara plays Private Audience with Sully');
});

function estimateOf(name: string): ReturnType<typeof estimate> {
  const def = CARDS.find((each) => each.name === name);
  if (!def) throw new Error(`There is no ${name}.`);
  return estimate(def);
}

describe('an estimate', () => {
  test('tells what others lose from what the seat itself has', () => {
    // Less stealth for the acting minion helps to block it, less bleed against the seat saves pool.
    expect(estimateOf('Aranthebes, The Immortal').inPlay).toEqual({ intercept: 1, reducesBleed: 1 });
    // The bleed of a clan against this vampire's controller is not his own.
    expect(estimateOf('Harold Zettler, Pentex Director').inPlay).toEqual({ bleed: 1, strength: 1, stealth: 1 });
    expect(estimateOf('Palla Grande').inPlay).toEqual({ bleed: 1 });
  });

  test('knows aggravated hand strikes, base strength and the end of a referendum', () => {
    expect(estimateOf('Sculpt the Flesh').modes[0]?.gives).toEqual({ aggravated: 1 });
    expect(estimateOf('Torn Signpost').modes.map(({ gives }) => gives)).toEqual([{ strength: 1 }, { strength: 2 }]);
    expect(estimateOf('Delaying Tactics').modes[0]?.gives).toMatchObject({ endsReferendum: 1 });
  });
});
