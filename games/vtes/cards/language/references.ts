/** Who and what a card speaks of: roles, names, filters, amounts. */
import type { LibraryType } from './types.ts';

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
  /** The top card of the user's crypt, whatever it is (V-IMB-024). */
  | 'top of crypt'
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
  /** Was burned since the user's last turn, while another Methuselah controlled it. */
  readonly burnedOfAnother?: true;
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
