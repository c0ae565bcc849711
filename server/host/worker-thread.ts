/** One thread that plays matches, as the main thread sees it. */
import { Worker } from 'node:worker_threads';
import { Unfulfilled } from '../base/words.ts';
import { Bound, PER_THREAD_MAX } from '../limits/bound.ts';
import type { MatchThreads } from './match-threads.ts';
import { MemorySign } from './memory-sign.ts';
import { receivedError } from './sent-errors.ts';
import type { FromThread, ToThread } from './thread-messages.ts';
import { WorkSign } from './work-sign.ts';

/** Delay before a thread that failed to start is tried again. */
const AGAIN_MS = 1000;
/** How often a request is repeated because another match has ended the thread. */
export const ATTEMPTS_MAX = 5;

interface Open {
  resolve(value: unknown): void;
  reject(error: Error): void;
}

/** One thread, and the next one in its place if it ends. */
export class MatchThread {
  readonly index: number;
  readonly #owner: MatchThreads;
  readonly #open = new Map<number, Open>();
  readonly #asking = new Bound(PER_THREAD_MAX);
  #worker: Worker | undefined;
  #sign = new WorkSign();
  memory = new MemorySign();
  /** Resolves when it can be asked. */
  #ready: Promise<void> = Promise.resolve();
  #count = 0;
  #beats = 0;
  #looks = 0;
  /** The thread's processor time when it was first seen not to respond. */
  #workedMs: number | undefined;
  /** Why it was ended, if it was. */
  #why: string | undefined;

  constructor(index: number, owner: MatchThreads) {
    this.index = index;
    this.#owner = owner;
  }

  begin(): Promise<void> {
    this.#ready = this.#spawn();
    return this.#ready;
  }

  #spawn(): Promise<void> {
    this.#sign = new WorkSign();
    this.memory = new MemorySign();
    this.#beats = 0;
    this.#looks = 0;
    this.#workedMs = undefined;
    this.#why = undefined;
    const { start, transfer } = this.#owner.startOf(this.index, this.#sign, this.memory);
    const worker = new Worker(new URL('../match-thread.ts', import.meta.url), {
      ...{ workerData: start, transferList: [...transfer], resourceLimits: this.#owner.limits },
    });
    this.#worker = worker;
    return new Promise((resolve) => {
      worker.on('message', (messages: readonly FromThread[]) => {
        for (const message of messages)
          if (message.t === 'ready') resolve();
          else if (message.t === 'reply') this.#settle(message.id)?.resolve(message.value);
          else if (message.t === 'failed') this.#settle(message.id)?.reject(receivedError(message.error));
          else this.#owner.heard(this, message);
      });
      worker.on('error', (error: Error) => {
        this.#why ??= error.message;
      });
      // From here on all requests wait for the next thread, also those that waited for this one.
      worker.on('exit', () => {
        this.#ready = this.#next();
        void this.#ready.then(resolve).then(() => this.#owner.restored(this));
      });
    });
  }

  async #next(): Promise<void> {
    this.#worker = undefined;
    this.#owner.forget(this);
    const ended = new ThreadEnded(this.#sign.match);
    for (const id of [...this.#open.keys()]) this.#settle(id)?.reject(ended);
    if (this.#owner.isStopping) return;
    // A thread that never responded failed at something else than a match.
    const { blamed } = ended;
    await this.#owner.ended(this, this.#why ?? 'exit', blamed);
    if (blamed === undefined) await new Promise((resolve) => setTimeout(resolve, AGAIN_MS));
    if (!this.#owner.isStopping) await this.#spawn();
  }

  /**
   * Ends the thread if it has worked this long without responding. Its own processor time counts, because on a busy
   * machine even a correct match takes long by the clock. A thread that neither works nor responds is ended after
   * `looksMax` checks.
   */
  look(workMsMax: number, looksMax: number): void {
    const { beats } = this.#sign;
    // Before its first beat it loads the games.
    const isRound = beats === 0 || beats !== this.#beats;
    this.#beats = beats;
    this.#looks = isRound ? 0 : this.#looks + 1;
    if (isRound) this.#workedMs = undefined;
    else if (this.#looks >= looksMax) this.#endStuck();
    else void this.#measure(workMsMax);
  }

  async #measure(workMsMax: number): Promise<void> {
    const { beats } = this.#sign;
    const worker = this.#worker;
    const used = await worker?.cpuUsage().catch(() => undefined);
    if (!used || worker !== this.#worker || this.#sign.beats !== beats) return;
    const workedMs = (used.user + used.system) / 1000;
    this.#workedMs ??= workedMs;
    if (workedMs - this.#workedMs >= workMsMax) this.#endStuck();
  }

  #endStuck(): void {
    if (this.#why !== undefined) return;
    this.#why = 'stuck';
    void this.#worker?.terminate();
  }

  /** Dropped if the thread has just ended: the next one reads the current state again. */
  post(message: ToThread): void {
    this.#worker?.postMessage(message);
  }

  ask<T>(message: (id: number) => ToThread): Promise<T> {
    if (this.#asking.isFull) return Promise.reject(new Unfulfilled('too many requests'));
    return this.#asking.hold(() => this.#ask<T>(message));
  }

  async #ask<T>(message: (id: number) => ToThread): Promise<T> {
    await this.#ready;
    const worker = this.#worker;
    if (!worker) throw new ThreadEnded(undefined);
    const id = ++this.#count;
    return new Promise<T>((resolve, reject) => {
      this.#open.set(id, { resolve: resolve as (value: unknown) => void, reject });
      worker.postMessage(message(id));
    });
  }

  async end(): Promise<void> {
    await this.#ask((id) => ({ t: 'stop', id })).catch(() => {});
    await this.#worker?.terminate();
  }

  #settle(id: number): Open | undefined {
    const open = this.#open.get(id);
    this.#open.delete(id);
    return open;
  }
}

/** The thread has ended before it could reply. */
export class ThreadEnded extends Error {
  override readonly name = 'ThreadEnded';
  /** The match whose rules have ended it. */
  readonly blamed: string | undefined;

  constructor(blamed: string | undefined) {
    super('The thread of this match has ended.');
    this.blamed = blamed;
  }
}
