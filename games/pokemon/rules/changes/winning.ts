/** Winning, losing and sudden death (P-WIN, P-END). */
import type { Result, Seat } from '@praxis/engine';
import { type CardId, mix } from '@praxis/engine';
import { type G, newPlayer, opponentOf, type Player, playerOf, pokemonOf } from '../state/state.ts';

/** P-WIN-001, P-WIN-002, P-WIN-003 The number of ways in which a player has won now. */
function waysOf(g: G, seat: Seat): number {
  const lastPrize = playerOf(g, seat).zones.prizes.length === 0 ? 1 : 0;
  return lastPrize + (pokemonOf(g, opponentOf(seat)).length === 0 ? 1 : 0);
}

/**
 * P-END-001 Both can win at the same moment. P-END-002 In equally many ways: sudden death. P-END-003 Otherwise the
 * player with more ways wins. True if the game is over.
 */
export function judge(g: G): boolean {
  if (g.state.winner !== undefined) return true;
  const [first, second] = [waysOf(g, 0), waysOf(g, 1)];
  if (first === 0 && second === 0) return false;
  if (first === second) suddenDeath(g);
  else win(g, first > second ? 0 : 1, winReason(g, first > second ? 0 : 1));
  return true;
}

function winReason(g: G, seat: Seat): string {
  return playerOf(g, seat).zones.prizes.length === 0 ? 'last prize' : 'no Pokémon left';
}

export function win(g: G, seat: Seat, reason: string): void {
  g.state.winner = seat;
  g.state.reason = reason;
  g.emit({ type: 'won', seat, reason });
}

export const SUDDEN_DEATH_PRIZES = 1;

/** P-END-004, P-END-005, P-END-006 A completely new game with one Prize card each; nothing of the old one counts. */
function suddenDeath(g: G): void {
  const { state } = g;
  state.suddenDeaths++;
  state.prizeCount = SUDDEN_DEATH_PRIZES;
  state.stadium = undefined;
  state.changes++;
  state.turnNumber = 0;
  state.players = state.players.map((player, seat) => startAgain(g, player, seat));
  state.at = 'coin flip';
  g.emit({ type: 'sudden death' });
}

function startAgain(g: G, { conceded }: Player, seat: Seat): Player {
  const player: Player = { ...newPlayer(), conceded };
  g.state.cards.forEach((card, index) => {
    if (card.owner !== seat) return;
    card.place = 'deck';
    player.zones.deck.push(index as CardId);
  });
  mix(g.state, player.zones.deck);
  return player;
}

/** P-AMB-27 A player who gives up has lost. */
export function resultOf({ state, setup }: G): Result | undefined {
  const gaveUp = state.players.findIndex(({ conceded }) => conceded);
  const winner = gaveUp >= 0 ? opponentOf(gaveUp) : state.winner;
  if (winner === undefined) return undefined;
  return {
    kind: 'over',
    winners: [winner],
    scores: setup.seats.map((_, seat) => (seat === winner ? 1 : 0)),
    reason: gaveUp >= 0 ? 'conceded' : state.reason,
  };
}
