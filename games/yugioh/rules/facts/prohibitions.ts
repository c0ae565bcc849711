/** What players may not do for the moment. */
import type { CardId, Seat } from '@praxis/engine';
import type { Ability, Prohibition } from '../../cards/language.ts';
import { cardOf, type Forbidden, type G } from '../state/state.ts';
import { holdAll } from './amounts.ts';
import { faceOf } from './places.ts';
import { playersOf, scopeOf } from './scope.ts';
import { isEffective } from './values.ts';

type What = Prohibition | 'attack with more than one monster' | Forbidden['what'];

export function isForbidden(g: G, seat: Seat, what: What): boolean {
  for (const each of g.state.forbidden) if (each.seat === seat && each.what === what) return true;
  return holdersOf(g).some(({ id, effect, controller }) => {
    if (effect.what !== what) return false;
    const scope = scopeOf(controller, { card: id, incarnation: cardOf(g, id).incarnation });
    return playersOf(g, effect.who, scope).includes(seat) && (!effect.while || holdAll(g, effect.while, scope));
  });
}

interface Holder {
  readonly id: CardId;
  readonly controller: Seat;
  readonly effect: Extract<Ability, { kind: 'prohibition' }>;
}

function holdersOf(g: G): Holder[] {
  const found: Holder[] = [];
  for (const [controller, { monsters, spells, field, pendulum }] of g.state.players.entries())
    for (const zone of [monsters, spells, field, pendulum])
      for (const id of zone)
        for (const effect of faceOf(g, id).others)
          if (
            effect.kind === 'prohibition' &&
            cardOf(g, id).up &&
            (effect.pendulum === true) === (zone === pendulum) &&
            isEffective(g, id)
          )
            found.push({ id, controller, effect });
  return found;
}
