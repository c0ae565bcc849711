/** Windows for fast effects and the building of Chains: each question is a checkpoint of its own. */
import { askWindow, PASS, PASSIVE_PASS, type Procedure, type Question, type Seat } from '@praxis/engine';
import { remembered } from '../state/derived.ts';
import { type G, opponentOf } from '../state/state.ts';
import type { Step } from '../state/steps.ts';
import type { Moment } from '../state/ways.ts';
import { activate } from './activating.ts';
import { activationContinued, activationPieces, mightAnswer, withPass } from './offers.ts';

function question(g: G, seat: Seat, step: Step, when: Moment): Question | undefined {
  if (!mightAnswer(g, seat)) return undefined;
  const heads = remembered(g, () => withPass(activationPieces(g, seat, when)));
  return {
    seat,
    step,
    about: { say: 'respond' },
    next: (prefix) => {
      if (prefix.length === 0) return heads();
      return prefix[0]?.say === PASS.say ? [] : activationContinued(g, seat, prefix, when);
    },
    passive: PASSIVE_PASS,
  };
}

/** The order from the first seat on that has a choice. */
function fromFirst(order: readonly Seat[], hasChoice: (seat: Seat) => boolean): readonly Seat[] {
  const at = order.findIndex(hasChoice);
  if (at === 0) return order;
  return at < 0 ? [] : order.slice(at);
}

/**
 * Allows one use to the first of the seats that wants one; then the Chain is being built. Returns true if there was
 * one.
 */
export function* window(g: G, order: readonly Seat[], step: Step, when: Moment): Procedure<boolean> {
  // Public information decides whether a window opens.
  if (!order.some((seat) => mightAnswer(g, seat))) {
    g.unasked++;
    return false;
  }
  const asked = g.asksForced
    ? order
    : fromFirst(order, (seat) => mightAnswer(g, seat) && activationPieces(g, seat, when).length > 0);
  if (asked.length === 0) {
    g.unasked++;
    return false;
  }
  const heard = yield* askWindow(asked, (seat) => question(g, seat, step, when));
  if (!heard) return false;
  activate(g, heard.seat, heard.path, when);
  g.state.at = 'chain';
  return true;
}

/** Y-X-FET-04, Y-CHN-001 to Y-CHN-003 The player who did not add the last Link decides first; when both pass the Chain closes. */
export function* chainPart(g: G): Procedure {
  const { state } = g;
  const last = state.chain.at(-1)?.seat ?? state.turn;
  if (yield* window(g, [opponentOf(last), last], 'chain', 'chain')) return;
  // Y-CHN-004
  state.resolving = true;
  state.answerable = [];
  state.at = 'resolve';
}

/** Y-X-SMN-02 The window for negating a Summon that is declared. */
export function* summonPart(g: G): Procedure {
  const { state } = g;
  const seat = state.declared?.seat ?? state.turn;
  if (yield* window(g, [seat, opponentOf(seat)], 'summon', 'summon')) return;
  state.at = 'succeed';
}
