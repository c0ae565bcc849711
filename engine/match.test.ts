import {
  give,
  openTiny,
  pick,
  SETUP,
  type TinyContext,
  type TinyGame,
  type TinyState,
  tinyGame,
} from '@praxis/testkit/tiny.ts';
import { describe, expect, test } from 'vitest';
import { oneOf, type Question, type Seat } from './decision.ts';
import { ANYTIME_ACTION, type Match } from './match.ts';
import { Mistake } from './mistake.ts';
import { openAt, openMatch } from './open.ts';
import { ask, askEach, opportunity, type Procedure, poll } from './procedure.ts';
import { randomBelow } from './random.ts';

type TinyMatch = Match<TinyState, TinyContext>;
const askedSeats = (match: TinyMatch): Seat[] => match.questions.map(({ seat }) => seat);

/** Asks the seats in turn and notes their answers, for this many turns. */
const talk = (turns: number) =>
  function* (g: TinyContext): Procedure {
    for (let turn = 0; turn < turns; turn++) {
      const [piece] = yield* ask(pick(turn % 3, 'yes', 'no', 'fail'));
      g.state.notes.push(piece?.say ?? '');
      g.emit({ type: 'said', word: piece?.say });
      if (piece?.say === 'fail') throw new Error('The rules fail here.');
    }
  };

describe('A match', () => {
  test('runs to its first question, takes answers and has a result', () => {
    const match = openTiny(talk(2));
    expect(match.result).toBeUndefined();
    expect(match.decisions).toMatchObject([{ seat: 0, step: 'pick', forced: false, number: 0 }]);
    expect(match.answer(0, 0, 'yes')).toEqual({ events: [{ type: 'said', word: 'yes' }] });
    give(match, 1, 'no');
    expect(match.result).toMatchObject({ kind: 'over', reason: 'played' });
    expect(match.view(0)).toMatchObject({ where: { notes: ['yes', 'no'] }, result: { kind: 'over' } });
    expect(match.decisions).toEqual([]);
    expect(match.moves).toBe(2);
  });

  test('refuses answers that do not fit, each for its reason, and changes nothing', () => {
    const match = openTiny(talk(2));
    const before = match.hash();
    expect(match.answer(1, 0, 'yes')).toEqual({ refused: 'not asked' });
    expect(match.answer(7, 0, 'yes')).toEqual({ refused: 'unknown seat' });
    expect(match.answer(0, 3, 'yes')).toEqual({ refused: 'stale', number: 0 });
    expect(match.answer(0, 0, 'maybe')).toEqual({ refused: 'not an option', wrong: 'maybe' });
    expect(match.answer(0, 0, 'yes no')).toEqual({ refused: 'not an option', wrong: 'no' });
    expect(match.answer(0, ANYTIME_ACTION, 'yes')).toEqual({ refused: 'not asked' });
    expect(match.hash()).toBe(before);
    expect(match.moves).toBe(0);
    for (const seat of [0, 1]) give(match, seat, 'yes');
    expect(match.answer(2, 2, 'yes')).toEqual({ refused: 'over' });
  });

  test('does not even look at an answer that is far too long', () => {
    let looked = 0;
    const match = openTiny(function* () {
      const question = pick(0, 'yes', 'no');
      yield* ask({
        ...question,
        next: (prefix) => {
          looked++;
          return question.next(prefix);
        },
      });
    });
    looked = 0;
    expect(match.answer(0, 0, 'yes '.repeat(10_000))).toEqual({ refused: 'not an option', wrong: '' });
    expect(looked).toBe(0);
  });

  test('has a hash of which its result is a part', () => {
    const ending = (reason: string): TinyMatch =>
      openTiny(function* () {}, { result: () => ({ kind: 'over', winners: [], scores: [], reason }) });
    expect(ending('one').state).toEqual(ending('another').state);
    expect(ending('one').hash()).not.toBe(ending('another').hash());
  });

  test('is not opened for an edition that the game does not have', () => {
    expect(() => openMatch(tinyGame(talk(1)), { ...SETUP, edition: 'first' })).toThrow(Mistake);
    expect(() => openMatch(tinyGame(talk(1)), { ...SETUP, edition: 'first' })).toThrow('tiny has no edition "first"');
  });

  test('opened at a position that is over asks nothing', () => {
    const game = tinyGame(talk(1));
    const match = openAt(game, SETUP, { ...game.start(SETUP), at: 'nowhere', over: true });
    expect(match.result?.kind).toBe('over');
    expect(match.questions).toEqual([]);
    expect(match.fork().hash()).toBe(match.hash());
  });

  test('opened at a position leaves that position alone', () => {
    const game = tinyGame(talk(1));
    const position = { ...game.start(SETUP), notes: ['before'] };
    const match = openAt(game, SETUP, position);
    give(match, 0, 'yes');
    expect(match.state.notes).toEqual(['before', 'yes']);
    expect(position.notes).toEqual(['before']);
  });
});

describe('An answer at which the rules fail', () => {
  test('keeps the previous decision and reports the record', () => {
    const match = openTiny(talk(3));
    give(match, 0, 'yes');
    const before = match.hash();
    const given = match.answer(1, 1, 'fail');
    expect(given).toMatchObject({
      refused: 'fault',
      report: {
        message: 'The rules fail here.',
        seat: 1,
        answer: 'fail',
        record: { segments: [{ entries: [{ answer: 'yes' }] }] },
      },
    });
    expect(match.hash()).toBe(before);
    expect(match.decisions).toMatchObject([{ seat: 1, number: 1 }]);
    expect(match.takeEvents()).toEqual([]);
    give(match, 1, 'no');
    expect(match.state.notes).toEqual(['yes', 'no']);
  });

  test('leaves the events that nobody has taken yet', () => {
    const match = openTiny(talk(3));
    match.choose(0, [{ say: 'yes' }]);
    expect(() => match.choose(1, [{ say: 'fail' }])).toThrow('The rules fail here.');
    expect(match.takeEvents()).toEqual([{ type: 'said', word: 'yes' }]);
    expect(match.moves).toBe(1);
  });

  test('leaves the numbers of all decisions as they were', () => {
    const match = openTiny(() =>
      poll(
        [0, 1, 2],
        (seat) => pick(seat, 'pass', 'yes', 'fail'),
        function* ({ path }) {
          if (path[0]?.say === 'fail') throw new Error('The rules fail here.');
        },
      ),
    );
    give(match, 0, 'yes');
    const numbers = (): number[] => match.decisions.map(({ number }) => number);
    expect(numbers()).toEqual([1, 0, 0]);
    expect(match.answer(1, 0, 'fail')).toMatchObject({ refused: 'fault' });
    expect(numbers()).toEqual([1, 0, 0]);
    give(match, 0, 'yes');
    expect(numbers()).toEqual([2, 0, 0]);
  });

  test('keeps the decision of a fork too, and throws the error to its user', () => {
    const match = openTiny(talk(3));
    const fork = match.fork();
    fork.choose(0, [{ say: 'yes' }]);
    expect(() => fork.choose(1, [{ say: 'fail' }])).toThrow('The rules fail here.');
    expect(() => fork.answer(1, 1, 'fail')).toThrow('The rules fail here.');
    expect(fork.state.notes).toEqual(['yes']);
    fork.choose(1, [{ say: 'no' }]);
    expect(fork.state.notes).toEqual(['yes', 'no']);
    expect(match.state.notes).toEqual([]);
  });

  test('is reported also when the options themselves cannot be worked out', () => {
    let broken = false;
    const match = openTiny(function* () {
      const question = pick(0, 'yes', 'no');
      yield* ask({
        ...question,
        next: (prefix) => {
          if (broken) throw new Error('No options.');
          return question.next(prefix);
        },
      });
    });
    broken = true;
    expect(match.answer(0, 0, 'yes')).toMatchObject({ refused: 'fault', report: { message: 'No options.' } });
  });
});

describe('Taking back', () => {
  test('leads to where the answers had not been given, and keeps them in the record', () => {
    const match = openTiny(talk(4));
    const hashes = [match.hash()];
    for (const seat of [0, 1, 2]) {
      give(match, seat, 'yes');
      hashes.push(match.hash());
    }
    match.takeback(2);
    expect(match.hash()).toBe(hashes[1]);
    expect(match.moves).toBe(1);
    give(match, 1, 'no');
    match.takeback();
    match.takeback();
    expect(match.hash()).toBe(hashes[0]);
    expect(match.record.segments[0]?.entries).toHaveLength(7);
  });

  test('brings a match that is over back to life', () => {
    const match = openTiny(talk(1));
    give(match, 0, 'yes');
    match.takeback();
    expect(match.result).toBeUndefined();
    expect(askedSeats(match)).toEqual([0]);
  });

  test('of more than there is, or of nothing, is a mistake', () => {
    const match = openTiny(talk(2));
    give(match, 0, 'yes');
    for (const count of [0, 2, -1, 0.5]) expect(() => match.takeback(count)).toThrow(Mistake);
    expect(match.moves).toBe(1);
  });
});

describe('Scripted luck', () => {
  const rolling = function* (g: TinyContext): Procedure {
    for (let turn = 0; turn < 3; turn++) {
      yield* ask(pick(0, 'roll', 'wait'));
      g.state.notes.push(String(randomBelow(g.state.random, 100)));
    }
  };

  test('comes next, and is there again after a takeback, in a fork and in a replay', () => {
    const match = openTiny(rolling);
    give(match, 0, 'roll');
    match.scriptLuck([7, 8]);
    give(match, 0, 'roll');
    const fork = match.fork();
    fork.choose(0, [{ say: 'roll' }]);
    expect(fork.state.notes.slice(1)).toEqual(['7', '8']);
    match.takeback(1);
    expect(match.state.random.scripted).toEqual([7, 8]);
    give(match, 0, 'roll');
    give(match, 0, 'roll');
    expect(match.state.notes.slice(1)).toEqual(['7', '8']);
  });
});

describe('A table where forced decisions are asked too', () => {
  const forced = function* (g: TinyContext): Procedure {
    g.state.notes.push((yield* ask(pick(0, 'must')))[0]?.say ?? '');
    g.state.notes.push((yield* ask(pick(1, 'yes', 'no')))[0]?.say ?? '');
    yield* opportunity(
      [0, 1, 2],
      'first',
      (seat) => pick(seat, 'pass'),
      function* () {},
    );
  };

  test('says which they are', () => {
    const match = openTiny(forced, {}, { askForced: true });
    expect(match.decisions).toMatchObject([{ seat: 0, forced: true }]);
    give(match, 0, 'must');
    expect(match.decisions).toMatchObject([{ seat: 1, forced: false }]);
    give(match, 1, 'no');
    for (const seat of [0, 1, 2]) {
      expect(match.decisions).toMatchObject([{ seat, forced: true }]);
      give(match, seat, 'pass');
    }
    expect(match.result?.kind).toBe('over');
  });

  test('forks and takes back like any other', () => {
    const match = openTiny(forced, {}, { askForced: true });
    give(match, 0, 'must');
    const fork = match.fork();
    expect(fork.hash()).toBe(match.hash());
    fork.choose(1, [{ say: 'yes' }]);
    expect(fork.decisions).toMatchObject([{ seat: 0, forced: true }]);
    match.takeback();
    expect(match.decisions).toMatchObject([{ seat: 0, forced: true }]);
  });

  test('is not needed otherwise', () => {
    const match = openTiny(forced);
    expect(match.state.notes).toEqual(['must']);
    give(match, 1, 'yes');
    expect(match.result?.kind).toBe('over');
    expect(match.moves).toBe(1);
  });
});

/** A game that seats can leave at any time. */
const LEAVING: Partial<TinyGame> = {
  absent: ({ state }, seat) => state.left.includes(seat),
  anytimeActions: ({ state }, seat): Question | undefined =>
    state.left.includes(seat)
      ? undefined
      : { seat, step: 'any time', about: { say: 'leave' }, next: oneOf([{ say: 'leave' }, { say: 'storm off' }]) },
  takeAnytimeAction: ({ state }, { seat, path }) => {
    state.left.push(seat);
    state.notes.push(`${seat} ${path[0]?.say}`);
  },
};

describe('An action beside the questions', () => {
  test('can be used by anybody at any time, and holds nothing up', () => {
    const match = openTiny(talk(3), LEAVING);
    expect(match.anytimeActions(2)?.next([])).toHaveLength(2);
    expect(match.answer(2, ANYTIME_ACTION, 'stay')).toEqual({ refused: 'not an option', wrong: 'stay' });
    expect(match.answer(2, ANYTIME_ACTION, 'storm_off')).toEqual({ events: [] });
    expect(match.anytimeActions(2)).toBeUndefined();
    expect(askedSeats(match)).toEqual([0]);
    expect(match.state.notes).toEqual(['2 storm off']);
    expect(match.moves).toBe(1);
    expect(match.record.segments[0]?.entries).toEqual([{ seat: 2, standing: 'storm_off' }]);
  });

  test('lets the seat that leaves answer passively from then on', () => {
    const passing = function* (g: TinyContext): Procedure {
      for (let turn = 0; turn < 4; turn++)
        g.state.notes.push((yield* ask(pick(turn % 2, 'yes', 'pass')))[0]?.say ?? '');
    };
    const match = openTiny(passing, LEAVING);
    match.answer(0, ANYTIME_ACTION, 'leave');
    expect(match.state.notes).toEqual(['0 leave', 'pass']);
    give(match, 1, 'yes');
    expect(match.state.notes).toEqual(['0 leave', 'pass', 'yes', 'pass']);
    const fork = match.fork();
    expect(fork.hash()).toBe(match.hash());
    match.takeback(2);
    expect(askedSeats(match)).toEqual([0]);
  });

  test('lets a seat that leaves without a passive answer take the first there is', () => {
    const match = openTiny(talk(1), LEAVING);
    match.answer(0, ANYTIME_ACTION, 'leave');
    expect(match.state.notes).toEqual(['0 leave', 'yes']);
  });

  test('answers for the seat that leaves also in windows, polls and sealed questions', () => {
    const everything = function* (g: TinyContext): Procedure {
      yield* opportunity(
        [0, 1, 2],
        'first',
        (seat) => pick(seat, 'pass', 'use'),
        function* () {},
      );
      g.state.notes.push('window closed');
      yield* poll(
        [0, 1],
        (seat) => pick(seat, 'pass', 'use'),
        function* () {},
      );
      g.state.notes.push('poll closed');
      const bids = yield* askEach([pick(0, 'one', 'pass'), pick(1, 'one', 'pass'), pick(2, 'one', 'pass')]);
      g.state.notes.push(bids.map(([piece]) => piece?.say).join());
    };
    const match = openTiny(everything, LEAVING);
    give(match, 0, 'pass');
    match.answer(1, ANYTIME_ACTION, 'leave');
    expect(askedSeats(match)).toEqual([2]);
    give(match, 2, 'pass');
    expect(askedSeats(match)).toEqual([0]);
    give(match, 0, 'pass');
    expect(askedSeats(match)).toEqual([0, 2]);
    give(match, 0, 'one');
    expect(match.fork().hash()).toBe(match.hash());
    match.answer(2, ANYTIME_ACTION, 'leave');
    expect(match.state.notes).toEqual(['1 leave', 'window closed', 'poll closed', '2 leave', 'one,pass,pass']);
    expect(match.result?.kind).toBe('over');
  });

  test('ends the match at once if the game says so', () => {
    const match = openTiny(talk(3), {
      ...LEAVING,
      result: ({ state }) =>
        state.left.length > 0 ? { kind: 'over', winners: [1], scores: [], reason: 'left' } : undefined,
    });
    match.answer(2, ANYTIME_ACTION, 'leave');
    expect(match.result).toMatchObject({ reason: 'left' });
    expect(match.questions).toEqual([]);
    expect(match.fork().result).toEqual(match.result);
    match.takeback();
    expect(askedSeats(match)).toEqual([0]);
  });
});
