import { openTiny, pick, type TinyContext, type TinyGame } from '@praxis/testkit/tiny.ts';
import { describe, expect, test } from 'vitest';
import { ask, opportunity, type Procedure } from './procedure.ts';

/** A game that never ends unless it is stopped, and loops through these parts. */
const endless = (parts: TinyGame['parts']): Partial<TinyGame> => ({ parts, result: () => undefined });
const never = function* (): Procedure {};

describe('A match that makes no progress is stopped with a report', () => {
  test('if a part asks forced questions for ever', () => {
    const match = openTiny(
      never,
      endless({
        *play() {
          for (;;) yield* ask(pick(1, 'must'));
        },
      }),
    );
    expect(match.result).toEqual({ kind: 'stopped', report: '20000 steps without any choice: play, pick, seat 1.' });
    expect(match.questions).toEqual([]);
  });

  test('if the same position comes again without any choice', () => {
    const match = openTiny(
      never,
      endless({
        *play(g: TinyContext) {
          g.state.count = (g.state.count + 1) % 7;
        },
      }),
    );
    expect(match.result).toEqual({
      kind: 'stopped',
      report: 'The same position came again without any choice between: play.',
    });
  });

  test('if it goes on and on, every position being new', () => {
    const match = openTiny(
      never,
      endless({
        *play(g: TinyContext) {
          g.state.count++;
        },
      }),
    );
    expect(match.result).toMatchObject({ kind: 'stopped', report: '20000 steps without any choice: play.' });
  });

  test('if everybody has left', () => {
    const match = openTiny(never, {
      ...endless({
        *play() {
          yield* opportunity(
            [0, 1, 2],
            'first',
            (seat) => pick(seat, 'pass', 'use'),
            function* () {},
          );
        },
      }),
      absent: () => true,
    });
    expect(match.result?.kind).toBe('stopped');
  });

  test('if forced decisions are asked and answered for ever', () => {
    const match = openTiny(
      never,
      endless({
        *play() {
          yield* ask(pick(0, 'must'));
        },
      }),
      { askForced: true },
    );
    for (let answers = 0; answers < 30_000 && !match.result; answers++) match.choose(0, [{ say: 'must' }]);
    expect(match.result?.kind).toBe('stopped');
  });

  test('and stays stopped in a fork, but can be taken back', () => {
    const match = openTiny(
      never,
      endless({
        *play(g: TinyContext) {
          if ((yield* ask(pick(0, 'go', 'loop')))[0]?.say === 'loop')
            for (;;) yield* ask(pick(g.state.count++ % 3, 'must'));
        },
      }),
    );
    match.choose(0, [{ say: 'go' }]);
    match.choose(0, [{ say: 'loop' }]);
    expect(match.result?.kind).toBe('stopped');
    expect(match.fork().hash()).toBe(match.hash());
    match.takeback();
    expect(match.result).toBeUndefined();
    expect(match.questions).toHaveLength(1);
  });
});

describe('A match with players who make choices is not stopped', () => {
  test('even if the same position comes again and again', () => {
    const match = openTiny(
      never,
      endless({
        *play(g: TinyContext) {
          // Many steps without a choice repeat the position; then a player has a choice.
          g.state.count = (g.state.count + 1) % 3_000;
          if (g.state.count === 0) yield* ask(pick(0, 'again', 'stop'));
        },
      }),
    );
    for (let answers = 0; answers < 20; answers++) match.choose(0, [{ say: 'again' }]);
    expect(match.result).toBeUndefined();
  });

  test('in a fork that has been played for long, and is forked again', () => {
    const fork = openTiny(
      never,
      endless({
        *play() {
          yield* ask(pick(0, 'again', 'stop'));
        },
      }),
    ).fork();
    for (let answers = 0; answers < 25_000; answers++) fork.choose(0, [{ say: 'again' }]);
    expect(fork.fork().result).toBeUndefined();
  });
});
