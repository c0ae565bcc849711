/** Imbued gain and burn convictions, and recover from incapacitation. */

import { ask, type CardId, oneOf, type Piece, type Procedure, refer, type Seat } from '@praxis/engine';
import { controllerOf, isImbued, isInPlay, startingLife } from '../facts/cards.ts';
import { CONVICTIONS_MAX, convictionsOf, distinct } from '../facts/imbued.ts';
import type { Action } from '../state/action.ts';
import { cardOf, defOf, type G, playerOf, playOf } from '../state/state.ts';
import { stepOfEffects } from '../state/steps.ts';
import { gainBlood } from './counters.ts';
import { attach } from './entering.ts';
import { replaceCard } from './hand.ts';
import { unlock } from './marks.ts';
import { burn, move } from './moving.ts';
import { lookThrough, shuffleLibrary } from './showing.ts';

/** V-IMB-010 An Imbued has at most 5 convictions; any more are burned. */
export function addConviction(g: G, imbued: CardId, conviction: CardId, by: Seat): void {
  attach(g, conviction, imbued, by);
  if (convictionsOf(g, imbued).length > CONVICTIONS_MAX) burn(g, conviction);
}

/** V-IMB-009 Burns convictions for a cost: those that were named, and as many others as are missing. */
export function burnConvictions(g: G, imbued: CardId, count: number, named: readonly number[] = []): void {
  const all = convictionsOf(g, imbued);
  const chosen = all.filter((id) => named.includes(id)).concat(all.filter((id) => !named.includes(id)));
  for (const id of chosen.slice(0, count)) burn(g, id);
}

/** V-IMB-008, V-AMB-29 An Imbued that comes into play without a conviction gets one from library, hand or ash heap. */
export function* gainFirstConviction(g: G, imbued: CardId): Procedure {
  if (
    !g.edition.imbued ||
    !isImbued(g, imbued) ||
    cardOf(g, imbued).place !== 'ready' ||
    convictionsOf(g, imbued).length > 0
  )
    return;
  if (defOf(g, imbued).traits?.includes('no first conviction')) return;
  const seat = controllerOf(g, imbued);
  const { library, hand, ash_heap } = playerOf(g, seat).zones;
  lookThrough(g, seat, library);
  const found = distinct(g, [...hand, ...ash_heap, ...library]).sort((a, b) =>
    defOf(g, a).name.localeCompare(defOf(g, b).name),
  );
  const nothing: Piece = { say: 'finds nothing' };
  const path = yield* ask({
    seat,
    step: stepOfEffects(g.state),
    about: { say: 'fetch a conviction', card: imbued },
    passive: [nothing],
    next: oneOf([nothing, ...found.map((card): Piece => ({ say: 'finds', card }))]),
  });
  const card = path[0]?.card;
  const fromHand = card !== undefined && cardOf(g, card).place === 'hand';
  if (card !== undefined) addConviction(g, imbued, card, seat);
  shuffleLibrary(g, seat);
  if (fromHand) replaceCard(g, seat, undefined);
}

// Powers.

/** V-IMB-012, V-IMB-013 A power is taken like equipment; if the action succeeds the Imbued unlocks. */
export function powerTaken(g: G, action: Action): void {
  if (isInPlay(g, action.by)) unlock(g, action.by);
}

// Incapacitation.

/**
 * V-IMB-022 An imbued that leaves the incapacitated region, in any way, gains 1 life, never above its starting life.
 */
export function leaveIncapacitated(g: G, imbued: CardId): void {
  move(g, imbued, 'ready', controllerOf(g, imbued));
  if (playOf(g, imbued).counters < startingLife(g, imbued)) gainBlood(g, imbued, 1);
  g.emit({ type: 'recovered', card: refer(g.state, imbued, true) });
}
