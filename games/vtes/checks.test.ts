/** The checks that every game must pass, for tables of two to six seats in every edition. */
import type { Match, Setup } from '@praxis/engine';
import { openMatch } from '@praxis/engine';
import { CHECKS, checkOtherProcess, checkPlayouts, type SetupFor } from '@praxis/testkit/checks.ts';
import { diceFrom, playOut } from '@praxis/testkit/playout.ts';
import { describe, expect, test } from 'vitest';
import { decksFor } from './decks/index.ts';
import { vtes } from './game.ts';
import { bankedBy, checkCounters, checkPlaces, countersOf } from './invariants.ts';
import { EDITIONS } from './rules/state/editions.ts';
import type { G, State } from './rules/state/state.ts';

const NAMES = ['Ada', 'Ben', 'Cleo', 'Dan', 'Eve', 'Fay'];

function table(edition: string, seats: number, seed: string, options: NonNullable<Setup['options']> = {}): Setup {
  const defs = vtes.allCards(edition) as never;
  const decks = decksFor(seats, defs);
  return {
    edition,
    seats: decks.map((deck, seat) => ({ name: NAMES[seat] as string, deck })),
    seed,
    options: { turnLimit: 60, ...options },
  };
}

/** Tables of all sizes, with open or closed deck lists. */
const tables =
  (edition: string): SetupFor =>
  (seed) => {
    const dice = diceFrom(`table ${seed}`);
    return table(edition, 2 + dice(5), seed, {
      openDecks: dice(2) === 0,
      ...(edition === '2000' && dice(2) === 0 ? { ante: true } : {}),
    });
  };

function invariant(match: Match<State, G>): void {
  checkPlaces(match.context);
  checkCounters(match.context);
}

for (const edition of Object.keys(EDITIONS)) {
  describe(`VTES ${edition}`, () => {
    for (const [claim, check] of Object.entries(CHECKS))
      if (check !== checkPlayouts) test(claim, () => check(vtes, tables(edition), { matches: 3, seed: edition }));

    for (const seats of [2, 3, 4, 5, 6])
      test(`random matches of ${seats} end with a result and nothing is lost on the way`, () => {
        checkPlayouts(vtes, (seed) => table(edition, seats, seed), { matches: 14, seed: edition, invariant });
      });

    test('counters come from the bank and go there', () => {
      const match = openMatch(vtes, table(edition, 4, `bank ${edition}`));
      let sum = countersOf(match.context);
      match.takeEvents();
      playOut(match, diceFrom(`bank ${edition}`), {
        onAnswer: () => {
          sum += bankedBy(match.takeEvents());
          expect(countersOf(match.context)).toBe(sum);
        },
      });
    });
  });
}

test('another process comes to the same hashes', () => {
  const module = new URL('./game.ts', import.meta.url).href;
  checkOtherProcess(vtes, tables('fifth'), { matches: 2, seed: 'process', module, name: 'vtes' });
});
