import type { Context, Definition, Game, Setup, Where, Wording } from '@praxis/engine';
import { describe, expect, test } from 'vitest';
import * as checks from './checks.ts';
import { bidsGame } from './miniatures/bids.ts';
import { chainGame } from './miniatures/chain.ts';
import { stackGame } from './miniatures/stack.ts';

type StackGame = typeof stackGame;
type StackState = ReturnType<StackGame['start']>;
type BidState = ReturnType<(typeof bidsGame)['start']>;

const setupFor = (seed: string): Setup => ({
  edition: 'only',
  seats: [{ name: 'Ada' }, { name: 'Ben' }, { name: 'Cleo' }],
  seed,
});
const OPTIONS = { matches: 8, seed: 'flaws', maxAnswers: 2_000 };

/** A check's complaint about a game; undefined if there is none. */
function complaint<S extends StackState | BidState>(
  check: (game: Game<S>, setupFor: (seed: string) => Setup, options: checks.CheckOptions) => void,
  game: Game<S>,
): string | undefined {
  try {
    check(game, setupFor, OPTIONS);
  } catch (error) {
    return (error as Error).message;
  }
  return undefined;
}

/** Rules must not remember anything outside the state; these do. */
const forgetful = (): StackGame => {
  let memory = 0;
  return {
    ...stackGame,
    parts: {
      *turn(g) {
        memory++;
        g.state.points[0] = (g.state.points[0] as number) + (memory % 7 === 0 ? 1 : 0);
        yield* stackGame.parts.turn!(g);
      },
    },
  };
};

describe('A failure names the check, the seed and the place', () => {
  test('in a match', () => {
    const invariant = (): never => {
      throw new Error('nothing is right');
    };
    const run = (): void => checks.checkPlayouts(stackGame, setupFor, { ...OPTIONS, invariant });
    expect(run).toThrow('stack, playouts: seed "flaws 1", after answer 0: nothing is right');
  });

  test('after some answers', () => {
    let answers = 0;
    const invariant = (): void => {
      if (answers++ === 5) throw new Error('enough');
    };
    const run = (): void => checks.checkPlayouts(stackGame, setupFor, { ...OPTIONS, invariant });
    expect(run).toThrow('seed "flaws 1", after answer 5: enough');
  });

  test('before a match', () => {
    const broken: StackGame = {
      ...stackGame,
      start: () => {
        throw new Error('no cards');
      },
    };
    expect(complaint(checks.checkForks, broken)).toBe(
      'stack, forks: seed "flaws 1", before the first answer: no cards',
    );
  });
});

describe('Random matches find', () => {
  test('a match that does not end', () => {
    expect(complaint(checks.checkPlayouts, { ...stackGame, result: () => undefined })).toMatch('the match was stopped');
    const busy: typeof bidsGame = { ...bidsGame, result: () => undefined };
    expect(complaint(checks.checkPlayouts, busy)).toMatch(/was stopped|has no result/);
  });

  test('two options under one key', () => {
    const twice: StackGame = {
      ...stackGame,
      parts: {
        *turn(g) {
          const pass = { say: 'pass' };
          yield {
            kind: 'one',
            question: { seat: 0, step: 'x', about: pass, next: (p) => (p.length > 0 ? [] : [pass, pass]) },
          };
          yield* stackGame.parts.turn!(g);
        },
      },
    };
    expect(complaint(checks.checkPlayouts, twice)).toMatch('pass is offered twice');
  });

  test('a passive answer that is not legal', () => {
    const illegal: StackGame = {
      ...stackGame,
      parts: {
        *turn(g) {
          const next = (p: readonly unknown[]): { say: string }[] => (p.length > 0 ? [] : [{ say: 'a' }, { say: 'b' }]);
          yield { kind: 'one', question: { seat: 0, step: 'x', about: { say: 'x' }, next, passive: [{ say: 'c' }] } };
          yield* stackGame.parts.turn!(g);
        },
      },
    };
    expect(complaint(checks.checkPlayouts, illegal)).toMatch('the passive answer c to "x" to seat 0 at x is not legal');
  });

  test('a state that is no plain data', () => {
    const dated: StackGame = {
      ...stackGame,
      start: (setup) => ({ ...stackGame.start(setup), since: new Date() }) as StackState,
    };
    expect(complaint(checks.checkPlayouts, dated)).toMatch('the state is not plain data: since: [object Date]');
    for (const [odd, name] of [
      [[1, undefined], '1: undefined'],
      [{ a: [{ b: -0 }] }, 'a: 0: b: -0'],
      [Number.NaN, 'NaN'],
      [() => 1, 'function'],
      [new Map(), '[object Map]'],
    ] as const) {
      const start = (setup: Setup): StackState => ({ ...stackGame.start(setup), odd }) as StackState;
      expect(complaint(checks.checkPlayouts, { ...stackGame, start })).toMatch(
        `the state is not plain data: odd: ${name}`,
      );
    }
  });
});

describe('Determinism finds', () => {
  test('luck that does not come from the state', () => {
    let starts = 0;
    const lucky: StackGame = {
      ...stackGame,
      start: (setup) => ({ ...stackGame.start(setup), turn: ++starts % 5 }),
    };
    expect(complaint(checks.checkReplays, lucky)).toMatch('parts from the record at answer 1');
    expect(complaint(checks.checkReplays, forgetful())).toBeDefined();
  });

  test('another process that comes to something else', () => {
    const module = new URL('./miniatures/stack.ts', import.meta.url).href;
    const game: StackGame = { ...stackGame, start: (setup) => stackGame.start({ ...setup, seed: `${setup.seed}!` }) };
    const run = (): void => checks.checkOtherProcess(game, setupFor, { ...OPTIONS, module, name: 'stackGame' });
    expect(run).toThrow('other process');
    const lost = (): void => checks.checkOtherProcess(stackGame, setupFor, { ...OPTIONS, module, name: 'nothing' });
    expect(lost).toThrow('it failed');
  });
});

describe('Forks find', () => {
  test('a copy that shares something with the original', () => {
    const shared: StackGame = { ...stackGame, copy: (state) => ({ ...stackGame.copy(state), points: state.points }) };
    expect(complaint(checks.checkForks, shared)).toBeDefined();
    const hands: StackGame = { ...stackGame, copy: (state) => ({ ...stackGame.copy(state), hands: state.hands }) };
    expect(complaint(checks.checkForks, hands)).toBeDefined();
  });

  test('a copy that forgets something', () => {
    const forgets: StackGame = { ...stackGame, copy: (state) => ({ ...stackGame.copy(state), turn: 1 }) };
    expect(complaint(checks.checkForks, forgets)).toMatch('differs from its original');
  });

  test('rules with memory outside the state', () => {
    expect(complaint(checks.checkForks, forgetful())).toBeDefined();
  });
});

describe('Hidden information is found', () => {
  test('in views', () => {
    const open: StackGame = {
      ...stackGame,
      view: (g, viewer) => ({
        ...stackGame.view(g, viewer),
        where: { defs: g.state.cards.map(({ def }) => def) } as Where,
      }),
    };
    expect(complaint(checks.checkHidden, open)).toMatch('sees hidden facts');
  });

  test('in a single card that is shown too early', () => {
    const top: StackGame = {
      ...stackGame,
      view: (g, viewer) => {
        const card = g.state.decks[0]?.at(-1);
        return {
          ...stackGame.view(g, viewer),
          where: { top: card === undefined ? -1 : g.state.cards[card]?.def } as Where,
        };
      },
    };
    expect(complaint(checks.checkHidden, top)).toMatch('sees hidden facts');
  });

  test('in events', () => {
    const loud: StackGame = {
      ...stackGame,
      context: (state, setup, emit) =>
        stackGame.context(state, setup, (event) => {
          const { def } = (event.card ?? {}) as { def?: number };
          emit(event.type === 'draw' ? { ...event, word: `number ${def}` } : event);
        }),
    };
    expect(complaint(checks.checkHidden, loud)).toMatch('events show hidden facts to seat');
  });

  test("in a seat's options", () => {
    const knowing: StackGame = {
      ...stackGame,
      anytimeActions: ({ state }, seat) => {
        const next = state.cards[state.decks[seat]?.at(-1) ?? 0]?.def ?? 0;
        return {
          seat,
          step: 'any time',
          about: { say: 'concede' },
          next: (p) => (p.length > 0 ? [] : [{ say: 'concede', amount: next }]),
        };
      },
    };
    expect(complaint(checks.checkHidden, knowing)).toMatch('sees hidden facts');
  });

  test('in cards that lie face down', () => {
    const setup = (seed: string): Setup => ({ ...setupFor(seed), seats: setupFor(seed).seats.slice(0, 2) });
    const telling: typeof chainGame = {
      ...chainGame,
      view: (g, viewer) => {
        const view = chainGame.view(g, viewer);
        return { ...view, where: { ...view.where, sets: g.state.sets.flat().map((card) => g.state.cards[card]?.def) } };
      },
    };
    expect(() => checks.checkHidden(telling, setup, OPTIONS)).toThrow('sees hidden facts');
    expect(() => checks.checkHidden(chainGame, setup, OPTIONS)).not.toThrow();
  });

  test('not to be there at all', () => {
    expect(complaint(checks.checkHidden, { ...stackGame, back: () => undefined })).toMatch('there never was anything');
  });
});

describe('Imagined worlds find', () => {
  test('a guess that knows too much', () => {
    const guess: Game<BidState>['guess'] = ({ state }, seat, owner, _back, count) =>
      state.cards
        .filter((card) => card.owner === owner && (card.seen & (1 << seat)) === 0)
        .slice(0, count)
        .map(({ def }) => def);
    expect(complaint(checks.checkImagined, { ...bidsGame, guess })).toMatch('depends on hidden facts');
  });

  test('a decision that is another one in an imagined world', () => {
    const knowing: StackGame = {
      ...stackGame,
      anytimeActions: ({ state }, seat) => {
        const amount = state.cards[0]?.def ?? 0;
        return {
          seat,
          step: 'any time',
          about: { say: 'concede', amount },
          next: (p) => (p.length > 0 ? [] : [{ say: 'concede' }]),
        };
      },
    };
    expect(complaint(checks.checkImagined, knowing)).toMatch('can distinguish its imagined world from the true one');
  });

  test('a world that is never another one', () => {
    expect(complaint(checks.checkImagined, { ...stackGame, back: () => undefined })).toMatch('none was ever different');
  });
});

describe('Refusals find', () => {
  test('options that change something by being looked at', () => {
    const curious: StackGame = {
      ...stackGame,
      anytimeActions: (g, seat) => {
        g.state.turn += 0.001;
        return stackGame.anytimeActions?.(g, seat);
      },
    };
    expect(complaint(checks.checkRefusals, curious)).toMatch('changed something');
  });
});

describe('Records and takebacks find', () => {
  test('rules with memory outside the state', () => {
    expect(complaint(checks.checkRecords, forgetful())).toBeDefined();
    expect(complaint(checks.checkTakebacks, forgetful())).toBeDefined();
  });

  test('cards that change between two looks', () => {
    let looks = 0;
    expect(
      complaint(checks.checkRecords, {
        ...stackGame,
        definitions: () => [{ id: 'Bolt', looks: ++looks } as Definition],
      }),
    ).toMatch('The card "Bolt" means something else now');
  });
});

describe('Faults find', () => {
  test('changes outside the state that are not undone', () => {
    expect(complaint(checks.checkFaults, forgetful())).toBeDefined();
  });

  test('that nothing ever happens', () => {
    const silent: StackGame = {
      ...stackGame,
      context: (state, setup) => ({ state, setup, defs: stackGame.definitions(setup), emit: () => {} }),
    };
    expect(complaint(checks.checkFaults, silent)).toMatch('no answer ever came to an event');
  });

  test('rules that hide a fault', () => {
    const deaf: StackGame = {
      ...stackGame,
      context: (state, setup, emit) =>
        stackGame.context(state, setup, (event) => {
          try {
            emit(event);
          } catch {}
        }),
    };
    expect(complaint(checks.checkFaults, deaf)).toMatch('an answer whose events failed was accepted');
  });

  test('an answer that can fail in every match, however short', () => {
    for (let number = 1; number <= 20; number++) {
      const tried: checks.Tried = new Map();
      checks.checkFaults(stackGame, setupFor, { matches: 1, seed: `short ${number}`, maxAnswers: 3, tried });
      expect([...tried.values()][0]).toBeGreaterThan(0);
    }
  });
});

describe('The checks of a longer run', () => {
  test('add up what they tried, and leave the complaint to the end of the run', () => {
    const tried: checks.Tried = new Map();
    const open: StackGame = { ...stackGame, back: () => undefined };
    for (const game of [open, stackGame, open])
      for (const check of [checks.checkHidden, checks.checkImagined])
        check(game, setupFor, { matches: 2, seed: 'flaws', tried });
    expect([...tried.keys()]).toEqual([
      'stack, hidden information: there never was anything that a seat does not know',
      'stack, imagined worlds: none was ever different from the true one',
    ]);
    expect(Math.min(...tried.values())).toBeGreaterThan(0);
  });

  test('find that nothing was ever tried', () => {
    const tried: checks.Tried = new Map();
    checks.checkHidden({ ...stackGame, back: () => undefined }, setupFor, { matches: 2, seed: 'flaws', tried });
    expect([...tried.values()]).toEqual([0]);
  });
});

describe('Words to a reader are found', () => {
  /** The game with words to a reader in which the reader's name is replaced, except for the flaw. */
  const speaking = (flaw: Partial<Wording<Context<StackState>>>): StackGame => ({
    ...stackGame,
    wording: (language) => {
      const plain = stackGame.wording(language);
      const you = (line: string, reader: number): string => line.replaceAll(`Qx${reader}q`, 'You');
      return {
        ...plain,
        to: (reader) => ({
          ...plain,
          sentence: (g, question, path) => you(plain.sentence(g, question, path), reader),
          about: (g, question) => you(plain.about(g, question), reader),
          event: (g, event) => you(plain.event(g, event), reader),
          ...flaw,
        }),
      };
    },
  });

  test('not where they are right', () => {
    expect(complaint(checks.checkAddress, speaking({}))).toBeUndefined();
    expect(complaint(checks.checkAddress, stackGame)).toBeUndefined();
  });

  test('that call the reader by name', () => {
    const { sentence } = stackGame.wording('en');
    expect(complaint(checks.checkAddress, speaking({ sentence }))).toMatch(/is said to Qx\dq as "Qx\dq /);
  });

  test('that make one command of two answers', () => {
    const sentence = (): string => 'Do it';
    expect(complaint(checks.checkAddress, speaking({ sentence }))).toMatch('is offered as "Do it", and so is');
  });

  test('that are changed though they are not about the reader', () => {
    const event = (): string => 'Something happens';
    expect(complaint(checks.checkAddress, speaking({ event }))).toMatch(/is said to Qx\dq as "Something happens"/);
  });
});
