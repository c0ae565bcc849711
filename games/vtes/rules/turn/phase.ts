/** The common parts of the phases that belong to players, not to minions. */

import {
  askWindow,
  type Heard,
  PASS,
  type Path,
  type Piece,
  type Procedure,
  type Question,
  type Seat,
  samePiece,
} from '@praxis/engine';
import { settleDepartures } from '../cards/departures.ts';
import { continuation, openings } from '../cards/offers.ts';
import { carryOut } from '../cards/playing.ts';
import { openQuestion } from '../cards/questions.ts';
import { settleHands } from '../changes/hand.ts';
import { isOver } from '../facts/ending.ts';
import { clockwiseFrom } from '../facts/seats.ts';
import { couldUse } from '../facts/tabletop.ts';
import { type G, playerOf } from '../state/state.ts';
import { type Step, stepBit } from '../state/steps.ts';

/** A phase's options beside playing and using cards. */
export interface Phase {
  readonly step: Step;
  readonly about: Piece;
  /** The beginnings of a seat's sentences. */
  first(seat: Seat): Piece[];
  /** Their continuation; undefined for an ordinary card or use. */
  next?(seat: Seat, prefix: Path): readonly Piece[] | undefined;
  /** Carries out the sentence; false if it is an ordinary card or use, which is then carried out as such. */
  use(heard: Heard): Procedure<boolean>;
}

/**
 * The player whose phase it is uses cards and effects in the order he likes; when he passes the others may use theirs,
 * and any use returns the opportunity to him (V-SEQ-001 to V-SEQ-006). Ends when all have passed in succession. `only`:
 * the seats that are asked.
 */
export function* phaseWindow(g: G, phase: Phase, only?: readonly Seat[]): Procedure {
  const { turn } = g.state;
  for (;;) {
    if (g.state.dying.length > 0) yield* g.chapters.settleOusting(g);
    if (isOver(g) || playerOf(g, turn).ousted) return;
    const heard: Heard | undefined = yield* askWindow(only ?? clockwiseFrom(g, turn), (seat) =>
      phaseQuestion(g, phase, seat),
    );
    if (!heard) return;
    if (!(yield* phase.use(heard))) yield* carryOut(g, heard, phase.step);
    yield* settleHands(g);
    if (g.state.departed.length > 0) yield* settleDepartures(g);
  }
}

function phaseQuestion(g: G, phase: Phase, seat: Seat): Question | undefined {
  const { step, about } = phase;
  const rest = (prefix: Path): readonly Piece[] => {
    const { say } = prefix[0] as Piece;
    return phase.next?.(seat, prefix) ?? (say === 'plays' || say === 'uses' ? continuation(g, seat, step, prefix) : []);
  };
  const pieces = firstPieces(g, phase, seat);
  // The player whose phase it is is asked in any case, so that he can be waited for.
  return pieces.length === 1 && seat !== g.state.turn
    ? undefined
    : openQuestion(g, seat, step, about, pieces, () => firstPieces(g, phase, seat), rest);
}

/** The phase's own options come first; a card for which it has a sentence of its own is not offered twice. */
function firstPieces(g: G, phase: Phase, seat: Seat): Piece[] {
  const own = phase.first(seat);
  if (own.length === 0)
    return couldUse(g, seat, stepBit(phase.step)) ? [PASS, ...openings(g, seat, phase.step)] : ONLY_PASS;
  return [
    PASS,
    ...own,
    ...openings(g, seat, phase.step).filter((piece) => !own.some((each) => samePiece(each, piece))),
  ];
}

const ONLY_PASS: Piece[] = [PASS];
