/** Effects by their references. */
import type { Activated, CardDef } from '../../cards/language.ts';
import { faceAt, grantedFace } from '../state/faces.ts';
import type { EffectRef, G, Link } from '../state/state.ts';

export function effectAt(g: G, { def, at }: EffectRef): Activated {
  if (at === -1) return grantedFace(g.defs[def] as CardDef)?.effect as Activated;
  return faceAt(g, def).activated.find((each) => each.at === at)?.effect as Activated;
}

export function effectOf(g: G, { effect }: Link): Activated | undefined {
  return effect && effectAt(g, effect);
}
