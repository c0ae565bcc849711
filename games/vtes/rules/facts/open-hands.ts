/** Hands that a card in play lays open: everybody sees what is in them and what comes into them. */

import type { Seat } from '@praxis/engine';
import type { CardDef } from '../../cards/language.ts';
import { defOf, type G } from '../state/state.ts';
import { sceneOf } from './scenes.ts';
import { seatsOf } from './select.ts';

const opening = new WeakMap<CardDef, boolean>();

export function opensHand(def: CardDef): boolean {
  let opens = opening.get(def);
  if (opens === undefined) {
    opens = def.abilities?.some((each) => 'always' in each && each.always === 'open hand') === true;
    opening.set(def, opens);
  }
  return opens;
}

/** Only unattached cards in play do it, so few are checked. */
export function isOpenHand(g: G, seat: Seat): boolean {
  for (const { zones } of g.state.players)
    for (const id of zones.in_play) {
      if (!opensHand(defOf(g, id))) continue;
      for (const ability of defOf(g, id).abilities ?? [])
        if (
          'always' in ability &&
          ability.always === 'open hand' &&
          seatsOf(g, sceneOf(g, id), ability.who).includes(seat)
        )
          return true;
    }
  return false;
}
