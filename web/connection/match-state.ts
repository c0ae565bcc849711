/** What the page knows of a match: a fold over the frames that the server has sent. */
import type { View } from '@praxis/engine/game.ts';
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
}

export interface MatchState {
  /** The last frame; 0 before the first. */
  readonly n: number;
  readonly view?: View;
  readonly log: readonly LogLine[];
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
    log: whole ? lines([], frame.events) : lines(state.log, frame.events),
    news: whole ? [] : frame.events,
    decisions: frame.decisions ?? (whole ? [] : state.decisions),
    beside: frame.beside ?? (whole ? [] : state.beside),
    ...(frame.clocks ? { clocks: frame.clocks, clocksAt: now } : {}),
    ...(frame.table ? { table: frame.table } : {}),
  };
}

function lines(log: readonly LogLine[], events: readonly SentEvent[]): readonly LogLine[] {
  const told = events.filter(({ line }) => line !== undefined && line !== '');
  if (told.length === 0) return log;
  let n = log.at(-1)?.n ?? 0;
  const added = told.map((event): LogLine => ({ n: ++n, event }));
  return [...log, ...added].slice(-LOG_LINES_MAX);
}

/** Lines of chat arrive once when they are said and again, all of them, when somebody comes back. */
export function afterChat(state: MatchState, told: readonly Chat[]): MatchState {
  const last = state.chat.at(-1)?.n ?? 0;
  const fresh = told.filter(({ n }) => n > last);
  return fresh.length === 0 ? state : { ...state, chat: [...state.chat, ...fresh] };
}
