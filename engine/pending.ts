/** The open questions. */
import { isPass, type Path, type Question, type Seat } from './decision.ts';
import type { Ask } from './procedure.ts';

type Asked<Kind extends Ask['kind']> = Extract<Ask, { kind: Kind }>;

export type Pending = Asked<'one' | 'any'> | PendingEach | PendingWindow | PendingPoll;

export interface PendingEach {
  readonly kind: 'each';
  readonly questions: readonly Question[];
  readonly given: (Path | undefined)[];
}

export interface PendingWindow {
  readonly kind: 'window';
  readonly ask: Asked<'window'>;
  /** The seat being asked, as a place in the order. */
  at: number;
  question: Question | undefined;
}

export interface PendingPoll {
  readonly kind: 'poll';
  readonly ask: Asked<'poll'>;
  /** In the order of the seats; undefined for seats without an option. */
  readonly questions: (Question | undefined)[];
  readonly passed: boolean[];
}

/** A window or a poll in which nobody has passed. */
export function posed(ask: Asked<'window' | 'poll'>): PendingWindow | PendingPoll {
  if (ask.kind === 'window') return { kind: 'window', ask, at: 0, question: undefined };
  const questions = ask.seats.map((seat) => ask.question(seat));
  return { kind: 'poll', ask, questions, passed: questions.map(() => false) };
}

export function notePass(pending: PendingWindow | PendingPoll, seat: Seat): void {
  if (pending.kind === 'window') pending.at = pending.ask.order.indexOf(seat) + 1;
  else pending.passed[pending.ask.seats.indexOf(seat)] = true;
}

/** The questions that are open. */
export function openQuestions(pending: Pending): readonly Question[] {
  switch (pending.kind) {
    case 'one':
      return [pending.question];
    case 'window':
      return pending.question ? [pending.question] : [];
    case 'any':
      return pending.questions;
    case 'each':
      return pending.questions.filter((_, index) => !pending.given[index]);
    case 'poll':
      return pending.questions.filter(
        (question, index) => question !== undefined && !pending.passed[index],
      ) as Question[];
  }
}

/** Forgets other seats' answers that the seat cannot know: sealed answers, and passes in a poll. */
export function unsealForOthers(pending: Pending, seat: Seat): void {
  if (pending.kind === 'each') {
    for (const [index, question] of pending.questions.entries())
      if (question.seat !== seat) pending.given[index] = undefined;
  } else if (pending.kind === 'poll') {
    for (const [index, other] of pending.ask.seats.entries()) {
      if (other === seat) continue;
      pending.questions[index] = pending.ask.question(other);
      pending.passed[index] = false;
    }
  }
}

/** The rules go on with the answer though others are being asked too. */
export function isHeardAtOnce(pending: Pending | undefined, path: Path): boolean {
  return pending?.kind === 'any' || (pending?.kind === 'poll' && !isPass(path));
}
