/** A match as this process knows it: the kernel's match, led along the stored entries, and what the table must know beside it. */
import type { Decision } from '@praxis/engine/decision.ts';
import type { Setup } from '@praxis/engine/game.ts';
import type { AnyHosting } from '@praxis/engine/hosting.ts';
import type { Match } from '@praxis/engine/match.ts';
import { openMatch } from '@praxis/engine/open.ts';
import type { Entry } from '@praxis/engine/record.ts';
import type { TableSettings } from '@praxis/protocol/table.ts';
import { recorded, type StoredEntry } from './entries.ts';
import { floorMs } from './floor.ts';
import { Posed } from './posed.ts';
import { Story } from './story.ts';

export interface Beginning {
  readonly id: string;
  readonly hosting: AnyHosting;
  readonly setup: Setup;
  readonly settings: TableSettings;
  /** What pauses and the moods of bots are drawn from. */
  readonly secret: string;
  readonly begunAt: number;
  /** The seats at which people sat down. */
  readonly people: readonly number[];
}

export type LiveStatus = 'running' | 'paused' | 'over' | 'aborted';

/** The rules do not follow what is stored: other versions, or a fault. Such a match is not touched. */
export class Astray extends Error {
  override readonly name = 'Astray';
}

export class LiveMatch {
  readonly beginning: Beginning;
  readonly match: Match;
  readonly posed: Posed;
  readonly story: Story;
  readonly entries: StoredEntry[] = [];
  /** What of the entries the kernel knows. */
  readonly record: Entry[] = [];
  /** The bots that play for seats whose people have gone. */
  readonly standIns = new Map<number, string>();
  /** How often in succession the time of a seat has run out. */
  readonly timeouts: number[];
  /** What is left in the banks of the seats, in milliseconds. */
  readonly banks: number[];
  /** Until when the others are not shown what has come of the last answer: see `floor.ts`. */
  heldUntil = 0;
  /** The seat whose answer it was. */
  mover: number | undefined;
  #status: LiveStatus = 'running';
  /** In which steps the seats were asked before the entry that is being noted. */
  #steps: ReadonlyMap<number, string>;

  constructor(beginning: Beginning) {
    const { hosting, setup, settings, begunAt } = beginning;
    const { speed } = settings;
    this.beginning = beginning;
    this.match = openMatch(hosting.game, setup);
    this.#steps = stepsOf(this.match);
    const opening = this.match.takeEvents();
    this.story = new Story(hosting.simulation?.turn);
    this.story.tell(opening, 0);
    this.posed = new Posed(this.match, opening, begunAt);
    this.timeouts = setup.seats.map(() => 0);
    this.banks = setup.seats.map(() => (speed.kind === 'live' ? speed.bankSeconds * 1000 : 0));
  }

  get id(): string {
    return this.beginning.id;
  }

  get head(): number {
    return this.entries.length;
  }

  get status(): LiveStatus {
    return this.match.result && this.#status !== 'aborted' ? 'over' : this.#status;
  }

  /** When the last entry was made, or the match began. */
  get movedAt(): number {
    return this.entries.at(-1)?.at ?? this.beginning.begunAt;
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

  /** Goes along further entries that are stored already. Throws `Astray` if they do not fit; the match is then to be thrown away. */
  catchUp(entries: readonly StoredEntry[]): void {
    const inner = entries.map(recorded);
    let at = 0;
    // What concerns only the table is no step of the kernel; it is noted when the next step has been made.
    const noteTable = (): void => {
      for (let entry = entries[at]; entry && inner[at] === undefined; entry = entries[at]) {
        this.note(entry);
        at++;
      }
    };
    try {
      noteTable();
      this.match.catchUp(
        inner.filter((entry) => entry !== undefined),
        () => {
          this.note(entries[at] as StoredEntry);
          at++;
          noteTable();
        },
      );
    } catch (error) {
      throw new Astray(`Match ${this.id} cannot follow its entries after ${this.head}.`, { cause: error });
    }
    if (at !== entries.length) throw new Astray(`Match ${this.id} followed ${at} of ${entries.length} entries.`);
  }

  /** Takes note of an entry that the kernel's match has followed. */
  note(entry: StoredEntry): void {
    const { kind, seat, body, seq } = entry;
    if (seq !== this.head + 1) throw new Astray(`Match ${this.id} is at ${this.head} and cannot go on with ${seq}.`);
    const { match } = this;
    const events = match.takeEvents();
    if (kind === 'takeback') this.story.takeBack(match.moves);
    else this.story.tell(events, match.moves);
    this.entries.push(entry);
    const known = recorded(entry);
    if (known) this.record.push(known);
    if (events.length > 0) this.#hold(entry);
    this.posed.follow(match, entry, events, this.heldUntil);
    this.#steps = stepsOf(match);
    if (seat !== undefined) this.#noteSeat(kind, seat, body);
    if (kind === 'pause') this.#status = 'paused';
    else if (kind === 'resume') this.#status = 'running';
    else if (kind === 'abort') this.#status = 'aborted';
  }

  /** With one person at the table nobody is there to draw conclusions, so nobody has to wait. */
  #hold(entry: StoredEntry): void {
    const { at, seat } = entry;
    if (at < this.heldUntil || this.people.length < 2 || this.#isQuiet(entry)) return;
    this.heldUntil = at + floorMs(this.beginning.secret, this.posed.happened);
    this.mover = seat;
  }

  /** Nobody can have been asked after this answer: it admits no response, and its seat goes on in the same step. */
  #isQuiet({ seat, body: { answer = '' } }: StoredEntry): boolean {
    const [say] = answer.split(/[ :]/, 1);
    const step = this.match.questions.find((each) => each.seat === seat)?.step;
    const { quiet } = this.beginning.hosting;
    return step === this.#steps.get(seat ?? -1) && quiet?.some((each) => each.replaceAll(' ', '_') === say) === true;
  }

  /** The time of the last entry as the database has stamped it. */
  stamp(at: number): void {
    const last = this.entries.pop() as StoredEntry;
    this.entries.push({ ...last, at });
    this.posed.stamp(last.at, at);
  }

  #noteSeat(kind: StoredEntry['kind'], seat: number, body: StoredEntry['body']): void {
    if (body.left !== undefined) this.banks[seat] = body.left;
    if (kind === 'timeout') this.timeouts[seat] = (this.timeouts[seat] as number) + 1;
    else if (kind === 'answer' && body.by === undefined) this.timeouts[seat] = 0;
    else if (kind === 'bot-in') this.standIns.set(seat, body.bot as string);
    else if (kind === 'bot-out') {
      this.standIns.delete(seat);
      this.timeouts[seat] = 0;
    }
  }

  /** Whether this answer of this seat under this number stands among the entries. */
  hasAnswered(seat: number, number: number, answer: string): boolean {
    return this.entries.some(
      ({ kind, seat: by, body }) =>
        (kind === 'answer' || kind === 'concede') &&
        by === seat &&
        body.number === number &&
        (body.answer === answer || body.given === answer),
    );
  }
}

function stepsOf({ questions }: Match): ReadonlyMap<number, string> {
  return new Map(questions.map(({ seat, step }) => [seat, step]));
}
