/**
 * Two worlds of any registered game, for tests. In the other world some cards of some seats, the holders, are exchanged
 * for other cards of theirs (`testing-exchange.ts`). The holders never use those cards, and pass at once where they have
 * nothing else to do (`testing-answers.ts`). Everybody else sees the same in both worlds (`testing-comparison.ts`), until
 * the rules show such a card, or a holder is asked in one world only where that can be seen (known gaps, see
 * server/README.md): there the comparison ends.
 */
import type { SentDecision } from '@praxis/protocol/update.ts';
import { keyed } from '../base/ids.ts';
import { FLOOR_MOST_MS } from '../match/floor.ts';
import type { LiveMatch } from '../match/live-match.ts';
import type { OpenQuestion } from '../match/open-questions.ts';
import type { Person } from '../people/people.ts';
import type { Database } from '../storage/database.ts';
import { FakeClock, openTestServices, SETTINGS, type TestClient, type TestServices } from '../testing/fixtures.ts';
import { Answers } from './testing-answers.ts';
import { Exchange, type Exchanging, isObserver } from './testing-exchange.ts';
import { type Audiences, pagesOf, pry } from './testing-prying.ts';

const SECRET = '33'.repeat(32);
const TENTH_MS = 100;
const PASS_MS = 5;
/** In the middle of every other pause the test tries to find out hidden facts, and now and then when all is quiet. */
const PRY_MS = 50;
const PRY_EVERY = 2;
const PRY_QUIETLY_EVERY = 5;
const CHAT_AT = 3;
const TAKEBACK_AT = 8;

export interface Course extends Exchanging {
  readonly moves: number;
  readonly seats: number;
  /** The first observer plays over the bot API. */
  readonly program: boolean;
  /** Words of answers by which the game chooses with a look at the player's hand; the holders do without them. */
  readonly byHand?: readonly string[];
}

/** The time from which the worlds may differ, and the cards that cause it. */
export interface End {
  readonly at: number;
  readonly cards: readonly string[];
  readonly why: string;
}

/** An action and its time, to be repeated in the other world. */
interface Move {
  readonly at: number;
  readonly seat: number;
  readonly answer: string;
  /** The beginnings of answers whose continuations were requested. */
  readonly asked: readonly string[];
}

export interface World {
  /** The messages and pages that each audience got, with their times. */
  readonly seen: ReadonlyMap<string, readonly Seen[]>;
  readonly moves: readonly Move[];
  readonly end: End;
  /**
   * The times from which the worlds may differ because a holder is asked in only one of them, visibly for everybody.
   */
  readonly askedAgain: readonly End[];
  /** The holders' final view of their own cards. */
  readonly held: string;
  /**
   * The number of stored entries at each change. Nobody may notice it: where it differs, the worlds put the server to
   * the test.
   */
  readonly heads: readonly Seen[];
  /** True if anybody was ever asked for a response. */
  readonly hasWindows: boolean;
}

export interface Seen {
  readonly at: number;
  readonly text: string;
}

export async function playTwoWorlds(database: Database, course: Course): Promise<readonly [World, World]> {
  const one = await playFirst(database, course);
  return [one, await playOther(database, course, one)];
}

export function playFirst(database: Database, course: Course): Promise<World> {
  return new Driver(database, course, undefined).play();
}

type IsDone = (soFar: World) => boolean;

/** The other world repeats the moves of the first, until `isDone` says after one of them that no more are needed. */
export function playOther(database: Database, course: Course, { moves }: World, isDone?: IsDone): Promise<World> {
  return new Driver(database, course, moves, isDone).play();
}

class Driver {
  readonly #course: Course;
  readonly #database: Database;
  readonly #script: readonly Move[] | undefined;
  readonly #isDone: IsDone | undefined;
  readonly #exchange: Exchange;
  readonly #clock = new FakeClock();
  readonly #from = this.#clock.now();
  readonly #read = new Map<string, Seen[]>();
  readonly #moves: Move[] = [];
  readonly #heads: Seen[] = [];
  #hasWindows = false;
  #players: readonly TestClient[] = [];
  #spectator!: TestClient;
  #services!: TestServices;
  #answers!: Answers;
  #match = '';
  #lastMover: number | undefined;
  #end: End | undefined;
  readonly #askedAgain: End[] = [];
  /** The questions of holders that have been looked at, by their keys. */
  readonly #posed = new Set<number>();
  /** How many messages of each observer have been searched for exchanged cards. */
  readonly #searched = new Map<TestClient, number>();

  constructor(database: Database, course: Course, script: readonly Move[] | undefined, isDone?: IsDone) {
    this.#database = database;
    this.#course = course;
    this.#script = script;
    this.#isDone = isDone;
    this.#exchange = new Exchange(course, script !== undefined);
  }

  get #now(): number {
    return this.#clock.now() - this.#from;
  }

  get #live(): LiveMatch | undefined {
    return this.#services.host.rooms.present(this.#match)?.live;
  }

  async play(): Promise<World> {
    try {
      await this.#begin();
      await this.#playOn();
    } finally {
      await this.#services.close();
    }
    return this.#soFar();
  }

  #soFar(): World {
    const seen = new Map<string, readonly Seen[]>();
    for (const [name, { sent }] of this.#audiences())
      seen.set(
        name,
        sent.map(({ at, text }) => ({ at: at - this.#from, text: this.#struck(text) })),
      );
    for (const [what, read] of this.#read) seen.set(what, read);
    return {
      ...{ seen, moves: this.#moves, askedAgain: this.#askedAgain },
      end: this.#end ?? { at: this.#now, cards: [], why: 'all moves are made' },
      ...{ held: this.#held(), heads: this.#heads, hasWindows: this.#hasWindows },
    };
  }

  async #playOn(): Promise<void> {
    while (!this.#end && this.#moves.length < this.#course.moves && this.#spectator.table?.state === 'running') {
      await this.#untilQuiet();
      if (this.#moves.length % PRY_QUIETLY_EVERY === 0) await this.#pry();
      if (this.#end || !(await this.#move())) break;
      if (this.#moves.length === CHAT_AT) this.#players[0]?.ask({ t: 'say', match: this.#match, phrase: 'hello' });
      await this.#passAll();
      await this.#advance(PRY_MS - (this.#now % PRY_MS));
      if (this.#moves.length % PRY_EVERY === 0) await this.#pry();
      if (this.#moves.length === TAKEBACK_AT) await this.#takeBack();
      if (this.#isDone?.(this.#soFar())) break;
    }
    await this.#untilQuiet();
  }

  #audiences(): Audiences {
    const observers = this.#players.flatMap((client, seat) =>
      isObserver(seat) ? [[`seat ${seat}`, client] as const] : [],
    );
    return [...observers, ['spectator', this.#spectator] as const];
  }

  #held(): string {
    const holders = this.#players.filter((_, seat) => !isObserver(seat));
    return JSON.stringify(holders.map(({ view }) => Object.values(view?.cards ?? {}).map(({ def }) => def)));
  }

  /** The ids of matches always differ. */
  #struck(text: string): string {
    return text.replaceAll(this.#match, 'MATCH');
  }

  async #advance(ms: number): Promise<void> {
    await this.#clock.advance(ms, () => this.#settle());
    this.#search();
  }

  async #settle(): Promise<void> {
    await this.#services.settle();
    this.#notePosed();
    this.#noteHead();
  }

  #noteHead(): void {
    const live = this.#live;
    if (!live) return;
    const { head } = live;
    this.#hasWindows ||= live.match.isWindow;
    if (Number(this.#heads.at(-1)?.text) !== head) this.#heads.push({ at: this.#now, text: String(head) });
  }

  /**
   * Known gaps (see server/README.md): a holder who has moved is asked again when the pause is over, which everybody
   * sees; and the match waits for a question that must be answered. In the other world there may be no question, or
   * only one answer, which needs nobody. The worlds may differ as soon as the question is posed: where there is none,
   * the match goes on, and others may be asked before the pause is over.
   */
  #notePosed(): void {
    const live = this.#live;
    for (const question of live?.openQuestions.all ?? []) {
      const { decision, key } = question;
      if (isObserver(decision.seat) || this.#posed.has(key)) continue;
      this.#posed.add(key);
      if (!live || !this.#isSeenToBeAsked(live, question)) continue;
      const cards = this.#exchange.inPieces(live, decision.next([]));
      this.#askedAgain.push({ at: this.#now, cards, why: `seat ${decision.seat} is asked visibly: ${decision.step}` });
    }
  }

  #isSeenToBeAsked({ heldUntil }: LiveMatch, { decision: { passive, seat }, shownAt }: OpenQuestion): boolean {
    if (!passive) return true;
    return seat === this.#lastMover && shownAt > this.#clock.now() && shownAt === heldUntil;
  }

  async #begin(): Promise<void> {
    const { hosting, luck, program, seats, byHand = [] } = this.#course;
    this.#services = await openTestServices({
      ...{ games: [this.#exchange.world()], database: this.#database, clock: this.#clock, processId: 'the same' },
      config: { matchesPerPerson: 10_000, tablesPerPerson: 10_000 },
    });
    const { services, settle } = this.#services;
    const client = (name: string, bot: boolean): TestClient =>
      this.#services.client({
        ...{ id: `${bot ? 'bot-' : ''}${name}`.padEnd(22, '-'), name, guest: !bot },
        ...(bot ? { bot: true } : {}),
      } as Person);
    this.#players = Array.from({ length: seats }, (_, seat) => client(`player-${seat}`, seat === 0 && program));
    this.#spectator = client('spectator', false);
    const [first, ...others] = this.#players as [TestClient, ...TestClient[]];
    const speed = { kind: 'live', bankSeconds: 6000, incrementSeconds: 10 } as const;
    const edition = hosting.choices.editions[0];
    const settings = { ...SETTINGS, game: hosting.game.id, edition, seats, speed, open: true };
    const { id } = await services.tables.open(first.person, { settings }, 'en');
    for (const { person } of others) await services.tables.join(id, person);
    for (const [seat, { person }] of this.#players.entries()) {
      const offered = hosting.decks[seat % hosting.decks.length]?.id;
      if (offered !== undefined) await services.tables.deck(id, person, { offered }, 'en');
      await services.tables.ready(id, person, true, luck.repeat(32));
    }
    await this.#database.pool.query(`update matches set secret = $2, commitment = 'the same' where id = $1`, [
      id,
      SECRET,
    ]);
    await services.tables.start(id, first.person);
    this.#match = id;
    this.#answers = new Answers({
      ...{ hosting, byHand, exchange: this.#exchange, services: this.#services, match: id, secret: SECRET },
      isSensible: !this.#script,
    });
    for (const each of [...this.#players, this.#spectator]) {
      each.watch(id);
      await settle();
    }
    this.#search();
  }

  /** Lets time pass until nothing more happens by itself. Holders who can do nothing else pass. */
  async #untilQuiet(): Promise<void> {
    for (let quietMs = 0; quietMs <= FLOOR_MOST_MS && !this.#end; quietMs += TENTH_MS) {
      const seen = this.#spectator.sent.length;
      await this.#passAll();
      await this.#advance(TENTH_MS - (this.#now % TENTH_MS));
      if (this.#spectator.sent.length > seen) quietMs = 0;
    }
  }

  #open(seat: number, client: TestClient, decision: SentDecision, asked?: string[]): Promise<string | undefined> {
    return this.#answers.open({ client, seat, decision, now: this.#now }, asked);
  }

  async #passAll(): Promise<void> {
    while (!this.#end && (await this.#passed()));
  }

  /** Passes for one holder who could answer only with exchanged cards. */
  async #passed(): Promise<boolean> {
    for (const [seat, client] of this.#players.entries()) {
      const { decision } = client;
      if (isObserver(seat) || !decision?.passive) continue;
      if ((await this.#open(seat, client, decision)) !== undefined) continue;
      client.ask({ t: 'answer', match: this.#match, number: decision.number, answer: decision.passive.answer });
      await this.#advance(PASS_MS);
      return true;
    }
    return false;
  }

  #stop(cards: readonly string[], why: string): void {
    this.#end ??= { at: this.#now, cards, why };
  }

  /** A seat answers; in the other world as in the first. False if none can. */
  async #move(): Promise<boolean> {
    const scripted = this.#script?.[this.#moves.length];
    if (this.#script && !scripted) return false;
    const move = scripted ?? (await this.#chosen());
    const client = move && this.#players[move.seat];
    if (!move || !client) return false;
    if (scripted && isObserver(move.seat))
      for (const answer of scripted.asked) {
        client.ask({ t: 'next', match: this.#match, number: client.decision?.number ?? 0, answer });
        await this.#services.settle();
      }
    const number = client.decision?.number ?? 0;
    this.#lastMover = move.seat;
    const id = client.ask({ t: 'answer', match: this.#match, number, answer: move.answer });
    await this.#settle();
    // The observers must not notice anything; a holder may be unable to give the same answer, which must have a reason.
    if (client.reply(id)?.t !== 'done') this.#stop([], `seat ${move.seat} cannot answer ${move.answer}`);
    this.#moves.push({ ...move, at: this.#now });
    this.#search();
    return true;
  }

  async #chosen(): Promise<Move | undefined> {
    for (const [seat, client] of this.#players.entries()) {
      const { decision } = client;
      if (!decision) continue;
      const asked: string[] = [];
      const open = await this.#open(seat, client, decision, asked);
      const isLazy = (keyed(SECRET, `lazy ${this.#now}`)[0] as number) % 11 === 0;
      const answer = (isLazy ? decision.passive?.answer : undefined) ?? open ?? decision.passive?.answer;
      if (answer !== undefined) return { at: this.#now, seat, answer, asked };
      // Only an exchanged card will do.
      this.#stop(this.#exchange.inAnswer(client, JSON.stringify(decision.choices)), `seat ${seat} has no other card`);
      return undefined;
    }
    return undefined;
  }

  /** The first observer takes its last answer back, and all agree. */
  async #takeBack(): Promise<void> {
    const [observer, ...others] = this.#players as [TestClient, ...TestClient[]];
    observer.ask({ t: 'request', match: this.#match, what: 'takeback' });
    await this.#advance(PRY_MS);
    for (const client of others) {
      client.ask({ t: 'consent', match: this.#match, what: 'takeback', yes: true });
      await this.#advance(PASS_MS);
    }
  }

  async #pry(): Promise<void> {
    const audiences = this.#audiences();
    await pry(this.#services, this.#match, audiences);
    for (const [what, page] of await pagesOf(this.#services, this.#match, audiences)) {
      const read = this.#read.get(what) ?? [];
      this.#read.set(what, read);
      read.push({ at: this.#now, text: this.#struck(JSON.stringify(page)) });
    }
    this.#search();
  }

  /** The comparison ends where the rules show an exchanged card. */
  #search(): void {
    for (const [name, client] of this.#audiences()) {
      const { sent } = client;
      const texts = sent.slice(this.#searched.get(client) ?? 0);
      this.#searched.set(client, sent.length);
      const viewer = name === 'spectator' ? 'spectator' : this.#players.indexOf(client);
      for (const { at, text } of texts) {
        const cards = this.#exchange.shownIn(text, client, viewer, this.#live);
        if (cards.length === 0) continue;
        const end = { at: at - this.#from, cards, why: `${name} is shown ${cards.join(', ')}` };
        if (!this.#end || end.at < this.#end.at) this.#end = end;
      }
    }
  }
}
