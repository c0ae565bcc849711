/** The decks to choose from for a match: the game's own and the player's saved ones. */
import type { DeckChoice, OfferedGame, SavedDeck } from '@praxis/protocol';
import { useSavedDecks } from './saved.ts';

const SAVED = 'saved ';

export interface DeckOptions {
  readonly options: readonly (readonly [value: string, text: string])[];
  choice(value: string): DeckChoice | undefined;
}

export function useDeckOptions(game: OfferedGame | undefined, edition: string | undefined): DeckOptions {
  const saved = useSavedDecks().value ?? [];
  return deckOptions(
    game,
    saved.filter((deck) => deck.game === game?.id),
    edition,
  );
}

export function deckOptions(
  game: OfferedGame | undefined,
  saved: readonly Pick<SavedDeck, 'id' | 'name'>[],
  edition: string | undefined,
): DeckOptions {
  const offered = offeredDecks(game, edition);
  return {
    options: [
      ...saved.map(({ id, name }) => [`${SAVED}${id}`, name] as const),
      ...offered.map(({ id, name }) => [id, name] as const),
    ],
    choice: (value) => {
      const known = saved.find(({ id }) => value === `${SAVED}${id}`);
      if (known) return { saved: known.id };
      return offered.some(({ id }) => id === value) ? { offered: value } : undefined;
    },
  };
}

/** The game's decks in an edition, with those made for it first. */
export function offeredDecks(game: OfferedGame | undefined, edition: string | undefined): OfferedGame['decks'] {
  const decks = game?.decks ?? [];
  return [
    ...decks.filter(({ editions }) => edition !== undefined && editions?.includes(edition)),
    ...decks.filter(({ editions }) => editions === undefined),
  ];
}
