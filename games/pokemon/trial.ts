/** Tables for random matches with all cards, so that every card meets every other one sooner or later. */
import type { Match, Setup } from '@praxis/engine';
import type { SetupFor } from '@praxis/testkit/checks.ts';
import { type Dice, diceFrom } from '@praxis/testkit/playout.ts';
import { CARDS } from './cards/index.ts';
import type { CardDef } from './cards/language.ts';
import { DECKS, type OfferedDeck } from './decks/index.ts';
import { EDITION } from './game.ts';
import { checkPlaces, checkPokemon } from './invariants.ts';
import { isBasicCard } from './rules/state/names.ts';
import type { G, State } from './rules/state/state.ts';

/** Sixty random cards, so that every card meets every other one sooner or later. */
function anyDeck(dice: Dice): Record<string, number> {
  const basics = CARDS.filter(isBasicCard);
  const energy = CARDS.filter(({ kind }) => kind === 'Basic Energy');
  const deck: Record<string, number> = {};
  const add = (cards: readonly CardDef[], count: number): void => {
    for (let added = 0; added < count; added++) {
      const { id } = cards[dice(cards.length)] as CardDef;
      deck[id] = (deck[id] ?? 0) + 1;
    }
  };
  add(basics, 14);
  add(energy, 16);
  add(CARDS, 30);
  return deck;
}

/** Any two of the offered decks, or decks of anything, with open or closed lists. */
export const tables: SetupFor = (seed): Setup => {
  const dice = diceFrom(`table ${seed}`);
  const deck = (): OfferedDeck['deck'] =>
    dice(2) === 0 ? anyDeck(dice) : (DECKS[dice(DECKS.length)] as OfferedDeck).deck;
  return {
    edition: EDITION,
    seats: [
      { name: 'Ada', deck: deck() },
      { name: 'Ben', deck: deck() },
    ],
    seed,
    options: { openDecks: dice(2) === 0 },
  };
};

/** Invariants after every answer. */
export function invariant(match: Match<State, G>): void {
  checkPlaces(match.context);
  checkPokemon(match.context);
}
