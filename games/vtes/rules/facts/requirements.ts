/** What a card requires of the minion that plays it: clan, Disciplines and the like. */

import { type CardId, forbid } from '@praxis/engine';
import type { CardDef, Filter, Mode } from '../../cards/language.ts';
import { modesOf } from '../state/modes.ts';
import type { G } from '../state/state.ts';
import { sectAsVampire } from './allies.ts';
import { controllerOf } from './cards.ts';
import type { Scene } from './scenes.ts';
import { hasDiscipline, traitsMatch } from './select.ts';

/** V-CARD-004, V-CARD-006 to V-CARD-008 */
export function whyNotSkilled(g: G, minion: CardId, def: CardDef, mode: Mode, asVampire = false): string | undefined {
  const scene: Scene = { seat: controllerOf(g, minion), minion, card: undefined, chosen: {}, x: 0 };
  // V-ALV-001 The text of the ally stands for the Discipline and for being a vampire, not for the other requirements.
  for (const discipline of mode.disciplines ?? []) {
    if (asVampire || hasDiscipline(g, minion, discipline)) continue;
    const basic = hasDiscipline(g, minion, discipline.toLowerCase());
    const why = forbid(basic ? 'V-CARD-007' : (mode.disciplines?.length ?? 0) > 1 ? 'V-CARD-008' : 'V-CARD-006', true);
    if (why) return why;
  }
  if (def.requires?.clan && !traitsMatch(g, scene, { clan: def.requires.clan }, minion))
    return forbid('V-CARD-006', true);
  const as = (filter: Filter): Filter => (asVampire ? ofMinion(filter, sectAsVampire(g, minion)) : filter);
  if (def.requires && !traitsMatch(g, scene, as(def.requires), minion)) return forbid('V-CARD-004', true);
  if (mode.requires && !traitsMatch(g, scene, as(mode.requires), minion)) return forbid('V-CARD-004', true);
  return undefined;
}

/** V-CARD-004 Whether the minion could play the card in one of its ways, as far as clan, Disciplines and the like are concerned. */
export function meetsRequirements(g: G, minion: CardId, def: CardDef): boolean {
  return modesOf(def).some((mode) => whyNotSkilled(g, minion, def, mode) === undefined);
}

/** The same requirement for a minion that plays the card as a vampire, of this sect if its text says so. */
function ofMinion(filter: Filter, sect: string | undefined): Filter {
  const { sect: asked, ...rest } = filter.is === 'vampire' ? { ...filter, is: 'minion' as const } : filter;
  return asked === undefined || asked === sect ? rest : { ...rest, sect: asked };
}
