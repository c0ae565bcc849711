import {
  openTiny,
  pick,
  SETUP,
  type TinyContext,
  type TinyGame,
  type TinyState,
  tinyGame,
} from '@praxis/testkit/tiny.ts';
import { describe, expect, test } from 'vitest';
import type { CardId, Piece, Question, Seat } from './decision.ts';
import type { Match } from './match.ts';
import { openMatch } from './open.ts';
import { ask, askEach, opportunity, type Procedure, poll } from './procedure.ts';

type TinyMatch = Match<TinyState, TinyContext>;
const defs = (match: TinyMatch): number[] => match.state.cards.map(({ def }) => def);
const askedSeats = (match: TinyMatch): Seat[] => match.questions.map(({ seat }) => seat);
const once = function* (): Procedure {
  yield* ask(pick(0, 'yes', 'no'));
};

/** Seat 0 knows its own first card and one of seat 1; seat 1 knows its hand of five. */
const CARDS: Parameters<typeof tinyGame>[1] = {
  cards: [
    [0, 0, 0b01],
    [0, 1, 0b00],
    [0, 2, 0b00],
    [1, 0, 0b10],
    [1, 1, 0b10],
    [1, 2, 0b11],
    [1, 3, 0b10],
    [1, 4, 0b10],
  ],
};

describe('An imagined world', () => {
  const seeds = Array.from({ length: 500 }, (_, index) => `seed ${index}`);

  test("keeps the seat's knowledge, and the owners of cards", () => {
    const match = openTiny(once, CARDS);
    for (const seed of seeds) {
      const world = defs(match.imagine(0, seed));
      expect([world[0], world[5]]).toEqual([0, 2]);
      expect(world.slice(1, 3).sort()).toEqual([1, 2]);
      expect([world[3], world[4], world[6], world[7]].sort()).toEqual([0, 1, 3, 4]);
    }
    expect(defs(match)).toEqual([0, 1, 2, 0, 1, 2, 3, 4]);
  });

  test('deals the unknown in every possible way', () => {
    const match = openTiny(once, CARDS);
    const worlds = new Set(seeds.map((seed) => defs(match.imagine(0, seed)).join()));
    expect(worlds.size).toBe(48);
  });

  test('is the same for the same seed, independent of the true unknown cards', () => {
    const swapped = CARDS?.cards?.with(3, [1, 4, 0b10]).with(7, [1, 0, 0b10]) ?? [];
    const [one, two] = [openTiny(once, CARDS), openTiny(once, { cards: swapped })];
    expect(defs(one)).not.toEqual(defs(two));
    for (const seed of seeds) expect(one.imagine(0, seed).state).toEqual(two.imagine(0, seed).state);
  });

  test('does not know the luck to come', () => {
    const match = openTiny(once, CARDS);
    expect(match.imagine(0, 'x').state.random.key).not.toBe(match.state.random.key);
    expect(match.imagine(0, 'x').state.random).toEqual(match.imagine(0, 'x').state.random);
  });

  test('leaves known cards alone and does not mix different backs', () => {
    const back = (_: TinyContext, card: CardId): string | undefined =>
      card === 7 ? undefined : card > 4 ? 'red' : 'blue';
    const match = openTiny(once, { ...CARDS, back });
    for (const seed of seeds) expect(defs(match.imagine(0, seed)).slice(5)).toEqual([2, 3, 4]);
  });

  test('lets the game forget its conclusions about the true cards, also in forks', () => {
    const known = new WeakMap<TinyState, string>();
    const match = openTiny(
      function* (g) {
        for (;;) {
          const faces = known.get(g.state) ?? g.state.cards.map(({ def }) => def).join();
          known.set(g.state, faces);
          yield* ask({ ...pick(0, 'yes', 'no'), about: { say: faces } });
        }
      },
      { ...CARDS, forget: ({ state }) => known.delete(state) },
    );
    const world = match.imagine(0, 'x');
    world.choose(0, [{ say: 'yes' }]);
    expect(world.questions[0]?.about.say).toBe(defs(world).join());
    expect(world.questions[0]?.about.say).not.toBe(match.questions[0]?.about.say);
    expect(world.fork().questions[0]?.about).toEqual(world.questions[0]?.about);
  });

  test('is a guess about the decks of others, unless deck lists are open', () => {
    const guesses: string[] = [];
    const guess: TinyGame['guess'] = (_, seat, owner, back, count) => {
      guesses.push(`${seat} ${owner} ${back} ${count}`);
      return Array.from({ length: count }, () => 2);
    };
    const game = tinyGame(once, { ...CARDS, guess });
    const closed = openMatch(game, SETUP).imagine(0, 'x');
    expect(defs(closed).slice(3)).toEqual([2, 2, 2, 2, 2]);
    expect(defs(closed).slice(1, 3).sort()).toEqual([1, 2]);
    expect(guesses).toEqual(['0 1 back 4']);
    const open = openMatch(game, { ...SETUP, options: { openDecks: true } }).imagine(0, 'x');
    expect(defs(open).slice(3).sort()).toEqual([0, 1, 2, 3, 4]);
  });

  test('can be forked, also after further answers and with luck', () => {
    const match = openTiny(function* (g) {
      for (let turn = 0; turn < 4; turn++) g.state.notes.push((yield* ask(pick(turn % 2, 'yes', 'no')))[0]?.say ?? '');
    }, CARDS);
    match.choose(0, [{ say: 'yes' }]);
    const world = match.imagine(1, 'x');
    expect(world.fork().state).toEqual(world.state);
    world.choose(1, [{ say: 'no' }]);
    expect(world.fork().state).toEqual(world.state);
    const within = world.imagine(0, 'y');
    within.choose(0, [{ say: 'yes' }]);
    expect(within.fork().hash()).toBe(within.hash());
  });
});

describe('Sealed answers of others', () => {
  function* bidding(g: TinyContext): Procedure {
    const bids = yield* askEach([pick(0, 'one', 'two'), pick(1, 'one', 'two'), pick(2, 'must')]);
    g.state.notes.push(bids.map(([piece]) => piece?.say).join());
    yield* ask(pick(0, 'yes', 'no'));
    g.state.notes.push(bids.map(([piece]) => piece?.say).join());
  }

  test('are not known in an imagined world, but one’s own are', () => {
    const match = openTiny(bidding);
    match.choose(1, [{ say: 'two' }]);
    expect(askedSeats(match.imagine(0, 'x'))).toEqual([0, 1]);
    expect(askedSeats(match.imagine(1, 'x'))).toEqual([0]);
    expect(askedSeats(match)).toEqual([0]);
    const other = openTiny(bidding);
    other.choose(1, [{ say: 'one' }]);
    expect(other.imagine(0, 'x').hash()).toBe(match.imagine(0, 'x').hash());
  });

  test('can be given in an imagined world and in forks of it', () => {
    const match = openTiny(bidding);
    match.choose(1, [{ say: 'two' }]);
    const world = match.imagine(0, 'x');
    world.choose(1, [{ say: 'one' }]);
    const fork = world.fork();
    expect(fork.hash()).toBe(world.hash());
    for (const each of [world, fork]) each.choose(0, [{ say: 'one' }]);
    expect(world.state.notes).toEqual(['one,one,must']);
    expect(fork.state).toEqual(world.state);
    // Imagining later must not reach into answers that have been opened long ago.
    const later = world.imagine(0, 'z').fork();
    later.choose(0, [{ say: 'yes' }]);
    expect(later.state.notes[1]).toBe('one,one,must');
  });
});

describe('A pass in a poll', () => {
  /**
   * Everybody who has a Berry may vote. The others pass without being asked: seat 1 by rule, the rest for lack of a
   * choice.
   */
  function* voting(g: TinyContext): Procedure {
    const berries = (seat: Seat): Piece[] =>
      g.state.cards
        .filter(({ owner, def }) => owner === seat && def === 1)
        .map((_, index) => ({ say: 'vote', amount: index }));
    const question = (seat: Seat): Question | undefined =>
      seat === 1 && berries(1).length === 0
        ? undefined
        : { ...pick(seat, 'pass'), next: (prefix) => (prefix.length > 0 ? [] : [{ say: 'pass' }, ...berries(seat)]) };
    yield* poll([0, 1, 2], question, function* ({ seat }) {
      g.state.notes.push(`${seat} votes`);
    });
    g.state.notes.push('closed');
    yield* ask(pick(0, 'yes', 'no'));
  }
  /** Seat 0 knows of its Berry only; seat 1 has one card, Berry or not, in hand, and the other out of sight. */
  const cards = (first: number, second: number): Parameters<typeof tinyGame>[1] => ({
    cards: [
      [0, 1, 0b001],
      [1, first, 0b010],
      [2, second, 0b100],
    ],
    guess: (_g, _seat, owner, _back, count) => Array.from({ length: count }, () => (owner === 1 ? 1 : 0)),
  });

  test('is not known in an imagined world, with or without a choice', () => {
    const [free, bound, passed] = [
      openTiny(voting, cards(1, 1)),
      openTiny(voting, cards(0, 0)),
      openTiny(voting, cards(1, 1)),
    ];
    for (const seat of [1, 2]) passed.choose(seat, [{ say: 'pass' }]);
    expect([free, bound, passed].map(askedSeats)).toEqual([[0, 1, 2], [0], [0]]);
    const worlds = [free, bound, passed].map((match) => match.imagine(0, 'x'));
    expect(worlds.map(askedSeats)).toEqual([
      [0, 1],
      [0, 1],
      [0, 1],
    ]);
    expect(new Set(worlds.map((world) => world.hash())).size).toBe(1);
  });

  test('stays as it is in forks, also of an imagined world', () => {
    const match = openTiny(voting, cards(1, 0));
    match.choose(1, [{ say: 'pass' }]);
    expect(askedSeats(match.fork())).toEqual([0]);
    const world = match.imagine(0, 'x');
    world.choose(1, [{ say: 'pass' }]);
    const fork = world.fork();
    expect(askedSeats(fork)).toEqual([0]);
    for (const each of [world, fork]) each.choose(0, [{ say: 'vote', amount: 0 }]);
    expect(fork.hash()).toBe(world.hash());
    expect(askedSeats(fork)).toEqual([0, 1]);
    for (const each of [world, fork]) for (const seat of [0, 1]) each.choose(seat, [{ say: 'pass' }]);
    expect(fork.state.notes).toEqual(['0 votes', 'closed']);
    expect(fork.fork().hash()).toBe(world.hash());
  });
});

describe("Others' questions in an imagined world", () => {
  /** Everybody may show a Berry, so a seat without one can only pass. */
  const show = (g: TinyContext, seat: Seat): Question => ({
    seat,
    step: 'show',
    about: { say: 'show' },
    passive: [{ say: 'pass' }],
    next: (prefix) => {
      if (prefix.length > 0) return [];
      const berries = g.state.cards.flatMap((card, index): Piece[] =>
        card.owner === seat && card.def === 1 ? [{ say: 'show', card: index as CardId }] : [],
      );
      return [{ say: 'pass' }, ...berries];
    },
  });
  function* showing(g: TinyContext): Procedure {
    yield* opportunity(
      [1, 0],
      'first',
      (seat) => show(g, seat),
      function* ({ seat }) {
        g.state.notes.push(`${seat} shows`);
      },
    );
    g.state.notes.push('closed');
  }
  /** Seat 1 has an Apple in hand, and a Berry that is out of the game for now. */
  const cards = [
    [0, 1, 0b01],
    [1, 0, 0b10],
  ] as const;

  test('do not include windows that they have passed already', () => {
    const match = openTiny(showing, { cards });
    expect(askedSeats(match)).toEqual([0]);
    const world = match.fork();
    world.alter((state) => {
      state.cards[1]!.def = 1;
    });
    expect(askedSeats(world)).toEqual([0]);
    expect(askedSeats(world.fork())).toEqual([0]);
    expect(world.imagine(0, 'x').hash()).toBe(world.imagine(0, 'x').fork().hash());
  });

  test('answer themselves where the imagined cards leave no choice', () => {
    const match = openTiny(
      function* (g) {
        yield* ask(show(g, 1));
        g.state.notes.push('passed');
        yield* ask(pick(0, 'yes', 'no'));
      },
      {
        cards: [
          [1, 1, 0b10],
          [1, 0, 0b10],
        ],
        guess: (_g, _seat, _owner, _back, count) => Array.from({ length: count }, () => 0),
      },
    );
    expect(askedSeats(match)).toEqual([1]);
    const world = match.imagine(0, 'x');
    expect(world.state.notes).toEqual(['passed']);
    expect(askedSeats(world)).toEqual([0]);
    expect(world.fork().hash()).toBe(world.hash());
    expect(askedSeats(match)).toEqual([1]);
  });
});

describe('A fork', () => {
  test('does not follow later changes of the original, nor the other way round', () => {
    const match = openTiny(
      function* (g) {
        for (let turn = 0; turn < 6; turn++) g.state.notes.push((yield* ask(pick(0, 'yes', 'no')))[0]?.say ?? '');
      },
      {},
      { forks: true },
    );
    match.choose(0, [{ say: 'yes' }]);
    const fork = match.fork();
    match.choose(0, [{ say: 'yes' }]);
    match.choose(0, [{ say: 'yes' }]);
    fork.choose(0, [{ say: 'no' }]);
    fork.choose(0, [{ say: 'no' }]);
    expect(match.state.notes).toEqual(['yes', 'yes', 'yes']);
    expect(fork.state.notes).toEqual(['yes', 'no', 'no']);
  });

  test('keeps no record, cannot take back, and is changed by hand only in tests', () => {
    const match = openTiny(once);
    const fork = match.fork();
    expect(() => fork.record).toThrow('A fork keeps no record.');
    expect(() => fork.takeback()).toThrow();
    expect(() => match.alter(() => {})).toThrow('A match changes by answers only.');
  });

  test('numbers its decisions like the original, and has no events but its own', () => {
    const match = openTiny(function* (g) {
      for (let turn = 0; turn < 6; turn++) {
        yield* ask(pick(0, 'yes', 'no'));
        g.emit({ type: `turn ${turn}` });
      }
    });
    for (const say of ['yes', 'no']) match.choose(0, [{ say }]);
    const fork = match.fork();
    for (const each of [match, fork]) each.choose(0, [{ say: 'yes' }]);
    expect(fork.decisions.map(({ number }) => number)).toEqual(match.decisions.map(({ number }) => number));
    expect(fork.takeEvents()).toEqual([{ type: 'turn 2' }]);
    expect(match.takeEvents()).toHaveLength(3);
  });

  test('starts at the last checkpoint, so that little has to be replayed', () => {
    let entered = 0;
    const parts: TinyGame['parts'] = {
      *play(g) {
        entered++;
        yield* ask(pick(0, 'yes', 'no'));
        g.state.count++;
      },
    };
    const match = openTiny(once, { parts, result: () => undefined }, { forks: true });
    for (let turn = 0; turn < 50; turn++) match.choose(0, [{ say: 'yes' }]);
    const before = entered;
    const fork = match.fork();
    expect(entered - before).toBe(1);
    expect(fork.state.count).toBe(50);
  });
});
