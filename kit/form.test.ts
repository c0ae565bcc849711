import { StagingMistake } from '@praxis/contract';
import { describe, expect, test } from 'vitest';
import { choiceOf, flagOf, listOf, mapOf, numberOf, pileOf, textOf, textsOf } from './form.ts';

function mistake(read: () => unknown): StagingMistake {
  try {
    read();
  } catch (error) {
    if (error instanceof StagingMistake) return error;
  }
  throw new Error('There was no mistake.');
}

describe('plain data of a position', () => {
  test('is given back if it is as expected', () => {
    expect(mapOf({ a: 1 }, [], ['a', 'b'])).toEqual({ a: 1 });
    expect(listOf([1], [])).toEqual([1]);
    expect(textOf(' words ', [])).toBe('words');
    expect(textsOf(['a', 'b'], [])).toEqual(['a', 'b']);
    expect(flagOf(false, [])).toBe(false);
    expect(numberOf(3, [], 0, 5)).toBe(3);
    expect(choiceOf('b', [], ['a', 'b'])).toBe('b');
    expect(choiceOf('asleep', [], ['Asleep', 'Burned'])).toBe('Asleep');
  });

  test('is complained about with its place if it is not', () => {
    expect(mistake(() => mapOf({ c: 1 }, ['seats'], ['a', 'b']))).toMatchObject({
      message: 'Expected one of the keys a, b, not "c".',
      at: ['seats', 'c'],
    });
    expect(mistake(() => listOf('x', ['hand'])).at).toEqual(['hand']);
    expect(mistake(() => textsOf(['a', 3], ['hand'])).at).toEqual(['hand', 1]);
    expect(mistake(() => numberOf(7, ['life'], 0, 5)).message).toBe('Expected a whole number from 0 to 5, not 7.');
    expect(mistake(() => flagOf('yes', [])).message).toBe('Expected true or false, not "yes".');
    expect(mistake(() => choiceOf('c', [], ['a', 'b'])).message).toBe('Expected one of a, b, not "c".');
  });

  test('is a deck with blanks below its cards, unless it is empty, exact or a number of blanks', () => {
    expect(pileOf(['a'], ['library'], 20)).toEqual({ cards: ['a'], at: ['library'], blanks: 20 });
    expect(pileOf([], ['library'], 20)).toEqual({ cards: [], at: ['library'], blanks: 0 });
    expect(pileOf({ exactly: ['a'] }, ['library'], 20)).toEqual({
      cards: ['a'],
      at: ['library', 'exactly'],
      blanks: 0,
    });
    expect(pileOf(3, ['library'], 20)).toEqual({ cards: [], at: ['library'], blanks: 3 });
    expect(mistake(() => pileOf({ exact: [] }, ['library'], 20)).at).toEqual(['library', 'exact']);
  });
});
