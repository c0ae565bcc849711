/** Handles everything that falls due by itself: bot moves, standing answers, expired time. */

import { ANYTIME_ACTION, answerOf, answers, type Decision } from '@praxis/engine';
import { until } from '../base/clock.ts';
import { faultText } from '../base/faults.ts';
import type { Refused } from '../base/refusals.ts';
import type { Resources, Share } from '../resources.ts';
import type { BotAnswer, BotPlayers } from './bots.ts';
import { dueOf, seatDeadline } from './due-time.ts';
import { paceMs } from './floor.ts';
import { ReplayDiverged } from './live-match.ts';
import { type Answer, type Referee, sealedNow } from './referee.ts';
import type { Room } from './room.ts';
import type { Rooms } from './rooms.ts';
import { standingAnswer } from './standing-answers.ts';
import { TIMEOUTS_MAX } from './timekeeping.ts';

/** How long a match that this process has claimed is left alone by others. */
const LEASE_MS = 6000;
const LEASE_RENEWED_MS = 2000;
/** How often due matches are looked up that no process handles: those of processes that have died. */
const LOOK_MS = 1000;
const CLAIMED_MAX = 50;
/** Delay before a match that cannot be continued is tried again. */
const DIVERGED_MS = 60_000;
/** Delay before failed work is tried again; after this many failures in a row the delay is a whole lease. */
const AGAIN_MS = 1000;
const FAILURES_MAX = 5;

const CLAIM = `
update matches set lease_until = $2
where id in (
  select id from matches
  where status = 'running' and due_at <= $1 and ($3::text is null or id = $3)
    and (lease_until is null or lease_until < $1 or lease_until = any($7))
    and ($3 is not null or ('x' || left(md5(id), 8))::bit(32)::bigint % $5 = $6)
  order by due_at limit $4 for update skip locked
)
returning id`;

/** One thread has all matches. */
const ALL: Share = { index: 0, threads: 1 };

/** An answer to be given for a seat, and the time from which it is due. */
interface DueAnswer extends Answer {
  readonly at: number;
}

export class Due {
  readonly #resources: Resources;
  readonly #rooms: Rooms;
  readonly #referee: Referee;
  readonly #bots: BotPlayers;
  readonly #timers = new Map<string, () => void>();
  readonly #busy = new Set<string>();
  /** How often in a row the work on a match has failed. */
  readonly #failures = new Map<string, number>();
  /**
   * Until when matches are claimed by statements that had no answer. They may have been carried out, and nobody sees to
   * those matches.
   */
  #unanswered: readonly number[] = [];
  #cancelLook: (() => void) | undefined;
  readonly #stop = new AbortController();

  constructor(resources: Resources, rooms: Rooms, referee: Referee, bots: BotPlayers) {
    this.#resources = resources;
    this.#rooms = rooms;
    this.#referee = referee;
    this.#bots = bots;
    referee.onMoved = (room, dueAt) => this.expect(room.id, dueAt);
    rooms.onMoved = (room) => this.expect(room.id, dueOf(room, resources.clock.now(), resources.downtimes));
  }

  start(): void {
    const { clock, tasks } = this.#resources;
    const look = (): void => {
      if (this.#stopped) return;
      tasks.run('look for due matches', () => this.#claim(undefined));
      this.#cancelLook = clock.at(clock.now() + LOOK_MS, look);
    };
    look();
  }

  get #stopped(): boolean {
    return this.#stop.signal.aborted;
  }

  /** No new work is begun. Work under way ends by itself. */
  stop(): void {
    this.#stop.abort();
    this.#cancelLook?.();
    for (const cancel of this.#timers.values()) cancel();
    this.#timers.clear();
  }

  /** Sets the time at which something falls due in a match; undefined: nothing does any more. */
  expect(match: string, at: number | undefined): void {
    const { clock, tasks } = this.#resources;
    this.#timers.get(match)?.();
    this.#timers.delete(match);
    if (at === undefined || this.#stopped || this.#busy.has(match)) return;
    const cancel = clock.at(at, () => {
      this.#timers.delete(match);
      tasks.run('see to a due match', () => this.#claim(match));
    });
    this.#timers.set(match, cancel);
  }

  /** The due actions of a table have changed without an entry: a player came, left or gave a standing order. */
  async reconsider(room: Room): Promise<void> {
    const { clock, database, downtimes } = this.#resources;
    const at = dueOf(room, clock.now(), downtimes);
    await database.pool.query('update matches set due_at = $2 where id = $1 and head = $3', [
      ...[room.id, at === undefined ? null : new Date(at), room.live.head],
    ]);
    this.expect(room.id, at);
  }

  async #claim(match: string | undefined): Promise<void> {
    const { clock, database, tasks, share = ALL } = this.#resources;
    if (this.#stopped || (match !== undefined && this.#busy.has(match))) return;
    const now = clock.now();
    const lease = now + LEASE_MS;
    this.#unanswered = this.#unanswered.filter((until) => until >= now);
    const { rows } = await database.pool
      .query<{ id: string }>(CLAIM, [
        ...[new Date(now), new Date(lease), match ?? null, match === undefined ? CLAIMED_MAX : 1],
        ...[share.threads, share.index, this.#unanswered.map((until) => new Date(until))],
      ])
      .catch((error: unknown) => {
        this.#unanswered = [...this.#unanswered, lease];
        throw error;
      });
    for (const { id } of rows) if (!this.#busy.has(id)) tasks.run(`see to match ${id}`, () => this.#see(id));
  }

  async #see(id: string): Promise<void> {
    const { clock, downtimes, log } = this.#resources;
    this.#busy.add(id);
    let next = (): number | undefined => undefined;
    try {
      const room = await this.#rooms.enter(id);
      if (!room) return;
      await room.exclusive(() => this.#rooms.refresh(room));
      await room.use(() => this.#work(room));
      // The next due time may have changed again by the time the lease is given back.
      next = () => dueOf(room, clock.now(), downtimes);
      if (room.live.status === 'over' || room.live.status === 'aborted') this.#bots.forget(id);
      await this.#release(id, next(), room.live.head);
      this.#failures.delete(id);
    } catch (error) {
      const diverged = error instanceof ReplayDiverged;
      log[diverged ? 'warn' : 'error']({ match: id, error: faultText(error) }, 'due');
      const failures = (this.#failures.get(id) ?? 0) + 1;
      this.#failures.set(id, failures);
      const waitMs = diverged ? DIVERGED_MS : failures > FAILURES_MAX ? LEASE_MS : AGAIN_MS;
      const again = await this.#postpone(id, waitMs);
      next = () => again;
    } finally {
      this.#busy.delete(id);
      this.expect(id, next());
    }
  }

  /**
   * Gives the lease back. While the database is away this is tried again and again, and the match is due as soon as it
   * is back: otherwise its bots would wait until a lease expires that nobody uses. Returns when the match is due.
   */
  async #postpone(id: string, waitMs: number): Promise<number> {
    const { clock, database, tasks } = this.#resources;
    let again = clock.now() + waitMs;
    while (!this.#stopped)
      try {
        await database.pool.query('update matches set due_at = $2, lease_until = null where id = $1', [
          ...[id, new Date(again)],
        ]);
        break;
      } catch {
        await tasks.wait(until(clock, clock.now() + AGAIN_MS, this.#stop.signal));
        again = clock.now();
      }
    return again;
  }

  async #release(id: string, next: number | undefined, head: number): Promise<void> {
    await this.#resources.database.pool.query(
      'update matches set lease_until = null, due_at = case when head = $3 then $2 else due_at end where id = $1',
      [id, next === undefined ? null : new Date(next), head],
    );
  }

  /** Everything that is due now, one after another. */
  async #work(room: Room): Promise<void> {
    const { clock, database, tasks } = this.#resources;
    let claimedAt = clock.now();
    while (!this.#stopped && room.live.status === 'running') {
      const due = await this.#next(room);
      if (!due) return;
      if (clock.now() - claimedAt > LEASE_RENEWED_MS) {
        claimedAt = clock.now();
        const lease = new Date(claimedAt + LEASE_MS);
        await database.pool.query('update matches set lease_until = $2 where id = $1', [room.id, lease]);
      }
      await tasks.wait(until(clock, due.at, AbortSignal.any([room.hurried.signal, this.#stop.signal])));
      if (this.#stopped) return;
      await this.#give(room, due);
    }
  }

  /** The next due answer. Passes come first, because nobody needs to see them. */
  async #next(room: Room): Promise<DueAnswer | undefined> {
    const { clock, downtimes } = this.#resources;
    const { length } = room.live.record;
    const sealed = sealedNow(room.live);
    if (sealed) return { ...sealed, at: 0 };
    let visible: DueAnswer | undefined;
    for (const decision of room.live.decisions) {
      const { seat } = decision;
      const standing = standingAnswer(room, seat);
      const number = room.live.openQuestions.of(seat)?.number as number;
      if (standing) {
        const { answer, idle } = standing;
        const given: DueAnswer = { seat, number, answer, by: 'standing', at: idle ? this.#idleAt(room, seat) : 0 };
        if (given.at <= clock.now()) return given;
        visible = earlier(visible, given);
        continue;
      }
      if (room.botOf(seat)) {
        const { answer, anytime } = await this.#think(room, decision);
        // Another answer came meanwhile, so the question is no longer open.
        if (room.live.record.length !== length) return this.#next(room);
        if (anytime) {
          visible = earlier(visible, { seat, number: ANYTIME_ACTION, answer, by: 'bot', at: this.#pace(room) });
          continue;
        }
        const isPassive = decision.passive && answer === answerOf(room.live.match.state, decision.passive);
        if (isPassive) return { seat, number, answer, by: 'bot', at: 0 };
        visible = earlier(visible, { seat, number, answer, by: 'bot', at: this.#pace(room) });
        continue;
      }
      const deadline = seatDeadline(room, seat, downtimes);
      if (deadline && deadline.at <= clock.now()) return { ...this.#timedOut(room, decision), at: 0 };
    }
    return visible;
  }

  /**
   * A seat with no possible response passes when it would have been asked. Alone with bots, nobody needs this pause.
   */
  #idleAt({ live }: Room, seat: number): number {
    const shownAt = live.people.length < 2 ? 0 : (live.openQuestions.of(seat)?.shownAt ?? 0);
    // Earlier events are shown first.
    return shownAt === 0 ? 0 : shownAt + 1;
  }

  #timedOut(room: Room, decision: Decision): Answer {
    const { seat, passive } = decision;
    const number = room.live.openQuestions.of(seat)?.number as number;
    const path = passive ?? answers(decision, 1)[0] ?? [];
    return { seat, number, answer: answerOf(room.live.match.state, path), by: 'time' };
  }

  async #give(room: Room, due: DueAnswer): Promise<void> {
    const { seat, by } = due;
    const { downtimes } = this.#resources;
    if (by === 'time' && seatDeadline(room, seat, downtimes)?.why === 'absence') {
      await this.#standIn(room, seat);
      return;
    }
    // A player who comes back at the last moment has already answered or has time again.
    const outcome = await this.#referee.answer(room, due);
    if ('refused' in outcome && isUnplayable(outcome)) await this.#giveAnother(room, due);
    if (by === 'time' && (room.live.timeouts[seat] as number) >= TIMEOUTS_MAX) await this.#standIn(room, seat);
  }

  /** The rules failed at an answer that no person chose: tries to do nothing, then any other answer. */
  async #giveAnother(room: Room, { seat, by, answer }: DueAnswer): Promise<void> {
    const decision = room.live.decisionOf(seat);
    const number = room.live.openQuestions.of(seat)?.number;
    if (!decision || number === undefined || !by) return;
    const { state } = room.live.match;
    const others = [...(decision.passive ? [decision.passive] : []), ...answers(decision, 20)];
    for (const other of others.map((path) => answerOf(state, path)).filter((each) => each !== answer)) {
      const outcome = await this.#referee.answer(room, { seat, number, by, answer: other });
      if ('done' in outcome || !isUnplayable(outcome)) return;
    }
    await this.#referee.record(room, 'abort', undefined, { reason: 'fault' }, () => undefined);
  }

  /** A bot plays on for an absent player, who can take the seat back. */
  async #standIn(room: Room, seat: number): Promise<void> {
    const bot = this.#bots.names[0] as string;
    await this.#referee.record(room, 'bot-in', seat, { bot }, ({ standIns, status }) =>
      status !== 'running' || standIns.has(seat) ? { refused: 'not now' } : undefined,
    );
  }

  async #think(room: Room, { seat }: Decision): Promise<BotAnswer> {
    const { bot, temperament } = room.botOf(seat) as { bot: string; temperament: string };
    const end = this.#resources.metrics.botSeconds.startTimer();
    try {
      return await this.#bots.answer({ live: room.live, seat, bot, temperament });
    } finally {
      end();
    }
  }

  /** When a bot may do something that people should see. Without anybody to look it need not wait. */
  #pace({ live, facts }: Room): number {
    if (facts.hurry || facts.here.size === 0) return live.heldUntil;
    return Math.max(live.heldUntil, live.happenedAt) + paceMs(live.beginning.secret, live.openQuestions.happened);
  }
}

function earlier(one: DueAnswer | undefined, other: DueAnswer): DueAnswer {
  return one && one.at <= other.at ? one : other;
}

/** The rules fail at the answer, or it is none: asking again would lead to the same. */
function isUnplayable({ refused }: Refused): boolean {
  return refused === 'fault' || refused === 'not an option';
}
