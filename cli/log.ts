/** What happened, in words. */
import { eventFor } from '@praxis/engine/cards.ts';
import type { GameEvent, Viewer, Wording } from '@praxis/engine/game.ts';
import type { Match } from '@praxis/engine/match.ts';

/** Five lines a turn that say nothing: the phase stands above the table. */
const SHOWN_ELSEWHERE: ReadonlySet<string> = new Set(['phase']);

/** A line for each event that is worth one, as the viewer may see it. */
export function logLines(
  wording: Wording<Match['context']>,
  match: Match,
  viewer: Viewer,
  events: readonly GameEvent[],
): readonly string[] {
  return events
    .filter(({ type }) => !SHOWN_ELSEWHERE.has(type))
    .map((event) => wording.event(match.context, eventFor(event, viewer)))
    .filter((line) => line !== '');
}
