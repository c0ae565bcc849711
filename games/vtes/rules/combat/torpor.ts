/** Chapter 25: torpor. V-TOR-002, V-TOR-006 A vampire there is controlled but not ready, so it cannot be in combat. */

import { ask, type CardId, type Procedure, refer } from '@praxis/engine';
import { diablerie, whyNotDiablerize } from '../action/diablerie.ts';
import { runTriggers } from '../cards/triggers.ts';
import { burn, controllerOf, isVampire, mark, move, unmark } from '../changes/general.ts';
import { type Action, cardOf, type G } from '../state/state.ts';

/** V-TOR-001, V-RET-006, V-ALV-008 A wounded vampire goes to torpor with its cards; an ally that would go there is burned. */
export function* goToTorpor(g: G, id: CardId): Procedure {
  unmark(g, id, 'going to torpor');
  if (!isVampire(g, id)) {
    burn(g, id);
    return;
  }
  if (cardOf(g, id).place === 'torpor') return;
  mark(g, id, 'wounded');
  move(g, id, 'torpor', controllerOf(g, id));
  g.emit({ type: 'torpor', card: refer(g.state, id, true) });
  yield* runTriggers(g, 'bearer goes to torpor', [id]);
}

/** V-TOR-009, V-TOR-010 It remains locked, since it took an action, and is no longer wounded. */
export function leaveTorpor(g: G, id: CardId): void {
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
