/** A player on a server that is killed again and again, or whose database is. It remembers the acknowledged answers. */
import { eventually, Player } from '@praxis/server/testing/process.ts';

/** The number of last acknowledged answers that are repeated after each start; at the end all of them are checked. */
const ASKED_AGAIN = 5;
/** The time between two answers, without which the server would take them for a flood. */
const PACE_MS = 200;

/** An answer given before its turn is dropped if an earlier player acts; the server then no longer knows it. */
const VOID: ReadonlySet<string> = new Set(['not asked', 'stale']);
/** The server could not or would not handle it now. */
const LATER: ReadonlySet<string> = new Set(['try again', 'too many']);

export interface Given {
  readonly number: number;
  readonly answer: string;
}

/** The parts of the client that a sitter needs. */
export type Seat = Pick<
  Player,
  'url' | 'match' | 'decision' | 'table' | 'post' | 'watch' | 'close' | 'answer' | 'complete' | 'ask'
>;

/** One person and the matches that were played one after the other. */
export class Sitter {
  readonly player: Seat;
  readonly game: string;
  /** Acknowledged answers, by match. */
  readonly acknowledged = new Map<string, Given[]>();
  /** The failures so far. */
  readonly failures: string[] = [];
  /** Sent, but not yet acknowledged. It is sent again before anything else. */
  underWay: Given | undefined;
  isDown = true;
  readonly #paceMs: number;
  /** The connection was ended from the other side. */
  isCut = false;

  constructor(game: string, player: Seat = new Player(''), paceMs = PACE_MS) {
    this.player = player;
    this.game = game;
    this.#paceMs = paceMs;
  }

  get own(): Given[] {
    return this.acknowledged.get(this.player.match) ?? [];
  }

  get answered(): number {
    return [...this.acknowledged.values()].flat().length;
  }

  /** A new match, on a server that is there. */
  async begin(): Promise<void> {
    const { player, game } = this;
    player.close();
    const body = { game, seats: 2, language: 'en' };
    const { match } = await player.post<{ match: string }>('/api/play', body);
    this.acknowledged.set(match, []);
    await player.watch(match);
  }

  /**
   * Answers one question after the other until the connection is lost. The server may show an answer's consequences and
   * die before it acknowledges the answer, so the next question does not mean that the answer before it was
   * acknowledged.
   */
  async play(): Promise<void> {
    while (!this.isDown) {
      const given = this.underWay ?? (await this.#next());
      if (!given) continue;
      const refused = await this.give(given);
      this.isCut = refused === 'again';
      if (this.isCut) return;
      await new Promise((resolve) => setTimeout(resolve, this.#paceMs));
    }
  }

  /** The answer to the next question; undefined if there is none. */
  async #next(): Promise<Given | undefined> {
    const { player } = this;
    await player.ask({ t: 'hurry', match: player.match });
    await eventually(() => this.isDown || player.decision !== undefined || player.table?.state === 'over', 5000);
    if (this.isDown) return undefined;
    if (player.table?.state === 'over') await this.begin();
    const { decision } = player;
    const answer = decision && (await player.complete(decision, this.own.length));
    return decision && answer !== undefined ? { number: decision.number, answer } : undefined;
  }

  /** Gives an answer and returns the reason if it was refused; `again`: the connection ended before a reply. */
  async give(given: Given): Promise<string | undefined> {
    const { player } = this;
    this.underWay = given;
    player.decision = undefined;
    const reply = await player.answer(given.number, given.answer);
    if (reply.t === 'again') return 'again';
    const refused = reply.t === 'refused' ? reply.code : undefined;
    if (refused !== undefined && LATER.has(refused)) return refused;
    this.underWay = undefined;
    if (reply.t === 'done') this.own.push(given);
    else if (refused === undefined || !VOID.has(refused))
      this.failures.push(`${player.match}: an answer was refused (${refused ?? reply.t})`);
    return refused;
  }

  /** Reconnects. Pending answers are acknowledged now, and acknowledged ones still are. */
  async comeBack(url: string): Promise<void> {
    const { player } = this;
    player.url = url;
    if (player.match === '') {
      await this.begin();
      return;
    }
    await player.watch(player.match);
    this.isCut = false;
    await this.demandAll();
    if (this.underWay) await this.give(this.underWay);
  }

  /** No acknowledged answer is requested again, and all of them are known. */
  async demandAll(): Promise<void> {
    const { player } = this;
    const asked = player.decision?.number;
    if (this.own.some(({ number }) => number === asked))
      this.failures.push(`${player.match}: answer ${asked} was acknowledged and is asked for again`);
    for (const { number, answer } of this.own.slice(-ASKED_AGAIN)) {
      const reply = await player.ask({ t: 'answer', match: player.match, number, answer });
      if (reply.t === 'refused' && !VOID.has(reply.code) && !LATER.has(reply.code))
        this.failures.push(`${player.match}: answer ${number} is lost (${reply.code})`);
    }
  }
}
