import { favouriteOf } from '@praxis/testkit/insight.ts';
import { expect, test } from 'vitest';
import { hosting } from '../hosting.ts';
import { type TestTable, tableAt } from '../testing.ts';

/** A seat's favourite answer to its current question, as a sentence. */
function favourite(table: TestTable, name: string): string {
  return favouriteOf(hosting, table.match, table.seat(name), 'balanced').sentence;
}

const others = { Alex: {}, Nora: {}, Tom: {} };

test('pool goes to a vampire that the seat has not got yet, not to a second copy', () => {
  const position = (ready: readonly object[]) =>
    tableAt({
      turn: 'Sara',
      phase: 'influence',
      seats: {
        Sara: {
          pool: 25,
          ready,
          uncontrolled: [
            { card: 'Duality', blood: 4 },
            { vampire: 'Kay', capacity: 6, blood: 1 },
          ],
        },
        ...others,
      },
    }).untilAsked('Sara', 'influence');
  expect(favourite(position([]), 'Sara')).toBe('Sara moves 1 pool to Duality');
  expect(favourite(position([{ card: 'Duality' }]), 'Sara')).toBe('Sara moves 1 pool to Kay');
});

test("no rival's vampire is taught a Discipline", () => {
  const position = (disciplines: readonly string[]) =>
    tableAt({
      turn: 'Sara',
      phase: 'master',
      seats: {
        Sara: { ready: [{ vampire: 'Sully', capacity: 6, blood: 6, disciplines }], hand: ['Dominate'] },
        ...others,
        Alex: { ready: [{ vampire: 'Rex', capacity: 6, blood: 6 }] },
      },
    }).untilAsked('Sara', 'master');
  expect(favourite(position(['dom']), 'Sara')).toBe('Sara plays Dominate on Sully');
  expect(favourite(position(['DOM']), 'Sara')).toBe('Sara passes');
});

test('nobody wakes for a bleed of somebody else', () => {
  const position = (prey: object, bystander: object) =>
    tableAt({
      turn: 'Sara',
      seats: {
        Sara: { ready: [{ vampire: 'Sully', capacity: 10, blood: 1, bleed: 2 }] },
        Alex: prey,
        Nora: {},
        Tom: bystander,
      },
    }).say('Sara', 'Sully bleeds Alex');
  const sleeper = { pool: 6, ready: [{ vampire: 'Rex', capacity: 8, blood: 8, strength: 3, locked: true }] };
  const hand = ["Wake with Evening's Freshness"];
  const woken = position({ ...sleeper, hand }, {});
  expect(favourite(woken.untilAsked('Alex', 'announce'), 'Alex')).toContain('plays');
  const bystander = position({}, { ...sleeper, hand });
  expect(favourite(bystander.untilAsked('Tom', 'announce'), 'Tom')).toBe('Tom passes');
});

test('a card that the seat could play and would not is discarded first', () => {
  const table = tableAt({
    turn: 'Sara',
    phase: 'discard',
    seats: {
      Sara: {
        ready: [{ vampire: 'Sully', capacity: 6, blood: 6, disciplines: ['dem', 'dom'] }],
        hand: ['Bonding', 'Deflection', 'Blessing of Chaos'],
      },
      ...others,
    },
  }).untilAsked('Sara', 'discard');
  expect(favourite(table, 'Sara')).toBe('Sara discards Blessing of Chaos');
});

test('the only minion that could redirect a bleed stays at home', () => {
  const position = (hand: readonly string[]) =>
    tableAt({
      turn: 'Sara',
      seats: {
        Sara: { pool: 12, ready: [{ vampire: 'Sully', capacity: 4, blood: 4, disciplines: ['dom'] }], hand },
        ...others,
        Tom: { ready: [{ vampire: 'Rex', bleed: 2 }] },
      },
    });
  expect(favourite(position([]), 'Sara')).toBe('Sully bleeds Alex');
  expect(favourite(position(['Deflection']), 'Sara')).toBe('Sara passes');
});

test('one woken blocker is enough', () => {
  const sleeper = { capacity: 8, blood: 8, strength: 3, locked: true };
  const table = tableAt({
    turn: 'Sara',
    seats: {
      Sara: { ready: [{ vampire: 'Sully', capacity: 10, blood: 1, bleed: 2 }] },
      Alex: {
        pool: 6,
        ready: [
          { vampire: 'Rex', ...sleeper },
          { vampire: 'Kay', ...sleeper },
        ],
        hand: ['On the Qui Vive', 'On the Qui Vive'],
      },
      Nora: {},
      Tom: {},
    },
  })
    .say('Sara', 'Sully bleeds Alex')
    .untilAsked('Alex', 'announce');
  expect(favourite(table, 'Alex')).toContain('plays On the Qui Vive');
  table.say('Alex', 'Alex plays On the Qui Vive with Rex').untilAsked('Alex', 'announce');
  expect(favourite(table, 'Alex')).toBe('Alex passes');
});

test('a second card that wakes is not played before the first one has its effect', () => {
  const table = tableAt({
    turn: 'Sara',
    seats: {
      Sara: {
        ready: [{ vampire: 'Sully', capacity: 10, blood: 1, bleed: 2, disciplines: ['dom'] }],
        hand: ['Govern the Unaligned'],
      },
      Alex: {
        pool: 6,
        ready: [{ vampire: 'Rex', capacity: 8, blood: 8, strength: 3, disciplines: ['AUS'], locked: true }],
        hand: ['On the Qui Vive', 'Eyes of Argus'],
      },
      Nora: {},
      Tom: {},
    },
  })
    .say('Sara', 'Sara plays Govern the Unaligned with Sully at basic')
    .untilAsked('Alex', 'announce');
  expect(favourite(table, 'Alex')).toContain('plays');
  table.say('Alex', 'Alex plays On the Qui Vive with Rex').untilAsked('Alex', 'as played');
  expect(favourite(table, 'Alex')).toBe('Alex passes');
});

test('a card that goes to the prey for locking its vampires is kept while there is none to lock', () => {
  const position = (ready: readonly object[]) =>
    tableAt({
      turn: 'Sara',
      phase: 'unlock',
      seats: {
        Sara: {
          ready: [
            { vampire: 'Sully', capacity: 6 },
            { vampire: 'Kay', capacity: 4 },
          ],
          in_play: ['Anarch Troublemaker'],
        },
        ...others,
        Alex: { ready },
      },
    }).untilAsked('Sara', 'unlock');
  expect(favourite(position([]), 'Sara')).toBe('Sara passes');
  expect(favourite(position([{ vampire: 'Rex', capacity: 7 }]), 'Sara')).toContain('Anarch Troublemaker');
});

test('blood is not spent on a vampire that the seat already has', () => {
  const position = (card: object) =>
    tableAt({
      turn: 'Sara',
      seats: {
        Sara: {
          ready: [{ card: 'Duality' }, { vampire: 'Sully', capacity: 9, disciplines: ['PRE'] }],
          uncontrolled: [card],
          hand: ['Enchant Kindred'],
        },
        ...others,
      },
    });
  expect(favourite(position({ vampire: 'Kay', capacity: 6, blood: 3 }), 'Sara')).toContain('at superior on');
  expect(favourite(position({ card: 'Duality', blood: 3 }), 'Sara')).not.toContain('at superior');
});

test('a card that needs a title is discarded first where nobody has one', () => {
  const position = (vampire: object) =>
    tableAt({
      turn: 'Sara',
      phase: 'discard',
      seats: {
        Sara: {
          ready: [{ vampire: 'Sully', capacity: 6, blood: 6, disciplines: ['dom'], ...vampire }],
          hand: ['Bonding', 'Second Tradition: Domain', 'Blessing of Chaos'],
        },
        ...others,
      },
    }).untilAsked('Sara', 'discard');
  expect(favourite(position({ title: 'prince of Rome' }), 'Sara')).toBe('Sara discards Blessing of Chaos');
  const lonely = position({ disciplines: ['dom', 'dem'] });
  expect(favourite(lonely, 'Sara')).toBe('Sara discards Second Tradition: Domain');
});

test('a bleeder keeps a card that redirects a bleed rather than a third one for its own bleeds', () => {
  const table = tableAt({
    turn: 'Sara',
    phase: 'discard',
    seats: {
      Sara: {
        ready: [{ vampire: 'Sully', capacity: 6, blood: 6, disciplines: ['dom'] }],
        hand: ['Bonding', 'Bonding', 'Bonding', 'Deflection', 'Deflection'],
      },
      ...others,
    },
  }).untilAsked('Sara', 'discard');
  expect(favouriteOf(hosting, table.match, table.seat('Sara'), 'bleeder').sentence).not.toContain('Deflection');
});

test('no referendum is called for a gain of its caller alone that the others can vote down', () => {
  const position = (titles: readonly object[]) =>
    tableAt({
      turn: 'Sara',
      seats: {
        Sara: {
          ready: [{ vampire: 'Sully', capacity: 6, blood: 4, bleed: 0, title: 'prince of Chicago' }],
          hand: ['Consanguineous Boon'],
        },
        ...others,
        Nora: { ready: [{ vampire: 'Rex', capacity: 8, blood: 8, locked: true, ...titles[0] }] },
        Tom: { ready: [{ vampire: 'Kay', capacity: 8, blood: 8, locked: true, ...titles[1] }] },
      },
    }).untilAsked('Sara', 'minion');
  expect(favourite(position([]), 'Sara')).toBe('Sara plays Consanguineous Boon with Sully');
  const titles = [{ title: 'Toreador justicar' }, { title: 'prince of Paris' }];
  expect(favourite(position(titles), 'Sara')).not.toContain('Consanguineous Boon');
});

test("another player's card is burned by a referendum only if it may pass", () => {
  const position = (title: object, other: object) =>
    tableAt({
      turn: 'Sara',
      seats: {
        Sara: { ready: [{ vampire: 'Sully', capacity: 6, blood: 6, ...title }] },
        ...others,
        Alex: { ready: [{ vampire: 'Rex', capacity: 8, blood: 8 }], in_play: ['War of Ages'] },
        Tom: { ready: [{ vampire: 'Kay', capacity: 8, blood: 8, locked: true, ...other }] },
      },
    }).untilAsked('Sara', 'minion');
  const justicar = { title: 'Toreador justicar' };
  expect(favourite(position(justicar, {}), 'Sara')).toBe('Sully uses War of Ages');
  expect(favourite(position({}, justicar), 'Sara')).not.toBe('Sully uses War of Ages');
});
