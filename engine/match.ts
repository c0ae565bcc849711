/** One game being played: answers are checked, logged and carried out, or change nothing. */
import {
  answerOf,
  type CardId,
  type Decision,
  forcedAnswer,
  type Path,
  type Question,
  readAnswer,
  type Seat,
  signatureOf,
} from './decision.ts';
import type { BaseState, Context, Game, GameEvent, Result, Setup, View, Viewer, Where } from './game.ts';
import { Mistake } from './mistake.ts';
import { isHeardAtOnce, type Pending } from './pending.ts';
import type { Heard } from './procedure.ts';
import { hashOf } from './random.ts';
import { anytimeActionsOf, readEntry } from './read-entry.ts';
import {
  type AnswerEntry,
  counting,
  type Entry,
  effective,
  isAnswer,
  namedCards,
  type Record,
  recordHash,
  type Segment,
  unlisted,
} from './record.ts';
import { type Keeps, Run } from './run.ts';
import { type Explanation, explained } from './sentence.ts';

/** The reason why an answer from outside was refused. A refused answer changes nothing. */
export type Refusal =
  | { readonly refused: 'not asked' | 'over' | 'unknown seat' }
  | { readonly refused: 'stale'; readonly number: number }
  | { readonly refused: 'not an option'; readonly wrong: string }
  /** The rules failed; the previous decision stays open. */
  | { readonly refused: 'fault'; readonly report: Fault };

/** A failure of the rules. The record leads to the decision at which the answer made them fail. */
export interface Fault {
  readonly message: string;
  readonly stack: string;
  readonly seat: Seat;
  readonly answer: string;
  readonly record: Record;
}

export type Accepted = { readonly events: readonly GameEvent[] };

/** The number under which a seat takes an action that is possible at any time. */
export const ANYTIME_ACTION = -1;

/** An answer from outside is never longer. */
const ANSWER_LENGTH_MAX = 10_000;

export interface MatchOptions {
  /** Keep checkpoints from the start, so that the first fork is as fast as the others. */
  readonly forks?: boolean;
  /** Stop also at decisions with only one answer (they are answered by themselves otherwise). */
  readonly askForced?: boolean;
}

/** The signatures of the open questions by seat, taken before something is answered. */
type Signatures = Map<Seat, string | undefined>;

export class Match<S extends BaseState = BaseState, C extends Context<S> = Context<S>, W extends Where = Where> {
  readonly game: Game<S, C, W>;
  readonly setup: Setup;
  readonly options: MatchOptions;
  /** The state that the match starts from if it is not the setup: a scenario's position, or a checkpoint. */
  readonly origin: S | undefined;
  /** How many answers have been given and still count. Forced ones that answered themselves are not among them. */
  moves = 0;

  #run: Run<S, C>;
  /** Undefined in a fork. */
  #entries: Entry[] | undefined = [];
  /** How many answers and takebacks there ever were. The number of a decision is the count at which it was posed. */
  #count = 0;
  #posedAt = 0;
  /** The decisions that were posed earlier than the rest and have kept their number. */
  #numbers: Map<Seat, number> | undefined;
  /** The last comparison; valid until the next answer. */
  #signatureCache: Signatures | undefined;
  /** Segments of the record before this one, played under other versions of the rules. */
  readonly #earlier: readonly Segment[];

  /** @internal Matches are opened by `openMatch`, `openAt`, `replay` and `fork`. */
  constructor(
    game: Game<S, C, W>,
    setup: Setup,
    origin: S | undefined,
    options: MatchOptions,
    { run, earlier = [] }: { run?: Run<S, C>; earlier?: readonly Segment[] } = {},
  ) {
    this.game = game;
    this.setup = setup;
    this.origin = origin;
    this.options = options;
    this.#earlier = earlier;
    this.#run = run ?? this.#begun(options.forks ? 'checkpoints' : 'nothing');
  }

  /** The context in which procedures run. For the game's own tools and tests; bots and clients get views. */
  get context(): C {
    return this.#run.g;
  }

  get state(): S {
    return this.#run.g.state;
  }

  /** Undefined while the match runs. */
  get result(): Result | undefined {
    return this.#run.result;
  }

  /** Events since they were last taken. */
  takeEvents(): GameEvent[] {
    return this.#run.events.splice(0);
  }

  get decisions(): Decision[] {
    return this.#run.questions.map((question) => ({
      ...question,
      number: this.#numberOf(question.seat),
      forced: this.options.askForced === true && forcedAnswer(question) !== undefined,
    }));
  }

  /** The questions that are open, without the work of numbering them. */
  get questions(): readonly Question[] {
    return this.#run.questions;
  }

  /**
   * True if the question belongs to a response window: if the seat passes, the next seat is asked or the window closes.
   */
  get isWindow(): boolean {
    return this.#run.pending?.kind === 'window';
  }

  /**
   * True if, since the last answer, something happened after a question that nobody had to be asked. With other cards
   * in hand, a player would have been asked first.
   */
  get passedOver(): boolean {
    return this.#run.passedOver;
  }

  anytimeActions(seat: Seat): Question | undefined {
    return anytimeActionsOf(this.#run, seat);
  }

  /** Gives an answer from outside: checked against the decision it names, refused without any effect if it does not fit. */
  answer(seat: Seat, number: number, answer: string): Accepted | Refusal {
    if (this.result) return { refused: 'over' };
    if (!Number.isInteger(seat) || seat < 0 || seat >= this.setup.seats.length) return { refused: 'unknown seat' };
    const anytime = number === ANYTIME_ACTION;
    const question = anytime ? this.anytimeActions(seat) : this.questions.find((each) => each.seat === seat);
    if (!question) return { refused: 'not asked' };
    const current = this.#numberOf(seat);
    if (!anytime && number !== current) return { refused: 'stale', number: current };
    if (typeof answer !== 'string' || answer.length > ANSWER_LENGTH_MAX) return { refused: 'not an option', wrong: '' };
    try {
      const read = readAnswer(this.state, question, answer);
      if ('wrong' in read) return { refused: 'not an option', wrong: read.wrong };
      if (anytime) this.takeAnytimeAction(seat, read.path);
      else this.choose(seat, read.path);
    } catch (error) {
      // A fork has no record to report, so its user gets the error itself.
      if (!this.#entries) throw error;
      const { message, stack = '' } = error instanceof Error ? error : new Error(String(error));
      return { refused: 'fault', report: { message, stack, seat, answer, record: this.record } };
    }
    return { events: this.takeEvents() };
  }

  /**
   * Gives an answer that is known to be one of the options: bots, replays and tests. If the rules fail, their error is
   * thrown and the previous decision stays open.
   */
  choose(seat: Seat, path: Path): void {
    const before = this.#entries && isHeardAtOnce(this.#run.pending, path) ? this.#signatures() : undefined;
    // The seat's next question is a new one, even if it reads the same.
    before?.delete(seat);
    const entry = this.#entries && { seat, answer: answerOf(this.state, path) };
    this.#carryOut({ seat, path }, entry, before);
  }

  /** Takes an action for a seat that is known to be possible at any time. */
  takeAnytimeAction(seat: Seat, path: Path): void {
    const entry = { seat, standing: answerOf(this.state, path) };
    this.#carryOut({ seat, path }, entry, this.#signatures());
  }

  /** All of it or nothing. */
  #carryOut(heard: Heard, entry: AnswerEntry | undefined, before: Signatures | undefined): void {
    const run = this.#run;
    const { pending, length } = run;
    const events = run.events.length;
    try {
      if (entry && 'standing' in entry) run.takeAnytimeAction(heard);
      else run.hear(heard.seat, heard.path);
    } catch (error) {
      this.#signatureCache = undefined;
      const earlier = run.events.slice(0, events);
      this.#run = this.#entries ? this.#derived(effective(this.#entries), run.keeps) : run.copy(length);
      this.#run.events.unshift(...earlier);
      throw error;
    }
    if (entry) this.#entries?.push(entry);
    this.moves++;
    this.#count++;
    this.#renumber(pending, before);
  }

  view(viewer: Viewer): View<W> {
    return this.#withResult(this.game.view(this.context, viewer));
  }

  /** As much of the view as a program needs that looks often. */
  lightView(viewer: Viewer): View<W> {
    return this.#withResult(this.game.lightView?.(this.context, viewer) ?? this.game.view(this.context, viewer));
  }

  #withResult(view: View<W>): View<W> {
    return this.result ? { ...view, result: this.result } : view;
  }

  /** Tells if a sentence, or something with a card, is possible now, and if not, which rules forbid it. */
  explain(seat: Seat, sentence: string | CardId, language = 'en', toSeat = false): Explanation {
    return explained(this, seat, sentence, language, toSeat);
  }

  /** The fingerprint of the position. */
  hash(): string {
    return hashOf(this.position);
  }

  /** Everything that determines the further course of the match, as plain data. */
  get position(): readonly unknown[] {
    const { pending: open, questions, result } = this.#run;
    const sealed = open?.kind === 'each' ? open.given.map((path) => path && answerOf(this.state, path)) : undefined;
    return [this.state, sealed, result, questions.map((question) => [question.seat, question.step])];
  }

  get record(): Record {
    if (!this.#entries) throw new Error('A fork keeps no record.');
    const { game, setup, origin } = this;
    const segment: Segment = {
      rules: game.version,
      ...namedCards(game, setup),
      start: origin ? { setup: unlisted(setup), state: origin } : { setup: unlisted(setup) },
      ...(this.options.askForced ? { forced: true } : {}),
      entries: [...this.#entries],
    };
    const segments = [...this.#earlier, segment];
    return { format: 'praxis-record-2', game: game.id, segments, hash: recordHash(segments, this.hash()) };
  }

  /** Takes back the last answers. They stay in the record. */
  takeback(count = 1): void {
    if (!Number.isInteger(count) || count < 1 || count > this.moves)
      throw new Mistake(`Cannot take back ${count} of ${this.moves} answers.`);
    this.catchUp([{ takeback: count }]);
  }

  /** Notes who sits at a seat from here on. */
  sits(seat: Seat, who: string): void {
    this.#entries?.push({ seat, sits: who });
  }

  /** Determines the next results of chance, before the stream is used. For scenarios; it stays visible in the record. */
  scriptLuck(results: readonly number[]): void {
    this.#entries?.push({ luck: results });
    this.#run.scriptLuck(results);
  }

  /** An independent copy that behaves like the original. It keeps no record of its own. */
  fork(): Match<S, C, W> {
    if (!this.#run.copyable) this.#run.adopt(this.#derived(effective(this.#entries as Entry[]), 'checkpoints'));
    const child = new Match(this.game, this.setup, this.origin, this.options, { run: this.#run.copy() });
    child.#entries = undefined;
    child.moves = this.moves;
    child.#count = this.#count;
    child.#posedAt = this.#posedAt;
    child.#numbers = this.#numbers;
    return child;
  }

  /** A world that the seat cannot distinguish from the true one: unknown cards are dealt again from `seed`. */
  imagine(seat: Seat, seed: string): Match<S, C, W> {
    const world = this.fork();
    world.#run.imagine(seat, seed);
    return world;
  }

  /** Changes the state of a fork by hand, in a way that its own forks repeat. For tests. */
  alter(change: (state: S) => void): void {
    if (this.#entries) throw new Error('A match changes by answers only.');
    this.#signatureCache = undefined;
    this.#run.alter((run) => change(run.g.state));
  }

  /**
   * Carries out further entries of the match's record, checked like answers from outside. Answers that are taken back further on are
   * noted but not given. Throws a `Mistake` at the first entry that is not legal; the match is to be thrown away then.
   */
  catchUp(entries: readonly Entry[], onStep?: (match: Match<S, C, W>) => void): void {
    const mine = this.#entries;
    if (!mine) throw new Error('A fork keeps no record.');
    const counts = counting([...mine, ...entries]);
    const kept = mine.filter((_, at) => counts[at]);
    const answers = kept.filter(isAnswer).length;
    if (answers < this.moves) {
      this.#run = this.#derived(kept, this.#run.keeps);
      this.moves = answers;
    }
    const known = mine.length;
    for (const [index, entry] of entries.entries()) {
      if (isAnswer(entry) && counts[known + index]) this.#follow(entry);
      else if ('luck' in entry) this.scriptLuck(entry.luck);
      else {
        mine.push(entry);
        if (!('sits' in entry)) this.#poseAgain();
      }
      onStep?.(this);
    }
  }

  #follow(entry: AnswerEntry): void {
    const heard = readEntry(this.#run, entry, this.moves + 1);
    if ('standing' in entry) this.takeAnytimeAction(heard.seat, heard.path);
    else this.choose(heard.seat, heard.path);
  }

  #begun(keeps: Keeps): Run<S, C> {
    const { game, setup, origin } = this;
    const state = origin ? game.copy(origin) : game.start(setup);
    return new Run(game, setup, state, { keeps, askForced: this.options.askForced === true }).begin();
  }

  /** Derives the position again from the answers that count. */
  #derived(entries: readonly Entry[], keeps: Keeps): Run<S, C> {
    const run = this.#begun(keeps);
    for (const [at, entry] of entries.entries()) {
      if ('luck' in entry) run.scriptLuck(entry.luck);
      if (!isAnswer(entry)) continue;
      const heard = readEntry(run, entry, at + 1);
      if ('standing' in entry) run.takeAnytimeAction(heard);
      else run.hear(heard.seat, heard.path);
    }
    run.events.length = 0;
    return run;
  }

  #numberOf(seat: Seat): number {
    return this.#numbers?.get(seat) ?? this.#posedAt;
  }

  #signatures(): Signatures {
    return (
      this.#signatureCache ??
      new Map(this.#run.questions.map((question) => [question.seat, signatureOf(this.state, question)]))
    );
  }

  #poseAgain(): void {
    this.#signatureCache = undefined;
    this.#posedAt = ++this.#count;
    this.#numbers = undefined;
  }

  /** A decision keeps its number while its answers stay the same, so one seat's answer does not make another's stale. */
  #renumber(was: Pending | undefined, before: Signatures | undefined): void {
    const { pending } = this.#run;
    this.#signatureCache = undefined;
    if (!before) {
      // Sealed questions, and those of a poll in which a seat has passed, keep their number.
      if (pending === was && (pending?.kind === 'each' || pending?.kind === 'poll')) return;
      this.#posedAt = this.#count;
      this.#numbers = undefined;
      return;
    }
    const kept = new Map<Seat, number>();
    this.#signatureCache = this.#signatures();
    for (const [seat, signature] of this.#signatureCache)
      if (signature !== undefined && signature === before.get(seat)) kept.set(seat, this.#numberOf(seat));
    this.#posedAt = this.#count;
    this.#numbers = kept.size > 0 ? kept : undefined;
  }
}
