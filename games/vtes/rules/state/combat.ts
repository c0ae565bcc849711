/** The state of a combat: its two fighters, their strikes, and damage. */

import type { CardId, Seat } from '@praxis/engine';
import type { Amount, Strike } from '../../cards/language.ts';
import type { PutOff } from './action.ts';

export interface Combat {
  readonly acting: CardId;
  readonly opposing: CardId;
  /** It followed from a block. */
  readonly afterBlock: boolean;
  /** An acting vampire fights one that has blocked it. */
  readonly blockingVampires: boolean;
  range: 'close' | 'long';
  round: number;
  /** The number of the pair of strikes in the round, from 1; 0 before the first. */
  pair: number;
  over: boolean;
  /** The combatant that used the last maneuver or press of the round: 0 acting, 1 opposing. */
  lastManeuver: 0 | 1 | undefined;
  lastPress: 0 | 1 | undefined;
  /** V-COM-012 The range was set: nobody can change it in this round. */
  rangeSet: boolean;
  /** The range that was set for the next round. */
  nextRange: 'close' | 'long' | undefined;
  /** There is a press to continue. */
  continuing: boolean;
  fighters: readonly [Fighter, Fighter];
  /** The damage that each weapon has inflicted on each minion. */
  byWeapon: { readonly source: CardId; readonly target: CardId; amount: number }[];
  /** Life that retainers have lost to damage in this combat (V-RET-005). */
  retainersLost: { readonly card: CardId; readonly life: number }[];
  /** Effects to be carried out before the range of its first round. */
  beforeRange: PutOff[];
  /** The number of rounds in a row without a card; undefined in a round in which one was played. */
  quietRounds: number | undefined;
  /** The vampires in it whose blood has just been reduced to nothing. */
  drained: CardId[];
  /** Effects to be carried out as its next round begins. */
  nextRound: PutOff[];
  /** The minions that fight each other after it, the acting one first. */
  queued: readonly [CardId, CardId] | undefined;
  /** Effects to be carried out at its end. */
  later: PutOff[];
  /** Ways of which only one can be played in it, by any player. */
  limited: string[];
}

export interface Fighter {
  readonly card: CardId;
  /** Its controller when combat began. */
  readonly seat: Seat;
  /** V-RNG-006 The means of its first strike after using its maneuver. */
  committed: Committed | undefined;
  /** The strike that it has chosen and that waits for its resolution. */
  strike: ChosenStrike | undefined;
  /** Additional strikes left. */
  additional: number;
  additionalUsed: boolean;
  /** The weapon with which they must be made, if any. */
  additionalWith: CardId | undefined;
  /** The obligatory uses of some of its additional strikes, and that of the one that it chooses now. */
  fixed: Committed[];
  bound: Committed | undefined;
  /** Effects that wait for damage of its strike: those of the strike, and those of the round. */
  onDamage: PutOff[];
  onDamageThisRound: PutOff[];
  /** Maneuvers and strikes of weapons that it has used in this combat or round. */
  used: string[];
  /** In this round. */
  bloodLostToDamage: number;
  damageTaken: number;
  /** In the whole combat. */
  damageInCombat: number;
  damageInflicted: number;
  /** The most that one of its hand strikes has inflicted in this combat. */
  handDamage: number;
  playedThisRound: string[];
  playedThisCombat: string[];
}

/** A strike card that was played, or a weapon that was used, for its maneuver. */
export interface Committed {
  readonly source: CardId;
  readonly strike: Strike;
  readonly chosen: Readonly<Record<string, readonly number[]>>;
  readonly x: number;
}

export interface ChosenStrike {
  /** The card that gives it; nothing for the default hand strike. */
  readonly source: CardId | undefined;
  readonly strike: Strike;
  /** The weapon it is made with, if any. */
  readonly weapon: CardId | undefined;
  /** The opposing minion or one of its retainers. */
  readonly target: CardId;
  /** The equipment to be destroyed or stolen, if any. */
  readonly equipment: CardId | undefined;
  /** The damage that a card adds to the weapon that it lets strike. */
  readonly extra: Amount;
  readonly chosen: Readonly<Record<string, readonly number[]>>;
  readonly x: number;
  /** The damage that it inflicts, prevented or not; known when it resolves. */
  damage?: number;
  /** Damage of the opposing strike that it still prevents; known when it resolves. */
  prevents?: number;
}

/** Damage of one source on one card, before it is dealt with. */
export interface Damage {
  amount: number;
  readonly aggravated: boolean;
  readonly unpreventable: boolean;
  readonly source: CardId | undefined;
  /** The minion that inflicts it; nothing for environmental damage (V-DMG-018). */
  readonly by: CardId | undefined;
  /** Cards that require this Discipline do not prevent it. */
  readonly notPreventedBy?: string | undefined;
  /** It is the damage of a strike, or of a gun's strike. */
  readonly strike: boolean;
  readonly gun: boolean;
  /** It is the damage of the first strike of the round. */
  readonly initial?: boolean;
  /** It is the damage of a hand strike. */
  readonly hand?: boolean;
}
