/** Tables that gather players: opened, joined, left, filled with bots, started. */
import { chosenSettings, decksIn, type Hosting, type Language, SettingMistake } from '@praxis/contract';
import type { Setup } from '@praxis/engine';
import { commitment } from '@praxis/protocol';
import type { DeckChoice, NewTable } from '@praxis/protocol/http.ts';
import type { Table, TableSettings } from '@praxis/protocol/table.ts';
import { newId } from '../base/ids.ts';
import { requestedEdition } from '../base/requested-edition.ts';
import { Unfulfilled } from '../base/words.ts';
import { chooseDeck, offeredDeck, type SavedDecks } from '../decks/deck-choice.ts';
import type { Matches } from '../host/matches.ts';
import { demandMatch, demandTable } from '../limits/quotas.ts';
import { BOT_NAMES } from '../match/bots.ts';
import { PRESENCE_MS } from '../match/rooms.ts';
import { keepPerson, type Person } from '../people/people.ts';
import { type PersonRating, ratingsOf } from '../people/ratings.ts';
import type { Resources } from '../resources.ts';
import type { Queries } from '../storage/database.ts';
import { and, asc, desc, eq, gt, inArray, sql } from '../storage/drizzle.ts';
import { type MatchRow, matches, presence, type SeatRow, seats } from '../storage/schema.ts';
import { tableSeat } from '../updates/sent-table.ts';
import { beginning, type OpenedSetup, type SetUps, startIfComplete, startMatch } from './starting.ts';
import { shownRow } from './summaries.ts';
import { emptySeat, freeGone, longestWaiting, ownSeat, personSeat, put, seatsOf, usualDeck } from './table-seats.ts';

const LISTED_MAX = 100;

/** A table whose row is held while something about it is changed. */
interface Held {
  readonly queries: Queries;
  readonly row: MatchRow;
  readonly sitting: readonly SeatRow[];
}

/** Data about the people at tables. */
interface About {
  readonly here: ReadonlySet<string>;
  readonly ratings: readonly PersonRating[];
}

export interface BotSeat {
  /** The seat; all free ones if it is missing. */
  readonly seat?: number;
  readonly bot?: string;
  readonly temperament?: string;
  readonly deck?: string;
  /** The bot is removed. */
  readonly remove?: boolean;
}

/** Has the rules set up a match. See `Matches`. */
export type SetUp = (match: string, game: string, given: Setup) => Promise<OpenedSetup>;

export class Tables {
  readonly #resources: Resources;
  /** The bots that can be chosen. */
  readonly #bots: readonly string[];
  readonly #saved: (person: Person) => SavedDecks;
  readonly #matches: Matches;
  /** Called when a match has begun. */
  onStarted: (match: string) => void = () => {};

  constructor(resources: Resources, matches: Matches, bots: readonly string[], saved: (person: Person) => SavedDecks) {
    this.#resources = resources;
    this.#matches = matches;
    this.#bots = bots;
    this.#saved = saved;
  }

  async open(person: Person, { settings, deck }: NewTable, language: Language): Promise<Table> {
    const { database, clock, config, newSecret } = this.#resources;
    const hosting = await this.#hosting(settings);
    await keepPerson(this.#resources, person);
    const secret = newSecret();
    const id = newId();
    const chosen = deck
      ? await chooseDeck(hosting, deck, settings, language, this.#saved(person))
      : usualDeck(hosting, settings.edition, 0, '');
    await database.queries.transaction(async (queries) => {
      await demandTable(queries, config, person.id);
      await queries.insert(matches).values({
        ...{ id, game: settings.game, edition: settings.edition, settings, status: 'gathering', host: person.id },
        ...{ secret, commitment: commitment(secret), createdAt: clock.now() },
      });
      const rows = Array.from({ length: settings.seats }, (_, seat) =>
        seat === 0 ? personSeat(id, seat, person, clock.now(), chosen) : emptySeat(id, seat),
      );
      await queries.insert(seats).values(rows);
    });
    this.changed(id);
    return this.get(id, person);
  }

  /** A table at which the person can begin at once, and bots will have the other seats. */
  async forOne(
    person: Person,
    table: NewTable,
    language: Language,
  ): Promise<{ readonly id: string; readonly commitment: string }> {
    await this.demandPlace(person);
    const { id, commitment: published } = await this.open(person, table, language);
    return { id, commitment: published as string };
  }

  /** Refuses a further match to a person who has the maximum in progress. */
  async demandPlace(person: Person): Promise<void> {
    const { config, database } = this.#resources;
    await demandMatch(database.queries, config, person.id);
  }

  async get(id: string, person: Person | undefined): Promise<Table> {
    const { queries } = this.#resources.database;
    const [row] = await queries.select().from(matches).where(eq(matches.id, id));
    if (!row) throw new Unfulfilled('unknown');
    const sitting = await seatsOf(queries, id);
    const now = await shownRow(row, this.#matches, this.#resources.clock.now());
    return shown(now, sitting, await this.#about([id], sitting), person);
  }

  /** Open tables that still wait, the newest first. */
  async list(person: Person | undefined): Promise<readonly Table[]> {
    return (await this.lobby())(person);
  }

  /** The same for many people, read once: returns a function that selects each person's view. */
  async lobby(): Promise<(person: Person | undefined) => readonly Table[]> {
    const { queries } = this.#resources.database;
    const open = await queries
      .select()
      .from(matches)
      .where(and(eq(matches.status, 'gathering'), sql`${matches.settings} ->> 'open' = 'true'`))
      .orderBy(desc(matches.createdAt))
      .limit(LISTED_MAX);
    if (open.length === 0) return () => [];
    const ids = open.map(({ id }) => id);
    const sitting = await queries.select().from(seats).where(inArray(seats.matchId, ids)).orderBy(asc(seats.seat));
    const about = await this.#about(ids, sitting);
    const byTable = Map.groupBy(sitting, ({ matchId }) => matchId);
    return (person) => open.map((row) => shown(row, byTable.get(row.id) ?? [], about, person));
  }

  async join(id: string, person: Person, wanted?: number): Promise<Table> {
    await keepPerson(this.#resources, person);
    await this.#hold(id, async ({ queries, row, sitting }) => {
      if (sitting.some(({ personId }) => personId === person.id)) return;
      if (row.turnedAway.includes(person.id)) throw new Unfulfilled('sent away');
      const free = sitting.filter(({ kind }) => kind === 'nobody');
      if (free.length === 0) throw new Unfulfilled('full');
      const place = wanted === undefined ? free[0] : free.find(({ seat }) => seat === wanted);
      if (!place)
        throw new Unfulfilled('no seat', wanted === undefined ? undefined : { about: 'seat', seat: wanted + 1 });
      await demandTable(queries, this.#resources.config, person.id);
      await demandMatch(queries, this.#resources.config, person.id);
      const hosting = await this.#hosting(row.settings);
      const chosen = usualDeck(hosting, row.settings.edition, place.seat, '');
      await put(queries, personSeat(id, place.seat, person, this.#resources.clock.now(), chosen));
    });
    return this.get(id, person);
  }

  /** The host hands the table to the next person; a table that everybody has left is closed. */
  async leave(id: string, person: Person): Promise<void> {
    await this.#hold(id, async ({ queries, row, sitting }) => {
      const own = ownSeat(sitting, person);
      const rest = sitting.filter(({ kind, personId }) => kind === 'person' && personId !== person.id);
      if (rest.length === 0) {
        await queries.delete(matches).where(eq(matches.id, id));
        return;
      }
      await put(queries, emptySeat(id, own.seat));
      if (row.host === person.id)
        await queries
          .update(matches)
          .set({ host: longestWaiting(rest) })
          .where(eq(matches.id, id));
    });
  }

  /**
   * The host removes a player, who cannot come back to this table: the others need not wait for a player who never gets
   * ready.
   */
  async remove(id: string, person: Person, seat: number): Promise<Table> {
    await this.#hold(id, async ({ queries, row, sitting }) => {
      // Nobody chooses among strangers: a table that pairs frees the seats of idle players by itself.
      if (row.host !== person.id || row.pairs) throw new Unfulfilled('not the host');
      const sent = sitting.find((each) => each.seat === seat)?.personId ?? undefined;
      if (sent === undefined) throw new Unfulfilled('nobody there', { about: 'seat', seat: seat + 1 });
      if (sent === person.id) throw new Unfulfilled('yourself');
      await put(queries, emptySeat(id, seat));
      await queries
        .update(matches)
        .set({ turnedAway: [...row.turnedAway, sent] })
        .where(eq(matches.id, id));
    });
    return this.get(id, person);
  }

  async deck(id: string, person: Person, choice: DeckChoice, language: Language): Promise<Table> {
    const { settings } = await this.get(id, person);
    const hosting = await this.#hosting(settings);
    const { deck, name, temperament } = await chooseDeck(hosting, choice, settings, language, this.#saved(person));
    await this.#hold(id, ({ queries, sitting }) =>
      put(queries, { matchId: id, seat: ownSeat(sitting, person).seat, deck, deckName: name, temperament }),
    );
    return this.get(id, person);
  }

  /** Marks the person as ready, and adds the contribution of the person's program to the seed. */
  async ready(id: string, person: Person, ready: boolean, contribution?: string): Promise<Table> {
    let begun = false;
    const { game } = (await this.get(id, person)).settings;
    await beginning(
      (match, given) => this.#matches.setUp(match, game, given),
      (setUps) =>
        this.#hold(id, async ({ queries, row, sitting }) => {
          const { seat } = ownSeat(sitting, person);
          await put(queries, { matchId: id, seat, ready, ...(contribution === undefined ? {} : { contribution }) });
          begun = await startIfComplete(queries, setUps, row, this.#resources.clock.now());
        }),
    );
    if (begun) this.onStarted(id);
    return this.get(id, person);
  }

  async bots(id: string, person: Person, wish: BotSeat): Promise<Table> {
    await this.#hold(id, async ({ queries, row, sitting }) => {
      if (row.host !== person.id) throw new Unfulfilled('not the host');
      const kind = wish.remove ? 'bot' : 'nobody';
      const places = sitting.filter((each) => each.kind === kind && (wish.seat ?? each.seat) === each.seat);
      if (places.length === 0)
        throw new Unfulfilled('no seat', wish.seat === undefined ? undefined : { about: 'seat', seat: wish.seat + 1 });
      const hosting = await this.#hosting(row.settings);
      for (const { seat } of places)
        await put(queries, wish.remove ? emptySeat(id, seat) : this.#botSeat(hosting, row, seat, wish));
    });
    return this.get(id, person);
  }

  /** Free seats are given to bots. */
  async start(id: string, person: Person, contribution?: string): Promise<void> {
    const { clock, config } = this.#resources;
    const { game } = (await this.get(id, person)).settings;
    const work = async ({ queries, row, sitting: before }: Held, setUps: SetUps): Promise<void> => {
      if (row.host !== person.id) throw new Unfulfilled('not the host');
      const sitting = await freeGone(queries, row, before, clock.now());
      ownSeat(sitting, person);
      const waiting = sitting.filter(
        ({ kind, ready, personId }) => kind === 'person' && !ready && personId !== person.id,
      );
      if (waiting.length > 0)
        throw new Unfulfilled('not ready', { about: 'waiting', names: waiting.map(({ name }) => name).join(', ') });
      await demandMatch(queries, config, person.id);
      const hosting = await this.#hosting(row.settings);
      const all = sitting.map((each) => {
        if (each.kind === 'nobody') return this.#botSeat(hosting, row, each.seat, {});
        return each.personId === person.id && contribution !== undefined ? { ...each, contribution } : each;
      });
      await startMatch(queries, setUps, row, all, clock.now());
    };
    await beginning(
      (match, given) => this.#matches.setUp(match, game, given),
      (setUps) => this.#hold(id, (held) => work(held, setUps)),
    );
    this.onStarted(id);
  }

  /** Frees the seats of people who no longer wait at a pairing table. */
  async freeGone(id: string): Promise<void> {
    const { clock, database } = this.#resources;
    await database.queries.transaction(async (queries) => {
      const [row] = await queries.select().from(matches).where(eq(matches.id, id)).for('update');
      if (row?.status === 'gathering') await freeGone(queries, row, await seatsOf(queries, id), clock.now());
    });
    this.changed(id);
  }

  /** Shows the table's new state to everyone at the table and in the lobby. */
  changed(id: string): void {
    this.#resources.bus.tell('table', id);
    this.#resources.bus.tell('lobby', '');
  }

  #botSeat(hosting: Hosting, { id, secret, edition }: MatchRow, seat: number, wish: BotSeat): SeatRow {
    const names = this.#bots;
    const temperaments = hosting.insights?.temperaments ?? [];
    const named = decksIn(hosting.decks, edition).find((each) => each.id === wish.deck);
    if (wish.bot !== undefined && !names.includes(wish.bot))
      throw new Unfulfilled('settings', { about: 'unknown name', name: wish.bot });
    if (wish.deck !== undefined && !named) throw new Unfulfilled('deck', JSON.stringify(wish.deck));
    if (wish.temperament !== undefined && !temperaments.includes(wish.temperament))
      throw new Unfulfilled('settings', { about: 'unknown name', name: wish.temperament });
    const chosen = named ? offeredDeck(named) : usualDeck(hosting, edition, seat, secret);
    return {
      ...emptySeat(id, seat),
      kind: 'bot',
      name: BOT_NAMES[seat % BOT_NAMES.length] as string,
      bot: wish.bot ?? (names[0] as string),
      temperament: wish.temperament ?? chosen?.temperament ?? temperaments[0] ?? '',
      deck: chosen?.deck ?? null,
      deckName: chosen?.name ?? null,
      ready: true,
    };
  }

  async #hosting({ game, edition, seats: number, options = {} }: TableSettings): Promise<Hosting> {
    const hosting = await this.#resources.registry.requested(game);
    requestedEdition(hosting, edition);
    const { seats: places } = hosting.choices;
    if (number < places.least || number > places.most)
      throw new Unfulfilled('settings', { about: 'seats', least: places.least, most: places.most });
    try {
      chosenSettings(hosting.choices.settings, edition, options);
    } catch (error) {
      if (error instanceof SettingMistake) throw new Unfulfilled('settings', error.problem);
      throw error;
    }
    return hosting;
  }

  /**
   * Changes a table that has not begun while nobody else can. The work must use the transaction: the embedded database
   * has only one.
   */
  async #hold(id: string, work: (held: Held) => Promise<void>): Promise<void> {
    await this.#resources.database.queries.transaction(async (queries) => {
      const [row] = await queries.select().from(matches).where(eq(matches.id, id)).for('update');
      if (!row) throw new Unfulfilled('unknown');
      if (row.status !== 'gathering') throw new Unfulfilled('begun');
      await work({ queries, row, sitting: await seatsOf(queries, id) });
    });
    this.changed(id);
  }

  async #about(ids: readonly string[], sitting: readonly SeatRow[]): Promise<About> {
    const { database, clock } = this.#resources;
    const accounts = sitting.flatMap(({ personId, guest }) => (personId === null || guest ? [] : [personId]));
    const ratings = await ratingsOf(this.#resources, accounts);
    const rows = await database.queries
      .select({ personId: presence.personId })
      .from(presence)
      .where(and(inArray(presence.matchId, [...ids]), gt(presence.seenAt, clock.now() - PRESENCE_MS)));
    return { here: new Set(rows.map(({ personId }) => personId)), ratings };
  }
}

function shown(
  row: MatchRow,
  sitting: readonly SeatRow[],
  { here, ratings }: About,
  person: Person | undefined,
): Table {
  const mine = sitting.find(({ personId }) => personId !== null && personId === person?.id)?.seat;
  return {
    id: row.id,
    state: row.status,
    settings: row.settings,
    seats: sitting.map((each) => {
      const seat = tableSeat(each, here, { viewer: mine });
      const known = ratings.find(({ personId, game }) => personId === each.personId && game === row.game);
      const { sitter } = seat;
      return known && sitter.kind === 'person' ? { ...seat, sitter: { ...sitter, rating: known.rating } } : seat;
    }),
    ...(mine === undefined ? {} : { mine }),
    host: row.host === person?.id,
    ...(row.pairs ? { pairs: true } : {}),
    ...(person && row.turnedAway.includes(person.id) ? { sentAway: true } : {}),
    commitment: row.commitment,
  };
}
