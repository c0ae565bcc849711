/** Where the passing of decisions ends, and why a line that ends it may fit nowhere. */
import type { BaseState, Context, Seat } from '@praxis/engine';
import type { Words } from './reading.ts';
import type { By, Table } from './table.ts';

export interface Goal<T> {
  /** Undefined until the goal is reached. */
  reached(): T | undefined;
  /** The message if the goal is never reached; the reason follows. */
  readonly failure: string;
  /** The seat whose sentences are of interest then. */
  readonly seat?: Seat | undefined;
  /** The line that an answer is sought for. */
  readonly line?: Words;
  readonly by: By;
  /** May pass beyond the end of the turn. */
  readonly turns?: boolean;
}

/** A decision that was passed on the way to something else. */
export interface Passed {
  readonly seat: Seat;
  readonly step: string;
  readonly sentences: readonly string[];
}

/** A line that fits no answer of its seat, and the decisions passed in search of one. */
export interface Missed {
  readonly seat: Seat;
  readonly line: Words;
  readonly passed: readonly Passed[];
}

/**
 * The rules by which the line is impossible, read where its seat is asked first; undefined if none is known. The run is
 * over: the decisions passed since then are taken back.
 */
export function whyNothingFits<S extends BaseState, C extends Context<S>>(
  table: Table<S, C>,
  { seat, line, passed }: Missed,
): string | undefined {
  const first = passed.findIndex((each) => each.seat === seat);
  for (let count = passed.length; count > Math.max(first, 0); count--) table.takeBack();
  const { possible, reasons, told } = table.explain(seat, line.text);
  if (possible || reasons.length === 0) return undefined;
  const main = told.length > 0 ? told : reasons;
  const others = reasons.filter(({ rule }) => main.every((each) => each.rule !== rule)).map(({ rule }) => rule);
  const where = first < 0 ? 'now' : `at ${passed[first]?.step}`;
  const rules = main.map(({ rule, words }) => `${rule}: ${words}`).join(' ');
  return `${table.seatName(seat)} cannot do this ${where}. ${rules}${others.length > 0 ? ` Also ${others.join(', ')}.` : ''}`;
}
