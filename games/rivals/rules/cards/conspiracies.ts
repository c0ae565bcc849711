/** Conspiracies: adding Prestige and permission between players (R-CON). */
import {
  ask,
  bit,
  type CardId,
  forbid,
  oneOf,
  type Path,
  type Piece,
  type Procedure,
  refer,
  type Seat,
} from '@praxis/engine';
import type { Clause } from '@praxis/kit/clauses.ts';
import { contribute } from '../changes/tokens.ts';
import { payable } from '../facts/values.ts';
import { cardOf, type G, playerOf, playOf, seatsOf } from '../state/state.ts';

/**
 * R-CON-005, R-AMB-23 Once per turn and player, in any turn, never with the last Prestige; R-CON-004 only by players
 * who have seen it.
 */
export function whyNotAdd(g: G, seat: Seat, id: CardId): string | undefined {
  return (
    forbid('R-CON-004', (cardOf(g, id).seen & bit(seat)) === 0) ??
    forbid('R-CON-005', playOf(g, id).added.includes(seat)) ??
    forbid('R-TOK-015', payable(g, seat) === 0)
  );
}

/** `Bob adds 1 Prestige to All Tied Up` */
export function addHeads(g: G, seat: Seat): Piece[] {
  return seatsOf(g)
    .flatMap((each) => playerOf(g, each).conspiracies)
    .filter((id) => whyNotAdd(g, seat, id) === undefined)
    .map((card) => ({ say: 'adds', card }));
}

export function addClauses(): readonly Clause[] {
  return [];
}

/**
 * R-CON-004 A player who has seen it needs the owner's permission for each further 1; R-CON-006 the owner needs
 * nobody's.
 */
export function* addToConspiracy(g: G, seat: Seat, path: Path): Procedure {
  const id = path[0]?.card as CardId;
  const owner = cardOf(g, id).at;
  playOf(g, id).added.push(seat);
  if (owner !== seat) {
    const refuses: Piece = { say: 'refuses', seat };
    const answer = yield* ask({
      seat: owner,
      step: 'conspiracy',
      about: { say: 'permission', card: id, seat },
      next: oneOf([refuses, { say: 'allows', seat }]),
      passive: [refuses],
    });
    const allowed = answer[0]?.say === 'allows';
    g.emit({ type: allowed ? 'allowed' : 'refused', seat: owner, other: seat, card: refer(g.state, id, true) });
    if (!allowed) return;
  }
  contribute(g, seat, id, 1);
}

/**
 * R-CON-003 Each player who sees it for the first time adds 1 Prestige of his own at once, or abstains for the turn.
 */
export function* showTo(g: G, id: CardId, seats: readonly Seat[]): Procedure {
  const card = cardOf(g, id);
  for (const seat of seats) card.seen |= bit(seat);
  g.emit({ type: 'shown', seat: card.at, seats, card: refer(g.state, id, true) });
  for (const seat of seats) {
    playOf(g, id).added.push(seat);
    const pieces: Piece[] =
      payable(g, seat) > 0 ? [{ say: 'abstains' }, { say: 'adds', card: id }] : [{ say: 'abstains' }];
    const path = yield* ask({
      seat,
      step: 'conspiracy',
      about: { say: 'contribute', card: id },
      next: oneOf(pieces),
      passive: [{ say: 'abstains' }],
    });
    if (path[0]?.say === 'adds') contribute(g, seat, id, 1);
  }
}
