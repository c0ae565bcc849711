/** The decks that can be chosen for a match: those that the game offers, and those that are kept on this device. */
import type { DeckChoice, OfferedGame } from '@praxis/protocol';
import { type KeptDeck, useKeptDecks } from './saved.ts';

const KEPT = 'kept ';

export interface DeckOptions {
  readonly options: readonly (readonly [value: string, text: string])[];
  choice(value: string): DeckChoice | undefined;
}

export function useDeckOptions(game: OfferedGame | undefined): DeckOptions {
  const kept = useKeptDecks().filter((deck) => deck.game === game?.id);
  return deckOptions(game, kept);
}

export function deckOptions(game: OfferedGame | undefined, kept: readonly KeptDeck[]): DeckOptions {
  return {
    options: [
      ...kept.map(({ id, name }) => [`${KEPT}${id}`, name] as const),
      ...(game?.decks ?? []).map(({ id, name }) => [id, name] as const),
    ],
    choice: (value) => {
      if (value.startsWith(KEPT)) {
        const deck = kept.find(({ id }) => id === value.slice(KEPT.length));
        return deck && { text: deck.text };
      }
      return game?.decks.some(({ id }) => id === value) ? { offered: value } : undefined;
    },
  };
}
