/** Games that misbehave, for the tests of threads: a module of its own, because every thread loads it. */
import type { Game } from '@praxis/engine';
import { bidsGame } from '@praxis/testkit/miniatures/bids.ts';
import { hosted } from '../testing/fixtures.ts';

type Bids = typeof bidsGame;

/** The game of bids, with something else at the end of each round. */
function bad(id: string, act: () => void): Game {
  const parts: Bids['parts'] = Object.fromEntries(
    Object.entries(bidsGame.parts).map(([name, part]) => [
      name,
      function* (g: Parameters<typeof part>[0]) {
        yield* part(g);
        act();
      },
    ]),
  );
  return { ...bidsGame, id, parts } as Game;
}

export const GAMES = [
  hosted({ game: bidsGame, seatsMost: 5, turn: 'prize' }),
  hosted({
    game: bad('endless', () => {
      for (;;);
    }),
    seatsMost: 5,
    turn: 'prize',
  }),
  hosted({
    game: bad('hungry', () => {
      const eaten: number[][] = [];
      for (;;) eaten.push(Array.from({ length: 100_000 }, (_, at) => at));
    }),
    seatsMost: 5,
    turn: 'prize',
  }),
];
