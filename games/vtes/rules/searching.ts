/** V-GEN-022, V-GEN-023 Searching a library or crypt. */

import { ask, bit, type CardId, oneOf, type Path, type Piece, type Procedure, type Seat } from '@praxis/engine';
import type { Effect } from '../cards/language.ts';
import { whyNotBear } from './bearing.ts';
import { amountsOf } from './costs.ts';
import type { Named } from './effects.ts';
import { lookThrough, shuffleCrypt, shuffleLibrary } from './general.ts';
import { meetsRequirements } from './legality.ts';
import { type Scene, traitsMatch } from './select.ts';
import { cardOf, defOf, type G, playerOf, playOf } from './state.ts';

/** V-GEN-022, V-GEN-023, V-AMB-29 A search may fail; what was looked through is shuffled. */
export function* search(g: G, scene: Scene, effect: Effect & { do: 'search' }): Procedure<Named> {
  const { zones } = playerOf(g, scene.seat);
  const found: CardId[] = [];
  for (const place of effect.places) {
    const zone = place === 'ash heap' ? 'ash_heap' : place;
    lookThrough(g, scene.seat, zones[zone]);
    for (const id of zones[zone])
      if (traitsMatch(g, scene, { ...effect.filter, of: 'anybody' }, id) && (!effect.usable || isUsable(g, scene, id)))
        found.push(id);
  }
  const pieces = [...found]
    .filter((id, index) => found.findIndex((each) => cardOf(g, each).def === cardOf(g, id).def) === index)
    .sort((a, b) => defOf(g, a).name.localeCompare(defOf(g, b).name))
    .map((card): Piece => ({ say: 'finds', card }));
  const nothing: Piece = { say: 'finds nothing' };
  const path: Path = yield* ask({
    seat: scene.seat,
    step: g.state.phase,
    about: { say: 'search' },
    next: oneOf([nothing, ...pieces]),
    passive: [nothing],
  });
  const card = path[0]?.card;
  if (effect.places.includes('library')) shuffleAround(g, scene.seat, card, 'library');
  if (effect.places.includes('crypt')) shuffleAround(g, scene.seat, card, 'crypt');
  return { [effect.as]: card === undefined ? [] : [card] };
}

/** Whether the minion meets the requirements of a card, may have it and can pay for it. */
function isUsable(g: G, scene: Scene, id: CardId): boolean {
  const def = defOf(g, id);
  const { minion } = scene;
  if (minion === -1 || !meetsRequirements(g, minion, def) || whyNotBear(g, def, minion)) return false;
  const { pool, blood } = amountsOf(g, scene.seat, def, def.cost ?? {}, 0, []);
  return pool <= playerOf(g, scene.seat).pool && blood <= playOf(g, minion).counters;
}

/** Shuffles all but the card that was found, which is about to leave. */
function shuffleAround(g: G, seat: Seat, found: CardId | undefined, zone: 'library' | 'crypt'): void {
  if (zone === 'library') shuffleLibrary(g, seat);
  else shuffleCrypt(g, seat);
  if (found !== undefined) cardOf(g, found).seen |= bit(seat);
}
