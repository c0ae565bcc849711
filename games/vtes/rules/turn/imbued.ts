/** Chapter 38: Imbued in the unlock phase. */

import type { CardId, Path, Piece, Procedure, Seat } from '@praxis/engine';
import { announceCard } from '../cards/playing.ts';
import { addConviction, burnConvictions, leaveIncapacitated } from '../changes/convictions.ts';
import { isImbued, isInPlay } from '../facts/cards.ts';
import {
  CONVICTIONS_TO_RETURN,
  convictionPayment,
  convictionsNamed,
  distinct,
  isConviction,
  whyNotConviction,
  whyNotReturn,
} from '../facts/imbued.ts';
import { type G, playerOf, playOf } from '../state/state.ts';

function imbuedOf(g: G, seat: Seat): CardId[] {
  const { ready, incapacitated } = playerOf(g, seat).zones;
  return [...ready, ...incapacitated].filter((id) => isImbued(g, id));
}

/** V-IMB-007, V-IMB-021 The first pieces of a player's options for his Imbued in his unlock phase. */
export function unlockPieces(g: G, seat: Seat): Piece[] {
  if (!g.edition.imbued) return [];
  const pieces: Piece[] = [];
  const { hand, ash_heap, incapacitated } = playerOf(g, seat).zones;
  if (imbuedOf(g, seat).some((id) => whyNotConviction(g, seat, id) === undefined)) {
    for (const card of distinct(g, hand)) pieces.push({ say: 'plays', card });
    for (const card of distinct(g, ash_heap)) pieces.push({ say: 'plays from ash heap', card });
  }
  for (const card of incapacitated)
    if (whyNotReturn(g, seat, card) === undefined)
      pieces.push({ say: 'returns by conviction', card, amount: CONVICTIONS_TO_RETURN });
  return pieces;
}

/** The continuation of those sentences; undefined if it is none of them. */
export function unlockNext(g: G, seat: Seat, prefix: Path): readonly Piece[] | undefined {
  const { say, card } = prefix[0] as Piece;
  if (say === 'returns by conviction')
    return convictionPayment(g, card as CardId, CONVICTIONS_TO_RETURN, prefix.slice(1));
  if (!isConvictionPlay(g, prefix)) return undefined;
  if (prefix.length > 1) return [];
  return imbuedOf(g, seat)
    .filter((id) => whyNotConviction(g, seat, id) === undefined)
    .map((id) => ({ say: 'on', card: id }));
}

function isConvictionPlay(g: G, path: Path): boolean {
  const { say, card } = path[0] as Piece;
  return say === 'plays from ash heap' || (say === 'plays' && isConviction(g, card as CardId));
}

/** Carries them out; false if the sentence is none of them. */
export function* useInUnlockPhase(g: G, seat: Seat, path: Path): Procedure<boolean> {
  const { say, card } = path[0] as Piece;
  if (say === 'returns by conviction') {
    burnConvictions(g, card as CardId, CONVICTIONS_TO_RETURN, convictionsNamed(path));
    leaveIncapacitated(g, card as CardId);
    return true;
  }
  if (!isConvictionPlay(g, path)) return false;
  const imbued = (path[1] as Piece).card as CardId;
  playOf(g, imbued).did.push('phase:conviction');
  const played =
    say !== 'plays' ||
    (yield* announceCard(g, { seat, card: card as CardId, mode: 0, minion: undefined, chosen: {}, x: 0 }));
  if (played && isInPlay(g, imbued)) addConviction(g, imbued, card as CardId, seat);
  return true;
}
