/** Attaching and detaching (R-ATT). */
import { type CardId, forbid, type Path, type Piece, type Procedure, refer, type Seat } from '@praxis/engine';
import type { Clause } from '@praxis/kit/clauses.ts';
import { one } from '@praxis/kit/clauses.ts';
import { attachTo, burn } from '../changes/moving.ts';
import { attachedTo, isTitle } from '../facts/cards.ts';
import { cardOf, defOf, type G, playOf } from '../state/state.ts';
import { trigger } from './triggers.ts';

/** R-ATT-003, R-AMB-17 Titles included. */
export const ATTACHMENTS_MAX = 3;

/** R-ATT-005 In his Action Phase a player may detach what he has attached to a vampire of his, but for Titles. */
export function whyNotDetach(g: G, seat: Seat, id: CardId): string | undefined {
  return forbid('R-ATT-005', isTitle(defOf(g, id)) || playOf(g, id).by !== seat);
}

/** What makes room for another attachment: anything but a Title. */
export function detachable(g: G, bearer: CardId): CardId[] {
  return attachedTo(g, bearer).filter((id) => !isTitle(defOf(g, id)));
}

/** R-ATT-003 To add one to three, one is detached. */
export function hasRoom(g: G, bearer: CardId): boolean {
  return attachedTo(g, bearer).length < ATTACHMENTS_MAX || detachable(g, bearer).length > 0;
}

/** What must be said of a bearer who has three already. */
export function detachingClause(g: G, bearer: (said: Path) => CardId | undefined): Clause {
  return one((said): Piece[] => {
    const id = bearer(said);
    if (id === undefined || attachedTo(g, id).length < ATTACHMENTS_MAX) return [];
    return detachable(g, id).map((card) => ({ say: 'detaching', card }));
  });
}

/** R-ATT-012 What is detached is burned and gives no reward. */
export function detach(g: G, id: CardId): void {
  g.emit({ type: 'detached', card: refer(g.state, id, true) });
  burn(g, id);
}

/** Detaches what the path says, attaches, and sets off what attaching sets off (R-ATT-004) unless it is silent. */
export function* attach(g: G, id: CardId, bearer: CardId, path: Path, silent = false): Procedure {
  for (const { say, card } of path) if (say === 'detaching' && card !== undefined) detach(g, card);
  attachTo(g, id, bearer);
  g.emit({ type: 'attached', card: refer(g.state, id, true), host: refer(g.state, bearer, true) });
  if (!silent) yield* trigger(g, { on: 'attaches', seat: seatOf(g, bearer), card: id, by: bearer });
}

function seatOf(g: G, bearer: CardId): Seat {
  return cardOf(g, bearer).at;
}
