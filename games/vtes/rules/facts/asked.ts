/** Printed requirements: of cards for the minions that play them, of actions for those that take them. */

import type { CardDef, Filter } from '../../cards/language.ts';
import { defOf, type G } from '../state/state.ts';
import { abilitiesOf } from './printed.ts';

/** Titles that only members of one sect hold: requiring one requires the sect. */
const SECT_OF_TITLE: Readonly<Record<string, string>> = { baron: 'Anarch' };

/**
 * True if the card, or one of the ways to play it, can be used only by a minion of the sect or clan, with the trait, or
 * with a title.
 */
export function asksFor({ requires, modes = [] }: CardDef, wanted: NonNullable<Filter['asksFor']>): boolean {
  return [requires, ...modes.map((mode) => mode.requires)].some((each) => {
    if (!each) return false;
    const sect = each.sect ?? SECT_OF_TITLE[each.title?.length === 1 ? (each.title[0] as string) : ''];
    if (wanted.sect !== undefined && sect !== wanted.sect) return false;
    if (wanted.trait !== undefined && each.trait !== wanted.trait) return false;
    if (wanted.titled && !each.titled && !each.title) return false;
    return wanted.clan === undefined || each.clan === wanted.clan;
  });
}

/** True if the action's card, or the ability through which it is taken, requires this sect of the acting minion. */
export function actionAsksFor(g: G, sect: string): boolean {
  const { action } = g.state;
  if (action?.card === undefined) return false;
  const ability = action.kind === 'use' ? abilitiesOf(g, action.card)[action.mode] : undefined;
  if (ability && 'action' in ability && typeof ability.by === 'object') return ability.by.sect === sect;
  return asksFor(defOf(g, action.card), { sect });
}
