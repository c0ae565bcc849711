/** What the people at a table are asked to answer themselves. */
import type { PosedDecision } from './posed.ts';
import type { Room } from './room.ts';
import { standingAnswer } from './standing-answers.ts';

/** What a seat is to be shown; undefined if it is asked nothing, or nothing that it has not given a standing order for. */
export function questionTo(room: Room, seat: number): PosedDecision | undefined {
  const { live } = room;
  if (live.status !== 'running' && live.status !== 'paused') return undefined;
  const posed = live.posed.of(seat);
  // Programs are asked when it is their turn.
  if (!posed || (posed.early && room.botOf(seat))) return undefined;
  // What is answered by itself in a moment would only flash up.
  return live.status === 'running' && standingAnswer(room, seat) !== undefined ? undefined : posed;
}

/** The seats that owe an answer, be it their turn or not. */
export function owing(room: Room): readonly number[] {
  const { live } = room;
  if (live.status !== 'running') return [];
  const early = live.posed.all.flatMap(({ early, decision: { seat } }) =>
    early && questionTo(room, seat) ? [seat] : [],
  );
  return [...new Set([...live.decisions.map(({ seat }) => seat), ...early])].sort((a, b) => a - b);
}
