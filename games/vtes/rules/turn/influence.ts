/** Chapter 28: the influence phase. */

import { type CardId, forbid, type Heard, type Piece, type Procedure, refer, type Seat } from '@praxis/engine';
import { runTriggers } from '../cards/triggers.ts';
import { gainFirstConviction } from '../changes/convictions.ts';
import { drainExcess } from '../changes/counters.ts';
import { enterPlay } from '../changes/entering.ts';
import { drawDelayed } from '../changes/hand.ts';
import { endForPlayer } from '../changes/lasting.ts';
import { burnBlood, cardToPool } from '../changes/losing.ts';
import { move } from '../changes/moving.ts';
import { burnPool, poolToCard } from '../changes/pool.ts';
import { isUncontrolled, isVampire } from '../facts/cards.ts';
import { isOver } from '../facts/ending.ts';
import { scarceCost } from '../facts/traits.ts';
import { capacityOf, playerBonus } from '../facts/values.ts';
import { cardOf, defOf, type G, playerOf, playOf } from '../state/state.ts';
import { merge, mergePartners, whyNotMerge } from './advanced.ts';
import { phaseWindow } from './phase.ts';

const TRANSFERS = 4;
/** The price of each kind of transfer: V-INF-003, V-INF-004, V-INF-005. */
const TO_CARD = 1;
const FROM_CARD = 2;
const NEW_CARD = 4;

/**
 * V-INF-001, V-INF-002, V-INF-008 Four transfers by default, fewer in the first three turns of the game. They are
 * counted once, at the start: a vampire that arrives during the phase adds none. V-TURN-003 Unused transfers are lost.
 */
export function* influencePart(g: G): Procedure {
  const seat = g.state.turn;
  const player = playerOf(g, seat);
  g.state.at = 'discard';
  player.transfers = transfersOf(g, seat);
  drawDelayed(g, 'influence', seat);
  endForPlayer(g, seat, 'next influence');
  yield* runTriggers(g, 'your influence phase');
  yield* phaseWindow(g, {
    step: 'influence',
    // The transfers left, not those at the start.
    get about() {
      return { say: 'influence phase', amount: player.transfers };
    },
    first: (each) => (each === seat ? transferPieces(g, seat) : []),
    use: (heard) => useTransfers(g, heard),
  });
  player.transfers = 0;
  if (g.edition.arrives === 'end of phase') yield* arriveAtTheEnd(g, seat);
}

function transfersOf(g: G, seat: Seat): number {
  if (playerBonus(g, seat, 'no transfers') > 0) return 0;
  return Math.max(0, Math.min(TRANSFERS, g.state.turnNumber) + playerBonus(g, seat, 'transfers'));
}

/** V-INF-009 The crypt cards of any kind in the player's uncontrolled region. */
function influenced(g: G, seat: Seat): CardId[] {
  return playerOf(g, seat).zones.uncontrolled.filter((id) => defOf(g, id).kind !== 'library' && isUncontrolled(g, id));
}

function transferPieces(g: G, seat: Seat): Piece[] {
  const pieces: Piece[] = [];
  const cards = influenced(g, seat);
  for (const card of cards)
    if (whyNotMovePool(g, seat, card) === undefined) pieces.push({ say: 'moves pool to', card, amount: 1 });
  for (const card of cards)
    if (whyNotTakeBlood(g, seat, card) === undefined) pieces.push({ say: 'takes blood from', card, amount: 1 });
  if (whyNotDrawCrypt(g, seat) === undefined) pieces.push({ say: 'draws a crypt card' });
  for (const card of cards) if (whyNotArrive(g, seat, card) === undefined) pieces.push({ say: 'moves to ready', card });
  if (g.edition.advanced)
    for (const card of cards)
      if (mergePartners(g, seat, card).length > 0 && whyNotMerge(g, seat, card) === undefined)
        pieces.push({ say: 'merges', card });
  return pieces;
}

/** V-INF-003 V-AMB-01 also the last pool may be moved. */
export function whyNotMovePool(g: G, seat: Seat, card: CardId): string | undefined {
  const player = playerOf(g, seat);
  return (
    forbid('V-INF-001', player.transfers < TO_CARD) ??
    (player.pool < 1 ? 'V-INF-003' : undefined) ??
    whyNotInfluence(g, seat, card, 'V-INF-003')
  );
}

function whyNotInfluence(g: G, seat: Seat, card: CardId, rule: string): string | undefined {
  return cardOf(g, card).at !== seat || !isUncontrolled(g, card) ? rule : undefined;
}

/** V-INF-004 */
export function whyNotTakeBlood(g: G, seat: Seat, card: CardId): string | undefined {
  return (
    forbid('V-INF-004', playerOf(g, seat).transfers < FROM_CARD) ??
    whyNotInfluence(g, seat, card, 'V-INF-004') ??
    (playOf(g, card).counters < 1 ? 'V-INF-004' : undefined)
  );
}

/** V-INF-005; V-AMB-25 an empty crypt offers nothing. */
export function whyNotDrawCrypt(g: G, seat: Seat): string | undefined {
  const player = playerOf(g, seat);
  return (
    forbid('V-INF-005', player.transfers < NEW_CARD) ??
    (player.pool < 1 || player.zones.crypt.length === 0 ? 'V-INF-005' : undefined)
  );
}

/** V-INF-006 In fifth at any time of the phase and by choice; before, all at its end. */
export function whyNotArrive(g: G, seat: Seat, card: CardId): string | undefined {
  return (
    (g.edition.arrives === 'any time' ? undefined : 'V-INF-006') ??
    whyNotInfluence(g, seat, card, 'V-INF-006') ??
    forbid('V-INF-006', playOf(g, card).counters < capacityOf(g, card))
  );
}

function* useTransfers(g: G, { seat, path }: Heard): Procedure<boolean> {
  const { say, card } = path[0] as Piece & { card: CardId };
  const player = playerOf(g, seat);
  switch (say) {
    case 'moves pool to':
      player.transfers -= TO_CARD;
      poolToCard(g, seat, card, 1); // V-INF-010 A player without pool is ousted at once.
      return true;
    case 'takes blood from':
      player.transfers -= FROM_CARD;
      cardToPool(g, card, seat, 1);
      return true;
    case 'draws a crypt card':
      player.transfers -= NEW_CARD;
      burnPool(g, seat, 1);
      if (!player.ousted) move(g, player.zones.crypt.at(-1) as CardId, 'uncontrolled', seat);
      return true;
    case 'moves to ready':
      yield* arrive(g, seat, card);
      return true;
    case 'merges':
      player.transfers -= NEW_CARD;
      burnPool(g, seat, 1);
      if (!player.ousted) merge(g, seat, card);
      return true;
    default:
      return false;
  }
}

/** V-INF-006 (2000, third) Every card with enough counters becomes controlled; it is not optional. */
function* arriveAtTheEnd(g: G, seat: Seat): Procedure {
  for (const card of influenced(g, seat)) {
    if (isOver(g) || playerOf(g, seat).ousted) return;
    if (isUncontrolled(g, card) && playOf(g, card).counters >= capacityOf(g, card)) yield* arrive(g, seat, card);
  }
}

/** V-INF-007, V-TRT-001 Face up and unlocked, the counters are its blood and any excess goes to the bank. A scarce vampire costs pool. */
export function* arrive(g: G, seat: Seat, card: CardId): Procedure {
  const cost = scarceCost(g, seat, card);
  const play = playOf(g, card);
  play.locked = false;
  enterPlay(g, card, 'ready', seat);
  g.emit({ type: 'arrived', seat, card: refer(g.state, card, true) });
  if (cardOf(g, card).place === 'ready') {
    // An Imbued's cost is its starting life (V-IMB-003).
    if (defOf(g, card).kind === 'imbued') burnBlood(g, card, play.counters - capacityOf(g, card));
    else drainExcess(g, card);
  }
  if (cost > 0) burnPool(g, seat, cost);
  if (playerOf(g, seat).ousted) return;
  yield* gainFirstConviction(g, card);
  yield* runTriggers(g, 'enters play', [card]);
  if (playerOf(g, seat).ousted || !isVampire(g, card)) return;
  const before = g.state.concerned;
  g.state.concerned = {
    card,
    seat,
    how: 'other',
    ready: true,
    opponent: undefined,
    opponentSeat: undefined,
    bearing: [],
  };
  yield* runTriggers(g, 'a vampire becomes controlled');
  g.state.concerned = before;
}
