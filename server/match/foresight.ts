/**
 * Foresees the questions that follow if everybody passes. The seats of a response window are asked at once, and their
 * answers are sealed until their turn comes, so that the moment of a question does not reveal who was asked before and
 * took time to pass.
 */

import type { Hosting } from '@praxis/contract';
import type { Match } from '@praxis/engine';
import { type Decision, isPass, type Question } from '@praxis/engine';

/** A seat's question, now or after passes. */
export interface ForeseenQuestion {
  readonly decision: Decision;
  /** The match in that position: the true one, or a copy that is ahead of it. */
  readonly match: Match;
}

/** The largest number of passes that is foreseen. */
const AHEAD_MAX = 12;

/** The questions that are open now. */
export function asked(match: Match): readonly ForeseenQuestion[] {
  return match.decisions.map((decision) => ({ decision, match }));
}

/**
 * The open and foreseen questions, in the order of the rules, as long as passing has no visible consequences. Nothing
 * is foreseen beyond a free move of the seat whose turn it is: it will seldom pass.
 */
export function foreseen(match: Match, hosting: Hosting): readonly ForeseenQuestion[] {
  const upcoming = [...asked(match)];
  if (!match.isWindow) return upcoming;
  const mover = freeMover(match, hosting);
  let here = match;
  for (let passes = 0; passes < AHEAD_MAX; passes++) {
    const passing = here.isWindow ? here.questions[0] : undefined;
    if (!passing?.passive || !isPass(passing.passive) || passing.seat === mover) break;
    const ahead = passed(here, passing);
    if (!ahead) break;
    upcoming.push(...asked(ahead));
    here = ahead;
  }
  return upcoming;
}

/** The seat whose turn it is, if it has a free move. */
export function freeMover(match: Match, { attention }: Hosting): number | undefined {
  const now = attention?.(match.view('spectator'));
  return now?.idle ? now.seat : undefined;
}

/** A copy in which the seat has passed; undefined if that had visible consequences. */
function passed(match: Match, { seat, passive }: Question): Match | undefined {
  const ahead = match.fork();
  ahead.choose(seat, passive ?? []);
  return ahead.result || ahead.takeEvents().length > 0 ? undefined : ahead;
}
