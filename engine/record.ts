/** A match as data: what it started from and what was answered. It replays to the same state anywhere. */
import type { Game, Setup } from './game.ts';
import { Mistake } from './game.ts';
import { hashOf } from './random.ts';

/** What is appended while a match runs; nothing is ever changed or removed. */
export type Entry =
  | { readonly seat: number; readonly answer: string }
  /** A seat used what is open to it beside the question: conceding, for example. */
  | { readonly seat: number; readonly standing: string }
  /** The last so many answers that still count are taken back. */
  | { readonly takeback: number }
  | { readonly seat: number; readonly sits: string };

export interface Segment {
  readonly rules: string;
  readonly definitions: string;
  /** The setup, or the state at a checkpoint of an earlier segment. */
  readonly start: { readonly setup: Setup } | { readonly setup: Setup; readonly state: unknown };
  readonly entries: readonly Entry[];
}

export interface Record {
  readonly format: 'praxis-record-1';
  readonly game: string;
  readonly segments: readonly Segment[];
  /** The state's fingerprint at the end; a record cut short or altered does not reach it. */
  readonly hash: string;
}

/** The entries that still count after all takebacks. */
export function effective(entries: readonly Entry[]): Entry[] {
  const kept: Entry[] = [];
  for (const entry of entries) {
    if (!('takeback' in entry)) {
      kept.push(entry);
      continue;
    }
    let back = entry.takeback;
    while (back > 0 && kept.length > 0) if (!('sits' in (kept.pop() as Entry))) back--;
  }
  return kept;
}

/** Checks that unknown data is a record of this game and version. Throws a `Mistake` that names what is wrong. */
export function readRecord(game: Game<never, never>, data: unknown): Record {
  const record = data as Partial<Record> | undefined;
  if (!isObject(record)) throw new Mistake('A record is an object.');
  if (record.format !== 'praxis-record-1') throw new Mistake(`Unknown record format ${JSON.stringify(record.format)}.`);
  if (record.game !== game.id) throw new Mistake(`This is a record of ${JSON.stringify(record.game)}, not of ${game.id}.`);
  if (typeof record.hash !== 'string') throw new Mistake('The record has no hash.');
  if (!Array.isArray(record.segments) || record.segments.length === 0) throw new Mistake('The record has no segments.');
  for (const [index, segment] of record.segments.entries()) readSegment(segment, index);
  return record as Record;
}

function readSegment(segment: unknown, index: number): void {
  const where = `Segment ${index + 1} of the record`;
  if (!isObject(segment)) throw new Mistake(`${where} is not an object.`);
  if (typeof segment['rules'] !== 'string' || typeof segment['definitions'] !== 'string')
    throw new Mistake(`${where} names no rules version or definitions.`);
  const start = segment['start'];
  if (!isObject(start) || !isObject(start['setup'])) throw new Mistake(`${where} has no setup.`);
  const { edition, seats, seed } = start['setup'];
  if (typeof edition !== 'string' || typeof seed !== 'string' || !Array.isArray(seats))
    throw new Mistake(`${where}: its setup lacks edition, seats or seed.`);
  const entries = segment['entries'];
  if (!Array.isArray(entries)) throw new Mistake(`${where} has no entries.`);
  for (const [at, entry] of entries.entries()) {
    const good =
      isObject(entry) &&
      (typeof entry['takeback'] === 'number' ||
        (typeof entry['seat'] === 'number' && ['answer', 'standing', 'sits'].some((key) => typeof entry[key] === 'string')));
    if (!good) throw new Mistake(`${where}: entry ${at + 1} is neither an answer, a takeback nor a change of seat.`);
  }
}

function isObject(value: unknown): value is { [key: string]: unknown } {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

export function definitionsHash(game: Game<never, never>, setup: Setup): string {
  return hashOf(game.definitions(setup));
}
