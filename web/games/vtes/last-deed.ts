/** What the middle of the table tells of the last action: what it led to, and not each of its steps. */
import type { SentEvent } from '@praxis/protocol';

/** Steps on the way, whose results are lines of their own. */
const STEPS = new Set([
  ...['played', 'modified', 'block attempt', 'block failed', 'combat', 'combat over', 'round', 'range', 'range set'],
  ...['maneuvered', 'strike', 'additional strikes', 'pressed', 'referendum', 'terms', 'votes cast', 'votes gained'],
  ...['abstains', 'locked', 'unlocked', 'shuffled'],
]);

/** More lines are no summary. The last ones count: what came of it. */
const TOLD_MAX = 4;

export function toldOf(consequences: readonly SentEvent[]): readonly string[] {
  return consequences
    .filter(({ type, of, line }) => line !== undefined && !STEPS.has((of ?? { type }).type))
    .slice(-TOLD_MAX)
    .map(({ line }) => line as string);
}
