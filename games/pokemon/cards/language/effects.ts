/** What cards do: effects, amounts, conditions, selections, powers. */
import type { Kind, Stage, Tag, Type } from '../language.ts';

/** P-CON-001 */
export const CONDITIONS = ['Asleep', 'Burned', 'Confused', 'Paralyzed', 'Poisoned'] as const;
export type Condition = (typeof CONDITIONS)[number];

/** Seen from the player who plays or uses the card. */
export type Player = 'you' | 'opponent' | 'each';

/** What a card is, wherever it lies. All that is said must hold. */
export interface Quality {
  readonly kind?: Kind | 'Trainer' | 'Energy';
  readonly stage?: Stage | 'Evolution';
  /** One of these. */
  readonly type?: Type | readonly Type[];
  readonly name?: string;
  readonly tag?: Tag;
  readonly ruleBox?: boolean;
  readonly hpMax?: number;
  readonly retreatMin?: number;
  /** It evolves from one of your Pokémon in play. */
  readonly evolvesFromYours?: true;
  readonly not?: Quality;
  /** Any of these. */
  readonly or?: readonly Quality[];
}

/** Pokémon in play. */
export interface Who extends Quality {
  /** `you` if nothing is said. */
  readonly of?: 'you' | 'opponent' | 'both';
  readonly spot?: 'active' | 'bench';
  readonly damaged?: true;
  /** Has any Energy attached that is of one of these types; an empty list: any Energy at all. */
  readonly energy?: readonly Type[];
  readonly noEnergy?: true;
  /** Affected by this, or by any of the five. */
  readonly condition?: Condition | 'any';
  readonly hpLeftMax?: number;
  readonly evolved?: boolean;
  /** Not the one that the card is or is on. */
  readonly other?: true;
}

/**
 * Pokémon that an effect is about. `self` is the Pokémon whose attack or Ability it is, or on which the card lies; `active` your Active
 * Pokémon, `defending` the opponent's; `that` the one of which was spoken before or to which something happened; `attacker` the
 * Attacking Pokémon. What is chosen is chosen by you when the card or the attack is announced (P-ATK-007), as far as nothing before it
 * must be known first.
 */
export type Target =
  | 'self'
  | 'active'
  | 'defending'
  | 'that'
  | 'attacker'
  | { readonly choose: Who; readonly count?: number; readonly upTo?: true }
  | { readonly each: Who };

/** What is counted. */
export type Count =
  | { readonly count: 'counters'; readonly on: Target }
  | { readonly count: 'energy'; readonly on: Target; readonly type?: Type }
  /** Energy cards that are attached, whatever they provide. */
  | { readonly count: 'energy cards'; readonly on: Target; readonly card: Quality }
  | { readonly count: 'hand'; readonly of: 'you' | 'opponent' }
  | { readonly count: 'prizes taken'; readonly by: 'you' | 'opponent' }
  | { readonly count: 'prizes left'; readonly of: 'you' | 'opponent' }
  | { readonly count: 'pokemon'; readonly who: Who }
  | { readonly count: 'discard pile'; readonly card: Quality }
  | { readonly count: 'heads'; readonly coins: number | 'until tails' }
  /** How many cards or counters the effect before has moved. */
  | { readonly count: 'done' };

/** `times` for each thing counted. */
export type Amount = number | { readonly times: number; readonly of: Count };

/** Something that holds or does not. */
export type Fact =
  | { readonly if: 'is'; readonly who: Target; readonly a: Who }
  | { readonly if: 'any'; readonly who: Who }
  /** More Prize cards left than the opponent. */
  | { readonly if: 'behind in prizes' }
  | { readonly if: 'equal hands' }
  /** The effect before did something. */
  | { readonly if: 'done' }
  /** You played such a card from your hand this turn. */
  | { readonly if: 'played'; readonly card: Quality }
  | { readonly if: 'at least'; readonly of: Count; readonly amount: number }
  /** P-TAG-002 The Attacking Pokémon has so much Energy beyond the cost of the attack. */
  | { readonly if: 'extra energy'; readonly amount: number; readonly type?: Type }
  | { readonly if: 'own first turn' }
  | { readonly if: 'not'; readonly fact: Fact }
  | { readonly if: 'all'; readonly facts: readonly Fact[] };

/** Where cards are taken from. `top`, `bottom`: so many from that end of the deck are looked at. */
export type Source =
  | 'deck'
  | 'discard pile'
  | 'hand'
  | "opponent's hand"
  | { readonly top: number }
  | { readonly bottom: number };

/** So many cards of a kind. `upTo`: at least one where it can be known that there is one (P-TXT-001); `may`: or none at all. */
export interface Wanted {
  readonly card: Quality;
  readonly count: number;
  readonly upTo?: true;
  readonly may?: true;
}

/** Where they go. To attach `inAnyWay` is to choose a Pokémon for each card; to `each` one card each. */
export type Destination =
  | 'hand'
  | 'bench'
  | 'deck'
  | 'bottom of deck'
  | 'top of deck'
  | 'discard pile'
  | 'Lost Zone'
  | { readonly attach: Target }
  | { readonly attachInAnyWay: Who };

export type Ignored = 'weakness' | 'resistance' | 'effects';

export type Until = 'end of turn' | "end of opponent's next turn" | 'end of your next turn';

export type Effect =
  /** Damage of an attack beside its base damage, through the whole calculation. */
  | { readonly do: 'damage'; readonly amount: Amount; readonly to: Target; readonly ignoring?: readonly Ignored[] }
  /** Raises the base damage of the attack. */
  | { readonly do: 'more damage'; readonly amount: Amount }
  | { readonly do: 'ignore'; readonly what: readonly Ignored[] }
  /** The attack does nothing. */
  | { readonly do: 'nothing' }
  | { readonly do: 'put counters'; readonly amount: Amount; readonly on: Target }
  | { readonly do: 'spread counters'; readonly amount: number; readonly on: Who }
  | { readonly do: 'move counters'; readonly upTo: number; readonly from: Who; readonly to: Who }
  | { readonly do: 'heal'; readonly amount: number | 'all'; readonly on: Target }
  | { readonly do: 'afflict'; readonly with: Condition; readonly on: Target; readonly counters?: number }
  | { readonly do: 'recover'; readonly from: readonly Condition[]; readonly on: Target }
  | { readonly do: 'knock out'; readonly what: Target }
  | { readonly do: 'draw'; readonly amount: Amount; readonly who: Player; readonly upTo?: true }
  | { readonly do: 'draw until'; readonly amount: Amount }
  | {
      readonly do: 'take';
      readonly from: Source;
      readonly cards: readonly Wanted[];
      readonly to: Destination;
      readonly rest?: 'bottom of deck';
    }
  | { readonly do: 'put hand'; readonly to: 'discard pile' | 'deck' | 'bottom of deck'; readonly who: Player }
  | { readonly do: 'discard top'; readonly amount: Amount; readonly who: Player }
  | {
      readonly do: 'move energy';
      readonly energy: Quality;
      readonly amount: number | 'all' | 'any number';
      readonly from: Target;
      readonly to: 'discard pile' | 'hand' | 'top of deck' | 'Lost Zone' | Target;
    }
  /** The Active Pokémon of `who` changes places with a Benched one that `chosenBy` chooses, or with this one. */
  | {
      readonly do: 'switch';
      readonly who: 'you' | 'opponent';
      readonly chosenBy: 'you' | 'opponent';
      readonly with?: 'self';
    }
  | {
      readonly do: 'take from play';
      readonly what: Target;
      readonly to: 'hand' | 'deck' | 'discard pile' | 'Lost Zone';
      readonly attached: 'too' | 'discarded';
    }
  /** `searchFirst`: the Pokémon is chosen when the deck has been seen. */
  | {
      readonly do: 'evolve';
      readonly what: Target;
      readonly from: 'deck' | 'hand';
      readonly skipping?: true;
      readonly searchFirst?: true;
    }
  | { readonly do: 'devolve'; readonly what: Target }
  | { readonly do: 'discard stadium' }
  | { readonly do: 'flip'; readonly heads?: readonly Effect[]; readonly tails?: readonly Effect[] }
  | { readonly do: 'if'; readonly fact: Fact; readonly effects: readonly Effect[]; readonly else?: readonly Effect[] }
  | { readonly do: 'may'; readonly effects: readonly Effect[]; readonly ifSo?: readonly Effect[] }
  /** One or more of several things, each a list of effects. */
  | { readonly do: 'choose'; readonly most: number; readonly among: readonly (readonly Effect[])[] }
  /** Something that lasts, on Pokémon or on the player who used it. */
  | {
      readonly do: 'lasting';
      readonly on: Target | 'you' | 'opponent';
      readonly until: Until;
      readonly gives: readonly Modifier[];
    }
  | { readonly do: 'end turn' };

/** What a Pokémon or a player is given as long as something lasts. */
export type Modifier =
  | { readonly gets: 'hp'; readonly amount: number }
  | { readonly gets: 'retreat cost'; readonly amount: number }
  | { readonly gets: 'no retreat cost' }
  /** So many Colorless symbols more or less for each of its attacks. */
  | { readonly gets: 'attack cost'; readonly amount: number }
  /** To the opponent's Active Pokémon, before Weakness and Resistance (P-DMG-003). */
  | { readonly gets: 'damage done'; readonly amount: number; readonly to?: Who }
  /** After Weakness and Resistance (P-DMG-007). */
  | { readonly gets: 'damage taken'; readonly amount: number; readonly from?: Who }
  | { readonly gets: 'no damage'; readonly from?: Who }
  | { readonly gets: 'no effects'; readonly from?: Who }
  | { readonly gets: 'cannot attack' }
  | { readonly gets: 'cannot retreat' }
  /** One attack, by name; `chosen` when the effect begins. */
  | { readonly gets: 'cannot use'; readonly attack: string | 'chosen' }
  | { readonly gets: 'flip to attack' }
  | { readonly gets: 'immune'; readonly to: readonly Condition[] }
  | { readonly gets: 'no Abilities' }
  /** Of a player. */
  | { readonly gets: 'bench size'; readonly amount: number }
  | { readonly gets: 'cannot play'; readonly card: Quality };

/** What is paid to play a card or to use an Ability. */
export interface Cost {
  /** Other cards of the hand that are discarded. */
  readonly discard: Wanted;
}

/** When something happens by itself. `that` is the Pokémon to which it happened. */
export type Trigger =
  /** This Pokémon was played from the hand to evolve one of yours. */
  | 'evolved'
  /** This card was attached from the hand. */
  | 'attached'
  /** The Pokémon is Active and was damaged by an attack of the opponent's Pokémon, even if it is Knocked Out. */
  | 'damaged'
  /** Your Active Pokémon, or any of yours, was Knocked Out by damage from an attack of the opponent's Pokémon. */
  | 'active knocked out'
  | 'knocked out'
  | 'checkup'
  /** The turn of the player who has the card ends. */
  | 'end of turn'
  /** Either player put a Basic Pokémon from the hand on the Bench. */
  | 'benched'
  /** This Pokémon was put from the hand on the Bench in a turn of its player. */
  | 'put on Bench'
  /** The Energy attachment of the turn went to this Pokémon. */
  | 'Energy attached';

/** What a card in play can do. */
export type Power =
  /** Chosen to be used in the second part of a turn: once each turn, or as often as one likes. */
  | {
      readonly use: 'once' | 'often';
      readonly spot?: 'active' | 'bench';
      readonly if?: Fact;
      readonly cost?: Cost;
      readonly effects: readonly Effect[];
    }
  /** In force all the time, or as long as something holds. */
  | {
      readonly to: 'self' | 'you' | Who;
      readonly gives: readonly Modifier[];
      readonly if?: Fact;
      readonly spot?: 'active' | 'bench';
    }
  | { readonly when: Trigger; readonly may?: true; readonly if?: Fact; readonly effects: readonly Effect[] }
  /** The card itself is discarded then. */
  | { readonly leaves: 'end of turn' };

export type Ability = Power & {
  readonly name: string;
  /** P-VSTAR-002 */
  readonly vstar?: true;
  /** P-ABL-007, P-ABL-008, P-TRAIT-001 Older powers, and what is no Ability at all. */
  readonly as?: 'Poké-Body' | 'Poké-Power' | 'Ancient Trait' | 'rule';
};

export interface Attack {
  readonly name: string;
  /** P-ENE-003 Letters of the symbols. */
  readonly cost: string;
  /** P-DMG-001 A number, or so much for each of something. */
  readonly damage?: number | { readonly each: number; readonly of: Count };
  /** Steps E and F: what is needed for the attack, and what comes before its damage. */
  readonly before?: readonly Effect[];
  /** Step F: everything else. */
  readonly effects?: readonly Effect[];
  readonly gx?: true;
  readonly vstar?: true;
}

/** What an Energy card provides as long as it is attached: so many Energy, each of any of these types. */
export interface Provision {
  readonly types: readonly Type[] | 'every';
  readonly count: number;
  readonly if?: Fact;
}
