/** Chapter 27: blood hunts. */

import {
  askWindow,
  type CardId,
  forbid,
  PASS,
  PASSIVE_PASS,
  type Piece,
  type Procedure,
  refer,
  type Seat,
} from '@praxis/engine';
import { burnUnlessSaved } from '../cards/burning.ts';
import { controllerOf, isInPlay } from '../facts/cards.ts';
import { clockwiseFrom } from '../facts/seats.ts';
import { has } from '../facts/values.ts';
import type { G } from '../state/state.ts';
import { referendum } from './referendum.ts';

/**
 * V-BHT-001 After a diablerie a referendum is held on the diablerist: by itself, in 2000 only if some Methuselah calls for it.
 * V-BHT-003, V-BHT-004 It is no action: nobody can block, no modifiers and reactions are played, and votes are gained as always.
 */
export function* bloodHunt(g: G, diablerist: CardId): Procedure {
  if (whyNoBloodHunt(g, diablerist) !== undefined) return;
  const caller = g.edition.bloodHunt === 'automatic' ? controllerOf(g, diablerist) : yield* whoCalls(g, diablerist);
  if (caller === undefined) return;
  // A diablerie may happen while another referendum is being resolved.
  const before = g.state.referendum;
  const passed = yield* referendum(g, { caller, by: diablerist, card: undefined, bloodHunt: true });
  // V-BHT-002
  if (passed && isInPlay(g, diablerist)) {
    g.emit({ type: 'blood hunt', card: refer(g.state, diablerist, true) });
    yield* burnUnlessSaved(g, diablerist);
  }
  g.state.past = { ...g.state.past, hunt: g.state.referendum };
  g.state.referendum = before;
}

function whyNoBloodHunt(g: G, diablerist: CardId): string | undefined {
  return (
    (isInPlay(g, diablerist) ? undefined : 'V-BHT-001') ?? forbid('V-GEN-001', has(g, diablerist, 'no blood hunt'))
  );
}

/** 2000: any Methuselah may call for it; the next ones after the diablerist's controller are asked first. */
function* whoCalls(g: G, diablerist: CardId): Procedure<Seat | undefined> {
  const [own, ...others] = clockwiseFrom(g, controllerOf(g, diablerist));
  const calls: Piece = { say: 'calls a blood hunt', card: diablerist };
  const heard = yield* askWindow(own === undefined ? others : [...others, own], (seat) => ({
    seat,
    step: 'after resolution',
    about: { say: 'blood hunt', card: diablerist },
    passive: PASSIVE_PASS,
    next: (prefix) => (prefix.length === 0 ? [PASS, calls] : []),
  }));
  return heard?.seat;
}
