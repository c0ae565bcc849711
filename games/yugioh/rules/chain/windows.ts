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

export const NOBODY: readonly Seat[] = [];
/** By the first seat. */
const ORDERS: readonly (readonly Seat[])[] = [
  [0, 1],
  [1, 0],
];
const ONLY: readonly (readonly Seat[])[] = [[0], [1]];

/** The seats that are asked in a window, in this order. Public information decides whether it opens. */
export function seatsAsked(g: G, first: Seat, when: Moment): readonly Seat[] {
  const second = opponentOf(first);
  const order = ORDERS[first] as readonly Seat[];
  if (g.asksForced && (mightAnswer(g, first) || mightAnswer(g, second))) return order;
  // From the first on that has a choice.
  if (hasChoice(g, first, when)) return order;
  if (hasChoice(g, second, when)) return ONLY[second] as readonly Seat[];
  g.unasked++;
  return NOBODY;
}

function hasChoice(g: G, seat: Seat, when: Moment): boolean {
  return mightAnswer(g, seat) && activationPieces(g, seat, when).length > 0;
}

/**
 * Allows one use to the first of the seats that wants one; then the Chain is being built. Returns true if there was
 * one.
 */
export function* window(g: G, asked: readonly Seat[], step: Step, when: Moment): Procedure<boolean> {
  const heard = yield* askWindow(asked, (seat) => question(g, seat, step, when));
  if (!heard) return false;
  activate(g, heard.seat, heard.path, when);
  g.state.at = 'chain';
  return true;
}

/** Y-X-FET-04, Y-CHN-001 to Y-CHN-003 The player who did not add the last Link decides first; when both pass the Chain closes. */
export function* chainPart(g: G): Procedure {
  const { state } = g;
  const asked = seatsAsked(g, opponentOf(state.chain.at(-1)?.seat ?? state.turn), 'chain');
  if (asked.length > 0 && (yield* window(g, asked, 'chain', 'chain'))) return;
  // Y-CHN-004
  state.resolving = true;
  state.answerable = [];
  state.at = 'resolve';
}

/** Y-X-SMN-02 The window for negating a Summon that is declared. */
export function* summonPart(g: G): Procedure {
  const { state } = g;
  const asked = seatsAsked(g, state.declared?.seat ?? state.turn, 'summon');
  if (asked.length > 0 && (yield* window(g, asked, 'summon', 'summon'))) return;
  state.at = 'succeed';
}
