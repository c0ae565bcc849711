/** The game that the visitor is about to play: everything on the start page depends on it. */
import type { OfferedGame } from '@praxis/protocol';
import { useState } from 'react';
import { useSettings } from './use-settings.ts';

interface Chosen {
  readonly game?: string;
  readonly edition?: string;
  readonly seats?: number;
}

export interface GameChoice {
  /** Undefined until the games are known. */
  readonly game: OfferedGame | undefined;
  readonly edition: string;
  readonly seats: number;
  choose(chosen: Chosen): void;
}

/** Starts with the last game played, until another one is chosen. */
export function useGameChoice(games: readonly OfferedGame[] | undefined): GameChoice {
  const [chosen, setChosen] = useState<Chosen>({});
  const last = useSettings().game;
  const game = games?.find(({ id }) => id === (chosen.game ?? last)) ?? games?.[0];
  const edition = game?.editions.find(({ id }) => id === chosen.edition)?.id ?? game?.editions[0]?.id ?? '';
  const { least = 0, most = 0, usual = 0 } = game?.seats ?? {};
  return {
    game,
    edition,
    seats: Math.min(most, Math.max(least, chosen.seats ?? usual)),
    choose: (change) => setChosen({ ...chosen, ...change }),
  };
}

/** All possible numbers of players, from the least to the most. */
export function seatCounts({ seats: { least, most } }: OfferedGame): readonly string[] {
  return Array.from({ length: most - least + 1 }, (_, index) => String(least + index));
}
