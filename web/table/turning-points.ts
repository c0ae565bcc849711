/** The great moments of a match that is over, as a short story of it. */
import type { Faces } from '@praxis/contract';
import type { View } from '@praxis/engine';
import type { LogLine } from '../connection/match-state.ts';
import type { Look } from '../games/look.ts';
import { isDeed } from './log-groups.ts';

export interface TurningPoint {
  readonly n: number;
  readonly turn: number;
  readonly line: string;
  /** Whose card it was about, unless the line says so. */
  readonly of?: number | undefined;
}

/** More would be a second log. */
const SHOWN_MAX = 5;

/** The last ones in their order; where there are too many, what fell says more than what rose. */
export function turningPoints(
  log: readonly LogLine[],
  { moment }: Pick<Look, 'moment'>,
  view: View,
  faces: Faces,
): readonly TurningPoint[] {
  // Between two players the last line is the end itself, which is told above.
  const told = view.seats.length > 2 ? log : log.slice(0, -1);
  const all = told.flatMap(({ n, event }) => {
    const found = moment?.({ before: view, after: view, events: [event] }, faces);
    return found?.line === undefined
      ? []
      : [{ n, turn: event.turn, line: found.line, of: ownerIn(event, view), kind: found.kind }];
  });
  const chosen = all.length > SHOWN_MAX ? all.filter(({ kind }) => kind === 'fall') : all;
  const shown = chosen.length === 0 ? all : chosen;
  return shown.slice(-SHOWN_MAX).map(({ n, turn, line, of }) => ({ n, turn, line, of }));
}

/** Lines that name a card and no player: both players may have such a card. */
function ownerIn({ type, cards }: LogLine['event'], { cards: known }: View): number | undefined {
  if (isDeed(type)) return undefined;
  const [card, another] = cards ?? [];
  return card?.handle === undefined || another !== undefined ? undefined : known[card.handle]?.owner;
}
