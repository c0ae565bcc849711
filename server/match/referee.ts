/**
 * Takes answers and everything else that makes a match go on: checked against the copy, written, and only then
 * acknowledged.
 */
import { ANYTIME_ACTION, answerOf, isPass, Mistake, type Path, readAnswer } from '@praxis/engine';
import type { Refused } from '../base/refusals.ts';
import type { Resources } from '../resources.ts';
import type { Publisher } from '../updates/publisher.ts';
import { EntryWriter, fingerprint, type NewEntry } from './appending.ts';
import { dueOf } from './due-time.ts';
import { type EntryBody, type EntryKind, recorded } from './entries.ts';
import type { LiveMatch } from './live-match.ts';
import { questionTo } from './questions.ts';
import type { Room } from './room.ts';
import type { Rooms } from './rooms.ts';
import { leftAfter, takenMs } from './timekeeping.ts';

export interface Answer {
  readonly seat: number;
  readonly number: number;
  readonly answer: string;
  /** The source of the answer if it is not the person at the seat. */
  readonly by?: 'bot' | 'standing' | 'time' | 'sealed';
}

export type Outcome = { readonly done: true } | Refused;

const DONE: Outcome = { done: true };
/** How often another writer may be faster before the attempt is given up. */
const ATTEMPTS_MAX = 20;

/** A change that the copy of the match has made already; undone by throwing the copy away if it cannot be written. */
interface Change {
  readonly kind: EntryKind;
  readonly seat: number | undefined;
  readonly body: EntryBody;
}

/** Applies a change to the copy, or says why not without having changed anything. `settled`: it was made before. */
type Apply = (live: LiveMatch) => Change | Refused | { readonly settled: true };

export class Referee {
  readonly #resources: Resources;
  readonly #rooms: Rooms;
  readonly #publisher: Publisher;
  readonly #entries: EntryWriter;
  /** Called when a match has gone on, with the next due time. */
  onMoved: (room: Room, dueAt: number | undefined) => void = () => {};

  constructor(resources: Resources, rooms: Rooms, publisher: Publisher) {
    this.#resources = resources;
    this.#rooms = rooms;
    this.#publisher = publisher;
    this.#entries = new EntryWriter(resources.database.pool, resources.clock);
  }

  answer(room: Room, answer: Answer): Promise<Outcome> {
    return this.#change(room, (live) => {
      if (answer.number === ANYTIME_ACTION) return this.#takeAnytimeAction(live, answer);
      return answer.by === 'sealed' ? this.#open(live, answer) : this.#give(room, answer);
    });
  }

  /** Records an entry that is no answer. `why` returns the reason why it is not possible now. */
  record(
    room: Room,
    kind: Exclude<EntryKind, 'answer' | 'timeout' | 'concede'>,
    seat: number | undefined,
    body: EntryBody,
    why: (live: LiveMatch) => Refused | undefined,
  ): Promise<Outcome> {
    return this.#change(room, (live) => {
      const refused = why(live);
      if (refused) return refused;
      const entry = recorded({ kind, seat, body });
      try {
        if (entry) live.match.catchUp([entry]);
      } catch (error) {
        if (error instanceof Mistake) return { refused: 'not now' };
        throw error;
      }
      return { kind, seat, body };
    });
  }

  #change(room: Room, apply: Apply): Promise<Outcome> {
    return room.exclusive(async () => {
      // The copy may hold entries that were never written.
      if (room.isStale) await this.#rooms.reload(room);
      for (let attempt = 0; attempt < ATTEMPTS_MAX; attempt++) {
        const change = apply(room.live);
        if ('settled' in change) return DONE;
        if ('refused' in change) {
          // The change may fit entries that others have written since.
          if (change.refused !== 'fault' && (await this.#rooms.refresh(room))) {
            this.#publisher.show(room);
            continue;
          }
          this.#resources.metrics.refusals.inc({ code: change.refused });
          return change;
        }
        if (await this.#write(room, change)) return DONE;
      }
      return { refused: 'try again' };
    });
  }

  /** False if another writer was faster: the copy is then up to date, and the change is not made. */
  async #write(room: Room, { kind, seat, body }: Change): Promise<boolean> {
    const { clock, metrics, bus, downtimes } = this.#resources;
    const { live } = room;
    const now = clock.now();
    const seq = live.head + 1;
    let at: number | undefined;
    let dueAt: number | undefined;
    try {
      live.note({ seq, kind, seat, body, at: now });
      dueAt = dueOf(room, now, downtimes);
      at = await this.#append(room, {
        ...{ match: room.id, version: live.beginning.release.version, seq, kind, seat, body, dueAt },
        ...{ hash: fingerprint(live.match), status: live.status, result: live.match.result },
        calm: isOwn(kind, body),
      });
    } catch (error) {
      // It is uncertain whether it was written; the copy is rebuilt from the stored entries, and a repeat will be
      // acknowledged.
      await this.#rooms.reload(room);
      throw error;
    }
    if (at === undefined) {
      metrics.conflicts.inc();
      await this.#rooms.reload(room);
      return false;
    }
    live.stamp(at);
    if (isOwn(kind, body) && room.facts.hurry) room.facts = { ...room.facts, hurry: false };
    metrics.entries.inc({ kind });
    bus.tellOthers('entries', room.id);
    this.#publisher.show(room);
    this.onMoved(room, dueAt);
    // The answer is acknowledged first: the time this takes must not reveal other seats' sealed answers.
    const opened = sealedNow(live);
    if (opened) this.#resources.tasks.run('open a sealed answer', () => this.answer(room, opened));
    return true;
  }

  async #append(room: Room, entry: NewEntry): Promise<number | undefined> {
    room.isWriting = true;
    try {
      return await this.#entries.append(entry);
    } finally {
      room.isWriting = false;
    }
  }

  /** Gives a sealed answer when its turn has come. */
  #open(live: LiveMatch, { seat, number, answer }: Answer): Change | Refused | { readonly settled: true } {
    const sealed = live.openQuestions.sealedBy(seat)[0];
    const decision = live.decisionOf(seat);
    if (live.status !== 'running') return { refused: 'not now' };
    if (!decision || sealed?.number !== number || sealed.answer !== answer) return { settled: true };
    const { state } = live.match;
    const read = readAnswer(state, decision, answer);
    if ('wrong' in read) return { refused: 'not an option', detail: read.wrong };
    const fault = this.#carryOut(live, seat, answer, () => live.match.choose(seat, read.path));
    if (fault) return fault;
    const { given } = sealed;
    return { kind: 'answer', seat, body: { answer, number, by: 'sealed', ...(given === undefined ? {} : { given }) } };
  }

  #give(room: Room, { seat, number, answer, by }: Answer): Change | Refused | { readonly settled: true } {
    const { live } = room;
    if (live.hasAnswered(seat, number, answer)) return { settled: true };
    if (live.status === 'over' || live.status === 'aborted') return { refused: 'over' };
    if (live.status === 'paused') return { refused: 'not now' };
    // Trying must not reveal a question that is still hidden, or one that a standing order answers.
    const question = by === undefined ? questionTo(room, seat) : live.openQuestions.of(seat);
    const hidden = by === undefined && question !== undefined && this.#resources.clock.now() < question.shownAt;
    if (!question || hidden) return { refused: 'not asked' };
    if (question.number !== number) return { refused: 'stale' };
    const { decision, match, early } = question;
    const read = readAnswer(match.state, decision, answer);
    if ('wrong' in read) return { refused: 'not an option', detail: read.wrong };
    const canonical = answerOf(match.state, read.path);
    const left = this.#left(live, seat, question.since);
    const body: EntryBody = {
      answer: canonical,
      number,
      ...(canonical === answer ? {} : { given: answer }),
      ...(by === 'bot' || by === 'standing' ? { by } : {}),
      ...(left === undefined ? {} : { left }),
    };
    if (early) return { kind: 'sealed', seat, body: { ...body, passes: isPass(read.path) } };
    const fault = this.#carryOut(live, seat, canonical, () => live.match.choose(seat, read.path));
    if (fault) return fault;
    return { kind: by === 'time' ? 'timeout' : 'answer', seat, body };
  }

  #takeAnytimeAction(live: LiveMatch, { seat, answer, by }: Answer): Change | Refused | { readonly settled: true } {
    const question = live.match.anytimeActions(seat);
    // It can be done only once; a repeat means the same.
    if (!question && live.hasAnswered(seat, ANYTIME_ACTION, answer)) return { settled: true };
    if (live.status === 'over' || live.status === 'aborted') return { refused: 'over' };
    if (live.status === 'paused') return { refused: 'not now' };
    if (!question) return { refused: 'not asked' };
    const read = readAnswer(live.match.state, question, answer);
    if ('wrong' in read) return { refused: 'not an option', detail: read.wrong };
    const path: Path = read.path;
    const canonical = answerOf(live.match.state, path);
    const fault = this.#carryOut(live, seat, canonical, () => live.match.takeAnytimeAction(seat, path));
    const body: EntryBody = { answer: canonical, number: ANYTIME_ACTION, ...(by === 'bot' ? { by } : {}) };
    return fault ?? { kind: 'concede', seat, body };
  }

  /**
   * If the rules fail, the previous decision stays open. The answer is not logged, because it may name hidden cards.
   */
  #carryOut(live: LiveMatch, seat: number, answer: string, work: () => void): Refused | undefined {
    try {
      work();
      return undefined;
    } catch (error) {
      const { log, metrics } = this.#resources;
      metrics.faults.inc();
      const { message, stack } = error instanceof Error ? error : new Error(String(error));
      const place = { match: live.id, head: live.head, seat, pieces: answer.split(' ').length };
      log.error({ ...place, error: message, stack }, 'the rules failed');
      return { refused: 'fault' };
    }
  }

  #left(live: LiveMatch, seat: number, since: number): number | undefined {
    const { speed } = live.beginning.settings;
    if (speed.kind !== 'live' || !live.people.includes(seat)) return undefined;
    const { clock, downtimes } = this.#resources;
    const bank = live.banks[seat] as number;
    const left = leftAfter(speed, bank, takenMs(since, clock.now(), downtimes));
    return left === bank ? undefined : left;
  }
}

/** The person at the seat has answered. */
function isOwn(kind: EntryKind, { by }: EntryBody): boolean {
  return kind === 'sealed' || (kind === 'answer' && by === undefined);
}

/** An answer that has been waiting for its turn and whose turn it is. */
export function sealedNow(live: LiveMatch): Answer | undefined {
  if (live.status !== 'running') return undefined;
  for (const { seat } of live.decisions) {
    const [sealed] = live.openQuestions.sealedBy(seat);
    if (sealed) return { seat, number: sealed.number, answer: sealed.answer, by: 'sealed' };
  }
  return undefined;
}
