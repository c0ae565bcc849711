/**
 * Tables in the lobby that an address has opened. A guest costs nothing, so a limit for each person would let one
 * address crowd everybody else out of the lobby.
 */
import { Unfulfilled } from '../base/words.ts';
import type { Queries } from '../storage/database.ts';
import { and, eq, inArray } from '../storage/drizzle.ts';
import { matches } from '../storage/schema.ts';
import { networkOf } from './addresses.ts';

/** An address may have as many as this many persons. */
const PERSONS = 4;
/** More addresses are not remembered: the one that opened a table longest ago is forgotten. */
const KNOWN_MAX = 10_000;

interface Opened {
  ids: readonly string[];
  /** How many are being opened now. */
  underWay: number;
}

export class OpenTables {
  readonly #queries: Queries;
  readonly #max: number;
  readonly #byNetwork = new Map<string, Opened>();

  constructor(queries: Queries, tablesPerPerson: number) {
    this.#queries = queries;
    this.#max = PERSONS * tablesPerPerson;
  }

  /** Opens a table for someone at this address, unless it has the most that may wait for players at once. */
  async open<T extends { readonly id: string }>(address: string, open: () => Promise<T>): Promise<T> {
    const own = this.#of(networkOf(address));
    own.underWay++;
    try {
      if (own.ids.length + own.underWay > this.#max) await this.#forgetBegun(own);
      if (own.ids.length + own.underWay > this.#max) throw new Unfulfilled('too many tables');
      const table = await open();
      own.ids = [...own.ids, table.id];
      return table;
    } finally {
      own.underWay--;
    }
  }

  #of(network: string): Opened {
    const known = this.#byNetwork.get(network) ?? { ids: [], underWay: 0 };
    // The last in the map is the latest.
    this.#byNetwork.delete(network);
    this.#byNetwork.set(network, known);
    const [oldest] = this.#byNetwork.keys();
    if (this.#byNetwork.size > KNOWN_MAX && oldest !== undefined) this.#byNetwork.delete(oldest);
    return known;
  }

  async #forgetBegun(own: Opened): Promise<void> {
    const asked = own.ids;
    const rows = await this.#queries
      .select({ id: matches.id })
      .from(matches)
      .where(and(inArray(matches.id, [...asked]), eq(matches.status, 'gathering')));
    const waiting = new Set(rows.map(({ id }) => id));
    own.ids = own.ids.filter((id) => waiting.has(id) || !asked.includes(id));
  }
}
