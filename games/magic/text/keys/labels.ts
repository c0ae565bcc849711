/** The keys of the labels on the table and the deck pages. A language that lacks one does not compile. */
import type { ManaKind } from '../../cards/language.ts';
import type { Step } from '../../rules/state/steps.ts';

/** The faces' name for the number by which decks are counted. */
export const CONVERTED = 'converted mana cost';

export interface Labels {
  readonly zones: {
    readonly [Key in
      | 'hand'
      | 'known hand'
      | 'library'
      | 'known library'
      | 'battlefield'
      | 'graveyard'
      | 'exile'
      | 'command'
      | 'stack']: string;
  };
  readonly counters: {
    readonly [Key in
      | ManaKind
      | 'life'
      | 'hand'
      | 'library'
      | 'lands'
      | 'power'
      | 'toughness'
      | 'damage'
      | 'loyalty'
      | typeof CONVERTED
      | '+1/+1'
      | '-1/-1']: string;
  };
  readonly steps: { readonly [Key in Step]: string };
  readonly marks: {
    readonly [Key in 'tapped' | 'summoning sick' | 'shield' | 'attacking' | 'blocking' | 'copy of *']: string;
  };
  readonly table: {
    readonly [Key in 'turn' | 'step' | 'stack' | 'combat' | 'priority' | 'nobody' | 'ability' | 'result']: string;
  };
  readonly editions: { readonly 2014: string };
  /** Answers that a player can give in advance; those without a word are not offered. */
  readonly standing: { readonly [Each in 'this action']: string };
  /** The settings of a table and their values, and a sentence that explains each. */
  readonly settings: {
    readonly [Each in
      | 'opening'
      | 'opening mulligan'
      | 'opening firstGame'
      | 'blockers'
      | 'blockers ordered'
      | 'blockers free'
      | 'firstDraw'
      | 'firstDraw false'
      | 'firstDraw true'
      | 'targets'
      | 'targets creature or player'
      | 'targets any target'
      | 'starter'
      | 'starter chosen'
      | 'starter flip']: string;
  };
  readonly about: { readonly [Each in 'opening' | 'blockers' | 'firstDraw' | 'targets' | 'starter']: string };
  /** By which decks are searched and counted. */
  readonly facts: { readonly [Key in 'color' | 'colors']: string };
  /** By the letters of their symbols. */
  readonly colors: { readonly [Key in 'W' | 'U' | 'B' | 'R' | 'G']: string };
  /** Decks of ours, by their ids. Publishers' decks keep the names that are printed on them. */
  readonly deckNames: {
    readonly [Each in
      | 'black-sample-deck'
      | 'blue-sample-deck'
      | 'green-sample-deck'
      | 'red-sample-deck'
      | 'white-sample-deck'
      | 'white-vanguard'
      | 'blue-tides'
      | 'black-crypt'
      | 'red-inferno'
      | 'green-stampede']: string;
  };
}
