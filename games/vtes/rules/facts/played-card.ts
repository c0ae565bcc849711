/** Conditions about the card that is being played. */

import type { Condition, Mode } from '../../cards/language.ts';
import { isMinionCard, isOutOfTurn, modesOf, typeOf } from '../state/modes.ts';
import { defOf, type G } from '../state/state.ts';
import { hasTrait } from './cards.ts';
import { refOf } from './references.ts';
import type { Scene } from './scenes.ts';
import { predatorOf, preyOf } from './seats.ts';

/** True if the card that is being played is of the kind that another one refers to. */
export function isPlayed(
  g: G,
  scene: Scene,
  {
    type,
    trait,
    requires,
    strike,
    restricts,
    inTurn,
    name,
    by,
    on,
  }: Extract<Condition, { readonly if: 'played card' }>,
): boolean {
  const { playing } = g.state;
  if (!playing) return false;
  const def = defOf(g, playing.card);
  if (name !== undefined && def.name !== name) return false;
  const mode = modesOf(def)[playing.mode] as Mode;
  if (type === 'minion card' ? !isMinionCard(def, mode) : type !== undefined && typeOf(def, mode) !== type)
    return false;
  if (trait !== undefined && !hasTrait(g, playing.card, trait) && !mode.traits?.includes(trait)) return false;
  if (requires !== undefined && !mode.disciplines?.some((each) => each.toLowerCase() === requires)) return false;
  if (strike && !mode.effects.some((effect) => effect.do === 'strike')) return false;
  if (restricts && !restrictsStrikes(mode)) return false;
  if (inTurn && isOutOfTurn(def, mode)) return false;
  if (by === 'another' && playing.seat === scene.seat) return false;
  if (by === 'you' && playing.seat !== scene.seat) return false;
  if (by === 'self' && (scene.minion === undefined || playing.minion !== scene.minion)) return false;
  if (by === 'self acting' && !(playing.acting && playing.minion === scene.minion)) return false;
  if (by === 'prey or predator' && playing.seat !== preyOf(g, scene.seat) && playing.seat !== predatorOf(g, scene.seat))
    return false;
  if (by === 'opposing' && (playing.minion === undefined || playing.minion !== refOf(g, scene, 'opposing')))
    return false;
  if (on === undefined) return true;
  const target = refOf(g, scene, on);
  return target !== undefined && playing.on.includes(target);
}

const RESTRICTING: ReadonlySet<string> = new Set([
  'hand strikes only',
  'no equipment',
  'no combat ends',
  'cannot play strike cards',
  'cannot strike',
]);

/** It limits the choice of strikes of its opponent, or of both. */
function restrictsStrikes({ effects }: Mode): boolean {
  return effects.some((effect) => effect.do === 'modify' && effect.of === 'opposing' && RESTRICTING.has(effect.stat));
}
