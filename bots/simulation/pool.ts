/** Threads that play games. A game's result depends on its number alone, so any thread may play it. */
import { Worker } from 'node:worker_threads';

export interface PoolOptions {
  /** The module that a thread runs; it calls `serveGames`. */
  readonly entry: URL;
  /** The module's `workerData`. */
  readonly data: unknown;
  readonly threads: number;
}

/** A game has brought down its thread, again and again. */
export class Crash extends Error {
  override readonly name = 'Crash';
}

/** The pool was closed before the game was played. */
export class Closed extends Error {
  override readonly name = 'Closed';
}

/** A game that brings down its thread gets this many chances: it may not have been its fault. */
const CHANCES = 2;
/** A thread gets this many games at a time, so that it need not wait for the next one. */
const AHEAD = 2;

interface Task<Result> {
  readonly game: number;
  crashes: number;
  resolve(result: Result): void;
  reject(error: Error): void;
}

interface Thread<Result> {
  readonly worker: Worker;
  /** The first of them is being played, the others wait in the thread. */
  readonly tasks: Task<Result>[];
  error: Error | undefined;
}

/** A thread's message about a game. */
export interface Answer<Result> {
  readonly game: number;
  readonly result: Result;
}

export class Pool<Result> {
  readonly #options: PoolOptions;
  readonly #threads = new Set<Thread<Result>>();
  readonly #waiting: Task<Result>[] = [];
  #closed = false;

  constructor(options: PoolOptions) {
    this.#options = options;
  }

  /** How many games are worth giving at once. */
  get width(): number {
    return this.#options.threads * AHEAD;
  }

  play(game: number): Promise<Result> {
    return new Promise((resolve, reject) => {
      if (this.#closed) {
        reject(new Closed('The pool is closed.'));
        return;
      }
      this.#waiting.push({ game, crashes: 0, resolve, reject });
      this.#deal();
    });
  }

  /** Ends all threads at once. Games that they were playing are lost, and can be played again. */
  async close(): Promise<void> {
    this.#closed = true;
    const threads = [...this.#threads];
    this.#threads.clear();
    const lost = [...threads.flatMap(({ tasks }) => tasks), ...this.#waiting.splice(0)];
    await Promise.all(threads.map(({ worker }) => worker.terminate()));
    for (const { reject } of lost) reject(new Closed('The pool was closed.'));
  }

  #deal(): void {
    while (this.#waiting.length > 0 && !this.#closed) {
      const thread = this.#free();
      if (!thread) return;
      const task = this.#waiting.shift() as Task<Result>;
      thread.tasks.push(task);
      thread.worker.postMessage(task.game);
    }
  }

  /** The thread with least to do; a new one, if there may be more and none is idle. */
  #free(): Thread<Result> | undefined {
    let best: Thread<Result> | undefined;
    for (const thread of this.#threads) if (!best || thread.tasks.length < best.tasks.length) best = thread;
    if (best && best.tasks.length === 0) return best;
    if (this.#threads.size < this.#options.threads) return this.#begin();
    return best && best.tasks.length < AHEAD ? best : undefined;
  }

  #begin(): Thread<Result> {
    const { entry, data } = this.#options;
    const worker = new Worker(entry, { workerData: data });
    const thread: Thread<Result> = { worker, tasks: [], error: undefined };
    this.#threads.add(thread);
    worker.on('message', ({ game, result }: Answer<Result>) => {
      const at = thread.tasks.findIndex((task) => task.game === game);
      const [task] = at < 0 ? [] : thread.tasks.splice(at, 1);
      task?.resolve(result);
      this.#deal();
    });
    worker.on('error', (error) => {
      thread.error = error instanceof Error ? error : new Error(String(error));
    });
    worker.on('exit', (code) => this.#ended(thread, code));
    return thread;
  }

  /** Nothing is lost when a thread dies: its unfinished games go to others. */
  #ended(thread: Thread<Result>, code: number): void {
    if (!this.#threads.delete(thread)) return;
    const [running, ...others] = thread.tasks.splice(0);
    const why = thread.error?.message ?? `The thread ended with status ${code}.`;
    if (running) {
      running.crashes++;
      if (running.crashes < CHANCES) others.unshift(running);
      else running.reject(new Crash(why));
    }
    this.#waiting.unshift(...others);
    this.#deal();
  }
}
