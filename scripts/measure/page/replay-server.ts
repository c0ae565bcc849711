/** Stands between a page and the server: it plays a recorded match to the page, and passes everything else on. */
import { createServer, type IncomingMessage, request, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { MatchSummary } from '@praxis/protocol/http.ts';
import type { ClientMessage, ServerMessage } from '@praxis/protocol/messages.ts';
import { type WebSocket, WebSocketServer } from 'ws';
import type { FullTable, Step } from './full-table.ts';

const LOCAL = '127.0.0.1';

export class ReplayServer {
  readonly #server: ReturnType<typeof createServer>;
  readonly #sockets = new WebSocketServer({ noServer: true });
  readonly #table: FullTable;
  #page: WebSocket | undefined;
  #at = 0;
  /** How many answers the page has given. */
  answers = 0;

  static async open(behind: string, table: FullTable): Promise<ReplayServer> {
    const replay = new ReplayServer(behind, table);
    await new Promise<void>((resolve) => replay.#server.listen(0, LOCAL, resolve));
    return replay;
  }

  private constructor(behind: string, table: FullTable) {
    this.#table = table;
    this.#server = createServer((asked, reply) => {
      if (asked.url === `/api/matches/${table.match}`)
        reply.setHeader('content-type', 'application/json').end(JSON.stringify(summaryOf(table)));
      else passOn(behind, asked, reply);
    });
    this.#server.on('upgrade', (asked, socket, head) =>
      this.#sockets.handleUpgrade(asked, socket, head, (page) => this.#hear(page)),
    );
  }

  get url(): string {
    return `http://${LOCAL}:${(this.#server.address() as AddressInfo).port}`;
  }

  /** Sends the next step; undefined if there are no more. */
  next(): Step | undefined {
    const step = this.#table.steps[this.#at + 1];
    if (step === undefined) return undefined;
    this.#at++;
    this.#page?.send(step.text);
    return step;
  }

  close(): void {
    this.#page?.terminate();
    this.#server.close();
    this.#server.closeAllConnections();
  }

  /** The page is the only one; the match begins again when it watches it. */
  #hear(page: WebSocket): void {
    this.#page = page;
    const tell = (message: ServerMessage): void => page.send(JSON.stringify(message));
    page.on('message', (text) => {
      const message = JSON.parse(String(text)) as ClientMessage;
      if (message.t === 'hello')
        tell({ t: 'welcome', you: { id: '0', name: 'Player', guest: true }, version: 'replay' });
      else if (message.t === 'watch') {
        this.#at = 0;
        page.send((this.#table.steps[0] as Step).text);
      } else if (message.t === 'next') {
        const choices = this.#table.steps[this.#at]?.choices.get(message.answer);
        if (choices) tell({ t: 'choices', id: message.id, choices });
        else tell({ t: 'refused', id: message.id, code: 'not an option', text: '' });
      } else if ('id' in message) {
        if (message.t === 'answer') this.answers++;
        tell({ t: 'done', id: message.id });
      }
    });
  }
}

function summaryOf({ match, game, setup }: FullTable): MatchSummary {
  return {
    id: match,
    game,
    edition: setup.edition,
    state: 'running',
    speed: { kind: 'untimed' },
    seats: setup.seats.map(({ name }, seat) => ({ seat, name, bot: seat > 0 })),
    mine: 0,
    begunAt: 0,
  };
}

function passOn(behind: string, asked: IncomingMessage, reply: ServerResponse): void {
  const { method = 'GET', headers, url = '/' } = asked;
  const passed = request(new URL(url, behind), { method, headers }, (answer) => {
    reply.writeHead(answer.statusCode ?? 502, answer.headers);
    answer.pipe(reply);
  });
  passed.on('error', () => reply.destroy());
  asked.pipe(passed);
}
