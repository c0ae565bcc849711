import { give, openTiny, pick, type TinyContext, type TinyState } from '@praxis/testkit/tiny.ts';
import { describe, expect, test } from 'vitest';
import type { Question, Seat } from './decision.ts';
import type { Match } from './match.ts';
import { type AfterUse, ask, askAny, askEach, opportunity, type Procedure, poll } from './procedure.ts';

type TinyMatch = Match<TinyState, TinyContext>;
const askedSeats = (match: TinyMatch): Seat[] => match.questions.map(({ seat }) => seat);

/** Notes the seat that used the window; a seat can do so any number of times. */
function* windowed(g: TinyContext, afterUse: AfterUse, question: (seat: Seat) => Question | undefined): Procedure {
  yield* opportunity([1, 2, 0], afterUse, question, function* ({ seat, path }) {
    g.state.notes.push(`${seat} ${path[0]?.say}`);
  });
  g.state.notes.push('closed');
}

describe('A response window', () => {
  const always = (seat: Seat): Question => pick(seat, 'pass', 'use');
  const open = (afterUse: AfterUse): TinyMatch => openTiny((g) => windowed(g, afterUse, always));

  /** The seats that are asked one after another when only the given turn is a use. */
  const asked = (afterUse: AfterUse, use: number): Seat[] => {
    const match = open(afterUse);
    const seats: Seat[] = [];
    for (let turn = 1; !match.result; turn++) {
      const [seat] = askedSeats(match) as [Seat];
      seats.push(seat);
      give(match, seat, turn === use ? 'use' : 'pass');
    }
    return seats;
  };

  test('asks the seats in order and closes when all have passed', () => {
    expect(asked('first', 0)).toEqual([1, 2, 0]);
  });

  test('goes back to the first seat after a use', () => {
    expect(asked('first', 2)).toEqual([1, 2, 1, 2, 0]);
    expect(asked('first', 3)).toEqual([1, 2, 0, 1, 2, 0]);
  });

  test('stays with the same seat after a use', () => {
    expect(asked('same', 2)).toEqual([1, 2, 2, 0, 1]);
    expect(asked('same', 1)).toEqual([1, 1, 2, 0]);
  });

  test('goes on to the next seat after a use, and comes round to the one that used it', () => {
    expect(asked('next', 2)).toEqual([1, 2, 0, 1, 2]);
    expect(asked('next', 3)).toEqual([1, 2, 0, 1, 2, 0]);
  });

  test('passes over a seat that can only pass', () => {
    const match = openTiny((g) => windowed(g, 'first', (seat) => (seat === 2 ? undefined : pick(seat, 'pass', 'use'))));
    give(match, 1, 'pass');
    expect(askedSeats(match)).toEqual([0]);
    const forced = openTiny((g) => windowed(g, 'first', (seat) => (seat === 0 ? pick(seat, 'pass') : undefined)));
    expect(forced.state.notes).toEqual(['closed']);
  });

  test('ends at once when a use says so', () => {
    const match = openTiny(function* (g) {
      yield* opportunity([0, 1], 'first', always, function* ({ path }) {
        g.state.notes.push(path[0]?.say ?? '');
        return false;
      });
    });
    give(match, 0, 'use');
    expect(match.result?.kind).toBe('over');
    expect(match.state.notes).toEqual(['use']);
  });

  test("carries out a seat's only answer by itself", () => {
    let left = 2;
    const match = openTiny((g) =>
      windowed(g, 'first', (seat) => (seat === 2 && left-- > 0 ? pick(seat, 'must') : undefined)),
    );
    expect(match.state.notes).toEqual(['2 must', '2 must', 'closed']);
  });
});

describe('A poll', () => {
  /** Every seat has two votes. */
  function* voting(g: TinyContext): Procedure {
    const votes = [2, 2, 2];
    yield* poll(
      [0, 1, 2],
      (seat) => (votes[seat] === 0 ? undefined : pick(seat, 'pass', 'yes', 'no')),
      function* ({ seat, path }) {
        votes[seat]!--;
        g.state.notes.push(`${seat} ${path[0]?.say}`);
      },
    );
  }

  test('hears the seats in any order', () => {
    const match = openTiny(voting);
    for (const [seat, vote] of [
      [2, 'yes'],
      [0, 'no'],
      [2, 'no'],
      [1, 'yes'],
    ] as const)
      give(match, seat, vote);
    expect(match.state.notes).toEqual(['2 yes', '0 no', '2 no', '1 yes']);
    expect(askedSeats(match)).toEqual([0, 1]);
  });

  test('closes when everybody has passed since the last use', () => {
    const match = openTiny(voting);
    give(match, 0, 'pass');
    give(match, 1, 'pass');
    expect(askedSeats(match)).toEqual([2]);
    give(match, 2, 'yes');
    // A seat used it, so those who had passed may reconsider.
    expect(askedSeats(match)).toEqual([0, 1, 2]);
    for (const seat of [2, 0, 1]) give(match, seat, 'pass');
    expect(match.result?.kind).toBe('over');
  });

  test("carries out a seat's only answer by itself", () => {
    const match = openTiny(function* (g) {
      yield* poll(
        [0, 1],
        (seat) => (seat === 1 && g.state.notes.length < 2 ? pick(1, 'must') : pick(seat, 'pass')),
        function* ({ seat, path }) {
          g.state.notes.push(`${seat} ${path[0]?.say}`);
        },
      );
    });
    expect(match.state.notes).toEqual(['1 must', '1 must']);
    expect(match.result?.kind).toBe('over');
  });

  test('closes when nobody has anything left to do', () => {
    const match = openTiny(voting);
    for (const seat of [0, 0, 1, 1, 2, 2]) give(match, seat, 'yes');
    expect(match.result?.kind).toBe('over');
  });
});

describe('Sealed questions', () => {
  function* bidding(g: TinyContext): Procedure {
    const bids = yield* askEach([pick(0, 'one', 'two'), pick(1, 'three'), pick(2, 'one', 'two')]);
    g.state.notes.push(bids.map(([piece]) => piece?.say).join(' '));
    const [piece] = yield* ask(pick(0, 'more', 'less'));
    g.state.notes.push(piece?.say ?? '', bids.map(([each]) => each?.say).join(' '));
  }

  test('are opened together, in the order of the questions, however they were answered', () => {
    const match = openTiny(bidding);
    expect(askedSeats(match)).toEqual([0, 2]);
    give(match, 2, 'two');
    expect(match.state.notes).toEqual([]);
    expect(askedSeats(match)).toEqual([0]);
    expect(match.answer(2, match.moves, 'one')).toEqual({ refused: 'not asked' });
    give(match, 0, 'one');
    expect(match.state.notes).toEqual(['one three two']);
  });

  test('may be put twice to the same seat', () => {
    const match = openTiny(function* (g) {
      const bids = yield* askEach([pick(0, 'one', 'two'), pick(0, 'three', 'four')]);
      g.state.notes.push(bids.map(([piece]) => piece?.say).join(' '));
    });
    give(match, 0, 'two');
    give(match, 0, 'three');
    expect(match.state.notes).toEqual(['two three']);
  });

  test('of nobody are answered by nothing', () => {
    const match = openTiny(function* (g) {
      g.state.notes.push(JSON.stringify(yield* askEach([])));
    });
    expect(match.state.notes).toEqual(['[]']);
  });

  test('count in the hash as soon as they are answered', () => {
    const [one, two] = [openTiny(bidding), openTiny(bidding)];
    const before = one.hash();
    give(one, 2, 'one');
    give(two, 2, 'two');
    expect(new Set([before, one.hash(), two.hash()]).size).toBe(3);
    expect(one.state).toEqual(two.state);
  });
});

test('An open question takes the first answer', () => {
  const match = openTiny(function* (g) {
    const { seat, path } = yield* askAny([pick(0, 'a', 'b'), pick(1, 'a', 'b')]);
    g.state.notes.push(`${seat} ${path[0]?.say}`);
  });
  give(match, 1, 'b');
  expect(match.state.notes).toEqual(['1 b']);
});
