/** What cards do when minions have left the ready region. */

import type { Procedure } from '@praxis/engine';
import type { G } from '../state/state.ts';

/** One after the other, in the order in which they left; what happens then may make others leave. */
export function* settleDepartures(g: G): Procedure {
  while (g.state.departed.length > 0) {
    const [next, ...rest] = g.state.departed;
    g.state.departed = rest;
    const before = g.state.concerned;
    g.state.concerned = next;
    yield* g.chapters.runTriggers(g, 'a minion leaves the ready region');
    g.state.concerned = before;
  }
}
