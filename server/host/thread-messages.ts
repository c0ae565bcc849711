/** The messages between the main thread and a thread with matches. */
import type { Language } from '@praxis/contract';
import type { Request } from '@praxis/protocol/messages.ts';
import type { Config } from '../base/config.ts';
import type { Detail } from '../base/details.ts';
import type { ErrorCode } from '../base/words.ts';
import type { Downtime } from '../match/timekeeping.ts';
import type { Person } from '../people/people.ts';
import type { Change } from '../storage/bus.ts';
import type { DatabaseAccess } from '../storage/database.ts';
import type { Matches } from './matches.ts';

/** The data a thread starts with. */
export interface ThreadStart {
  readonly config: Config;
  readonly processId: string;
  /** Which of the threads it is, and how many there are. */
  readonly index: number;
  readonly threads: number;
  readonly database: DatabaseAccess;
  /** See `SystemClock`. */
  readonly origin: number;
  readonly downtimes: readonly Downtime[];
  /** See `gamesOf`. */
  readonly gamesModule: string | undefined;
  /** See `WorkSign`. */
  readonly sign: SharedArrayBuffer;
  /** See `MemorySign`. */
  readonly memory: SharedArrayBuffer;
}

/** Those of `Matches` that take and return plain data. */
export type MatchCall = Exclude<keyof Matches, 'start' | 'stop' | 'visit' | 'wake' | 'metrics'>;

export type ToThread =
  | { readonly t: 'call'; readonly id: number; readonly method: MatchCall; readonly args: readonly unknown[] }
  | { readonly t: 'wake'; readonly match: string }
  | { readonly t: 'visit'; readonly visitor: number; readonly person: Person }
  | ({ readonly t: 'watch'; readonly id: number; readonly visitor: number; readonly match: string } & Watched)
  | { readonly t: 'unwatch'; readonly visitor: number; readonly match: string }
  | {
      readonly t: 'request';
      readonly id: number;
      readonly visitor: number;
      readonly request: Request;
      readonly language: Language;
    }
  | { readonly t: 'leave'; readonly visitor: number }
  | { readonly t: 'changed'; readonly what: Change; readonly match: string }
  | { readonly t: 'gap' }
  | { readonly t: 'time'; readonly origin: number; readonly downtimes: readonly Downtime[] }
  | { readonly t: 'metrics'; readonly id: number }
  | { readonly t: 'stop'; readonly id: number };

export interface Watched {
  readonly after: number | undefined;
  readonly language: Language;
}

export type FromThread =
  | { readonly t: 'ready' }
  | { readonly t: 'reply'; readonly id: number; readonly value: unknown }
  | { readonly t: 'failed'; readonly id: number; readonly error: SentError }
  | { readonly t: 'send'; readonly visitor: number; readonly text: string }
  /** Something has changed; the thread itself knows it already. */
  | { readonly t: 'tell'; readonly what: Change; readonly match: string };

/** An error across threads: unfulfilled requests keep their code, other errors their text. */
export type SentError =
  | { readonly code: ErrorCode; readonly detail: Detail | undefined }
  | { readonly message: string };
