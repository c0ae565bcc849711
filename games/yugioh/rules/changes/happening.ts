/** Notes something that happens with its moment, and gathers the Trigger effects that wait for it (Y-X-TRG-02). */
import type { CardId } from '@praxis/engine';
import { note } from '@praxis/kit/moments.ts';
import type { Activated, CardDef, Place } from '../../cards/language.ts';
import { isEvent } from '../facts/events.ts';
import { controllerOf, faceOf, isAt, isOnField, workingOf } from '../facts/places.ts';
import { type Scope, scopeOf } from '../facts/scope.ts';
import { hasEffects } from '../facts/values.ts';
import { type ActivatedFace, faceAt, grantedFace } from '../state/faces.ts';
import type { Happening } from '../state/happenings.ts';
import { cardOf, type G, refTo, type Waiting, type Zone } from '../state/state.ts';
import { HAPPENED } from '../state/ways.ts';

export function happens(g: G, what: Happening): void {
  const { state } = g;
  const moment = note(state, what);
  for (const id of listenersTo(g, what.type))
    for (const face of faceOf(g, id).activated) {
      const { effect } = face;
      if (effect.kind !== 'trigger' && effect.kind !== 'flip') continue;
      wait(g, awaits(g, id, face, what, moment, cardOf(g, id).def));
    }
  for (const { id } of workingOf(g)) {
    const granted = cardOf(g, id).placed?.granted;
    if (!granted || granted.length === 0) continue;
    for (const { def } of granted) {
      const face = grantedFace(g.defs[def] as CardDef);
      if (face) wait(g, awaits(g, id, face, what, moment, def));
    }
  }
}

/** The cards with Trigger effects that wait for such an event; new Tokens appear during a Duel. */
function listenersTo(g: G, type: Happening['type']): readonly CardId[] {
  const { cards } = g.state;
  if (g.listeners?.among !== cards || g.listeners.count !== cards.length)
    g.listeners = { among: cards, count: cards.length, found: {} };
  const { found } = g.listeners;
  found[type] ??= cards.flatMap(({ def }, id) => (faceAt(g, def).listens & HAPPENED[type] ? [id as CardId] : []));
  return found[type];
}

function wait({ state }: G, waiting: Waiting | undefined): void {
  if (waiting && !state.waiting.some((each) => isOneWith(each, waiting))) state.waiting.push(waiting);
}

/** Y-X-TRG-07 One effect activates once for all events that happened at the same time. */
function isOneWith(a: Waiting, b: Waiting): boolean {
  return a.source.card === b.source.card && a.effect.at === b.effect.at && a.moment === b.moment;
}

function awaits(
  g: G,
  id: CardId,
  { effect, at, places }: ActivatedFace,
  what: Happening,
  moment: number,
  def: number,
): Waiting | undefined {
  // Y-X-TRG-07, Y-X-TRG-08 It activates where the card now is.
  if (!isInPlace(g, id, effect, places)) return undefined;
  const seat = controllerOf(g, id);
  const scope: Scope = scopeOf(seat, refTo(g, id));
  const optional = 'optional' in effect && effect.optional === true;
  const found = (canMiss: boolean): Waiting => ({
    seat,
    source: refTo(g, id),
    effect: { def, at },
    event: what,
    moment,
    canMiss,
    optional,
  });
  // Y-MON-007
  if (effect.kind === 'flip') return what.type === 'flipped' && what.card.card === id ? found(false) : undefined;
  if (effect.kind !== 'trigger') return undefined;
  // Y-X-TRG-03, Y-X-TRG-05 Only an optional "when" can miss its timing.
  if (effect.when?.some((on) => isEvent(g, on, what, scope))) return found(optional);
  if (effect.ifEvent?.some((on) => isEvent(g, on, what, scope))) return found(false);
  return undefined;
}

function isAtOne(zone: Zone, places: readonly Place[]): boolean {
  for (const place of places) if (isAt(zone, place)) return true;
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
