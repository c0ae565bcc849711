/** What spells and abilities do. */
import type { Cost, Modification, Trigger } from '../language.ts';
import type { Amount, Condition, Duration, Filter, PlayerRef, Ref } from './references.ts';

/** One object by reference, or all that fit. */
export type What = Ref | Filter;

/** Where a card is put. `second` is the second place from the top of the library. */
export type Destination = 'hand' | 'graveyard' | 'exile' | 'battlefield' | 'library top' | 'library second';

export type Effect =
  | { readonly do: 'damage'; readonly amount: Amount; readonly to: What | PlayerRef; readonly by?: Ref }
  | { readonly do: 'destroy'; readonly what: What; readonly noRegeneration?: true }
  | {
      readonly do: 'move';
      readonly what: What;
      readonly to: Destination;
      readonly tapped?: true;
      /** Who controls it on the battlefield; its owner if nothing is said. */
      readonly under?: PlayerRef;
      /** This permanent remembers it (`linked`). */
      readonly linked?: true;
    }
  | { readonly do: 'counter'; readonly what: Ref }
  | { readonly do: 'sacrifice'; readonly who: PlayerRef; readonly what: Filter; readonly amount: Amount }
  | { readonly do: 'draw'; readonly who: PlayerRef; readonly amount: Amount }
  | { readonly do: 'discard'; readonly who: PlayerRef; readonly amount: Amount }
  | { readonly do: 'gain life'; readonly who: PlayerRef; readonly amount: Amount }
  | { readonly do: 'lose life'; readonly who: PlayerRef; readonly amount: Amount }
  | { readonly do: 'set life'; readonly who: PlayerRef; readonly amount: Amount }
  | { readonly do: 'tap'; readonly what: What }
  | { readonly do: 'untap'; readonly what: What }
  | { readonly do: 'modify'; readonly what: What; readonly gives: Modification; readonly until: Duration }
  | {
      readonly do: 'put counters';
      readonly what: What;
      readonly counter: '+1/+1' | '-1/-1' | 'loyalty';
      readonly amount: Amount;
    }
  | { readonly do: 'create'; readonly token: string; readonly amount: Amount }
  | { readonly do: 'emblem'; readonly emblem: string }
  | { readonly do: 'regenerate'; readonly what: What }
  | { readonly do: 'fight'; readonly what: Ref; readonly with: Ref }
  | { readonly do: 'attach'; readonly to: Ref }
  /** Damage that these would deal is prevented this turn. */
  | { readonly do: 'prevent damage'; readonly by: Filter; readonly combat?: true }
  /** M-X-079 Up to so many cards are found in the own library and put somewhere, then it is shuffled. */
  | {
      readonly do: 'search';
      readonly what: Filter;
      readonly upTo: number | 'any number';
      readonly to: Destination;
      readonly tapped?: true;
      readonly as?: string;
      readonly linked?: true;
    }
  /** The player looks at the top cards, puts some that fit somewhere and the rest elsewhere; `rest` may leave them on top. */
  | {
      readonly do: 'look';
      readonly amount: number;
      readonly reveal?: true;
      readonly choose: Filter;
      readonly min: number;
      readonly max: number;
      readonly to: Destination;
      readonly rest: Destination;
    }
  | { readonly do: 'exile top'; readonly amount: number; readonly as: string }
  /** The player may play these cards this turn. */
  | { readonly do: 'allow playing'; readonly what: Ref }
  /** So many copies of the card may be cast without paying for them. */
  | { readonly do: 'cast copies'; readonly what: Ref; readonly amount: number }
  /** Hand and graveyard become part of the library. */
  | { readonly do: 'shuffle in'; readonly who: PlayerRef }
  | { readonly do: 'choose color'; readonly as: string }
  /** The player chooses, without targeting, among what fits or among cards that were named before. */
  | {
      readonly do: 'choose';
      readonly what: Filter;
      readonly among?: Ref;
      readonly as: string;
      readonly optional?: true;
    }
  | { readonly do: 'may'; readonly effects: readonly Effect[] }
  /** The effects happen unless the player pays one of the costs. */
  | {
      readonly do: 'unless';
      readonly who: PlayerRef;
      readonly pays: readonly Cost[];
      readonly effects: readonly Effect[];
    }
  | { readonly do: 'if'; readonly condition: Condition; readonly effects: readonly Effect[] }
  /** M-X-042 */
  | { readonly do: 'later'; readonly when: Trigger; readonly effects: readonly Effect[] };
