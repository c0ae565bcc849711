/** The great moments of a match: a player is out, something is knocked out, a great card comes, the match ends. */
import type { Faces } from '@praxis/contract';
import type { Result, View } from '@praxis/engine';
import type { SentEvent } from '@praxis/protocol';
import type { MatchState } from '../connection/match-state.ts';
import type { Look } from '../games/look.ts';
import type { Step } from './travel.ts';

/** `fall`: a player or card is out; `rise`: something great comes; the others are ends of a match. */
export type MomentKind = 'fall' | 'rise' | 'won' | 'lost' | 'over';

export interface Moment {
  readonly kind: MomentKind;
  /** A line of the log, which screen readers announce. An end has words of the page. */
  readonly line?: string;
  /** The definition of the card to show. */
  readonly def?: string;
}

/** The great events of a game, by their type: their kind, and a condition. */
export type MomentsByType = Readonly<
  Record<string, { readonly kind: 'fall' | 'rise'; readonly if?: (event: SentEvent, faces: Faces) => boolean }>
>;

/** The first of the greatest: a fall outweighs a rise. An event without a line in the log is no moment. */
export function momentBy(types: MomentsByType, { events }: Step, faces: Faces): Moment | undefined {
  const great = events.filter((event) => {
    const type = types[event.type];
    return type !== undefined && event.line !== undefined && (type.if?.(event, faces) ?? true);
  });
  const event = great.find(({ type }) => types[type]?.kind === 'fall') ?? great[0];
  if (!event) return undefined;
  const def = event.cards?.[0]?.def;
  return {
    kind: types[event.type]?.kind ?? 'rise',
    ...(event.line === undefined ? {} : { line: event.line }),
    ...(def === undefined ? {} : { def }),
  };
}

/** The great moment between two consecutive states, if any. */
export function momentOf(before: MatchState, after: MatchState, look: Look): Moment | undefined {
  if (after.n !== before.n + 1 || !after.view || !before.view) return undefined;
  const step: Step = { before: before.view, after: after.view, events: after.news };
  return endOf(step) ?? look.moment?.(step, after.faces);
}

/** The end of a match, as the viewer sees it. */
export function endOf({ before, after }: Pick<Step, 'before' | 'after'>): Moment | undefined {
  return after.result && !before.result ? { kind: kindOfEnd(after.result, after.viewer) } : undefined;
}

export function kindOfEnd(result: Result, viewer: View['viewer']): MomentKind {
  const winners: readonly number[] = result.kind === 'over' ? result.winners : [];
  if (viewer === 'spectator' || winners.length === 0) return 'over';
  return winners.includes(viewer) ? 'won' : 'lost';
}

/** A number on the face of the first card in an event; NaN if it has none. */
export function markIn({ cards }: SentEvent, faces: Faces, mark: string): number {
  const def = cards?.[0]?.def;
  return Number(def === undefined ? Number.NaN : faces[def]?.marks[mark]);
}
