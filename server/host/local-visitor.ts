/** A visitor to this process's matches: handles their watching, questions and answers. */

import type { Language } from '@praxis/contract';
import { Mistake } from '@praxis/engine';
import type { Request, ServerMessage } from '@praxis/protocol/messages.ts';
import type { Clock } from '../base/clock.ts';
import { faultText } from '../base/faults.ts';
import { type Refused, refusalText } from '../base/refusals.ts';
import { Unfulfilled } from '../base/words.ts';
import { STATEMENTS_MAX } from '../limits/bound.ts';
import { ReplayDiverged } from '../match/live-match.ts';
import type { Outcome } from '../match/referee.ts';
import type { Room } from '../match/room.ts';
import { orderOf, unknownStop } from '../match/standing-answers.ts';
import { cleanLine } from '../people/hygiene.ts';
import { isSilenced, type Person } from '../people/people.ts';
import { and, eq } from '../storage/drizzle.ts';
import { matches, seats } from '../storage/schema.ts';
import { say } from '../tables/chat.ts';
import { explained } from '../updates/explaining.ts';
import type { Feed, Watcher } from '../updates/feed.ts';
import type { Publisher } from '../updates/publisher.ts';
import type { MatchHost } from './match-host.ts';
import type { Admitted, Visitor } from './matches.ts';

/** Refusals for which nobody pays. */
const OURS: ReadonlySet<Refused['refused']> = new Set(['try again', 'fault', 'set aside']);

interface Watching {
  readonly room: Room;
  readonly publisher: Publisher;
  readonly clock: Clock;
  readonly feed: Feed;
  readonly seat: number | undefined;
}

export class LocalVisitor implements Visitor, Watcher {
  readonly #host: MatchHost;
  readonly #person: Person;
  readonly #watching = new Map<string, Watching>();
  #left = false;
  readonly send: (text: string) => void;

  constructor(host: MatchHost, person: Person, send: (text: string) => void) {
    this.#host = host;
    this.#person = person;
    this.send = send;
  }

  async watch(match: string, after: number | undefined, language: Language): Promise<Refused | Admitted> {
    try {
      const table = await this.#host.rooms.enter(match);
      if (!table) return { refused: 'unknown match' };
      const seat = table.seatOf(this.#person.id);
      const delayMs = seat === undefined ? this.#host.delayed.delayMs(table) : 0;
      const room = delayMs > 0 ? await this.#host.delayed.enter(table) : table;
      // The chat is for the players, and at an open table also for spectators.
      const isOpen = seat !== undefined || table.live.beginning.settings.open;
      const admitted: Admitted = { chatAfterMs: isOpen ? delayMs : undefined };
      // A visitor who has left meanwhile no longer watches anything.
      if (this.#left) return admitted;
      this.unwatch(match);
      const publisher = delayMs > 0 ? this.#host.delayed.publisher : this.#host.publisher;
      const clock = delayMs > 0 ? this.#host.delayed.clock : this.#host.resources.clock;
      const feed = publisher.feed(room, seat ?? 'spectator', language);
      this.#watching.set(match, { room, publisher, clock, feed, seat });
      const { downtimes, tasks } = this.#host.resources;
      feed.join(this, after, clock.now(), downtimes);
      if (seat === undefined) publisher.show(room);
      else tasks.run('note an arrival', () => this.#host.presence.arrive(match, this.#person.id));
      return admitted;
    } catch (error) {
      return this.#refusalOf(error, 'watch');
    }
  }

  unwatch(match: string): void {
    const watching = this.#watching.get(match);
    if (!watching) return;
    this.#watching.delete(match);
    const { room, publisher, clock, feed, seat } = watching;
    const { tasks } = this.#host.resources;
    const now = clock.now();
    feed.leave(this, now);
    room.usedAt = now;
    if (seat === undefined) publisher.show(room);
    else tasks.run('note a departure', () => this.#host.presence.depart(match, this.#person.id));
  }

  leave(): void {
    this.#left = true;
    for (const match of [...this.#watching.keys()]) this.unwatch(match);
  }

  async request(request: Request, language: Language): Promise<boolean> {
    const { pool } = this.#host.resources.database;
    if (pool.waitingCount > STATEMENTS_MAX) return this.#refuse({ refused: 'try again' }, language, request.id);
    try {
      return await this.#answer(request, language);
    } catch (error) {
      return this.#refuse(this.#refusalOf(error, request.t), language, request.id);
    }
  }

  #refusalOf(error: unknown, type: string): Refused {
    if (error instanceof ReplayDiverged) return { refused: 'fault' };
    if (error instanceof Mistake) return { refused: 'not an option' };
    if (error instanceof Unfulfilled) {
      if (error.code === 'set aside') return { refused: 'set aside' };
      return { refused: error.status === 429 ? 'too many' : 'unknown match' };
    }
    const { log } = this.#host.resources;
    log.error({ type, error: faultText(error) }, 'a message failed');
    return { refused: 'try again' };
  }

  async #answer(request: Request, language: Language): Promise<boolean> {
    const { id, match } = request;
    const watching = this.#watching.get(match);
    const room = watching?.room ?? (await this.#host.rooms.enter(match));
    if (!room) return this.#refuse({ refused: 'unknown match' }, language, id);
    const seat = room.seatOf(this.#person.id);
    if (seat === undefined) return this.#refuse({ refused: 'not your seat' }, language, id);
    if (request.t === 'next' || request.t === 'explain') return this.#inform(request, room, seat, language);
    if (room.asked.isFull) return this.#refuse({ refused: 'too many' }, language, id);
    const end = request.t === 'answer' ? this.#host.resources.metrics.answerSeconds.startTimer() : undefined;
    const outcome = await room.asked.hold(() => this.#carryOut(request, room, seat));
    end?.();
    if ('refused' in outcome) return this.#refuse(outcome, language, id);
    return this.#tell({ t: 'done', id });
  }

  /** Details of the visitor's question, without anything that is still held back from the seat. */
  #inform(request: Extract<Request, { t: 'next' | 'explain' }>, room: Room, seat: number, language: Language): boolean {
    const { id } = request;
    const { live } = room;
    const { clock } = this.#host.resources;
    const feed = this.#host.publisher.feed(room, seat, language);
    const asked = live.openQuestions.of(seat);
    if (live.heldUntil > clock.now() && (asked === undefined || asked.key !== feed.key))
      return this.#refuse({ refused: 'not now' }, language, id);
    if (request.t === 'next') {
      const choices = feed.choices(request.number, request.answer);
      if (choices) return this.#tell({ t: 'choices', id, choices });
      return this.#refuse({ refused: 'stale' }, language, id);
    }
    const explanation = explained(asked?.match ?? live.match, seat, request, language);
    if (explanation) return this.#tell({ t: 'explained', id, ...explanation });
    return this.#refuse({ refused: 'not an option' }, language, id);
  }

  async #carryOut(request: Exclude<Request, { t: 'next' | 'explain' }>, room: Room, seat: number): Promise<Outcome> {
    const { referee, requests } = this.#host;
    switch (request.t) {
      case 'answer':
        if (room.live.standIns.has(seat)) return { refused: 'not now' };
        return referee.answer(room, { seat, number: request.number, answer: request.answer });
      case 'stand':
        return this.#stand(room, seat, request.standing);
      case 'say':
        return this.#say(room, seat, request);
      case 'request':
        if (!room.admits('wishes', seat, this.#host.resources.clock)) return { refused: 'too many' };
        return requests.request(room, seat, request.what, request.contributes);
      case 'consent':
        return requests.consent(room, seat, request);
      case 'return':
        return referee.record(room, 'bot-out', seat, {}, ({ standIns }) =>
          standIns.has(seat) ? undefined : { refused: 'not now' },
        );
      case 'hurry':
        return this.#hurry(room);
    }
  }

  async #stand(room: Room, seat: number, standing: Extract<Request, { t: 'stand' }>['standing']): Promise<Outcome> {
    const { database, bus } = this.#host.resources;
    const unknown = unknownStop(room, standing);
    if (unknown !== undefined)
      return { refused: 'malformed', detail: { about: 'unknown name', name: JSON.stringify(unknown) } };
    await database.queries
      .update(seats)
      .set({ standing: orderOf(room, seat, standing) })
      .where(and(eq(seats.matchId, room.id), eq(seats.seat, seat)));
    await room.exclusive(async () => {
      await this.#host.rooms.refreshFacts(room);
      await this.#host.due.reconsider(room);
      this.#host.publisher.show(room);
    });
    bus.tellOthers('table', room.id);
    return { done: true };
  }

  async #say(room: Room, seat: number, { text, phrase }: Extract<Request, { t: 'say' }>): Promise<Outcome> {
    if ((text === undefined) === (phrase === undefined))
      return { refused: 'malformed', detail: { about: 'one of two', one: 'text', other: 'phrase' } };
    const line = text === undefined ? undefined : cleanLine(text);
    if (phrase === undefined && line === undefined)
      return { refused: 'malformed', detail: { about: 'field form', field: 'text' } };
    if (!room.admits('words', seat, this.#host.resources.clock)) return { refused: 'too many' };
    if (line !== undefined && (await isSilenced(this.#host.resources, this.#person))) return { refused: 'muted' };
    const said = line === undefined ? { seat, phrase: phrase as NonNullable<typeof phrase> } : { seat, text: line };
    const name = room.facts.seats.find((each) => each.seat === seat)?.name ?? this.#person.name;
    await say(this.#host.resources, room.id, { ...this.#person, name }, said);
    return { done: true };
  }

  async #hurry(room: Room): Promise<Outcome> {
    const { database, bus } = this.#host.resources;
    if (room.live.status !== 'running') return { refused: 'not now' };
    await database.queries.update(matches).set({ hurry: true }).where(eq(matches.id, room.id));
    bus.tell('hurry', room.id);
    return { done: true };
  }

  /** Returns whether the request was proper: a failure on this side does not count against the sender. */
  #refuse(refused: Refused, language: Language, id: number): boolean {
    this.#tell({ t: 'refused', id, code: refused.refused, text: refusalText(refused, language) });
    return OURS.has(refused.refused);
  }

  #tell(message: ServerMessage): true {
    this.send(JSON.stringify(message));
    return true;
  }
}
