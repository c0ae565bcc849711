/** A card's requirements of the minion that plays it: clan, Disciplines and the like. */

import { type CardId, forbid } from '@praxis/engine';
import type { Ability, CardDef, Filter, Mode } from '../../cards/language.ts';
import { modesOf } from '../state/modes.ts';
import { cardOf, type G } from '../state/state.ts';
import { isSaid } from '../state/words.ts';
import { sectAsVampire } from './allies.ts';
import { controllerOf } from './cards.ts';
import { hasDiscipline, traitsMatch } from './filters.ts';
import { abilitiesOf } from './printed.ts';
import type { Scene } from './scenes.ts';

/** V-CARD-004, V-CARD-006 to V-CARD-008 */
export function whyNotSkilled(g: G, minion: CardId, def: CardDef, mode: Mode, asVampire = false): string | undefined {
  // V-ALV-001 The text of the ally replaces the Discipline and being a vampire, not the other requirements.
  for (const discipline of mode.disciplines ?? []) {
    if (asVampire || hasDiscipline(g, minion, discipline) || playsAsSuperior(g, minion, discipline)) continue;
    const basic = hasDiscipline(g, minion, discipline.toLowerCase());
    const why = forbid(basic ? 'V-CARD-007' : (mode.disciplines?.length ?? 0) > 1 ? 'V-CARD-008' : 'V-CARD-006', true);
    if (why) return why;
  }
  return def.requires || mode.requires ? whyNotSuch(g, minion, def, mode, asVampire) : undefined;
}

/** V-CARD-004, V-CARD-006 The requirements apart from Disciplines. */
function whyNotSuch(g: G, minion: CardId, def: CardDef, mode: Mode, asVampire: boolean): string | undefined {
  const scene: Scene = { seat: controllerOf(g, minion), minion, card: undefined, chosen: {}, x: 0 };
  const counting = countingAs(g, minion);
  const as = (filter: Filter): Filter => counting(asVampire ? ofMinion(filter, sectAsVampire(g, minion)) : filter);
  if (def.requires?.clan && !traitsMatch(g, scene, counting({ clan: def.requires.clan }), minion))
    return forbid('V-CARD-006', true);
  if (def.requires && !traitsMatch(g, scene, as(def.requires), minion)) return forbid('V-CARD-004', true);
  if (mode.requires && !traitsMatch(g, scene, as(mode.requires), minion)) return forbid('V-CARD-004', true);
  return undefined;
}

/** A card on the minion lets it play cards of this Discipline as if it had the superior level. */
function playsAsSuperior(g: G, minion: CardId, discipline: string): boolean {
  if (!isSaid(g, 'plays chosen discipline')) return false;
  const attached = cardOf(g, minion).play?.with ?? [];
  return attached.some(
    (id) =>
      cardOf(g, id).play?.word === discipline.toLowerCase() &&
      abilitiesOf(g, id).some((each) => 'always' in each && each.always === 'plays chosen discipline'),
  );
}

/**
 * V-CARD-004 True if the minion could play the card in one of its ways, as far as clan, Disciplines and the like are
 * concerned.
 */
export function meetsRequirements(g: G, minion: CardId, def: CardDef): boolean {
  return modesOf(def).some((mode) => whyNotSkilled(g, minion, def, mode) === undefined);
}

/** The rest of a requirement for a vampire that can play cards as if it were of a clan or had a title. */
function countingAs(g: G, minion: CardId): (filter: Filter) => Filter {
  if (!isSaid(g, 'counts as')) return unchanged;
  const as = abilitiesOf(g, minion).filter(
    (each): each is Extract<Ability, { always: 'counts as' }> => 'always' in each && each.always === 'counts as',
  );
  if (as.length === 0) return unchanged;
  return (filter) => {
    if (filter.any?.some((each) => as.some((one) => one.clan !== undefined && one.clan === each.clan)))
      return withoutKey(filter, 'any');
    const isClan = as.some((one) => one.clan !== undefined && one.clan === filter.clan);
    const isTitle = as.some((one) => one.title !== undefined && filter.title?.includes(one.title));
    const rest = isClan ? withoutKey(filter, 'clan') : filter;
    return isTitle ? withoutKey(rest, 'title') : rest;
  };
}

function unchanged(filter: Filter): Filter {
  return filter;
}

function withoutKey(filter: Filter, key: 'clan' | 'title' | 'any'): Filter {
  const { [key]: _, ...rest } = filter;
  return rest;
}

/** The same requirement for a minion that plays the card as a vampire, of this sect if its text says so. */
function ofMinion(filter: Filter, sect: string | undefined): Filter {
  const { sect: asked, ...rest } = filter.is === 'vampire' ? { ...filter, is: 'minion' as const } : filter;
  return asked === undefined || asked === sect ? rest : { ...rest, sect: asked };
}
