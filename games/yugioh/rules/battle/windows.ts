/** Continues after each window (Y-X-FET-03, Y-X-BTL-01). */
import type { Procedure } from '@praxis/engine';
import { window } from '../chain/windows.ts';
import { isOver } from '../facts/ending.ts';
import { isForbidden } from '../facts/prohibitions.ts';
import { type G, opponentOf } from '../state/state.ts';
import { isReplay, isStopped } from './attacking.ts';
import { beginDamageStep, nextDamageStep } from './damage.ts';

/** The turn player may activate one fast effect; if he passes, his opponent may. */
export function* windowPart(g: G): Procedure {
  const { state } = g;
  if (isOver(g)) return;
  const { attack } = state;
  if (attack?.state === 'declared' || attack?.state === 'stopped') {
    // Y-X-BTL-02 A stopped attack is over; the window is like any other.
    if (isStopped(g, attack)) {
      attack.state = 'stopped';
      state.window = 'response';
    } else if (state.window === 'before damage step' && isReplay(g, attack)) {
      state.at = 'replay';
      return;
    }
  }
  // Y-X-BTL-05 At damage calculation there is one Chain at most.
  const calculated = state.window === 'calculation' && state.calculated;
  if (!calculated) {
    const { window: step } = state;
    if (yield* window(g, [state.turn, opponentOf(state.turn)], step, 'window')) {
      state.calculated = step === 'calculation';
      return;
    }
  }
  state.calculated = false;
  state.answerable = [];
  yield* afterWindow(g);
}

function* afterWindow(g: G): Procedure {
  const { state } = g;
  switch (state.window) {
    case 'response':
      if (isForbidden(g, state.turn, 'battle phase') && state.step === 'battle step') state.step = 'end step';
      state.at = 'open';
      return;
    case 'attack declared':
      state.window = 'before damage step';
      return;
    case 'before damage step':
      beginDamageStep(g);
      return;
    default:
      yield* nextDamageStep(g);
  }
}
