/** Memory of burned minions: the vampires that earned trophies, and the former controllers. */

import type { CardId } from '@praxis/engine';
import type { CardDef } from '../../cards/language.ts';
import { controllerOf, hasTrait, isInPlay, isMinion, isVampire } from '../facts/cards.ts';
import { type Borne, cardOf, type Departure, defOf, type G, playerOf } from '../state/state.ts';

/**
 * V-RED-004 Notes which vampire earns a trophy by the burning of a Red List minion: the one that it was fighting, or
 * the one whose successful directed action burned it. It is awarded when the combat and the action are done, for nobody
 * is asked in the middle.
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

/**
 * A minion leaves the ready region, or is burned in torpor, or a retainer is burned: the triggers about it are carried
 * out as soon as a player can be asked.
 */
export function noteDeparture(g: G, card: CardId, how: Departure['how'], bearer?: Departure['bearer']): void {
  const { combat } = g.state;
  const [other] = combat?.fighters.some((each) => each.card === card)
    ? combat.fighters.filter((each) => each.card !== card)
    : [];
  const { at: seat, place, play } = cardOf(g, card);
  const ready = place !== 'torpor';
  const bearing = ready ? answering(g, play?.with ?? []) : NOTHING;
  g.state.departed.push({
    ...{ card, seat, how, ready, opponent: other?.card, opponentSeat: other?.seat, bearing },
    ...(bearer ? { bearer } : {}),
  });
}

/** A vampire has become an Anarch. */
export function noteAnarch(g: G, card: CardId): void {
  const { at: seat } = cardOf(g, card);
  g.state.departed.push({
    ...{ card, seat, how: 'anarch', ready: false, bearing: NOTHING },
    ...{ opponent: undefined, opponentSeat: undefined },
  });
}

/** The cards on a minion that respond to its leaving the ready region, also if they go with it. */
export function answering(g: G, cards: readonly CardId[]): readonly Borne[] {
  let found: Borne[] | undefined;
  for (const card of cards)
    if (hasTrait(g, card, 'contract') || answers(defOf(g, card))) {
      found ??= [];
      found.push({ card, seat: cardOf(g, card).at, chosen: cardOf(g, card).play?.second });
    }
  return found ?? NOTHING;
}

const NOTHING: readonly Borne[] = [];

function answers({ abilities }: CardDef): boolean {
  return abilities?.some((each) => 'trigger' in each && each.trigger === 'bearer leaves the ready region') === true;
}

/** Notes the cards that were on the minion; they have gone before it. */
export function noteBearing(g: G, minion: CardId, bearing: readonly Borne[]): void {
  const { departed } = g.state;
  const at = departed.findLastIndex(({ card }) => card === minion);
  const left = departed[at];
  if (left) departed[at] = { ...left, bearing };
}

/**
 * The turn is over: events before the last turns of all players are forgotten, since no card refers to them any more.
 */
export function forgetFallen(g: G): void {
  const { state } = g;
  playerOf(g, state.turn).lastTurn = state.turnNumber;
  if (state.fallen.length === 0) return;
  state.fallen = state.fallen.filter(({ turn }) =>
    state.players.some((player) => !player.ousted && player.lastTurn < turn),
  );
}
