/** The current attack, or the last one, which texts can refer to until the turn ends. */
import type { CardId, Seat } from '@praxis/engine';
import type { AttackType } from '../../cards/language.ts';
import type { Step } from './steps.ts';

/** The companions come along when it is announced. */
export type AttackStep = Extract<
  Step,
  'companions' | 'intel' | 'type' | 'attack card' | 'block' | 'reaction' | 'reveal' | 'abilities' | 'damage'
>;

export type AttackState = 'announced' | 'intel failed' | 'ended' | 'damage' | 'over';

/** A further hit of an attack card (R-ATK-026). */
export interface FurtherHit {
  readonly on: CardId;
  readonly amount: number;
  readonly aggravated: boolean;
}

/** The outcome for a character that was hit. */
export interface Outcome {
  readonly card: CardId;
  readonly damage: number;
  readonly aggravated: boolean;
  readonly defeated: boolean;
}

export interface Attack {
  readonly by: CardId;
  /** The attacking player. */
  readonly seat: Seat;
  /** The current target. */
  on: CardId;
  /** R-AMB-41 The Blood of all characters when it began. */
  readonly bloods: readonly { readonly card: CardId; readonly blood: number }[];
  /** R-PRI-002 It is an attack on a contender. */
  readonly contender: boolean;
  /** Intel from discarded cards, or from a card played in step 3. */
  intel: number;
  /** Intel and Secrecy as they were compared last. */
  intelTotal: number;
  secrecy: number;
  type: AttackType | undefined;
  card: CardId | undefined;
  reaction: CardId | undefined;
  /** The character that plays the Reaction. */
  reactor: CardId | undefined;
  blocked: boolean;
  unblockable: boolean;
  /** R-ATK-017 The cards lie face up. */
  revealed: boolean;
  /** R-ATK-035 */
  negated: ('reaction' | 'attack text')[];
  /** Bonus damage to the target, and of the Reaction to the attacker. */
  bonus: number;
  reactionBonus: number;
  further: FurtherHit[];
  outcomes: Outcome[];
  /** The current step, which is public. */
  step: AttackStep;
  state: AttackState;
}

/** The last attack of the turn is kept for later references; its cards do nothing any more. */
export function isGoingOn(attack: Attack | undefined): attack is Attack {
  return attack !== undefined && (attack.state === 'announced' || attack.state === 'damage');
}

export function newAttack(
  by: CardId,
  seat: Seat,
  on: CardId,
  { contender, bloods }: Pick<Attack, 'contender' | 'bloods'>,
): Attack {
  return {
    by,
    seat,
    on,
    bloods,
    contender,
    intel: 0,
    intelTotal: 0,
    secrecy: 0,
    type: undefined,
    card: undefined,
    reaction: undefined,
    reactor: undefined,
    blocked: false,
    unblockable: false,
    revealed: false,
    negated: [],
    bonus: 0,
    reactionBonus: 0,
    further: [],
    outcomes: [],
    step: 'companions',
    state: 'announced',
  };
}

export function copyAttack(attack: Attack): Attack {
  return {
    by: attack.by,
    seat: attack.seat,
    on: attack.on,
    bloods: attack.bloods,
    contender: attack.contender,
    intel: attack.intel,
    intelTotal: attack.intelTotal,
    secrecy: attack.secrecy,
    type: attack.type,
    card: attack.card,
    reaction: attack.reaction,
    reactor: attack.reactor,
    blocked: attack.blocked,
    unblockable: attack.unblockable,
    revealed: attack.revealed,
    negated: attack.negated.slice(),
    bonus: attack.bonus,
    reactionBonus: attack.reactionBonus,
    further: attack.further.slice(),
    outcomes: attack.outcomes.slice(),
    step: attack.step,
    state: attack.state,
  };
}
