/**
 * Who will be asked what if everybody passes. The seats of a response window are asked at once, and what they answer is sealed until
 * its turn comes, so that nobody can tell from the moment of a question who was asked before and took time to pass.
 */

import type { Hosting } from '@praxis/contract';
import type { Match } from '@praxis/engine';
import { type Decision, isPass, type Question } from '@praxis/engine';

/** Something that a seat is asked, now or after passes. */
export interface ForeseenQuestion {
  readonly decision: Decision;
  /** The match in that position: the true one, or a copy that is ahead of it. */
  readonly match: Match;
}

/** Nobody is asked about what lies so many passes ahead. */
const AHEAD_MAX = 12;

/** What is asked now. */
export function asked(match: Match): readonly ForeseenQuestion[] {
  return match.decisions.map((decision) => ({ decision, match }));
}

/**
 * What is asked now and then, in the order of the rules, for as long as passing has no consequences that can be seen. Nobody is
 * bothered with what could come after the own move of the seat whose turn it is: it will seldom pass.
 */
export function foreseen(match: Match, { attention }: Hosting): readonly ForeseenQuestion[] {
  const upcoming = [...asked(match)];
  if (!match.isWindow) return upcoming;
  const now = attention?.(match.view('spectator'));
  const mover = now?.idle ? now.seat : undefined;
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

/** A copy in which the seat has passed; undefined if everybody could see what came of it. */
function passed(match: Match, { seat, passive }: Question): Match | undefined {
  const ahead = match.fork();
  ahead.choose(seat, passive ?? []);
  return ahead.result || ahead.takeEvents().length > 0 ? undefined : ahead;
}
