import type { ClientMessage, ServerMessage } from '@praxis/protocol';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { Connection, type Socket } from './connection.ts';

/** The other end of a socket, played by the test. */
class FakeSocket implements Socket {
  onopen: ((event: never) => void) | null = null;
  onmessage: ((event: { readonly data: unknown }) => void) | null = null;
  onclose: ((event: never) => void) | null = null;
  readyState = 0;
  readonly sent: ClientMessage[] = [];
  send(text: string): void {
    this.sent.push(JSON.parse(text) as ClientMessage);
  }
  close(): void {
    this.readyState = 3;
  }
  opens(): void {
    this.readyState = 1;
    this.onopen?.(undefined as never);
  }
  says(message: ServerMessage): void {
    this.onmessage?.({ data: JSON.stringify(message) });
  }
  breaks(): void {
    this.readyState = 3;
    this.onclose?.(undefined as never);
  }
}

const WELCOME: ServerMessage = { t: 'welcome', you: { id: 'u', name: 'Guest', guest: true }, version: '1' };

let sockets: FakeSocket[];
/** The matches in the addresses of the sockets. */
let homes: (string | undefined)[];
let connection: Connection;

beforeEach(() => {
  vi.useFakeTimers();
  sockets = [];
  homes = [];
  connection = new Connection({
    language: 'pt',
    open: (match) => {
      const socket = new FakeSocket();
      homes.push(match);
      sockets.push(socket);
      return socket;
    },
  });
});
afterEach(() => {
  connection.close();
  vi.useRealTimers();
});

function welcomed(welcome: ServerMessage = WELCOME): FakeSocket {
  const socket = sockets.at(-1) as FakeSocket;
  socket.opens();
  socket.says(welcome);
  return socket;
}

describe('a connection', () => {
  test('that is woken is there when something is followed, and is opened once', () => {
    connection.wake();
    connection.wake();
    expect(sockets).toHaveLength(1);
    const socket = welcomed();
    connection.wake();
    connection.follow('lobby', () => ({ t: 'lobby', follow: true }));
    expect(sockets).toHaveLength(1);
    expect(socket.sent.map(({ t }) => t)).toEqual(['hello', 'lobby']);
  });

  test('has the match that it watches in its address; it moves there only if the server wants it', () => {
    connection.follow('lobby', () => ({ t: 'lobby', follow: true }));
    welcomed();
    connection.follow('m', () => ({ t: 'watch', match: 'm' }));
    expect(homes).toEqual([undefined]);
    sockets[0]?.breaks();
    vi.advanceTimersByTime(1000);
    const second = welcomed({ ...WELCOME, routed: true } as ServerMessage);
    expect(homes).toEqual([undefined, 'm']);
    connection.follow('other', () => ({ t: 'watch', match: 'other' }));
    expect(second.sent.at(-1)).toEqual({ t: 'watch', match: 'other' });
    expect(sockets).toHaveLength(2);
  });

  test('moves from the lobby to the process of the match, and is not lost meanwhile', () => {
    const states: string[] = [];
    connection.onState(() => states.push(connection.state));
    connection.follow('lobby', () => ({ t: 'lobby', follow: true }));
    welcomed({ ...WELCOME, routed: true } as ServerMessage);
    connection.follow('m', () => ({ t: 'watch', match: 'm' }));
    expect(homes).toEqual([undefined, 'm']);
    const moved = welcomed({ ...WELCOME, routed: true } as ServerMessage);
    expect(moved.sent.map(({ t }) => t)).toEqual(['hello', 'lobby', 'watch']);
    expect(states).toEqual(['open']);
  });

  test('is made when something is wanted, and says its language first', () => {
    expect(sockets).toHaveLength(0);
    connection.follow('m', () => ({ t: 'watch', match: 'm' }));
    expect(sockets).toHaveLength(1);
    expect(welcomed().sent).toEqual([
      { t: 'hello', protocol: 2, language: 'pt' },
      { t: 'watch', match: 'm' },
    ]);
    expect(connection.state).toBe('open');
  });

  test('gives every request its own reply', async () => {
    const first = connection.ask({ t: 'hurry', match: 'm' });
    const socket = welcomed();
    const second = connection.ask({ t: 'explain', match: 'm', card: 3 });
    const ids = socket.sent.flatMap((message) => ('id' in message ? [message.id] : []));
    socket.says({ t: 'explained', id: ids[1] as number, possible: [], reasons: [] });
    socket.says({ t: 'done', id: ids[0] as number });
    expect((await second).t).toBe('explained');
    expect((await first).t).toBe('done');
  });

  test('comes back by itself, follows again from where it was and repeats an unanswered answer', async () => {
    let after = 4;
    connection.follow('m', () => ({ t: 'watch', match: 'm', after }));
    welcomed();
    const answered = connection.ask({ t: 'answer', match: 'm', number: 7, answer: 'pass' });
    const asked = connection.ask({ t: 'say', match: 'm', text: 'hello' });
    after = 6;
    sockets[0]?.breaks();
    expect(connection.state).toBe('lost');
    expect(await asked).toMatchObject({ t: 'refused', code: 'try again' });
    vi.advanceTimersByTime(1000);
    expect(sockets).toHaveLength(2);
    const socket = welcomed();
    expect(socket.sent).toContainEqual({ t: 'watch', match: 'm', after: 6 });
    const repeated = socket.sent.find(({ t }) => t === 'answer') as { id: number };
    socket.says({ t: 'done', id: repeated.id });
    expect((await answered).t).toBe('done');
    expect(socket.sent.some(({ t }) => t === 'say')).toBe(false);
  });

  test('waits longer after every failure, and not at all when the visitor looks', () => {
    connection.follow('m', () => ({ t: 'watch', match: 'm' }));
    sockets[0]?.breaks();
    vi.advanceTimersByTime(400);
    expect(sockets).toHaveLength(2);
    sockets[1]?.breaks();
    vi.advanceTimersByTime(300);
    expect(sockets).toHaveLength(2);
    connection.hurry();
    expect(sockets).toHaveLength(3);
    connection.hurry();
    expect(sockets).toHaveLength(3);
  });

  test('is given up when a request stays without reply', async () => {
    connection.follow('m', () => ({ t: 'watch', match: 'm' }));
    welcomed();
    const asked = connection.ask({ t: 'answer', match: 'm', number: 1, answer: 'pass' });
    vi.advanceTimersByTime(10_000);
    expect(await asked).toMatchObject({ t: 'refused', code: 'try again' });
    expect(connection.state).toBe('lost');
  });

  test('starts again when the server says so', () => {
    connection.follow('m', () => ({ t: 'watch', match: 'm' }));
    welcomed().says({ t: 'again' });
    expect(connection.state).toBe('lost');
    vi.advanceTimersByTime(1000);
    expect(sockets).toHaveLength(2);
  });

  test('is silent when the heartbeat does not come, and comes back within five seconds of the server', () => {
    connection.follow('m', () => ({ t: 'watch', match: 'm' }));
    const first = welcomed({ ...WELCOME, beatMs: 2000 });
    for (let beats = 0; beats < 10; beats++) {
      vi.advanceTimersByTime(2000);
      first.says({ t: 'beat' });
    }
    expect(connection.state).toBe('open');
    vi.advanceTimersByTime(4900);
    expect(connection.state).toBe('open');
    vi.advanceTimersByTime(100);
    expect(connection.state).toBe('silent');
    // For a minute nothing answers: the attempt is neither refused nor open.
    vi.advanceTimersByTime(60_000);
    expect(connection.state).toBe('silent');
    const tried = sockets.length;
    expect(tried).toBeGreaterThan(10);
    vi.advanceTimersByTime(4999);
    expect(sockets.length).toBeGreaterThan(tried);
    expect(welcomed().sent).toContainEqual({ t: 'watch', match: 'm' });
    expect(connection.state).toBe('open');
  });

  test('that is refused at once for a minute comes back within five seconds, too', () => {
    connection.follow('m', () => ({ t: 'watch', match: 'm' }));
    const refused = new Set<FakeSocket>();
    for (let ms = 0; ms < 60_000; ms += 100) {
      const socket = sockets.at(-1) as FakeSocket;
      if (!refused.has(socket)) socket.breaks();
      refused.add(socket);
      vi.advanceTimersByTime(100);
    }
    const tried = sockets.length;
    vi.advanceTimersByTime(4999);
    expect(sockets.length).toBeGreaterThan(tried);
  });

  test('expects no heartbeat of a server that promises none', () => {
    connection.follow('m', () => ({ t: 'watch', match: 'm' }));
    welcomed();
    vi.advanceTimersByTime(600_000);
    expect(connection.state).toBe('open');
  });

  test('gives up an attempt that hangs when the browser reports the network as back', () => {
    connection.follow('m', () => ({ t: 'watch', match: 'm' }));
    vi.advanceTimersByTime(2000);
    expect(sockets).toHaveLength(1);
    connection.hurry();
    expect(sockets).toHaveLength(2);
    expect(sockets[0]?.readyState).toBe(3);
  });

  test('waits for the preparation, and tries that again, too', async () => {
    const opened: FakeSocket[] = [];
    const prepared = [Promise.reject(new Error('offline')), Promise.resolve()];
    const careful = new Connection({
      language: 'en',
      prepare: () => prepared.shift() ?? Promise.resolve(),
      open: () => {
        const socket = new FakeSocket();
        opened.push(socket);
        return socket;
      },
    });
    careful.follow('m', () => ({ t: 'watch', match: 'm' }));
    await vi.advanceTimersByTimeAsync(0);
    expect(careful.state).toBe('lost');
    expect(opened).toHaveLength(0);
    await vi.advanceTimersByTimeAsync(1000);
    expect(opened).toHaveLength(1);
    careful.close();
  });

  test('no longer follows a topic after stopping', () => {
    const stop = connection.follow('m', () => ({ t: 'watch', match: 'm' }), { t: 'unwatch', match: 'm' });
    const socket = welcomed();
    stop();
    expect(socket.sent.at(-1)).toEqual({ t: 'unwatch', match: 'm' });
    socket.breaks();
    vi.advanceTimersByTime(1000);
    expect(welcomed().sent).toHaveLength(1);
  });
});
