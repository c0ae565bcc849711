/** The states of a match that is over, one for each frame. They share what does not differ, so all of them can be kept. */
import type { Frame } from '@praxis/protocol';
import { afterFrame, type MatchState, NOTHING_YET } from '../connection/match-state.ts';

export function replayed(frames: readonly Frame[]): readonly MatchState[] {
  const states: MatchState[] = [];
  let state = NOTHING_YET;
  for (const frame of frames) {
    const after = afterFrame(state, frame, 0);
    if (!after) throw new Error(`Frame ${frame.n} of the replay does not follow frame ${state.n}.`);
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
export function turnsOf(frames: readonly Frame[]): readonly TurnStart[] {
  const turns: TurnStart[] = [];
  for (const [step, { events }] of frames.entries()) {
    const turn = events.at(-1)?.turn;
    if (turn !== undefined && turn > (turns.at(-1)?.turn ?? Number.NEGATIVE_INFINITY)) turns.push({ turn, step });
  }
  return turns;
}
