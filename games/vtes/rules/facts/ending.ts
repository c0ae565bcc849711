/** Chapter 31: the end of the game, and its winners. */

import type { Result } from '@praxis/engine';
import type { G } from '../state/state.ts';

/** Nothing more is asked or done once this holds. */
export function isOver(g: G): boolean {
  return g.state.over;
}

/** V-END-009, V-END-010, V-AMB-21 Most victory points win, even if ousted; on a tie the edition decides. */
export function resultOf(g: G): Result | undefined {
  const { over, timeUp, players } = g.state;
  if (!over && !timeUp) return undefined;
  const scores = players.map((player) => player.vp);
  const most = Math.max(...scores);
  const leaders = scores.flatMap((vp, seat) => (vp === most ? [seat] : []));
  const winners = leaders.length > 1 && g.edition.tie === 'nobody wins' ? [] : leaders;
  return { kind: 'over', winners, scores, reason: over ? 'last one left' : 'turn limit' };
}
