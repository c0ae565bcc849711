/** Answers that a seat has ordered beforehand. */
import { answerOf } from '@praxis/engine/decision.ts';
import type { Concern } from '@praxis/engine/hosting.ts';
import type { StandingAnswers } from '@praxis/protocol/table.ts';
import type { Room } from './room.ts';

/** A standing order as it is kept: with what was going on when it was given, because parts of it end with that. */
export interface StandingOrder {
  readonly answers: StandingAnswers;
  readonly turn: number;
  readonly matter?: string;
}

/** What is going on as the seat sees it. Without the game's help only the turns are known, and nobody's turn is anybody's own. */
function concernOf(room: Room, seat: number): Concern {
  const { match, story, beginning } = room.live;
  const { concern } = beginning.hosting;
  return concern?.(match.view(seat)) ?? { seat: -1, turn: story.turn, at: [seat], vote: false };
}

export function orderOf(room: Room, seat: number, answers: StandingAnswers): StandingOrder {
  const { turn, matter } = concernOf(room, seat);
  return { answers, turn, ...(matter === undefined ? {} : { matter }) };
}

/** What of an order is still in force. */
export function inForce(room: Room, seat: number, { answers, turn, matter }: StandingOrder): StandingAnswers {
  const now = concernOf(room, seat);
  const { pass, notThisAction, stopAtVotes, askAlways } = answers;
  return {
    ...(pass === undefined || (pass === 'this turn' && turn !== now.turn) ? {} : { pass }),
    ...(notThisAction && matter !== undefined && turn === now.turn && matter === now.matter ? { notThisAction } : {}),
    ...(stopAtVotes ? { stopAtVotes } : {}),
    ...(askAlways ? { askAlways } : {}),
  };
}

/** The answer that the seat's standing order gives to what it is asked, if it gives one. */
export function standingAnswer(room: Room, seat: number): string | undefined {
  const order = room.facts.seats.find((each) => each.seat === seat)?.standing;
  const passive = order && room.live.decisionOf(seat)?.passive;
  if (!order || !passive || Object.keys(order.answers).length === 0) return undefined;
  const { pass, notThisAction, stopAtVotes, askAlways } = inForce(room, seat, order);
  const { seat: turnOf, at, vote } = concernOf(room, seat);
  if (askAlways || turnOf === seat || (stopAtVotes && vote)) return undefined;
  const passes = pass === 'this turn' || (pass === 'until targeted' && !at.includes(seat)) || notThisAction === true;
  return passes ? answerOf(room.live.match.state, passive) : undefined;
}
