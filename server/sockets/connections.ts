/** All connections of this process, which are told what concerns them. */

import type { Services } from '../services.ts';
import type { Connection } from './connection.ts';

/** The lobby is sent at most so often. */
const LOBBY_MS = 500;

export class Connections {
  readonly #services: Services;
  readonly #connections = new Set<Connection>();
  #lobbyWaits = false;

  constructor(services: Services) {
    this.#services = services;
    const { bus, tasks } = services.resources;
    bus.listen(({ what, match }) => {
      if (what === 'chat') tasks.run('send the chat', () => this.#sendChat(match));
      else if (what === 'table') tasks.run('send a table', () => this.#sendTable(match));
      else if (what === 'lobby') this.#lobbyChanged();
      else if (what === 'person') this.#dismiss(match);
    });
  }

  add(connection: Connection): void {
    this.#connections.add(connection);
    this.#services.resources.metrics.connections.set(this.#connections.size);
  }

  remove(connection: Connection): void {
    connection.close();
    this.#connections.delete(connection);
    this.#services.resources.metrics.connections.set(this.#connections.size);
  }

  /** Everybody is told to connect anew, to whichever process is there then. */
  closeAll(): void {
    for (const connection of this.#connections) {
      connection.tell({ t: 'again' });
      connection.close();
    }
  }

  /** Whoever has signed in, or lost the right to come in, connects anew as whoever that is now. */
  #dismiss(person: string): void {
    for (const connection of [...this.#connections]) {
      if (connection.person.id !== person) continue;
      connection.tell({ t: 'again' });
      connection.hangUp();
    }
  }

  async #sendChat(match: string): Promise<void> {
    for (const connection of this.#connections) await connection.hearChat(match);
  }

  async #sendTable(table: string): Promise<void> {
    for (const connection of this.#connections) {
      if (!connection.tables.has(table)) continue;
      const shown = await this.#services.tables.get(table, connection.person).catch(() => undefined);
      if (shown) connection.tell({ t: 'table', table: shown });
    }
  }

  #lobbyChanged(): void {
    if (this.#lobbyWaits) return;
    this.#lobbyWaits = true;
    const { clock, tasks } = this.#services.resources;
    clock.at(clock.now() + LOBBY_MS, () => {
      this.#lobbyWaits = false;
      tasks.run('send the lobby', async () => {
        for (const connection of this.#connections)
          if (connection.followsLobby)
            connection.tell({ t: 'tables', tables: await this.#services.tables.list(connection.person) });
      });
    });
  }
}
