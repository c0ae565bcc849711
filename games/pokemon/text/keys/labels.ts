/** The keys of the labels on the table and the deck pages. A language that lacks one does not compile. */
import type { Modifier } from '../../cards/language.ts';
import type { Step } from '../../rules/state/steps.ts';

export interface Labels {
  readonly zones: {
    readonly [Key in
      | 'active'
      | 'bench'
      | 'hand'
      | 'deck'
      | 'prizes'
      | 'discard'
      | 'lost'
      | 'known hand'
      | 'known deck']: string;
  };
  readonly counters: {
    readonly [Key in
      | 'prizes'
      | 'deck'
      | 'hand'
      | 'damage'
      | 'hp'
      | 'retreat'
      | 'poison'
      | 'Energy attached'
      | 'Supporter played'
      | 'Stadium played'
      | 'retreated'
      | 'GX attack used'
      | 'VSTAR Power used']: string;
  };
  readonly steps: { readonly [Key in Step]: string };
  /** Lasting effects on a Pokémon, besides its Special Conditions. */
  readonly marks: { readonly [Key in Modifier['gets'] | 'face down']: string };
  readonly table: { readonly [Key in 'turn' | 'phase' | 'stadium' | 'sudden death' | 'result']: string };
  readonly editions: { readonly 2024: string };
  /** The settings of a table and their values, and a sentence that explains each. */
  readonly settings: { readonly [Each in 'firstTurn' | 'firstTurn supporter' | 'firstTurn trainer']: string };
  readonly about: { readonly [Each in 'firstTurn']: string };
  /** The facts by which decks are searched and counted. */
  readonly facts: { readonly [Key in 'type' | 'types' | 'stage']: string };
  /** Decks of ours, by their ids. Publishers' decks keep the names that are printed on them. */
  readonly deckNames: { readonly [Each in 'special-conditions-practice' | 'first-fire' | 'first-water']: string };
}
