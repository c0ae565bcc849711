/** One game being played: its procedures are driven from question to question, its answers are logged. */
import {
  answerOf,
  answers,
  type CardId,
  type Decision,
  forcedAnswer,
  type Path,
  type Question,
  readAnswer,
  type Seat,
} from './decision.ts';
import type { BaseCard, BaseState, Context, Game, GameEvent, Result, Setup, View, Viewer } from './game.ts';
import { Mistake } from './game.ts';
import type { Ask, Heard, Procedure, Reply } from './procedure.ts';
import { hashOf, randomFrom, shuffle } from './random.ts';
import { definitionsHash, type Entry, effective, type Record, readRecord } from './record.ts';
import { explained, type Explanation } from './sentence.ts';

/** Why an answer from outside was refused. A refused answer changes nothing. */
export type Refusal =
  | { readonly refused: 'not asked' | 'over' | 'unknown seat' }
  | { readonly refused: 'stale'; readonly number: number }
  | { readonly refused: 'not an option'; readonly wrong: string }
  /** The rules failed; the previous decision stands. */
  | { readonly refused: 'fault'; readonly report: Fault };

export interface Fault {
  readonly message: string;
  readonly stack: string;
  readonly seat: Seat;
  readonly answer: string;
  readonly record: Record;
}

export type Accepted = { readonly events: readonly GameEvent[] };

/** Number under which what is open beside the questions is answered. */
export const STANDING = -1;

export interface MatchOptions {
  /** Keep checkpoints from the start, so that the first fork is as fast as the others. */
  readonly forks?: boolean;
  /** Stop also at decisions with only one answer (they are answered by themselves otherwise). */
  readonly askForced?: boolean;
}

/** How often the rules may go on by themselves before the match counts as making no progress. */
const STEP_BUDGET = 20_000;
/** From here on the states are compared. */
const LOOP_SUSPICION = 2_000;

type Pending =
  | { readonly kind: 'one'; readonly question: Question }
  | { readonly kind: 'each'; readonly questions: readonly Question[]; readonly given: (Path | undefined)[] }
  | { readonly kind: 'any'; readonly questions: readonly Question[] }
  | { readonly kind: 'window'; readonly ask: Ask & { kind: 'window' }; at: number; question: Question };

/** The complete log since the last checkpoint, forced answers included: replaying it builds no options. */
type Logged = { readonly seat: Seat; readonly path: Path } | 'closed' | { readonly imagine: Seat; readonly seed: string } | { readonly stood: Heard };

/** The number of each seat's decision, and what its answers were when it was posed. */
type Numbers = Map<Seat, { number: number; signature: string }>;

const WAIT = Symbol('wait');
type Pose = Reply | typeof WAIT;

export class Match<S extends BaseState = BaseState, C extends Context<S> = Context<S>> {
  readonly game: Game<S, C>;
  readonly setup: Setup;
  readonly options: MatchOptions;
  /** The state that the match starts from if it is not the setup: a scenario's position, or a checkpoint. */
  readonly origin: S | undefined;
  result: Result | undefined;
  /** How many unforced answers have been given. */
  moves = 0;

  #g: C;
  #run: Procedure;
  #pending: Pending | undefined;
  #numbers: Numbers = new Map();
  #events: GameEvent[];
  #entries: Entry[] | undefined = [];
  #base: S | undefined;
  #log: Logged[] = [];
  #script: readonly Logged[] = [];
  #scriptAt = 0;
  /** Copies the state at every checkpoint, so that forks replay little. */
  #keepsBase: boolean;
  #keepsLog: boolean;
  #idle = 0;
  #loopHashes: Set<string> | undefined;

  constructor(game: Game<S, C>, setup: Setup, origin: S | undefined, options: MatchOptions = {}) {
    const state = origin ? game.copy(origin) : game.start(setup);
    this.game = game;
    this.setup = setup;
    this.origin = origin;
    this.options = options;
    this.#keepsBase = options.forks === true;
    this.#keepsLog = this.#keepsBase;
    const events: GameEvent[] = [];
    this.#events = events;
    this.#g = game.context(state, setup, (event) => {
      events.push(event);
    });
    this.#run = this.#enter();
  }

  /** @internal Runs to the first question. */
  begin(): this {
    this.#advance(undefined);
    return this;
  }

  /** What procedures work on. For the game's own tools and tests; bots and clients get views. */
  get context(): C {
    return this.#g;
  }

  get state(): S {
    return this.#g.state;
  }

  /** Events since they were last taken. */
  takeEvents(): GameEvent[] {
    return this.#events.splice(0);
  }

  get decisions(): Decision[] {
    return this.#questions().map((question) => ({
      ...question,
      number: this.#numbers.get(question.seat)?.number ?? this.moves,
      forced: this.options.askForced === true && forcedAnswer(question) !== undefined,
    }));
  }

  /** The questions that are open, without the work of numbering them. */
  get questions(): readonly Question[] {
    return this.#questions();
  }

  standing(seat: Seat): Question | undefined {
    return this.result ? undefined : this.game.standing?.(this.#g, seat);
  }

  /** Gives an answer from outside: checked against the decision it names, refused without any effect if it does not fit. */
  answer(seat: Seat, number: number, answer: string): Accepted | Refusal {
    if (this.result) return { refused: 'over' };
    if (!Number.isInteger(seat) || seat < 0 || seat >= this.setup.seats.length) return { refused: 'unknown seat' };
    const standing = number === STANDING;
    const question = standing ? this.standing(seat) : this.#questions().find((each) => each.seat === seat);
    if (!question) return { refused: 'not asked' };
    if (!standing) {
      const current = this.#numbers.get(seat)?.number ?? this.moves;
      if (number !== current) return { refused: 'stale', number: current };
    }
    if (typeof answer !== 'string' || answer.length > 10_000) return { refused: 'not an option', wrong: '' };
    const read = readAnswer(this.state, question, answer);
    if ('wrong' in read) return { refused: 'not an option', wrong: read.wrong };
    const before = this.#pending?.kind === 'any' ? this.#signatures() : undefined;
    try {
      if (standing) this.#stand({ seat, path: read.path });
      else this.choose(seat, read.path);
    } catch (error) {
      const report = this.#fault(error, seat, answer);
      this.#restore();
      return { refused: 'fault', report };
    }
    this.#renumber(before);
    return { events: this.takeEvents() };
  }

  /** Gives an answer that is known to be one of the options: bots, replays and tests. */
  choose(seat: Seat, path: Path): void {
    this.#entries?.push({ seat, answer: answerOf(this.state, path) });
    this.#idle = 0;
    this.moves++;
    const reply = this.#heard(seat, path);
    if (reply !== WAIT) this.#advance(reply);
  }

  view(viewer: Viewer): View {
    const view = this.game.view(this.#g, viewer);
    return this.result ? { ...view, result: this.result } : view;
  }

  /** Whether a sentence is possible now, and if not, which rules forbid it. */
  explain(seat: Seat, sentence: string, language = 'en'): Explanation {
    return explained(this, seat, sentence, language);
  }

  /** The fingerprint of everything that determines how the match goes on. */
  hash(): string {
    const pending = this.#pending;
    const sealed = pending?.kind === 'each' ? pending.given.map((path) => path && answerOf(this.state, path)) : undefined;
    return hashOf([this.state, sealed, this.result, this.#questions().map((question) => [question.seat, question.step])]);
  }

  get record(): Record {
    if (!this.#entries) throw new Error('A fork keeps no record.');
    return this.#recorded(this.#entries, this.hash());
  }

  #recorded(entries: readonly Entry[], hash: string): Record {
    const { game, setup, origin } = this;
    const start = origin ? { setup, state: origin } : { setup };
    const definitions = definitionsHash(game as never, setup);
    return { format: 'praxis-record-1', game: game.id, segments: [{ rules: game.version, definitions, start, entries: [...entries] }], hash };
  }

  /** Takes back the last answers. They stay in the record. */
  takeback(count = 1): void {
    if (!this.#entries) throw new Error('A fork cannot take back.');
    this.#entries.push({ takeback: count });
    this.#restore();
  }

  /** Notes who sits at a seat from here on. */
  sits(seat: Seat, who: string): void {
    this.#entries?.push({ seat, sits: who });
  }

  /** An independent copy that behaves like the original. It keeps no record of its own. */
  fork(): Match<S, C> {
    const base = this.#ensureBase();
    const child = new Match(this.game, this.setup, base);
    child.#entries = undefined;
    child.#base = base;
    child.#script = this.#log;
    child.#advance(undefined);
    child.#log = this.#log.slice();
    child.#keepsLog = true;
    child.#events.length = 0;
    child.moves = this.moves;
    return child;
  }

  /** A world that the seat cannot tell from the true one: what it does not know is dealt anew from `seed`. */
  imagine(seat: Seat, seed: string): Match<S, C> {
    const world = this.fork();
    world.#imagine(seat, seed);
    world.#log.push({ imagine: seat, seed });
    return world;
  }

  #imagine(seat: Seat, seed: string): void {
    const g = this.#g;
    const { cards } = g.state;
    const groups = new Map<string, CardId[]>();
    for (let card = 0; card < cards.length; card++) {
      if (((cards[card] as BaseCard).seen & (1 << seat)) !== 0) continue;
      const back = this.game.back(g, card as CardId);
      if (back === undefined) continue;
      const key = `${(cards[card] as BaseCard).owner} ${back}`;
      const group = groups.get(key);
      if (group) group.push(card as CardId);
      else groups.set(key, [card as CardId]);
    }
    // The order of the cards in the state must not show what they are: they are taken in the order of their handles.
    for (const [key, group] of groups) {
      const random = randomFrom(`${seed} ${key}`);
      group.sort((a, b) => (cards[a] as BaseCard).handle - (cards[b] as BaseCard).handle);
      const [owner, back] = [Number.parseInt(key, 10), key.slice(key.indexOf(' ') + 1)];
      const open = owner === seat || this.setup.options?.['openDecks'] === true || !this.game.guess;
      const defs = open
        ? group.map((card) => (cards[card] as BaseCard).def).sort((a, b) => a - b)
        : (this.game.guess as NonNullable<Game<S, C>['guess']>)(g, seat, owner, back, group.length, random);
      shuffle(random, defs);
      group.forEach((card, index) => {
        (cards[card] as BaseCard).def = defs[index] as number;
      });
    }
    g.state.random = randomFrom(`${seed} luck`);
    const pending = this.#pending;
    if (pending?.kind === 'each')
      pending.questions.forEach((question, index) => {
        if (question.seat !== seat) pending.given[index] = undefined;
      });
  }

  #ensureBase(): S {
    if (this.#base) return this.#base;
    if (!this.#entries) throw new Error('A fork without a checkpoint cannot be forked.');
    const again = new Match(this.game, this.setup, this.origin, { forks: true }).begin();
    for (const entry of effective(this.#entries)) again.#apply(entry);
    this.#base = again.#base as S;
    this.#log = again.#log;
    this.#keepsBase = true;
    this.#keepsLog = true;
    return this.#base;
  }

  #enter(): Procedure {
    const { at } = this.state;
    const part = this.game.parts[at];
    if (!part) throw new Error(`The game has no part ${at}`);
    return part(this.#g);
  }

  #checkpoint(): boolean {
    this.result = this.game.result(this.#g);
    if (this.result) return false;
    if (this.#keepsBase && this.#scriptAt >= this.#script.length) {
      this.#base = this.game.copy(this.state);
      this.#log = [];
    }
    this.#run = this.#enter();
    return true;
  }

  #advance(first: Reply): void {
    let reply: Reply = first;
    if (this.#keepsBase && !this.#base) this.#base = this.game.copy(this.state);
    for (;;) {
      if (++this.#idle > LOOP_SUSPICION && this.#stuck()) return;
      const step = this.#run.next(reply);
      if (step.done) {
        this.#pending = undefined;
        if (!this.#checkpoint()) return;
        reply = undefined;
        continue;
      }
      const posed: Pose = this.#pose(step.value);
      if (posed === WAIT) return;
      reply = posed;
    }
  }

  /** A match that goes round in circles, or on and on without asking anybody, ends with a report. */
  #stuck(): boolean {
    this.#loopHashes ??= new Set();
    const hash = hashOf(this.state);
    const again = this.#idle < STEP_BUDGET && this.#idle % 97 !== 0 ? false : this.#loopHashes.has(hash);
    this.#loopHashes.add(hash);
    if (!again && this.#idle < STEP_BUDGET) return false;
    this.#pending = undefined;
    this.result = {
      kind: 'stopped',
      report: again
        ? `The same position came again at ${this.state.at} without any choice between.`
        : `${STEP_BUDGET} steps at ${this.state.at} without any choice.`,
    };
    return true;
  }

  #logged(seat: Seat, path: Path): void {
    if (this.#keepsLog) this.#log.push({ seat, path });
  }

  /** The next entry of the script that a fork replays, after carrying out what is no answer. */
  #scripted(): Logged | undefined {
    while (this.#scriptAt < this.#script.length) {
      const entry = this.#script[this.#scriptAt++] as Logged;
      if (entry !== 'closed' && 'imagine' in entry) this.#imagine(entry.imagine, entry.seed);
      else if (entry !== 'closed' && 'stood' in entry) this.game.stand?.(this.#g, entry.stood);
      else return entry;
    }
    return undefined;
  }

  /** The reply to what is asked if the script, the rules or an absent player determine it; otherwise waits. */
  #pose(asked: Ask): Pose {
    switch (asked.kind) {
      case 'one': {
        this.#pending = { kind: 'one', question: asked.question };
        const entry = this.#scripted();
        if (entry) return (entry as { path: Path }).path;
        const path = this.#auto(asked.question);
        if (!path) return WAIT;
        this.#logged(asked.question.seat, path);
        return path;
      }
      case 'each': {
        const given: (Path | undefined)[] = asked.questions.map(() => undefined);
        this.#pending = { kind: 'each', questions: asked.questions, given };
        for (let entry = this.#scripted(); entry; entry = this.#scripted()) {
          const { seat, path } = entry as Heard;
          given[asked.questions.findIndex((question) => question.seat === seat)] = path;
          if (given.every((each) => each)) return given as Path[];
        }
        asked.questions.forEach((question, index) => {
          const path = given[index] ? undefined : this.#auto(question);
          if (!path) return;
          given[index] = path;
          this.#logged(question.seat, path);
        });
        return given.every((each) => each) ? (given as Path[]) : WAIT;
      }
      case 'any': {
        this.#pending = { kind: 'any', questions: asked.questions };
        const entry = this.#scripted();
        if (entry) return entry as Heard;
        for (const question of asked.questions) {
          const path = this.#auto(question);
          if (!path) continue;
          this.#logged(question.seat, path);
          return { seat: question.seat, path };
        }
        return WAIT;
      }
      case 'window':
        return this.#window(asked, 0);
      default:
        return asked satisfies never;
    }
  }

  #window(asked: Ask & { kind: 'window' }, from: number): Pose {
    let at = from;
    for (let entry = this.#scripted(); entry; entry = this.#scripted()) {
      if (entry === 'closed') return undefined;
      const heard = entry as Heard;
      if (heard.path[0]?.say !== 'pass') return heard;
      at = asked.order.indexOf(heard.seat) + 1;
    }
    for (; at < asked.order.length; at++) {
      const question = asked.question(asked.order[at] as Seat);
      if (!question) continue;
      const path = this.#auto(question);
      if (!path) {
        this.#pending = { kind: 'window', ask: asked, at, question };
        return WAIT;
      }
      if (path[0]?.say === 'pass') continue;
      this.#logged(question.seat, path);
      return { seat: question.seat, path };
    }
    if (this.#keepsLog) this.#log.push('closed');
    return undefined;
  }

  #auto(question: Question): Path | undefined {
    const forced = forcedAnswer(question);
    if (forced) return this.options.askForced ? undefined : forced;
    if (this.game.absent?.(this.#g, question.seat)) return question.passive ?? answers(question, 1)[0];
    return undefined;
  }

  #heard(seat: Seat, path: Path): Pose {
    const pending = this.#pending;
    this.#logged(seat, path);
    switch (pending?.kind) {
      case 'one':
        return path;
      case 'any':
        return { seat, path };
      case 'each': {
        pending.given[pending.questions.findIndex((question) => question.seat === seat)] = path;
        return pending.given.every((each) => each) ? (pending.given as Path[]) : WAIT;
      }
      case 'window':
        return path[0]?.say === 'pass' ? this.#window(pending.ask, pending.at + 1) : { seat, path };
      default:
        throw new Error('Nothing is asked.');
    }
  }

  #stand(heard: Heard): void {
    this.#entries?.push({ seat: heard.seat, standing: answerOf(this.state, heard.path) });
    if (this.#keepsLog) this.#log.push({ stood: heard });
    this.game.stand?.(this.#g, heard);
    // The seat may have left: what it is being asked now is answered for it.
    for (const question of this.#questions()) {
      if (!this.game.absent?.(this.#g, question.seat)) continue;
      const path = question.passive ?? (answers(question, 1)[0] as Path);
      const reply = this.#heard(question.seat, path);
      if (reply !== WAIT) {
        this.#advance(reply);
        return;
      }
    }
  }

  #questions(): readonly Question[] {
    const pending = this.#pending;
    if (!pending || this.result) return [];
    switch (pending.kind) {
      case 'one':
      case 'window':
        return [pending.question];
      case 'any':
        return pending.questions;
      case 'each':
        return pending.questions.filter((_, index) => !pending.given[index]);
    }
  }

  #signatures(): Numbers {
    return new Map(
      this.#questions().map((question) => {
        const all = answers(question, 65);
        const signature = all.length > 64 ? '' : `${question.step}|${all.map((path) => answerOf(this.state, path)).join('|')}`;
        return [question.seat, { number: this.#numbers.get(question.seat)?.number ?? this.moves, signature }];
      }),
    );
  }

  #renumber(before: Numbers | undefined): void {
    const sealed = this.#pending?.kind === 'each' ? this.#numbers : undefined;
    if (!sealed) this.#numbers = new Map();
    if (!before || this.#pending?.kind !== 'any') {
      // Sealed questions keep the number under which they were posed until all are answered.
      if (this.#pending?.kind === 'each')
        for (const question of this.#pending.questions)
          if (!this.#numbers.has(question.seat)) this.#numbers.set(question.seat, { number: this.moves, signature: '' });
      return;
    }
    for (const [seat, now] of this.#signatures()) {
      const was = before.get(seat);
      const same = was && was.signature !== '' && was.signature === now.signature;
      this.#numbers.set(seat, { number: same ? was.number : this.moves, signature: now.signature });
    }
  }

  #apply(entry: Entry): void {
    if ('answer' in entry) {
      const question = this.#questions().find((each) => each.seat === entry.seat);
      const read = question && readAnswer(this.state, question, entry.answer);
      if (!read) throw new Mistake(`Answer ${this.moves + 1} of the record: seat ${entry.seat} is not asked.`);
      if ('wrong' in read) throw new Mistake(`Answer ${this.moves + 1} of the record, "${entry.answer}", is not legal.`);
      const before = this.#pending?.kind === 'any' ? this.#signatures() : undefined;
      this.choose(entry.seat, read.path);
      this.#renumber(before);
    } else if ('standing' in entry) {
      const question = this.standing(entry.seat);
      const read = question && readAnswer(this.state, question, entry.standing);
      if (!read || 'wrong' in read) throw new Mistake(`Seat ${entry.seat} cannot answer "${entry.standing}".`);
      this.#stand({ seat: entry.seat, path: read.path });
    } else if ('sits' in entry) this.sits(entry.seat, entry.sits);
  }

  /** Gives the answers of a record, one after another. */
  catchUp(entries: readonly Entry[], onStep?: (match: Match<S, C>) => void): void {
    const counting = new Set(effective(entries));
    for (const entry of entries) {
      if (counting.has(entry)) this.#apply(entry);
      onStep?.(this);
    }
    this.#entries = [...entries];
    this.#events.length = 0;
  }

  /** Derives everything anew from the record. */
  #restore(): void {
    const entries = this.#entries;
    if (!entries) throw new Error('A fork cannot be restored.');
    const again = new Match(this.game, this.setup, this.origin, { ...this.options, forks: this.#keepsBase }).begin();
    for (const entry of effective(entries)) again.#apply(entry);
    again.#events.length = 0;
    this.result = again.result;
    this.moves = again.moves;
    this.#g = again.#g;
    this.#run = again.#run;
    this.#pending = again.#pending;
    this.#numbers = again.#numbers;
    this.#base = again.#base;
    this.#log = again.#log;
    this.#script = [];
    this.#scriptAt = 0;
    this.#events = again.#events;
    this.#idle = 0;
    this.#keepsLog = again.#keepsLog;
  }

  #fault(error: unknown, seat: Seat, answer: string): Fault {
    const entries = this.#entries as Entry[];
    entries.pop();
    const { message, stack = '' } = error instanceof Error ? error : new Error(String(error));
    return { message, stack, seat, answer, record: this.#recorded(entries, '') };
  }
}

/** Starts a match from a position that did not come about by play. */
export function openAt<S extends BaseState, C extends Context<S>>(game: Game<S, C>, setup: Setup, state: S, options: MatchOptions = {}): Match<S, C> {
  return new Match(game, setup, state, options).begin();
}

/** Starts a match. Throws a `Mistake` that names what is wrong with the setup. */
export function openMatch<S extends BaseState, C extends Context<S>>(game: Game<S, C>, setup: Setup, options: MatchOptions = {}): Match<S, C> {
  if (!game.editions.includes(setup.edition))
    throw new Mistake(`${game.id} has no edition "${setup.edition}"; it has ${game.editions.join(', ')}.`);
  return new Match(game, setup, undefined, options).begin();
}

/** The same match again. Throws a `Mistake` if the record is cut short, altered or of another version. */
export function replay<S extends BaseState, C extends Context<S>>(
  game: Game<S, C>,
  data: unknown,
  onStep?: (match: Match<S, C>) => void,
  options: MatchOptions = {},
): Match<S, C> {
  const record = readRecord(game as never, data);
  const segment = record.segments.at(-1) as Record['segments'][number];
  if (segment.rules !== game.version) throw new Mistake(`The record was played under rules version ${segment.rules}; this is ${game.version}.`);
  const { setup } = segment.start;
  if (segment.definitions !== definitionsHash(game as never, setup)) throw new Mistake('The cards have changed since the record was made.');
  const match = replayEntries(game, segment, options, onStep);
  if (match.hash() !== record.hash) throw new Mistake('The record does not lead to the state it names: it was cut short or altered.');
  return match;
}

function replayEntries<S extends BaseState, C extends Context<S>>(
  game: Game<S, C>,
  segment: Record['segments'][number],
  options: MatchOptions,
  onStep?: (match: Match<S, C>) => void,
): Match<S, C> {
  const { setup } = segment.start;
  const origin = 'state' in segment.start ? (segment.start.state as S) : undefined;
  const match = new Match(game, setup, origin, options).begin();
  match.catchUp(segment.entries, onStep);
  return match;
}
