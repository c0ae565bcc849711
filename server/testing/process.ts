/** A server in a process of its own, for tests that kill it, and a client that connects to it as a browser would. */
import { type ChildProcess, spawn } from 'node:child_process';
import { join } from 'node:path';
import type { ServerMessage } from '@praxis/protocol/messages.ts';
import type { Choice, SentDecision, SentTable, Update } from '@praxis/protocol/update.ts';
import { WebSocket } from 'ws';

export interface SpawnedServer {
  readonly url: string;
  readonly process: ChildProcess;
  /** The server's output so far. */
  log(): string;
  /** Ends it at once, without a chance to clean up. */
  kill(): Promise<void>;
  /** Asks it to end. */
  stop(): Promise<number | null>;
}

/** Resolves when the server prints its address; rejects with its output if it ends instead. */
export function spawnServer(environment: Readonly<Record<string, string>>): Promise<SpawnedServer> {
  const child = spawn(process.execPath, [join(import.meta.dirname, '..', 'main.ts')], {
    env: { ...process.env, PRAXIS_PORT: '0', PRAXIS_LOG: 'warn', NODE_OPTIONS: '', ...environment },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let written = '';
  const ended = new Promise<number | null>((resolve) => child.once('exit', (code) => resolve(code)));
  return new Promise((resolve, reject) => {
    const listen = (data: unknown): void => {
      written += String(data);
      const url = /served at (http:\S+)/.exec(written)?.[1];
      if (url === undefined) return;
      resolve({
        ...{ url, process: child, log: () => written },
        kill: async () => {
          child.kill('SIGKILL');
          await ended;
        },
        stop: async () => {
          child.kill('SIGTERM');
          return ended;
        },
      });
    };
    child.stdout.on('data', listen);
    child.stderr.on('data', listen);
    void ended.then((code) => reject(new Error(`The server ended with status ${code}: ${written}`)));
  });
}

/** A match that could not be watched is asked for again after this long. */
const AGAIN_MS = 500;

/** A guest who plays over the network, on any server, and keeps the acknowledged answers. */
export class Player {
  url: string;
  cookie = '';
  match = '';
  decision: SentDecision | undefined;
  table: SentTable | undefined;
  /** The server has said that it is about to end. */
  isSentAway = false;
  /** Answers that the server has acknowledged. */
  readonly acknowledged: { readonly number: number; readonly answer: string }[] = [];
  readonly #from: Readonly<Record<string, string>>;
  #socket: WebSocket | undefined;
  #id = 0;
  readonly #replies = new Map<number, (message: ServerMessage) => void>();

  /** `address`: the client's address, for a server that trusts its proxy. */
  constructor(url: string, address?: string) {
    this.url = url;
    this.#from = address === undefined ? {} : { 'x-forwarded-for': address };
  }

  async post<T>(path: string, body: unknown): Promise<T> {
    const response = await fetch(`${this.url}${path}`, {
      method: 'POST',
      headers: {
        ...this.#from,
        'content-type': 'application/json',
        ...(this.cookie === '' ? {} : { cookie: this.cookie }),
      },
      body: JSON.stringify(body),
    });
    const set = response.headers.get('set-cookie');
    if (set !== null) this.cookie = set.split(';')[0] as string;
    const answered = (await response.json()) as T & { readonly error?: { readonly text: string } };
    if (!response.ok) throw new Error(`${path}: ${answered.error?.text}`);
    return answered;
  }

  /** Connects and watches the match; resolves with the first update. */
  watch(match: string): Promise<void> {
    this.match = match;
    this.decision = undefined;
    const address = `${this.url.replace('http', 'ws')}/ws?match=${match}`;
    const socket = new WebSocket(address, { headers: { ...this.#from, cookie: this.cookie } });
    this.#socket = socket;
    return new Promise((resolve, reject) => {
      socket.on('error', reject);
      socket.on('close', () => {
        for (const reply of this.#replies.values()) reply({ t: 'again' });
        this.#replies.clear();
        reject(new Error('closed'));
      });
      socket.on('open', () => {
        socket.send(JSON.stringify({ t: 'hello', protocol: 2, language: 'en' }));
        socket.send(JSON.stringify({ t: 'watch', match }));
      });
      socket.on('message', (data) => {
        const message = JSON.parse(String(data)) as ServerMessage;
        if (message.t === 'update') {
          this.#see(message);
          resolve();
        } else if (message.t === 'again') this.isSentAway = true;
        else if (message.t === 'refused' && message.id === undefined)
          setTimeout(() => socket.send(JSON.stringify({ t: 'watch', match })), AGAIN_MS);
        else if ('id' in message && message.id !== undefined) {
          this.#replies.get(message.id)?.(message);
          this.#replies.delete(message.id);
        }
      });
    });
  }

  close(): void {
    this.#socket?.close();
  }

  /** The server's reply to an answer; `again` if the connection ended before it came. */
  async answer(number: number, answer: string): Promise<ServerMessage> {
    const reply = await this.ask({ t: 'answer', match: this.match, number, answer });
    if (reply.t === 'done') this.acknowledged.push({ number, answer });
    return reply;
  }

  /**
   * A complete answer to a decision, the `choice`th at every step; missing choices are requested. Undefined if no reply
   * comes.
   */
  async complete({ number, choices, passive }: SentDecision, choice: number): Promise<string | undefined> {
    let [from, answer] = [choices, passive?.answer];
    while (from.length > 0) {
      const picked = from[choice % from.length] as Choice;
      answer = picked.answer;
      if (!picked.more) return answer;
      const reply = picked.next ?? (await this.ask({ t: 'next', match: this.match, number, answer }));
      from = 't' in reply ? (reply.t === 'choices' ? reply.choices : []) : reply;
      if (from.length === 0) return passive?.answer;
    }
    return answer;
  }

  ask(request: object): Promise<ServerMessage> {
    const id = this.#id++;
    return new Promise((resolve) => {
      const socket = this.#socket;
      if (socket?.readyState !== WebSocket.OPEN) {
        resolve({ t: 'again' });
        return;
      }
      this.#replies.set(id, resolve);
      socket.send(JSON.stringify({ ...request, id }));
    });
  }

  #see({ decisions, table }: Update): void {
    if (decisions) this.decision = decisions[0];
    if (table) this.table = table;
  }
}

/** A complete answer to a decision: the `choice`th of those that need no more words. */
export function someAnswer({ choices, passive }: SentDecision, choice: number): string {
  const whole = choices.filter(({ more }) => !more);
  return whole[choice % Math.max(1, whole.length)]?.answer ?? passive?.answer ?? '';
}

/** Long enough for any wait, even on a busy machine. */
const EVENTUALLY_MS = 180_000;

/** Waits until it holds; false if it never does. */
export async function eventually(claim: () => boolean, withinMs = EVENTUALLY_MS): Promise<boolean> {
  const end = Date.now() + withinMs;
  while (!claim() && Date.now() < end) await new Promise((resolve) => setTimeout(resolve, 10));
  return claim();
}
