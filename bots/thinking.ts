/** The messages between a server and the threads in which bots think. */
import type { Entry, Setup } from '@praxis/engine';
import type { Chosen } from './bot.ts';

/** The beginning of a match's copy. */
export interface Beginning {
  /** The `file:` address of a module that exports the game's `hosting`. */
  readonly game: string;
  readonly setup: Setup;
  /** The position that the match starts from if it is not the setup. */
  readonly state?: unknown;
  /** The match asks also where only one answer is legal. */
  readonly forced?: boolean;
}

/** A question to a bot on behalf of a seat. */
export interface BotQuestion extends Beginning {
  /** A name for the match, the same each time. */
  readonly match: string;
  /** The whole record up to here. Only entries that a thread does not have yet are sent to it. */
  readonly entries: readonly Entry[];
  readonly seat: number;
  readonly bot: string;
  readonly temperament: string;
  readonly seed: string;
  readonly budgetMs: number;
  /** The default answer, if there is one: the last resort. */
  readonly passive?: string | undefined;
}

/** A question to a thread. Its copy of the match is brought up to date first. */
export interface Thought {
  readonly id: number;
  readonly match: string;
  /** Only if the thread must start the match again. */
  readonly beginning?: Beginning;
  /** How many entries of the record it is supposed to have, and those that follow. */
  readonly known: number;
  readonly entries: readonly Entry[];
  readonly seat: number;
  readonly bot: string;
  readonly temperament: string;
  readonly seed: string;
  readonly budgetMs: number;
}

export type ToThread = { readonly think: Thought } | { readonly forget: string };

export type FromThread =
  /** The copy is up to date: from here on the time counts. */
  | { readonly begun: number }
  | { readonly id: number; readonly chosen: Chosen }
  /** The thread does not have the match as far as was supposed. */
  | { readonly id: number; readonly missing: true }
  | { readonly id: number; readonly failed: string };
