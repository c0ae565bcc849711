/** Effects by what refers to them. */
import type { CardId } from '@praxis/engine';
import type { Activated } from '../../cards/language.ts';
import { type ActivatedFace, faceAt } from '../state/faces.ts';
import type { EffectRef, G, Link } from '../state/state.ts';
import { faceOf } from './places.ts';

export function effectAt(g: G, { def, at }: EffectRef): Activated {
  return faceAt(g, def).activated.find((each) => each.at === at)?.effect as Activated;
}

export function effectOf(g: G, { effect }: Link): Activated | undefined {
  return effect && effectAt(g, effect);
}

/** The effect that a sentence means by its number; without one the only one that the card has. */
export function numbered(g: G, id: CardId, number: number | undefined): ActivatedFace | undefined {
  return faceOf(g, id).activated.find((each) => each.number === (number ?? 1));
}
