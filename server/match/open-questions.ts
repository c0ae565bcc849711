/**
 * The numbers of the seats' open questions on the wire, their times, and the answers given in advance.
 *
 * The kernel numbers decisions by all answers ever given, so its numbers would reveal unannounced passes. The numbers
 * here depend only on what the seat can see: the events, and its own answers.
 */
import type { Decision, GameEvent, Match } from '@praxis/engine';
import type { StoredEntry } from './entries.ts';
import type { ForeseenQuestion } from './foresight.ts';

export interface OpenQuestion extends ForeseenQuestion {
  /** The number that the seat knows. */
  readonly number: number;
  /** From when on the seat's time runs: when all could see it. Times at which the match was paused do not count. */
  readonly since: number;
  /** Others are asked before it: the answer stays sealed until they have passed, and counts only if they do. */
  readonly early: boolean;
  /** When the seat may see the question, though the others may not yet see the events before it. */
  readonly shownAt: number;
  /** The same for as long as it is the same question. Nobody outside of this process knows it. */
  readonly key: number;
}

/** An answer that waits until the seats before it have passed. */
export interface Sealed {
  readonly number: number;
  readonly answer: string;
  /** The answer as it was sent, where it reads differently. */
  readonly given?: string;
  /** It is a pass, so the seat may get the question after it. */
  readonly passes: boolean;
}

/** The seats' counts after a number of answers that still count. */
interface Count {
  readonly events: number;
  readonly own: readonly number[];
}

/** The consequences of an entry. */
export interface Followed {
  readonly match: Match;
  readonly upcoming: readonly ForeseenQuestion[];
  readonly events: readonly GameEvent[];
  readonly heldUntil: number;
  shownAt(seat: number): number;
  /** A seat did something other than pass, so the foreseen questions do not come. */
  readonly unforeseen: boolean;
}

/** More than anything that can happen in one match. */
const PER_TAKEBACK = 10_000_000;

export class OpenQuestions {
  #takebacks = 0;
  #counts: Count[];
  #bySeat = new Map<number, OpenQuestion>();
  #pausedAt: number | undefined;
  #keys = 0;
  /** The sealed answers by seat, in the order in which they were given. */
  readonly #sealed: Sealed[][];
  /** How often each seat has answered under seal, including answers that never counted. */
  readonly #sealings: number[];

  constructor(match: Match, upcoming: readonly ForeseenQuestion[], opening: readonly GameEvent[], begunAt: number) {
    const none = match.setup.seats.map(() => 0);
    this.#counts = [{ events: opening.length, own: none }];
    this.#sealed = none.map(() => []);
    this.#sealings = [...none];
    this.#pose(match, upcoming, begunAt, () => 0);
  }

  /** The seat's unanswered question. */
  of(seat: number): OpenQuestion | undefined {
    return this.#bySeat.get(seat);
  }

  get all(): readonly OpenQuestion[] {
    return [...this.#bySeat.values()];
  }

  /** The seat's answers in advance; the first one answers its next question. */
  sealedBy(seat: number): readonly Sealed[] {
    return this.#sealed[seat] as Sealed[];
  }

  /** The number of visible events, takebacks included. */
  get happened(): number {
    return this.#takebacks * PER_TAKEBACK + (this.#counts.at(-1) as Count).events;
  }

  get takebacks(): number {
    return this.#takebacks;
  }

  /** Takes note of an entry after the match has followed it. */
  follow(entry: StoredEntry, followed: Followed): void {
    const { match, upcoming, events, heldUntil, unforeseen } = followed;
    const { kind, at } = entry;
    if (kind === 'pause') this.#pausedAt = at;
    else if (kind === 'resume') this.#resume(at);
    else if (kind === 'sealed') this.#seal(entry);
    else if (kind === 'takeback') {
      this.#takebacks++;
      this.#counts.length = match.moves + 1;
    } else if (match.moves === this.#counts.length) this.#count(entry, events);
    if (unforeseen) this.#forget();
    this.#pose(match, upcoming, Math.max(at, heldUntil), (seat) => followed.shownAt(seat));
  }

  /** Replaces the provisional time of questions by the stored one. */
  stamp(provisional: number, at: number): void {
    for (const [seat, question] of this.#bySeat)
      if (question.since === provisional) this.#bySeat.set(seat, { ...question, since: at });
  }

  #seal({ seat = 0, body: { number = 0, answer = '', given, passes = false } }: StoredEntry): void {
    this.#sealed[seat]?.push({ number, answer, passes, ...(given === undefined ? {} : { given }) });
    this.#sealings[seat] = (this.#sealings[seat] as number) + 1;
  }

  /** An answer that was sealed has been counted then. */
  #count({ seat, body }: StoredEntry, events: readonly GameEvent[]): void {
    const last = this.#counts.at(-1) as Count;
    const opened = body.by === 'sealed';
    if (opened) this.#sealed[seat as number]?.shift();
    const own = last.own.map((count, index) => (index === seat && !opened ? count + 1 : count));
    this.#counts.push({ events: last.events + events.length, own });
  }

  /** The foreseen questions did not come, so their answers are dropped. */
  #forget(): void {
    for (const sealed of this.#sealed) sealed.length = 0;
    for (const [seat, { early }] of this.#bySeat) if (early) this.#bySeat.delete(seat);
  }

  #resume(at: number): void {
    const paused = at - (this.#pausedAt ?? at);
    this.#pausedAt = undefined;
    for (const [seat, question] of this.#bySeat)
      this.#bySeat.set(seat, { ...question, since: question.since + paused });
  }

  #pose(match: Match, upcoming: readonly ForeseenQuestion[], since: number, shownAt: Followed['shownAt']): void {
    const before = this.#bySeat;
    this.#bySeat = new Map();
    for (const [seat, own] of Map.groupBy(upcoming, ({ decision }) => decision.seat)) {
      const sealed = this.sealedBy(seat);
      const question = sealed.every(({ passes }) => passes) ? own[sealed.length] : undefined;
      if (!question) continue;
      const early = question.match !== match;
      const number = this.happened + this.#own(seat);
      const same = before.get(seat);
      const kept = same && (same.early ? same.number === number : isSame(same.decision, question.decision, early));
      this.#bySeat.set(seat, {
        ...question,
        early,
        ...(kept
          ? { number: same.number, since: same.since, shownAt: same.shownAt, key: same.key }
          : { number, since, shownAt: shownAt(seat), key: ++this.#keys }),
      });
    }
  }

  #own(seat: number): number {
    const { own } = this.#counts.at(-1) as Count;
    return (own[seat] as number) + (this.#sealings[seat] as number);
  }
}

/**
 * The kernel keeps the number of a decision for as long as its answers are the same: one seat's vote does not make
 * another's stale.
 */
function isSame(before: Decision, after: Decision, early: boolean): boolean {
  return !early && before.number === after.number;
}
