/** Limits on the cards that a minion can have. */
import { type CardId, forbid } from '@praxis/engine';
import type { CardDef } from '../cards/language.ts';
import { hasTrait } from './general.ts';
import { cardOf, defOf, type G } from './state.ts';

/** A card may say that a minion can have only one of its name or kind (V-GEN-001). */
export function whyNotBear(g: G, def: CardDef, minion: CardId): string | undefined {
  const one = def.oneOnMinion;
  if (one === undefined) return undefined;
  const borne = cardOf(g, minion).play?.with ?? [];
  const another = borne.some((id) => (one === 'name' ? defOf(g, id).name === def.name : hasTrait(g, id, one)));
  return forbid('V-GEN-001', another);
}
