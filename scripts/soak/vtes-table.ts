/** Tables of VTES with the starter decks, for measuring and for long runs. */
import type { Setup } from '@praxis/engine';
import type { CardDef } from '../../games/vtes/cards/language.ts';
import { type Deck, deckOf, decksFor } from '../../games/vtes/decks/index.ts';
import { vtes } from '../../games/vtes/game.ts';

const NAMES = ['Ada', 'Ben', 'Cleo', 'Dan', 'Eve', 'Fay'];

export const SEATS_MIN = 2;
export const SEATS_MAX = NAMES.length;

export function vtesTable(
  edition: string,
  seats: number,
  seed: string,
  options: NonNullable<Setup['options']> = {},
): Setup {
  return tableOf(edition, decksFor(seats, definitions(edition)), seed, options);
}

/** A table of these starter decks, clockwise. */
export function vtesTableOf(
  edition: string,
  names: readonly string[],
  seed: string,
  options: NonNullable<Setup['options']> = {},
): Setup {
  const defs = definitions(edition);
  return tableOf(
    edition,
    names.map((name) => deckOf(name, defs)),
    seed,
    options,
  );
}

function definitions(edition: string): readonly CardDef[] {
  return vtes.allCards(edition) as readonly CardDef[];
}

function tableOf(edition: string, decks: readonly Deck[], seed: string, options: NonNullable<Setup['options']>): Setup {
  return { edition, seats: decks.map((deck, seat) => ({ name: NAMES[seat] as string, deck })), seed, options };
}
