/** Where cards that move really go. */
import type { Seat } from '@praxis/engine';
import { faceOf, isOnField, workingOf } from '../facts/places.ts';
import { has, isEffective, isRuleInForce } from '../facts/values.ts';
import { cardOf, defOf, type G, type Zone } from '../state/state.ts';
import type { Move } from './moving.ts';

/** The real destination of a card (Y-TOK-002, Y-PEN-008, Y-X-PEN-07, Y-X-PEN-08, Y-X-SMN-07, Y-X-STA-06, Y-FUS-003). */
export function destination(g: G, { card: id, to, notFromField }: Pick<Move, 'card' | 'to' | 'notFromField'>): Zone {
  const { token, zone, owner } = cardOf(g, id);
  if (token) return 'none';
  const onField = isOnField(zone) && notFromField !== true;
  if (onField && to !== 'attached' && to !== 'banished' && has(g, id, 'banishedWhenLeaving') && !banishingForbidden(g))
    return 'banished';
  if (to === 'graveyard') {
    // Y-X-PEN-03 An effect that banishes it instead prevails.
    if (isBanishedInstead(g, owner)) return 'banished';
    return onField && defOf(g, id).scale !== undefined ? 'extra' : 'graveyard';
  }
  if ((to === 'hand' || to === 'deck' || to === 'deck bottom') && faceOf(g, id).isExtra) return 'extra';
  return to === 'deck bottom' ? 'deck' : to;
}

export function banishingForbidden(g: G): boolean {
  return isRuleInForce(g, 'cards cannot be banished');
}

function isBanishedInstead(g: G, owner: Seat): boolean {
  const rule = "opponent's cards are banished instead of being sent to the Graveyard";
  if (banishingForbidden(g)) return false;
  return workingOf(g).some(
    ({ id, seat, zone }) =>
      zone === 'monsters' &&
      seat !== owner &&
      faceOf(g, id).others.some((each) => each.kind === 'rule' && each.rule === rule) &&
      isEffective(g, id),
  );
}
