/** Continues after each window (Y-X-FET-03, Y-X-BTL-01). */
import type { Procedure } from '@praxis/engine';
import { NOBODY, seatsAsked, window } from '../chain/windows.ts';
import { isOver } from '../facts/ending.ts';
import { isForbidden } from '../facts/prohibitions.ts';
import type { G } from '../state/state.ts';
import { isReplay, isStopped } from './attacking.ts';
import { beginDamageStep, nextDamageStep } from './damage.ts';

/**
 * The turn player may activate one fast effect; if he passes, his opponent may. Windows in which nobody does follow each
 * other within this part.
 */
export function* windowPart(g: G): Procedure {
  const { state } = g;
  while (state.at === 'window' && !isOver(g)) {
    if (isInterrupted(g)) {
      state.at = 'replay';
      return;
    }
    // Y-X-BTL-05 At damage calculation there is one Chain at most.
    const calculated = state.window === 'calculation' && state.calculated;
    const { window: step } = state;
    const asked = calculated ? NOBODY : seatsAsked(g, state.turn, 'window');
    if (asked.length > 0 && (yield* window(g, asked, step, 'window'))) {
      state.calculated = step === 'calculation';
      return;
    }
    state.calculated = false;
    state.answerable = [];
    yield* afterWindow(g);
  }
}

/** Y-X-BTL-03 True if the attack is to be replayed. */
function isInterrupted(g: G): boolean {
  const { state } = g;
  const { attack } = state;
  if (attack?.state !== 'declared' && attack?.state !== 'stopped') return false;
  // Y-X-BTL-02 A stopped attack is over; the window is like any other.
  if (isStopped(g, attack)) {
    attack.state = 'stopped';
    state.window = 'response';
    return false;
  }
  return state.window === 'before damage step' && isReplay(g, attack);
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
