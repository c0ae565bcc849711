/** The automatic rules after every event. */

import type { CardId, Seat } from '@praxis/engine';
import { type Move, moveCards } from '../changes/moving.ts';
import { becomeTrap } from '../changes/summoning.ts';
import { holdAll } from '../facts/amounts.ts';
import { isLike } from '../facts/filters.ts';
import { anyStray, faceOf, workingOf } from '../facts/places.ts';
import { scopeOf } from '../facts/scope.ts';
import { isSecond } from '../facts/summoning.ts';
import { isEffective, isNegated } from '../facts/values.ts';
import { cardOf, defOf, type G, playerOf, refTo } from '../state/state.ts';

export function upkeep(g: G): void {
  if (!anyStray(g)) return;
  // Y-X-SMN-16 A Trap Monster whose Trap effect is negated is a Trap again.
  for (const { id } of workingOf(g)) if (cardOf(g, id).placed?.trapMonster && isNegated(g, id)) becomeTrap(g, id, true);
  for (let again = true; again; ) again = destroyStrays(g);
}

function isLater(g: G, seat: Seat, id: CardId): boolean {
  const { monsters, spells } = playerOf(g, seat);
  const { name } = defOf(g, id);
  const same = [...monsters, ...spells].filter((each) => cardOf(g, each).up && defOf(g, each).name === name);
  const since = (each: CardId): number => (cardOf(g, each).placed?.arrived ?? 0) * 1000 + same.indexOf(each);
  return same.some((each) => since(each) < since(id));
}

/**
 * Y-X-STA-05 Destroys Equip Cards whose monster does not fit any more, and cards with such a condition of their own.
 */
function destroyStrays(g: G): boolean {
  const moves: Move[] = [];
  for (const { seat, id, zone } of workingOf(g)) {
    if (zone === 'pendulum' || zone === 'graveyard') continue;
    const equippedTo = cardOf(g, id).placed?.equippedTo;
    const { def, others, isUnique, destroysItself } = faceOf(g, id);
    if (equippedTo === undefined && !isUnique && !destroysItself) continue;
    const scope = scopeOf(seat, refTo(g, id));
    if (equippedTo !== undefined && typeof def.equips === 'object' && !isLike(g, equippedTo, def.equips, scope))
      moves.push({ card: id, to: 'graveyard', cause: 'rule', destroyed: true });
    // "You can only control 1": the one that came later is destroyed.
    if (isUnique && isSecond(g, seat, id) && isLater(g, seat, id))
      moves.push({ card: id, to: 'graveyard', cause: 'rule', destroyed: true });
    const doomed = destroysItself && others.some((each) => each.kind === 'destroyed if' && holdAll(g, each.if, scope));
    if (doomed && isEffective(g, id) && !g.state.chain.some(({ source }) => source.card === id))
      moves.push({ card: id, to: 'graveyard', cause: 'effect', destroyed: true, by: seat, source: id });
  }
  return moveCards(g, moves).length > 0;
}
