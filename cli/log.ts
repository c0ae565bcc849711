/** Events in words. */

import type { GameEvent, Match, Viewer, Wording } from '@praxis/engine';
import { eventFor } from '@praxis/engine';

/** Events as the viewer may see them. Visibility is decided when they happen, so this must not be delayed. */
export function seenBy(viewer: Viewer, events: readonly GameEvent[]): readonly GameEvent[] {
  return events.map((event) => eventFor(event, viewer));
}

/** Events in words, as one seat saw them. Repeated lines are printed once, with their number. */
export function logLines(
  wording: Wording<Match['context']>,
  match: Match,
  seen: readonly GameEvent[],
): readonly string[] {
  const told: { readonly line: string; times: number }[] = [];
  for (const event of wording.condensed?.(seen) ?? seen) {
    const line = wording.event(match.context, event);
    const last = told.at(-1);
    if (last?.line === line) last.times++;
    else if (line !== '') told.push({ line, times: 1 });
  }
  return told.map(({ line, times }) => (times > 1 ? `${line} (×${times})` : line));
}
