/** All connections of this process. Passes wake-ups on to the connections that they concern. */

import { lapsed } from '../accounts/sessions.ts';
import type { Services } from '../services.ts';
import { linesAfter } from '../tables/chat.ts';
import { BEAT_MS, type Connection } from './connection.ts';

/** Minimum time between two updates of the lobby. */
const LOBBY_MS = 500;
/** A heartbeat is split into this many shares, so that thousands of connections do not hold up answers all at once. */
const SHARES = 20;
/** Every so many heartbeats the server checks that everybody may still be connected: wake-ups can get lost. */
const BEATS_PER_CHECK = 5;

export class Connections {
  readonly #services: Services;
  readonly #connections = new Set<Connection>();
  readonly #shares: readonly Set<Connection>[] = Array.from({ length: SHARES }, () => new Set<Connection>());
  #added = 0;
  #lobbyWaits = false;
  /** How many shares of heartbeats have been sent. */
  #sharesSent = 0;
  #cancel: (() => void) | undefined;

  constructor(services: Services) {
    this.#services = services;
    const { bus, tasks } = services.resources;
    bus.listen(({ what, match }) => {
      if (what === 'chat') tasks.run('send the chat', () => this.#sendChat(match));
      else if (what === 'renewed') tasks.run('send the chat again', () => this.#sendChatAgain(match));
      else if (what === 'table') tasks.run('send a table', () => this.#sendTable(match));
      else if (what === 'lobby') this.#lobbyChanged();
      else if (what === 'person') tasks.run("close a person's connections", () => this.#dismiss(match));
    });
    bus.onGap(() => tasks.run('make good for lost wake-ups', () => this.#catchUp()));
  }

  /** Starts the heartbeat. */
  start(): void {
    const { clock } = this.#services.resources;
    this.#cancel = clock.at(clock.now() + BEAT_MS / SHARES, () => {
      this.#beat();
      this.start();
    });
  }

  #beat(): void {
    for (const connection of this.#shares[this.#sharesSent % SHARES] as Set<Connection>) connection.beat();
    if (++this.#sharesSent % (BEATS_PER_CHECK * SHARES) === 0)
      this.#services.resources.tasks.run('look who may stay', () => this.#check([...this.#connections]));
  }

  async #catchUp(): Promise<void> {
    await this.#check([...this.#connections]);
    for (const connection of this.#connections) await connection.catchUp();
    this.#lobbyChanged();
  }

  /** Closes connections whose session has ended, or whose token was revoked. */
  async #check(connections: readonly Connection[]): Promise<void> {
    const claims = connections.map((connection) => ({
      ...{ connection, person: connection.person.id, session: connection.session },
      bot: connection.person.bot === true,
    }));
    const ended = new Set(await lapsed(this.#services.resources, claims));
    for (const claim of claims) if (ended.has(claim)) sendAway(claim.connection);
  }

  add(connection: Connection): void {
    this.#connections.add(connection);
    (this.#shares[this.#added++ % SHARES] as Set<Connection>).add(connection);
    this.#services.resources.metrics.connections.set(this.#connections.size);
  }

  remove(connection: Connection): void {
    connection.close();
    this.#connections.delete(connection);
    for (const share of this.#shares) share.delete(connection);
    this.#services.resources.metrics.connections.set(this.#connections.size);
  }

  /** Tells all clients to reconnect, to any process available then. */
  closeAll(): void {
    this.#cancel?.();
    for (const connection of this.#connections) {
      connection.tell({ t: 'again' });
      connection.close();
    }
  }

  /**
   * Clients that have signed in, or lost their access, reconnect under their new identity. An ongoing session is not
   * disturbed.
   */
  async #dismiss(person: string): Promise<void> {
    const own = [...this.#connections].filter((connection) => connection.person.id === person);
    for (const connection of own) if (connection.session === undefined) sendAway(connection);
    await this.#check(own.filter(({ session }) => session !== undefined));
  }

  async #sendChat(match: string): Promise<void> {
    const hearing = [...this.#connections].flatMap((connection) => {
      const after = connection.heardUntil(match);
      return after === undefined ? [] : [{ connection, after }];
    });
    if (hearing.length === 0) return;
    const first = Math.min(...hearing.map(({ after }) => after));
    const lines = await linesAfter(this.#services.resources, match, first);
    for (const { connection } of hearing) connection.hear(match, lines);
  }

  /** Lines of it were changed. */
  async #sendChatAgain(match: string): Promise<void> {
    for (const connection of this.#connections) await connection.hearAgain(match);
  }

  async #sendTable(table: string): Promise<void> {
    for (const connection of this.#connections) if (connection.tables.has(table)) await connection.showTable(table);
  }

  #lobbyChanged(): void {
    if (this.#lobbyWaits) return;
    this.#lobbyWaits = true;
    const { clock, tasks } = this.#services.resources;
    clock.at(clock.now() + LOBBY_MS, () => {
      this.#lobbyWaits = false;
      tasks.run('send the lobby', async () => {
        const lobby = await this.#services.tables.lobby();
        for (const connection of this.#connections)
          if (connection.followsLobby) connection.tell({ t: 'tables', tables: lobby(connection.person) });
      });
    });
  }
}

function sendAway(connection: Connection): void {
  connection.tell({ t: 'again' });
  connection.hangUp();
}
