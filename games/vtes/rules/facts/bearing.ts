/** Limits on the cards that a minion can have. */

import { type CardId, forbid } from '@praxis/engine';
import type { CardDef } from '../../cards/language.ts';
import { cardOf, defOf, type G } from '../state/state.ts';
import { hasTrait } from './cards.ts';

/** A card may say that a minion can have only one of its name or kind (V-GEN-001). */
export function whyNotBear(g: G, def: CardDef, minion: CardId): string | undefined {
  if (def.oneOnMinion === undefined) return undefined;
  const borne = cardOf(g, minion).play?.with ?? [];
  return forbid(
    'V-GEN-001',
    borne.some((id) => excludes(g, def, id)),
  );
}

/** Whether a minion cannot have both. */
export function excludes(g: G, { oneOnMinion, name }: CardDef, other: CardId): boolean {
  if (oneOnMinion === undefined) return false;
  return oneOnMinion === 'name' ? defOf(g, other).name === name : hasTrait(g, other, oneOnMinion);
}
