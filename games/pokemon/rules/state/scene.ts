/** The context in which effects are carried out. It never outlives the procedure. */
import type { CardId, Seat } from '@praxis/engine';
import type { Attack, Ignored } from '../../cards/language.ts';

export interface Scene {
  /** The player who plays the card, uses the Ability or attacks. */
  readonly seat: Seat;
  /** The card's own Pokémon, by its id. */
  readonly self: number | undefined;
  readonly source: CardId | undefined;
  /** The last mentioned Pokémon, by their ids. */
  that: readonly number[];
  /** Pokémon chosen earlier in the same effect: "another one" excludes them. */
  chosenBefore: readonly number[];
  /** How many cards or counters the last effect has moved, or 1 if it did something else. */
  done: number;
  /** Choices that were made at the announcement, by their slots. */
  announced: ReadonlyMap<object, Announced>;
  readonly attack: Attacking | undefined;
  /** In checks of whether something could happen: the number of cards of the hand that will have been paid before. */
  readonly paying?: number;
}

/** A choice of Pokémon, by their ids, or of a word. */
export interface Announced {
  readonly pokemon: readonly number[];
  readonly word?: string;
}

export interface Attacking {
  readonly attack: Attack;
  readonly attacker: number;
  /** The amount added to the base damage. */
  more: number;
  readonly ignoring: Ignored[];
  /** P-ATK-008 The attack does nothing. */
  failed: boolean;
  /** Damaged Pokémon, with the amount, and whether they were Active then. */
  readonly damaged: { readonly id: number; readonly amount: number; readonly active: boolean }[];
}

const NOTHING_ANNOUNCED: ReadonlyMap<object, Announced> = new Map();

export function sceneOf(seat: Seat, self?: number, source?: CardId, attack?: Attacking): Scene {
  return { seat, self, source, that: [], chosenBefore: [], done: 0, announced: NOTHING_ANNOUNCED, attack };
}
