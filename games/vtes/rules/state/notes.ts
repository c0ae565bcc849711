/** Notes on cards and players about what has happened. Some conditions of cards ask for them. */

import type { CardId, Seat } from '@praxis/engine';

/** Noted on a card in the unlock phase in which it was unlocked. */
export const HAD_TO_UNLOCK = 'phase:unlocked';

/** Noted on a card in the turn in which an effect puts it into play. */
export const NEW = 'new';

/** Noted of a player who has taken an action this turn that was not mandatory. */
export const HAS_ACTED = 'acted';
/** Noted of a player who has taken any action this turn. */
export const HAS_ATTEMPTED = 'attempted';
/** Noted of the player whose turn it is for each combat of an acting vampire with a blocking one. */
export const VAMPIRE_BLOCKED = 'vampire blocked';
/** Noted of a player for each action of the minion phase. */
export const ACTION_TAKEN = 'phase:action';

/** Noted of a combatant that has used an aim, until its strike is over. */
export const AIMED = 'strike:aimed';

/** Noted of a player in whose discard phase he has discarded this card, if a card of the match asks. */
export function discardNote(card: CardId): string {
  return `phase:discarded ${card}`;
}

/** The word with which a card remembers the targets of an action. */
export function targetsWord(targets: readonly Seat[]): string {
  return `seat ${[...targets].sort((a, b) => a - b).join(' ')}`;
}
