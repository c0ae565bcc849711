/** The page's knowledge of a match: a fold over the server's updates. */
import type { Faces } from '@praxis/contract';
import type { View } from '@praxis/engine';
import {
  type Chat,
  type Choice,
  patched,
  type SentClock,
  type SentDecision,
  type SentEvent,
  type SentTable,
  type Update,
} from '@praxis/protocol';

/** A line of the log. Numbers grow, so that new lines can be distinguished from read ones. */
export interface LogLine {
  readonly n: number;
  readonly event: SentEvent;
  /** The number of events before it, as far as known: the same each time the log is sent again. */
  readonly at?: number;
}

export interface MatchState {
  /** The last update; 0 before the first. */
  readonly n: number;
  readonly view?: View;
  /** The faces of the cards seen so far, by the ids of their definitions. */
  readonly faces: Faces;
  readonly log: readonly LogLine[];
  /** The number of events so far; undefined where they are not counted. */
  readonly eventCount?: number;
  /** The events of the last update, for animations. Empty after an update with a whole view: those are in the past. */
  readonly news: readonly SentEvent[];
  readonly decisions: readonly SentDecision[];
  readonly beside: readonly Choice[];
  readonly clocks: readonly SentClock[];
  /** When the clocks arrived, by the clock of this machine. */
  readonly clocksAt: number;
  readonly table?: SentTable;
  readonly chat: readonly Chat[];
}

export const NOTHING_YET: MatchState = {
  n: 0,
  faces: {},
  log: [],
  news: [],
  decisions: [],
  beside: [],
  clocks: [],
  clocksAt: 0,
  chat: [],
};

const LOG_LINES_MAX = 3000;
/** An event that only sums up the events after it. */
const SUMMARY = 'summary';

/** The state after the update; undefined if updates are missing in between and the whole view must be asked for. */
export function afterUpdate(state: MatchState, update: Update, now: number): MatchState | undefined {
  const whole = update.view !== undefined;
  if (!whole && (state.view === undefined || update.n > state.n + 1)) return undefined;
  // An update that was sent twice around a reconnection is already known.
  if (!whole && update.n <= state.n) return state;
  const view = whole ? update.view : update.patch ? patched(state.view, update.patch) : state.view;
  return {
    ...state,
    n: update.n,
    view: view as View,
    faces: facesAfter(state, update, whole),
    log: whole ? lines([], update.events) : lines(state.log, update.events, state.eventCount),
    news: whole ? [] : update.events,
    decisions: update.decisions ?? (whole ? [] : state.decisions),
    beside: update.beside ?? (whole ? [] : state.beside),
    ...(update.clocks ? { clocks: update.clocks, clocksAt: now } : {}),
    ...(update.table ? { table: update.table } : {}),
    ...counted(state, update),
  };
}

/** The whole view comes with all of them, and they may be in another language than before. */
function facesAfter(state: MatchState, { faces }: Update, whole: boolean): Faces {
  if (whole) return faces ?? state.faces;
  return faces ? { ...state.faces, ...faces } : state.faces;
}

function counted(state: MatchState, { view, events, eventCount: all }: Update): Pick<MatchState, 'eventCount'> {
  if (view !== undefined) return all === undefined ? {} : { eventCount: all };
  if (state.eventCount === undefined) return {};
  return { eventCount: state.eventCount + events.filter(({ type }) => type !== SUMMARY).length };
}

/** Lines of an update come after everything before it. */
function lines(log: readonly LogLine[], events: readonly SentEvent[], before?: number): readonly LogLine[] {
  const worded = events.filter(({ line }) => line !== undefined && line !== '');
  if (worded.length === 0) return log;
  let n = log.at(-1)?.n ?? 0;
  const added = worded.map((event): LogLine => {
    const at = event.at ?? before;
    return { n: ++n, event, ...(at === undefined ? {} : { at }) };
  });
  return [...log, ...added].slice(-LOG_LINES_MAX);
}

/**
 * Adds chat lines. They arrive once when they are sent, and again when the player comes back or the lines have changed.
 */
export function afterChat(state: MatchState, told: readonly Chat[]): MatchState {
  const last = state.chat.at(-1)?.n ?? 0;
  const fresh = told.filter(({ n }) => n > last);
  const changed = new Map(told.map((line) => [line.n, line]));
  const kept = state.chat.map((line) => {
    const now = changed.get(line.n);
    return now === undefined || (now.by === line.by && now.text === line.text) ? line : now;
  });
  const isSame = fresh.length === 0 && kept.every((line, index) => line === state.chat[index]);
  return isSame ? state : { ...state, chat: [...kept, ...fresh] };
}
