/** One WebSocket: its person's messages and the server's. */

import type { Language } from '@praxis/contract';
import { type Chat, type ClientMessage, PROTOCOL_VERSION, type ServerMessage } from '@praxis/protocol/messages.ts';
import { faultText } from '../base/faults.ts';
import { type Refused, refusalText } from '../base/refusals.ts';
import { languageFrom, Unfulfilled } from '../base/words.ts';
import type { Visitor } from '../host/matches.ts';
import { Bound, PER_CONNECTION_MAX } from '../limits/bound.ts';
import { Throttle } from '../limits/throttle.ts';
import type { Person } from '../people/people.ts';
import type { Services } from '../services.ts';
import { linesAfter } from '../tables/chat.ts';
import { readMessage } from './message-schemas.ts';

/** A connection's interface to its socket. */
export interface Line {
  /** The client's address, as limits by address use it. */
  readonly address: string;
  send(text: string): void;
  /** How many bytes wait to be sent. */
  readonly waiting: number;
  close(code: number, why: string): void;
}

/** A client this far behind is told to start again. */
const WAITING_MAX = 1_000_000;
const MESSAGES = { burst: 60, perSecond: 20 };
/**
 * This many messages beyond the limits are refused politely. After that the client is disconnected; the count recovers
 * with time.
 */
const EXCESSES = { burst: 200, perSecond: 1 };
const WATCHED_MAX = 20;

export class Connection {
  readonly person: Person;
  /** The session by which the person is known; undefined for guests and programs. */
  readonly session: string | undefined;
  language: Language = 'en';
  followsLobby = false;
  readonly tables = new Set<string>();
  /** Tables that are being read to be shown; true: they have changed since that began. */
  readonly #tablesRead = new Map<string, boolean>();
  /** The last line of the chat that was sent, and how old a line must be to be sent, by match. */
  readonly #chats = new Map<string, { readonly last: number; readonly afterMs: number }>();
  /** Cancels the sending of chat lines that are not old enough yet, by match. */
  readonly #chatsLater = new Map<string, () => void>();
  readonly #services: Services;
  readonly #line: Line;
  readonly #visitor: Visitor;
  readonly #watching = new Set<string>();
  readonly #throttle: Throttle;
  readonly #patience: Throttle;
  readonly #waiting = new Bound(PER_CONNECTION_MAX);
  #closed = false;
  #isDropped = false;
  #isGreeted = false;
  /** When something was sent last. */
  #sentAt = 0;
  #queue: Promise<void> = Promise.resolve();

  constructor(services: Services, person: Person, line: Line, session?: string) {
    const { clock } = services.resources;
    this.#services = services;
    this.#line = line;
    this.person = person;
    this.session = session;
    this.#throttle = new Throttle(clock, MESSAGES);
    this.#patience = new Throttle(clock, EXCESSES);
    this.#visitor = services.matches.visit(person, (text) => this.send(text));
  }

  send(text: string): void {
    if (this.#closed || this.#isDropped) return;
    const { metrics, clock } = this.#services.resources;
    metrics.messageBytes.observe(text.length);
    this.#sentAt = clock.now();
    try {
      if (this.#line.waiting <= WAITING_MAX) {
        this.#line.send(text);
        return;
      }
      this.#line.send(JSON.stringify({ t: 'again' } satisfies ServerMessage));
      this.#drop(1013, 'too slow');
    } catch (error) {
      this.#services.resources.log.warn({ error: faultText(error) }, 'a socket cannot be written to');
      this.#drop(1011, 'broken');
    }
  }

  /**
   * Ends the connection during a broadcast: the other recipients get the message first, because the spectators of the
   * same match are then shown that a viewer has left.
   */
  #drop(code: number, why: string): void {
    this.#isDropped = true;
    this.#services.resources.tasks.run('end a connection', async () => {
      await Promise.resolve();
      this.#line.close(code, why);
      this.close();
    });
  }

  /** Shows the other side that it is still connected, unless something else has just shown it. */
  beat(): void {
    const { clock } = this.#services.resources;
    if (this.#isGreeted && clock.now() - this.#sentAt >= BEAT_MS / 2) this.send(BEAT);
  }

  tell(message: ServerMessage): void {
    this.send(JSON.stringify(message));
  }

  /** Messages are dealt with one after another, in the order in which they came. */
  receive(text: string): void {
    if (this.#closed) return;
    const allowed = this.#throttle.take();
    if (!allowed && !this.#bear()) return;
    const read = readMessage(text);
    // Names the request's number, so that its sender does not wait for a reply for ever.
    if (!allowed) this.#refuse({ refused: 'too many' }, read.id);
    else if ('wrong' in read) {
      this.#refuse({ refused: 'malformed', detail: read.wrong }, read.id);
      this.#charge();
    } else if (!this.#admits(read.message)) {
      if (this.#bear()) this.#refuse({ refused: 'too many' }, read.id);
    } else {
      this.#queue = this.#waiting.hold(() => this.#queue.then(() => this.#take(read.message)));
      this.#services.resources.tasks.run('deal with a message', () => this.#queue);
    }
  }

  #admits(message: ClientMessage): boolean {
    const { budgets } = this.#services;
    const { id, guest } = this.person;
    if (this.#waiting.isFull || !budgets.take(this.#line.address, message.t)) return false;
    // An account has one budget, from however many addresses it comes.
    if (!guest && !budgets.take(id, message.t)) return false;
    return message.t !== 'answer' || budgets.answer(id);
  }

  /** Wrong messages cost, too. */
  #charge(): void {
    if (!this.#services.budgets.wrong(this.#line.address)) this.#bear();
  }

  /** True while messages beyond the limits are tolerated; otherwise it closes the connection. */
  #bear(): boolean {
    if (this.#closed) return false;
    if (this.#patience.take()) return true;
    this.#services.resources.metrics.flooders.inc();
    this.#refuse({ refused: 'too many' });
    this.#line.close(1008, 'too many messages');
    this.close();
    return false;
  }

  close(): void {
    if (this.#closed) return;
    this.#closed = true;
    this.#visitor.leave();
    for (const cancel of this.#chatsLater.values()) cancel();
    for (const table of this.tables) this.#depart(table);
    this.tables.clear();
  }

  /** Closes the connection from this side: the client must identify itself again. */
  hangUp(): void {
    this.#line.close(1012, 'reconnect');
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
          if (!(await this.#visitor.request(message, this.language))) this.#charge();
      }
    } catch (error) {
      const id = 'id' in message ? message.id : undefined;
      if (error instanceof Unfulfilled)
        this.#refuse({ refused: error.status === 429 ? 'too many' : 'unknown match' }, id);
      else {
        const { log } = this.#services.resources;
        log.error({ type: message.t, error: faultText(error) }, 'a message failed');
        this.#refuse({ refused: 'try again' }, id);
      }
    }
  }

  #hello(protocol: number, language: string): void {
    this.language = languageFrom(language);
    if (protocol !== PROTOCOL_VERSION) {
      this.#refuse({ refused: 'malformed', detail: { about: 'protocol', version: PROTOCOL_VERSION } });
      return;
    }
    this.#isGreeted = true;
    const { routed } = this.#services.resources.config;
    this.tell({ t: 'welcome', you: this.person, version: VERSION, beatMs: BEAT_MS, ...(routed ? { routed } : {}) });
  }

  async #watch(match: string, after: number | undefined): Promise<void> {
    if (this.#watching.size >= WATCHED_MAX && !this.#watching.has(match)) {
      this.#refuse({ refused: 'too many' });
      return;
    }
    this.#watching.add(match);
    const watch = await this.#visitor.watch(match, after, this.language);
    if (this.#closed) return;
    if ('refused' in watch) {
      this.#watching.delete(match);
      this.#refuse(watch);
      return;
    }
    if (watch.chatAfterMs === undefined) return;
    this.#chats.set(match, { last: 0, afterMs: watch.chatAfterMs });
    await this.hearChat(match);
  }

  #unwatch(match: string): void {
    if (!this.#watching.delete(match)) return;
    this.#chats.delete(match);
    this.#chatsLater.get(match)?.();
    this.#visitor.unwatch(match);
  }

  #depart(table: string): void {
    const { tasks } = this.#services.resources;
    tasks.run('note a departure', () => this.#services.presence.depart(table, this.person.id));
  }

  /** Reads again everything that a lost wake-up could have announced. */
  async catchUp(): Promise<void> {
    for (const match of [...this.#chats.keys()]) await this.hearChat(match);
    for (const table of [...this.tables]) await this.showTable(table);
  }

  /**
   * A removed table is not shown. One that changes while it is read is read once more: of two readings beside each other
   * the older one could arrive last.
   */
  async showTable(table: string): Promise<void> {
    if (this.#tablesRead.has(table)) {
      this.#tablesRead.set(table, true);
      return;
    }
    do {
      this.#tablesRead.set(table, false);
      const shown = await this.#services.tables.get(table, this.person).catch(() => undefined);
      if (shown) this.tell({ t: 'table', table: shown });
    } while (this.#tablesRead.get(table));
    this.#tablesRead.delete(table);
  }

  /** Sends the whole chat again, because lines of it were changed. */
  async hearAgain(match: string): Promise<void> {
    const chat = this.#chats.get(match);
    if (chat) this.#chats.set(match, { ...chat, last: 0 });
    await this.hearChat(match);
  }

  /** The last line of the chat that was sent; undefined if the chat is not heard here. */
  heardUntil(match: string): number | undefined {
    return this.#chats.get(match)?.last;
  }

  async hearChat(match: string): Promise<void> {
    const after = this.heardUntil(match);
    if (after !== undefined) this.hear(match, await linesAfter(this.#services.resources, match, after));
  }

  /** Sends those of these lines that are new here, and old enough. */
  hear(match: string, lines: readonly Chat[]): void {
    const heard = this.#chats.get(match);
    if (!heard) return;
    const { clock } = this.#services.resources;
    const until = clock.now() - heard.afterMs;
    const young = lines.find(({ n, at }) => n > heard.last && at > until);
    if (young) this.#hearLater(match, young.at + heard.afterMs);
    const fresh = lines.filter(({ n, at }) => n > heard.last && at <= until);
    const last = fresh.at(-1)?.n;
    if (last === undefined) return;
    this.#chats.set(match, { ...heard, last });
    this.tell({ t: 'chat', match, lines: fresh });
  }

  #hearLater(match: string, time: number): void {
    const { clock, tasks } = this.#services.resources;
    this.#chatsLater.get(match)?.();
    const cancel = clock.at(time, () => tasks.run('send the chat', () => this.hearChat(match)));
    this.#chatsLater.set(match, cancel);
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
    // An unknown table is refused.
    await this.#services.tables.get(table, this.person);
    if (this.#closed) return;
    if (!this.tables.has(table)) {
      this.tables.add(table);
      await this.#services.presence.arrive(table, this.person.id);
    }
    await this.showTable(table);
  }

  #refuse(refused: Refused, id?: number): void {
    const text = refusalText(refused, this.language);
    this.tell({ t: 'refused', ...(id === undefined ? {} : { id }), code: refused.refused, text });
  }
}

/** The interval of the heartbeat that shows clients that the server is there. */
export const BEAT_MS = 2000;
const BEAT = JSON.stringify({ t: 'beat' } satisfies ServerMessage);

/** The server's version, as clients see it. */
export const VERSION = '1';
