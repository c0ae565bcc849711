/**
 * Matches in threads of their own. A rule that never ends or eats all memory ends its thread, not the server: the thread begins again, and its
 * other matches go on from their logs. A match at which threads end twice is set aside.
 */
import { createHash } from 'node:crypto';
import { MessageChannel, type MessagePort, Worker } from 'node:worker_threads';
import type { Language } from '@praxis/contract';
import type { Record as MatchRecord } from '@praxis/engine';
import type { Request } from '@praxis/protocol/messages.ts';
import type { SystemClock } from '../base/clock.ts';
import { type Refused, refusalText } from '../base/refusals.ts';
import { Unfulfilled } from '../base/words.ts';
import { STRIKES_MAX } from '../match/rooms.ts';
import type { Person } from '../people/people.ts';
import type { Resources } from '../resources.ts';
import type { DatabaseAccess } from '../storage/database.ts';
import { serveDatabase } from '../storage/remote-pool.ts';
import type { Admitted, Matches, OwedAnswers, Progress, Visitor } from './matches.ts';
import type { FromThread, MatchCall, ThreadStart, ToThread } from './thread-messages.ts';
import { WorkSign } from './work-sign.ts';

/** How often it is looked whether the threads have come round. */
const LOOK_MS = 250;
/** A thread that cannot begin is tried again after so long. */
const AGAIN_MS = 1000;

/** Requests that do the same however often they are made. */
const REPEATABLE: ReadonlySet<Request['t']> = new Set(['answer', 'next', 'explain', 'stand', 'return', 'hurry']);
const ATTEMPTS_MAX = 5;

const STRIKE = 'update matches set strikes = strikes + 1 where id = $1 returning strikes';
const SET_ASIDE = `
update matches set status = 'aborted', ended_at = clock_timestamp(), due_at = null, lease_until = null
where id = $1 and status in ('running', 'paused')`;
/** Nobody sees to the matches of a thread that has ended, whatever it has promised. */
const UNLEASE = `
update matches set lease_until = null
where status = 'running' and lease_until is not null and ('x' || left(md5(id), 8))::bit(32)::bigint % $1 = $2`;

interface Open {
  resolve(value: unknown): void;
  reject(error: Error): void;
}

export class MatchThreads implements Matches {
  readonly #resources: Resources;
  readonly #clock: Pick<SystemClock, 'aheadMs'>;
  readonly #gamesModule: string | undefined;
  readonly #threads: MatchThread[];
  readonly #visitors = new Map<number, RemoteVisitor>();
  #visits = 0;
  /** The thread that has told what is being told, which need not hear it again. */
  #telling: MatchThread | undefined;
  #looking: NodeJS.Timeout | undefined;
  #downtimes = '';
  #isStopping = false;

  constructor(resources: Resources, clock: Pick<SystemClock, 'aheadMs'>, gamesModule: string | undefined) {
    const { bus, config } = resources;
    this.#resources = resources;
    this.#clock = clock;
    this.#gamesModule = gamesModule;
    this.#threads = Array.from({ length: config.matchThreads }, (_, index) => new MatchThread(index, this));
    bus.listen(({ what, match }) => {
      for (const thread of this.#threads) if (thread !== this.#telling) thread.post({ t: 'changed', what, match });
    });
    bus.onGap(() => {
      for (const thread of this.#threads) thread.post({ t: 'gap' });
    });
  }

  async start(): Promise<void> {
    await Promise.all(this.#threads.map((thread) => thread.begin()));
    const { ruleSeconds } = this.#resources.config;
    // Looks are counted, not time: while the whole machine sleeps nobody is stuck.
    this.#looking = setInterval(() => this.#look((ruleSeconds * 1000) / LOOK_MS), LOOK_MS);
    this.#looking.unref();
  }

  async stop(): Promise<void> {
    this.#isStopping = true;
    clearInterval(this.#looking);
    await Promise.all(this.#threads.map((thread) => thread.end()));
  }

  get isStopping(): boolean {
    return this.#isStopping;
  }

  /** What a thread begins with. */
  startOf(index: number, sign: WorkSign): { readonly start: ThreadStart; readonly transfer: readonly MessagePort[] } {
    const { config, processId, database, downtimes } = this.#resources;
    const { access, transfer } = this.#access(database.url);
    const start: ThreadStart = {
      ...{ config, processId, index, threads: config.matchThreads, database: access },
      ...{ aheadMs: this.#clock.aheadMs, gamesModule: this.#gamesModule, downtimes: [...downtimes], sign: sign.buffer },
    };
    return { start, transfer };
  }

  #access(url: string | undefined): { readonly access: DatabaseAccess; readonly transfer: readonly MessagePort[] } {
    if (url !== undefined) return { access: { url }, transfer: [] };
    const { port1, port2 } = new MessageChannel();
    serveDatabase(this.#resources.database.pool, port1);
    return { access: { port: port2 }, transfer: [port2] };
  }

  get limits(): { readonly maxOldGenerationSizeMb: number } {
    return { maxOldGenerationSizeMb: this.#resources.config.threadMegabytes };
  }

  heard(thread: MatchThread, message: FromThread): void {
    if (message.t === 'send') this.#visitors.get(message.visitor)?.send(message.text);
    else if (message.t === 'tell') {
      this.#telling = thread;
      this.#resources.bus.tell(message.what, message.match);
      this.#telling = undefined;
    }
  }

  forget(thread: MatchThread): void {
    for (const visitor of this.#visitors.values()) visitor.forget(thread);
  }

  /** A thread has ended without being told to. The match that it worked on is to blame. */
  async ended(thread: MatchThread, why: string, blamed: string | undefined): Promise<void> {
    const { log, metrics, database, config } = this.#resources;
    metrics.threadsEnded.inc();
    log.error({ thread: thread.index, match: blamed, why }, 'a thread with matches has ended');
    try {
      if (blamed !== undefined) await this.#strike(blamed);
      await database.pool.query(UNLEASE, [config.matchThreads, thread.index]);
    } catch (error) {
      log.warn({ error: String(error) }, 'the end of a thread could not be noted');
    }
  }

  async #strike(match: string): Promise<void> {
    const { database, bus, log } = this.#resources;
    const { rows } = await database.pool.query<{ strikes: number }>(STRIKE, [match]);
    if ((rows[0]?.strikes ?? 0) < STRIKES_MAX) return;
    await database.pool.query(SET_ASIDE, [match]);
    log.error({ match }, 'a match is set aside: its rules have ended a thread twice');
    bus.tell('table', match);
  }

  /** Those who watched matches of a thread that has ended watch them in the new one. */
  async restored(thread: MatchThread): Promise<void> {
    await Promise.all([...this.#visitors.values()].map((visitor) => visitor.watchAgain(thread)));
  }

  #look(looksMax: number): void {
    for (const thread of this.#threads) thread.look(looksMax);
    const downtimes = JSON.stringify(this.#resources.downtimes);
    if (downtimes === this.#downtimes) return;
    this.#downtimes = downtimes;
    for (const thread of this.#threads) thread.post({ t: 'downtimes', downtimes: [...this.#resources.downtimes] });
  }

  /** Which thread has a match: the same as the statements above and in `due.ts` say. */
  threadOf(match: string): MatchThread {
    const number = createHash('md5').update(match).digest().readUInt32BE(0);
    return this.#threads[number % this.#threads.length] as MatchThread;
  }

  async metrics(): Promise<readonly object[][]> {
    const all = await Promise.all(
      this.#threads.map((thread) =>
        thread.ask<object[]>((id) => ({ t: 'metrics', id })).catch((): undefined => undefined),
      ),
    );
    return all.filter((each) => each !== undefined);
  }

  visit(person: Person, send: (text: string) => void): Visitor {
    const id = ++this.#visits;
    const visitor = new RemoteVisitor(this, id, person, send, () => this.#visitors.delete(id));
    this.#visitors.set(id, visitor);
    return visitor;
  }

  #call<T>(match: string, method: MatchCall, ...rest: readonly unknown[]): Promise<T> {
    return this.threadOf(match).ask<T>((id) => ({ t: 'call', id, method, args: [match, ...rest] }));
  }

  progress(match: string, seat: number): Promise<Progress | undefined> {
    return this.#call<Progress | undefined>(match, 'progress', seat).catch(() => undefined);
  }

  isEndHeld(match: string): Promise<boolean> {
    return this.#call<boolean>(match, 'isEndHeld').catch(() => false);
  }

  record(match: string): Promise<MatchRecord> {
    return this.#call(match, 'record');
  }

  replay(match: string, viewer: string | undefined, language: Language): Promise<string> {
    return this.#call(match, 'replay', viewer, language);
  }

  continueFrom(match: string, person: Person, wish: { readonly step: number; readonly seat: number }): Promise<string> {
    return this.#call(match, 'continueFrom', person, wish);
  }

  abandon(match: string): Promise<void> {
    return this.#call(match, 'abandon');
  }

  replace(match: string, personId: string): Promise<void> {
    return this.#call(match, 'replace', personId);
  }

  wake(match: string): void {
    this.threadOf(match).post({ t: 'wake', match });
  }

  presenceChanged(match: string): Promise<void> {
    return this.#call(match, 'presenceChanged');
  }

  owed(match: string): Promise<OwedAnswers | undefined> {
    return this.#call(match, 'owed');
  }
}

/** One thread, and the next one in its place if it ends. */
class MatchThread {
  readonly index: number;
  readonly #owner: MatchThreads;
  readonly #open = new Map<number, Open>();
  #worker: Worker | undefined;
  #sign = new WorkSign();
  /** Resolves when it can be asked. */
  #ready: Promise<void> = Promise.resolve();
  #count = 0;
  #beats = 0;
  #looks = 0;
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
    this.#beats = 0;
    this.#looks = 0;
    this.#why = undefined;
    const { start, transfer } = this.#owner.startOf(this.index, this.#sign);
    const worker = new Worker(new URL('../match-thread.ts', import.meta.url), {
      ...{ workerData: start, transferList: [...transfer], resourceLimits: this.#owner.limits },
    });
    this.#worker = worker;
    return new Promise((resolve) => {
      worker.on('message', (message: FromThread) => {
        if (message.t === 'ready') resolve();
        else if (message.t === 'reply') this.#settle(message.id)?.resolve(message.value);
        else if (message.t === 'failed') this.#settle(message.id)?.reject(received(message.error));
        else this.#owner.heard(this, message);
      });
      worker.on('error', (error: Error) => {
        this.#why ??= error.message;
      });
      // Everybody waits for the next one then, also those who have waited for this one.
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
    // A thread that has never come round has found fault with something else than a match.
    const { blamed } = ended;
    await this.#owner.ended(this, this.#why ?? 'exit', blamed);
    if (blamed === undefined) await new Promise((resolve) => setTimeout(resolve, AGAIN_MS));
    if (!this.#owner.isStopping) await this.#spawn();
  }

  /** Ends the thread if it has not come round for so many looks. */
  look(looksMax: number): void {
    const { beats } = this.#sign;
    // Before its first beat it loads the games.
    this.#looks = beats === 0 || beats !== this.#beats ? 0 : this.#looks + 1;
    this.#beats = beats;
    if (this.#looks < looksMax || this.#why !== undefined) return;
    this.#why = 'stuck';
    void this.#worker?.terminate();
  }

  /** Told to nobody if the thread has just ended: what it is about is read again. */
  post(message: ToThread): void {
    this.#worker?.postMessage(message);
  }

  async ask<T>(message: (id: number) => ToThread): Promise<T> {
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
    await this.ask((id) => ({ t: 'stop', id })).catch(() => {});
    await this.#worker?.terminate();
  }

  #settle(id: number): Open | undefined {
    const open = this.#open.get(id);
    this.#open.delete(id);
    return open;
  }
}

/** The thread has ended before it could reply. */
class ThreadEnded extends Error {
  override readonly name = 'ThreadEnded';
  /** The match whose rules have ended it. */
  readonly blamed: string | undefined;

  constructor(blamed: string | undefined) {
    super('The thread of this match has ended.');
    this.blamed = blamed;
  }
}

function received(error: Extract<FromThread, { t: 'failed' }>['error']): Error {
  return 'code' in error ? new Unfulfilled(error.code, error.detail) : new Error(error.message);
}

/** Somebody's connection, as far as it concerns matches in threads. */
class RemoteVisitor implements Visitor {
  readonly send: (text: string) => void;
  readonly #owner: MatchThreads;
  readonly #id: number;
  readonly #person: Person;
  readonly #onLeft: () => void;
  readonly #known = new Set<MatchThread>();
  readonly #watched = new Map<string, Language>();

  constructor(owner: MatchThreads, id: number, person: Person, send: (text: string) => void, onLeft: () => void) {
    this.#owner = owner;
    this.#id = id;
    this.#person = person;
    this.send = send;
    this.#onLeft = onLeft;
  }

  async watch(match: string, after: number | undefined, language: Language): Promise<Refused | Admitted> {
    this.#watched.set(match, language);
    const watch = await this.#watch(this.#owner.threadOf(match), match, after, language);
    if ('refused' in watch) this.#watched.delete(match);
    return watch;
  }

  unwatch(match: string): void {
    this.#watched.delete(match);
    this.#owner.threadOf(match).post({ t: 'unwatch', visitor: this.#id, match });
  }

  async request(request: Request, language: Language): Promise<void> {
    const thread = this.#owner.threadOf(request.match);
    for (let attempt = 1; ; attempt++)
      try {
        await thread.ask((id) => this.#introduced(thread, { t: 'request', id, visitor: this.#id, request, language }));
        return;
      } catch (error) {
        // Another match has ended the thread. What was asked before may be asked again: it is done once.
        const isInnocent = error instanceof ThreadEnded && error.blamed !== request.match;
        if (isInnocent && REPEATABLE.has(request.t) && attempt < ATTEMPTS_MAX) continue;
        this.#refuse({ refused: 'try again' }, language, request.id);
        return;
      }
  }

  leave(): void {
    this.#watched.clear();
    for (const thread of this.#known) thread.post({ t: 'leave', visitor: this.#id });
    this.#onLeft();
  }

  /** The thread has ended, and the next one does not know who is here. */
  forget(thread: MatchThread): void {
    this.#known.delete(thread);
  }

  async watchAgain(thread: MatchThread): Promise<void> {
    for (const [match, language] of [...this.#watched]) {
      if (this.#owner.threadOf(match) !== thread) continue;
      const watch = await this.#watch(thread, match, undefined, language);
      if (!('refused' in watch) || !this.#watched.delete(match)) continue;
      this.#refuse(watch, language);
    }
  }

  #watch(thread: MatchThread, match: string, after: number | undefined, language: Language) {
    return thread
      .ask<Refused | Admitted>((id) =>
        this.#introduced(thread, { t: 'watch', id, visitor: this.#id, match, after, language }),
      )
      .catch((): Refused => ({ refused: 'try again' }));
  }

  /** A message to a thread that must know first who is here. Made when it is posted: the thread may be a new one by then. */
  #introduced(thread: MatchThread, message: ToThread): ToThread {
    if (!this.#known.has(thread)) {
      this.#known.add(thread);
      thread.post({ t: 'visit', visitor: this.#id, person: this.#person });
    }
    return message;
  }

  #refuse(refused: Refused, language: Language, id?: number): void {
    const text = refusalText(refused, language);
    this.send(JSON.stringify({ t: 'refused', ...(id === undefined ? {} : { id }), code: refused.refused, text }));
  }
}
