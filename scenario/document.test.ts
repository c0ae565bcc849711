import { expect, test } from 'vitest';
import { readScenarios } from './document.ts';
import { atTable, problemsOf } from './toy-run.ts';

/** The problems of a text as `line:column message`. */
function wrong(text: string): readonly string[] {
  return readScenarios(text, 'a.yaml').problems.map(({ line, column, message }) => `${line}:${column} ${message}`);
}

const GOOD = `game: harbour
edition: second
title: A lantern shines
rules: [H-PLY-001, 601.2]
seats:
  Sara: { hand: [Lantern] }
  Alex:
turn: Sara
script:
  - Sara: plays Lantern on Alex
expect:
  Alex.points: 8
`;

test('A document is read into its parts', () => {
  const { scenarios, problems } = readScenarios(GOOD, 'a.yaml');
  expect(problems).toEqual([]);
  const [scenario] = scenarios;
  expect(scenario).toMatchObject({
    file: 'a.yaml',
    line: 1,
    column: 1,
    title: 'A lantern shines',
    rules: ['H-PLY-001', '601.2'],
    seats: ['Sara', 'Alex'],
    position: { edition: 'second', seats: { Sara: { hand: ['Lantern'] }, Alex: {} }, turn: 'Sara' },
    keys: [{ text: 'turn', line: 8, column: 1 }],
    script: [
      { kind: 'answer', seat: 0, words: { text: 'plays Lantern on Alex', line: 10, column: 11 }, line: 10, column: 5 },
    ],
    expect: [{ path: 'Alex.points', expected: { kind: 'value', value: 8 }, line: 12, column: 3 }],
  });
  expect(scenario?.place(['seats', 'Sara', 'hand', 0])).toEqual({ line: 6, column: 18 });
  expect(scenario?.place(['seats', 'Sara', 'nothing'])).toEqual({ line: 6, column: 3 });
});

test('A file holds several documents, and a wrong one does not hide the others', () => {
  const { scenarios, problems } = readScenarios(`${GOOD}---\ngame: harbour\n---\n${GOOD}`, 'a.yaml');
  expect(scenarios.map(({ line }) => line)).toEqual([1, 16]);
  expect(problems.map(({ line, message }) => [line, message])).toEqual([
    [14, 'Expected the key edition.'],
    [14, 'Expected the key seats.'],
    [14, 'Expected a script or assertions; this scenario checks nothing.'],
  ]);
});

test('An edition is text, also if it looks like a number', () => {
  const scenario = `game: harbour\nedition: 2000\nseats: {Sara: {}, Alex: {}}\nexpect: {turn: Sara}\n`;
  expect(readScenarios(scenario, 'a.yaml').scenarios[0]?.edition.text).toBe('2000');
  expect(problemsOf(scenario)).toEqual([]);
  expect(problemsOf(scenario.replace('2000', '"2000"'))).toEqual([]);
  expect(problemsOf(scenario.replace('2000', '0x7D0'))).toEqual([
    '2:10 Expected an edition of harbour (2000, second), not "0x7D0".',
  ]);
  expect(problemsOf(scenario.replace('2000', 'true'))).toEqual(['2:10 Expected a text for edition, not true.']);
  expect(problemsOf(scenario.replace('2000', ''))).toEqual(['2:10 Expected a text for edition, not nothing.']);
  expect(problemsOf(scenario.replace('2000', '[2000]'))).toEqual(['2:10 Expected a text for edition, not a list.']);
});

test('Documents that are no scenario are refused', () => {
  expect(wrong('')).toEqual(['1:1 The file is empty; expected a scenario.']);
  expect(wrong('# only a comment\n')).toEqual(['1:1 The file is empty; expected a scenario.']);
  expect(wrong('- a list\n')).toEqual([
    '1:1 Expected a scenario: a map with the keys game, edition, title, rules, seats, script, expect.',
  ]);
});

test('Invalid YAML is refused at its place', () => {
  expect(wrong('game: harbour\ngame: harbour\n')).toEqual(['2:1 This key occurs twice; expected every key once.']);
  expect(wrong('game: harbour\nscript:\n  - Sara: plays Foo: Bar\n')).toEqual([
    '3:11 A second ": " in one line; expected quotes around words with a colon and a blank.',
  ]);
  expect(wrong('game: harbour\nseats: {Sara: {}\n')).toEqual(['3:1 This line is indented wrongly.']);
  expect(wrong('game: !ship harbour\n')).toEqual(['1:7 Expected plain YAML without tags, not !ship.']);
  expect(wrong('game: harbour\n? [a]\n: b\n')).toEqual(['2:3 Expected a text as key.']);
  expect(wrong('game: harbour\nseats: *nothing\n')[0]).toMatch(/^2:8 Nothing before this is marked &nothing\.$/);
});

test('Anchors and aliases are read like the values they refer to', () => {
  expect(
    problemsOf(
      'game: harbour\nedition: second\nseats: {Sara: &one {points: 3}, Alex: *one}\nexpect: {Alex.points: 3}\n',
    ),
  ).toEqual([]);
});

test('Keys that nobody knows are refused', () => {
  expect(atTable('phase: main\nexpect: {turn: Sara}\n')).toEqual([
    '4:1 Expected one of the keys game, edition, title, rules, seats, script, expect, turn, not "phase".',
  ]);
  expect(atTable('scripts: []\nexpect: {turn: Sara}\n')[0]).toMatch(/^4:1 .*not "scripts"\.$/);
});

test('Rules are named in a list, each once', () => {
  expect(wrong(GOOD.replace('601.2', 'H-PLY-001'))).toEqual(['4:20 H-PLY-001 is listed twice.']);
  expect(wrong(GOOD.replace('[H-PLY-001, 601.2]', 'H-PLY-001'))).toEqual([
    '4:8 Expected a list of rule ids, not "H-PLY-001".',
  ]);
  expect(wrong(GOOD.replace('[H-PLY-001, 601.2]', '[]'))).toEqual([
    '4:8 Expected rule ids in this list, but it is empty.',
  ]);
});

test('Seats have names that a sentence and a script can tell apart', () => {
  const seats = (text: string): readonly string[] =>
    wrong(`game: g\nedition: e\nseats: ${text}\nexpect: {turn: Sara}\n`);
  expect(seats('[Sara]')).toEqual(['3:8 Expected a map of seats by their names, not a list.']);
  expect(seats('{}')).toEqual(['3:8 Expected at least one seat.']);
  expect(seats('{A: {}}')).toEqual(['3:9 A seat cannot be called A: articles are left out of sentences.']);
  expect(seats('{1: {}}')).toEqual([`3:9 Expected a seat's name that begins with a letter, not "1".`]);
  expect(seats('{Sara: {}, sara: {}}')).toEqual(['3:19 sara cannot be told from another seat in a sentence.']);
  expect(seats('{Sara: {}, until: {}}')).toEqual([
    '3:19 A seat cannot be called until: steps of a script begin like this.',
  ]);
  expect(seats('{Sara: 3}')).toEqual(['3:15 Expected a map of what Sara has, not 3.']);
});

test('Mistakes of the position are shown at their place', () => {
  const scenario =
    'game: harbour\nedition: second\nseats:\n  Sara:\n    hand: [Lantern, Lantarn]\n  Alex: {pionts: 3}\nexpect: {turn: Sara}\n';
  expect(problemsOf(scenario)).toEqual(['5:21 There is no card "Lantarn".']);
  expect(problemsOf(scenario.replace('Lantarn', 'Kite'))).toEqual(['6:10 Expected points, hand, not "pionts".']);
  expect(atTable('turn: Sarra\nexpect: {turn: Sara}\n')).toEqual([
    '4:1 Expected a seat (Sara, Alex, Nora), not "Sarra".',
  ]);
});

test('A step of a script has one key', () => {
  expect(atTable('script:\n  - {Sara: plays Smiling Gull, the Pilot}\n')).toEqual([
    '5:32 Expected a step with one key; here are "Sara" and "the Pilot". ' +
      'Inside braces a comma begins a new key: put words that hold one in quotes.',
  ]);
  expect(atTable('script:\n  - Sara: passes\n    Alex: passes\n')[0]).toMatch(/^6:5 .* here are "Sara" and "Alex"/);
  expect(atTable('script:\n  - {}\n')).toEqual(['5:5 Expected a step, not an empty map.']);
  expect(atTable('script:\n  - Sara passes\n')).toEqual(['5:5 Expected a step, not "Sara passes".']);
  expect(atTable('script: []\n')).toEqual(['4:9 Expected steps in this list, but it is empty.']);
  expect(atTable('script: []\nexpect: {turn: Sara}\n')).toEqual([]);
  expect(atTable('script: {Sara: passes}\n')).toEqual(['4:9 Expected a list of steps, not a map.']);
});

test('All wrong steps are shown at once, with the expected form', () => {
  expect(
    atTable(`script:
  - Tom: passes
  - ofered: {Sara: [passes]}
  - Sara:
  - Sara: "…"
  - Sara: the
  - offered: {Tom: [passes]}
  - offered: {Sara: []}
  - offered: {Sara: [passes], Alex: [passes]}
  - not offered: {Sara: plays Smiling Gull, the Pilot}
  - not asked: Tom
  - not asked: [Alex]
  - until: {Tom: main}
  - until: turn Tom
  - until: [main]
  - explained: {Sara: plays Kite}
  - explained: {Sara: {plays Smiling Gull, the Pilot: H-PLY-001}}
  - luck: heads
  - luck: [true]
  - expect: [turn]
`),
  ).toEqual([
    '5:5 Expected a seat (Sara, Alex, Nora) or a step (until, offered, only offered, not offered, not asked, explained, luck, expect), not "Tom".',
    '6:5 Expected a seat (Sara, Alex, Nora) or a step (until, offered, only offered, not offered, not asked, explained, luck, expect), not "ofered".',
    '7:10 Expected a text for the words of an answer, not nothing.',
    '8:11 Expected the words of an answer; "…" holds none.',
    '9:11 Expected the words of an answer; "the" holds none.',
    '10:15 Expected a seat (Sara, Alex, Nora), not "Tom".',
    '11:21 Expected sentences in this list, but it is empty.',
    '12:31 Expected a seat and sentences (offered) with one key; here are "Sara" and "Alex". ' +
      'Inside braces a comma begins a new key: put words that hold one in quotes.',
    '13:45 Expected a seat and sentences (not offered) with one key; here are "Sara" and "the Pilot". ' +
      'Inside braces a comma begins a new key: put words that hold one in quotes.',
    '14:16 Expected a seat (Sara, Alex, Nora), not "Tom".',
    '15:16 Expected a text for a seat, not a list.',
    '16:13 Expected a seat (Sara, Alex, Nora), not "Tom".',
    '17:12 Expected a seat (Sara, Alex, Nora), not "Tom".',
    '18:12 Expected a text for a step, a seat with a step, or "turn" and a seat, not a list.',
    '19:23 Expected a map of sentences with the ids of the rules that forbid them, not "plays Kite".',
    '20:24 Expected a text for a rule id, not nothing.',
    '21:11 Expected a list of results of chance, not "heads".',
    '22:12 Expected a result of chance: a word or a number, not true.',
    '23:13 Expected a map of paths with their expected values, not a list.',
  ]);
});

test('Steps and luck that the game does not have are refused before anything is played', () => {
  expect(atTable('script:\n  - until: mian\n  - until: {Sara: turn}\n  - luck: [heads, 7, edge]\n')).toEqual([
    '5:12 Expected a step (main, response, vote, bid, choice, end), not "mian".',
    '6:19 Expected a step (main, response, vote, bid, choice, end), not "turn".',
    '7:19 Expected heads, tails or a number from 1 to 6, not 7.',
    '7:22 Expected heads, tails or a number from 1 to 6, not "edge".',
  ]);
});

test('Expectations are well formed', () => {
  expect(
    atTable(
      'expect:\n  Sara.points:\n  Alex.points: {more: few}\n  Alex.hand: {count: -1}\n  Nora.hand: {count: two}\n  Nora.points: {}\n',
    ),
  ).toEqual([
    '5:15 Expected a value for Sara.points, not nothing.',
    '6:17 Expected count, has, lacks, change, not "more".',
    '7:22 Expected a whole number for count, not -1.',
    '8:22 Expected a whole number for count, not "two".',
    '9:16 Expected count, has, lacks, change in this map.',
  ]);
  expect(atTable('expect: {}\n')).toEqual([
    '4:9 Expected a map of paths with their expected values, not an empty map.',
  ]);
});
