import type { Game, Setup } from '@praxis/engine';
import { describe, test } from 'vitest';
import { CHECKS, checkOtherProcess, type SetupFor } from './checks.ts';
import { ambushGame } from './miniatures/ambush.ts';
import { bidsGame } from './miniatures/bids.ts';
import { chainGame } from './miniatures/chain.ts';
import { paymentGame } from './miniatures/payment.ts';
import { pledgesGame } from './miniatures/pledges.ts';
import { seriesGame } from './miniatures/series.ts';
import { stackGame } from './miniatures/stack.ts';
import { diceFrom } from './playout.ts';

const NAMES = ['Ada', 'Ben', 'Cleo', 'Dan', 'Eve'];

/** Tables of 2 to `seatsMax` seats, with open or closed deck lists. */
const tables = (seatsMax: number): SetupFor => {
  return (seed): Setup => {
    const dice = diceFrom(`table ${seed}`);
    const seats = NAMES.slice(0, 2 + dice(seatsMax - 1)).map((name) => ({ name }));
    return { edition: 'only', seats, seed, options: { openDecks: dice(2) === 0 } };
  };
};

interface Miniature {
  readonly game: Game;
  readonly seatsMax: number;
  readonly file: string;
  readonly name: string;
}

const MINIATURES: readonly Miniature[] = [
  { game: stackGame, seatsMax: 5, file: 'stack', name: 'stackGame' },
  { game: chainGame, seatsMax: 2, file: 'chain', name: 'chainGame' },
  { game: paymentGame, seatsMax: 4, file: 'payment', name: 'paymentGame' },
  { game: bidsGame, seatsMax: 5, file: 'bids', name: 'bidsGame' },
  { game: ambushGame, seatsMax: 2, file: 'ambush', name: 'ambushGame' },
  { game: pledgesGame, seatsMax: 4, file: 'pledges', name: 'pledgesGame' },
  { game: seriesGame, seatsMax: 2, file: 'series', name: 'seriesGame' },
];

for (const { game, seatsMax, file, name } of MINIATURES)
  describe(`The miniature ${game.id}`, () => {
    for (const [claim, check] of Object.entries(CHECKS))
      test(claim, () => check(game, tables(seatsMax), { matches: 30, seed: 'miniatures' }));

    test('another process comes to the same hashes', () => {
      const module = new URL(`./miniatures/${file}.ts`, import.meta.url).href;
      checkOtherProcess(game, tables(seatsMax), { matches: 10, seed: 'miniatures', module, name });
    });
  });
