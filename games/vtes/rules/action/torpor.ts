/** Chapter 25: leaving torpor. */

import { ask, type CardId, type Procedure } from '@praxis/engine';
import { gainBlood } from '../changes/counters.ts';
import { unmark } from '../changes/marks.ts';
import { move } from '../changes/moving.ts';
import { rescueGain, whyNotDiablerize } from '../facts/actions.ts';
import { controllerOf } from '../facts/cards.ts';
import { has } from '../facts/values.ts';
import type { Action } from '../state/action.ts';
import { cardOf, type G } from '../state/state.ts';
import { diablerie } from './diablerie.ts';

/** V-TOR-009, V-TOR-010 It remains locked, since it took an action, and is no longer wounded. */
export function leaveTorpor(g: G, id: CardId): void {
  if (has(g, id, 'stays in torpor')) return;
  move(g, id, 'ready', controllerOf(g, id));
  unmark(g, id, 'wounded');
}

/** V-TOR-011, V-TOR-012, V-AMB-08 No combat; a blocking vampire may diablerize the acting one on the spot. */
export function* leaveTorporBlocked(g: G, action: Action, blocker: CardId): Procedure {
  if (whyNotDiablerize(g, blocker, action.by) !== undefined) return;
  const path = yield* ask({
    seat: controllerOf(g, blocker),
    step: 'after block',
    about: { say: 'may diablerize', card: action.by },
    passive: [{ say: 'pass' }],
    next: (prefix) =>
      prefix.length === 0
        ? [{ say: 'pass' }, { say: 'diablerizes', card: blocker }]
        : prefix[0]?.say === 'diablerizes' && prefix.length === 1
          ? [{ say: 'target card', card: action.by }]
          : [],
  });
  if (path[0]?.say === 'diablerizes') yield* diablerie(g, blocker, action.by);
}

/** V-TOR-014 to V-TOR-016 It neither locks nor unlocks thereby. */
export function rescue(g: G, action: Action): void {
  const target = action.on[0] as CardId;
  if (cardOf(g, target).place !== 'torpor' || has(g, target, 'stays in torpor')) return;
  move(g, target, 'ready', controllerOf(g, target));
  unmark(g, target, 'wounded');
  gainBlood(g, target, rescueGain(g, action.by, target));
}
