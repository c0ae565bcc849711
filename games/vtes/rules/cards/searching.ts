/** V-GEN-022, V-GEN-023 Searching a library or crypt. */

import { ask, bit, type CardId, oneOf, type Path, type Piece, type Procedure, type Seat } from '@praxis/engine';
import type { Effect } from '../../cards/language.ts';
import { lookThrough, show, shuffleCrypt, shuffleLibrary } from '../changes/showing.ts';
import type { Scene } from '../facts/scenes.ts';
import { clockwiseFrom } from '../facts/seats.ts';
import { traitsMatch } from '../facts/select.ts';
import { isPayable, isUsable } from '../facts/usable.ts';
import { cardOf, defOf, type G, playerOf, type Zone } from '../state/state.ts';
import type { Named } from './effects.ts';

type Search = Effect & { do: 'search' };

/** V-GEN-022, V-GEN-023, V-AMB-29 A search may fail; the searched library or crypt is shuffled. */
export function* search(g: G, scene: Scene, effect: Search): Procedure<Named> {
  const card = effect.first ? findFirst(g, scene, effect) : yield* chooseFound(g, scene, effect);
  if (effect.places.includes('library')) shuffleAround(g, scene.seat, card, 'library');
  if (effect.places.includes('crypt')) shuffleAround(g, scene.seat, card, 'crypt');
  return { [effect.as]: card === undefined ? [] : [card] };
}

function* chooseFound(g: G, scene: Scene, effect: Search): Procedure<CardId | undefined> {
  const { zones } = playerOf(g, scene.seat);
  const found: CardId[] = [];
  for (const place of effect.places) {
    const zone = zoneOf(place);
    lookThrough(g, scene.seat, zones[zone]);
    for (const id of zones[zone]) if (isMeant(g, scene, effect, id)) found.push(id);
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
  return path[0]?.card;
}

/** From the top down, no further than the first card that is meant, which everybody sees. */
function findFirst(g: G, scene: Scene, effect: Search): CardId | undefined {
  for (const place of effect.places)
    for (const id of playerOf(g, scene.seat).zones[zoneOf(place)].toReversed()) {
      lookThrough(g, scene.seat, [id]);
      if (!isMeant(g, scene, effect, id)) continue;
      show(g, id, clockwiseFrom(g, scene.seat));
      return id;
    }
  return undefined;
}

function zoneOf(place: Search['places'][number]): Zone {
  return place === 'ash heap' ? 'ash_heap' : place;
}

function isMeant(g: G, scene: Scene, effect: Search, id: CardId): boolean {
  const { filter, usable, payable } = effect;
  if (!traitsMatch(g, scene, { ...filter, of: 'anybody' }, id)) return false;
  return (
    (!usable || isUsable(g, scene.minion, id)) &&
    (!(usable || payable) || isPayable(g, scene.seat, scene.minion, id, effect))
  );
}

/** Shuffles all but the card that was found, which is about to leave. */
function shuffleAround(g: G, seat: Seat, found: CardId | undefined, zone: 'library' | 'crypt'): void {
  if (zone === 'library') shuffleLibrary(g, seat);
  else shuffleCrypt(g, seat);
  if (found !== undefined) cardOf(g, found).seen |= bit(seat);
}
