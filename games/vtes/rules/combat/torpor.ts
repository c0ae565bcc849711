/**
 * Chapter 25: going to torpor. V-TOR-002, V-TOR-006 A vampire there is controlled but not ready, so it cannot be in
 * combat.
 */

import { type CardId, type Procedure, refer } from '@praxis/engine';
import { runTriggers } from '../cards/triggers.ts';
import { mark, unmark } from '../changes/marks.ts';
import { burn, move } from '../changes/moving.ts';
import { controllerOf, isVampire } from '../facts/cards.ts';
import { cardOf, type G } from '../state/state.ts';

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
