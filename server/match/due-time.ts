/** When something falls due in a match by itself. */
import type { Room } from './room.ts';
import { standingAnswer } from './standing-answers.ts';
import { type Deadline, type Downtime, deadlineOf } from './timekeeping.ts';

/** The time of the next thing that must happen by itself; undefined if there is none. */
export function dueOf(room: Room, now: number, downtimes: readonly Downtime[]): number | undefined {
  const { live } = room;
  if (live.status !== 'running') return undefined;
  let earliest: number | undefined;
  for (const { seat } of live.decisions) {
    const at = isAnswered(room, seat) ? now : seatDeadline(room, seat, downtimes)?.at;
    if (at !== undefined && (earliest === undefined || at < earliest)) earliest = at;
  }
  return earliest;
}

/** The seat has answered before its turn, or a bot or a standing order answers for it. */
function isAnswered(room: Room, seat: number): boolean {
  if (room.live.openQuestions.sealedBy(seat).length > 0) return true;
  return room.botOf(seat) !== undefined || standingAnswer(room, seat) !== undefined;
}

export function seatDeadline(room: Room, seat: number, downtimes: readonly Downtime[]): Deadline | undefined {
  const { live, facts } = room;
  const question = live.openQuestions.of(seat);
  if (!question) return undefined;
  return deadlineOf({
    speed: live.beginning.settings.speed,
    since: question.since,
    bankMs: live.banks[seat] as number,
    awaySince: facts.seats.find((each) => each.seat === seat)?.awaySince ?? undefined,
    downtimes,
  });
}
