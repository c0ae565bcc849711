import type { Choice } from '@praxis/protocol';
import { expect, test } from 'vitest';
import { type Worded, withRuns } from './numbered.ts';

const worded = (text: string, amount?: number): Worded => ({
  text,
  choice: {
    answer: text,
    label: text,
    more: false,
    pieces: [{ key: text, say: 'hiding', ...(amount === undefined ? {} : { amount }) }],
  } satisfies Choice,
});
const hiding = (amount: number): Worded => worded(`hiding ${amount} Prestige`, amount);

test('amounts become a row, in their place among the other answers', () => {
  const [none, last] = [worded('Vote No'), worded('Abstain')];
  const members = [1, 2, 3, 4, 11].map(hiding);
  expect(withRuns([none, ...members, last])).toEqual([none, { start: 'hiding ', end: ' Prestige', members }, last]);
});

test('a few stay sentences', () => {
  const few = [1, 2].map(hiding);
  expect(withRuns(few)).toEqual(few);
});

test('answers that differ in more than their number stay sentences', () => {
  const apart = ['Anna', 'Berta', 'Carla', 'Dora'].map((name, index) => worded(`${index + 1} to ${name}`, index + 1));
  expect(withRuns(apart)).toEqual(apart);
});

test('a number of a name is no amount, and an amount that is said twice has no place', () => {
  const names = [1, 2, 3, 4].map((number) => worded(`Play Sprigatito SVI ${number}`));
  const twice = [1, 2, 3, 4].map((number) => worded(`pay ${number} for ${number} cards`, number));
  expect(withRuns(names)).toEqual(names);
  expect(withRuns(twice)).toEqual(twice);
});

test('two rows that follow each other are apart', () => {
  const [gained, paid] = ['Gain', 'Pay'].map((verb) => [1, 2, 3, 4].map((n) => worded(`${verb} ${n}`, n)));
  const rows = withRuns([...(gained ?? []), ...(paid ?? [])]);
  expect(rows.map((row) => 'start' in row && row.start)).toEqual(['Gain ', 'Pay ']);
});
