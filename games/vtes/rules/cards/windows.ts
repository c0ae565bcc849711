/** Chapter 6: the windows in which everybody may use cards and effects. */

import { askWindow, type Piece, type Procedure } from '@praxis/engine';
import { anybodyCouldUse } from '../facts/tabletop.ts';
import type { G } from '../state/state.ts';
import { type Step, stepBit } from '../state/steps.ts';
import { carryOut } from './playing.ts';
import { cardQuestion, impulse } from './questions.ts';

/** A step in which everybody may use cards and effects; V-SEQ-005 any use returns the opportunity to the acting player. */
export function* cardWindow(g: G, step: Step, about: Piece, isOver: () => boolean = () => false): Procedure {
  const acting = g.state.action?.seat ?? g.state.turn;
  for (;;) {
    if (isOver()) return;
    if (!anybodyCouldUse(g, stepBit(step))) {
      g.unasked = (g.unasked ?? 0) + 1;
      return;
    }
    const heard = yield* askWindow(impulse(g, acting), (seat) => cardQuestion(g, seat, step, about));
    if (!heard) return;
    yield* carryOut(g, heard, step);
  }
}
