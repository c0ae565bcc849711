/** Effects by what refers to them. */
import type { CardId } from '@praxis/engine';
import type { Activated, CardDef } from '../../cards/language.ts';
import { type ActivatedFace, faceAt, grantedFace } from '../state/faces.ts';
import type { EffectRef, G, Link } from '../state/state.ts';
import { faceOf } from './places.ts';

export function effectAt(g: G, { def, at }: EffectRef): Activated {
  if (at === -1) return grantedFace(g.defs[def] as CardDef)?.effect as Activated;
  return faceAt(g, def).activated.find((each) => each.at === at)?.effect as Activated;
}

export function effectOf(g: G, { effect }: Link): Activated | undefined {
  return effect && effectAt(g, effect);
}

/** The effect that a sentence means by its number; without one the only one that the card has. */
export function numbered(g: G, id: CardId, number: number | undefined): ActivatedFace | undefined {
  return faceOf(g, id).activated.find((each) => each.number === (number ?? 1));
}
