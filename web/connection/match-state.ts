/** What the page knows of a match: a fold over the frames that the server has sent. */
import type { View } from '@praxis/engine';
import {
  type Chat,
  type Choice,
  type Frame,
  patched,
  type SentClock,
  type SentDecision,
  type SentEvent,
  type SentTable,
} from '@praxis/protocol';

/** A line of the log. Numbers grow, so that what is new can be told from what was read. */
export interface LogLine {
  readonly n: number;
  readonly event: SentEvent;
  /** How many events had happened before it, as far as that is known: the same however often the log is sent anew. */
  readonly at?: number;
}

export interface MatchState {
  /** The last frame; 0 before the first. */
  readonly n: number;
  readonly view?: View;
  readonly log: readonly LogLine[];
  /** How many events there have been; undefined where nobody counts them. */
  readonly told?: number;
  /** What happened in the last frame, for animations. Nothing after a frame with a whole view: that is the past. */
  readonly news: readonly SentEvent[];
  readonly decisions: readonly SentDecision[];
  readonly beside: readonly Choice[];
  readonly clocks: readonly SentClock[];
  /** When the clocks were told, by the clock of this machine. */
  readonly clocksAt: number;
  readonly table?: SentTable;
  readonly chat: readonly Chat[];
}

export const NOTHING_YET: MatchState = {
  n: 0,
  log: [],
  news: [],
  decisions: [],
  beside: [],
  clocks: [],
  clocksAt: 0,
  chat: [],
};

const LOG_LINES_MAX = 3000;
/** An event that only tells several others, which follow it, as one. */
const TOLD = 'told';

/** The state after the frame; undefined if frames are missing in between and the whole view must be asked for. */
export function afterFrame(state: MatchState, frame: Frame, now: number): MatchState | undefined {
  const whole = frame.view !== undefined;
  if (!whole && (state.view === undefined || frame.n > state.n + 1)) return undefined;
  // What was sent twice around a reconnection is known already.
  if (!whole && frame.n <= state.n) return state;
  const view = whole ? frame.view : frame.patch ? patched(state.view, frame.patch) : state.view;
  return {
    ...state,
    n: frame.n,
    view: view as View,
    log: whole ? lines([], frame.events) : lines(state.log, frame.events, state.told),
    news: whole ? [] : frame.events,
    decisions: frame.decisions ?? (whole ? [] : state.decisions),
    beside: frame.beside ?? (whole ? [] : state.beside),
    ...(frame.clocks ? { clocks: frame.clocks, clocksAt: now } : {}),
    ...(frame.table ? { table: frame.table } : {}),
    ...told(state, frame),
  };
}

function told(state: MatchState, { view, events, told: all }: Frame): Pick<MatchState, 'told'> {
  if (view !== undefined) return all === undefined ? {} : { told: all };
  if (state.told === undefined) return {};
  return { told: state.told + events.filter(({ type }) => type !== TOLD).length };
}

/** Lines that come with a frame stand behind everything that came before it. */
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

/** Lines of chat arrive once when they are said and again, all of them, when somebody comes back. */
export function afterChat(state: MatchState, told: readonly Chat[]): MatchState {
  const last = state.chat.at(-1)?.n ?? 0;
  const fresh = told.filter(({ n }) => n > last);
  return fresh.length === 0 ? state : { ...state, chat: [...state.chat, ...fresh] };
}
