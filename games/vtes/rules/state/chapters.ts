/**
 * Chapters that a card's effect can start. Here the rulebook is recursive: in a combat cards are played, and a card may
 * start a combat. Cards must not import the chapters, since the chapters carry cards out; so the game hands them this
 * table.
 */

import type { CardId, Procedure, Seat } from '@praxis/engine';
import type { Condition, Trigger } from '../../cards/language.ts';
import type { G } from './state.ts';

export interface Chapters {
  /** Chapter 18: two minions fight. */
  readonly fight: (g: G, acting: CardId, opposing: CardId) => Procedure;
  /** Chapter 22: a card takes damage, which can be prevented. */
  readonly inflict: (g: G, target: CardId, damage: InflictedDamage) => Procedure;
  /** Chapter 21: the strike that a minion has made inflicts more on a card. */
  readonly addToStrike: (g: G, striker: CardId, target: CardId, amount: number) => Procedure;
  /** Chapter 20: a combatant chooses another strike instead of the one it has chosen. */
  readonly strikeAnew: (g: G, striker: CardId) => Procedure;
  /** Chapter 25: a vampire goes to torpor. */
  readonly goToTorpor: (g: G, vampire: CardId) => Procedure;
  /** Chapter 26: a vampire diablerizes another one. */
  readonly diablerize: (g: G, diablerist: CardId, victim: CardId) => Procedure;
  /** Chapter 13: a minion recruits or employs a card of its controller's hand without an action. */
  readonly recruitFromHand: (g: G, minion: CardId) => Procedure;
  /** Chapter 13: a minion recruits a certain ally, which was found, without an action. */
  readonly recruitFound: (g: G, minion: CardId, ally: CardId | undefined) => Procedure;
  /** Chapter 12: a minion takes an action because an effect says so. */
  readonly actNow: (g: G, minion: CardId) => Procedure;
  /** Chapter 28: an uncontrolled card with enough blood is moved to the ready region. */
  readonly arrive: (g: G, seat: Seat, card: CardId) => Procedure;
  /** A vampire is burned, unless its controller can do something instead. */
  readonly burnUnlessSaved: (g: G, vampire: CardId) => Procedure;
  /** True if the conditions under which a card in play gives something hold now. */
  readonly holdsFor: (g: G, card: CardId, conditions: readonly Condition[]) => boolean;
  /** Chapter 20: the strike that the opponent has chosen is to inflict aggravated damage on this minion. */
  readonly facesAggravatedStrike: (g: G, minion: CardId) => boolean;
  /** Something happened to these cards, or to all: the triggers about it are carried out. */
  readonly runTriggers: (g: G, trigger: Trigger, about?: readonly CardId[]) => Procedure;
  /** The same of a card that may have left play just now. */
  readonly runAfterwards: (g: G, card: CardId, seat: Seat, trigger: Trigger) => Procedure;
  /** Chapter 31: players without pool whom others may save are saved or ousted. */
  readonly settleOusting: (g: G) => Procedure;
}

/** Damage that no strike inflicts. */
export interface InflictedDamage {
  readonly amount: number;
  readonly aggravated: boolean;
  readonly unpreventable: boolean;
  /** The card it comes from, if any. */
  readonly source?: CardId | undefined;
  /** The minion that inflicts it; without one it is environmental (V-DMG-018). */
  readonly by?: CardId | undefined;
}
