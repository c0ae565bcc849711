/** Claiming the title Prince of the City (R-PRI). */
import { ask, type CardId, forbid, type Piece, type Procedure, refer, type Seat } from '@praxis/engine';
import { sentence } from '@praxis/kit/clauses.ts';
import { attacking } from '../attack/attack.ts';
import { attach, detachingClause, hasRoom } from '../cards/attaching.ts';
import { coterieOf, inTorpor, isCharacter, isReady, whereIs } from '../facts/cards.ts';
import { whyNotAttack, whyNotHosting } from '../facts/needs.ts';
import { cardOf, type G, othersFrom } from '../state/state.ts';

/** R-PRI-001, R-AMB-10 Only while nobody holds the title; R-PRI-010 it counts among the three attachments. */
export function whyNotClaim(g: G, id: CardId): string | undefined {
  const { prince } = g.state;
  return (
    whyNotHosting(g, id) ??
    forbid('R-PRI-001', !isReady(g, id) || prince === undefined || cardOf(g, prince).place !== 'aside') ??
    forbid('R-ATT-003', !hasRoom(g, id))
  );
}

const NO_ATTACK: Piece = { say: 'does not attack' };

/** R-PRI-002 Clockwise each opponent may attack the contender with one ready character. R-PRI-007 Its party may block for it. */
export function* contend(g: G, contender: CardId): Procedure {
  const seat = cardOf(g, contender).at;
  g.emit({ type: 'claims', card: refer(g.state, contender, true) });
  for (const other of othersFrom(g, seat)) {
    if (!stands(g, contender, seat)) return;
    yield* challenge(g, contender, other);
  }
  if (!stands(g, contender, seat)) return;
  yield* crown(g, contender, seat);
}

/** R-PRI-009 If it is defeated or leaves The Streets no title is given. */
function stands(g: G, id: CardId, seat: Seat): boolean {
  return (
    !g.state.over && isCharacter(g, id) && !inTorpor(g, id) && whereIs(g, id) === 'streets' && cardOf(g, id).at === seat
  );
}

function* challenge(g: G, contender: CardId, seat: Seat): Procedure {
  const heads = (): Piece[] => [
    NO_ATTACK,
    ...coterieOf(g, seat)
      .filter((id) => isReady(g, id) && whyNotAttack(g, seat, contender) === undefined)
      .map((card) => ({ say: 'attacks the contender', card })),
  ];
  if (heads().length === 1) return;
  const path = yield* ask({
    seat,
    step: 'contender',
    about: { say: 'contender', card: contender },
    next: (prefix) => (prefix.length === 0 ? heads() : []),
    passive: [NO_ATTACK],
  });
  const by = path[0]?.card;
  // R-PRI-008, R-AMB-40 It attacks from where it is, alone.
  if (by !== undefined) yield* attacking(g, { by, on: contender, companions: [], contender: true });
}

/** R-PRI-003 The title is attached to it; damage stays. */
function* crown(g: G, id: CardId, seat: Seat): Procedure {
  const title = g.state.prince as CardId;
  const next = sentence(
    () => [{ say: 'attaches', card: title }],
    () => [detachingClause(g, () => id)],
  );
  const path = yield* ask({ seat, step: 'effect', about: { say: 'attach', card: title }, next });
  yield* attach(g, title, id, path);
}
