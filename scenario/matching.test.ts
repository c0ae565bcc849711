import { oneOf, type Question, type Wording } from '@praxis/engine';
import { describe, expect, test } from 'vitest';
import { fits, Vocabulary } from './matching.ts';
import { atTable, problemsOf, run, TABLE } from './toy-run.ts';

const seats = (hand: string): string => `game: harbour\nedition: second\nseats: {Sara: {hand: [${hand}]}, Alex: {}}\n`;

/** The answer that a single line of Sara was taken for. */
function answered(line: string): string | undefined {
  const { trace } = run(`${TABLE}script:\n  - Sara: ${line}\n`, { trace: true });
  return trace.find(({ by }) => by === 'script')?.answer;
}

describe('A line fits a sentence that contains its words in order', () => {
  test('blind to case, accents, articles and punctuation', () => {
    expect(answered('plays Lantern on Nora')).toBe('Sara plays Lantern on Nora');
    expect(answered('Sara plays Lantern on Nora')).toBe('Sara plays Lantern on Nora');
    expect(answered('"PLÁYS: the lántern, on Nora!"')).toBe('Sara plays Lantern on Nora');
    expect(answered('Lantern Nora')).toBe('Sara plays Lantern on Nora');
    expect(answered('flips')).toBe('Sara flips a coin');
  });

  test('but by whole words, in their order', () => {
    expect(answered('plays Lant on Nora')).toBeUndefined();
    expect(answered('on Nora plays Lantern')).toBeUndefined();
  });

  test('Numbers with a sign or a dot are words', () => {
    const script = 'script:\n  - Sara: plays .44 on Alex\nexpect: {Sara.used: [.44 Flare]}\n';
    expect(problemsOf(`${seats('.44 Flare, Crate')}${script}`)).toEqual([]);
    expect(problemsOf(`${seats('.44 Flare, Crate')}${script.replace('.44 on', '44 on')}`)[0]).toMatch(
      /^5:5 No answer of Sara fits "plays 44 on Alex"/,
    );
  });
});

test('Answers that differ in case only are distinguished by it', () => {
  const question: Question = {
    seat: 0,
    step: 'main',
    about: { say: 'asked' },
    next: oneOf([
      { say: 'at', word: 'dom pre' },
      { say: 'at', word: 'DOM PRE' },
    ]),
  };
  const wording = {
    sentence: (_: unknown, __: unknown, [piece]: readonly { word?: string }[]) => `Sara plays Awe at ${piece?.word}`,
  };
  const sentences = (line: string): string[] =>
    fits(undefined, wording as unknown as Wording<undefined>, question, 'Sara', line).map(({ sentence }) => sentence);
  expect(sentences('plays Awe at DOM PRE')).toEqual(['Sara plays Awe at DOM PRE']);
  expect(sentences('plays Awe at dom pre')).toEqual(['Sara plays Awe at dom pre']);
  expect(sentences('plays Awe')).toHaveLength(2);
});

test('Several answers fail, with their sentences', () => {
  expect(atTable('script:\n  - Sara: plays Lantern\n')).toEqual([
    '5:5 "plays Lantern" fits several answers of Sara at main: "Sara plays Lantern on Alex", "Sara plays Lantern on Nora".',
  ]);
});

test('Answers with the same sentence are one', () => {
  const script = 'script:\n  - Sara: plays Crate on Alex\nexpect: {Sara.hand: [Crate]}\n';
  expect(problemsOf(`${seats('Crate, Crate')}${script}`)).toEqual([]);
  expect(problemsOf(`${seats('Crate, {card: Crate, as: Box}')}${script.replace('[Crate]', '[Box]')}`)).toEqual([]);
});

test('An exact sentence beats longer ones, with the seat or without', () => {
  for (const line of ['gives Lantern', 'Sara gives the Lantern'])
    expect(atTable(`script:\n  - Sara: makes a gift\n  - Sara: ${line}\nexpect: {Sara.used: [Lantern]}\n`)).toEqual([]);
  expect(atTable('script:\n  - Sara: makes a gift\n  - Sara: Lantern\n')).toEqual([
    '6:5 "Lantern" fits several answers of Sara at choice: "Sara gives Lantern", "Sara gives Lantern, Kite".',
  ]);
});

test('The members of a list may be given in any order', () => {
  for (const line of ['gives Lantern, Kite', 'gives Kite, Lantern'])
    expect(atTable(`script:\n  - Sara: makes a gift\n  - Sara: ${line}\nexpect: {Sara.hand: []}\n`)).toEqual([]);
});

describe('A vocabulary finds misspellings', () => {
  const vocabulary = new Vocabulary({
    cards: ['Smiling Gull, the Pilot', '.44 Flare', 'Blood Doll', 'Vial of Tears'],
    named: ['One, Two, Three'],
    seats: ['Sara', 'Alex'],
    verbs: ['plays', 'does not block'],
    others: ['superior'],
  });
  vocabulary.see('Sara plays Blood Doll paying 1 crown');

  test.each([
    'plays Smiling Gull, the Pilot on Alex',
    'plays Smiling Gull',
    'plays Pilot with .44 Flare at superior',
    'plays Flare, Blood Doll, Gull the Pilot',
    'plays One, Two, Three',
    'Sara plays Blood Doll paying 3 crown',
    'does not block',
  ])('%s', (line) => {
    expect(vocabulary.fault(line)).toBeUndefined();
  });

  test.each([
    ['plays Smilling Gull', 'smilling'],
    ['plays Blood Tears', 'tears'],
    ['plays Smiling Pilot', 'pilot'],
    ['plays Blood Doll on Alec', 'alec'],
    ['plays Blood Doll at superiour', 'superiour'],
    ['plais Blood Doll', 'plais'],
  ])('%s', (line, word) => {
    expect(vocabulary.fault(line)).toBe(`"${word}" in "${line}" is no card, no seat and no word of this game.`);
  });

  test('A line without a verb says nothing', () => {
    const nothing = (line: string): string =>
      `"${line}" says nothing that a seat can do; expected one of: plays, does not block.`;
    expect(vocabulary.fault('Blood Doll')).toBe(nothing('Blood Doll'));
    expect(vocabulary.fault('block')).toBe(nothing('block'));
  });
});
