/** Limits on the cards that a minion can have. */

import { type CardId, forbid } from '@praxis/engine';
import type { CardDef } from '../../cards/language.ts';
import { cardOf, defOf, type G } from '../state/state.ts';
import { hasTrait } from './cards.ts';
import { has } from './values.ts';

/** A card may say that a minion can have only one of its name or kind (V-GEN-001). */
export function whyNotBear(g: G, def: CardDef, minion: CardId): string | undefined {
  const barred = whyNotKind(g, def, minion);
  if (barred || def.oneOnMinion === undefined) return barred;
  const borne = cardOf(g, minion).play?.with ?? [];
  return forbid(
    'V-GEN-001',
    borne.some((id) => excludes(g, def, id)),
  );
}

/** The text of an ally may say that it has no equipment or no retainers. */
function whyNotKind(g: G, { types = [], becomes }: CardDef, minion: CardId): string | undefined {
  const isEquipment = becomes === 'equipment' || types.includes('equipment');
  return (
    forbid('V-GEN-001', isEquipment && has(g, minion, 'cannot have equipment')) ??
    forbid('V-GEN-001', types.includes('retainer') && has(g, minion, 'cannot have retainers'))
  );
}

/** True if a minion cannot have both. */
export function excludes(g: G, { oneOnMinion, name }: CardDef, other: CardId): boolean {
  if (oneOnMinion === undefined) return false;
  return oneOnMinion === 'name' ? defOf(g, other).name === name : hasTrait(g, other, oneOnMinion);
}
