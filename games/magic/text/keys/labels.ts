/** The keys of what the table and the deck pages show. A language that lacks one does not compile. */
import type { ManaKind } from '../../cards/language.ts';
import type { Step } from '../../rules/state/steps.ts';

/** What faces call the number by which decks are counted. */
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
  /** By which decks are searched and counted. */
  readonly facts: { readonly [Key in 'color' | 'colors']: string };
  /** By the letters of their symbols. */
  readonly colors: { readonly [Key in 'W' | 'U' | 'B' | 'R' | 'G']: string };
}
