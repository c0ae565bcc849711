/** Tables for random matches. */
import type { Match, Setup } from '@praxis/engine';
import type { SetupFor } from '@praxis/testkit/checks.ts';
import { diceFrom } from '@praxis/testkit/playout.ts';
import { CARDS } from './cards/index.ts';
import { DECKS } from './decks/index.ts';
import { checkNumbers, checkPlaces } from './invariants.ts';
import type { G, State } from './rules/state/state.ts';

export const NAMES = ['Ana', 'Bob', 'Cleo', 'Dan'];

/** A random deck, so that every new card is played. */
export function anyDeck(seed: string): Readonly<Record<string, number>> {
  const dice = diceFrom(`deck ${seed}`);
  const deck: Record<string, number> = {};
  const pick = (kind: string, count: number): void => {
    const from = CARDS.filter((def) => def.kind === kind).map(({ id }) => id);
    for (let picked = 0; picked < count; picked++) deck[from.splice(dice(from.length), 1)[0] as string] = 1;
  };
  pick('vampire', 7);
  pick('haven', 1);
  pick('agenda', 1);
  pick('library', 50);
  return deck;
}

/** Tables of two to four, with the decks that are offered and with any cards. */
export const tables: SetupFor = (seed): Setup => {
  const dice = diceFrom(`table ${seed}`);
  const seats = 2 + dice(3);
  const decks = Object.values(DECKS);
  return {
    edition: dice(4) === 0 ? 'core' : '1.9',
    seats: NAMES.slice(0, seats).map((name) => ({
      name,
      deck:
        dice(2) === 0 ? (decks[dice(decks.length)] as Readonly<Record<string, number>>) : anyDeck(`${seed} ${name}`),
    })),
    seed,
    options: {
      openDecks: dice(2) === 0,
      mulligan: dice(4) === 0,
      turnLimit: 60,
      ...(dice(4) === 0 ? { handLimit: 10 } : {}),
    },
  };
};

/** Invariants after every answer. */
export function invariant(match: Match<State, G>): void {
  checkPlaces(match.context);
  checkNumbers(match.context);
}
