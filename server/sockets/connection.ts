/** One WebSocket: what its person sends and is sent. */

import type { Language } from '@praxis/contract';
import { Mistake } from '@praxis/engine';
import { type ClientMessage, PROTOCOL_VERSION, type Request, type ServerMessage } from '@praxis/protocol/messages.ts';
import { and, eq } from 'drizzle-orm';
import { type Refused, refusalText } from '../base/refusals.ts';
import { languageFrom, Unfulfilled } from '../base/words.ts';
import { Throttle } from '../limits/throttle.ts';
import { ReplayDiverged } from '../match/live-match.ts';
import type { Outcome } from '../match/referee.ts';
import type { Room } from '../match/room.ts';
import { orderOf, unknownStop } from '../match/standing-answers.ts';
import { isSilenced } from '../ops/reports.ts';
import { cleanLine } from '../people/hygiene.ts';
import type { Person } from '../people/people.ts';
import type { Services } from '../services.ts';
import { matches, seats } from '../storage/schema.ts';
import { linesAfter, say } from '../tables/chat.ts';
import { explained } from '../updates/explaining.ts';
import type { Feed, Watcher } from '../updates/feed.ts';
import { readMessage } from './message-schemas.ts';

/** What a connection can do with its socket. */
export interface Line {
  /** Where it comes from, as limits by address know it. */
  readonly address: string;
  send(text: string): void;
  /** How many bytes wait to be sent. */
  readonly waiting: number;
  close(code: number, why: string): void;
}

/** A reader who is so far behind is told to begin anew. */
const WAITING_MAX = 1_000_000;
const MESSAGES = { burst: 60, perSecond: 20 };
/** Who goes on sending after so many refusals for sending too much is not listened to any longer. */
const EXCESS_MAX = 200;
const WATCHED_MAX = 20;

interface Watching {
  readonly room: Room;
  readonly feed: Feed;
  readonly seat: number | undefined;
}

export class Connection implements Watcher {
  readonly person: Person;
  language: Language = 'en';
  followsLobby = false;
  readonly tables = new Set<string>();
  /** The last line of the chat that was sent, by match. */
  readonly heard = new Map<string, number>();
  readonly #services: Services;
  readonly #line: Line;
  readonly #watching = new Map<string, Watching>();
  readonly #throttle: Throttle;
  #excess = 0;
  #closed = false;
  #queue: Promise<void> = Promise.resolve();

  constructor(services: Services, person: Person, line: Line) {
    const { clock } = services.resources;
    this.#services = services;
    this.#line = line;
    this.person = person;
    this.#throttle = new Throttle(clock, MESSAGES);
  }

  send(text: string): void {
    if (this.#closed) return;
    this.#services.resources.metrics.messageBytes.observe(text.length);
    if (this.#line.waiting > WAITING_MAX) {
      this.#line.send(JSON.stringify({ t: 'again' } satisfies ServerMessage));
      this.#line.close(1013, 'too slow');
      this.close();
      return;
    }
    this.#line.send(text);
  }

  tell(message: ServerMessage): void {
    this.send(JSON.stringify(message));
  }

  /** Messages are dealt with one after another, in the order in which they came. */
  receive(text: string): void {
    if (this.#closed) return;
    const allowed = this.#throttle.take();
    if (!allowed && ++this.#excess > EXCESS_MAX) {
      this.#line.close(1008, 'too many messages');
      this.close();
      return;
    }
    const read = readMessage(text);
    if (!allowed) {
      // Named by its number, so that who waits for a reply to it does not wait for ever.
      this.#refuse({ refused: 'too many' }, read.id);
      return;
    }
    if ('wrong' in read) {
      this.#refuse({ refused: 'malformed', detail: read.wrong }, read.id);
      return;
    }
    const { message } = read;
    if (!this.#services.budgets.take(this.#line.address, message.t)) {
      this.#refuse({ refused: 'too many' }, read.id);
      return;
    }
    this.#queue = this.#queue.then(() => this.#take(message));
    this.#services.resources.tasks.run('deal with a message', () => this.#queue);
  }

  close(): void {
    if (this.#closed) return;
    this.#closed = true;
    for (const match of [...this.#watching.keys()]) this.#unwatch(match);
    for (const table of this.tables) this.#depart(table);
    this.tables.clear();
  }

  /** Ends the connection from this side: whoever comes again is asked anew who that is. */
  hangUp(): void {
    this.#line.close(1012, 'connect anew');
    this.close();
  }

  async #take(message: ClientMessage): Promise<void> {
    if (this.#closed) return;
    try {
      switch (message.t) {
        case 'hello':
          this.#hello(message.protocol, message.language);
          return;
        case 'watch':
          await this.#watch(message.match, message.after);
          return;
        case 'unwatch':
          this.#unwatch(message.match);
          return;
        case 'lobby':
          this.followsLobby = message.follow;
          if (message.follow) this.tell({ t: 'tables', tables: await this.#services.tables.list(this.person) });
          return;
        case 'table':
          await this.#followTable(message.table, message.follow);
          return;
        default:
          await this.#request(message);
      }
    } catch (error) {
      const id = 'id' in message ? message.id : undefined;
      if (error instanceof ReplayDiverged) this.#refuse({ refused: 'fault' }, id);
      else if (error instanceof Mistake) this.#refuse({ refused: 'not an option', detail: error.message }, id);
      else if (error instanceof Unfulfilled)
        this.#refuse({ refused: error.status === 429 ? 'too many' : 'unknown match' }, id);
      else {
        const { log } = this.#services.resources;
        log.error({ type: message.t, error: String((error as Error).stack ?? error) }, 'a message failed');
        this.#refuse({ refused: 'try again' }, id);
      }
    }
  }

  #hello(protocol: number, language: string): void {
    this.language = languageFrom(language);
    if (protocol !== PROTOCOL_VERSION) {
      this.#refuse({ refused: 'malformed', detail: `protocol ${PROTOCOL_VERSION}` });
      return;
    }
    this.tell({ t: 'welcome', you: this.person, version: VERSION });
  }

  async #watch(match: string, after: number | undefined): Promise<void> {
    const room = await this.#services.rooms.enter(match);
    // Whoever has gone meanwhile watches nothing any more.
    if (this.#closed) return;
    if (!room) {
      this.#refuse({ refused: 'unknown match' });
      return;
    }
    if (this.#watching.size >= WATCHED_MAX && !this.#watching.has(match)) {
      this.#refuse({ refused: 'too many' });
      return;
    }
    this.#unwatch(match);
    const seat = room.seatOf(this.person.id);
    const feed = this.#services.publisher.feed(room, seat ?? 'spectator', this.language);
    this.#watching.set(match, { room, feed, seat });
    const { clock, downtimes, tasks } = this.#services.resources;
    feed.join(this, after, clock.now(), downtimes);
    this.heard.set(match, 0);
    await this.hearChat(match);
    if (seat === undefined) this.#services.publisher.show(room);
    else tasks.run('note that somebody is there', () => this.#services.presence.arrive(match, this.person.id));
  }

  #unwatch(match: string): void {
    const watching = this.#watching.get(match);
    if (!watching) return;
    this.#watching.delete(match);
    this.heard.delete(match);
    const now = this.#services.resources.clock.now();
    watching.feed.leave(this, now);
    watching.room.usedAt = now;
    if (watching.seat === undefined) this.#services.publisher.show(watching.room);
    else this.#depart(match);
  }

  #depart(match: string): void {
    const { tasks } = this.#services.resources;
    tasks.run('note that somebody has gone', () => this.#services.presence.depart(match, this.person.id));
  }

  async hearChat(match: string): Promise<void> {
    const after = this.heard.get(match);
    if (after === undefined) return;
    const lines = await linesAfter(this.#services.resources, match, after);
    // Two lines at once are read twice; whoever comes second begins behind what was sent first.
    const heard = this.heard.get(match);
    const fresh = heard === undefined ? [] : lines.filter(({ n }) => n > heard);
    const last = fresh.at(-1)?.n;
    if (last === undefined) return;
    this.heard.set(match, last);
    this.tell({ t: 'chat', match, lines: fresh });
  }

  async #followTable(table: string, follow: boolean): Promise<void> {
    if (!follow) {
      if (this.tables.delete(table)) this.#depart(table);
      return;
    }
    if (this.tables.size >= WATCHED_MAX) {
      this.#refuse({ refused: 'too many' });
      return;
    }
    const shown = await this.#services.tables.get(table, this.person);
    if (this.#closed) return;
    if (!this.tables.has(table)) {
      this.tables.add(table);
      await this.#services.presence.arrive(table, this.person.id);
    }
    this.tell({ t: 'table', table: shown });
  }

  async #request(request: Request): Promise<void> {
    const { id, match } = request;
    const watching = this.#watching.get(match);
    const room = watching?.room ?? (await this.#services.rooms.enter(match));
    if (!room) {
      this.#refuse({ refused: 'unknown match' }, id);
      return;
    }
    const seat = room.seatOf(this.person.id);
    if (seat === undefined) {
      this.#refuse({ refused: 'not your seat' }, id);
      return;
    }
    if (request.t === 'next' || request.t === 'explain') {
      this.#inform(request, room, seat);
      return;
    }
    const end = request.t === 'answer' ? this.#services.resources.metrics.answerSeconds.startTimer() : undefined;
    const outcome = await this.#carryOut(request, room, seat);
    end?.();
    if ('refused' in outcome) this.#refuse(outcome, id);
    else this.tell({ t: 'done', id });
  }

  /** What somebody wants to know of what is asked; nothing of what is still held back from the seat. */
  #inform(request: Extract<Request, { t: 'next' | 'explain' }>, room: Room, seat: number): void {
    const { id } = request;
    const { live } = room;
    const { clock } = this.#services.resources;
    const feed = this.#services.publisher.feed(room, seat, this.language);
    const asked = live.openQuestions.of(seat);
    if (live.heldUntil > clock.now() && (asked === undefined || asked.key !== feed.key)) {
      this.#refuse({ refused: 'not now' }, id);
      return;
    }
    if (request.t === 'next') {
      const choices = feed.choices(request.number, request.answer);
      if (choices) this.tell({ t: 'choices', id, choices });
      else this.#refuse({ refused: 'stale' }, id);
      return;
    }
    const explanation = explained(asked?.match ?? live.match, seat, request, this.language);
    if (explanation) this.tell({ t: 'explained', id, ...explanation });
    else this.#refuse({ refused: 'not an option' }, id);
  }

  async #carryOut(request: Exclude<Request, { t: 'next' | 'explain' }>, room: Room, seat: number): Promise<Outcome> {
    const { referee, requests } = this.#services;
    switch (request.t) {
      case 'answer':
        if (room.live.standIns.has(seat)) return { refused: 'not now' };
        return referee.answer(room, { seat, number: request.number, answer: request.answer });
      case 'stand':
        return this.#stand(room, seat, request.standing);
      case 'say':
        return this.#say(room, seat, request);
      case 'request':
        if (!room.admits('wishes', seat, this.#services.resources.clock)) return { refused: 'too many' };
        return requests.request(room, seat, request.what);
      case 'consent':
        return requests.consent(room, seat, request.what, request.yes);
      case 'return':
        return referee.record(room, 'bot-out', seat, {}, ({ standIns }) =>
          standIns.has(seat) ? undefined : { refused: 'not now' },
        );
      case 'hurry':
        return this.#hurry(room);
    }
  }

  async #stand(room: Room, seat: number, standing: Extract<Request, { t: 'stand' }>['standing']): Promise<Outcome> {
    const { database, bus } = this.#services.resources;
    const unknown = unknownStop(room, standing);
    if (unknown !== undefined) return { refused: 'malformed', detail: `stops: ${JSON.stringify(unknown)}` };
    await database.queries
      .update(seats)
      .set({ standing: orderOf(room, seat, standing) })
      .where(and(eq(seats.matchId, room.id), eq(seats.seat, seat)));
    await room.exclusive(async () => {
      await this.#services.rooms.refreshFacts(room);
      await this.#services.due.reconsider(room);
      this.#services.publisher.show(room);
    });
    bus.tellOthers('table', room.id);
    return { done: true };
  }

  async #say(room: Room, seat: number, { text, phrase }: Extract<Request, { t: 'say' }>): Promise<Outcome> {
    if ((text === undefined) === (phrase === undefined)) return { refused: 'malformed', detail: 'text or phrase' };
    const line = text === undefined ? undefined : cleanLine(text);
    if (phrase === undefined && line === undefined) return { refused: 'malformed', detail: 'text' };
    if (!room.admits('words', seat, this.#services.resources.clock)) return { refused: 'too many' };
    if (line !== undefined && (await isSilenced(this.#services.resources, this.person))) return { refused: 'muted' };
    const said = line === undefined ? { seat, phrase: phrase as NonNullable<typeof phrase> } : { seat, text: line };
    const name = room.facts.seats.find((each) => each.seat === seat)?.name ?? this.person.name;
    await say(this.#services.resources, room.id, { ...this.person, name }, said);
    return { done: true };
  }

  async #hurry(room: Room): Promise<Outcome> {
    const { database, bus } = this.#services.resources;
    if (room.live.status !== 'running') return { refused: 'not now' };
    await database.queries.update(matches).set({ hurry: true }).where(eq(matches.id, room.id));
    bus.tell('hurry', room.id);
    return { done: true };
  }

  #refuse(refused: Refused, id?: number): void {
    const text = refusalText(refused, this.language);
    this.tell({ t: 'refused', ...(id === undefined ? {} : { id }), code: refused.refused, text });
  }
}

/** What clients are told of the server they are talking to. */
export const VERSION = '1';
