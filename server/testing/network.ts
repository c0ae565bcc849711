/** Helpers for tests that talk to a server over the network, as strangers would. */
import { expect } from 'vitest';
import { WebSocket } from 'ws';
import { eventually } from './process.ts';

export interface Answered {
  readonly status: number;
  readonly body: { readonly error?: { readonly code: string; readonly text: string }; readonly [key: string]: unknown };
  readonly headers: Headers;
}

export type Sent = { readonly t: string; readonly [key: string]: unknown };

export interface Socket {
  readonly socket: WebSocket;
  readonly messages: Sent[];
  /** The code with which it was closed. */
  closed: number | undefined;
  until(claim: () => boolean): Promise<void>;
  tell(message: unknown): void;
  /** The reply to a request. */
  ask(message: { readonly id: number; readonly [key: string]: unknown }): Promise<Sent>;
}

/** The ways to a server. Its address is known only when it is there. */
export class Network {
  readonly #url: () => string;

  constructor(url: () => string) {
    this.#url = url;
  }

  async call(path: string, body?: unknown, headers: Readonly<Record<string, string>> = {}): Promise<Answered> {
    const response = await fetch(`${this.#url()}${path}`, {
      ...(body === undefined
        ? { headers }
        : {
            method: 'POST',
            headers: { 'content-type': 'application/json', ...headers },
            body: typeof body === 'string' ? body : JSON.stringify(body),
          }),
    });
    const text = await response.text();
    return { status: response.status, body: text === '' ? {} : JSON.parse(text), headers: response.headers };
  }

  /** A new guest, as the cookie that a browser would keep. */
  async guest(): Promise<string> {
    const { headers } = await this.call('/api/me');
    return (headers.get('set-cookie') as string).split(';')[0] as string;
  }

  connect(headers: Readonly<Record<string, string>>): Socket {
    const socket = new WebSocket(`${this.#url().replace('http', 'ws')}/ws`, { headers });
    const connected: Socket = {
      ...{ socket, messages: [], closed: undefined },
      until: async (claim) => {
        expect(await eventually(claim)).toBe(true);
      },
      tell: (message) => socket.send(JSON.stringify(message)),
      ask: async (message) => {
        connected.tell(message);
        await connected.until(() => connected.messages.some(({ id }) => id === message.id));
        return connected.messages.find(({ id }) => id === message.id) as Sent;
      },
    };
    socket.on('message', (data) => connected.messages.push(JSON.parse(String(data))));
    socket.on('close', (code) => {
      connected.closed = code;
    });
    socket.on('error', () => {});
    return connected;
  }

  /** A connection that the server has welcomed: only a few messages may come before the client is identified. */
  async connected(headers: Readonly<Record<string, string>>): Promise<Socket> {
    const line = this.connect(headers);
    await line.until(() => line.socket.readyState === line.socket.OPEN);
    line.tell({ t: 'hello', protocol: 2, language: 'en' });
    await line.until(() => line.messages.some(({ t }) => t === 'welcome'));
    return line;
  }
}
