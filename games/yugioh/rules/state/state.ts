/** The state of a Duel: plain data. */
import type { BaseCard, BaseState, CardId, Context, Seat } from '@praxis/engine';
import type { MatchCards } from '@praxis/kit/card-pool.ts';
import type { Moments } from '@praxis/kit/moments.ts';
import type { InSeries } from '@praxis/kit/series.ts';
import type { CardDef, Duration, Modification, Position, Prohibition, SummonWay } from '../../cards/language.ts';
import type { Derived, Layout } from './derived.ts';
import { type ActivatedFace, type Face, faceAt } from './faces.ts';
import type { Happening } from './happenings.ts';
import type { Roster } from './roster.ts';
import type { Settings } from './settings.ts';
import type { OpenStep, WindowStep } from './steps.ts';

/**
 * Y-ZONE-001. `spells` are the Spell & Trap Zones; `attached` is Xyz Material (Y-XYZ-004); `summoning` a monster whose Summon is declared
 * and has not succeeded (Y-X-SMN-02); `side` the Side Deck of a Match; `none` a Token that is gone (Y-TOK-002).
 */
export type Zone =
  | 'deck'
  | 'hand'
  | 'extra'
  | 'graveyard'
  | 'banished'
  | 'monsters'
  | 'spells'
  | 'field'
  | 'pendulum'
  | 'attached'
  | 'summoning'
  | 'side'
  | 'none';

/**
 * A card in its current form: one that leaves the field or is turned face-down is another object from then on
 * (Y-X-STA-03, Y-X-ACT-15).
 */
export interface ObjectRef {
  readonly card: CardId;
  readonly incarnation: number;
}

/** An effect by the definition that it is printed on and its place among all effects of that definition. */
export interface EffectRef {
  readonly def: number;
  readonly at: number;
}

export interface Card extends BaseCard {
  zone: Zone;
  incarnation: number;
  /** The first incarnation since it came to where it is: being turned face-down makes it another object, but not another card. */
  since: number;
  /** How often it has come to the field: a monster that left and came back is a new one (Y-X-BTL-10). */
  arrivals: number;
  /** Face-up: on the field, in the Extra Deck, banished. */
  up: boolean;
  /** Y-X-SMN-07 It was properly Summoned, and this has not been forgotten. */
  proper: boolean;
  readonly token: boolean;
  /** Its data while it is on the field. */
  placed: Placed | undefined;
  /** As it was when it last left the field. */
  last: Last | undefined;
}

export interface Placed {
  controller: Seat;
  /** Y-TERM-002 The player who gets it back when the effect that gave it away ends. */
  readonly under: Seat;
  /** 0 to 4 from the player's left. */
  slot: number;
  /** Y-ZONE-003 A face-down monster is in Defense Position. */
  position: Position;
  /** The turn in which it was Summoned or Set (Y-POS-002, Y-TRP-001). */
  arrived: number;
  /** How it was Summoned last, if at all. */
  way: SummonWay | undefined;
  /** It was Normal Summoned in the turn `arrived`, or flipped up in the turn `flipped`. */
  flipped: number;
  /** The turn in which its player changed its position (Y-POS-004). */
  changed: number;
  /** The turn of its last attack declaration, how many it has made in it, and which monsters it attacked (Y-BAT-005). */
  attackTurn: number;
  attacks: number;
  attacked: CardId[];
  /** Y-BAT-009, Y-AMB-08 The turn in which it gave up its attack in a Replay. */
  gaveUp: number;
  /** Y-X-SMN-11 A Gemini Monster that was Normal Summoned again. */
  gemini: boolean;
  materials: CardId[];
  /** The monster that this Equip Card is on. */
  equippedTo: CardId | undefined;
  /** The card that this one is tied to. */
  tied: CardId | undefined;
  counters: Record<string, number>;
  /** Y-X-OPT-01 Uses of its effects this turn, by their numbers. */
  used: Record<string, number>;
  /** Y-X-SMN-16 The values of a Trap Monster. */
  trapMonster: TrapMonster | undefined;
  /** Counts down the opponent's turns for which it stays. */
  turnsLeft: number | undefined;
  /** Effects that it got from its materials. */
  granted: readonly EffectRef[];
  /** Y-X-BTL-09 Its destruction by battle is determined. */
  doomed: boolean;
}

export interface TrapMonster {
  readonly name: string;
  readonly level: number;
  readonly attribute: CardDef['attribute'];
  readonly type: CardDef['type'];
  readonly atk: number;
  readonly def: number;
}

/** A card's data when it left the field, for effects that look back. */
export interface Last {
  readonly incarnation: number;
  readonly controller: Seat;
  readonly zone: Zone;
  readonly up: boolean;
  readonly position: Position;
  readonly atk: number;
  readonly def: number;
  readonly level: number;
  readonly attributes: readonly string[];
  readonly name: string;
  readonly equippedTo: CardId | undefined;
  readonly tied: ObjectRef | undefined;
}

export interface Player {
  lp: number;
  /** The top card is the last. */
  deck: CardId[];
  hand: CardId[];
  extra: CardId[];
  /** Y-ZONE-010 The last card is on top. */
  graveyard: CardId[];
  banished: CardId[];
  /** By their slots. */
  monsters: CardId[];
  spells: CardId[];
  field: CardId[];
  pendulum: CardId[];
  /** Y-MATCH-002 Only in a Match. */
  side: CardId[];
  /** Y-SUM-006 The Normal Summon or Set of the turn is used. */
  summoned: boolean;
  /** Y-X-SMN-20 So is the additional one. */
  extraSummoned: boolean;
  /** Y-PEN-004 */
  pendulumSummoned: boolean;
  /** Y-X-OPT-05 This player has Special Summoned this turn. */
  specialSummoned: boolean;
  /** Y-X-OPT-02 Uses by name, this turn and in the Duel. */
  used: Record<string, number>;
  usedInDuel: Record<string, number>;
  conceded: boolean;
  /** Y-WIN-003 */
  deckedOut: boolean;
  /** Y-WIN-004 */
  won: boolean;
}

/** One Link of a Chain (Y-CHN-005). */
export interface Link {
  readonly id: number;
  readonly seat: Seat;
  readonly source: ObjectRef;
  /** Undefined: the activation of a card without an effect of its own. */
  readonly effect: EffectRef | undefined;
  /** Y-X-NEG-04 The card itself is activated, not an effect of a card that is there already. */
  readonly ofCard: boolean;
  readonly speed: 1 | 2 | 3;
  /** The choices and costs at activation, by names. */
  readonly names: Readonly<Record<string, readonly ObjectRef[]>>;
  readonly numbers: Readonly<Record<string, number>>;
  readonly mode: string | undefined;
  readonly targets: readonly ObjectRef[];
  /** The event that it answers. */
  readonly event: Happening | undefined;
  negated: 'activation' | 'effect' | undefined;
  /** Y-X-ACT-13 Its card stays although its kind would not. */
  stays: boolean;
}

/** A Trigger effect whose event has happened (Y-X-TRG-02). */
export interface Waiting {
  readonly seat: Seat;
  readonly source: ObjectRef;
  readonly effect: EffectRef;
  readonly event: Happening;
  readonly moment: number;
  /** Y-X-TRG-03 It is lost if something else has happened since. */
  readonly canMiss: boolean;
  readonly optional: boolean;
}

/** A continuous effect of something that has resolved. */
export interface Lasting {
  readonly id: number;
  readonly objects: readonly ObjectRef[];
  readonly gives: Fixed;
  readonly until: Duration;
  /** The player of the effect: `standby` is his next one. */
  readonly seat: Seat;
  readonly turn: number;
}

/** A modification with its numbers and references computed. */
export interface Fixed
  extends Omit<
    Modification,
    'atk' | 'def' | 'atkBecomes' | 'defBecomes' | 'level' | 'levelBecomes' | 'nameOf' | 'attributeChosen'
  > {
  readonly atk?: number;
  readonly def?: number;
  readonly atkBecomes?: number;
  readonly defBecomes?: number;
  readonly level?: number;
  readonly levelBecomes?: number;
  /** Y-TERM-002 */
  readonly control?: Seat;
}

/** A player's prohibition for some time. */
export interface Forbidden {
  readonly seat: Seat;
  readonly what: Prohibition | 'take battle damage';
  readonly until: Duration;
  readonly turn: number;
  /** The Link that forbids it may do it itself. */
  readonly except?: number;
}

/** A Summon that is declared and has not succeeded (Y-X-SMN-01). */
export interface Declared {
  readonly seat: Seat;
  readonly way: SummonWay;
  readonly monsters: readonly CardId[];
  /** Where they came from. */
  readonly from: readonly Zone[];
  /** `second`: a Gemini Monster is Summoned again and stays where it is. */
  readonly second: boolean;
  readonly position: Position | undefined;
  readonly materials: readonly CardId[];
  readonly proper: boolean;
  readonly gives: readonly Fixed[];
  /** By the monster's own condition. */
  readonly own: boolean;
  negated: boolean;
}

/** An attack from its declaration on (Y-BAT-003). */
export interface Attack {
  readonly by: Seat;
  attacker: ObjectRef;
  /** Undefined: a direct attack. */
  target: ObjectRef | undefined;
  state: 'declared' | 'stopped' | 'damage' | 'over';
  /** Y-X-BTL-03 The opponent's monsters when the target was chosen. */
  facing: readonly number[];
  /** Y-AMB-07 Something has entered or left the opponent's Monster Zones since. */
  changed: boolean;
  /** Y-DMG-003 The target that was turned up by the attack. */
  turnedUp: boolean;
  /** Y-X-BTL-14 Damage was calculated. */
  battled: boolean;
}

export interface State extends BaseState, Moments<Happening>, InSeries {
  cards: Card[];
  players: Player[];
  turn: Seat;
  turnNumber: number;
  startingSeat: Seat;
  /** The phase, or the step of the Battle Phase. */
  step: OpenStep | 'contest' | 'side';
  /** Y-TURN-010 */
  battled: boolean;
  /** Y-X-FET-01 A phase or step has begun: it is open as soon as all automatic effects are done. */
  beginning: boolean;
  /** The window that is open, or that opens after the current event. */
  window: WindowStep;
  chain: Link[];
  /** Y-X-ACT-09 While it is resolved nothing can be activated. */
  resolving: boolean;
  /** Cards of the Chain that go to the Graveyard when it is resolved (Y-X-ACT-06). */
  leaving: ObjectRef[];
  /** Triggered effects that wait until the Chain is resolved. */
  waiting: Waiting[];
  /** Triggered effects that form a Chain now (Y-X-TRG-06). */
  forming: Waiting[];
  /** Y-DMG-003 Flip effects of the attacked monster: they wait until damage was calculated. */
  held: Waiting[];
  /** Y-X-BTL-05 The one Chain at damage calculation was built. */
  calculated: boolean;
  /** The events that can be answered in the open window (Y-X-FET-10). */
  answerable: Happening[];
  declared: Declared | undefined;
  attack: Attack | undefined;
  /** The attack of this turn that was over last. */
  lastAttack: Attack | undefined;
  lasting: Lasting[];
  forbidden: Forbidden[];
  /** Mandatory effects of this phase that have been dealt with, by card and effect (Y-X-FET-07). */
  dealtWith: string[];
  /** The turn player has announced this; his opponent may still do something before the phase ends (Y-X-FET-05). */
  closing: 'end' | 'battle' | undefined;
  /** Y-X-STA-03 Postponed effects. */
  later: { readonly link: Link; readonly at: number; readonly when: 'end of damage step' | 'end phase' }[];
  /** Counts the changes that can affect cards' values; cached values are kept until it grows. */
  changes: number;
  links: number;
  lastings: number;
  /** The reason for the end of the Duel without a loser, if there is one. */
  ended: 'time' | 'loop' | undefined;
  /** Y-X-END-04 Positions of forced answers so far. */
  positions: string[];
}

/** A Trigger or Flip effect of a card, and the events that it waits for. */
export interface Listener {
  readonly card: CardId;
  readonly face: ActivatedFace;
  /** It waits for something that happens to its own card. */
  readonly isOwn: boolean;
}

export interface G extends Context<State> {
  readonly defs: readonly CardDef[];
  readonly cards: MatchCards<CardDef>;
  /** The contents of the definitions, read once: see `faceAt`. */
  readonly faces: (Face | undefined)[];
  readonly settings: Settings;
  /** Facts about all cards together; dropped when cards turn out to be others. See `rosterOf`. */
  roster: Roster | undefined;
  readonly derived: Derived;
  layout: Layout | undefined;
  unasked: number;
  asksForced: boolean;
}

export function cardOf(g: G, id: CardId): Card {
  return g.state.cards[id] as Card;
}

export function defOf(g: G, id: CardId): CardDef {
  return faceAt(g, (g.state.cards[id] as Card).def).def;
}

export function playerOf(g: G, seat: Seat): Player {
  return g.state.players[seat] as Player;
}

/** Y-GEN-001 There are two. */
export function opponentOf(seat: Seat): Seat {
  return 1 - seat;
}

/** Throws off the field: asking for it there is a bug in the rules. */
export function placedOf(g: G, id: CardId): Placed {
  const { placed } = cardOf(g, id);
  if (!placed) throw new Error(`${defOf(g, id).name} is not on the field`);
  return placed;
}

export function refTo(g: G, id: CardId): ObjectRef {
  return { card: id, incarnation: cardOf(g, id).incarnation };
}

/** True if the object is unchanged since the reference was made. */
export function isCurrent(g: G, { card, incarnation }: ObjectRef): boolean {
  return cardOf(g, card).incarnation === incarnation;
}

/** True if it is still the same card in the same place, though it may have been turned face-down since (Y-X-ACT-03). */
export function isSameCard(g: G, { card, incarnation }: ObjectRef): boolean {
  return incarnation >= cardOf(g, card).since;
}

export function sameObject(a: ObjectRef, b: ObjectRef): boolean {
  return a.card === b.card && a.incarnation === b.incarnation;
}
