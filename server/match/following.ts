/** Follows many stored entries piece by piece, so that the other matches of the process need not wait for it. */
import { isAnswer } from '@praxis/engine';
import { recorded, type StoredEntry } from './entries.ts';
import type { LiveMatch } from './live-match.ts';

/** Other work gets its turn after this much. */
const WORK_MS = 20;
/** The number of entries between two looks at the clock. */
const PIECE = 8;

/** As `LiveMatch.catchUp`. Until it is done nobody else may have the match. */
export async function followGently(live: LiveMatch, entries: readonly StoredEntry[], workMs = WORK_MS): Promise<void> {
  let from = 0;
  let since = performance.now();
  for (const to of pieceEnds(entries)) {
    live.catchUp(entries.slice(from, to), to === entries.length);
    from = to;
    if (performance.now() - since < workMs) continue;
    await new Promise((resolve) => setImmediate(resolve));
    since = performance.now();
  }
}

/**
 * Where the pieces end. No piece ends between an answer and its takeback: such answers are skipped, and everything
 * would be derived again.
 */
function pieceEnds(entries: readonly StoredEntry[]): readonly number[] {
  const given: number[] = [];
  const joined = new Set<number>();
  for (const [at, stored] of entries.entries()) {
    const entry = recorded(stored);
    if (entry === undefined) continue;
    if (isAnswer(entry)) given.push(at);
    else if ('takeback' in entry) {
      const undone = given.splice(Math.max(0, given.length - entry.takeback));
      for (let place = (undone[0] ?? at) + 1; place <= at; place++) joined.add(place);
    }
  }
  const ends: number[] = [];
  for (let at = 1; at < entries.length; at++) if (at - (ends.at(-1) ?? 0) >= PIECE && !joined.has(at)) ends.push(at);
  return [...ends, entries.length];
}
