/**
 * The server's interface to matches under way, wherever they run. All arguments and results are plain data, so that a
 * match may run in a thread of its own.
 */
import type { Language } from '@praxis/contract';
import type { Record as MatchRecord, Setup } from '@praxis/engine';
import type { MatchSummary } from '@praxis/protocol/http.ts';
import type { Request } from '@praxis/protocol/messages.ts';
import type { Refused } from '../base/refusals.ts';
import type { LessonAsks, LessonReplies } from '../learn/lesson-service.ts';
import type { Person } from '../people/people.ts';
import type { ReplayViewer } from '../replays/replays.ts';
import type { OpenedSetup } from '../tables/starting.ts';

export interface Matches {
  start(): Promise<void>;
  /** Finishes the work under way and begins nothing new. */
  stop(): Promise<void>;
  /** The numbers about the threads, each as its own list. */
  metrics(): Promise<readonly object[][]>;
  /** Connects a visitor, who may then watch and play. `send` gets the messages to them. */
  visit(person: Person, send: (text: string) => void): Visitor;
  /** Has the rules set up a match that is about to begin. Throws `Unfulfilled` if they cannot. */
  setUp(match: string, game: string, given: Setup): Promise<OpenedSetup>;
  /**
   * Answers a learner's request. Throws `Unfulfilled` if there is no such lesson, or the request makes no sense there.
   */
  learn<What extends keyof LessonAsks>(game: string, what: What, ask: LessonAsks[What]): Promise<LessonReplies[What]>;
  /** How far an open match is for a seat; undefined if it cannot be played here. */
  progress(match: string, seat: number): Promise<Progress | undefined>;
  /** True if the match is over, but the pause before everyone sees its end is not. */
  isEndHeld(match: string): Promise<boolean>;
  /** The record of a finished match. Throws `Unfulfilled` if there is none. */
  record(match: string): Promise<MatchRecord>;
  /** A finished match to be watched again, as the text of a `Replay`. Throws `Unfulfilled` if there is none. */
  replay(match: string, viewer: string | undefined, language: Language): Promise<string>;
  /** A new match that goes on from a position of a finished one. Returns its id. */
  continueFrom(match: string, person: Person, wish: { readonly step: number; readonly seat: number }): Promise<string>;
  /** Nobody has come back to the match for long: it ends. */
  abandon(match: string): Promise<void>;
  /** A bot plays on for a person who leaves for good. */
  replace(match: string, personId: string): Promise<void>;
  /** Something falls due in the match now. */
  wake(match: string): void;
  /** A player came to the table or left it. */
  presenceChanged(match: string): Promise<void>;
  /** The answers that people owe in a match by correspondence. */
  owed(match: string): Promise<OwedAnswers | undefined>;
}

/** The part of a connection that deals with matches. */
export interface Visitor {
  /** Sends the person's view of the match from now on, after update number `after` if that is still known. */
  watch(match: string, after: number | undefined, language: Language): Promise<Refused | Admitted>;
  unwatch(match: string): void;
  /** The reply goes to the person like everything else. False if the request was improper. */
  request(request: Request, language: Language): Promise<boolean>;
  /** The connection has ended. */
  leave(): void;
}

/** A person's permission to watch a match. */
export interface Admitted {
  /** How old a line of the chat must be before that person hears it; undefined: the chat is not for them. */
  readonly chatAfterMs: number | undefined;
}

export interface Progress extends Pick<MatchSummary, 'yourMove' | 'dueAt' | 'turn'> {
  /** The version of the rules by which the match is played. */
  readonly version: string;
}

export interface OwedAnswer {
  readonly seat: number;
  readonly person: string;
  /** The number of the decision. */
  readonly number: number;
  readonly dueAt: number;
  /** The time of the last reminder. */
  readonly lastCallAt: number;
  /** The person is looking at the match. */
  readonly isHere: boolean;
}

export interface OwedAnswers {
  readonly head: number;
  /** The title of the game. */
  readonly game: string;
  readonly names: readonly { readonly seat: number; readonly name: string }[];
  readonly answers: readonly OwedAnswer[];
}

export type { ReplayViewer };
