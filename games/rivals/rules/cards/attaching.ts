/** Attaching and detaching (R-ATT), and diablerie, which attaches a vampire. */
import { ask, type CardId, forbid, type Path, type Piece, type Procedure, refer, type Seat } from '@praxis/engine';
import type { Clause } from '@praxis/kit/clauses.ts';
import { one, sentence } from '@praxis/kit/clauses.ts';
import { attachTo, burn } from '../changes/moving.ts';
import { attachedTo, inTorpor, isCharacter, isDevoured, isTitle } from '../facts/cards.ts';
import type { Scope } from '../state/moments.ts';
import { cardOf, defOf, type G, playOf } from '../state/state.ts';
import { trigger } from './triggers.ts';

/** R-ATT-003, R-AMB-17 Titles included. */
export const ATTACHMENTS_MAX = 3;

/** R-ATT-005 In his Action Phase a player may detach cards that he has attached to his vampires, except Titles. */
export function whyNotDetach(g: G, seat: Seat, id: CardId): string | undefined {
  return (
    forbid('R-ATT-005', isTitle(defOf(g, id)) || playOf(g, id).by !== seat) ?? forbid('R-X-005', isDevoured(g, id))
  );
}

/**
 * The attachments that may make room for another one: all but Titles; R-X-005 a vampire that was devoured stays until
 * an effect removes it.
 */
export function detachable(g: G, bearer: CardId): CardId[] {
  return attachedTo(g, bearer).filter(
    (id) => !isTitle(defOf(g, id)) && !isDevoured(g, id) && !isOfThird(g, bearer, id),
  );
}

/** R-X-006 True for a card on a lent vampire that neither its owner nor its current player attached. */
function isOfThird(g: G, bearer: CardId, id: CardId): boolean {
  const { possessed } = g.state;
  const { by } = playOf(g, id);
  return possessed?.card === bearer && by !== possessed.from && by !== cardOf(g, bearer).at;
}

/** R-ATT-003 To add one to three, one is detached. */
export function hasRoom(g: G, bearer: CardId): boolean {
  return attachedTo(g, bearer).length < ATTACHMENTS_MAX || detachable(g, bearer).length > 0;
}

/** The clause for a bearer who has three already. */
export function detachingClause(g: G, bearer: (said: Path) => CardId | undefined): Clause {
  return one((said): Piece[] => {
    const id = bearer(said);
    if (id === undefined || attachedTo(g, id).length < ATTACHMENTS_MAX) return [];
    return detachable(g, id).map((card) => ({ say: 'detaching', card }));
  });
}

/** R-ATT-012 A detached card is burned and gives no reward. */
export function detach(g: G, id: CardId): void {
  g.emit({ type: 'detached', card: refer(g.state, id, true) });
  burn(g, id);
}

/**
 * Detaches the cards named in the path, attaches, and sets off the triggers of attaching (R-ATT-004) unless it is
 * silent.
 */
export function* attach(g: G, id: CardId, bearer: CardId, path: Path, silent = false): Procedure {
  for (const { say, card } of path) if (say === 'detaching' && card !== undefined) detach(g, card);
  attachTo(g, id, bearer);
  g.emit({ type: 'attached', card: refer(g.state, id, true), host: refer(g.state, bearer, true) });
  if (!silent) yield* trigger(g, { on: 'attaches', seat: seatOf(g, bearer), card: id, by: bearer });
}

function seatOf(g: G, bearer: CardId): Seat {
  return cardOf(g, bearer).at;
}

// Diablerie (R-X-004, R-X-005): no Core card allows it; cards that a match brings along may.

/**
 * R-X-004 Only on a vampire that an attack has just defeated and not burned, and only by an attacker that the attack
 * leaves standing: damage of attack and Reaction comes at the same moment (R-ATK-025), so its Blood decides.
 */
function canDevour(g: G, { moment }: Scope): boolean {
  if (moment?.card === undefined || moment.by === undefined || !moment.attack || moment.burned) return false;
  if (!isCharacter(g, moment.card) || !isCharacter(g, moment.by) || inTorpor(g, moment.by)) return false;
  return playOf(g, moment.by).blood > 0 && hasRoom(g, moment.by);
}

/** R-X-005 Everything on the victim is burned, then it is attached. It has been defeated already and is not defeated again (R-X-004). */
export function* diablerie(g: G, scope: Scope): Procedure {
  if (!canDevour(g, scope)) return;
  const victim = scope.moment?.card as CardId;
  const eater = scope.moment?.by as CardId;
  const room = yield* makingRoom(g, scope, victim, eater);
  for (const each of [...playOf(g, victim).with]) burn(g, each);
  // The tokens on the former character are removed.
  cardOf(g, victim).play = undefined;
  g.emit({ type: 'diablerie', card: refer(g.state, eater, true), on: refer(g.state, victim, true) });
  yield* attach(g, victim, eater, room);
}

/** R-ATT-003 A bearer of three must name the card to detach. */
function* makingRoom(g: G, { seat, step, card }: Scope, victim: CardId, eater: CardId): Procedure<Path> {
  if (playOf(g, eater).with.length < ATTACHMENTS_MAX) return [];
  const next = sentence(
    () => [{ say: 'attaches', card: victim }],
    () => [detachingClause(g, () => eater)],
  );
  return yield* ask({ seat, step, about: { say: 'attach', card }, next });
}
