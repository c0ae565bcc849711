/** The keys of the labels on the table and the deck pages. A language that lacks one does not compile. */
import type { Step } from '../../rules/state/steps.ts';

type Keys<K extends string> = { readonly [Key in K]: string };

export interface Labels {
  readonly zones: Keys<
    | 'hand'
    | 'known hand'
    | 'deck'
    | 'known deck'
    | 'extra'
    | 'extra up'
    | 'monsters'
    | 'spells'
    | 'field'
    | 'pendulum'
    | 'graveyard'
    | 'banished'
    | 'side'
  >;
  readonly counters: Keys<'lp' | 'hand' | 'deck' | 'extra' | 'side' | 'atk' | 'def' | 'level' | 'rank' | 'scale'>;
  readonly steps: { readonly [Key in Step]: string };
  readonly marks: Keys<'set' | 'attack' | 'defense' | 'negated' | 'gemini' | 'face-up'>;
  readonly table: Keys<'turn' | 'phase' | 'chain' | 'attack' | 'result' | 'nobody' | 'game'>;
  readonly editions: Keys<'9.0'>;
  /** Answers that a player can give in advance; those without a word are not offered. */
  readonly standing: { readonly [Each in 'this action']: string };
  /** The settings of a table and their values, and a sentence that explains each. */
  readonly settings: {
    readonly [Each in
      | 'match'
      | 'match false'
      | 'match true'
      | 'duelLimit'
      | 'duelLimit 0'
      | 'duelLimit 5'
      | 'list'
      | 'list none'
      | 'list 2014-07'
      | 'payAllLp'
      | 'payAllLp false'
      | 'payAllLp true'
      | 'lossAt'
      | 'lossAt effect end'
      | 'lossAt at once'
      | 'starter'
      | 'starter chosen'
      | 'starter contest']: string;
  };
  readonly about: { readonly [Each in 'match' | 'duelLimit' | 'list' | 'payAllLp' | 'lossAt' | 'starter']: string };
  /** Decks of ours, by their ids. Publishers' decks keep the names that are printed on them. */
  readonly deckNames: { readonly [Each in 'first-duel']: string };
}
