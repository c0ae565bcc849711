/**
 * One self-healing connection to the server. After an interruption it sends its subscriptions again and repeats the
 * requests that may be repeated; the others are refused with the code `try again`.
 */
import { type ClientMessage, PROTOCOL_VERSION, type Request, type ServerMessage } from '@praxis/protocol';
import { getJson } from './http.ts';

/** `silent`: lost, too, but noticed only by a missing heartbeat. */
export type ConnectionState = 'connecting' | 'open' | 'lost' | 'silent';

type WithoutId<R> = R extends Request ? Omit<R, 'id'> : never;
/** A request as it is made; the connection numbers it. */
export type Asked = WithoutId<Request>;
export type Reply = Extract<ServerMessage, { readonly t: 'done' | 'choices' | 'explained' | 'refused' }>;

/** The part of a WebSocket that is used. */
export interface Socket {
  onopen: ((event: never) => void) | null;
  onmessage: ((event: { readonly data: unknown }) => void) | null;
  onclose: ((event: never) => void) | null;
  readonly readyState: number;
  send(text: string): void;
  close(): void;
}

export interface ConnectionOptions {
  readonly language: string;
  /** Opens a socket; its address names the match that will be watched first. */
  readonly open: (match: string | undefined) => Socket;
  /** Must be done before the first socket is opened: the server recognises the visitor by the cookie. */
  readonly prepare?: () => Promise<unknown>;
  /** Milliseconds until the first attempt to connect again; it doubles up to `RETRY_MS_MAX`. */
  readonly retryMs?: number;
}

const RETRY_MS = 250;
/** With this and the next value, a client is back within five seconds of the server's return. */
const RETRY_MS_MAX = 3000;
/** After this long without any answer, the attempt counts as made without a network. */
const ATTEMPT_MS_MAX = 4000;
/** The server counts as lost after this many missed heartbeats. */
const BEATS_MISSED_MAX = 2;
/** A request without a reply for this long means that the other end is gone. */
const REPLY_MS_MAX = 10_000;
/** An attempt that takes longer is given up when the browser reports the network as back. */
const SLOW_MS = 1000;
const OPEN = 1;

/** Repeating these does no harm: the server recognises an identical answer, and the others change nothing. */
const REPEATABLE: ReadonlySet<Request['t']> = new Set(['answer', 'next', 'explain', 'stand']);

interface Waiting {
  readonly message: Request;
  readonly resolve: (reply: Reply) => void;
  readonly timer: ReturnType<typeof setTimeout>;
}

type Heard = (message: ServerMessage) => void;

export class Connection {
  state: ConnectionState = 'connecting';
  /** The visitor's identity, as the server reports it. */
  you: Extract<ServerMessage, { readonly t: 'welcome' }>['you'] | undefined;
  readonly #options: ConnectionOptions;
  readonly #listeners = new Set<Heard>();
  readonly #stateListeners = new Set<() => void>();
  readonly #follows = new Map<string, () => ClientMessage>();
  readonly #waiting = new Map<number, Waiting>();
  #socket: Socket | undefined;
  /** A socket exists or is being prepared. */
  #connecting = false;
  #welcomed = false;
  #retryMs: number;
  #retry: ReturnType<typeof setTimeout> | undefined;
  /** Runs out after too long a silence. */
  #patience: ReturnType<typeof setTimeout> | undefined;
  /** The interval of the server's heartbeats; undefined if it sends none. */
  #beatMs: number | undefined;
  /** The server wants all viewers of a match at one process. */
  #isRouted = false;
  /** The match in the address of the socket. */
  #openedFor: string | undefined;
  #lastId = 0;
  /** The number of the attempt: one that was given up during its preparation goes no further. */
  #attempt = 0;
  #attemptedAt = 0;

  /** It connects with the first subscription or request: the server need not know of a visitor before that. */
  constructor(options: ConnectionOptions) {
    this.#options = options;
    this.#retryMs = options.retryMs ?? RETRY_MS;
  }

  /** Calls `heard` with every message of the server that is not the reply to a request. */
  listen(heard: Heard): () => void {
    this.#listeners.add(heard);
    return () => this.#listeners.delete(heard);
  }

  onState(changed: () => void): () => void {
    this.#stateListeners.add(changed);
    return () => this.#stateListeners.delete(changed);
  }

  /** Sends a message now and after every interruption, until stopped. */
  follow(key: string, message: () => ClientMessage, stop?: ClientMessage): () => void {
    this.#follows.set(key, message);
    if (this.#isElsewhere) this.#move();
    else if (this.#welcomed) this.#send(message());
    else this.wake();
    return () => {
      this.#follows.delete(key);
      if (stop && this.#welcomed) this.#send(stop);
    };
  }

  /** The match that is followed, if any. */
  get #home(): string | undefined {
    for (const message of this.#follows.values()) {
      const followed = message();
      if (followed.t === 'watch') return followed.match;
    }
    return undefined;
  }

  /** The match is played at another process, and nothing is under way here that would have to be repeated there. */
  get #isElsewhere(): boolean {
    const home = this.#home;
    return (
      this.#welcomed && this.#isRouted && home !== undefined && home !== this.#openedFor && this.#waiting.size === 0
    );
  }

  #move(): void {
    this.#drop();
    this.#connect();
  }

  /** Sends a followed message again, because something was missed. */
  repeat(key: string): void {
    const message = this.#follows.get(key);
    if (message && this.#welcomed) this.#send(message());
  }

  ask(asked: Asked): Promise<Reply> {
    const message = { ...asked, id: ++this.#lastId } as Request;
    return new Promise((resolve) => {
      const timer = setTimeout(() => this.#unanswered(message.id), REPLY_MS_MAX);
      this.#waiting.set(message.id, { message, resolve, timer });
      if (this.#welcomed) this.#send(message);
      else this.wake();
    });
  }

  /** Connects, if it has not done so yet: a subscription will follow in a moment. */
  wake(): void {
    if (!this.#connecting && this.#retry === undefined) this.#connect();
  }

  /** Tries at once instead of waiting for the next attempt: the network is back, or the visitor has returned. */
  hurry(): void {
    // An attempt that began without a network may hang for long.
    if (this.#welcomed || (this.#retry === undefined && !this.#isSlow)) return;
    this.#drop();
    this.#connect();
  }

  /**
   * Closes the connection until something is followed or asked again, then as the user who is signed in by that time.
   */
  close(): void {
    clearTimeout(this.#retry);
    this.#retry = undefined;
    this.#drop();
    for (const id of [...this.#waiting.keys()]) this.#refuse(id);
  }

  #connect(): void {
    clearTimeout(this.#retry);
    this.#retry = undefined;
    const attempt = ++this.#attempt;
    this.#connecting = true;
    this.#attemptedAt = Date.now();
    this.#expectWithin(ATTEMPT_MS_MAX, () => this.#unreached());
    const { prepare } = this.#options;
    if (!prepare) this.#open();
    else
      prepare().then(
        () => attempt === this.#attempt && this.#open(),
        () => attempt === this.#attempt && this.#lost(),
      );
  }

  /** The current attempt has not been answered at once. */
  get #isSlow(): boolean {
    return this.#connecting && Date.now() - this.#attemptedAt >= SLOW_MS;
  }

  /** Every message restarts the wait. */
  #expectWithin(ms: number, missed: () => void): void {
    clearTimeout(this.#patience);
    this.#patience = setTimeout(missed, ms);
  }

  /** The wait was pause enough, so the next attempt begins soon. */
  #unreached(): void {
    this.#retryMs = this.#options.retryMs ?? RETRY_MS;
    this.#lost();
  }

  #open(): void {
    this.#expectWithin(ATTEMPT_MS_MAX, () => this.#unreached());
    this.#openedFor = this.#home;
    const socket = this.#options.open(this.#openedFor);
    this.#socket = socket;
    socket.onopen = () => this.#send({ t: 'hello', protocol: PROTOCOL_VERSION, language: this.#options.language });
    socket.onmessage = ({ data }) => {
      if (socket === this.#socket) this.#hear(JSON.parse(String(data)) as ServerMessage);
    };
    socket.onclose = () => {
      if (socket === this.#socket) this.#lost();
    };
  }

  #hear(message: ServerMessage): void {
    if (message.t === 'welcome') {
      this.you = message.you;
      this.#beatMs = message.beatMs;
      this.#isRouted = message.routed === true;
      this.#begin();
    }
    if (this.#beatMs !== undefined && this.#welcomed)
      this.#expectWithin(this.#beatMs * (BEATS_MISSED_MAX + 0.5), () => this.#lost('silent'));
    if (message.t === 'beat') return;
    if (message.t === 'again') {
      this.#lost();
      return;
    }
    if ('id' in message && message.id !== undefined && this.#waiting.has(message.id)) {
      this.#settle(message.id, message as Reply);
      return;
    }
    for (const heard of this.#listeners) heard(message);
  }

  #begin(): void {
    this.#welcomed = true;
    clearTimeout(this.#patience);
    this.#retryMs = this.#options.retryMs ?? RETRY_MS;
    this.#become('open');
    for (const message of this.#follows.values()) this.#send(message());
    for (const { message } of this.#waiting.values()) this.#send(message);
  }

  #lost(how: 'lost' | 'silent' = 'lost'): void {
    this.#drop();
    if (this.state !== 'silent') this.#become(how);
    for (const [id, { message }] of [...this.#waiting]) if (!REPEATABLE.has(message.t)) this.#refuse(id);
    // Without some variation all clients that lost the server would come back at the same instant.
    const wait = this.#retryMs * (0.75 + Math.random() / 2);
    this.#retryMs = Math.min(this.#retryMs * 2, RETRY_MS_MAX);
    clearTimeout(this.#retry);
    this.#retry = setTimeout(() => this.#connect(), wait);
  }

  #drop(): void {
    const socket = this.#socket;
    this.#socket = undefined;
    clearTimeout(this.#patience);
    this.#connecting = false;
    this.#attempt++;
    this.#welcomed = false;
    socket?.close();
  }

  #unanswered(id: number): void {
    this.#refuse(id);
    if (this.#welcomed) this.#lost();
  }

  #refuse(id: number): void {
    this.#settle(id, { t: 'refused', id, code: 'try again', text: '' });
  }

  #settle(id: number, reply: Reply): void {
    const waiting = this.#waiting.get(id);
    if (!waiting) return;
    this.#waiting.delete(id);
    clearTimeout(waiting.timer);
    waiting.resolve(reply);
  }

  #send(message: ClientMessage): void {
    if (this.#socket?.readyState === OPEN) this.#socket.send(JSON.stringify(message));
  }

  #become(state: ConnectionState): void {
    if (this.state === state) return;
    this.state = state;
    for (const changed of this.#stateListeners) changed();
  }
}

/** The connection of the page to the server that it came from. */
export function connectHere(language: string): Connection {
  return new Connection({
    language,
    prepare: () => getJson('/api/me'),
    open: (match) => new WebSocket(socketUrl(window.location, match)) as Socket,
  });
}

function socketUrl({ protocol, host }: Location, match: string | undefined): string {
  return `${protocol === 'https:' ? 'wss' : 'ws'}://${host}/ws${match === undefined ? '' : `?match=${match}`}`;
}
