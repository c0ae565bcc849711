/** A seat's time, the cost of an answer, and when the server must answer for the seat. */
import type { Speed } from '@praxis/protocol/table.ts';

/** The beginning of every answer is free. It is longer than any pause that hides passes, so no clock reveals them. */
export const FREE_MS = 3000;
/** How long an absent player can hold up a live table. */
export const ABSENCE_MS = 120_000;
/** After this many timeouts in a row a bot takes the seat. */
export const TIMEOUTS_MAX = 3;

const DAY_MS = 86_400_000;

/** A time at which no server was alive. It is charged to nobody. */
export interface Downtime {
  readonly from: number;
  readonly until: number;
}

function downMs(from: number, until: number, downtimes: readonly Downtime[]): number {
  let sum = 0;
  for (const each of downtimes) sum += Math.max(0, Math.min(until, each.until) - Math.max(from, each.from));
  return sum;
}

/** How long a seat has taken for an answer. */
export function takenMs(since: number, at: number, downtimes: readonly Downtime[]): number {
  return Math.max(0, at - since - downMs(since, at, downtimes));
}

/**
 * The bank after an answer that took `taken` milliseconds. An answer within the free time neither costs nor gains
 * anything.
 */
export function leftAfter(speed: Speed, bankMs: number, taken: number): number {
  if (speed.kind !== 'live' || taken <= FREE_MS) return bankMs;
  return Math.max(0, bankMs - (taken - FREE_MS)) + speed.incrementSeconds * 1000;
}

/** The bank if the seat answered now. */
export function leftNow(bankMs: number, taken: number): number {
  return Math.max(0, bankMs - Math.max(0, taken - FREE_MS));
}

export interface Owing {
  readonly speed: Speed;
  readonly since: number;
  readonly bankMs: number;
  /** Since when the player is absent. */
  readonly awaySince: number | undefined;
  readonly downtimes: readonly Downtime[];
}

export interface Deadline {
  readonly at: number;
  /** The time has run out, or nobody has been there for too long. */
  readonly why: 'time' | 'absence';
}

/** When the time of a seat that owes an answer is up; undefined if it is unlimited. */
export function deadlineOf({ speed, since, bankMs, awaySince, downtimes }: Owing): Deadline | undefined {
  const later = (from: number, ms: number): number => from + ms + downMs(from, Number.MAX_SAFE_INTEGER, downtimes);
  switch (speed.kind) {
    case 'untimed':
      return undefined;
    case 'correspondence':
      return { at: later(since, speed.daysPerDecision * DAY_MS), why: 'time' };
    case 'live': {
      const time: Deadline = { at: later(since, FREE_MS + bankMs), why: 'time' };
      if (awaySince === undefined) return time;
      const absence: Deadline = { at: later(Math.max(since, awaySince), ABSENCE_MS), why: 'absence' };
      return absence.at < time.at ? absence : time;
    }
  }
}
