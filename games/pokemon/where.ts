/**
 * The situation of a match in its views. These types are all that the page and the terminal know of it. Cards are named
 * by handles.
 */
import type { Seat, View, Where } from '@praxis/engine';

export interface PokemonWhere extends Where {
  readonly turn: Seat;
  /** 0 before the first turn. */
  readonly turnNumber: number;
  /** The player who goes first. */
  readonly first: Seat;
  /** The part of the rules that is being carried out. */
  readonly part: string;
  readonly stadium?: number | undefined;
  /** The number of games before this one that ended with two winners. */
  readonly suddenDeaths: number;
}

export type PokemonView = View<PokemonWhere>;
