import { expect, test } from 'vitest';
import { segments } from './expectation.ts';
import { atTable, problemsOf } from './toy-run.ts';

test('A path is cut at the last dot, for names hold dots; seats come first', () => {
  const seats = ['Sara', 'Dr. No'];
  expect(segments('Sara.points', seats)).toEqual(['Sara', 'points']);
  expect(segments('Dr. No.points', seats)).toEqual(['Dr. No', 'points']);
  expect(segments('turn', seats)).toEqual(['turn']);
  expect(segments('votes.for', seats)).toEqual(['votes', 'for']);
  expect(segments('.44 Flare.zone', seats)).toEqual(['.44 Flare', 'zone']);
  expect(segments('.44 Flare', seats)).toEqual(['.44 Flare']);
  expect(segments('Smiling Gull, the Pilot.zone', seats)).toEqual(['Smiling Gull, the Pilot', 'zone']);
});

test('Everything that holds passes', () => {
  expect(
    problemsOf(`game: harbour
edition: second
seats:
  Sara: { hand: [.44 Flare, "Smiling Gull, the Pilot", { card: Crate, as: Box }, Crate], points: 12 }
  Alex: {}
script:
  - Sara: plays .44 Flare on Alex
expect:
  turn: SARA
  step: main
  Sara.points: 12
  Sara.left: false
  Sara.hand: [Crate, "Smiling Gull, the Pilot", Box]
  Sara.used: { count: 1, change: 1, has: .44 Flare, lacks: [Box, Kite] }
  Alex.hand: []
  Alex.used: { count: 0 }
  Alex.points: { change: -2 }
  .44 Flare.zone: used
  "Smiling Gull, the Pilot.zone": hand
  Box.zone: Hand
`),
  ).toEqual([]);
});

test('A list may be given as names with their numbers, as positions have counters', () => {
  const script = 'script:\n  - Sara: plays Lantern on Nora\n  - Alex: passes\nexpect:\n';
  expect(atTable(`${script}  Alex.hand: { Anchor: 1 }\n`)).toEqual([]);
  expect(atTable(`${script}  Alex.hand: { Anchor: 2 }\n  Alex.points: { coutn: 10 }\n`)).toEqual([
    '8:3 Alex.hand is [Anchor], not [Anchor, Anchor].',
    expect.stringMatching(/^9:3 Alex.points is 10, not a list/),
  ]);
});

test('A failed expectation is shown with the actual value', () => {
  expect(
    atTable(`script:
  - Sara: plays Lantern on Nora
  - Alex: passes
expect:
  turn: Alex
  Sara.points: 11
  votes.for: "0"
  Sara.left: 0
  Sara.hand: [Kite, Kite]
  Sara.used: Lantern
  Alex.hand: 1
  Alex.used: { has: [Anchor], count: 1 }
  Alex.points: [10]
  Nora.hand: { change: 1 }
  Nora.points: { change: 2, count: 1 }
  Lantern.zone: hand
`),
  ).toEqual([
    '8:3 turn is Sara, not Alex.',
    '9:3 Sara.points is 10, not 11.',
    '10:3 votes.for is 0, not 0 (it is a number, not a text).',
    '11:3 Sara.left is false, not 0.',
    '12:3 Sara.hand is [Kite], not [Kite, Kite].',
    '13:3 Sara.used is [Lantern], not Lantern (it is a list).',
    '14:3 Alex.hand is [Anchor], not 1 (write {count: …} for the size of a list).',
    '15:3 Alex.used has 0 members, not 1: [].',
    '15:3 Alex.used lacks Anchor: it is [].',
    '16:3 Alex.points is 10, not a list.',
    '17:3 Nora.hand changed by 0 (from 0 to 0), not by 1.',
    '18:3 Nora.points is 8, not a list.',
    '18:3 Nora.points changed by -2 (from 10 to 8), not by 2.',
    '19:3 Lantern.zone is used, not hand.',
  ]);
});

test('Copies of a name count, and names keep their case', () => {
  const seats = 'game: harbour\nedition: second\nseats: {Sara: {hand: [Crate, Crate, Kite]}, Alex: {}}\n';
  expect(problemsOf(`${seats}expect: {Sara.hand: [Kite, Crate, Crate]}\n`)).toEqual([]);
  expect(problemsOf(`${seats}expect: {Sara.hand: {has: [Crate, Crate]}}\n`)).toEqual([]);
  expect(problemsOf(`${seats}expect: {Sara.hand: [Kite, Crate]}\n`)).toEqual([
    '4:10 Sara.hand is [Crate, Crate, Kite], not [Kite, Crate].',
  ]);
  expect(problemsOf(`${seats}expect: {Sara.hand: {has: [Kite, Kite]}}\n`)).toEqual([
    '4:10 Sara.hand lacks Kite: it is [Crate, Crate, Kite].',
  ]);
  expect(problemsOf(`${seats}expect: {Sara.hand: [kite, Crate, Crate]}\n`)).toEqual([
    '4:10 Sara.hand is [Crate, Crate, Kite], not [kite, Crate, Crate].',
  ]);
});

test('A misspelt name is not found missing', () => {
  expect(atTable('expect: {Sara.hand: {lacks: [Anchor]}}\n')).toEqual([]);
  expect(atTable('expect: {Sara.hand: {lacks: [Kite]}}\n')).toEqual([
    '4:10 Sara.hand has Kite: it is [Lantern, Kite].',
  ]);
  expect(atTable('expect: {Sara.hand: {lacks: [kite, Ancor]}}\n')).toEqual([
    '4:10 Sara.hand cannot lack "kite": there is no such name.',
    '4:10 Sara.hand cannot lack "Ancor": there is no such name.',
  ]);
});

test('A path that leads nowhere is a mistake', () => {
  expect(atTable('expect:\n  Sara.pionts: 10\n  Sarah.points: 10\n  Anker.zone: hand\n  edge: Sara\n')).toEqual([
    '5:3 A seat has no "pionts"; it has points, hand, used, left.',
    `6:3 There is no path "Sarah.points"; there are turn, step, result, votes.for, a seat's points, hand, used, left, a card's zone.`,
    `7:3 There is no path "Anker.zone"; there are turn, step, result, votes.for, a seat's points, hand, used, left, a card's zone.`,
    `8:3 There is no path "edge"; there are turn, step, result, votes.for, a seat's points, hand, used, left, a card's zone.`,
  ]);
});
