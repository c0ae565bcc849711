/** A client's updates of a running match. All words are in the connection's language. */
import type { Faces } from '@praxis/contract';
import type { VisiblePiece } from '@praxis/engine';
import type { Patch } from './patch.ts';
import type { OpenRequest, StandingAnswers, TableSeat, TableState } from './table.ts';

/** One step on the way to an answer. */
export interface Choice {
  /** The whole answer up to here: the keys of its pieces, separated by blanks. */
  readonly answer: string;
  /** The sentence up to here, with the seat's name. */
  readonly label: string;
  /** The pieces that this choice adds: usually one; more where there is only one way to go on. */
  readonly pieces: readonly VisiblePiece[];
  /** More must be said. The choices are in `next`, or the client asks for them. */
  readonly more: boolean;
  readonly next?: readonly Choice[];
  /** It cannot be taken back and has great consequences: the client asks once more. */
  readonly irreversible?: true;
}

export interface SentDecision {
  readonly number: number;
  readonly step: string;
  /** The question, in words. */
  readonly about: string;
  /** The id of the card whose text asks this. */
  readonly source?: string;
  readonly passive?: { readonly answer: string; readonly label: string };
  readonly choices: readonly Choice[];
}

/** Something that happened, for log and animation only: everything that matters is in the view. */
export interface SentEvent {
  readonly type: string;
  /** What the line of a `summary` is about, as if it were one event. */
  readonly of?: Pick<SentEvent, 'type' | 'data'>;
  /** A line for the log; absent if it is not worth one. */
  readonly line?: string;
  /** The cards in the line, so that it can link them. */
  readonly cards?: readonly { readonly handle?: number; readonly def: string; readonly name: string }[];
  readonly data: Readonly<Record<string, unknown>>;
  readonly turn: number;
  /** In an update with the whole view: how many events of the match came before it. */
  readonly at?: number;
}

/** A seat's clock. Times are in milliseconds, from the moment at which the update was made. */
export interface SentClock {
  readonly seat: number;
  readonly leftMs: number;
  readonly running: boolean;
  /** In correspondence matches: when the answer is due, in milliseconds from now. */
  readonly dueMs?: number;
}

export interface SentTable {
  readonly state: TableState;
  readonly seats: readonly TableSeat[];
  /** Seats that owe an answer, as far as everybody may know. */
  readonly waitingFor: readonly number[];
  readonly requests: readonly OpenRequest[];
  /** The viewer's request that has lapsed because the match went on. */
  readonly lapsed?: 'takeback';
  /** At this table no answer is ever taken back. */
  readonly takebacks?: false;
  readonly standing?: StandingAnswers;
  readonly spectators: number;
  /** The viewer sees everything this much later than the players: a spectator of a rated match. */
  readonly delaySeconds?: number;
  /** Why the match is over, in words. */
  readonly outcome?: string;
  /** The table at which the same people play again. */
  readonly rematch?: string;
}

export interface Update {
  readonly t: 'update';
  readonly match: string;
  /** Counts the updates for this audience without gaps. */
  readonly n: number;
  /** The whole view; otherwise `patch` has the changes since update `n - 1`. */
  readonly view?: unknown;
  readonly patch?: Patch;
  readonly events: readonly SentEvent[];
  /**
   * Faces by the ids that views call `def`: those not sent before. With the whole view: all that the audience has seen.
   */
  readonly faces?: Faces;
  /**
   * With the whole view, whose events are lines only: how many events there have been. Those of the type `summary` are
   * not counted.
   */
  readonly eventCount?: number;
  /** All decisions of the viewer's seat, undefined where they are as in the update before. */
  readonly decisions?: readonly SentDecision[];
  /** The seat's actions that are possible at any time. */
  readonly beside?: readonly Choice[];
  readonly clocks?: readonly SentClock[];
  readonly table?: SentTable;
}
