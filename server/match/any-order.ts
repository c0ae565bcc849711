/** Questions in which order things happen, where every order leads to the same position. */
import { answers, type Decision, type Match } from '@praxis/engine';

/** More orders are not tried: the player is asked. */
const ORDERS_MAX = 24;

const known = new WeakMap<Decision, boolean>();

export interface Orders {
  /** The `say` of such questions. */
  readonly questions: readonly string[];
  /** The turn; the same part of another turn is another one. */
  turnOf(match: Match): number;
}

/**
 * True if all answers to this question, and to those like it that follow, lead to the same position in the next part of
 * the match. There the state alone determines what follows, so that nobody could ever notice a difference.
 */
export function isSameInAnyOrder(match: Match, decision: Decision, orders: Orders): boolean {
  if (!orders.questions.includes(decision.about.say)) return false;
  const isSame = known.get(decision) ?? haveSameEnd(match, orders);
  known.set(decision, isSame);
  return isSame;
}

function haveSameEnd(match: Match, orders: Orders): boolean {
  const here = partOf(match, orders);
  const [first, ...others] = [...take(endsOf(match, here, orders), ORDERS_MAX + 1)];
  return first !== undefined && others.length < ORDERS_MAX && others.every((end) => end === first);
}

function partOf(match: Match, { turnOf }: Orders): string {
  return `${turnOf(match)} ${match.state.at}`;
}

/** The position after each order; undefined where another question comes in between. */
function* endsOf(match: Match, here: string, orders: Orders): Generator<string | undefined> {
  const [decision] = match.decisions;
  if (match.result || partOf(match, orders) !== here) yield match.hash();
  else if (!decision || !orders.questions.includes(decision.about.say)) yield undefined;
  else
    for (const path of answers(decision)) {
      const fork = match.fork();
      fork.choose(decision.seat, path);
      yield* endsOf(fork, here, orders);
    }
}

function* take<T>(all: Iterable<T>, most: number): Generator<T> {
  let count = 0;
  for (const each of all) {
    if (count++ === most) return;
    yield each;
  }
}
