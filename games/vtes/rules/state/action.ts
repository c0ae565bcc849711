/** The action that a minion is taking. */

import type { CardId, Seat } from '@praxis/engine';
import type { Effect, Filter } from '../../cards/language.ts';

export type ActionKind =
  | 'bleed'
  | 'hunt'
  | 'equip'
  | 'take equipment'
  | 'employ'
  | 'recruit'
  | 'political'
  | 'card'
  | 'use'
  | 'leave torpor'
  | 'rescue'
  | 'diablerize'
  | 'become anarch'
  | 'fight'
  | 'power'
  | 'destroy';

/** The current action. It never outlives the part of the rules that carries it out. */
export interface Action {
  readonly kind: ActionKind;
  readonly by: CardId;
  readonly seat: Seat;
  /** The card played for it or whose text it uses, if any. */
  readonly card: CardId | undefined;
  /** Index of the mode or ability used. */
  readonly mode: number;
  readonly level: string;
  /** The targeted Methuselahs (or those whose cards are targets); empty for an undirected action. */
  targets: Seat[];
  /** Cards named as targets. */
  readonly on: readonly CardId[];
  readonly chosen: Readonly<Record<string, readonly number[]>>;
  /** Inherent stealth (V-STL-002). */
  stealth: number;
  /** Blood that each pays in a rescue, and other costs announced. */
  readonly cost: Readonly<Record<string, number>>;
  state: 'announced' | 'blocked' | 'successful' | 'ended';
  blocker: CardId | undefined;
  /** Seats that have decided to make no more attempts. */
  declined: Seat[];
  /** The minions that have attempted to block it. */
  attempted: CardId[];
  /** The number of attempts to block it. */
  attempts: number;
  /** Minions that lock before the action resolves because their attempt failed. */
  failed: CardId[];
  /** Cards played in this action by minion: no minion plays the same modifier or reaction twice. */
  played: { readonly minion: CardId; readonly name: string; readonly reaction: boolean }[];
  /** The Disciplines required by the cards that minions have played in this action. */
  skills: { readonly minion: CardId; readonly discipline: string }[];
  bleedFails: boolean;
  /** The next card that would change the target of the bleed is cancelled. */
  firmTarget: boolean;
  /** The pool that a successful bleed has burned. */
  bled: number | undefined;
  /** The blood that its minion has paid for it. */
  paidBlood: number;
  /** It is a hunt that has brought blood: only then the hunt is successful. */
  huntedBlood: boolean;
  /** The prey of the acting Methuselah has burned pool meanwhile. */
  preyBurnedPool: boolean;
  /**
   * A minion that attempts to block as soon as its controller may; `anyAction`: at once, regardless of who else may
   * block.
   */
  called: { readonly card: CardId; readonly anyAction: boolean } | undefined;
  /** An effect lets the action go on though it was blocked. */
  continues: boolean;
  /** V-RED-004 Vampires that have earned a trophy in this action. */
  earned: CardId[];
  unblockable: string | undefined;
  /** Minions that cannot block it, and the price of an attempt for some, as filters of the cards that say so. */
  barred: BlockRule[];
  /** Vampires that cannot vote in the referendum that it calls. */
  barredVoters: { readonly filter: unknown; readonly seat: Seat }[];
  prices: (BlockRule & { readonly amount: number; readonly orLife: boolean })[];
  /** Effects for the next combat of the action. */
  ofCombat: (PutOff & { readonly when: 'before range' | 'end of combat' })[];
  /** Effects to be carried out when it is blocked, before combat; one of them may cancel the combat. */
  ifBlocked: PutOff[];
  combatCancelled: boolean;
  /** Effects to be carried out when it is settled who blocks. */
  afterBlocks: PutOff[];
  /** Effects to be carried out after the action has resolved. */
  later: PutOff[];
}

/** The minions that a card keeps from blocking or makes pay for it. */
export interface BlockRule {
  readonly filter: Filter;
  readonly seat: Seat;
  readonly card: CardId | undefined;
}

/** Effects of a card that wait, and the choices to which they refer. */
export interface PutOff {
  readonly seat: Seat;
  readonly minion: CardId;
  readonly card: CardId;
  readonly effects: readonly Effect[];
  readonly chosen: Readonly<Record<string, readonly number[]>>;
}

/** Carried out at the end of the turn; with `until` at the end of the one before a player's next turn, or of that one. */
export interface PutOffForTurns extends PutOff {
  readonly until?: 'next unlock' | 'end of next turn';
  readonly of?: Seat;
  readonly since?: number;
}
