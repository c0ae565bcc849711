/** A seat's conceivable options in the phases that belong to players, and why it cannot use them. */

import type { Path, Seat } from '@praxis/engine';
import { isMinion, minionsOf } from '../facts/cards.ts';
import { clockwiseFrom } from '../facts/seats.ts';
import { cardsInPlay } from '../facts/tabletop.ts';
import { type G, playerOf } from '../state/state.ts';
import { whyNotMerge } from '../turn/advanced.ts';
import { whyNotDiscard } from '../turn/discard.ts';
import { whyNotArrive, whyNotDrawCrypt, whyNotMovePool, whyNotTakeBlood } from '../turn/influence.ts';
import { whyNotBurnOption, whyNotGainFromEdge, whyNotUnlockInfernal, whyNotWithdraw } from '../turn/unlock.ts';

interface Thought {
  readonly path: Path;
  readonly whyNot: () => string | undefined;
}

/**
 * Transfers and discard phase actions exist in their phases only, so the functions below also report the wrong phase.
 */
export function* conceivableInTurn(g: G, seat: Seat): Generator<Thought> {
  const unlocking = g.state.phase === 'unlock';
  const own = g.state.turn === seat;
  const inUnlock = (rule: string, whyNot: () => string | undefined) => (): string | undefined =>
    unlocking ? whyNot() : rule;
  yield {
    path: [{ say: 'gains pool from edge', amount: 1 }],
    whyNot: inUnlock('V-UNL-003', () => (own ? whyNotGainFromEdge(g, seat) : 'V-UNL-003')),
  };
  yield {
    path: [{ say: 'withdraws' }],
    whyNot: inUnlock('V-WDR-001', () => (own ? whyNotWithdraw(g, seat) : 'V-WDR-001')),
  };
  for (const card of cardsInPlay(g, seat))
    if (isMinion(g, card))
      yield {
        path: [{ say: 'burns pool to unlock', card, amount: 1 }],
        whyNot: inUnlock('V-TRT-005', () => whyNotUnlockInfernal(g, seat, card)),
      };
  for (const card of playerOf(g, seat).zones.hand)
    yield {
      path: [{ say: 'discards', card }],
      whyNot: () => (unlocking ? whyNotBurnOption(g, seat, card) : whyNotDiscard(g, seat)),
    };
  yield { path: [{ say: 'draws a crypt card' }], whyNot: () => whyNotDrawCrypt(g, seat) };
  for (const card of playerOf(g, seat).zones.uncontrolled) {
    yield { path: [{ say: 'moves pool to', card, amount: 1 }], whyNot: () => whyNotMovePool(g, seat, card) };
    yield { path: [{ say: 'takes blood from', card, amount: 1 }], whyNot: () => whyNotTakeBlood(g, seat, card) };
    yield { path: [{ say: 'moves to ready', card }], whyNot: () => whyNotArrive(g, seat, card) };
    yield { path: [{ say: 'merges', card }], whyNot: () => whyNotMerge(g, seat, card) };
  }
  // Transfers reach one's own uncontrolled region only.
  for (const card of clockwiseFrom(g, seat).flatMap((each) => minionsOf(g, each))) {
    yield { path: [{ say: 'moves pool to', card, amount: 1 }], whyNot: () => whyNotMovePool(g, seat, card) };
    yield { path: [{ say: 'takes blood from', card, amount: 1 }], whyNot: () => whyNotTakeBlood(g, seat, card) };
  }
}
