/** Benefits of cards, and their amounts. */
import type { Amount, Choose, Stat } from '../cards/language.ts';

/** A benefit of a card. Amounts that depend on the table are guesses. */
export type Benefit =
  | 'bleed'
  | 'stealth'
  | 'intercept'
  | 'strength'
  | 'votes'
  | 'handSize'
  | 'transfers'
  | 'masterActions'
  | 'hunt'
  | 'capacity'
  /** Damage to the opposing minion in one round; `aggravated` is the part of it that is. */
  | 'damage'
  | 'aggravated'
  | 'ranged'
  | 'firstStrike'
  | 'dodges'
  | 'endsCombat'
  | 'additionalStrikes'
  | 'maneuvers'
  | 'presses'
  | 'prevents'
  | 'stealsBlood'
  | 'destroysEquipment'
  | 'stealsEquipment'
  /** Damage that the minion takes itself; `selfAggravated` is the part of it that is. */
  | 'selfDamage'
  | 'selfAggravated'
  | 'unlocks'
  /** An action in the turn of another. */
  | 'acts'
  | 'wakes'
  | 'locks'
  /** A minion of another player does not unlock in its next unlock phase. */
  | 'staysLocked'
  /** Blockers fail, cannot block, or have less intercept. */
  | 'removesBlocker'
  /** An attempt to block, also where the minion could not block. */
  | 'blocks'
  | 'redirectsBleed'
  | 'reducesBleed'
  | 'cancels'
  | 'fights'
  | 'diablerie'
  | 'sendsToTorpor'
  | 'rescues'
  | 'burnsCards'
  | 'stealsCards'
  | 'pool'
  /** Pool that others lose. */
  | 'poolOfOthers'
  /** The part of it that the prey loses. */
  | 'poolOfPrey'
  /** Pool that the prey loses turn after turn. */
  | 'drains'
  | 'blood'
  /** Blood for vampires that are not in play yet. */
  | 'bloodOfUncontrolled'
  | 'bloodOfOthers'
  | 'cards'
  /** Crypt cards that come to the uncontrolled region. */
  | 'cryptCards'
  | 'discards'
  | 'looks'
  | 'title'
  | 'barsVoters'
  | 'endsReferendum'
  | 'staysInPlay';

export type Benefits = Readonly<Partial<Record<Benefit, number>>>;

/** A guess at an amount that is known only at the table. */
export const UNKNOWN = 2;

export function approximate(amount: Amount | 'all', chooses: readonly Choose[]): number {
  if (typeof amount === 'number') return amount;
  if (typeof amount === 'string') return amount === 'X' ? 1 : UNKNOWN;
  const each = (parts: readonly Amount[]): number[] => parts.map((part) => approximate(part, chooses));
  if ('plus' in amount) return each(amount.plus).reduce((sum, part) => sum + part, 0);
  if ('minus' in amount)
    return Math.max(0, approximate(amount.minus[0], chooses) - approximate(amount.minus[1], chooses));
  if ('least' in amount) return Math.min(...each(amount.least));
  if ('most' in amount) return Math.max(...each(amount.most));
  if ('half' in amount) return approximate({ plus: amount.half }, chooses) / 2;
  if ('chosen' in amount) {
    const choose = chooses.find(({ name }) => name === amount.chosen);
    return choose && 'number' in choose ? approximate(choose.number.max, chooses) : UNKNOWN;
  }
  return UNKNOWN;
}

export const OF_STAT: Readonly<Partial<Record<Stat, Benefit>>> = {
  bleed: 'bleed',
  strength: 'strength',
  'base strength': 'strength',
  stealth: 'stealth',
  intercept: 'intercept',
  votes: 'votes',
  capacity: 'capacity',
  hunt: 'hunt',
  'hand size': 'handSize',
  transfers: 'transfers',
  'master actions': 'masterActions',
  'two master actions': 'masterActions',
  'strike damage': 'damage',
  'damage of Potence strikes': 'strength',
  'cannot block': 'removesBlocker',
  'aggravated hand strikes': 'aggravated',
  'unblockable by vampires': 'removesBlocker',
  unblockable: 'removesBlocker',
  'ends if blocked': 'removesBlocker',
  'locks failed blockers': 'locks',
  'blockers burn blood': 'removesBlocker',
  'dearer reactions': 'removesBlocker',
  maneuver: 'maneuvers',
  'optional maneuver': 'maneuvers',
  'optional maneuver to close range': 'maneuvers',
  'optional maneuver to long range': 'maneuvers',
  'optional press': 'presses',
  'optional maneuver or press': 'maneuvers',
  'optional press to continue': 'presses',
  'optional press to end': 'presses',
  prevention: 'prevents',
  'kept prevention': 'prevents',
  'environmental damage each round': 'damage',
  'agony each round': 'damage',
  'close environmental damage each round': 'damage',
  'hand strike damage': 'damage',
  'one damage each round': 'prevents',
  'one normal damage each round': 'prevents',
  'stealthy actions': 'stealth',
  'stealth of its next action': 'stealth',
  'cannot vote': 'barsVoters',
  'first strike': 'firstStrike',
  'immune to normal damage': 'prevents',
  'less damage from opposing': 'prevents',
  'blocks any vampire': 'intercept',
  'blocks any minion': 'intercept',
  'starting life': 'blood',
};
