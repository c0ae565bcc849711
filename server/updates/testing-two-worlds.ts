/**
 * Two worlds of any registered game, for tests. In the other world some cards of some seats, the holders, are exchanged
 * for other cards of theirs. The holders never use those cards, and pass at once where they have nothing else to do.
 * Everybody else sees the same in both worlds, until the rules show such a card, or a holder is asked in one world only
 * where that can be seen (known gaps, see server/README.md): there the comparison ends.
 */
import type { Hosting, Insight } from '@praxis/contract';
import { type BaseCard, type Definition, eventFor, type Setup, type Viewer, visibleDecision } from '@praxis/engine';
import type { Choice, SentDecision } from '@praxis/protocol/update.ts';
import { keyed } from '../base/ids.ts';
import { FLOOR_MOST_MS } from '../match/floor.ts';
import type { Person } from '../people/people.ts';
import type { HostedGame } from '../registry.ts';
import type { Database } from '../storage/database.ts';
import { matchSummary } from '../tables/summaries.ts';
import { FakeClock, openTestServices, SETTINGS, type TestClient, type TestServices } from '../testing/fixtures.ts';

const SECRET = '33'.repeat(32);
const TENTH_MS = 100;
const PASS_MS = 5;
/** In the middle of every other pause the test tries to find out hidden facts. */
const PRY_MS = 50;
const PRY_EVERY = 2;
/** The number of beginnings of answers that are followed to find one that can be given in both worlds. */
const TRIES_MAX = 40;
const CHAT_AT = 3;
const TAKEBACK_AT = 8;

export interface Course {
  readonly hosting: Hosting;
  /** The source of all draws: two hexadecimal digits. */
  readonly luck: string;
  readonly moves: number;
  readonly seats: number;
  /** The first observer plays over the bot API. */
  readonly program: boolean;
  /** Cards that are not exchanged, by the ids of their definitions. */
  readonly spared: ReadonlySet<string>;
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
  /** The times at which holders had questions that they could answer only with exchanged cards. */
  readonly passes: readonly string[];
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

const isObserver = (seat: number): boolean => seat === 0 || seat === 2;

export async function playTwoWorlds(database: Database, course: Course): Promise<readonly [World, World]> {
  const one = await new Driver(database, course, 0, undefined).play();
  const other = await new Driver(database, course, 1, one.moves).play();
  return [one, other];
}

class Driver {
  readonly #course: Course;
  readonly #database: Database;
  readonly #shift: number;
  readonly #script: readonly Move[] | undefined;
  readonly #clock = new FakeClock();
  readonly #from = this.#clock.now();
  readonly #read = new Map<string, Seen[]>();
  readonly #moves: Move[] = [];
  readonly #passes: string[] = [];
  readonly #heads: Seen[] = [];
  #hasWindows = false;
  /** The cards that are exchanged, by the ids of their definitions. */
  readonly #exchanged = new Set<string>();
  /** Those of them that observers have in their own decks. */
  readonly #common = new Set<string>();
  #players: readonly TestClient[] = [];
  #spectator!: TestClient;
  #services!: TestServices;
  #match = '';
  #lastMover: number | undefined;
  #insight: Insight | undefined;
  #end: End | undefined;
  readonly #askedAgain: End[] = [];
  readonly #noted = new WeakSet<SentDecision>();
  /** How many messages of each observer have been searched for exchanged cards. */
  readonly #searched = new Map<TestClient, number>();

  constructor(database: Database, course: Course, shift: number, script: readonly Move[] | undefined) {
    this.#database = database;
    this.#course = course;
    this.#shift = shift;
    this.#script = script;
  }

  get #now(): number {
    return this.#clock.now() - this.#from;
  }

  async play(): Promise<World> {
    await this.#begin();
    while (!this.#end && this.#moves.length < this.#course.moves && this.#spectator.table?.state === 'running') {
      await this.#untilQuiet();
      if (this.#end || !(await this.#move())) break;
      if (this.#moves.length === CHAT_AT) this.#players[0]?.ask({ t: 'say', match: this.#match, phrase: 'hello' });
      await this.#advance(PRY_MS);
      if (this.#moves.length % PRY_EVERY === 0) await this.#pry();
      if (this.#moves.length === TAKEBACK_AT) await this.#takeBack();
    }
    await this.#untilQuiet();
    const end = this.#end ?? { at: this.#now, cards: [], why: 'all moves are made' };
    await this.#services.close();
    const seen = new Map<string, readonly Seen[]>();
    for (const [name, { sent }] of this.#audiences())
      seen.set(
        name,
        sent.map(({ at, text }) => ({ at: at - this.#from, text: this.#struck(text) })),
      );
    for (const [what, read] of this.#read) seen.set(what, read);
    return {
      ...{ seen, moves: this.#moves, end, askedAgain: this.#askedAgain, passes: this.#passes },
      ...{ held: this.#held(), heads: this.#heads, hasWindows: this.#hasWindows },
    };
  }

  #audiences(): readonly (readonly [string, TestClient])[] {
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
    await this.#clock.advance(ms, async () => {
      await this.#services.settle();
      this.#noteAskedAgain();
      this.#noteHead();
    });
    this.#search();
  }

  #noteHead(): void {
    const live = this.#services.host.rooms.present(this.#match)?.live;
    if (!live) return;
    const { head } = live;
    this.#hasWindows ||= live.match.isWindow;
    if (Number(this.#heads.at(-1)?.text) !== head) this.#heads.push({ at: this.#now, text: String(head) });
  }

  /**
   * Known gaps (see server/README.md): a holder who has moved is asked again when the pause is over, which everybody
   * sees; and the match waits for a question that must be answered. In the other world there may be no question, or
   * only one answer, which needs nobody.
   */
  #noteAskedAgain(): void {
    const isShown = this.#spectator.sent.at(-1)?.at === this.#clock.now();
    for (const [seat, client] of this.#players.entries()) {
      const { decision } = client;
      if (isObserver(seat) || !decision || this.#noted.has(decision)) continue;
      if (decision.passive && !(seat === this.#lastMover && isShown)) continue;
      this.#noted.add(decision);
      const cards = this.#exchangedIn(client, JSON.stringify(decision.choices));
      this.#askedAgain.push({ at: this.#now, cards, why: `seat ${seat} is asked and seen to be: ${decision.step}` });
    }
  }

  /** The game, but with the exchanged cards of each holder dealt in another order. */
  #world(): HostedGame {
    const { hosting, luck, spared } = this.#course;
    const { game } = hosting;
    const start = (setup: Setup) => {
      const state = game.start(setup);
      const idOf = ({ def }: BaseCard): string => (game.definitions(setup)[def] as Definition).id;
      const cards = state.cards as BaseCard[];
      const known = new Set(cards.filter(({ owner }) => isObserver(owner)).map(idOf));
      const held = cards.filter(({ owner }) => !isObserver(owner));
      const isDrawn = (id: string): boolean => !spared.has(id) && (keyed(luck.repeat(32), id)[0] as number) < 128;
      const drawn = new Set(held.map(idOf).filter(isDrawn));
      // Where everybody plays the same deck, the observers have such cards, too.
      const foreign = new Set([...drawn].filter((id) => !known.has(id)));
      const exchanged = foreign.size > 1 ? foreign : drawn;
      for (const id of exchanged) {
        this.#exchanged.add(id);
        if (known.has(id)) this.#common.add(id);
      }
      for (const owner of setup.seats.keys()) {
        const mine = held.filter((card) => card.owner === owner && exchanged.has(idOf(card)));
        const defs = mine.map(({ def }) => def);
        for (const [at, card] of mine.entries()) card.def = defs[(at + this.#shift * 3) % defs.length] as number;
      }
      return state;
    };
    return { id: game.id, module: '', load: async () => ({ ...hosting, game: { ...game, start } }) };
  }

  async #begin(): Promise<void> {
    const { hosting, luck, program } = this.#course;
    const { seats } = this.#course;
    this.#services = await openTestServices({
      ...{ games: [this.#world()], database: this.#database, clock: this.#clock, processId: 'the same' },
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
    const edition = hosting.choices.editions[0] as string;
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
      while (!this.#end && (await this.#passed()));
      await this.#advance(TENTH_MS - (this.#now % TENTH_MS));
      if (this.#spectator.sent.length > seen) quietMs = 0;
    }
  }

  /** Passes for one holder who could answer only with exchanged cards. */
  async #passed(): Promise<boolean> {
    for (const [seat, client] of this.#players.entries()) {
      const { decision } = client;
      if (isObserver(seat) || !decision?.passive) continue;
      if ((await this.#openAnswer(client, decision)) !== undefined) continue;
      this.#passes.push(`${this.#now} ${seat} ${decision.step}`);
      client.ask({ t: 'answer', match: this.#match, number: decision.number, answer: decision.passive.answer });
      await this.#advance(PASS_MS);
      return true;
    }
    return false;
  }

  #stop(cards: readonly string[], why: string): void {
    this.#end ??= { at: this.#now, cards, why };
  }

  /** The exchanged cards of its own that an answer of the client is about. */
  #exchangedIn(client: TestClient, answer: string): readonly string[] {
    const defs = [...answer.matchAll(/:c(\d+)/g)].flatMap(
      ([, handle]) => client.view?.cards[Number(handle)]?.def ?? [],
    );
    return defs.filter((def) => this.#exchanged.has(def));
  }

  /** A whole answer that is no pass and is possible in both worlds; undefined if there is none. */
  async #openAnswer(client: TestClient, decision: SentDecision, asked: string[] = []): Promise<string | undefined> {
    const { passive, number } = decision;
    const seat = this.#players.indexOf(client);
    let tries = 0;
    const idle = (this.#course.hosting.stops?.idle ?? []).map((say) => say.replaceAll(' ', '_'));
    const isOpen = ({ answer }: Choice): boolean =>
      answer !== passive?.answer &&
      (isObserver(seat) ||
        (this.#exchangedIn(client, answer).length === 0 && !idle.some((say) => answer.startsWith(say))));
    const drawn = (choices: readonly Choice[]): readonly Choice[] => {
      const from = keyed(SECRET, `${this.#now} ${seat} ${tries}`).readUInt32BE(0);
      return choices.map((_, at) => choices[(at + from) % choices.length] as Choice);
    };
    const end = async (choice: Choice): Promise<string | undefined> => {
      if (!isOpen(choice) || ++tries > TRIES_MAX) return undefined;
      if (!choice.more) return choice.answer;
      let { next } = choice;
      if (!next) {
        asked.push(choice.answer);
        const id = client.ask({ t: 'next', match: this.#match, number, answer: choice.answer });
        await this.#services.settle();
        const reply = client.reply(id);
        next = reply?.t === 'choices' ? reply.choices : [];
      }
      for (const each of drawn(next)) {
        const found = await end(each);
        if (found !== undefined) return found;
      }
      return undefined;
    };
    const sorted = [...decision.choices].sort((a, b) => (a.answer < b.answer ? -1 : 1));
    for (const choice of this.#promising(seat, drawn(sorted))) {
      const found = await end(choice);
      if (found !== undefined) return found;
    }
    return undefined;
  }

  /** Mostly as the game's insight would begin: matches without sensible play show little. */
  #promising(seat: number, choices: readonly Choice[]): readonly Choice[] {
    const { insights } = this.#course.hosting;
    const question = this.#services.host.rooms.present(this.#match)?.live.openQuestions.of(seat);
    const view = this.#players[seat]?.view;
    if (!insights || !question || !view || this.#script) return choices;
    this.#insight ??= insights.of(question.match.setup);
    const decision = visibleDecision(question.match.state, question.decision);
    const situation = { view, decision, temperament: insights.temperaments[0] ?? '' };
    const weight = ({ pieces: [first] }: Choice): number =>
      first ? (this.#insight?.scorePiece(situation, [], first).weight ?? 0) : 0;
    const weights = new Map(choices.map((choice) => [choice, weight(choice)]));
    return [...choices].sort((a, b) => (weights.get(b) ?? 0) - (weights.get(a) ?? 0));
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
    const id = client.ask({ t: 'answer', match: this.#match, number, answer: move.answer });
    await this.#services.settle();
    // The observers must not notice anything; a holder may be unable to give the same answer, which must have a reason.
    if (client.reply(id)?.t !== 'done') this.#stop([], `seat ${move.seat} cannot answer ${move.answer}`);
    this.#moves.push({ ...move, at: this.#now });
    this.#lastMover = move.seat;
    this.#search();
    return true;
  }

  async #chosen(): Promise<Move | undefined> {
    for (const [seat, client] of this.#players.entries()) {
      const { decision } = client;
      if (!decision) continue;
      const asked: string[] = [];
      const open = await this.#openAnswer(client, decision, asked);
      const isLazy = (keyed(SECRET, `lazy ${this.#now}`)[0] as number) % 11 === 0;
      const answer = (isLazy ? decision.passive?.answer : undefined) ?? open ?? decision.passive?.answer;
      if (answer !== undefined) return { at: this.#now, seat, answer, asked };
      // Only an exchanged card will do.
      this.#stop(this.#exchangedIn(client, JSON.stringify(decision.choices)), `seat ${seat} has no other card`);
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

  /** All other requests that players, spectators and strangers can make of a match while it runs. */
  async #pry(): Promise<void> {
    const match = this.#match;
    for (const [, client] of this.#audiences()) {
      const { number = 0 } = client.decision ?? {};
      client.ask({ t: 'explain', match, words: 'pass' });
      client.ask({ t: 'next', match, number: number + 1, answer: '' });
      client.ask({ t: 'answer', match, number: number + 1, answer: 'pass' });
      client.ask({ t: 'consent', match, what: 'takeback', yes: false });
      await this.#services.settle();
    }
    const { services, host } = this.#services;
    const people = [
      ...this.#audiences().map(([name, { person }]) => [name, person] as const),
      ['nobody', undefined] as const,
    ];
    for (const [name, person] of people) {
      this.#note(`${name} reads the table`, await services.tables.get(match, person));
      this.#note(`${name} reads the lobby`, await services.tables.list(person));
      this.#note(`${name} reads the match`, await matchSummary(services.resources, host, match, person));
    }
    const refusal = (error: unknown): string => String(error);
    this.#note('the record', await host.record(match).catch(refusal));
    this.#note('the replay', await host.replay(match, 'all', 'en').catch(refusal));
    this.#search();
  }

  #note(what: string, read: unknown): void {
    const seen = this.#read.get(what) ?? [];
    this.#read.set(what, seen);
    seen.push({ at: this.#now, text: this.#struck(JSON.stringify(read)) });
  }

  /** The rules may show an exchanged card. If they do not, it has leaked. */
  #search(): void {
    for (const [name, client] of this.#audiences()) {
      const { sent } = client;
      const texts = sent.slice(this.#searched.get(client) ?? 0);
      this.#searched.set(client, sent.length);
      for (const { at, text } of texts) {
        const isOthers = (id: string): boolean => !this.#common.has(id) || this.#isOthersSeenBy(client, id, text);
        const cards = [...this.#exchanged].filter((id) => text.includes(`"${id}"`) && isOthers(id));
        if (cards.length === 0) continue;
        const viewer = name === 'spectator' ? 'spectator' : this.#players.indexOf(client);
        const leaked = cards.filter((id) => !this.#isShown(id, viewer));
        if (leaked.length > 0) throw new Error(`${name} was sent ${leaked.join(', ')}, which the rules do not show.`);
        const end = { at: at - this.#from, cards, why: `${name} is shown ${cards.join(', ')}` };
        if (!this.#end || end.at < this.#end.at) this.#end = end;
      }
    }
  }

  /** True if the client sees a holder's card of this kind, or an event about one. */
  #isOthersSeenBy({ view }: TestClient, id: string, text: string): boolean {
    const { events = [] } = JSON.parse(text) as { readonly events?: readonly { readonly data?: { seat?: number } }[] };
    return (
      Object.values(view?.cards ?? {}).some(({ def, owner }) => def === id && !isObserver(owner)) ||
      events.some(
        ({ data }) =>
          data?.seat !== undefined && !isObserver(data.seat) && JSON.stringify(data).includes(`"def":"${id}"`),
      )
    );
  }

  #isShown(id: string, viewer: Viewer): boolean {
    const live = this.#services.host.rooms.present(this.#match)?.live;
    if (!live) return false;
    const { match, story } = live;
    const number = match.context.defs.findIndex((def) => def.id === id);
    const isIn = (part: unknown): boolean =>
      typeof part === 'object' &&
      part !== null &&
      Object.entries(part).some(([key, value]) => (key === 'def' && value === number) || isIn(value));
    return (
      JSON.stringify(match.view(viewer)).includes(`"${id}"`) ||
      story.since(0).some(({ event }) => isIn(eventFor(event, viewer)))
    );
  }
}
