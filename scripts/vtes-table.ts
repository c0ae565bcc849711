/** Tables of VTES with the starter decks, for measuring and for long runs. */
import type { Setup } from '../engine/game.ts';
import type { CardDef } from '../games/vtes/cards/language.ts';
import { decksFor } from '../games/vtes/decks/index.ts';
import { vtes } from '../games/vtes/game.ts';

const NAMES = ['Ada', 'Ben', 'Cleo', 'Dan', 'Eve', 'Fay'];

export const SEATS_MIN = 2;
export const SEATS_MAX = NAMES.length;

export function vtesTable(
  edition: string,
  seats: number,
  seed: string,
  options: NonNullable<Setup['options']> = {},
): Setup {
  const defs = vtes.definitions({ edition, seats: [], seed: '' }) as readonly CardDef[];
  const decks = decksFor(seats, defs);
  return { edition, seats: decks.map((deck, seat) => ({ name: NAMES[seat] as string, deck })), seed, options };
}
