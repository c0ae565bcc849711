/** What is remembered of minions that were burned: who has earned a trophy, and whose they were. */

import type { CardId } from '@praxis/engine';
import { controllerOf, hasTrait, isInPlay, isMinion, isVampire } from '../facts/cards.ts';
import { cardOf, type Departure, type G, playerOf } from '../state/state.ts';

/**
 * V-RED-004 Notes who earns a trophy by the burning of a Red List minion: the vampire that it was fighting, or the one whose
 * successful directed action burned it. It is awarded when the combat and the action are done, for nobody is asked in the middle.
 */
export function noteBurned(g: G, id: CardId): void {
  const { action, combat } = g.state;
  if (!g.edition.traits || !action || !isMinion(g, id) || !isInPlay(g, id) || !hasTrait(g, id, 'red list')) return;
  const opposing = combat
    ? combat.acting === id
      ? combat.opposing
      : combat.opposing === id
        ? combat.acting
        : undefined
    : undefined;
  const directed =
    action.targets.includes(controllerOf(g, id)) && action.state === 'successful' ? action.by : undefined;
  const earner = opposing ?? directed;
  if (earner === undefined || earner === id || !isVampire(g, earner)) return;
  action.earned.push(earner);
}

export function noteFallen(g: G, minion: CardId): void {
  g.state.fallen.push({ card: minion, seat: cardOf(g, minion).at, turn: g.state.turnNumber });
}

/** A minion leaves the ready region, or a retainer is burned: what answers to it is carried out as soon as somebody can be asked. */
export function noteDeparture(g: G, card: CardId, how: Departure['how']): void {
  const { combat } = g.state;
  const [other] = combat?.fighters.some((each) => each.card === card)
    ? combat.fighters.filter((each) => each.card !== card)
    : [];
  g.state.departed.push({ card, seat: cardOf(g, card).at, how, opponent: other?.card, opponentSeat: other?.seat });
}

/** The turn is over: what happened before the last turns of all players is asked for by nobody any more. */
export function forgetFallen(g: G): void {
  const { state } = g;
  playerOf(g, state.turn).lastTurn = state.turnNumber;
  if (state.fallen.length === 0) return;
  state.fallen = state.fallen.filter(({ turn }) =>
    state.players.some((player) => !player.ousted && player.lastTurn < turn),
  );
}
