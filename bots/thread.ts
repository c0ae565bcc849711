/**
 * One thread for programs, seen from outside: it is asked one question after another, and replaced when it does not
 * answer.
 */
import { Worker } from 'node:worker_threads';
import type { Chosen } from './bot.ts';
import type { BotQuestion, FromThread, Thought, ToThread } from './thinking.ts';

interface Limits {
  readonly graceMs: number;
  readonly preparationMs: number;
}

interface Waiting {
  readonly question: BotQuestion;
  readonly resolve: (chosen: Chosen) => void;
  readonly reject: (error: Error) => void;
}

interface Current extends Waiting {
  readonly id: number;
}

const THINKER = new URL('./thinker.ts', import.meta.url);

export class Thread {
  /** How many matches are kept here. */
  load = 0;
  readonly #limits: Limits;
  #worker: Worker | undefined;
  /** How many entries of each match the thread has. */
  #known = new Map<string, number>();
  readonly #queue: Waiting[] = [];
  #current: Current | undefined;
  #timer: NodeJS.Timeout | undefined;
  #ids = 0;

  constructor(limits: Limits) {
    this.#limits = limits;
  }

  /** Rejects if the program fails, hangs or takes too long. */
  ask(question: BotQuestion): Promise<Chosen> {
    return new Promise((resolve, reject) => {
      this.#queue.push({ question, resolve, reject });
      this.#next();
    });
  }

  forget(match: string): void {
    if (this.#known.delete(match)) this.#post({ forget: match });
    this.load--;
  }

  async close(): Promise<void> {
    const closed = new Error('The bot host is closed.');
    for (const { reject } of this.#queue.splice(0)) reject(closed);
    await this.#stop(closed);
  }

  #next(): void {
    if (this.#current) return;
    const waiting = this.#queue.shift();
    if (!waiting) return;
    this.#current = { ...waiting, id: ++this.#ids };
    this.#send(this.#current);
  }

  #send({ question, id }: Current): void {
    const { match, game, setup, state, forced, entries, seat, bot, temperament, seed, budgetMs } = question;
    const known = this.#known.get(match);
    // Entries are never taken away, so a record that has become shorter is another one.
    const begins = known === undefined || known > entries.length;
    const from = begins ? 0 : known;
    this.#known.delete(match);
    const think: Thought = {
      id,
      match,
      ...(begins
        ? {
            beginning: {
              game,
              setup,
              ...(state === undefined ? {} : { state }),
              ...(forced === undefined ? {} : { forced }),
            },
          }
        : {}),
      known: from,
      entries: entries.slice(from),
      seat,
      bot,
      temperament,
      seed,
      budgetMs,
    };
    this.#limit(this.#limits.preparationMs, `The match ${match} could not be prepared in time.`);
    this.#post({ think });
  }

  #post(message: ToThread): void {
    if (!this.#worker) {
      if ('forget' in message) return;
      this.#worker = this.#started();
    }
    this.#worker.postMessage(message);
  }

  #started(): Worker {
    const worker = new Worker(THINKER);
    worker.unref();
    const isCurrent = (): boolean => this.#worker === worker;
    worker.on('message', (answer: FromThread) => {
      if (isCurrent()) this.#heard(answer);
    });
    const died = (why: string): void => {
      if (isCurrent()) void this.#stop(new Error(`The thread of the bots has died: ${why}.`));
    };
    worker.on('error', (error: Error) => died(error.message));
    worker.on('exit', (code) => died(`exit code ${code}`));
    return worker;
  }

  #heard(answer: FromThread): void {
    const current = this.#current;
    if (!current) return;
    const { question, id } = current;
    if ('begun' in answer) {
      if (answer.begun !== id) return;
      this.#known.set(question.match, question.entries.length);
      this.#limit(question.budgetMs + this.#limits.graceMs, `The bot ${question.bot} took too long.`);
    } else if (answer.id !== id) return;
    else if ('missing' in answer) this.#send(current);
    else if ('chosen' in answer) this.#finish(() => current.resolve(answer.chosen));
    else this.#finish(() => current.reject(new Error(answer.failed)));
  }

  #limit(ms: number, otherwise: string): void {
    clearTimeout(this.#timer);
    this.#timer = setTimeout(() => void this.#stop(new Error(otherwise)), ms);
  }

  #finish(tell: () => void): void {
    clearTimeout(this.#timer);
    this.#current = undefined;
    tell();
    this.#next();
  }

  /** The current caller gets the error; the others go on with a new thread. */
  async #stop(why: Error): Promise<void> {
    const worker = this.#worker;
    const current = this.#current;
    this.#worker = undefined;
    this.#known = new Map();
    if (current) this.#finish(() => current.reject(why));
    await worker?.terminate();
  }
}
