/** What cards do. */
import type { Choose, Cost } from './choices.ts';
import type { Condition } from './conditions.ts';
import type { Amount, Filter, Ref, SeatRef } from './references.ts';
import type { Stat, Until } from './stats.ts';

export interface Strike {
  readonly kind:
    | 'hand'
    | 'damage'
    | 'dodge'
    | 'combat ends'
    | 'steal blood'
    | 'destroy equipment'
    | 'destroy weapon'
    | 'steal equipment'
    | 'steal weapon'
    | 'none';
  /** For hand strikes: added to strength. */
  readonly amount?: Amount;
  readonly ranged?: true;
  readonly first?: true;
  readonly aggravated?: true;
  /** The damage is strength plus the amount though a weapon strikes (V-EFF-003). */
  readonly strengthBased?: true;
  readonly unpreventable?: true;
  /** A dodge does not help against it. */
  readonly undodgeable?: true;
  /** Damage beyond this is ignored. */
  readonly most?: number;
  /** Instead of the hand a melee weapon may be used, whose strike gets the amount on top. */
  readonly orMelee?: true;
  /** Carried out with the strike even if it is dodged. */
  readonly evenDodged?: readonly Effect[];
  /** Carried out before combat ends, with the strike. */
  readonly also?: readonly Effect[];
}

export type DamageFrom = 'gun strike' | 'other than gun strike' | 'opposing strike';

/** Where a card can be moved. `removed`: out of the game. `under`: face down under a minion and out of play; it can play the card as if from hand. */
export type Destination =
  | 'ready'
  | 'torpor'
  | 'uncontrolled'
  | 'hand'
  | 'library'
  | 'removed'
  | { readonly under: Ref };

/** What can be brought to an end before its time: a block attempt and a bleed then fail. */
export type Endable = 'combat' | 'action' | 'block attempt' | 'bleed';

/** The vocabulary of effects: each kind is executed once (`rules/effects.ts`) and worded once per language. */
export type Effect =
  /**
   * `limited`: it counts against the limit of one such effect (V-GEN-029). `while`: it counts only as long as these hold. `unneeded`:
   * stealth or intercept that can be added though it is not needed yet (V-STL-003, V-STL-004). `eachRound`: what can be used up is given
   * anew in each later round of the combat.
   */
  | {
      readonly do: 'modify';
      readonly stat: Stat;
      readonly amount: Amount;
      readonly of?: Ref | SeatRef;
      readonly until?: Until;
      readonly limited?: true;
      readonly while?: readonly Condition[];
      readonly unneeded?: true;
      readonly eachRound?: true;
    }
  | { readonly do: 'gain pool'; readonly who: SeatRef; readonly amount: Amount }
  /** `orBlood`: each counter may come from a vampire of the player instead. */
  | { readonly do: 'burn pool'; readonly who: SeatRef; readonly amount: Amount; readonly orBlood?: true }
  /** Counters of whatever kind the card has: blood, life, plain ones. `upToStart`: an ally gains no life above what it started with. */
  | { readonly do: 'gain blood'; readonly card: Ref; readonly amount: Amount; readonly upToStart?: true }
  | { readonly do: 'burn blood'; readonly card: Ref; readonly amount: Amount }
  /** Counters from one place to another; `pool` is that of the other card's controller. */
  | {
      readonly do: 'move blood';
      readonly from: Ref | 'pool';
      readonly to: Ref | 'pool';
      readonly amount: Amount | 'all';
    }
  | { readonly do: 'lock'; readonly card: Ref }
  | { readonly do: 'unlock'; readonly card: Ref }
  /** V-CAN-009 */
  | { readonly do: 'wake'; readonly card: Ref }
  | { readonly do: 'burn'; readonly card: Ref }
  /**
   * A hand or library is that of the owner; the library is then shuffled. `shown`: all players see the card first. `with`: what a minion
   * that comes into play has, instead of its usual life or blood.
   */
  | {
      readonly do: 'move';
      readonly card: Ref;
      readonly to: Destination;
      readonly shown?: true;
      readonly with?: number;
    }
  /**
   * Puts a card into play, the card itself by default, on another one or by itself. `clan`: the one chosen under this name. `remembers`: the
   * minion that plays it, or whom the action is directed at, for what the card says of them later. `pays`: its cost applies.
   * `uncontested`: it contests no other card.
   */
  | {
      readonly do: 'put in play';
      readonly card?: Ref;
      readonly on?: Ref;
      readonly clan?: string;
      readonly counters?: Amount;
      readonly superior?: true;
      readonly remembers?: 'self' | 'target player';
      readonly pays?: true;
      readonly uncontested?: true;
    }
  | { readonly do: 'strike'; readonly strike: Strike }
  /** An optional maneuver may be left unused (V-RNG-008). */
  | { readonly do: 'maneuver'; readonly optional?: true }
  | { readonly do: 'press'; readonly only?: 'continue' | 'end' }
  | { readonly do: 'additional strikes'; readonly amount: number }
  /** `only` and `from` say which damage it can be used on; `keeps`: points that are left can be used later in the combat. */
  | {
      readonly do: 'prevent';
      readonly amount: Amount | 'all';
      readonly only?: 'normal' | 'aggravated';
      readonly from?: DamageFrom;
      readonly keeps?: true;
    }
  /** `chosen`: as the player names it with a choice called `range`, of `close` and `long`. `nextRound`: of the next round, if there is one. */
  | { readonly do: 'set range'; readonly range: 'close' | 'long' | 'chosen'; readonly nextRound?: true }
  /** Without `by` no minion inflicts it: it is environmental (V-DMG-018). */
  | {
      readonly do: 'damage';
      readonly to: Ref;
      readonly amount: Amount;
      readonly aggravated?: true;
      readonly unpreventable?: true;
      readonly by?: Ref;
    }
  | { readonly do: 'fight'; readonly who?: Ref; readonly with: Ref; readonly reversed?: true }
  /** `notAgain`: the acting minion cannot take the same action again this turn. */
  | { readonly do: 'end'; readonly what: Endable; readonly notAgain?: true }
  | { readonly do: 'redirect bleed'; readonly to: SeatRef }
  | { readonly do: 'reduce bleed'; readonly amount: Amount }
  | { readonly do: 'cancel'; readonly card: Ref; readonly costNotPaid?: true }
  | { readonly do: 'diablerize'; readonly card: Ref }
  /** Somebody takes control of a card. */
  | { readonly do: 'control'; readonly who: SeatRef; readonly card: Ref }
  /** `none`: the vampire loses the title it has. */
  | { readonly do: 'title'; readonly card: Ref; readonly rank: string; readonly of?: string }
  | { readonly do: 'become'; readonly card: Ref; readonly sect: string }
  /** Of somebody else's hand the user chooses, who looks at it for that. */
  | { readonly do: 'discard'; readonly who: SeatRef; readonly amount: Amount }
  /** Searches the library (V-GEN-022, V-GEN-023). `first`: the first such card from the top, whether he likes it or not. */
  | {
      readonly do: 'search';
      readonly as: string;
      readonly filter: Filter;
      readonly places: readonly ('library' | 'ash heap' | 'hand' | 'crypt')[];
      readonly usable?: true;
      readonly first?: true;
    }
  /** The minion attempts to block as soon as its controller may. */
  | { readonly do: 'attempt to block' }
  /** Remembers something of a card until the end of the turn; filters ask for it by `noted`. */
  | { readonly do: 'note'; readonly card: Ref; readonly note: string }
  /** To minions that it names, to the minion that plays it, else to the player. `against`: they are cast against the referendum at once. */
  | {
      readonly do: 'gain votes';
      readonly amount: Amount;
      readonly card?: Ref;
      readonly cards?: Filter;
      readonly against?: true;
    }
  /** Such vampires cast no votes and sub-votes in this referendum. */
  | { readonly do: 'bar from voting'; readonly cards: Filter }
  /** For each such card, which is then called `the it`. */
  | { readonly do: 'each card'; readonly cards: Filter; readonly effects: readonly Effect[] }
  | { readonly do: 'abstain'; readonly card: Ref }
  /** Points allotted to players in the terms of a referendum: each burns as much pool, or takes it from a player. */
  | { readonly do: 'apply allotment'; readonly named: string; readonly from?: SeatRef }
  | {
      readonly do: 'later';
      readonly when: 'after resolution' | 'end of combat';
      readonly effects: readonly Effect[];
    }
  /** One form for may / if you do / unless. */
  | {
      readonly do: 'may';
      readonly who?: SeatRef;
      readonly effects: readonly Effect[];
      readonly then?: readonly Effect[];
      readonly else?: readonly Effect[];
      readonly cost?: Cost;
    }
  | {
      readonly do: 'if';
      readonly conditions: readonly Condition[];
      readonly effects: readonly Effect[];
      readonly else?: readonly Effect[];
    }
  | { readonly do: 'choose'; readonly choose: Choose };
