/** How the card language refers to objects, players and numbers. */
import type { CardType, Color, Keyword, Supertype } from '../language.ts';

/** One object, or several chosen under one name. */
export type Ref =
  /** The object whose ability it is. */
  | 'this'
  /** What the Aura or Equipment is on. */
  | 'host'
  /** The object that the triggering event is about. */
  | 'it'
  /** The cards that this permanent has exiled. */
  | 'linked'
  /** A name given by a target, a choice or an effect. */
  | `the ${string}`;

export type PlayerRef =
  | 'you'
  | 'each player'
  | 'each opponent'
  /** The player whom the attacking creature attacks. */
  | 'defending player'
  /** The player whom the triggering event is about. */
  | 'that player'
  | `controller of ${Ref}`
  | `owner of ${Ref}`
  | `the ${string}`;

export type ZoneName = 'battlefield' | 'stack' | 'graveyard' | 'hand' | 'library' | 'exile';

/** Which objects are meant. All given keys must hold. */
export interface Filter {
  /** Any of these. */
  readonly type?: CardType | readonly CardType[];
  readonly supertype?: Supertype;
  readonly subtype?: string;
  /** Any of these; or a colour that was chosen under a name. */
  readonly color?: Color | readonly Color[];
  readonly keyword?: Keyword;
  readonly controller?: PlayerRef | 'opponent';
  readonly owner?: PlayerRef | 'opponent';
  /** The battlefield if nothing is said. */
  readonly in?: ZoneName;
  /** Not the object whose ability it is. */
  readonly other?: true;
  readonly combat?: 'attacking' | 'blocking' | 'attacking or blocking';
  readonly tapped?: boolean;
  readonly powerMin?: number;
  readonly toughnessMin?: number;
  readonly attachedTo?: Ref;
  /** Was dealt damage by it this turn. */
  readonly damagedBy?: Ref;
  readonly not?: Filter;
  readonly any?: readonly Filter[];
}

export type Amount =
  | number
  /** Chosen on casting (M-MANA-008). */
  | 'X'
  /** The number of the triggering event: "that much". */
  | 'that much'
  | 'starting life'
  | { readonly count: Filter }
  | { readonly power: Ref };

export type Condition =
  | { readonly if: 'exists'; readonly what: Filter; readonly min?: number }
  | { readonly if: 'none'; readonly what: Filter }
  | { readonly if: 'controls this'; readonly who: PlayerRef }
  | { readonly if: 'lost life last turn'; readonly who: PlayerRef }
  | { readonly if: 'life below start'; readonly who: PlayerRef }
  /** Another one than this, if this is a spell. */
  | { readonly if: 'has cast a spell this turn'; readonly who: PlayerRef };

/** How long a continuous effect lasts. */
export type Duration =
  | 'turn'
  /** Through the next untap step of its controller. */
  | 'next untap'
  | 'game'
  /** M-X-085 */
  | { readonly while: Condition };
