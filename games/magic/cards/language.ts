/**
 * The card language. A definition is JSON-like data all through: executed by the rules, rendered as rules text, read by bots.
 * What is chosen gets a name and is referred to by it. Effects stand in `effects.ts`, filters and references in `references.ts`.
 */
import type { Effect } from './language/effects.ts';
import type { Amount, Condition, Filter, PlayerRef, Ref } from './language/references.ts';

export type * from './language/effects.ts';
export type * from './language/references.ts';

/** M-MANA-001 */
export const COLORS = ['white', 'blue', 'black', 'red', 'green'] as const;
export type Color = (typeof COLORS)[number];
export const MANA_KINDS = [...COLORS, 'colorless'] as const;
export type ManaKind = (typeof MANA_KINDS)[number];

/** M-TYPE-002, M-TYPE-004 */
export const CARD_TYPES = [
  'land',
  'creature',
  'artifact',
  'enchantment',
  'planeswalker',
  'instant',
  'sorcery',
] as const;
export type CardType = (typeof CARD_TYPES)[number];

export const SUPERTYPES = ['basic', 'legendary'] as const;
export type Supertype = (typeof SUPERTYPES)[number];

/** M-LAND-004 */
export const LAND_TYPES = ['Plains', 'Island', 'Swamp', 'Mountain', 'Forest'] as const;
export type LandType = (typeof LAND_TYPES)[number];

/** Keywords that need no further word. */
export const KEYWORDS = [
  'reach',
  'flying',
  'trample',
  'defender',
  'first strike',
  'double strike',
  'haste',
  'indestructible',
  'intimidate',
  'flash',
  'hexproof',
  'deathtouch',
  'vigilance',
  'lifelink',
  'convoke',
] as const;
export type PlainKeyword = (typeof KEYWORDS)[number];

/** M-AMB-13 What something can be protected from: a colour, a type, or a colour that was chosen under a name. */
export type Quality = Color | CardType | `the ${string}`;

export interface Protection {
  readonly protection: readonly Quality[];
  /** M-X-070 The card says that Auras stay on. */
  readonly keepsAuras?: true;
}

export interface Landwalk {
  readonly landwalk: LandType;
}

export type Keyword = PlainKeyword | Protection | Landwalk;

export interface Cost {
  /** Symbols as cards write them: `{2}{G}{G}`, `{X}{R}`. */
  readonly mana?: string;
  /** {T} (M-ACT-001). */
  readonly tap?: true;
  readonly life?: number;
  /** This permanent, or one that fits. */
  readonly sacrifice?: 'this' | Filter;
  /** So many cards of the player's choice. */
  readonly discard?: number;
  /** Loyalty counters that are added, or removed if negative (M-X-092). */
  readonly loyalty?: number;
}

/** What is chosen on casting or activating (M-CAST-002). Each entry is one use of the word "target" (M-X-029). */
export type Target = {
  readonly name: string;
  /** So many, one if nothing is said; `upTo` allows fewer, also none (M-X-030). */
  readonly count?: number;
  readonly upTo?: true;
  /** Names of other targets from which it must differ: "another target". */
  readonly differsFrom?: readonly string[];
} & (
  | { readonly object: Filter }
  | {
      readonly player: 'any' | 'opponent';
      /** Where the match plays with "any target", a planeswalker too; it then stands for its controller (M-AMB-06). */
      readonly orPlaneswalker?: true;
    }
  /** A creature or a player; where the match plays with "any target", a planeswalker too (M-AMB-06). */
  | { readonly any: true }
);

/** Things that something cannot do, or that cannot be done to it. */
export const RESTRICTIONS = ['attack', 'block', 'be blocked', 'untap', 'activate abilities', 'be countered'] as const;
export type Restriction = (typeof RESTRICTIONS)[number];

/** What a continuous effect changes. Each key belongs to a layer (M-X-080, M-X-081) or is a rule about the object. */
export interface Modification {
  readonly control?: PlayerRef;
  readonly addTypes?: readonly CardType[];
  readonly addSubtypes?: readonly string[];
  /** Replaces the creature types. */
  readonly creatureTypes?: readonly string[];
  /** Replaces the colours. */
  readonly colors?: readonly Color[];
  /** M-X-089 */
  readonly loseAbilities?: true;
  readonly gain?: readonly Keyword[];
  readonly lose?: readonly PlainKeyword[];
  readonly abilities?: readonly Ability[];
  readonly base?: { readonly power: Amount; readonly toughness: Amount };
  readonly power?: Amount;
  readonly toughness?: Amount;
  readonly cannot?: readonly Restriction[];
  /** M-X-054 */
  readonly must?: 'attack';
  readonly blockersMax?: number;
  readonly blockersMin?: number;
  readonly cannotBeBlockedBy?: Filter;
  readonly canBlockOnly?: Filter;
}

/** What makes a triggered ability trigger (M-X-038). */
export type Trigger =
  | { readonly on: 'enters'; readonly what: Ref | Filter }
  | { readonly on: 'dies'; readonly what: Ref | Filter }
  /** From anywhere, also when it was no permanent. */
  | { readonly on: 'put into graveyard'; readonly what: Filter }
  | { readonly on: 'attacks'; readonly what: Ref | Filter }
  /** `it` is then the creature that is blocked. */
  | { readonly on: 'blocks'; readonly what: Ref | Filter; readonly blocked?: Filter }
  | { readonly on: 'upkeep'; readonly of: PlayerRef }
  | { readonly on: 'end step'; readonly of: PlayerRef }
  | { readonly on: 'life gained'; readonly who: PlayerRef }
  | { readonly on: 'cast'; readonly who: PlayerRef; readonly what: Filter }
  | {
      readonly on: 'damage';
      readonly by?: Ref | Filter;
      readonly to: 'player' | Ref | Filter;
      readonly combat?: true;
    };

export interface SpellAbility {
  readonly kind: 'spell';
  readonly targets?: readonly Target[];
  readonly effects: readonly Effect[];
}

/** M-X-031 */
export interface ActivatedAbility {
  readonly kind: 'activated';
  readonly cost: Cost;
  /** Only when the player could cast a sorcery. Loyalty abilities and equip always are (M-X-072, M-X-092). */
  readonly sorcery?: true;
  readonly targets?: readonly Target[];
  readonly effects: readonly Effect[];
}

/** M-X-021 {T}: one mana of one of these kinds. */
export interface ManaAbility {
  readonly kind: 'mana';
  readonly adds: readonly ManaKind[];
}

export interface TriggeredAbility {
  readonly kind: 'triggered';
  readonly when: readonly Trigger[];
  /** M-X-040 */
  readonly if?: Condition;
  readonly targets?: readonly Target[];
  readonly effects: readonly Effect[];
}

/** M-X-084 Affects whatever fits at each moment. */
export interface StaticAbility {
  readonly kind: 'static';
  readonly of: Ref | Filter;
  readonly while?: Condition;
  readonly gives: Modification;
}

/** M-X-075 How the permanent enters the battlefield. */
export interface EntersAbility {
  readonly kind: 'enters';
  readonly tapped?: true;
  /** As a copy of one that fits, if its player likes; the copy has these abilities besides (M-X-088). */
  readonly copy?: Filter;
  readonly abilities?: readonly Ability[];
}

/** M-X-075 Prevents damage, all of it or all but so much. */
export interface PreventionAbility {
  readonly kind: 'prevention';
  readonly to: 'you and your planeswalkers' | Ref | Filter;
  readonly by?: Filter;
  readonly combat?: true;
  readonly allBut?: number;
}

export type Ability =
  | SpellAbility
  | ActivatedAbility
  | ManaAbility
  | TriggeredAbility
  | StaticAbility
  | EntersAbility
  | PreventionAbility;

export interface CardDef {
  readonly id: string;
  readonly name: string;
  /** What a scenario calls this card. */
  readonly as?: string;
  /** M-CARD-002 Lands have none. */
  readonly cost?: string;
  /** Of tokens; other objects have the colours of their cost (M-X-013). */
  readonly colors?: readonly Color[];
  readonly supertypes?: readonly Supertype[];
  /** M-TYPE-008 An artifact can also be a creature. */
  readonly types: readonly CardType[];
  /** M-CARD-001 What stands behind the dash: creature types, land types and the like. */
  readonly subtypes?: readonly string[];
  /** M-CARD-004; an amount is what cards write as * (M-X-083). */
  readonly power?: Amount;
  readonly toughness?: Amount;
  readonly loyalty?: number;
  readonly keywords?: readonly Keyword[];
  /** Of Auras: what it can be attached to (M-ACT-018). */
  readonly enchant?: Filter;
  /** Of Equipment (M-ACT-020). */
  readonly equip?: Cost;
  /** It can be cast only if this holds. */
  readonly castOnly?: Condition;
  /** What is paid besides the mana cost. */
  readonly additionalCost?: Cost;
  /** M-CARD-003 What stands in the text box; explanations and flavour text have no effect and are not here. */
  readonly abilities?: readonly Ability[];
  /** It is no card: `token` stands on the battlefield, `emblem` in the command zone (M-X-095). */
  readonly object?: 'token' | 'emblem';
}
