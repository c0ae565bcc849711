import { card } from '@praxis/testkit/tiny.ts';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  answerOf,
  answers,
  END,
  forcedAnswer,
  keyOf,
  oneOf,
  PASS,
  type Path,
  type Piece,
  type Question,
  readAnswer,
  samePiece,
  signatureOf,
  subset,
} from './decision.ts';

const state = { cards: [{ handle: 11 }, { handle: 12 }, { handle: 13 }, { handle: 14 }] };

const question = (next: Question['next']): Question => ({ seat: 0, step: 'step', about: { say: 'about' }, next });
const letters = (text: string): Piece[] => [...text].map((say) => ({ say }));
const all = (next: Question['next']): string[] => answers(question(next)).map((path) => answerOf(state, path));
const read = (next: Question['next'], answer: string): string => {
  const found = readAnswer(state, question(next), answer);
  return 'path' in found ? answerOf(state, found.path) : `wrong: ${found.wrong}`;
};

describe('A key', () => {
  test('names cards by handle and holds everything that the piece refers to', () => {
    expect(keyOf(state, { say: 'play', card: card(1), seat: 2, amount: 3, word: 'basic' })).toBe('play:c12:s2:3:basic');
  });

  test('never holds a blank, because blanks separate the pieces of an answer', () => {
    expect(keyOf(state, { say: 'no replacement', word: 'combat ends' })).toBe('no_replacement:combat_ends');
    const next = oneOf([{ say: 'no replacement' }, { say: 'use', word: 'a shield' }]);
    for (const answer of all(next)) expect(read(next, answer)).toBe(answer);
  });

  test('distinguishes 0 and seat 0 from nothing', () => {
    expect(keyOf(state, { say: 'pay', amount: 0 })).toBe('pay:0');
    expect(keyOf(state, { say: 'on', seat: 0 })).toBe('on:s0');
    expect(samePiece({ say: 'on', seat: 0 }, { say: 'on' })).toBe(false);
  });
});

describe('A set', () => {
  test('is one answer, in any order of its members', () => {
    expect(all(subset(letters('abc'), 0, 3))).toEqual([
      'end',
      'a end',
      'a b end',
      'a b c',
      'a c end',
      'b end',
      'b c end',
      'c end',
    ]);
  });

  test('has as many members as it must', () => {
    expect(all(subset(letters('abc'), 2, 2))).toEqual(['a b', 'a c', 'b c']);
    expect(all(subset(letters('abc'), 1, 2))).toEqual(['a end', 'a b', 'a c', 'b end', 'b c', 'c end']);
  });

  test('takes all there is where there is too little', () => {
    expect(all(subset(letters('ab'), 3, 3))).toEqual(['a b end']);
  });

  test('of nothing is still an answer', () => {
    expect(all(subset([], 0, 2))).toEqual(['end']);
    expect(all(subset(letters('ab'), 0, 0))).toEqual(['end']);
    expect(all(subset([], 1, 1))).toEqual(['end']);
  });

  test('may hold the same piece as often as it is given, but is still one answer', () => {
    expect(all(subset(letters('xx'), 0, 5))).toEqual(['end', 'x end', 'x x end']);
  });

  test('of n members has 2^n answers, and the sizes it should have', () => {
    const sizes = fc.record({ n: fc.nat(7), min: fc.nat(7), max: fc.nat(7) });
    fc.assert(
      fc.property(sizes, ({ n, min, max }) => {
        fc.pre(min <= max && min <= n);
        const sets = all(subset(letters('abcdefg'.slice(0, n)), min, max)).map((set) =>
          set.split(' ').filter((key) => key !== 'end'),
        );
        const choose = (k: number): number => (k === 0 ? 1 : (choose(k - 1) * (n - k + 1)) / k);
        let expected = 0;
        for (let k = min; k <= Math.min(max, n); k++) expected += choose(k);
        expect(new Set(sets.map((set) => set.join(''))).size).toBe(expected);
        expect(sets.every(({ length }) => length >= min && length <= max)).toBe(true);
      }),
    );
  });
});

describe('An answer', () => {
  /** Two cards in any order, then one target. */
  const twoThenTarget = (prefix: Path): readonly Piece[] => {
    if (prefix.length < 2) return subset(letters('abcd'), 2, 2)(prefix);
    return prefix.length === 2 ? letters('xy') : [];
  };

  test('is read key by key', () => {
    expect(read(twoThenTarget, 'a c y')).toBe('a c y');
  });

  test('may give the members of a list in any order', () => {
    expect(read(twoThenTarget, 'c a y')).toBe('a c y');
    expect(read(subset(letters('abcdef'), 0, 6), 'e b d a end')).toBe('a b d e end');
    expect(read(subset(letters('abcdef'), 0, 6), 'f e d c b a')).toBe('a b c d e f');
  });

  test('in any order is always the same set', () => {
    const members = fc.shuffledSubarray([...'abcdefgh']);
    fc.assert(
      fc.property(members, (given) => {
        const answer = [...given, ...(given.length === 8 ? [] : ['end'])].join(' ');
        const expected = [...given].sort().concat(given.length === 8 ? [] : ['end']);
        // The last member leaves no further choice, so only the end is offered.
        expect(read(subset(letters('abcdefgh'), 0, 8), answer)).toBe(expected.join(' '));
      }),
    );
  });

  test('keeps the order of anything but lists', () => {
    const order = (prefix: Path): Piece[] =>
      letters('abc').filter((piece) => !prefix.some((chosen) => samePiece(chosen, piece)));
    expect(all(order)).toEqual(['a b c', 'a c b', 'b a c', 'b c a', 'c a b', 'c b a']);
    expect(read(order, 'c a b')).toBe('c a b');
    expect(read(order, 'c a a')).toBe('wrong: a');
  });

  test('is refused with the first key that is wrong', () => {
    expect(read(twoThenTarget, 'a z y')).toBe('wrong: z');
    expect(read(twoThenTarget, 'c a z')).toBe('wrong: z');
    expect(read(twoThenTarget, 'a a y')).toBe('wrong: a');
    expect(read(twoThenTarget, 'a c y y')).toBe('wrong: y');
    expect(read(oneOf(letters('ab')), 'a b')).toBe('wrong: b');
  });

  test('is refused if it is not complete', () => {
    expect(read(twoThenTarget, '')).toBe('wrong: ');
    expect(read(twoThenTarget, 'a c')).toBe('wrong: ');
    expect(read(subset(letters('ab'), 0, 2), 'a')).toBe('wrong: ');
  });

  test('is read in its given order where that is possible, even if another order were legal too', () => {
    const twice = (prefix: Path): readonly Piece[] =>
      prefix.length < 2 ? letters('ab').map((piece): Piece => ({ ...piece, list: true })) : [];
    expect(read(twice, 'b a')).toBe('b a');
  });
});

describe('A forced answer', () => {
  test('is the only one there is, also when it has several pieces', () => {
    const chain = (prefix: Path): Piece[] => letters('abc').slice(prefix.length, prefix.length + 1);
    expect(forcedAnswer(question(chain))).toEqual(letters('abc'));
    expect(forcedAnswer(question(oneOf([PASS])))).toEqual([PASS]);
  });

  test('is none where there is a choice, early or late', () => {
    expect(forcedAnswer(question(oneOf(letters('ab'))))).toBeUndefined();
    const late = (prefix: Path): Piece[] => [letters('a'), letters('bc')][prefix.length] ?? [];
    expect(forcedAnswer(question(late))).toBeUndefined();
  });

  test('does not exist where nobody can answer: that is a fault of the rules', () => {
    expect(() => forcedAnswer(question(() => []))).toThrow('Nobody can answer: about at step');
  });
});

describe('All answers', () => {
  test('stop at the limit', () => {
    const endless = (prefix: Path): Piece[] => (prefix.length < 30 ? letters('ab') : []);
    expect(answers(question(endless), 10)).toHaveLength(10);
  });

  test('make a signature that is the same for the same answers only', () => {
    const sign = (next: Question['next']): string | undefined => signatureOf(state, question(next));
    expect(sign(oneOf(letters('ab')))).toBe(sign(oneOf(letters('ab'))));
    expect(sign(oneOf(letters('ab')))).not.toBe(sign(oneOf(letters('abc'))));
    expect(sign(oneOf(letters('ab')))).not.toBe(
      signatureOf(state, { ...question(oneOf(letters('ab'))), step: 'other' }),
    );
    expect(sign(subset(letters('abcdefgh'), 0, 8))).toBeUndefined();
  });
});

test('An end is worded as nothing and closes a list', () => {
  expect(subset(letters('ab'), 0, 2)([END])).toEqual([]);
});
