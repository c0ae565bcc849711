/**
 * The card language. A definition is JSON-like data all through: executed by the rules, rendered as rules text, read by bots.
 * What is chosen gets a name and is referred to by it.
 */
import type { Step } from '../rules/steps.ts';

export const LIBRARY_TYPES = [
  'master',
  'action',
  'political action',
  'equipment',
  'retainer',
  'ally',
  'action modifier',
  'reaction',
  'combat',
  'reflex',
  'event',
  'power',
  'conviction',
] as const;
export type LibraryType = (typeof LIBRARY_TYPES)[number];

/** A card as it is named: by the role it has in the scene, or by the name under which it was chosen. */
export type Ref =
  /** The minion that plays or uses the card. */
  | 'self'
  /** The card itself. */
  | 'this'
  /** The minion on which the card is. */
  | 'bearer'
  | 'acting'
  | 'blocker'
  | 'opposing'
  /** The weapon that the minion is striking with. */
  | 'weapon'
  /** The card that is being played and can be cancelled. */
  | 'played'
  /** The card that was played for the action. */
  | 'action card'
  /** A name given by `choose`. */
  | `the ${string}`;

export type SeatRef =
  | 'you'
  | 'turn player'
  | 'prey'
  | 'predator'
  | 'acting player'
  | 'target player'
  | 'each'
  | 'each other'
  | `controller of ${Ref}`
  | `the ${string}`;

export type Stat =
  | 'bleed'
  | 'strength'
  /** The strength before anything is added: "gets a strength of 2". */
  | 'base strength'
  | 'stealth'
  | 'intercept'
  | 'votes'
  | 'sub-votes'
  | 'capacity'
  | 'hunt'
  | 'hand size'
  | 'transfers'
  | 'master actions'
  | 'discard actions'
  | 'strike damage'
  | 'cannot block'
  | 'cannot act'
  | 'cannot unlock'
  | 'hand strikes only'
  | 'aggravated hand strikes'
  | 'unblockable by vampires'
  /** A block of this minion's action locks the blocker and ends the action before it resolves. */
  | 'ends if blocked'
  | 'unblockable'
  | 'locks failed blockers'
  | 'close range next round'
  /** Maneuvers, presses and prevention that an effect gives for a while; each is used up when it is used. */
  | 'maneuver'
  | 'optional maneuver'
  | 'optional press'
  | 'optional press to continue'
  | 'optional press to end'
  | 'prevention'
  /** What is left of a prevention that need not be used at once (`keeps`). */
  | 'kept prevention'
  | 'environmental damage each round'
  /** In each round at close range, unpreventable. */
  | 'agony each round'
  | 'cannot vote'
  /** What monsters get for blocking this minion's action. */
  | 'intercept of monsters'
  /** All damage on vampires in the combat is aggravated. */
  | 'aggravated damage to vampires'
  | 'no blood hunt'
  /** What a vampire burns when it attempts to block. */
  | 'blockers burn blood'
  /** What the player gets on top of the vote for the Edge or for a political action card that he burns. */
  | 'votes for burning'
  /** The player replaces what he plays when the action is over. */
  | 'late replacement'
  /** Taken with the normal strikes, at any range. */
  | 'unpreventable damage';

/** Which cards are meant. All given keys must hold. */
export interface Filter {
  readonly is?:
    | 'minion'
    | 'vampire'
    | 'ally'
    | 'retainer'
    | 'equipment'
    | 'weapon'
    | 'location'
    | 'master'
    | 'card'
    | 'imbued'
    | 'crypt card'
    | 'trophy'
    | 'library card'
    | 'monster';
  /** `anywhere`: also after it has left play. */
  readonly in?:
    | 'ready'
    | 'torpor'
    | 'ready or torpor'
    | 'uncontrolled'
    | 'in play'
    | 'hand'
    | 'library'
    | 'crypt'
    | 'ash heap'
    | 'incapacitated'
    | 'anywhere';
  readonly of?:
    | 'you'
    | 'prey'
    | 'predator'
    | 'another'
    | 'anybody'
    | 'target player'
    | 'acting player'
    | 'not opposing';
  /** Of the same circle as the minion that plays the card, or that has played it if the card remembers it (V-TRT-009). */
  readonly sameCircle?: true;
  readonly clan?: string;
  /** The clan chosen under this name. */
  readonly chosenClan?: string;
  readonly sect?: string;
  readonly titled?: boolean;
  readonly title?: readonly string[];
  /** Has the sect and clan that this title asks for (V-TTL-002). */
  readonly canHold?: { readonly rank: string; readonly of?: string };
  readonly trait?: string;
  readonly name?: string;
  readonly discipline?: string;
  /** Compared with the minion that plays the card. */
  readonly age?: 'younger' | 'older';
  readonly capacityMin?: number;
  readonly capacityMax?: number;
  readonly locked?: boolean;
  readonly bloodMin?: number;
  readonly bleedMin?: number;
  /** Has cast votes or sub-votes in this referendum. */
  readonly voted?: true;
  readonly other?: true;
  /** Chosen under this name. */
  readonly named?: string;
  /** In the current combat. */
  readonly fighting?: true;
  /** Noted this turn by the effect `note`. */
  readonly noted?: string;
  /** Not the minion that the card is on. */
  readonly notBearer?: true;
  readonly on?: Ref;
  /** A card with this trait is on it. */
  readonly bearsTrait?: string;
  /** A card of this name is on it. */
  readonly bears?: string;
  readonly type?: LibraryType;
  readonly requires?: string;
  /** Of the same name as this card. */
  readonly sameName?: Ref;
  /** The action that is going on is directed at it. */
  readonly targeted?: true;
  /** The minion is taking an action to equip. */
  readonly equipping?: true;
  /** Has as much blood as its capacity, or more. */
  readonly full?: true;
  readonly not?: Filter;
  readonly any?: readonly Filter[];
}

export type Amount =
  | number
  /** The X of the cost. */
  | 'X'
  | { readonly plus: readonly Amount[] }
  | { readonly minus: readonly [Amount, Amount] }
  | { readonly least: readonly Amount[] }
  | { readonly most: readonly Amount[] }
  | { readonly count: Filter; readonly of?: SeatRef }
  | { readonly counters: Ref }
  /** The votes that the minion has of itself. */
  | { readonly votesOf: Ref }
  /** By how many votes the referendum passed. */
  | 'margin'
  /** The number of Methuselahs in the game. */
  | 'players'
  /** What the opposing vampire lost to damage this round. */
  | 'blood lost by opposing'
  | { readonly chosen: string };

/** All must hold. Each is one fact that the rules can check and the text can say. */
export type Condition =
  | { readonly if: 'bleeding' }
  /** The action is a bleed against you. */
  | { readonly if: 'bleeding you' }
  | { readonly if: 'directed at you' }
  | { readonly if: 'directed' }
  | { readonly if: 'undirected' }
  | { readonly if: 'political action' }
  /** The card says "during a political action" (V-POL-010). */
  | { readonly if: 'during a political action' }
  | { readonly if: 'blood hunt or political action' }
  | { readonly if: 'action successful' }
  | { readonly if: 'action blocked' }
  | { readonly if: 'referendum passed' }
  /** Nobody has cast a vote (2000 and third: only in the terms step, V-POL-004). */
  | { readonly if: 'before votes' }
  /** A combat between such a vampire of yours and another one. */
  | { readonly if: 'combat between'; readonly yours: Filter; readonly other: Filter }
  | { readonly if: 'called by self' }
  | { readonly if: 'being blocked' }
  /** The minion that uses the card is the acting one. */
  | { readonly if: 'acting' }
  /** The strike it has chosen is a hand strike or one with a weapon. */
  | { readonly if: 'hand or weapon strike' }
  | { readonly if: 'blocking' }
  | { readonly if: 'not blocking' }
  /** The minion is in the combat that followed from its block. */
  | { readonly if: 'combat after its block' }
  /** The minion has not cast its votes for the referendum. */
  | { readonly if: 'not voting for' }
  | { readonly if: 'close range' }
  | { readonly if: 'first round' }
  | { readonly if: 'matches'; readonly card: Ref; readonly filter: Filter }
  /** The minion is about to be burned. */
  | { readonly if: 'would be burned' }
  /** There is no such card. */
  | { readonly if: 'none'; readonly filter: Filter }
  | { readonly if: 'no counters'; readonly card: Ref }
  /** There is such a card. */
  | { readonly if: 'exists'; readonly filter: Filter }
  | { readonly if: 'edge'; readonly of: SeatRef }
  | { readonly if: 'pool at most'; readonly of: SeatRef; readonly amount: number }
  | { readonly if: 'inflicted more damage' }
  | { readonly if: 'own turn' }
  /** What is being played now; `on`: it names this card. */
  | {
      readonly if: 'played card';
      readonly type?: LibraryType | 'minion card';
      readonly trait?: string;
      readonly by?: 'another' | 'opposing' | 'prey or predator';
      readonly on?: Ref;
    }
  /** The ally has less life than it started with. */
  | { readonly if: 'below starting life'; readonly card: Ref }
  | { readonly if: 'opposing goes to torpor' }
  /** The gun that the minion is striking with has struck before in this combat. */
  | { readonly if: 'gun struck before' }
  /** No ammo has been used on the weapon in this combat. */
  | { readonly if: 'no ammo yet' }
  | { readonly if: 'long range' }
  | { readonly if: 'after the first round' }
  /** There is damage that can be prevented now. */
  | { readonly if: 'damage to prevent' }
  | { readonly if: 'bleed would succeed' }
  | { readonly if: 'any of'; readonly conditions: readonly Condition[] }
  /** Something was chosen under this name. */
  | { readonly if: 'was chosen'; readonly name: string }
  | { readonly if: 'counters at least'; readonly card: Ref; readonly amount: number }
  /** No card of this name has been played in the action. */
  | { readonly if: 'not played in action'; readonly name: string }
  /** The action is taken through the card itself. */
  | { readonly if: 'action through this' }
  | { readonly if: 'not bleeding' }
  /** The minion could attempt to block if it were unlocked. */
  | { readonly if: 'can block' }
  /** The bleed is against the player noted by `note target player`. */
  | { readonly if: 'bleeding noted player' }
  /** The card was played at the superior level. */
  | { readonly if: 'superior' }
  /** The value chosen under this name is the one at this place. */
  | { readonly if: 'chosen'; readonly name: string; readonly index: number };

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

export type Until = 'action' | 'combat' | 'round' | 'turn' | 'strike' | 'game';

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
  | { readonly do: 'burn pool'; readonly who: SeatRef; readonly amount: Amount }
  /** `upToStart`: an ally gains no life above what it started with. */
  | { readonly do: 'gain blood'; readonly card: Ref; readonly amount: Amount; readonly upToStart?: true }
  | { readonly do: 'burn blood'; readonly card: Ref; readonly amount: Amount }
  /** Blood from a card to its controller's pool, or from the pool to the card. */
  | { readonly do: 'blood to pool'; readonly card: Ref; readonly amount: Amount }
  | { readonly do: 'pool to blood'; readonly card: Ref; readonly amount: Amount }
  | { readonly do: 'move blood'; readonly from: Ref; readonly to: Ref; readonly amount: Amount | 'all' }
  | { readonly do: 'lock'; readonly card: Ref }
  | { readonly do: 'unlock'; readonly card: Ref }
  /** V-CAN-009 */
  | { readonly do: 'wake'; readonly card: Ref }
  | { readonly do: 'burn'; readonly card: Ref }
  | { readonly do: 'remove from game'; readonly card: Ref }
  /**
   * Puts the card itself into play, on a card or by itself, with the clan chosen under a name. `remembers`: the minion that plays it,
   * for what the card says of it later.
   */
  | {
      readonly do: 'put in play';
      readonly on?: Ref;
      readonly clan?: string;
      readonly counters?: Amount;
      readonly superior?: true;
      readonly remembers?: true;
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
  /** `chosen`: as the player names it with a choice called `range`, of `close` and `long`. */
  | { readonly do: 'set range'; readonly range: 'close' | 'long' | 'chosen' }
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
  | { readonly do: 'end combat' }
  | { readonly do: 'redirect bleed'; readonly to: SeatRef }
  | { readonly do: 'reduce bleed'; readonly amount: Amount }
  | { readonly do: 'end action' }
  | { readonly do: 'cancel'; readonly card: Ref; readonly costNotPaid?: true }
  | { readonly do: 'to torpor'; readonly card: Ref }
  | { readonly do: 'to ready'; readonly card: Ref }
  /** `shown`: face down, but all players see it first. */
  | { readonly do: 'to uncontrolled'; readonly card: Ref; readonly shown?: true }
  /** The top card of the crypt, whatever it is (V-IMB-024). */
  | { readonly do: 'draw crypt card'; readonly who: SeatRef }
  /** The block attempt fails. */
  | { readonly do: 'fail block' }
  | { readonly do: 'diablerize'; readonly card: Ref }
  | { readonly do: 'steal'; readonly card: Ref; readonly on?: Ref }
  | { readonly do: 'give title'; readonly card: Ref; readonly rank: string; readonly of?: string }
  | { readonly do: 'become'; readonly card: Ref; readonly sect?: string; readonly clan?: string }
  /** To the hand of its owner, or into his library, which is shuffled. */
  | { readonly do: 'move to'; readonly card: Ref; readonly to: 'hand' | 'library' }
  | { readonly do: 'draw'; readonly who: SeatRef; readonly amount: Amount }
  | { readonly do: 'discard'; readonly who: SeatRef; readonly amount: Amount; readonly random?: true }
  | { readonly do: 'look at hand'; readonly who: SeatRef }
  /** Searches the library (V-GEN-022, V-GEN-023). */
  | {
      readonly do: 'search';
      readonly as: string;
      readonly filter: Filter;
      readonly places: readonly ('library' | 'ash heap' | 'hand' | 'crypt')[];
      readonly usable?: true;
    }
  /** `pays`: its cost applies as if it had been played by the action. */
  | { readonly do: 'equip'; readonly card: Ref; readonly on: Ref; readonly pays?: true }
  /** Gives control of a card to a player. */
  | { readonly do: 'give'; readonly card: Ref; readonly to: SeatRef }
  /** It does not unlock in the next unlock phase. */
  | { readonly do: 'stay locked'; readonly card: Ref }
  /** The minion attempts to block as soon as its controller may. */
  | { readonly do: 'attempt to block' }
  /** The bleed burns no pool and is not successful. */
  | { readonly do: 'bleed fails' }
  /** Remembers the target of the action on the card itself. */
  | { readonly do: 'note target player' }
  | { readonly do: 'bring into play'; readonly card: Ref; readonly on?: Ref }
  | { readonly do: 'cannot do again' }
  /** Face down under a minion and out of play; it can play the card as if from hand. */
  | { readonly do: 'store'; readonly card: Ref; readonly under: Ref }
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
  | { readonly do: 'lose title'; readonly card: Ref }
  /** For each such card, which is then called `the it`. */
  | { readonly do: 'each card'; readonly cards: Filter; readonly effects: readonly Effect[] }
  | { readonly do: 'abstain'; readonly card: Ref }
  | { readonly do: 'burn edge' }
  | { readonly do: 'take edge' }
  | { readonly do: 'add counters'; readonly card: Ref; readonly amount: Amount }
  | { readonly do: 'remove counters'; readonly card: Ref; readonly amount: Amount }
  | { readonly do: 'each player'; readonly who: 'each' | 'each other'; readonly effects: readonly Effect[] }
  /** Points allotted to players in the terms of a referendum. */
  | { readonly do: 'apply allotment'; readonly named: string; readonly effect: 'burn pool' | 'gain pool' }
  /** Pool of one player goes to others as allotted. */
  | { readonly do: 'distribute pool'; readonly from: SeatRef; readonly named: string }
  | { readonly do: 'obligation'; readonly who: SeatRef; readonly amount: Amount }
  | { readonly do: 'later'; readonly when: 'after resolution'; readonly effects: readonly Effect[] }
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

/** Something that the player names when the card is played, in this order in the sentence. */
export type Choose =
  | {
      readonly name: string;
      readonly card: Filter;
      readonly optional?: true;
      readonly min?: number;
      readonly max?: number;
    }
  | {
      readonly name: string;
      readonly player: 'any' | 'another' | 'other than acting' | 'with more pool' | 'prey';
      readonly optional?: true;
    }
  | { readonly name: string; readonly value: 'clan' | 'title' | 'discipline' | readonly string[] }
  | { readonly name: string; readonly number: { readonly min: Amount; readonly max: Amount } }
  /** Points distributed among players: `2 to Alex, 2 to Nora`. */
  | {
      readonly name: string;
      readonly allot: Amount;
      readonly among: 'any' | 'others' | { readonly except: string };
      readonly atLeast: number;
    };

export interface Cost {
  readonly pool?: number | 'X';
  /** `copies`: one for each copy of the card that the player controls. */
  readonly blood?: number | 'X' | 'copies';
  readonly transfers?: number;
  readonly conviction?: number;
  /** A master phase action (V-MAS-003). */
  readonly masterAction?: true;
  /** Locks the card whose ability it is. */
  readonly lock?: true;
  readonly burnThis?: true;
  readonly counters?: number;
  readonly life?: number;
  readonly discard?: Filter;
}

/** One way to play a library card. */
export interface Mode {
  /** How the sentence calls it, if the card has several: `basic`, `superior`, `DOM PRE`, or words of its own. */
  readonly level?: string;
  /** Disciplines needed: `dom` basic or better, `DOM` superior. */
  readonly disciplines?: readonly string[];
  /** On a card of several types, the type of this use (V-CARD-015). */
  readonly as?: LibraryType;
  readonly requires?: Filter;
  /** By default the steps follow from the effects. */
  readonly when?: readonly Step[];
  readonly conditions?: readonly Condition[];
  readonly cost?: Cost;
  /** Played by a minion other than the acting one (V-CARD-019) or by one outside the combat (V-CARD-025). */
  readonly by?: 'other than acting' | 'acting or other' | 'outside combat' | 'locked';
  /** Usable by a vampire in torpor. */
  readonly inTorpor?: true;
  /** A reaction that is usable when there is no action, in the turns of others. */
  readonly withoutAction?: true;
  /** Usable during combat though its type is not (V-COM-005). */
  readonly inCombat?: true;
  /** Only one such card by a minion: per combat, round, turn; `turn of all`, `action`: by anybody. */
  readonly once?: 'combat' | 'round' | 'turn' | 'action' | 'unlock' | 'turn of all';
  /** What is named when it is played; of a political action the terms of the referendum (V-PRO-003). */
  readonly choose?: readonly Choose[];
  /** A political action: what holds in the referendum itself. */
  readonly during?: readonly Effect[];
  /** An action card: what kind of action it is; `effect` if it is none of the default ones. */
  readonly action?: {
    readonly kind: 'bleed' | 'fight' | 'effect' | 'hunt' | 'leave torpor';
    readonly stealth?: number;
    readonly bleed?: number;
    readonly hunt?: number;
    readonly target?: string;
  };
  readonly effects: readonly Effect[];
  /** The cost is paid at the same time as the effects happen, so that whoever gains pool by them is not ousted in between. */
  readonly paidWithEffects?: true;
}

/** What a card does while it is in play (on a vampire: what is printed on it). */
export type Ability =
  /** A continuous effect, computed when asked for. */
  | {
      readonly always: 'modify';
      readonly stat: Stat;
      readonly amount: Amount;
      readonly of?: 'this' | 'bearer' | 'controller' | Filter;
      readonly if?: readonly Condition[];
    }
  /** Gives one more level of a Discipline to the bearer. */
  | { readonly always: 'discipline'; readonly discipline: string; readonly if?: readonly Condition[] }
  /** The bearer is considered to be of this sect. */
  | { readonly always: 'sect'; readonly sect: string }
  /** The bearer is considered to be of the clan that was chosen when the card was put on it. */
  | { readonly always: 'chosen clan' }
  | {
      readonly always: 'as a vampire';
      readonly cards: Filter;
      readonly disciplines?: readonly string[];
      readonly capacity?: number;
    }
  | { readonly always: 'open hand'; readonly who: SeatRef }
  /** The bearer cannot play cards of this name. */
  | { readonly always: 'cannot play'; readonly name: string }
  /** Cards of this name cost more: those that the controller plays, or those played on the bearer. */
  | { readonly always: 'surcharge'; readonly name: string; readonly pool: number; readonly on?: 'bearer' }
  /** The controller burns a counter of the card instead of replacing another one; without counters it is burned. */
  | { readonly always: 'instead of replacing' }
  | { readonly always: 'mandatory action'; readonly name: string }
  | { readonly always: 'vulnerable'; readonly trait: string }
  | { readonly always: 'vote cost'; readonly blood: number }
  /** Burned when the minion that the card remembers is no longer ready, and with `combat` when it enters combat. */
  | { readonly always: 'bound'; readonly combat?: true }
  /** Such minions take no actions directed at the bearer. */
  | { readonly always: 'no target'; readonly of: Filter }
  /** Used by its controller (or by the minion it is on) in the given steps. */
  | Activated
  /** An action that minions can take through the card. */
  | ActionAbility
  /** Happens by itself. */
  | {
      readonly trigger: Trigger;
      readonly name?: string;
      readonly if?: readonly Condition[];
      readonly choose?: readonly Choose[];
      readonly effects: readonly Effect[];
      readonly optional?: true;
      readonly once?: 'turn';
    }
  | { readonly weapon: Strike; readonly maneuver?: 'each combat' | 'each round'; readonly once?: 'combat' | 'round' }
  /** Inflicted on the opposing minion in the normal strike resolution of each round; ranged: at any range. */
  | {
      readonly combatRound: 'strike resolution';
      readonly damage: Amount;
      readonly ranged?: true;
      readonly aggravated?: true;
      readonly if?: readonly Condition[];
    };

export interface Activated {
  readonly use: string;
  readonly when: readonly Step[];
  readonly turn?: 'own' | 'other' | 'any';
  readonly cost?: Cost;
  readonly once?: 'turn' | 'action' | 'combat' | 'round' | 'phase' | 'referendum';
  readonly conditions?: readonly Condition[];
  readonly choose?: readonly Choose[];
  readonly effects: readonly Effect[];
  /** Who uses it: the controller of the card (default) or the minion it is on, who must then be ready. */
  readonly by?: 'controller' | 'bearer';
  /** A card on somebody else's vampire may be used by that vampire's controller. */
  readonly user?: 'controller of bearer';
  /** Works like a card of this type, with the usual conditions (V-IMB-015). */
  readonly as?: LibraryType;
  /** As a reaction, only by a locked minion. */
  readonly byLocked?: true;
  /** `once` counts all cards of this name on the bearer. */
  readonly onceFor?: 'bearer';
  /** Shown in sentences when the card has several uses. */
  readonly level?: string;
}

export interface ActionAbility {
  readonly action: string;
  readonly level?: string;
  /** Who may take it. */
  readonly by: Filter | 'bearer';
  /** `political`: the effects happen if its referendum passes. */
  readonly kind?: 'bleed' | 'fight' | 'effect' | 'political';
  readonly during?: readonly Effect[];
  readonly stealth?: number;
  readonly bleed?: number;
  readonly cost?: Cost;
  readonly conditions?: readonly Condition[];
  readonly choose?: readonly Choose[];
  /** What it is directed at; by default the card itself. */
  readonly target?: Ref;
  readonly effects: readonly Effect[];
}

export type Trigger =
  | 'your unlock phase'
  | 'each unlock phase'
  | 'each other unlock phase'
  | 'your master phase'
  | 'your discard phase'
  | 'bearer goes to torpor'
  | 'bearer burned'
  | 'bearer blocks'
  | 'bearer about to bleed'
  | 'enters play'
  | 'end of turn'
  | 'end of minion phase'
  | 'referendum passed'
  | 'a vampire becomes controlled'
  | 'after combat';

export interface CardDef {
  /** Stable and unique: the name in lower case, with the group where a vampire of the same name exists. */
  readonly id: string;
  readonly name: string;
  /** How sentences call it instead, where a scenario has to tell two of a name apart. */
  readonly as?: string;
  readonly kind: 'vampire' | 'imbued' | 'library';
  /** Only in these editions; all if undefined. */
  readonly editions?: readonly string[];
  readonly unique?: boolean;
  readonly traits?: readonly string[];
  readonly abilities?: readonly Ability[];
  /** What an edition changes: merged over the rest. */
  readonly variants?: Readonly<Record<string, Partial<CardDef>>>;

  // Crypt cards.
  readonly clan?: string;
  readonly capacity?: number;
  readonly group?: number | 'any';
  readonly sect?: string;
  readonly title?: string;
  readonly titleOf?: string;
  /** 1 basic, 2 superior. */
  readonly disciplines?: Readonly<Record<string, 1 | 2>>;
  readonly advanced?: boolean;
  /** Applies only while merged (V-ADV-009). */
  readonly mergedAbilities?: readonly Ability[];
  readonly mergedTitle?: string;
  readonly mergedTitleOf?: string;
  readonly bleed?: number;
  readonly strength?: number;
  /** Votes by card text, without a title. */
  readonly votes?: number;

  // Library cards.
  readonly types?: readonly LibraryType[];
  readonly cost?: Cost;
  /** What every mode requires of the minion, or of a ready minion of the player for masters (V-CARD-004, V-CARD-005). */
  readonly requires?: Filter;
  /** A minion can have only one card of this name (`name`), or only one card with this trait. */
  readonly oneOnMinion?: string;
  readonly burnOption?: boolean;
  readonly trifle?: boolean;
  readonly outOfTurn?: boolean;
  readonly life?: number;
  readonly superiorLife?: number;
  readonly superiorStrength?: number;
  /** The Discipline a Discipline master gives. */
  readonly gives?: string;
  readonly capacityBonus?: number;
  /** When the replacement is drawn, if not at once. */
  readonly replace?: 'action' | 'combat' | 'unlock' | 'discard' | 'turn';
  readonly modes?: readonly Mode[];
}
