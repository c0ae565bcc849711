/**
 * A match between bots at a table of the usual size, the same in every run: what the server sends to its first player
 * from a full table on.
 */
import { registeredGame } from '@praxis/games';
import type { TableSettings } from '@praxis/protocol/table.ts';
import type { Choice, Update } from '@praxis/protocol/update.ts';
import { botNamed } from '../../../bots/bots.ts';
import { askedAt, numberFor } from '../../../bots/seat.ts';
import type { Decision, Setup } from '../../../engine/index.ts';
import { openMatch } from '../../../engine/index.ts';
import { LiveMatch } from '../../../server/match/live-match.ts';
import { owing, questionTo } from '../../../server/match/questions.ts';
import { Room } from '../../../server/match/room.ts';
import { standingAnswer } from '../../../server/match/standing-answers.ts';
import type { Release } from '../../../server/registry.ts';
import type { SeatRow } from '../../../server/storage/schema.ts';
import { Feed } from '../../../server/updates/feed.ts';
import { mindAt, tableOf } from '../bench/table.ts';

/** The seat whose page is measured. */
const SEAT = 0;
const LANGUAGE = 'en';
/** Hands and piles of all games. */
const OFF_TABLE: ReadonlySet<string> = new Set([
  ...['hand', 'known', 'known hand', 'known deck', 'known library', 'prizes'],
  ...['ash_heap', 'removed', 'discard', 'burned', 'lost', 'graveyard', 'exile', 'banished', 'extra up'],
]);
/** So many cards lie on a full table, those on other cards too. */
const FULL: Readonly<Record<string, number>> = { vtes: 36, pokemon: 22, magic: 20, yugioh: 10, rivals: 26 };
export const MEASURED_GAMES = Object.keys(FULL);
/** The match that fits today; the search begins with it. */
const FIRST = 12;
const MATCHES_MAX = 100;
/** The seat must be asked at least so often. */
const ASKED_LEAST = 20;

/** One message to the page, and what the page is asked by it. */
export interface Step {
  /** The update, as JSON. */
  readonly text: string;
  readonly asks: boolean;
  /** Choices that the page may ask for, by the beginning of the answer. */
  readonly choices: ReadonlyMap<string, readonly Choice[]>;
}

export interface FullTable {
  readonly match: string;
  readonly game: string;
  readonly setup: Setup;
  /** The whole view, and then one step after the other. */
  readonly steps: readonly Step[];
}

/**
 * The first match that has so many steps after so many cards lie on the table, while nobody is out and the seat is often
 * asked. It is another one when the rules or the bots have changed.
 */
export async function fullTable(game: string, stepsMax: number): Promise<FullTable> {
  const cardsLeast = FULL[game];
  if (cardsLeast === undefined) throw new Error(`Games are ${MEASURED_GAMES.join(', ')}.`);
  const release = await releaseOf(game);
  for (let number = FIRST; number < FIRST + MATCHES_MAX; number++) {
    const table = tableIn(new RecordedMatch(release, number), cardsLeast, stepsMax);
    if (table) return table;
  }
  throw new Error(`None of ${MATCHES_MAX} matches has ${cardsLeast} cards on the table.`);
}

function tableIn(match: RecordedMatch, cardsLeast: number, stepsMax: number): FullTable | undefined {
  while (!(match.isAsked && match.cardsInPlay >= cardsLeast)) {
    if (match.isOver) return undefined;
    match.go();
  }
  const steps = [match.begin()];
  while (steps.length < stepsMax && !match.isOver) steps.push(...match.go());
  const asked = steps.filter(({ asks }) => asks).length;
  return match.isOver || match.isSomebodyOut || asked < ASKED_LEAST
    ? undefined
    : { match: match.id, game: match.game, setup: match.setup, steps: steps.slice(0, stepsMax) };
}

async function releaseOf(id: string): Promise<Release> {
  const hosting = await registeredGame(id)?.hosting();
  const opened: typeof openMatch = (game, setup) => openMatch(game, setup, { forks: true });
  if (!hosting) throw new Error(`No game ${id}.`);
  return { game: hosting.game.id, version: '', hosting, module: '', openMatch: opened };
}

class RecordedMatch {
  readonly id = 'full-table';
  readonly game: string;
  readonly setup: Setup;
  readonly #room: Room;
  #feed: Feed | undefined;
  #sent: string[] = [];
  /** In milliseconds; every answer takes a second. */
  #now = 0;

  constructor(release: Release, number: number) {
    this.game = release.game;
    this.setup = tableOf(release.hosting, number);
    const settings: TableSettings = {
      game: release.game,
      edition: this.setup.edition,
      seats: this.setup.seats.length,
      speed: { kind: 'untimed' },
      rated: false,
      open: false,
      seating: 'chosen',
    };
    const { id, setup } = this;
    const live = new LiveMatch({ id, release, setup, settings, secret: 'measured', begunAt: 0, people: [SEAT] });
    const seats = setup.seats.map(({ name }, seat) => seatRow(id, seat, name));
    const here = new Set([String(SEAT)]);
    this.#room = new Room(live, { seats, requests: [], hurry: false, rematch: undefined, here }, 0);
  }

  get isAsked(): boolean {
    return questionTo(this.#room, SEAT) !== undefined;
  }

  get isOver(): boolean {
    return this.#room.live.match.result !== undefined;
  }

  get isSomebodyOut(): boolean {
    return this.#room.live.match.view(SEAT).seats.some(({ counters }) => counters.ousted === 1);
  }

  /** The cards that the seat sees on the table, those on other cards too, and none of a hand. */
  get cardsInPlay(): number {
    const { seats, cards } = this.#room.live.match.view(SEAT);
    const withAll = (handle: number): number =>
      (cards[handle]?.with ?? []).reduce((sum, each) => sum + withAll(each), 1);
    const lying = seats.flatMap(({ zones }) =>
      Object.entries(zones).flatMap(([zone, on]) => (OFF_TABLE.has(zone) || typeof on === 'number' ? [] : on)),
    );
    return lying.reduce((sum, handle) => sum + withAll(handle), 0);
  }

  /** The whole view. */
  begin(): Step {
    this.#feed = new Feed(this.#room, { viewer: SEAT, language: LANGUAGE }, 0);
    this.#feed.join({ send: (text) => this.#sent.push(text) }, undefined, this.#now, []);
    return this.#shown()[0] as Step;
  }

  /** The next answer, and those that the seat's standing orders give after it. */
  go(): readonly Step[] {
    const { live } = this.#room;
    this.#answer(live.decisions[0] as Decision);
    for (let order = standingAnswer(this.#room, SEAT); order; order = standingAnswer(this.#room, SEAT)) {
      const decision = live.decisionOf(SEAT);
      if (!decision) break;
      this.#give(decision, decision.number, order.answer);
    }
    return this.#feed ? this.#shown() : [];
  }

  #answer(decision: Decision): void {
    const { live } = this.#room;
    const asked = askedAt(live.match, decision, mindAt(live.hosting, live.match, decision, 1));
    const chosen = botNamed('heuristic')(asked);
    this.#give(decision, numberFor(decision, chosen), chosen.answer);
  }

  #give({ seat }: Decision, number: number, answer: string): void {
    const { live } = this.#room;
    this.#now += 1000;
    const told = live.match.answer(seat, number, answer);
    if ('refused' in told) throw new Error(`Seat ${seat} cannot answer ${answer}.`);
    live.note({ seq: live.head + 1, kind: 'answer', seat, body: { number, answer }, at: this.#now });
  }

  #shown(): readonly Step[] {
    const { live } = this.#room;
    const { happened } = live.openQuestions;
    this.#room.waitingFor = { happened, seats: owing(this.#room), clocks: new Map() };
    this.#feed?.advance(this.#now, []);
    return this.#sent.splice(0).map((text) => {
      const { decisions: [decision] = [] } = JSON.parse(text) as Update;
      const beginnings = decision?.choices.filter(({ more, next }) => more && !next) ?? [];
      const behind = (answer: string): readonly Choice[] =>
        this.#feed?.choices((decision as { number: number }).number, answer) ?? [];
      const choices = new Map(beginnings.map(({ answer }) => [answer, behind(answer)]));
      return { text, asks: decision !== undefined, choices };
    });
  }
}

function seatRow(matchId: string, seat: number, name: string): SeatRow {
  const isPerson = seat === SEAT;
  return {
    matchId,
    seat,
    name,
    kind: isPerson ? 'person' : 'bot',
    personId: isPerson ? String(seat) : null,
    guest: true,
    program: false,
    nameOf: null,
    bot: isPerson ? null : 'heuristic',
    temperament: null,
    deck: null,
    deckName: null,
    ready: true,
    contribution: null,
    place: seat,
    standing: null,
    awaySince: null,
    satAt: null,
  };
}
