/** Chapter 32: vampires change their sect or clan. */

import { type CardId, refer } from '@praxis/engine';
import { isVampire } from '../facts/cards.ts';
import { clanOf } from '../facts/printed.ts';
import { type Allegiance, ANARCH, BECAME_ANARCH, INDEPENDENT, isAnarch, sectOf, sectOfClan } from '../facts/sects.ts';
import { cardOf, defOf, type G } from '../state/state.ts';
import { noteAnarch } from './burned.ts';
import { mark, unmark } from './marks.ts';
import { burn } from './moving.ts';

/**
 * V-SEC-002, V-SEC-012, V-SEC-013 A change of sect leaves the clan as it is. A change of clan brings the sect of the new clan with
 * it, except in fifth, where the card decides (V-AMB-20).
 */
export function changeSectOrClan(g: G, id: CardId, to: Allegiance): void {
  const { play } = cardOf(g, id);
  if (!play || !isVampire(g, id)) return;
  if (to.clan !== undefined && clanOf(g, id) !== to.clan) {
    play.clan = to.clan;
    g.emit({ type: 'clan changed', card: refer(g.state, id, true), clan: to.clan });
    const follows = to.sect === undefined ? sectOfClan(g, to.clan) : undefined;
    if (follows !== undefined) changeSect(g, id, follows);
  }
  if (to.sect !== undefined) changeSect(g, id, to.sect);
}

const ANARCH_SECT = 'Anarch';

function leavesWithSect(g: G, id: CardId): boolean {
  return (defOf(g, id).abilities ?? []).some((each) => 'always' in each && each.always === 'leaves with sect');
}

function changeSect(g: G, id: CardId, sect: string): void {
  const play = cardOf(g, id).play as NonNullable<ReturnType<typeof cardOf>['play']>;
  if (sect === ANARCH_SECT && g.edition.anarchs !== 'sect') {
    if (g.edition.anarchs === 'none' || isAnarch(g, id)) return;
    // V-ANA-003, V-ANA-004 Third: the vampire becomes Independent and has the status.
    play.sect = INDEPENDENT;
    mark(g, id, ANARCH);
  } else {
    if (sectOf(g, id) === sect) return;
    play.sect = sect;
    unmark(g, id, ANARCH);
  }
  if (sect === ANARCH_SECT && g.state.action) play.did.push(BECAME_ANARCH);
  g.emit({ type: 'sect changed', card: refer(g.state, id, true), sect });
  for (const each of [...play.with]) if (leavesWithSect(g, each)) burn(g, each);
  if (sect === ANARCH_SECT) noteAnarch(g, id);
}
