/** How a match ends (M-WIN-001, M-X-004 to M-X-007). */
import type { Result, Seat } from '@praxis/engine';
import { type G, playerOf } from '../state/state.ts';

/** The players still in the game. */
function left(g: G): Seat[] {
  return g.state.players.flatMap((player, seat) => (player.lost || player.conceded ? [] : [seat]));
}

export function isOver({ state }: G): boolean {
  if (state.ended !== undefined) return true;
  let playing = 0;
  for (const { lost, conceded } of state.players) if (!lost && !conceded) playing++;
  return playing < 2;
}

/** M-WIN-001 The last player in the game wins. M-X-007 If all lose at the same time nobody does. */
export function resultOf(g: G): Result | undefined {
  if (!isOver(g)) return undefined;
  const winners = g.state.ended === undefined ? left(g) : [];
  const { ended } = g.state;
  const reason = ended ?? (winners.length === 0 ? 'draw' : reasonOf(g));
  return { kind: 'over', winners, scores: g.state.players.map((_, seat) => (winners.includes(seat) ? 1 : 0)), reason };
}

function reasonOf(g: G): string {
  const losers = g.state.players.map((_, seat) => playerOf(g, seat)).filter(({ lost, conceded }) => lost || conceded);
  if (losers.some(({ conceded }) => conceded)) return 'concession';
  return losers.some(({ overdrawn }) => overdrawn) ? 'library' : 'life';
}
