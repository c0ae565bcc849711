/**
 * Matches in threads of their own. A rule that never ends or eats all memory ends its thread, not the server: the
 * thread begins again, and its other matches go on from their logs. A match at which threads end twice is set aside.
 */
import { hash } from 'node:crypto';
import { MessageChannel, type MessagePort } from 'node:worker_threads';
import type { Language } from '@praxis/contract';
import type { Record as MatchRecord, Setup } from '@praxis/engine';
import type { SystemClock } from '../base/clock.ts';
import { faultText } from '../base/faults.ts';
import { sha256 } from '../base/ids.ts';
import { Unfulfilled } from '../base/words.ts';
import type { LessonAsks, LessonReplies } from '../learn/lesson-service.ts';
import { STRIKES_MAX, Strikes } from '../limits/strikes.ts';
import type { Person } from '../people/people.ts';
import type { Resources } from '../resources.ts';
import type { Change } from '../storage/bus.ts';
import { type DatabaseAccess, stamp } from '../storage/database.ts';
import { serveDatabase } from '../storage/remote-pool.ts';
import type { OpenedSetup } from '../tables/starting.ts';
import type { Matches, OwedAnswers, Progress, Visitor } from './matches.ts';
import type { MemorySign } from './memory-sign.ts';
import { RemoteVisitor } from './remote-visitor.ts';
import type { FromThread, MatchCall, ThreadStart, ToThread } from './thread-messages.ts';
import { lessonMark, setUpMark, type WorkSign } from './work-sign.ts';
import { ATTEMPTS_MAX, MatchThread, ThreadEnded } from './worker-thread.ts';

/** How often the threads are checked for progress. */
const LOOK_MS = 250;
/** A thread without progress for this many times the limit is ended, even if it has worked less than the limit. */
const IDLE_TIMES = 20;
/** How many matches' threads are remembered, so that they need not be found for every message. */
const HOMES_MAX = 10_000;

/** Changes that a match in memory must hear of. Everything else is the main thread's business. */
const CONCERNS_THREADS: ReadonlySet<Change> = new Set(['entries', 'table', 'hurry', 'renewed']);

const STRIKE = 'update matches set strikes = strikes + 1 where id = $1 returning strikes';
const SET_ASIDE = `
update matches set status = 'aborted', ended_at = $2, due_at = null, lease_until = null
where id = $1 and status in ('running', 'paused')`;
/** Ends the leases of a thread that has ended. */
const UNLEASE = `
update matches set lease_until = null
where status = 'running' and lease_until is not null and ('x' || left(md5(id), 8))::bit(32)::bigint % $1 = $2`;

export class MatchThreads implements Matches {
  readonly #resources: Resources;
  readonly #clock: Pick<SystemClock, 'origin'>;
  readonly #gamesModule: string | undefined;
  readonly #threads: MatchThread[];
  readonly #visitors = new Map<number, RemoteVisitor>();
  /** How often threads have ended at a lesson, or at setting up a match with certain decks. */
  readonly #strikes: Strikes;
  /** The threads of matches that were asked for lately. */
  readonly #homes = new Map<string, MatchThread>();
  #visits = 0;
  /** The thread that sent the current notification and need not receive it. */
  #telling: MatchThread | undefined;
  #looking: NodeJS.Timeout | undefined;
  /** The time as the threads know it. */
  #time = '';
  #isStopping = false;

  constructor(resources: Resources, clock: Pick<SystemClock, 'origin'>, gamesModule: string | undefined) {
    const { bus, config } = resources;
    this.#resources = resources;
    this.#clock = clock;
    this.#strikes = new Strikes(resources.clock);
    this.#gamesModule = gamesModule;
    this.#threads = Array.from({ length: config.matchThreads }, (_, index) => new MatchThread(index, this));
    bus.listen(({ what, match }) => {
      if (!CONCERNS_THREADS.has(what)) return;
      const thread = this.threadOf(match);
      if (what === 'entries' && !thread.memory.mayHave(match)) return;
      if (thread !== this.#telling) thread.post({ t: 'changed', what, match });
    });
    bus.onGap(() => {
      for (const thread of this.#threads) thread.post({ t: 'gap' });
    });
  }

  async start(): Promise<void> {
    await Promise.all(this.#threads.map((thread) => thread.begin()));
    const { ruleSeconds } = this.#resources.config;
    // Looks are counted, not time: while the whole machine sleeps nobody is stuck.
    this.#looking = setInterval(() => this.#look(ruleSeconds * 1000), LOOK_MS);
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

  /** Builds a thread's start message. */
  startOf(
    index: number,
    sign: WorkSign,
    memory: MemorySign,
  ): { readonly start: ThreadStart; readonly transfer: readonly MessagePort[] } {
    const { config, processId, database, downtimes } = this.#resources;
    const { access, transfer } = this.#access(database.url);
    const start: ThreadStart = {
      ...{ config, processId, index, threads: config.matchThreads, database: access },
      ...{ origin: this.#clock.origin, gamesModule: this.#gamesModule, downtimes: [...downtimes], sign: sign.buffer },
      memory: memory.buffer,
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

  /** A thread has ended unexpectedly. The match that it worked on is to blame. */
  async ended(thread: MatchThread, why: string, blamed: string | undefined): Promise<void> {
    const { log, metrics, database, config } = this.#resources;
    metrics.threadsEnded.inc();
    log.error({ thread: thread.index, match: blamed, why }, 'a thread with matches has ended');
    try {
      if (blamed !== undefined) await this.#strike(blamed);
      await database.pool.query(UNLEASE, [config.matchThreads, thread.index]);
    } catch (error) {
      log.warn({ error: faultText(error) }, 'the end of a thread could not be noted');
    }
  }

  async #strike(match: string): Promise<void> {
    const { database, bus, clock, log } = this.#resources;
    const { rows } = await database.pool.query<{ strikes: number }>(STRIKE, [match]);
    if ((rows[0]?.strikes ?? 0) < STRIKES_MAX) return;
    await database.pool.query(SET_ASIDE, [match, stamp(clock)]);
    log.error({ match }, 'a match is set aside: its rules have ended a thread twice');
    bus.tell('table', match);
  }

  /** Reconnects the spectators of an ended thread's matches to the new thread. */
  async restored(thread: MatchThread): Promise<void> {
    await Promise.all([...this.#visitors.values()].map((visitor) => visitor.watchAgain(thread)));
  }

  #look(workMsMax: number): void {
    for (const thread of this.#threads) thread.look(workMsMax, (IDLE_TIMES * workMsMax) / LOOK_MS);
    const { origin } = this.#clock;
    const time = JSON.stringify([origin, this.#resources.downtimes]);
    if (time === this.#time) return;
    this.#time = time;
    for (const thread of this.#threads) thread.post({ t: 'time', origin, downtimes: [...this.#resources.downtimes] });
  }

  /** The thread that has a match, by the same rule as the statements above and in `due.ts`. */
  threadOf(match: string): MatchThread {
    const known = this.#homes.get(match);
    if (known) return known;
    const number = Number.parseInt(hash('md5', match).slice(0, 8), 16);
    const thread = this.#threads[number % this.#threads.length] as MatchThread;
    if (this.#homes.size >= HOMES_MAX) this.#homes.clear();
    this.#homes.set(match, thread);
    return thread;
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

  async setUp(match: string, game: string, given: Setup): Promise<OpenedSetup> {
    // Another table with the same decks would fare the same.
    const decks = given.seats.map(({ deck }) => deck);
    const what = `set up ${sha256(JSON.stringify([game, given.edition, decks]))}`;
    const opened = await this.#guarded<OpenedSetup>(what, setUpMark(match), this.threadOf(match), (id) => ({
      ...{ t: 'call', id, method: 'setUp', args: [match, game, given] },
    }));
    // Many people may play with the same decks: a fault of one draw must not be counted against all of them.
    this.#strikes.clear(what);
    return opened;
  }

  learn<What extends keyof LessonAsks>(game: string, what: What, ask: LessonAsks[What]): Promise<LessonReplies[What]> {
    const mark = lessonMark(game, 'lesson' in ask ? ask.lesson : '');
    return this.#guarded(mark, mark, this.threadOf(game), (id) => ({
      ...{ t: 'call', id, method: 'learn', args: [game, what, ask] },
    }));
  }

  /** Asks for something that belongs to no match. If threads end at it twice, it is not tried again for a while. */
  async #guarded<T>(what: string, mark: string, thread: MatchThread, message: (id: number) => ToThread): Promise<T> {
    for (let attempt = 1; ; attempt++) {
      if (this.#strikes.isOut(what)) throw new Unfulfilled('set aside');
      try {
        return await thread.ask<T>(message);
      } catch (error) {
        if (!(error instanceof ThreadEnded)) throw error;
        const isBlamed = error.blamed === mark;
        if (isBlamed) this.#strikes.add(what);
        if (isBlamed || attempt === ATTEMPTS_MAX) throw new Unfulfilled('fault');
      }
    }
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
