/** Answers that a seat has ordered beforehand, and those that are given by default. */

import { type Attention, isStopWindow, type Stops } from '@praxis/contract';
import { answerOf, type Decision, isPass, type Match, onlyAnswer } from '@praxis/engine';
import type { StandingAnswers } from '@praxis/protocol/table.ts';
import { isSameInAnyOrder } from './any-order.ts';
import type { Room } from './room.ts';

/** A standing order as it is kept: with the situation in which it was given, because parts of it end with that. */
export interface StandingOrder {
  readonly answers: StandingAnswers;
  readonly turn: number;
  readonly matter?: string;
}

/**
 * The current situation as the seat sees it. Without the game's help only the turns are known, and no turn counts as
 * anyone's own.
 */
function attentionOf(room: Room, seat: number, match = room.live.match): Attention {
  const { story, hosting } = room.live;
  const { attention } = hosting;
  return attention?.(match.view(seat)) ?? { seat: -1, turn: story.turn, at: [seat], vote: false };
}

export function orderOf(room: Room, seat: number, answers: StandingAnswers): StandingOrder {
  const { turn, matter } = attentionOf(room, seat);
  return { answers, turn, ...(matter === undefined ? {} : { matter }) };
}

/** The first place in an order at which this game never asks; undefined if there is none. */
export function unknownStop(room: Room, { stops = [] }: StandingAnswers): string | undefined {
  const places = room.live.hosting.stops?.places ?? [];
  return stops.find((place) => !places.includes(place));
}

/** The parts of an order that are still in force, with the usual defaults. */
export function inForce(room: Room, seat: number, order: StandingOrder | undefined): StandingAnswers {
  return withAttention(room, order, attentionOf(room, seat));
}

function withAttention(room: Room, order: StandingOrder | undefined, now: Attention): StandingAnswers {
  const usual = room.live.hosting.stops?.usual;
  if (!order) return usual === undefined ? {} : { stops: usual };
  const { answers, turn, matter } = order;
  const { pass, notThisAction, stopAtVotes, askAlways, stops = usual } = answers;
  return {
    ...(pass === undefined || (pass === 'this turn' && turn !== now.turn) ? {} : { pass }),
    ...(notThisAction && matter !== undefined && turn === now.turn && matter === now.matter ? { notThisAction } : {}),
    ...(stopAtVotes ? { stopAtVotes } : {}),
    ...(askAlways ? { askAlways } : {}),
    ...(stops === undefined ? {} : { stops }),
  };
}

export interface StandingAnswer {
  readonly answer: string;
  /**
   * The seat wants to be asked here, but has no possible response. That must not show, so it passes like a quick
   * player: no earlier than it could have been asked.
   */
  readonly idle: boolean;
}

/** The answer that the seat's standing order gives to its question, if any. */
export function standingAnswer(room: Room, seat: number): StandingAnswer | undefined {
  const { decision, match } = room.live.openQuestions.of(seat) ?? {};
  const passive = decision?.passive;
  const row = room.facts.seats.find((each) => each.seat === seat);
  const order = row?.standing ?? undefined;
  const { stops, declines = [], orderQuestions = [] } = room.live.hosting;
  // Programs do not tire of being asked, so no defaults apply to them.
  const isPerson = !room.botOf(seat) && !row?.program;
  const orders = { questions: orderQuestions, turnOf: (at: Match) => attentionOf(room, seat, at).turn };
  const asksAlways = order?.answers.askAlways === true;
  if (isPerson && !asksAlways && match && decision && passive && isSameInAnyOrder(match, decision, orders))
    return { answer: answerOf(match.state, passive), idle: false };
  const ordered = order !== undefined && Object.keys(order.answers).length > 0;
  // Such a question is asked only to hide that there is no choice. Alone with bots there is nobody to hide it from.
  const needless =
    isPerson && room.live.people.length < 2 && decision !== undefined && onlyAnswer(decision) !== undefined;
  // Any other answer that is not a pass, such as how to strike, is a choice that nobody has made beforehand.
  if (!passive || !(needless || isPass(passive) || declines.includes(passive[0]?.say ?? ''))) return undefined;
  const usually = stops !== undefined && isPerson;
  if (!decision || !match || !(ordered || usually || needless)) return undefined;
  const attention = attentionOf(room, seat, match);
  const inForceNow = withAttention(room, order, attention);
  if (inForceNow.askAlways) return undefined;
  const given = (idle: boolean): StandingAnswer => ({ answer: answerOf(match.state, passive), idle });
  if (needless) return given(true);
  // Questions outside of windows, such as how to block, deserve a thought unless the game says otherwise.
  if (!stops || !isStopWindow(stops, decision.about.say)) {
    const passes = ordered && (!stops || stops.elsewhere) && passesAction(seat, inForceNow, attention);
    return passes ? given(false) : undefined;
  }
  if (passesPlace(seat, inForceNow, attention)) return given(false);
  return isIdle(decision, stops) ? given(true) : undefined;
}

function passesAction(
  seat: number,
  { pass, notThisAction, stopAtVotes }: StandingAnswers,
  attention: Attention,
): boolean {
  const { seat: turnOf, at, vote, engaged } = attention;
  if (turnOf === seat || (stopAtVotes && vote) || engaged?.includes(seat)) return false;
  return pass === 'this turn' || (pass === 'until targeted' && !at.includes(seat)) || notThisAction === true;
}

/** The seat does not want to be asked here, independent of its options. */
function passesPlace(
  seat: number,
  { pass, notThisAction, stops = [] }: StandingAnswers,
  { at, place }: Attention,
): boolean {
  if (pass === 'this turn' || notThisAction || (pass === 'until targeted' && !at.includes(seat))) return true;
  return place !== undefined && !stops.includes(place);
}

/** The only options are to pass, or those that the game lists as idle. */
function isIdle(decision: Decision, { idle }: Stops): boolean {
  return decision.next([]).every((piece) => isPass([piece]) || idle.includes(piece.say));
}
