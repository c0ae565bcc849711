/**
 * A match as this process knows it: the kernel's match, following the stored entries, and further data for the table.
 */

import { type Hosting, inWordsOf } from '@praxis/contract';
import type { Entry, GameEvent, Match, Setup } from '@praxis/engine';
import { answerOf, type Decision, isPass } from '@praxis/engine';
import type { TableSettings } from '@praxis/protocol/table.ts';
import type { Release } from '../registry.ts';
import { type EntryBody, recorded, type StoredEntry } from './entries.ts';
import { floorMs, nextBeat } from './floor.ts';
import { asked, type ForeseenQuestion, foreseen, freeMover } from './foresight.ts';
import type { SeatAction } from './lapsing.ts';
import { OpenQuestions } from './open-questions.ts';
import { Story } from './story.ts';

export interface Beginning {
  readonly id: string;
  /** The version of the game by which it is played. */
  readonly release: Release;
  readonly setup: Setup;
  readonly settings: TableSettings;
  /** The source of pauses and of the bots' moods. */
  readonly secret: string;
  readonly begunAt: number;
  /** The seats at which people sat down. */
  readonly people: readonly number[];
  /** Called before rules are carried out. */
  readonly onWork?: ((match: string) => void) | undefined;
}

export type LiveStatus = 'running' | 'paused' | 'over' | 'aborted';

/** The rules do not fit the stored entries: other versions, or a fault. Such a match is not touched. */
export class ReplayDiverged extends Error {
  override readonly name = 'ReplayDiverged';
}

export class LiveMatch {
  readonly beginning: Beginning;
  readonly #match: Match;
  readonly openQuestions: OpenQuestions;
  readonly story: Story;
  readonly entries: StoredEntry[] = [];
  /** The entries that the kernel knows. */
  readonly record: Entry[] = [];
  /** Those of them that a standing order has given: players do not think of them as their own answers. */
  readonly automatic = new Set<Entry>();
  /** People's visible actions in their order: answers except passes, takebacks, and actions beside the questions. */
  readonly actions: SeatAction[] = [];
  /** Seats whose last action nobody has seen yet. */
  #unseen: number[] = [];
  /** The bots that play for absent players. */
  readonly standIns = new Map<number, string>();
  /** How often in succession the time of a seat has run out. */
  readonly timeouts: number[];
  /** The time left in the seats' banks, in milliseconds. */
  readonly banks: number[];
  /** Until when the consequences of the last answer are hidden from the others: see `floor.ts`. */
  heldUntil = 0;
  /** The time of the last visible event. */
  happenedAt: number;
  /** When that answer was given, by which seat, and whether it was only a pass. */
  #heldFrom = 0;
  #heldBy: number | undefined;
  #heldByPass = false;
  /** True until something other than that answer's immediate consequences and passes has happened. */
  #fresh = true;
  #status: LiveStatus = 'running';
  /** In which steps the seats were asked before the entry that is being noted. */
  #steps: ReadonlyMap<number, string>;
  /** The default answers before the entry that is being noted. */
  #passives: ReadonlyMap<number, string>;
  /** The pass of a response window before the entry that is being noted; undefined if none was open. */
  #pass: Pass | undefined;

  constructor(beginning: Beginning) {
    const { release, setup, settings, begunAt, people } = beginning;
    const hosting = inWordsOf(release.hosting, setup.edition);
    const { speed } = settings;
    this.beginning = beginning;
    this.happenedAt = begunAt;
    beginning.onWork?.(beginning.id);
    this.#match = release.openMatch(hosting.game, setup, { forks: people.length > 1 });
    this.#steps = stepsOf(this.match);
    this.#pass = passOf(this.match);
    this.#passives = passivesOf(this.match);
    const opening = this.match.takeEvents();
    this.story = new Story(hosting.simulation?.turn);
    this.story.tell(opening, 0);
    this.openQuestions = new OpenQuestions(this.match, this.#upcoming(), opening, begunAt);
    this.timeouts = setup.seats.map(() => 0);
    this.banks = setup.seats.map(() => (speed.kind === 'live' ? speed.bankSeconds * 1000 : 0));
  }

  /** The kernel's match. Every use of the rules goes through here. */
  get match(): Match {
    this.beginning.onWork?.(this.id);
    return this.#match;
  }

  get id(): string {
    return this.beginning.id;
  }

  /** The game as its host knows it. */
  get hosting(): Hosting {
    return inWordsOf(this.beginning.release.hosting, this.beginning.setup.edition);
  }

  get head(): number {
    return this.entries.length;
  }

  get status(): LiveStatus {
    return this.match.result && this.#status !== 'aborted' ? 'over' : this.#status;
  }

  get decisions(): readonly Decision[] {
    return this.status === 'running' || this.status === 'paused' ? this.match.decisions : [];
  }

  /** The seats at which people answer for themselves. */
  get people(): readonly number[] {
    return this.beginning.people.filter((seat) => !this.standIns.has(seat));
  }

  decisionOf(seat: number): Decision | undefined {
    return this.decisions.find((each) => each.seat === seat);
  }

  /**
   * Follows further stored entries. It looks ahead only after the last of all. Throws `ReplayDiverged` if they do not
   * fit; the match must then be discarded.
   */
  catchUp(entries: readonly StoredEntry[], isAll = true): void {
    const inner = entries.map(recorded);
    let at = 0;
    const note = (entry: StoredEntry): void => {
      at++;
      this.note(entry, isAll && at === entries.length);
    };
    // Entries that concern only the table are no step of the kernel; they are noted when the next step has been made.
    const noteTable = (): void => {
      for (let entry = entries[at]; entry && inner[at] === undefined; entry = entries[at]) note(entry);
    };
    try {
      noteTable();
      this.match.catchUp(
        inner.filter((entry) => entry !== undefined),
        () => {
          note(entries[at] as StoredEntry);
          noteTable();
        },
      );
    } catch (error) {
      throw new ReplayDiverged(`Match ${this.id} cannot follow its entries after ${this.head}.`, { cause: error });
    }
    if (at !== entries.length)
      throw new ReplayDiverged(`Match ${this.id} followed ${at} of ${entries.length} entries.`);
  }

  /** Takes note of an entry that the kernel's match has followed. It looks ahead only after the last of several. */
  note(entry: StoredEntry, isLast = true): void {
    const { kind, seat, body, seq } = entry;
    if (seq !== this.head + 1)
      throw new ReplayDiverged(`Match ${this.id} is at ${this.head} and cannot go on with ${seq}.`);
    const { match } = this;
    const events = match.takeEvents();
    const isTakeback = kind === 'takeback';
    if (isTakeback) this.story.takeBack(match.moves);
    else this.story.tell(events, match.moves);
    this.entries.push(entry);
    const known = recorded(entry);
    if (known) this.record.push(known);
    if (known && body.by === 'standing') this.automatic.add(known);
    const held = entry.at < this.heldUntil;
    const isSeen = events.length > 0;
    if (!held) this.#hold(entry, isSeen);
    if (isSeen) this.happenedAt = entry.at;
    if (isSeen || !held || isTakeback) this.#fresh = isSeen && !held;
    const unforeseen = known !== undefined && kind !== 'bot-in' && kind !== 'bot-out' && !this.#isPass(entry, events);
    if (seat !== undefined) this.#noteSeat(kind, seat, body);
    this.#noteMove(entry, isSeen);
    const upcoming = isLast ? this.#upcoming() : asked(match);
    this.openQuestions.follow(entry, {
      ...{ match, upcoming, events, unforeseen },
      heldUntil: this.heldUntil,
      // Everybody has agreed to go back, so what was asked in between does not matter.
      shownAt: (asked) => (isTakeback ? 0 : this.#shownAt(asked, entry.at)),
    });
    this.#steps = stepsOf(match);
    this.#pass = passOf(match);
    this.#passives = passivesOf(match);
    if (kind === 'pause') this.#status = 'paused';
    else if (kind === 'resume') this.#status = 'running';
    else if (kind === 'abort') this.#status = 'aborted';
  }

  /** Sealed answers, and those by a bot, a standing order or the clock, are no actions of one's own accord. */
  #noteMove({ kind, seat, body, seq }: StoredEntry, isSeen: boolean): void {
    if (kind === 'takeback') {
      this.#unseen = [];
      this.actions.push({ seq, seat });
      return;
    }
    const isOwn = kind === 'answer' && (body.by === undefined || body.by === 'sealed');
    const isMove =
      (kind === 'concede' && body.by === undefined) || (isOwn && body.answer !== this.#passives.get(seat as number));
    if (isMove) this.#unseen.push(seat as number);
    if (!isSeen) return;
    for (const done of this.#unseen.splice(0)) this.actions.push({ seq, seat: done });
  }

  /** With one person at the table everything is asked in its order. */
  #upcoming(): readonly ForeseenQuestion[] {
    return this.people.length < 2 ? asked(this.match) : foreseen(this.match, this.hosting);
  }

  /** A seat has passed in a response window, and nobody can have noticed. */
  #isPass(entry: StoredEntry, events: readonly GameEvent[]): boolean {
    return events.length === 0 && this.#isPassed(entry);
  }

  /**
   * With one person at the table there is nobody to draw conclusions, so nobody has to wait. A quick pass without any
   * consequences begins a pause, too: when it came shows neither in the next question nor in the pause after that.
   */
  #hold(entry: StoredEntry, isSeen: boolean): void {
    const isPassed = this.#isPassed(entry);
    if (!(isSeen || isPassed) || this.people.length < 2 || this.#isQuiet(entry)) return;
    const floor = floorMs(this.beginning.secret, this.openQuestions.happened);
    const from = (isPassed ? this.#passedFrom(entry, floor) : undefined) ?? (isSeen ? entry.at : undefined);
    if (from === undefined) return;
    this.heldUntil = from + floor;
    this.#heldFrom = from;
    this.#heldBy = entry.seat;
    this.#heldByPass = isPassed;
  }

  #isPassed({ seat, body }: StoredEntry): boolean {
    return this.#pass !== undefined && this.#pass.seat === seat && this.#pass.answer === body.answer;
  }

  /** The speed of a pass does not show: a pass within the pause counts from when it was requested. */
  #passedFrom({ seat, at }: StoredEntry, floor: number): number | undefined {
    const question = seat === undefined ? undefined : this.openQuestions.of(seat);
    return question && at < question.since + floor ? question.since : undefined;
  }

  /**
   * When a seat may be shown its question after an entry. If all pass, the consequences of the first answer are shown
   * at once. The moment of anything else would reveal whether others were asked before: the seat that gave the answer
   * waits until the pause is over, and the others until the next beat. So does a seat that has passed, unless it goes
   * on with its turn: the last seat to pass follows from the others' cards, and a question at the end of a pause is
   * visible.
   */
  #shownAt(seat: number, at: number): number {
    if (at >= this.heldUntil || (this.#fresh && !this.match.passedOver)) return 0;
    const isLate = seat === this.#heldBy && (!this.#heldByPass || seat === freeMover(this.match, this.hosting));
    return isLate ? this.heldUntil : Math.min(this.heldUntil, nextBeat(this.#heldFrom, at));
  }

  /**
   * Nobody can have been asked after this answer: it admits no response, and its seat goes on in the same step. The
   * seat's other options there must not matter: they may follow from its hidden cards.
   */
  #isQuiet({ seat, body: { answer = '' } }: StoredEntry): boolean {
    const { noResponse = [] } = this.hosting;
    const [said] = answer.split(/[ :]/, 1);
    if (!noResponse.some((say) => say.replaceAll(' ', '_') === said)) return false;
    const next = this.match.questions.find((each) => each.seat === seat);
    return next !== undefined && next.step === this.#steps.get(seat ?? -1);
  }

  /** The time of the last entry as the database has stamped it. */
  stamp(at: number): void {
    const last = this.entries.pop() as StoredEntry;
    this.entries.push({ ...last, at });
    this.openQuestions.stamp(last.at, at);
  }

  #noteSeat(kind: StoredEntry['kind'], seat: number, body: StoredEntry['body']): void {
    if (body.left !== undefined) this.banks[seat] = body.left;
    if (kind === 'timeout') this.timeouts[seat] = (this.timeouts[seat] as number) + 1;
    else if (kind === 'sealed' || (kind === 'answer' && body.by === undefined)) this.timeouts[seat] = 0;
    else if (kind === 'bot-in') this.standIns.set(seat, body.bot as string);
    else if (kind === 'bot-out') {
      this.standIns.delete(seat);
      this.timeouts[seat] = 0;
    }
  }

  /** True if this answer of this seat under this number is among the entries, or sealed. */
  hasAnswered(seat: number, number: number, answer: string): boolean {
    const isIt = (each: Pick<EntryBody, 'number' | 'answer' | 'given'>): boolean =>
      each.number === number && (each.answer === answer || each.given === answer);
    if (this.openQuestions.sealedBy(seat).some(isIt)) return true;
    return this.entries.some(
      ({ kind, seat: by, body }) => (kind === 'answer' || kind === 'concede') && by === seat && isIt(body),
    );
  }
}

function stepsOf({ questions }: Match): ReadonlyMap<number, string> {
  return new Map(questions.map(({ seat, step }) => [seat, step]));
}

function passivesOf({ questions, state }: Match): ReadonlyMap<number, string> {
  const passives = new Map<number, string>();
  for (const { seat, passive } of questions) if (passive) passives.set(seat, answerOf(state, passive));
  return passives;
}

interface Pass {
  readonly seat: number;
  readonly answer: string;
}

function passOf({ isWindow, questions, state }: Match): Pass | undefined {
  const open = isWindow ? questions[0] : undefined;
  const passive = open?.passive;
  return open && passive && isPass(passive) ? { seat: open.seat, answer: answerOf(state, passive) } : undefined;
}
