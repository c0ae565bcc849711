/** Notes something that happens with its moment, and gathers the Trigger effects that wait for it (Y-X-TRG-02). */
import type { CardId, Seat } from '@praxis/engine';
import { note } from '@praxis/kit/moments.ts';
import type { Activated, CardDef, On, Place } from '../../cards/language.ts';
import { happensTo, isAboutItself, isEvent } from '../facts/events.ts';
import { controllerOf, isAt, isOnField, workingOf } from '../facts/places.ts';
import { scopeOf } from '../facts/scope.ts';
import { hasEffects } from '../facts/values.ts';
import { type ActivatedFace, faceAt, grantedFace } from '../state/faces.ts';
import type { Happening } from '../state/happenings.ts';
import { rosterOf } from '../state/roster.ts';
import { type Card, cardOf, type G, type Listener, refTo, type Waiting, type Zone } from '../state/state.ts';
import { HAPPENED } from '../state/ways.ts';

export function happens(g: G, what: Happening): void {
  const { state } = g;
  const moment = note(state, what);
  const { listeners, anyGranted } = rosterOf(g);
  listeners[what.type] ??= listenersTo(g, what.type);
  const all = listeners[what.type] as readonly Listener[];
  for (let at = 0; at < all.length; at++) {
    const { card, face, isOwn } = all[at] as Listener;
    if (isOwn && !happensTo(what, card)) continue;
    if (isInPlace(g, card, face.effect, face.places)) wait(g, awaits(g, card, face, what, moment, cardOf(g, card).def));
  }
  if (!anyGranted) return;
  for (const { id } of workingOf(g)) {
    const granted = cardOf(g, id).placed?.granted;
    if (!granted || granted.length === 0) continue;
    for (const { def } of granted) {
      const face = grantedFace(g.defs[def] as CardDef);
      if (face && isInPlace(g, id, face.effect, face.places)) wait(g, awaits(g, id, face, what, moment, def));
    }
  }
}

/** The Trigger and Flip effects of all cards that wait for such an event. */
function listenersTo(g: G, type: Happening['type']): readonly Listener[] {
  const found: Listener[] = [];
  const { cards } = g.state;
  const wanted = HAPPENED[type];
  for (let card = 0; card < cards.length; card++) {
    const { listens, activated } = faceAt(g, (cards[card] as Card).def);
    if (listens & wanted)
      for (const face of activated)
        if (face.listens & wanted) found.push({ card: card as CardId, face, isOwn: isAboutItself(face.effect) });
  }
  return found;
}

function wait({ state }: G, waiting: Waiting | undefined): void {
  if (waiting && !state.waiting.some((each) => isOneWith(each, waiting))) state.waiting.push(waiting);
}

/** Y-X-TRG-07 One effect activates once for all events that happened at the same time. */
function isOneWith(a: Waiting, b: Waiting): boolean {
  return a.source.card === b.source.card && a.effect.at === b.effect.at && a.moment === b.moment;
}

/** Y-X-TRG-07, Y-X-TRG-08 An effect is activated where the card now is. */
function awaits(
  g: G,
  id: CardId,
  { effect, at }: ActivatedFace,
  what: Happening,
  moment: number,
  def: number,
): Waiting | undefined {
  const seat = controllerOf(g, id);
  const optional = 'optional' in effect && effect.optional === true;
  let canMiss = false;
  // Y-MON-007
  if (effect.kind === 'flip') {
    if (what.type !== 'flipped' || what.card.card !== id) return undefined;
  } else if (effect.kind === 'trigger') {
    // Y-X-TRG-03, Y-X-TRG-05 Only an optional "when" can miss its timing.
    if (effect.when && isAnyEvent(g, effect.when, what, seat, id)) canMiss = optional;
    else if (!effect.ifEvent || !isAnyEvent(g, effect.ifEvent, what, seat, id)) return undefined;
  } else return undefined;
  return { seat, source: refTo(g, id), effect: { def, at }, event: what, moment, canMiss, optional };
}

function isAnyEvent(g: G, ons: readonly On[], what: Happening, seat: Seat, id: CardId): boolean {
  const scope = scopeOf(seat, refTo(g, id));
  for (const on of ons) if (isEvent(g, on, what, scope)) return true;
  return false;
}

function isAtOne(zone: Zone, places: readonly Place[]): boolean {
  for (let at = 0; at < places.length; at++) if (isAt(zone, places[at] as Place)) return true;
  return false;
}

/** True if the card is where the effect is activated, and face-up if that is on the field. */
export function isInPlace(g: G, id: CardId, effect: Activated, places: readonly Place[]): boolean {
  const { zone, up } = cardOf(g, id);
  if (!isAtOne(zone, places)) return false;
  if (!isOnField(zone)) return true;
  // Y-PEN-002, Y-CARD-005 A Flip effect waits on a monster that has been turned up, and may have been destroyed since.
  return (effect.pendulum === true) === (zone === 'pendulum') && up && hasEffects(g, id);
}
