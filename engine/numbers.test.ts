import { give, openTiny, pick, type TinyContext, type TinyState, tinyGame } from '@praxis/testkit/tiny.ts';
import { describe, expect, test } from 'vitest';
import { oneOf, type Question, type Seat } from './decision.ts';
import { ANYTIME_ACTION, type Match } from './match.ts';
import { replay } from './open.ts';
import { ask, askEach, opportunity, type Procedure, poll } from './procedure.ts';

type TinyMatch = Match<TinyState, TinyContext>;
const numbers = (match: TinyMatch): Record<Seat, number> =>
  Object.fromEntries(match.decisions.map(({ seat, number }) => [seat, number]));

/** Everybody may vote twice; seat 2 may name the others' votes, so its answers change with them. */
function* voting(g: TinyContext): Procedure {
  const question = (seat: Seat): Question =>
    seat === 2
      ? pick(2, 'pass', ...g.state.notes.map((note) => `veto-${note}`), 'no')
      : pick(seat, 'pass', 'yes', 'no');
  yield* poll([0, 1, 2], question, function* ({ seat, path }) {
    g.state.notes.push(`${seat}-${path[0]?.say}`);
  });
}

describe('The number of a decision', () => {
  test('changes with every question', () => {
    const match = openTiny(function* () {
      for (;;) yield* ask(pick(0, 'yes', 'no'));
    });
    expect(numbers(match)).toEqual({ 0: 0 });
    give(match, 0, 'yes');
    expect(numbers(match)).toEqual({ 0: 1 });
    expect(match.answer(0, 0, 'yes')).toEqual({ refused: 'stale', number: 1 });
  });

  test('changes when a window goes on to the next seat', () => {
    const match = openTiny(() =>
      opportunity(
        [0, 1, 2],
        'first',
        (seat) => pick(seat, 'pass', 'use'),
        function* () {},
      ),
    );
    give(match, 0, 'pass');
    expect(numbers(match)).toEqual({ 1: 1 });
    give(match, 1, 'pass');
    expect(numbers(match)).toEqual({ 2: 2 });
  });

  test('stays in a poll while the answers stay the same, so one vote does not make another stale', () => {
    const match = openTiny(voting);
    expect(numbers(match)).toEqual({ 0: 0, 1: 0, 2: 0 });
    expect(match.answer(0, 0, 'yes')).toHaveProperty('events');
    // Seat 0 has voted and gets a new question; seat 1 gets the same one; seat 2 has more answers now.
    expect(numbers(match)).toEqual({ 0: 1, 1: 0, 2: 1 });
    expect(match.answer(1, 0, 'no')).toHaveProperty('events');
    expect(numbers(match)).toEqual({ 0: 1, 1: 2, 2: 2 });
    expect(match.answer(2, 1, 'pass')).toEqual({ refused: 'stale', number: 2 });
    expect(match.answer(0, 1, 'pass')).toHaveProperty('events');
    expect(numbers(match)).toEqual({ 1: 2, 2: 2 });
  });

  test('is another one for the seat that has answered, so that sending twice does not count twice', () => {
    const match = openTiny(voting);
    expect(match.answer(1, 0, 'yes')).toHaveProperty('events');
    expect(match.answer(1, 0, 'yes')).toEqual({ refused: 'stale', number: 1 });
  });

  test('stays until all sealed answers are in', () => {
    const match = openTiny(function* () {
      for (;;) yield* askEach([pick(0, 'one', 'two'), pick(1, 'one', 'two'), pick(2, 'one', 'two')]);
    });
    expect(match.answer(1, 0, 'one')).toHaveProperty('events');
    expect(numbers(match)).toEqual({ 0: 0, 2: 0 });
    expect(match.answer(0, 0, 'one')).toHaveProperty('events');
    expect(match.answer(2, 0, 'one')).toHaveProperty('events');
    expect(numbers(match)).toEqual({ 0: 3, 1: 3, 2: 3 });
  });

  test('is the same whether answers come from outside or from a program', () => {
    const [outside, inside] = [openTiny(voting), openTiny(voting)];
    for (const [seat, say] of [
      [0, 'yes'],
      [1, 'no'],
      [0, 'pass'],
      [2, 'no'],
    ] as const) {
      give(outside, seat, say);
      inside.choose(seat, [{ say }]);
      expect(numbers(inside)).toEqual(numbers(outside));
    }
    const again = replay(tinyGame(voting), outside.record);
    expect(numbers(again)).toEqual(numbers(outside));
  });

  test('never comes again after a takeback, and is the same when the record is replayed', () => {
    const match = openTiny(voting);
    give(match, 0, 'yes');
    give(match, 1, 'yes');
    match.takeback(1);
    expect(numbers(match)).toEqual({ 0: 3, 1: 3, 2: 3 });
    expect(match.answer(0, 1, 'yes')).toEqual({ refused: 'stale', number: 3 });
    give(match, 1, 'no');
    expect(numbers(match)).toEqual({ 0: 3, 1: 4, 2: 4 });
    expect(numbers(replay(tinyGame(voting), match.record))).toEqual(numbers(match));
    expect(numbers(match.fork())).toEqual(numbers(match));
  });

  test('stays when a player does something else, unless that changes the answers', () => {
    const targets = (g: TinyContext, seat: Seat): Question => ({
      ...pick(seat, 'pass'),
      next: (prefix) =>
        prefix.length > 0
          ? []
          : [0, 1, 2].filter((each) => !g.state.left.includes(each)).map((each) => ({ say: 'on', seat: each })),
    });
    const match = openTiny(
      function* (g) {
        yield* askEach([targets(g, 0), pick(1, 'yes', 'no')]);
      },
      {
        anytimeActions: (_, seat) => ({
          seat,
          step: 'any time',
          about: { say: 'leave' },
          next: oneOf([{ say: 'leave' }]),
        }),
        takeAnytimeAction: ({ state }, { seat }) => {
          state.left.push(seat);
        },
      },
    );
    expect(match.answer(2, ANYTIME_ACTION, 'leave')).toHaveProperty('events');
    expect(numbers(match)).toEqual({ 0: 1, 1: 0 });
  });

  test('does not stay where there are too many answers to compare', () => {
    const many = Array.from({ length: 65 }, (_, index) => `option${index}`);
    const match = openTiny(() =>
      poll(
        [0, 1],
        (seat) => pick(seat, 'pass', ...many),
        function* () {},
      ),
    );
    give(match, 0, 'option3');
    expect(numbers(match)).toEqual({ 0: 1, 1: 1 });
  });
});
