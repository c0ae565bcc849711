/**
 * A table for tests that need more than a scenario can say: answers in words, passes in between, values by their paths.
 */
import type { Staging } from '@praxis/contract';
import {
  type BaseState,
  type CardId,
  type Context,
  fitting,
  type Match,
  type Question,
  type Seat,
  sentences,
  type Where,
} from '@praxis/engine';

/** More passes than any test needs. */
const PASSES_MAX = 5_000;

export class TestTable<S extends BaseState, G extends Context<S>, W extends Where = Where> {
  readonly match: Match<S, G, W>;
  readonly #staging: Pick<Staging<S, G>, 'game' | 'read'>;
  readonly #names: ReadonlyMap<string, CardId>;

  constructor(
    staging: Pick<Staging<S, G>, 'game' | 'read'>,
    match: Match<S, G, W>,
    names: ReadonlyMap<string, CardId> = new Map(),
  ) {
    this.#staging = staging;
    this.match = match;
    this.#names = names;
  }

  get g(): G {
    return this.match.context;
  }

  seat(name: string): Seat {
    return this.match.setup.seats.findIndex((each) => each.name === name);
  }

  /** The value at a path as scenarios write it. */
  read(path: string): unknown {
    const dot = path.lastIndexOf('.');
    return this.#staging.read(this.g, dot < 0 ? [path] : [path.slice(0, dot), path.slice(dot + 1)], this.#names);
  }

  question(name: string): Question | undefined {
    return this.match.questions.find((each) => each.seat === this.seat(name));
  }

  /** The sentences that a seat can say now; undefined if it is not asked. */
  offered(name: string): string[] | undefined {
    const question = this.question(name);
    return question && sentences(this.g, this.#staging.game.wording('en'), question).map(({ sentence }) => sentence);
  }

  /** Lets everybody pass until the seat can say this, and says it. */
  say(name: string, line: string): this {
    let passes = 0;
    while (!this.sayNow(name, line))
      if (++passes > PASSES_MAX || !this.#pass())
        throw new Error(`${name} cannot say "${line}": ${this.offered(name)?.join(' / ') ?? 'not asked'}`);
    return this;
  }

  /** Says this if the seat can say it now; the line may leave out the seat's name. */
  sayNow(name: string, line: string): boolean {
    const question = this.question(name);
    if (!question) return false;
    const wording = this.#staging.game.wording('en');
    const whole = fitting(this.g, wording, question, `${name} ${line}`);
    const fits = whole.length > 0 ? whole : fitting(this.g, wording, question, line);
    if (fits.length > 1) throw new Error(`"${line}" may mean: ${fits.map((fit) => fit.sentence).join(' / ')}`);
    if (fits[0]) this.match.choose(question.seat, fits[0].path);
    return fits.length === 1;
  }

  /** Lets everybody pass until this holds. */
  until(holds: (table: this) => boolean): this {
    for (let passes = 0; passes < PASSES_MAX && !holds(this); passes++) {
      if (this.match.result) throw new Error('The match is over, and it never came to that.');
      if (!this.#pass()) throw new Error(`Nobody can pass: ${this.match.questions[0]?.about.say}`);
    }
    if (holds(this)) return this;
    throw new Error('It never came to that.');
  }

  /** Lets everybody pass until the seat is asked in this step. */
  untilAsked(name: string, step: string): this {
    return this.until(() => this.question(name)?.step === step);
  }

  #pass(): boolean {
    const question = this.match.questions[0];
    if (!question?.passive) return false;
    this.match.choose(question.seat, question.passive);
    return true;
  }
}
