/** Chapter 35: slaves fight for their masters. */

import { ask, type CardId, PASS, PASSIVE_PASS, type Piece, type Procedure, refer } from '@praxis/engine';
import { lock, unlock } from '../changes/marks.ts';
import { isReadyUnlocked, isVampire } from '../facts/cards.ts';
import { clanOf } from '../facts/printed.ts';
import { masterClan } from '../facts/traits.ts';
import type { Action } from '../state/action.ts';
import { type G, playerOf } from '../state/state.ts';

/**
 * V-TRT-003 The minion that fights the blocker: the acting one, or a slave that its controller locks to step in, by which the
 * acting vampire unlocks.
 */
export function* slaveStepsIn(g: G, action: Action, blocker: CardId): Procedure<CardId> {
  if (slavesFor(g, action).length === 0) return action.by;
  const path = yield* ask({
    seat: action.seat,
    step: 'after block',
    about: { say: 'slave may step in', card: blocker },
    passive: PASSIVE_PASS,
    next: (prefix) =>
      prefix.length === 0
        ? [PASS, ...slavesFor(g, action).map((card): Piece => ({ say: 'fights instead', card }))]
        : [],
  });
  const slave = path[0]?.card;
  if (slave === undefined) return action.by;
  lock(g, slave);
  const isUnlocked = unlock(g, action.by);
  g.emit({ type: 'slave steps in', card: refer(g.state, slave, true), by: refer(g.state, action.by, true) });
  if (isUnlocked) yield* g.chapters.runTriggers(g, 'bearer unlocks', [action.by]);
  return slave;
}

function slavesFor(g: G, action: Action): CardId[] {
  if (!g.edition.traits || !isVampire(g, action.by)) return [];
  const clan = clanOf(g, action.by);
  return playerOf(g, action.seat).zones.ready.filter(
    (id) => id !== action.by && isReadyUnlocked(g, id) && masterClan(g, id) === clan,
  );
}
