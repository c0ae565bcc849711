/** The state of a match: plain data, written for any number of seats. */

import type { BaseCard, BaseState, CardId, Context, Seat } from '@praxis/engine';
import type { MatchCards } from '@praxis/kit/card-pool.ts';
import type { CardDef, Color, Condition, Filter, ManaKind, Modification } from '../../cards/language.ts';
import type { Source } from '../cards/mana.ts';
import type { HoldersByKind } from '../facts/holders.ts';
import type { Board, Traits } from '../facts/traits.ts';
import type { Face } from './faces.ts';
import type { Settings } from './settings.ts';
import type { Step } from './steps.ts';

/** M-X-009 `gone` holds tokens and copies that have ceased to exist. */
export type Zone = 'library' | 'hand' | 'battlefield' | 'graveyard' | 'stack' | 'exile' | 'command' | 'gone';

/** M-X-010 An object: a card that moves to another zone is another object from then on. */
export interface ObjectRef {
  readonly card: CardId;
  readonly incarnation: number;
}

/** A player's choice or an effect's reference: an object, a player or a colour. */
export type Chosen = ObjectRef | { readonly seat: Seat } | { readonly color: Color };

/** An ability by the definition that it is printed on and its place among all abilities of that definition. */
export interface AbilityRef {
  readonly def: number;
  readonly at: number;
}

export interface Card extends BaseCard {
  zone: Zone;
  incarnation: number;
  /** Not a card: it ceases to exist when it leaves the battlefield or, as a copy of a spell, the stack (M-X-012). */
  readonly token: boolean;
  permanent: Permanent | undefined;
  /** M-X-037 Its data when it last left the battlefield. */
  last: Last | undefined;
}

/** A card's data while it is on the battlefield. */
export interface Permanent {
  /** The player under whose control it came; effects can change its controller (M-ACT-014). */
  readonly under: Seat;
  /** Its controller at the last check: a change makes it summoning sick again. */
  held: Seat;
  tapped: boolean;
  /** M-X-053 Its controller has not controlled it since his turn began. */
  sick: boolean;
  damage: number;
  /** M-X-050 Damaged by a source with deathtouch since the last check. */
  deathtouched: boolean;
  plus: number;
  minus: number;
  loyalty: number;
  /** M-X-092 */
  loyaltyUsed: boolean;
  /** M-X-077 Shields against destruction this turn. */
  shields: number;
  /** The host of an Aura or Equipment, if any. The host's controller is another matter (M-X-074). */
  attachedTo: CardId | undefined;
  /** M-X-082 Since when it is there; an Equipment that is moved has a new one. */
  timestamp: number;
  /** The definition that it copies (M-X-088), if any, and the abilities that it has besides. */
  copyOf: number | undefined;
  extra: readonly AbilityRef[];
  /** The objects that dealt damage to it this turn. */
  damagedBy: ObjectRef[];
  /** The cards that this permanent has exiled. */
  linked: ObjectRef[];
}

export interface Last {
  readonly incarnation: number;
  readonly traits: Traits;
  readonly plus: number;
  readonly attachedTo: ObjectRef | undefined;
  readonly damagedBy: readonly ObjectRef[];
  readonly linked: readonly ObjectRef[];
}

export type ManaPool = Record<ManaKind, number>;

export interface Player {
  life: number;
  library: CardId[];
  hand: CardId[];
  graveyard: CardId[];
  mana: ManaPool;
  landsPlayed: number;
  spellsCast: number;
  lifeLost: number;
  lifeLostLastTurn: number;
  /** M-X-005 Has tried to draw from an empty library. */
  overdrawn: boolean;
  /** How many cards fewer the next opening hand has (M-SET-005). */
  mulligans: number;
  lost: boolean;
  conceded: boolean;
}

/** A spell or ability on the stack (M-STK-001). */
export interface StackItem {
  readonly id: number;
  readonly kind: 'spell' | 'ability';
  /** The spell itself, or the source of the ability. */
  readonly source: ObjectRef;
  readonly ability: AbilityRef | undefined;
  readonly seat: Seat;
  readonly x: number;
  /** One list for each use of the word target. */
  readonly targets: readonly (readonly Chosen[])[];
  readonly event: EventInfo | undefined;
}

/** A triggered ability's knowledge of its event. */
export interface EventInfo {
  readonly it?: ObjectRef;
  readonly seat?: Seat;
  readonly amount?: number;
  /** The object has left the battlefield by the event, and is followed to where it went. */
  readonly left?: boolean;
  /** The names of the effect that set up a delayed trigger. */
  readonly names?: Readonly<Record<string, readonly Chosen[]>>;
}

/** A triggered ability that waits to be put on the stack (M-X-038). */
export interface Waiting {
  readonly ability: AbilityRef;
  readonly source: ObjectRef;
  readonly seat: Seat;
  readonly event: EventInfo;
}

/** M-X-042 */
export interface Delayed {
  readonly ability: AbilityRef;
  readonly source: ObjectRef;
  readonly seat: Seat;
  readonly event: EventInfo;
}

/** A continuous effect of something that has resolved (M-X-084): fixed objects, fixed numbers. */
export interface Lasting {
  readonly timestamp: number;
  readonly until: 'turn' | 'next untap' | 'game' | 'while';
  readonly objects: readonly ObjectRef[];
  readonly gives: Fixed;
  readonly source: ObjectRef;
  readonly seat: Seat;
  readonly while?: Condition;
}

/** A modification with its numbers and abilities computed. */
export interface Fixed extends Omit<Modification, 'control' | 'abilities' | 'base' | 'power' | 'toughness'> {
  readonly control?: Seat;
  readonly abilities?: undefined;
  readonly granted?: readonly AbilityRef[];
  readonly base?: { readonly power: number; readonly toughness: number };
  readonly power?: number;
  readonly toughness?: number;
}

/** Damage that is prevented this turn. */
export interface Shield {
  readonly by: Filter;
  readonly combat: boolean;
  readonly source: ObjectRef;
  readonly seat: Seat;
}

export interface Permission {
  readonly seat: Seat;
  readonly card: ObjectRef;
}

export interface Attacker {
  readonly card: CardId;
  /** The player, or the player of the planeswalker, that is attacked. */
  readonly defender: Seat;
  /** The planeswalker, if one is attacked. */
  readonly planeswalker: CardId | undefined;
  /** M-X-058 Stays blocked even if all its blockers are gone. */
  blocked: boolean;
  /** In the order in which damage is assigned (M-X-060). */
  blockers: CardId[];
}

/** There is one only from the declaration of attackers on, and only if there were any (M-X-047). */
export interface Combat {
  attackers: Attacker[];
  /** Creatures that still are blocking although the attacker has left combat (M-X-067). */
  idle: CardId[];
  /** M-X-066 Those that dealt damage in the first of two damage steps. */
  struck: CardId[];
}

export interface State extends BaseState {
  cards: Card[];
  players: Player[];
  /** In the order of arrival. */
  battlefield: CardId[];
  stack: StackItem[];
  exile: CardId[];
  command: CardId[];
  turn: Seat;
  turnNumber: number;
  step: Step;
  startingSeat: Seat;
  combat: Combat | undefined;
  /** M-X-012 Tokens that have left the battlefield and are about to cease to exist. */
  fading: CardId[];
  waiting: Waiting[];
  delayed: Delayed[];
  lasting: Lasting[];
  shields: Shield[];
  permissions: Permission[];
  /** Something has happened since state-based actions were last looked for. */
  unsettled: 'nothing' | 'elsewhere' | 'battlefield';
  /** Counts the changes that can affect objects; cached values are kept until it grows. */
  changes: number;
  /** Counts events outside of the battlefield: they matter only while an effect looks there. */
  elsewhere: number;
  /** The last timestamp and the last number of a stack item that were given. */
  timestamps: number;
  items: number;
  /** The player with priority when the window opens (M-X-016, M-X-017). */
  priority: Seat;
  /** How often something has resolved since anybody did anything but pass. */
  idle: number;
  /** M-X-007 A draw, or the end of the turn limit. */
  ended: 'draw' | 'time' | undefined;
}

/**
 * Values computed from the state, kept beside it until something changes. The file that fills a part is responsible for
 * it.
 */
export interface Derived {
  /** The state's counts by which it holds. */
  readonly changes: number;
  readonly elsewhere: number;
  board: Board | undefined;
  holders: HoldersByKind | undefined;
  makers: readonly (readonly Source[])[] | undefined;
  joined: ReadonlySet<CardId> | undefined;
}

/** Nothing is known yet. */
export function nothingDerived({ changes, elsewhere }: State): Derived {
  return { changes, elsewhere, board: undefined, holders: undefined, makers: undefined, joined: undefined };
}

export function derivedOf(g: G): Derived {
  const { derived, state } = g;
  const isKept =
    derived.changes === state.changes &&
    (derived.elsewhere === state.elsewhere || derived.board?.looksElsewhere !== true);
  if (!isKept) g.derived = nothingDerived(state);
  return g.derived;
}

export interface G extends Context<State> {
  readonly defs: readonly CardDef[];
  readonly cards: MatchCards<CardDef>;
  /** The faces of the definitions, read once: see `faceAt`. */
  readonly faces: (Face | undefined)[];
  readonly settings: Settings;
  derived: Derived;
}

export function cardOf(g: G, id: CardId): Card {
  return g.state.cards[id] as Card;
}

/** The definition printed on a card, or on the card it copies. */
export function defIndexOf(g: G, id: CardId): number {
  const { def, permanent } = g.state.cards[id] as Card;
  return permanent?.copyOf ?? def;
}

export function defOf(g: G, id: CardId): CardDef {
  return g.defs[defIndexOf(g, id)] as CardDef;
}

/** Asking for it off the battlefield is a fault of the rules. */
export function permanentOf(g: G, id: CardId): Permanent {
  const { permanent } = g.state.cards[id] as Card;
  if (!permanent) throw new Error(`${defOf(g, id).name} is not on the battlefield`);
  return permanent;
}

export function playerOf(g: G, seat: Seat): Player {
  return g.state.players[seat] as Player;
}

export function refTo(g: G, id: CardId): ObjectRef {
  return { card: id, incarnation: cardOf(g, id).incarnation };
}

/** True if the object is unchanged since the reference was made. */
export function isCurrent(g: G, { card, incarnation }: ObjectRef): boolean {
  return cardOf(g, card).incarnation === incarnation;
}

export function sameObject(a: ObjectRef, b: ObjectRef): boolean {
  return a.card === b.card && a.incarnation === b.incarnation;
}

export function noMana(): ManaPool {
  return { white: 0, blue: 0, black: 0, red: 0, green: 0, colorless: 0 };
}

/** M-SET-002 */
export const STARTING_LIFE = 20;

export function newPlayer(): Player {
  return {
    life: STARTING_LIFE,
    library: [],
    hand: [],
    graveyard: [],
    mana: noMana(),
    landsPlayed: 0,
    spellsCast: 0,
    lifeLost: 0,
    lifeLostLastTurn: 0,
    overdrawn: false,
    mulligans: 0,
    lost: false,
    conceded: false,
  };
}

export function newPermanent(under: Seat, timestamp: number): Permanent {
  return {
    under,
    held: under,
    tapped: false,
    sick: true,
    damage: 0,
    deathtouched: false,
    plus: 0,
    minus: 0,
    loyalty: 0,
    loyaltyUsed: false,
    shields: 0,
    attachedTo: undefined,
    timestamp,
    copyOf: undefined,
    extra: [],
    damagedBy: [],
    linked: [],
  };
}
