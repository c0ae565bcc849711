/**
 * Brings strangers together: a player who wants to play with people gets a seat where others wait, or waits for the
 * next.
 */
import type { Hosting, Language } from '@praxis/contract';
import { commitment } from '@praxis/protocol';
import type { PairUp } from '@praxis/protocol/http.ts';
import type { Speed, Table, TableSettings } from '@praxis/protocol/table.ts';
import { newId } from '../base/ids.ts';
import { requestedEdition } from '../base/requested-edition.ts';
import { Unfulfilled } from '../base/words.ts';
import { type ChosenDeck, chooseDeck, type SavedDecks } from '../decks/deck-choice.ts';
import { demandSeat } from '../limits/quotas.ts';
import { PRESENCE_MS } from '../match/rooms.ts';
import { keepPerson, type Person } from '../people/people.ts';
import type { Resources } from '../resources.ts';
import type { Queries } from '../storage/database.ts';
import { eq, sql } from '../storage/drizzle.ts';
import { type MatchRow, matches, seats } from '../storage/schema.ts';
import { beginning, type SetUps, startIfComplete } from './starting.ts';
import { emptySeat, freeGone, GONE_MS, personSeat, put, seatsOf, usualDeck } from './table-seats.ts';
import type { SetUp, Tables } from './tables.ts';

/** The default time control for strangers. */
const USUAL_SPEED: Speed = { kind: 'live', bankSeconds: 1500, incrementSeconds: 15 };

/** Any number that nobody else locks in this database together with the hash of a text. */
const LOCK = 7_201_948;
/** The number of tables that are tried before a new one is opened. */
const TRIED_MAX = 20;
/** The number of tables that are tidied up at once. */
const FREED_MAX = 100;

interface Wish {
  readonly person: Person;
  readonly settings: TableSettings;
  readonly language: Language;
  readonly hosting: Hosting;
  readonly deck: ChosenDeck | undefined;
  readonly ready: boolean;
}

interface Seated {
  readonly id: string;
  /** The match has begun, because this person was the last one missing. */
  readonly begun: boolean;
  /** The table was opened, because nobody waited. */
  readonly opened: boolean;
}

export class Pairing {
  readonly #resources: Resources;
  readonly #tables: Tables;
  readonly #saved: (person: Person) => SavedDecks;
  readonly #setUp: SetUp;
  /**
   * The last request for each game: one after the other, so that waiting requests do not keep connections to the
   * database.
   */
  readonly #turns = new Map<string, Promise<unknown>>();

  constructor(resources: Resources, tables: Tables, saved: (person: Person) => SavedDecks, setUp: SetUp) {
    this.#resources = resources;
    this.#tables = tables;
    this.#saved = saved;
    this.#setUp = setUp;
  }

  /** The table at which the person waits for others, or at which the match begins. */
  async pair(person: Person, wanted: PairUp, language: Language): Promise<Table> {
    // A player who asks for people must not find a bot in their place.
    if (person.bot) throw new Unfulfilled('people only');
    const wish = await this.#wish(person, wanted, language);
    await keepPerson(this.#resources, person);
    const { game, edition } = wish.settings;
    // Taking a seat need not wait for the rules to set up a match.
    const { id, begun, opened } = await beginning(
      (match, given) => this.#setUp(match, game, given),
      (setUps) => this.#inTurn(`${game} ${edition}`, () => this.#seat(wish, setUps)),
    );
    // A returning player must not wait at another table than those who have come meanwhile.
    if (opened) await this.#freeGone(wish.settings);
    this.#tables.changed(id);
    if (begun) this.#tables.onStarted(id);
    return this.#tables.get(id, person);
  }

  /** Frees the seats of people who no longer wait, and removes tables at which nobody waits any more. */
  async tidyUp(): Promise<void> {
    await this.#freeGone();
  }

  async #wish(person: Person, wanted: PairUp, language: Language): Promise<Wish> {
    const { game, edition, deck, contributes = false } = wanted;
    const hosting = await this.#resources.registry.requested(game);
    const settings: TableSettings = {
      game,
      edition: requestedEdition(hosting, edition),
      seats: hosting.choices.seats.usual,
      speed: USUAL_SPEED,
      rated: false,
      open: true,
      seating: 'random',
    };
    const chosen = deck && (await chooseDeck(hosting, deck, settings, language, this.#saved(person)));
    return { person, settings, language, hosting, deck: chosen, ready: !contributes };
  }

  #inTurn<T>(key: string, work: () => Promise<T>): Promise<T> {
    const before = this.#turns.get(key) ?? Promise.resolve();
    const turn = before.catch(() => {}).then(work);
    this.#turns.set(key, turn);
    const forget = (): void => {
      if (this.#turns.get(key) === turn) this.#turns.delete(key);
    };
    turn.then(forget, forget);
    return turn;
  }

  /**
   * All in one transaction, and for each game by one process at a time: two simultaneous requests do not open two
   * tables.
   */
  #seat(wish: Wish, setUps: SetUps): Promise<Seated> {
    const { database, clock } = this.#resources;
    const { ready, settings } = wish;
    const { game, edition } = settings;
    return database.queries.transaction(async (queries) => {
      await queries.execute(sql`select pg_advisory_xact_lock(${LOCK}, hashtext(${`${game} ${edition}`}))`);
      const own = await this.#waiting(queries, wish);
      if (own !== undefined) return { id: own, begun: false, opened: false };
      const joined = await this.#join(queries, wish);
      const row = joined ?? (await this.#open(queries, wish));
      const begun = ready && (await startIfComplete(queries, setUps, row, clock.now()));
      return { id: row.id, begun, opened: joined === undefined };
    });
  }

  /** The table at which the person already waits. A repeated request leads there. */
  async #waiting(queries: Queries, { person, settings: { game, edition } }: Wish): Promise<string | undefined> {
    const { rows } = await queries.execute<{ id: string }>(sql`
      update seats set away_since = case when away_since is null then null else ${this.#moment(0)}::timestamptz end
      from matches
      where matches.id = match_id and status = 'gathering' and pairs and game = ${game} and edition = ${edition}
        and person_id = ${person.id}
      returning matches.id`);
    return rows[0]?.id;
  }

  /** Takes a seat at the table that has waited longest. */
  async #join(queries: Queries, wish: Wish): Promise<MatchRow | undefined> {
    const { clock, config } = this.#resources;
    const { person, deck, hosting, ready } = wish;
    const now = clock.now();
    for (const id of await this.#candidates(queries, wish)) {
      const [row] = await queries.select().from(matches).where(eq(matches.id, id)).for('update');
      // It may have begun, or been left or filled otherwise, while this transaction waited for its row.
      if (row?.status !== 'gathering') continue;
      const sitting = await freeGone(queries, row, await seatsOf(queries, id), now);
      const free = sitting.find(({ kind }) => kind === 'nobody');
      if (!free) continue;
      await demandSeat(queries, config, person.id);
      const chosen = deck ?? usualDeck(hosting, row.settings.edition, free.seat, '');
      await put(queries, { ...personSeat(id, free.seat, person, now, chosen), ready });
      return row;
    }
    return undefined;
  }

  async #candidates(queries: Queries, { person, settings, language }: Wish): Promise<readonly string[]> {
    const { game, edition, seating: _, ...alike } = settings;
    const gone = sql`${this.#moment(-GONE_MS)}::timestamptz`;
    const { rows } = await queries.execute<{ id: string }>(sql`
      select id from matches
      where status = 'gathering' and game = ${game} and edition = ${edition}
        and settings @> ${JSON.stringify(alike)}::jsonb
        and coalesce(settings ->> 'language', ${language}) = ${language}
        and not exists (select 1 from seats where match_id = id and (person_id = ${person.id} or program))
        and ${person.id} <> all (turned_away)
        and (
          exists (
            select 1 from presence
            where match_id = id and person_id = host and seen_at > ${this.#moment(-PRESENCE_MS)}::timestamptz
          )
          or pairs and exists (
            select 1 from seats where match_id = id and kind = 'person' and coalesce(away_since, 'infinity') > ${gone}
          )
        )
      order by created_at, id
      limit ${TRIED_MAX}`);
    return rows.map(({ id }) => id);
  }

  async #open(queries: Queries, { person, settings, hosting, deck, ready }: Wish): Promise<MatchRow> {
    const { clock, config, newSecret } = this.#resources;
    const now = clock.now();
    await demandSeat(queries, config, person.id);
    const id = newId();
    const secret = newSecret();
    const { game, edition } = settings;
    const [row] = await queries
      .insert(matches)
      .values({
        ...{ id, game, edition, settings, status: 'gathering', host: person.id, pairs: true },
        ...{ secret, commitment: commitment(secret), createdAt: now },
      })
      .returning();
    const first = { ...personSeat(id, 0, person, now, deck ?? usualDeck(hosting, settings.edition, 0, '')), ready };
    const rest = Array.from({ length: settings.seats - 1 }, (_, other) => emptySeat(id, other + 1));
    await queries.insert(seats).values([first, ...rest]);
    return row as MatchRow;
  }

  /** At the tables of one game, or at all tables. Each is locked only while it is changed. */
  async #freeGone(only?: TableSettings): Promise<void> {
    const { queries } = this.#resources.database;
    const gone = sql`${this.#moment(-GONE_MS)}::timestamptz`;
    const { rows } = await queries.execute<{ id: string }>(sql`
      select distinct id from matches join seats on match_id = id
      where status = 'gathering' and pairs and kind = 'person'
        and (away_since <= ${gone} or not ready and sat_at <= ${gone})
        and (${only?.game ?? null}::text is null or game = ${only?.game ?? null} and edition = ${only?.edition ?? null})
      limit ${FREED_MAX}`);
    for (const { id } of rows) await this.#tables.freeGone(id);
  }

  #moment(fromNow: number): string {
    return new Date(this.#resources.clock.now() + fromNow).toISOString();
  }
}
