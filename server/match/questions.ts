/** The questions that the people at a table answer themselves. */
import type { OpenQuestion } from './open-questions.ts';
import type { Room } from './room.ts';
import { standingAnswer } from './standing-answers.ts';

/** The question that a seat is to be shown; undefined if there is none, or if a standing order answers it. */
export function questionTo(room: Room, seat: number): OpenQuestion | undefined {
  const { live } = room;
  if (live.status !== 'running' && live.status !== 'paused') return undefined;
  const question = live.openQuestions.of(seat);
  // Programs are asked when it is their turn.
  if (!question || (question.early && room.botOf(seat))) return undefined;
  // A question that is answered by itself in a moment would only flash up.
  return live.status === 'running' && standingAnswer(room, seat) !== undefined ? undefined : question;
}

/** The seats that owe an answer, whether it is their turn or not. */
export function owing(room: Room): readonly number[] {
  const { live } = room;
  if (live.status !== 'running') return [];
  const early = live.openQuestions.all.flatMap(({ early, decision: { seat } }) =>
    early && questionTo(room, seat) ? [seat] : [],
  );
  return [...new Set([...live.decisions.map(({ seat }) => seat), ...early])].sort((a, b) => a - b);
}
