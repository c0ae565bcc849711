/**
 * Under which number each seat is asked on the wire, and since when.
 *
 * The kernel numbers decisions by all answers that were ever given, so its numbers would tell how many passes there were that nobody
 * announced. The numbers here follow only from what the seat can see: what has happened, and how often it has answered itself.
 */
import type { GameEvent } from '@praxis/engine/game.ts';
import type { Match } from '@praxis/engine/match.ts';
import type { StoredEntry } from './entries.ts';

export interface PosedDecision {
  /** The kernel's number. */
  readonly inner: number;
  /** The number that the seat knows. */
  readonly number: number;
  /** From when on the seat's time runs: when all could see it. Times at which the match was paused do not count. */
  readonly since: number;
}

/** What the seats can count after so many answers that still count. */
interface Count {
  readonly events: number;
  readonly own: readonly number[];
}

/** More than anything that can happen in one match. */
const PER_TAKEBACK = 10_000_000;

export class Posed {
  #takebacks = 0;
  #counts: Count[];
  #bySeat = new Map<number, PosedDecision>();
  #pausedAt: number | undefined;

  constructor(match: Match, opening: readonly GameEvent[], begunAt: number) {
    this.#counts = [{ events: opening.length, own: match.setup.seats.map(() => 0) }];
    this.#pose(match, begunAt);
  }

  of(seat: number): PosedDecision | undefined {
    return this.#bySeat.get(seat);
  }

  /** How much has happened that everybody can have noticed, takebacks included. */
  get happened(): number {
    return this.#takebacks * PER_TAKEBACK + (this.#counts.at(-1) as Count).events;
  }

  get takebacks(): number {
    return this.#takebacks;
  }

  /** Takes note of an entry after the match has followed it. */
  follow(match: Match, { kind, seat, at }: StoredEntry, events: readonly GameEvent[], heldUntil: number): void {
    if (kind === 'pause') this.#pausedAt = at;
    else if (kind === 'resume') this.#resume(at);
    else if (kind === 'takeback') {
      this.#takebacks++;
      this.#counts.length = match.moves + 1;
    } else if (match.moves === this.#counts.length) this.#count(seat, events);
    this.#pose(match, Math.max(at, heldUntil));
  }

  /** What was posed at a provisional time was posed at another. */
  stamp(provisional: number, at: number): void {
    for (const [seat, posed] of this.#bySeat)
      if (posed.since === provisional) this.#bySeat.set(seat, { ...posed, since: at });
  }

  #count(seat: number | undefined, events: readonly GameEvent[]): void {
    const last = this.#counts.at(-1) as Count;
    const own = last.own.map((count, index) => (index === seat ? count + 1 : count));
    this.#counts.push({ events: last.events + events.length, own });
  }

  #resume(at: number): void {
    const paused = at - (this.#pausedAt ?? at);
    this.#pausedAt = undefined;
    for (const [seat, posed] of this.#bySeat) this.#bySeat.set(seat, { ...posed, since: posed.since + paused });
  }

  #pose(match: Match, since: number): void {
    const now = new Map<number, PosedDecision>();
    const { events, own } = this.#counts.at(-1) as Count;
    for (const { seat, number: inner } of match.decisions) {
      const before = this.#bySeat.get(seat);
      const number = this.#takebacks * PER_TAKEBACK + events + (own[seat] as number);
      now.set(seat, before?.inner === inner ? before : { inner, number, since });
    }
    this.#bySeat = now;
  }
}
