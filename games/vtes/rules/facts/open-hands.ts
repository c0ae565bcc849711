/**
 * Hands that an effect lays open: everybody sees the cards in them and those that come into them. Others are seen by
 * one player.
 */

import { bit, EVERYBODY, type Seat } from '@praxis/engine';
import type { CardDef } from '../../cards/language.ts';
import type { G } from '../state/state.ts';
import { isSaid } from '../state/words.ts';
import { allHold } from './conditions.ts';
import { abilitiesOf } from './printed.ts';
import { seatsOf } from './references.ts';
import { sceneOf } from './scenes.ts';
import { openingCards } from './tabletop.ts';

export function opensHand(def: CardDef): boolean {
  return def.abilities?.some((each) => 'always' in each && each.always === 'open hand') === true;
}

export function isOpenHand(g: G, seat: Seat): boolean {
  for (const effect of g.state.lasting) if (effect.stat === 'open hand' && effect.seat === seat) return true;
  if (!isSaid(g, 'open hand')) return false;
  for (const id of openingCards(g))
    for (const ability of abilitiesOf(g, id)) {
      if (!('always' in ability) || ability.always !== 'open hand') continue;
      const scene = sceneOf(g, id);
      if ((!ability.if || allHold(g, scene, ability.if)) && seatsOf(g, scene, ability.who).includes(seat)) return true;
    }
  return false;
}

/** The seats that see a card that comes into this hand, as bits. */
export function whoSeesHand(g: G, seat: Seat): number {
  if (isOpenHand(g, seat)) return EVERYBODY;
  let bits = bit(seat);
  for (const effect of g.state.lasting)
    if (effect.stat === 'sees all hands' && effect.seat !== undefined) bits |= bit(effect.seat);
  return bits;
}
