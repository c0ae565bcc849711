/** Games that misbehave, for the tests of threads: a module of its own, because every thread loads it. */
import type { Lessons } from '@praxis/contract';
import type { Game } from '@praxis/engine';
import { bidsGame } from '@praxis/testkit/miniatures/bids.ts';
import type { HostedGame } from '../registry.ts';
import { hosted } from '../testing/hosted-game.ts';

type Bids = typeof bidsGame;

/** Longer than a rule may work in those tests. */
const WAIT_MS = 5000;

/** The game of bids, with something else at the beginning or at the end of each round. */
function bad(id: string, act: () => void, when: 'before' | 'after' = 'after'): Game {
  const parts: Bids['parts'] = Object.fromEntries(
    Object.entries(bidsGame.parts).map(([name, part]) => [
      name,
      function* (g: Parameters<typeof part>[0]) {
        if (when === 'before') act();
        yield* part(g);
        if (when === 'after') act();
      },
    ]),
  );
  return { ...bidsGame, id, parts } as Game;
}

const runForEver = (): never => {
  for (;;);
};

/** Takes longer than a rule may, but does not work meanwhile: as on a machine that does other things. */
let hasWaited = false;
const waitOnce = (): void => {
  if (!hasWaited) Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, WAIT_MS);
  hasWaited = true;
};

const LESSON = `
game: stuck
edition: only
title: 1 A lesson that never ends
rules: [X-1]
seats:
  Ann: {}
  Ben: {}
script:
  - Ann: pass
expect:
  Ann.points: 1
`;

/** The rules of this game cannot even set up a match, nor the position of its lesson. */
function stuck(): HostedGame {
  const rules = bad('stuck', runForEver, 'before');
  const game = hosted({ game: rules, seatsMost: 5, turn: 'prize' });
  const lessons = {
    ...{ staging: { game: rules, keys: [], stage: runForEver }, texts: () => [{ file: 'lesson.yaml', text: LESSON }] },
    ...{ first: () => [], isExample: () => true },
  } as unknown as Lessons;
  return { ...game, load: async () => ({ ...(await game.load()), lessons: async () => lessons }) };
}

export const GAMES = [
  stuck(),
  hosted({ game: bidsGame, seatsMost: 5, turn: 'prize' }),
  hosted({
    game: bad('endless', runForEver),
    seatsMost: 5,
    turn: 'prize',
  }),
  hosted({ game: bad('slow', waitOnce), seatsMost: 5, turn: 'prize' }),
  hosted({
    game: bad('hungry', () => {
      const eaten: number[][] = [];
      for (;;) eaten.push(Array.from({ length: 100_000 }, (_, at) => at));
    }),
    seatsMost: 5,
    turn: 'prize',
  }),
];
