/** How a Duel ends (Y-WIN-001 to Y-WIN-005, Y-X-END-01, Y-X-END-05). */
import type { Result, Seat } from '@praxis/engine';
import type { G, Player } from '../state/state.ts';

function loses({ lp, conceded, deckedOut }: Player): boolean {
  return lp === 0 || conceded || deckedOut;
}

function isDecided(player: Player): boolean {
  return player.won || loses(player);
}

export function isOver({ state }: G): boolean {
  const { players } = state;
  return state.ended !== undefined || isDecided(players[0] as Player) || isDecided(players[1] as Player);
}

/** All results of one moment count together: one winner, or a draw (Y-WIN-005). */
export function resultOf(g: G): Result | undefined {
  if (!isOver(g)) return undefined;
  const { players, ended } = g.state;
  const losers = players.flatMap((player, seat): Seat[] => (loses(player) || players[1 - seat]?.won ? [seat] : []));
  const winners = ended !== undefined || losers.length !== 1 ? [] : [1 - (losers[0] as Seat)];
  return {
    kind: 'over',
    winners,
    scores: players.map((_, seat) => (winners.includes(seat) ? 1 : 0)),
    reason: ended ?? reasonOf(players),
  };
}

function reasonOf(players: readonly Player[]): string {
  if (players.some(({ conceded }) => conceded)) return 'conceded';
  if (players.some(({ won }) => won)) return 'effect';
  return players.some(({ lp }) => lp === 0) ? 'life points' : 'deck out';
}
