/** What the rules do by themselves after everything that happens. */

import { type Move, moveCards } from '../changes/moving.ts';
import { holdAll } from '../facts/amounts.ts';
import { isLike } from '../facts/filters.ts';
import { faceOf } from '../facts/places.ts';
import { scopeOf } from '../facts/scope.ts';
import { isEffective } from '../facts/values.ts';
import { cardOf, type G, refTo } from '../state/state.ts';

export function upkeep(g: G): void {
  for (let again = true; again; ) again = destroyStrays(g);
}

/** Y-X-STA-05 Equip Cards whose monster does not fit any more, and cards that say so of themselves. */
function destroyStrays(g: G): boolean {
  const moves: Move[] = [];
  for (const [seat, { monsters, spells, field }] of g.state.players.entries())
    for (const zone of [monsters, spells, field])
      for (const id of zone) {
        const { up, placed } = cardOf(g, id);
        if (!up || !placed) continue;
        const scope = scopeOf(seat, refTo(g, id));
        const { def, others } = faceOf(g, id);
        if (
          placed.equippedTo !== undefined &&
          typeof def.equips === 'object' &&
          !isLike(g, placed.equippedTo, def.equips, scope)
        )
          moves.push({ card: id, to: 'graveyard', cause: 'rule', destroyed: true });
        const doomed = others.some((each) => each.kind === 'destroyed if' && holdAll(g, each.if, scope));
        if (doomed && isEffective(g, id) && !g.state.chain.some(({ source }) => source.card === id))
          moves.push({ card: id, to: 'graveyard', cause: 'effect', destroyed: true, by: seat, source: id });
      }
  return moveCards(g, moves).length > 0;
}
