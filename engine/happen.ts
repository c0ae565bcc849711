/**
 * Things happen in batches: replacements first (they may ask), then one change of the state, then the triggers are collected.
 */

import { oneOf, type Piece, type Seat, samePiece } from './decision.ts';
import type { Procedure } from './procedure.ts';
import { ask } from './procedure.ts';

/** An effect that makes something else happen instead. It applies to an event and its replacements at most once. */
export interface Replacement<Event> {
  readonly id: string;
  /** How the affected seat refers to it when it chooses between several. */
  readonly piece: Piece;
  /** May be declined. */
  readonly optional?: boolean;
  instead(event: Event): Procedure<readonly Event[]>;
}

export interface Happenings<Event> {
  readonly step: string;
  /** The seat that chooses when several replacements apply. */
  affected(event: Event): Seat;
  replacements(event: Event): readonly Replacement<Event>[];
  /** Applies the whole batch to the state at once and emits it, with the facts from just before. */
  apply(batch: readonly Event[]): void;
  /** Collects the abilities that the batch triggers; the game decides when they resolve. */
  triggers(batch: readonly Event[]): void;
}

/** Makes simultaneous events happen. Returns the events that really happened. */
export function* happen<Event>(rules: Happenings<Event>, events: readonly Event[]): Procedure<readonly Event[]> {
  const batch: Event[] = [];
  for (const event of events) {
    // Most events have no replacement and skip the procedure.
    const candidates = rules.replacements(event);
    if (candidates.length === 0) batch.push(event);
    else batch.push(...(yield* replaced(rules, event, candidates, NONE)));
  }
  if (batch.length > 0) {
    rules.apply(batch);
    rules.triggers(batch);
  }
  return batch;
}

const NONE: readonly string[] = [];

function* replaced<Event>(
  rules: Happenings<Event>,
  event: Event,
  candidates: readonly Replacement<Event>[],
  used: readonly string[],
): Procedure<readonly Event[]> {
  if (candidates.length === 0) return [event];
  const chosen = yield* chooseReplacement(rules, event, candidates);
  if (!chosen) return [event];
  const result: Event[] = [];
  const spent = [...used, chosen.id];
  for (const each of yield* chosen.instead(event)) {
    const left = rules.replacements(each).filter(({ id }) => !spent.includes(id));
    result.push(...(yield* replaced(rules, each, left, spent)));
  }
  return result;
}

function* chooseReplacement<Event>(
  rules: Happenings<Event>,
  event: Event,
  candidates: readonly Replacement<Event>[],
): Procedure<Replacement<Event> | undefined> {
  const mayDecline = candidates.every((each) => each.optional);
  if (candidates.length === 1 && !mayDecline) return candidates[0];
  const none: Piece = { say: 'no replacement' };
  const pieces = candidates.map((each) => each.piece);
  const path = yield* ask({
    seat: rules.affected(event),
    step: rules.step,
    about: { say: 'choose replacement' },
    next: oneOf(mayDecline ? [none, ...pieces] : pieces),
    ...(mayDecline ? { passive: [none] } : {}),
  });
  return candidates.find((each) => samePiece(each.piece, path[0] as Piece));
}
