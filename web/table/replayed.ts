/** The states of a finished match, one for each update. They share unchanged parts, so all of them can be kept. */
import type { Update } from '@praxis/protocol';
import { afterUpdate, type MatchState, NOTHING_YET } from '../connection/match-state.ts';

export function replayed(updates: readonly Update[]): readonly MatchState[] {
  const states: MatchState[] = [];
  let state = NOTHING_YET;
  for (const update of updates) {
    const after = afterUpdate(state, update, 0);
    if (!after) throw new Error(`Update ${update.n} of the replay does not follow update ${state.n}.`);
    state = after;
    states.push(state);
  }
  return states;
}

export interface TurnStart {
  readonly turn: number;
  readonly step: number;
}

/** The first step of each turn. */
export function turnsOf(updates: readonly Update[]): readonly TurnStart[] {
  const turns: TurnStart[] = [];
  for (const [step, { events }] of updates.entries()) {
    const turn = events.at(-1)?.turn;
    if (turn !== undefined && turn > (turns.at(-1)?.turn ?? Number.NEGATIVE_INFINITY)) turns.push({ turn, step });
  }
  return turns;
}
