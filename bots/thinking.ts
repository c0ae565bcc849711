/** What is said between whoever hosts matches and the threads in which programs think about them. */
import type { Entry, Setup } from '@praxis/engine';
import type { Chosen } from './bot.ts';

/** Where a copy of a match begins. */
export interface Beginning {
  /** The `file:` address of a module that exports the game's `hosting`. */
  readonly game: string;
  readonly setup: Setup;
  /** The position that the match starts from if it is not the setup. */
  readonly state?: unknown;
  /** The match asks also where only one answer is legal. */
  readonly forced?: boolean;
}

/** What a program is asked on behalf of a seat. */
export interface BotQuestion extends Beginning {
  /** What the match is called, the same each time. */
  readonly match: string;
  /** The whole record up to here. Only what a thread does not have yet is sent to it. */
  readonly entries: readonly Entry[];
  readonly seat: number;
  readonly bot: string;
  readonly temperament: string;
  readonly seed: string;
  readonly budgetMs: number;
  /** The answer of somebody who does nothing, if there is one: the last resort. */
  readonly passive?: string | undefined;
}

/** What a thread is asked. The copy of the match that it keeps is brought up to date first. */
export interface Thought {
  readonly id: number;
  readonly match: string;
  /** Only where the thread is to begin the match anew. */
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
