/**
 * Bots in threads, for servers that host matches with people: a bot that thinks, hangs or fails delays nobody, and an
 * answer always comes. The threads keep copies of the matches, so only new entries are sent.
 */
import { availableParallelism } from 'node:os';
import type { Chosen } from './bot.ts';
import type { BotQuestion } from './thinking.ts';

export type { BotQuestion } from './thinking.ts';

import { botNamed } from './bots.ts';
import { Thread } from './thread.ts';

export interface BotHostOptions {
  readonly threads?: number;
  /** How much longer than its budget a program may take before it is stopped. */
  readonly graceMs?: number;
  /** How long a thread may take to load a game and to bring a match up to date. */
  readonly preparationMs?: number;
}

/** The program that answers when another one did not. */
const INSTEAD = 'heuristic';
const GRACE_MS = 500;
const PREPARATION_MS = 20_000;

export class BotHost {
  readonly #threads: readonly Thread[];
  /** The thread that has a copy of each match. */
  readonly #places = new Map<string, Thread>();
  #closed = false;

  constructor({ threads = usualThreads(), graceMs = GRACE_MS, preparationMs = PREPARATION_MS }: BotHostOptions = {}) {
    this.#threads = Array.from({ length: threads }, () => new Thread({ graceMs, preparationMs }));
  }

  /**
   * The answer of the program, or of a simpler one if it does not come in time. Rejects if there is no such program, or
   * no answer at all.
   */
  async ask(question: BotQuestion): Promise<Chosen> {
    if (this.#closed) throw new Error('The bot host is closed.');
    botNamed(question.bot);
    const thread = this.#threadFor(question.match);
    try {
      return await thread.ask(question);
    } catch (error) {
      if (this.#closed) throw error;
      return this.#instead(thread, question, error);
    }
  }

  async #instead(thread: Thread, question: BotQuestion, error: unknown): Promise<Chosen> {
    const { passive } = question;
    try {
      const chosen = await thread.ask({ ...question, bot: INSTEAD });
      return { ...chosen, why: { because: 'too slow', instead: chosen.why } };
    } catch {
      if (passive === undefined) throw error;
      return { answer: passive, why: { because: 'too slow', instead: { because: 'insight' } } };
    }
  }

  /** The match is over, or no bot plays in it any more. */
  forget(match: string): void {
    this.#places.get(match)?.forget(match);
    this.#places.delete(match);
  }

  async close(): Promise<void> {
    this.#closed = true;
    await Promise.all(this.#threads.map((thread) => thread.close()));
  }

  #threadFor(match: string): Thread {
    let thread = this.#places.get(match);
    if (!thread) {
      thread = this.#threads.reduce((least, each) => (each.load < least.load ? each : least));
      this.#places.set(match, thread);
      thread.load++;
    }
    return thread;
  }
}

/** One core is left for the server itself. */
function usualThreads(): number {
  return Math.max(1, Math.min(4, availableParallelism() - 1));
}
