/** The decks to choose from for a match: the game's own and the player's saved ones. */
import type { DeckChoice, OfferedGame, SavedDeck } from '@praxis/protocol';
import { useSavedDecks } from './saved.ts';

const SAVED = 'saved ';

export interface DeckOptions {
  readonly options: readonly (readonly [value: string, text: string])[];
  choice(value: string): DeckChoice | undefined;
}

export function useDeckOptions(game: OfferedGame | undefined): DeckOptions {
  const saved = useSavedDecks().value ?? [];
  return deckOptions(
    game,
    saved.filter((deck) => deck.game === game?.id),
  );
}

export function deckOptions(
  game: OfferedGame | undefined,
  saved: readonly Pick<SavedDeck, 'id' | 'name'>[],
): DeckOptions {
  return {
    options: [
      ...saved.map(({ id, name }) => [`${SAVED}${id}`, name] as const),
      ...(game?.decks ?? []).map(({ id, name }) => [id, name] as const),
    ],
    choice: (value) => {
      const known = saved.find(({ id }) => value === `${SAVED}${id}`);
      if (known) return { saved: known.id };
      return game?.decks.some(({ id }) => id === value) ? { offered: value } : undefined;
    },
  };
}
