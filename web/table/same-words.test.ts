import { expect, test } from 'vitest';
import { frames, sameStart, withoutSameEnd } from './same-words.ts';

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

/** The texts of a run without their frame, after the frame itself. */
const shown = (texts: readonly (string | undefined)[]): readonly (string | undefined)[] =>
  frames(texts).map((frame, at) => {
    const text = texts[at] ?? '';
    return frame && `${frame.opens ? '>' : ''}${text.slice(frame.start, text.length - frame.end)}`;
  });

test('a run has its words once: those at the start and those at the end of all', () => {
  const attacks = ['Hydra', 'Skunk', 'Vagrant', 'The Cossack'].map((name) => `Attack ${name} with Bad Penny`);
  expect(shown(['Draw from the Library', ...attacks, 'End the turn'])).toEqual([
    undefined,
    '>Hydra',
    'Skunk',
    'Vagrant',
    'The Cossack',
    undefined,
  ]);
});

test('something is left of each text, even if one is the start of another', () => {
  expect(shown(['Discard Blood', 'Discard Blood Doll', 'Discard Blood Bond', 'Discard Blood Blood'])).toEqual([
    '>Blood',
    'Blood Doll',
    'Blood Bond',
    'Blood Blood',
  ]);
});

test('a run ends where another one begins alike, and a number stays with what it counts', () => {
  const pool = ['Ana', 'Bea', 'Eva'].map((name) => `Move 1 pool to ${name}`);
  const blood = ['Ana', 'Bea'].map((name) => `Move 1 blood from ${name} to your pool`);
  expect(shown([...pool, ...blood])).toEqual(['>Ana', 'Bea', 'Eva', undefined, undefined]);
  expect(shown([...pool.slice(1), ...blood])).toEqual([
    '>1 pool to Bea',
    '1 pool to Eva',
    '1 blood from Ana to your pool',
    '1 blood from Bea to your pool',
  ]);
});

test('a few answers, and those that say more, have no frame', () => {
  expect(shown(['Recruit Velvet', 'Recruit Karma'])).toEqual([undefined, undefined]);
  expect(shown(['Play A', 'Play B', undefined, 'Play C', 'Play D']).filter(Boolean)).toEqual([]);
});
