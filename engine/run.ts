/** Drives the procedures of a game from question to question, and keeps the log from which a copy can be made. */
import { answers, forcedAnswer, isPass, PASSIVE_PASS, type Path, type Question, type Seat } from './decision.ts';
import type { BaseState, Context, Game, GameEvent, Result, Setup } from './game.ts';
import { Guard } from './guard.ts';
import { dealUnknown } from './imagine.ts';
import {
  notePass,
  openQuestions,
  type Pending,
  type PendingPoll,
  type PendingWindow,
  posed,
  unsealForOthers,
} from './pending.ts';
import type { Ask, Heard, Procedure, Reply } from './procedure.ts';

/** One entry of the log since the last checkpoint, which holds forced answers too: replaying it builds no options. */
type Logged<S extends BaseState, C extends Context<S>> =
  | Heard
  /** A response window was closed without a use. */
  | 'closed'
  | { readonly anytimeAction: Heard }
  /** The state was changed from outside the rules: something was imagined, for example. */
  | { alter(run: Run<S, C>): void };

/** Without a log a run is fastest; with one it can be copied from its start, with checkpoints from the last of them. */
export type Keeps = 'nothing' | 'log' | 'checkpoints';

export interface RunOptions {
  readonly keeps: Keeps;
  /** Stop also at questions with only one answer. */
  readonly askForced: boolean;
}

const WAIT = Symbol('wait');
type Pose = Reply | typeof WAIT;

export class Run<S extends BaseState, C extends Context<S>> {
  readonly game: Game<S, C>;
  readonly g: C;
  readonly events: GameEvent[] = [];
  result: Result | undefined;
  pending: Pending | undefined;
  /** Since the last answer something has happened after a question that nobody had to be asked. */
  passedOver = false;

  /** The running part; undefined before the first. */
  #part: Procedure | undefined;
  keeps: Keeps;
  readonly #askForced: boolean;
  #base: S | undefined;
  #log: Logged<S, C>[] = [];
  #script: readonly Logged<S, C>[] = [];
  #scriptAt = 0;
  readonly #guard = new Guard();
  /** How many questions have answered themselves since the last answer. */
  #unasked = 0;

  /** The state becomes the run's own. */
  constructor(game: Game<S, C>, setup: Setup, state: S, options: RunOptions) {
    const { events } = this;
    this.game = game;
    this.g = game.context(state, setup, (event) => {
      if (this.#unasked > 0 || this.g.unasked) this.passedOver = true;
      events.push(event);
    });
    this.keeps = options.keeps;
    this.#askForced = options.askForced;
    if (options.askForced) this.g.asksForced = true;
  }

  /** Runs to the first question. */
  begin(): this {
    this.result = this.game.result(this.g);
    if (this.result) return this;
    if (this.keeps !== 'nothing') this.#base = this.game.copy(this.g.state);
    this.#advance(undefined);
    return this;
  }

  /** The questions that are open. */
  get questions(): readonly Question[] {
    return this.pending ? openQuestions(this.pending) : [];
  }

  /** Continues with an answer that is known to be legal. */
  hear(seat: Seat, path: Path): void {
    this.#startListening();
    const isForced = this.#askForced && this.questions.some((each) => each.seat === seat && forcedAnswer(each));
    if (!isForced) this.#guard.progress();
    this.#logged(seat, path);
    const reply = this.#reply(seat, path);
    if (reply !== WAIT) this.#advance(reply);
  }

  /**
   * Executes a seat's action between the questions, then gives all answers that the rules now determine, also for a
   * seat that has left.
   */
  takeAnytimeAction(heard: Heard): void {
    this.#startListening();
    this.#guard.progress();
    if (this.keeps !== 'nothing') this.#log.push({ anytimeAction: heard });
    this.game.takeAnytimeAction?.(this.g, heard);
    this.result = this.game.result(this.g);
    if (this.result) this.pending = undefined;
    else this.#resettle();
  }

  /** Deals the cards again that the seat does not know. Others' secret answers are open again. */
  imagine(seat: Seat, seed: string): void {
    this.alter((run) => {
      dealUnknown(run.game, run.g, seat, seed);
      if (run.pending) unsealForOthers(run.pending, seat);
    });
    // In the imagined world others may have only one answer, though they have several in the true one.
    if (this.questions.some((question) => question.seat !== seat)) this.#resettle();
  }

  scriptLuck(results: readonly number[]): void {
    this.alter(({ g: { state } }) => {
      state.random.scripted = [...(state.random.scripted ?? []), ...results];
    });
  }

  /** Changes the state from outside the rules, in a way that copies of the run repeat. */
  alter(change: (run: Run<S, C>) => void): void {
    this.#apply(change);
    if (this.keeps !== 'nothing') this.#log.push({ alter: change });
  }

  #apply(change: (run: Run<S, C>) => void): void {
    change(this);
    this.game.forget?.(this.g);
  }

  /** How much has been logged; a run without checkpoints can be brought back there. */
  get length(): number {
    return this.#log.length;
  }

  get copyable(): boolean {
    return this.#base !== undefined || this.result !== undefined;
  }

  /** Takes over the log of a run that has been led to the same position. */
  adopt(other: Run<S, C>): void {
    this.#base = other.#base;
    this.#log = other.#log;
    this.keeps = other.keeps;
  }

  /** An independent run in the same position, or where the log had the given length. */
  copy(length = this.#log.length): Run<S, C> {
    const { game, g } = this;
    const options: RunOptions = { keeps: 'nothing', askForced: this.#askForced };
    if (this.result) {
      const over = new Run(game, g.setup, game.copy(g.state), options);
      over.result = this.result;
      return over;
    }
    const base = this.#base as S;
    const run = new Run(game, g.setup, game.copy(base), options);
    run.#script = length === this.#log.length ? this.#log : this.#log.slice(0, length);
    run.#advance(undefined);
    run.events.length = 0;
    run.#base = base;
    run.#log = run.#script.slice();
    run.keeps = 'log';
    // The script may be the log of this run, which goes on growing.
    run.#script = [];
    run.#scriptAt = 0;
    return run;
  }

  #enter(): Procedure {
    const { at } = this.g.state;
    const part = this.game.parts[at];
    if (!part) throw new Error(`The game has no part ${at}`);
    return part(this.g);
  }

  #advance(first: Reply): void {
    let reply = first;
    this.#part ??= this.#enter();
    for (;;) {
      const why = this.#guard.step();
      if (why) {
        this.#stop(why);
        return;
      }
      const step = this.#part.next(reply);
      if (step.done) {
        this.pending = undefined;
        if (!this.#checkpoint()) return;
        reply = undefined;
        continue;
      }
      const posed = this.#pose(step.value);
      if (posed === WAIT) return;
      reply = posed;
    }
  }

  /** The state alone determines the continuation. False if there is none. */
  #checkpoint(): boolean {
    this.result = this.game.result(this.g);
    if (this.result) return false;
    const why = this.#guard.checkpoint(this.g.state);
    if (why) {
      this.#stop(why);
      return false;
    }
    if (this.keeps === 'checkpoints') {
      this.#base = this.game.copy(this.g.state, this.#base);
      this.#log = [];
    }
    this.#part = this.#enter();
    return true;
  }

  /** A match that makes no progress ends with a report. */
  #stop(why: string): void {
    const asked = this.questions[0];
    const where = asked ? `${this.g.state.at}, ${asked.step}, seat ${asked.seat}` : this.g.state.at;
    this.pending = undefined;
    this.result = { kind: 'stopped', report: `${why}: ${where}.` };
  }

  #logged(seat: Seat, path: Path): void {
    if (this.keeps !== 'nothing') this.#log.push({ seat, path });
  }

  /** The next answer of the script that a copy follows, after executing the entries before it. */
  #scripted(): Heard | 'closed' | undefined {
    while (this.#scriptAt < this.#script.length) {
      const entry = this.#script[this.#scriptAt++] as Logged<S, C>;
      if (entry === 'closed' || 'seat' in entry) {
        this.#guard.progress();
        return entry;
      }
      if ('alter' in entry) this.#apply(entry.alter);
      else this.game.takeAnytimeAction?.(this.g, entry.anytimeAction);
    }
    return undefined;
  }

  /** The reply to a question if the script, the rules or an absent player determine it; otherwise waits. */
  #pose(asked: Ask): Pose {
    switch (asked.kind) {
      case 'one':
      case 'any': {
        this.pending = asked;
        const entry = this.#scripted() as Heard | undefined;
        if (!entry) return this.#settle();
        return asked.kind === 'one' ? entry.path : entry;
      }
      case 'each': {
        const given = asked.questions.map(() => undefined);
        this.pending = { kind: 'each', questions: asked.questions, given };
        for (let entry = this.#scripted() as Heard | undefined; entry; entry = this.#scripted() as Heard | undefined) {
          const reply = this.#reply(entry.seat, entry.path);
          if (reply !== WAIT) return reply;
        }
        return this.#settle();
      }
      case 'window':
      case 'poll': {
        const pending = posed(asked);
        this.pending = pending;
        for (let entry = this.#scripted(); entry; entry = this.#scripted()) {
          if (entry === 'closed') return undefined;
          if (!isPass(entry.path)) return entry;
          notePass(pending, entry.seat);
        }
        return this.#settle();
      }
    }
  }

  /** An answer's reply to the asking procedure; waits if more answers are needed. */
  #reply(seat: Seat, path: Path): Pose {
    const { pending } = this;
    switch (pending?.kind) {
      case 'one':
        return path;
      case 'any':
        return { seat, path };
      case 'each': {
        const { questions, given } = pending;
        given[questions.findIndex((question, index) => question.seat === seat && !given[index])] = path;
        return given.includes(undefined) ? WAIT : (given as Path[]);
      }
      case 'window':
      case 'poll':
        if (!isPass(path)) return { seat, path };
        notePass(pending, seat);
        return this.#settle();
      default:
        throw new Error('Nothing is asked.');
    }
  }

  #resettle(): void {
    if (!this.pending) return;
    const reply = this.#settle();
    if (reply !== WAIT) this.#advance(reply);
  }

  #startListening(): void {
    this.passedOver = false;
    this.#unasked = 0;
    if (this.g.unasked) this.g.unasked = 0;
  }

  #settle(): Pose {
    const pose = this.#determined();
    if (pose !== WAIT) this.#unasked++;
    return pose;
  }

  /** Gives and logs the answers that need nobody to think. */
  #determined(): Pose {
    const pending = this.pending as Pending;
    switch (pending.kind) {
      case 'one':
      case 'any':
        for (const question of openQuestions(pending)) {
          const path = this.#auto(question);
          if (!path) continue;
          this.#logged(question.seat, path);
          return pending.kind === 'one' ? path : { seat: question.seat, path };
        }
        return WAIT;
      case 'each': {
        const { questions, given } = pending;
        for (const [index, question] of questions.entries()) {
          const path = given[index] ? undefined : this.#auto(question);
          if (!path) continue;
          given[index] = path;
          this.#logged(question.seat, path);
        }
        return given.includes(undefined) ? WAIT : (given as Path[]);
      }
      case 'window':
        return this.#settleWindow(pending);
      case 'poll':
        return this.#settlePoll(pending);
    }
  }

  #settleWindow(pending: PendingWindow): Pose {
    const { ask } = pending;
    const from = pending.at;
    for (; pending.at < ask.order.length; pending.at++) {
      const question = ask.question(ask.order[pending.at] as Seat);
      pending.question = question;
      if (!question) continue;
      const path = this.#auto(question);
      if (!path) {
        // Seats that could only pass have passed: a copy must not ask them again where they have more options.
        if (pending.at > from) this.#logged(ask.order[pending.at - 1] as Seat, PASSIVE_PASS);
        return WAIT;
      }
      if (isPass(path)) continue;
      this.#logged(question.seat, path);
      return { seat: question.seat, path };
    }
    return this.#closed();
  }

  #settlePoll({ questions, passed }: PendingPoll): Pose {
    let waits = false;
    for (const [index, question] of questions.entries()) {
      if (!question || passed[index]) continue;
      const path = this.#auto(question);
      if (!path) {
        waits = true;
        continue;
      }
      this.#logged(question.seat, path);
      if (!isPass(path)) return { seat: question.seat, path };
      passed[index] = true;
    }
    return waits ? WAIT : this.#closed();
  }

  #closed(): undefined {
    if (this.keeps !== 'nothing') this.#log.push('closed');
  }

  /** The answer that the rules determine, or that is given for a seat that has left. */
  #auto(question: Question): Path | undefined {
    if (this.game.absent?.(this.g, question.seat)) return question.passive ?? answers(question, 1)[0];
    const forced = forcedAnswer(question);
    return this.#askForced ? undefined : forced;
  }
}
