/** Winning and elimination (R-WIN). */
import type { Result, Seat } from '@praxis/engine';
import { coterieSize, prestigeOf } from '../facts/values.ts';
import { clockwiseFrom, type G, type Over, playerOf, seatsOf } from '../state/state.ts';

/** R-WIN-001 */
export const AGENDA_TO_WIN = 13;

/** Why a player is out, if he is: R-WIN-004 without Prestige, R-WIN-005 without a character outside torpor. */
function isOut(g: G, seat: Seat): boolean {
  // R-X-006 Nobody loses by lending his last vampire.
  const isLending = g.state.possessed?.from === seat;
  return playerOf(g, seat).conceded || prestigeOf(g, seat) === 0 || (coterieSize(g, seat) === 0 && !isLending);
}

/**
 * R-WIN-010 Checks for the end of the game, after everything that happens at once: eliminations first, then 13 Agenda,
 * of several the active player and then the next clockwise (R-AMB-35).
 */
export function judge(g: G): void {
  const { state } = g;
  if (state.over) return;
  const out = seatsOf(g).filter((seat) => isOut(g, seat));
  if (out.length > 0) end(g, eliminate(g, out));
  else {
    const winner = clockwiseFrom(g, state.turn).find((seat) => playerOf(g, seat).agenda >= AGENDA_TO_WIN);
    if (winner !== undefined) end(g, { winners: [winner], reason: 'agenda' });
  }
}

/** R-WIN-006 A player who eliminates his own Rival wins, the active player first if several do. */
function eliminate(g: G, out: readonly Seat[]): Over {
  for (const seat of out) {
    const player = playerOf(g, seat);
    player.eliminated = true;
    player.agenda = 0;
    // R-WIN-011
    if (player.conceded) player.lostTo = undefined;
    g.emit({ type: 'eliminated', seat, ...(player.lostTo === undefined ? {} : { by: player.lostTo }) });
  }
  const credited = clockwiseFrom(g, g.state.turn).filter(
    (seat) => !out.includes(seat) && out.some((each) => playerOf(g, each).lostTo === seat),
  );
  const winner = credited.find(
    (seat) => out.includes(playerOf(g, seat).rival) && playerOf(g, playerOf(g, seat).rival).lostTo === seat,
  );
  return { winners: winner === undefined ? mostAgenda(g, out, credited) : [winner], reason: 'elimination' };
}

/** R-WIN-007, R-AMB-04 The highest Agenda wins; a tie goes to the player who eliminated, else it is shared. */
export function mostAgenda(g: G, out: readonly Seat[], credited: readonly Seat[]): readonly Seat[] {
  const left = seatsOf(g).filter((seat) => !out.includes(seat));
  const candidates = left.length > 0 ? left : seatsOf(g);
  const most = Math.max(...candidates.map((seat) => playerOf(g, seat).agenda));
  const best = candidates.filter((seat) => playerOf(g, seat).agenda === most);
  const eliminator = best.find((seat) => credited.includes(seat));
  return eliminator === undefined ? best : [eliminator];
}

export function end(g: G, over: Over): void {
  g.state.over = over;
  g.emit({ type: 'over', seats: over.winners, reason: over.reason });
}

/** The kernel's result. */
export function resultOf(g: G): Result | undefined {
  const { over, players } = g.state;
  if (!over) return undefined;
  return { kind: 'over', winners: over.winners, scores: players.map(({ agenda }) => agenda), reason: over.reason };
}
