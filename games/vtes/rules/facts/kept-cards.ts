/** The minions that can play a card that lies on another one, out of play. */

import type { CardId } from '@praxis/engine';
import type { CardDef, Filter } from '../../cards/language.ts';
import { cardOf, defOf, type G } from '../state/state.ts';
import { matches } from './filters.ts';
import { sceneOf } from './scenes.ts';
import { keeperOf } from './stored.ts';

/**
 * V-ERR-005 A card that lies on a minion is played by that minion, one that lies on a card of a minion by the minion that
 * has it; else by any of its controller's minions that the text means. Any minion plays cards of the hand.
 */
export function mayPlayKept(g: G, card: CardId, minion: CardId): boolean {
  const keeper = keeperOf(g, card);
  if (keeper === undefined) return true;
  const { place, play } = cardOf(g, keeper);
  if (place !== 'in_play') return (place === 'attached' ? play?.on : keeper) === minion;
  const by = playersMeant(defOf(g, keeper));
  return by === undefined || matches(g, sceneOf(g, keeper), by, minion);
}

function playersMeant({ abilities = [] }: CardDef): Filter | undefined {
  for (const each of abilities)
    if ('always' in each && each.always === 'plays kept cards' && typeof each.by === 'object') return each.by;
  return undefined;
}
