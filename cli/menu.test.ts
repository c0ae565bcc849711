import type { Match, Path, Piece, Question, Wording } from '@praxis/engine';
import { expect, test } from 'vitest';
import { choices } from './menu.ts';

type AnyWording = Wording<Match['context']>;

const wording = {
  sentence: (_: unknown, __: unknown, path: Path) => path.map(({ word }) => word).join(' '),
} as unknown as AnyWording;

const pieces = (...words: readonly string[]): readonly Piece[] => words.map((word) => ({ say: 'x', word }));

/** A question whose pieces are given by how long the answer is already. */
function asking(...levels: readonly (readonly Piece[])[]): Question {
  return { seat: 0, step: 'x', about: { say: 'x' }, next: (prefix) => levels[prefix.length] ?? [] };
}

function labels(question: Question, prefix: Path = []): readonly string[] {
  return choices({ context: {} } as unknown as Match, wording, question, prefix).map(
    ({ label, ways }) => `${label} ${ways}`,
  );
}

const LETTERS = pieces(...'abcdefghij');

test('few answers are listed whole', () => {
  expect(labels(asking(pieces('a', 'b'), pieces('1', '2')))).toEqual(['a 1 1', 'a 2 1', 'b 1 1', 'b 2 1']);
});

test('answers that read the same are one', () => {
  expect(labels(asking(pieces('a', 'a', 'b')))).toEqual(['a 1', 'b 1']);
});

test('many answers are chosen piece by piece', () => {
  const question = asking(pieces('a', 'b', 'c'), LETTERS);
  expect(labels(question)).toEqual(['a 10', 'b 10', 'c 10']);
  expect(labels(question, pieces('b'))).toEqual(LETTERS.map(({ word }) => `b ${word} 1`));
});

test('a single way to go on is taken at once', () => {
  const question = asking(pieces('start'), pieces('a', 'b', 'c'), pieces('only'), LETTERS);
  expect(labels(question)).toEqual(['start a only 10', 'start b only 10', 'start c only 10']);
});

test('more answers than can be counted are no harm', () => {
  const question = asking(LETTERS, LETTERS, LETTERS, LETTERS, LETTERS, LETTERS);
  expect(labels(question)).toHaveLength(10);
});
