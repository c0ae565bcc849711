/** Chapter 18: the windows of combat. */

import { askWindow, type Piece, type Procedure } from '@praxis/engine';
import { carryOut } from '../cards/playing.ts';
import { cardQuestion } from '../cards/questions.ts';
import { combatOrder, goesOn } from '../facts/fighters.ts';
import type { G } from '../state/state.ts';
import type { Step } from '../state/steps.ts';

/** A step in which everybody may use cards and effects. V-COM-010 It ends with the combat. */
export function* combatWindow(g: G, step: Step, about: Piece, isOver: () => boolean = () => !goesOn(g)): Procedure {
  for (;;) {
    if (isOver()) return;
    const heard = yield* askWindow(combatOrder(g), (seat) => cardQuestion(g, seat, step, about));
    if (!heard) return;
    yield* carryOut(g, heard, step);
  }
}
