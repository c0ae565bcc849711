/** Things that set triggers off. */
import type { CardId, Seat } from '@praxis/engine';
import type { Trigger } from '../../cards/language.ts';
import type { Step } from './steps.ts';

export interface Moment {
  readonly on: Trigger['on'];
  /** The player responsible: the one who plays, attaches or defeats, or whose turn begins. Undefined: none. */
  readonly seat: Seat | undefined;
  /** The object: the card played or attached, the character or Mortal defeated, the attacker's target. */
  readonly card?: CardId;
  /** The character that acted, attacked, or that something was attached to. */
  readonly by?: CardId | undefined;
  /** R-WIN-013 It happened in an attack of `by`. */
  readonly attack?: boolean;
  /** R-DMG-002 The defeated character is about to be burned. */
  readonly burned?: boolean;
  /** R-AMB-41 Blood that the defeated character had when the attack or text began. */
  readonly blood?: number;
  /** R-ABL-013 Its number in this turn: 1 is the first. */
  readonly nth?: number;
  /** The number of the defeated Second Inquisition card in this turn. */
  readonly nthInquisition?: number;
}

/** Everything that a text can refer to while it is carried out. */
export interface Scope {
  /** The player called `you`. */
  readonly seat: Seat;
  /** The card with the text. */
  readonly card: CardId;
  /** The character that acts, attacks or reacts with it, or that the ability is on. */
  readonly acting: CardId | undefined;
  /** A card's role in an attack. */
  readonly role: 'attack' | 'reaction' | undefined;
  readonly moment: Moment | undefined;
  /** The step in which its choices are made. */
  readonly step: Step;
  /** The chosen cards, by name. */
  readonly cards: Record<string, readonly CardId[]>;
  readonly seats: Record<string, readonly Seat[]>;
  /** The cards discarded and the amount paid as a cost, and the card revealed. */
  discarded: readonly CardId[];
  paid: number;
  revealed: CardId | undefined;
  /** The deck that was chosen. */
  deck: 'library' | 'faction' | undefined;
}

export function newScope(seat: Seat, card: CardId, more: Partial<Scope> = {}): Scope {
  return {
    seat,
    card,
    acting: undefined,
    role: undefined,
    moment: undefined,
    step: 'effect',
    cards: {},
    seats: {},
    discarded: [],
    paid: 0,
    revealed: undefined,
    deck: undefined,
    ...more,
  };
}
