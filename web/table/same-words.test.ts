import { expect, test } from 'vitest';
import { sameStart, withoutSameEnd } from './same-words.ts';

const start = (other: string | undefined, text: string): string => text.slice(0, sameStart(other, text));

test('a text that begins like another one differs from a whole word on', () => {
  expect(start('Play Scalpel Tongue at basic on Damian', 'Play Scalpel Tongue at basic on Dario')).toBe(
    'Play Scalpel Tongue at basic on',
  );
  expect(start('Discard two cards of the hand', 'Discard two cards of the hand and draw')).toBe(
    'Discard two cards of the hand',
  );
  // A shorter one keeps its last word.
  expect(start('Discard two cards of the hand', 'Discard two cards of the')).toBe('Discard two cards of');
});

test('a few words are no start, and the same text is no other one', () => {
  expect(start('Announce a Physical attack', 'Announce a Mental attack')).toBe('');
  expect(start('Move 1 pool to Conchita Morales', 'Move 1 pool to Conchita Morales')).toBe('');
  expect(start(undefined, 'Pass')).toBe('');
});

test('of several texts the words are left out with which all of them end', () => {
  expect(withoutSameEnd(['Bleed Bruno with Doctor Morocco', 'Hunt with Doctor Morocco'])).toEqual([
    'Bleed Bruno',
    'Hunt',
  ]);
  expect(withoutSameEnd(['Hunt with Bijou', 'Make Bijou anarch'])).toEqual(['Hunt with Bijou', 'Make Bijou anarch']);
  // Nothing is left without a word, and one text has nothing in common.
  expect(withoutSameEnd(['Hunt', 'Hunt'])).toEqual(['Hunt', 'Hunt']);
  expect(withoutSameEnd(['Hunt with Bijou'])).toEqual(['Hunt with Bijou']);
});
