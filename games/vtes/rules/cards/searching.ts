/** V-GEN-022, V-GEN-023 Searching a library or crypt. */

import { ask, bit, type CardId, oneOf, type Path, type Piece, type Procedure, type Seat } from '@praxis/engine';
import type { Effect } from '../../cards/language.ts';
import { lookThrough, show, shuffleCrypt, shuffleLibrary } from '../changes/showing.ts';
import { traitsMatch } from '../facts/filters.ts';
import { refOf } from '../facts/references.ts';
import type { Scene } from '../facts/scenes.ts';
import { clockwiseFrom } from '../facts/seats.ts';
import { isPayable, isUsable } from '../facts/usable.ts';
import { cardOf, defOf, type G, playerOf, type Zone } from '../state/state.ts';
import { stepOfEffects } from '../state/steps.ts';
import type { Named } from './effects-choices.ts';

type Search = Effect & { do: 'search' };

/** V-GEN-022, V-GEN-023, V-AMB-29 A search may fail; the searched library or crypt is shuffled. */
export function* search(g: G, scene: Scene, effect: Search): Procedure<Named> {
  const cards = effect.first ? findFirst(g, scene, effect) : yield* chooseFound(g, scene, effect);
  if (effect.places.includes('library')) shuffleAround(g, scene.seat, cards, 'library');
  if (effect.places.includes('crypt')) shuffleAround(g, scene.seat, cards, 'crypt');
  return { [effect.as]: cards };
}

/** One after the other, until the player stops or has found as many as the text allows. */
function* chooseFound(g: G, scene: Scene, effect: Search): Procedure<readonly CardId[]> {
  const { zones } = playerOf(g, scene.seat);
  const found: CardId[] = [];
  for (const place of effect.places) {
    const zone = zoneOf(place);
    lookThrough(g, scene.seat, zones[zone]);
    for (const id of zones[zone]) if (isMeant(g, scene, effect, id)) found.push(id);
  }
  const chosen: CardId[] = [];
  do {
    const card = yield* chooseOne(
      g,
      scene.seat,
      found.filter((id) => !chosen.includes(id)),
    );
    if (card === undefined) break;
    chosen.push(card);
  } while (chosen.length < Math.min(effect.max ?? 1, found.length));
  return chosen;
}

function* chooseOne(g: G, seat: Seat, found: readonly CardId[]): Procedure<CardId | undefined> {
  const pieces = found
    .filter((id, index) => found.findIndex((each) => cardOf(g, each).def === cardOf(g, id).def) === index)
    .sort((a, b) => defOf(g, a).name.localeCompare(defOf(g, b).name))
    .map((card): Piece => ({ say: 'finds', card }));
  const nothing: Piece = { say: 'finds nothing' };
  const path: Path = yield* ask({
    seat,
    step: stepOfEffects(g.state),
    about: { say: 'search' },
    next: oneOf([nothing, ...pieces]),
    passive: [nothing],
  });
  return path[0]?.card;
}

/** From the top down, no further than the first card that is meant, which everybody sees. */
function findFirst(g: G, scene: Scene, effect: Search): readonly CardId[] {
  for (const place of effect.places)
    for (const id of playerOf(g, scene.seat).zones[zoneOf(place)].toReversed()) {
      lookThrough(g, scene.seat, [id]);
      if (!isMeant(g, scene, effect, id)) continue;
      show(g, id, clockwiseFrom(g, scene.seat));
      return [id];
    }
  return [];
}

function zoneOf(place: Search['places'][number]): Zone {
  return place === 'ash heap' ? 'ash_heap' : place;
}

function isMeant(g: G, scene: Scene, effect: Search, id: CardId): boolean {
  const { filter, usable, payable } = effect;
  if (!traitsMatch(g, scene, { ...filter, of: 'anybody' }, id)) return false;
  if (effect.fits && !fits(g, scene, id, refOf(g, scene, effect.fits))) return false;
  return (
    (!usable || isUsable(g, scene.minion, id)) &&
    (!(usable || payable) || isPayable(g, scene.seat, scene.minion, id, effect))
  );
}

/** True if the card could be played on this minion, whoever plays it. */
function fits(g: G, scene: Scene, id: CardId, on: CardId | undefined): boolean {
  const target = defOf(g, id).modes?.[0]?.choose?.[0];
  if (on === undefined || target === undefined || !('card' in target)) return false;
  return traitsMatch(g, { ...scene, card: id }, target.card, on);
}

/** Shuffles all but the cards that were found, which are about to leave. */
function shuffleAround(g: G, seat: Seat, found: readonly CardId[], zone: 'library' | 'crypt'): void {
  if (zone === 'library') shuffleLibrary(g, seat);
  else shuffleCrypt(g, seat);
  for (const id of found) cardOf(g, id).seen |= bit(seat);
}
