/** Tables for random matches. */
import type { Match, Setup } from '@praxis/engine';
import type { SetupFor } from '@praxis/testkit/checks.ts';
import { diceFrom } from '@praxis/testkit/playout.ts';
import { checkDerived, checkNumbers, checkSettled, checkZones } from './invariants.ts';
import type { G, State } from './rules/state/state.ts';
import { trialDecks } from './testing.ts';

export const NAMES = ['Ada', 'Ben', 'Cleo', 'Dan'];
const decks = trialDecks();

/** Tables with all settings, mostly of two. */
export const tables: SetupFor = (seed): Setup => {
  const dice = diceFrom(`table ${seed}`);
  const seats = dice(4) === 0 ? 3 + dice(2) : 2;
  return {
    edition: '2014',
    seats: NAMES.slice(0, seats).map((name) => ({ name, deck: decks[dice(decks.length)] as never })),
    seed,
    options: {
      openDecks: dice(2) === 0,
      mana: dice(3) === 0 ? 'any time' : 'in payments',
      blockers: dice(2) === 0 ? 'ordered' : 'free',
      opening: dice(4) === 0 ? 'firstGame' : 'mulligan',
      targets: dice(2) === 0 ? 'any target' : 'creature or player',
      turnLimit: 60,
    },
  };
};

/** Invariants after every answer. */
export function invariant(match: Match<State, G>): void {
  checkZones(match.context);
  checkNumbers(match.context);
  checkDerived(match.context);
  checkSettled(match.context);
}
