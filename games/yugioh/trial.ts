/** Tables for random Duels. */
import type { Match, Setup } from '@praxis/engine';
import type { SetupFor } from '@praxis/testkit/checks.ts';
import { diceFrom } from '@praxis/testkit/playout.ts';
import { CARDS } from './cards/index.ts';
import { checkKept, checkZones } from './invariants.ts';
import { inSide } from './rules/state/deck.ts';
import type { G, State } from './rules/state/state.ts';

const NAMES = ['Ana', 'Bob'];

/** A random deck from all defined cards, so that every new card is played. */
function deckOf(dice: (below: number) => number): Record<string, number> {
  const deck: Record<string, number> = {};
  const cards = CARDS.filter(({ token }) => !token);
  const extra = cards.filter(({ frame }) => frame === 'fusion' || frame === 'synchro' || frame === 'xyz');
  const main = cards.filter((each) => !extra.includes(each));
  for (let count = 0; count < 40; count++) {
    const { name } = main[dice(main.length)] as { name: string };
    deck[name] = (deck[name] ?? 0) + 1;
  }
  for (const { name } of extra) if (dice(2) === 0) deck[name] = 1;
  return deck;
}

export const tables: SetupFor = (seed): Setup => {
  const dice = diceFrom(`table ${seed}`);
  return {
    edition: '9.0',
    seats: NAMES.map((name) => ({ name, deck: deckOf(dice) })),
    seed,
    options: { openDecks: dice(2) === 0, turnLimit: 60 },
  };
};

/** A Match of short Duels, with random Side Decks. */
export const matches: SetupFor = (seed): Setup => {
  const { options, seats, ...setup } = tables(seed);
  const dice = diceFrom(`side ${seed}`);
  const sided = seats.map(({ name, deck }) => {
    const side = Object.entries(deckOf(dice)).slice(0, 6);
    return { name, deck: { ...deck, ...Object.fromEntries(side.map(([card, count]) => [inSide(card), count])) } };
  });
  return { ...setup, seats: sided, options: { ...options, match: true, duelLimit: 5, turnLimit: 6 } };
};

/** Invariants after every answer. */
export function invariant(match: Match<State, G>): void {
  checkZones(match.context);
  checkKept(match.context);
}
