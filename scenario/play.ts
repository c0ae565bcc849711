/** Plays a script: the meaning of each step, and the course of the match between them. */
import {
  type BaseState,
  type Context,
  type Decision,
  demands,
  forcedAnswer,
  type Path,
  type Question,
  type Result,
  type Seat,
} from '@praxis/engine';
import type { Scenario } from './document.ts';
import { ExpectationCheck } from './expectation-check.ts';
import { type Goal, type Missed, type Passed, whyNothingFits } from './goal.ts';
import type { Words } from './reading.ts';
import type { Outcome } from './runner.ts';
import { type Claim, type Luck, MOVING, openingLuck, type Step, type StepOf } from './script.ts';
import { type By, Stopped, type Table, type Traced } from './table.ts';
import { Watch } from './watch.ts';
import type { Place, Problem } from './yaml.ts';

/** No turn of any game has as many decisions; a script that passes more of them will never arrive. */
const DECISIONS_MAX = 10_000;
/** How many rounds `until: turn …` waits for a seat that may have left the table. */
const ROUNDS_MAX = 3;

/** The script leaves a decision open, and the run was to stop there. */
class Unanswered extends Error {}

export class Play<S extends BaseState, C extends Context<S>> {
  readonly #table: Table<S, C>;
  readonly #scenario: Scenario;
  readonly #stopsUnanswered: boolean;
  readonly #problems: Problem[] = [];
  readonly #watch: Watch<S, C>;
  readonly #expectations: ExpectationCheck<S, C>;
  readonly #luck: Luck[];
  #missed: Missed | undefined;
  /** The last step that moved the match was an answer: the forced decisions after it are still open. */
  #unsettled = false;
  /** The number of the turn before the last step that moved the match. */
  #turnBefore: number;

  constructor(table: Table<S, C>, scenario: Scenario, stopsUnanswered: boolean) {
    this.#table = table;
    this.#scenario = scenario;
    this.#stopsUnanswered = stopsUnanswered;
    this.#turnBefore = table.turn.number;
    // The match was opened with it.
    this.#luck = [...openingLuck(scenario)];
    const complain = (problem: Problem): void => void this.#problems.push(problem);
    this.#watch = new Watch(table, complain);
    this.#expectations = new ExpectationCheck(table, scenario, complain);
  }

  run(): Outcome {
    const { script } = this.#scenario;
    let at: Place = this.#scenario;
    try {
      for (const [index, step] of script.entries()) {
        at = step;
        this.#step(step, script.slice(index + 1));
      }
      this.#end();
    } catch (error) {
      if (error instanceof Stopped) this.#complain(error.message, at);
      else if (!(error instanceof Unanswered)) throw error;
    }
    const { trace, traces, match, moves } = this.#table;
    const pending =
      traces || this.#stopsUnanswered ? this.#table.pending.map((decision): Traced => this.#table.asked(decision)) : [];
    const outcome = {
      passed: this.#problems.length === 0,
      problems: this.#problems,
      trace: traces ? [...trace, ...pending] : [],
      moves,
      ...(this.#stopsUnanswered ? { options: pending } : {}),
      hash: match.hash(),
    };
    if (this.#missed) {
      const { seat, line } = this.#missed;
      const why = this.#watch.fault(seat, line.text) ?? whyNothingFits(this.#table, this.#missed);
      if (why !== undefined) this.#complain(why, at);
    }
    return outcome;
  }

  #end(): void {
    this.#settle([]);
    this.#watch.look();
    this.#watch.end();
    if (this.#stopsUnanswered) return;
    this.#expectations.check(this.#scenario.expect);
    const { result } = this.#table.match;
    // A match that goes round in circles is a fault of the rules, even if the script expected it.
    if (result?.kind === 'stopped') this.#complain(`The match was stopped: ${result.report}`, this.#scenario);
    const unused = this.#luck.slice(this.#luck.length - this.#table.luckLeft);
    const [first] = unused;
    if (first) this.#complain(`This luck was never used: ${unused.map(({ result }) => result).join(', ')}.`, first);
  }

  #step(step: Step, rest: readonly Step[]): void {
    switch (step.kind) {
      case 'answer':
        this.#answer(step);
        break;
      case 'until':
        this.#until(step, rest);
        break;
      case 'until turn':
        this.#untilTurn(step, rest);
        break;
      case 'offered':
      case 'only offered':
        this.#offered(step);
        break;
      case 'not offered':
      case 'not asked':
        this.#watch.begin(step);
        break;
      case 'explained':
        this.#explained(step, rest);
        break;
      case 'luck':
        if (this.#luck.includes(step.results[0] as Luck)) break;
        this.#luck.push(...step.results);
        this.#table.luck(step.results.map(({ result }) => this.#table.staging.luck(result)));
        break;
      case 'expect':
        this.#settle(rest);
        this.#expectations.check(step.expectations);
        break;
      default:
        step satisfies never;
    }
  }

  #answer({ seat, words }: StepOf<'answer'>): void {
    const found = this.#goOn({
      reached: () => this.#answerOf(seat, words),
      failure: `No answer of ${this.#name(seat)} fits ${quoted(words.text)}`,
      seat,
      line: words,
      by: 'passive',
    });
    this.#watch.look(found.decision);
    this.#watch.end();
    this.#turnBefore = this.#table.turn.number;
    const { question, path, decision } = found;
    this.#table.answer({ question, path, by: 'script', line: words.line, anytime: decision === undefined });
    this.#unsettled = true;
  }

  /** A line's answer now: to the seat's question, else an action that is possible at any time. */
  #answerOf(
    seat: Seat,
    { text }: Words,
  ): { question: Question; path: Path; decision: Decision | undefined } | undefined {
    const decision = this.#table.pending.find((each) => each.seat === seat);
    for (const question of [decision, this.#table.match.anytimeActions(seat)]) {
      if (!question) continue;
      const [fit, ...more] = this.#table.fits(question, text);
      if (more.length > 0) {
        const sentences = [fit, ...more].map((each) => quoted(each?.sentence ?? ''));
        throw new Stopped(
          `${quoted(text)} fits several answers of ${this.#name(seat)} at ${question.step}: ${sentences.join(', ')}.`,
        );
      }
      if (fit) return { question, path: fit.path, decision: question === decision ? decision : undefined };
    }
    return undefined;
  }

  #until(step: StepOf<'until'>, rest: readonly Step[]): void {
    this.#turnBefore = this.#table.turn.number;
    const who = step.seat === undefined ? '' : ` of ${this.#name(step.seat)}`;
    this.#goOn({
      reached: () => this.#table.pending.find((decision) => isAt(decision, step)) ?? this.#endedAsExpected(rest),
      failure: `This turn never comes to ${step.step.text}${who}`,
      by: 'until',
    });
    this.#watch.end();
    this.#unsettled = false;
  }

  /** A turn that the last answer has begun counts; one that was under way before does not. */
  #untilTurn({ seat }: StepOf<'until turn'>, rest: readonly Step[]): void {
    const before = this.#turnBefore;
    this.#goOn({
      reached: () =>
        this.#table.turn.seat === seat && this.#table.turn.number !== before ? true : this.#endedAsExpected(rest),
      failure: `The turn of ${this.#name(seat)} never comes`,
      by: 'until',
      turns: true,
    });
    this.#turnBefore = this.#table.turn.number;
    this.#watch.end();
    this.#unsettled = false;
  }

  /** A match that is over cannot continue; that is right if the script only has expectations left. */
  #endedAsExpected(rest: readonly Step[]): true | undefined {
    if (!this.#table.match.result || rest.some(({ kind }) => MOVING.has(kind))) return undefined;
    const expected = [
      ...rest.flatMap((step) => (step.kind === 'expect' ? step.expectations : [])),
      ...this.#scenario.expect,
    ];
    return expected.some(({ path }) => path === 'result') ? true : undefined;
  }

  #offered(step: StepOf<'offered' | 'only offered'>): void {
    const name = this.#name(step.seat);
    const decision = this.#goOn({
      reached: () => this.#table.pending.find((each) => this.#isNextOf(step, each)),
      failure: `${name} is not asked`,
      by: 'passive',
    });
    this.#unsettled = false;
    const at = `${name} at ${decision.step}`;
    const sentences = this.#table.sentences(decision);
    const listed = new Set<string>(decision.passive ? [this.#table.say(decision, decision.passive)] : []);
    for (const words of step.lines) {
      const fits = this.#offers(decision, words);
      // A line may call a card by a name that the seat does not know: the seat's own sentence is then another.
      for (const { path, sentence } of fits) listed.add(sentence).add(this.#table.say(decision, path));
      const all = (fits.length === 0 ? sentences : fits.map(({ sentence }) => sentence)).map(quoted).join(', ');
      if (fits.length === 0) this.#complain(`${quoted(words.text)} is not offered to ${at}: ${all}.`, words);
      if (fits.length > 1) this.#complain(`${quoted(words.text)} fits several answers of ${at}: ${all}.`, words);
    }
    const others = sentences.filter((sentence) => !listed.has(sentence));
    if (step.kind === 'only offered' && others.length > 0)
      this.#complain(`${at} is also offered ${others.map(quoted).join(', ')}.`, step);
  }

  /** A forced decision answers itself, unless the step mentions it. */
  #isNextOf({ seat, lines }: StepOf<'offered' | 'only offered'>, decision: Decision): boolean {
    if (decision.seat !== seat) return false;
    return !decision.forced || lines.every(({ text }) => this.#table.fits(decision, text).length === 1);
  }

  #offers(decision: Decision, { text }: Words): ReturnType<Table<S, C>['fits']> {
    const fits = this.#table.fits(decision, text);
    const anytime = fits.length === 0 ? this.#table.match.anytimeActions(decision.seat) : undefined;
    return anytime ? this.#table.fits(anytime, text) : fits;
  }

  /** The reasons are read now, or else at one of the forced decisions after the last answer, or where they end. */
  #explained(step: StepOf<'explained'>, rest: readonly Step[]): void {
    const turn = this.#table.turn.number;
    let wrong = this.#unexplained(step);
    while (wrong.length > 0 && this.#unsettled && this.#answerForced(rest, turn)) wrong = this.#unexplained(step);
    for (const { message, line, column } of wrong) this.#complain(message, { line, column });
  }

  #unexplained({ seat, claims }: StepOf<'explained'>): readonly Problem[] {
    return claims.flatMap(({ words, rules }: Claim): readonly Problem[] => {
      const { possible, reasons, told } = this.#table.explain(seat, words.text);
      const { line, column } = words;
      if (possible)
        return [{ message: `${this.#name(seat)} can answer ${quoted(words.text)}: nothing forbids it.`, line, column }];
      // Where nothing forbids it but the moment, a player is told why without a reason against the sentence. A rule
      // that `npm run mutate` has lifted explains nothing.
      const spoken = told.filter(({ rule }) => demands(rule));
      const ids = [...new Set([...reasons, ...spoken].map(({ rule }) => rule))];
      return rules
        .filter(({ text }) => !ids.includes(text))
        .map(({ text, ...place }) => ({
          message: `${text} is not among the reasons against ${quoted(words.text)}: ${ids.join(', ') || 'there are none'}.`,
          line: place.line,
          column: place.column,
        }));
    });
  }

  /** Gives passive answers until the goal is reached. Forced decisions answer themselves. */
  #goOn<T>(goal: Goal<T>): T {
    const { seat, number } = this.#table.turn;
    const passed: Passed[] = [];
    let turn = number;
    let turns = 0;
    for (let count = 0; count < DECISIONS_MAX; count++) {
      const reached = goal.reached();
      if (reached !== undefined) return reached;
      this.#watch.look();
      if (this.#table.match.result) throw this.#lost(goal, this.#ending(this.#table.match.result), passed);
      const decision = this.#table.pending.find((each) => each.forced || each.passive);
      if (!decision) throw this.#stuck(goal, passed);
      if (this.#stopsUnanswered && goal.by === 'passive' && !decision.forced) throw new Unanswered();
      passed.push({
        seat: decision.seat,
        step: decision.step,
        sentences: decision.seat === goal.seat ? this.#table.sentences(decision) : [],
      });
      this.#pass(decision, goal.by);
      if (this.#table.turn.number === turn) continue;
      turn = this.#table.turn.number;
      if (!goal.turns) throw this.#lost(goal, `the turn of ${this.#name(seat)} ended`, passed);
      if (++turns > ROUNDS_MAX * this.#table.seats.length) throw this.#lost(goal, `${turns} turns went by`, passed);
    }
    throw this.#lost(goal, `${DECISIONS_MAX} decisions were passed`, passed.slice(0, 20));
  }

  #ending(result: Result): string {
    return result.kind === 'stopped' ? `the match was stopped (${result.report})` : 'the match is over';
  }

  #pass(decision: Decision, by: By): void {
    const path = decision.forced ? forcedAnswer(decision) : decision.passive;
    this.#table.answer({ question: decision, path: path as Path, by: decision.forced ? 'forced' : by });
  }

  #stuck<T>(goal: Goal<T>, passed: readonly Passed[]): Stopped {
    const [decision] = this.#table.pending;
    if (!decision) return this.#lost(goal, 'nobody is asked anything', passed);
    const sentences = this.#table.sentences(decision).map(quoted).join(', ');
    return this.#lost(
      goal,
      `${this.#name(decision.seat)} has to answer at ${decision.step} and cannot pass: ${sentences}`,
      passed,
    );
  }

  /** Why a goal was not reached, with the questions on the way. */
  #lost<T>(goal: Goal<T>, why: string, passed: readonly Passed[]): Stopped {
    if (goal.line && goal.seat !== undefined) this.#missed = { seat: goal.seat, line: goal.line, passed };
    const lines = [`${goal.failure}: ${why}.`];
    for (const { step, seat, sentences } of passed)
      if (seat === goal.seat)
        lines.push(`${this.#name(seat)} was asked at ${step}: ${sentences.map(quoted).join(', ')}.`);
    if (passed.length > 0)
      lines.push(`Passed on the way: ${passed.map(({ seat, step }) => `${this.#name(seat)} at ${step}`).join(', ')}.`);
    return new Stopped(lines.join('\n'));
  }

  /** Lets forced decisions answer themselves, up to the end of the turn, unless the script mentions them next. */
  #settle(rest: readonly Step[]): void {
    const turn = this.#table.turn.number;
    for (let count = 0; this.#unsettled && count < DECISIONS_MAX; count++) if (!this.#answerForced(rest, turn)) return;
  }

  /** Lets one forced decision answer itself; false if there is none, or if the turn would end. */
  #answerForced(rest: readonly Step[], turn: number): boolean {
    const next = rest.find(({ kind }) => MOVING.has(kind));
    const decision = this.#table.pending.find((each) => each.forced && !(next && this.#speaksOf(next, each)));
    if (!decision) return false;
    this.#watch.look();
    this.#pass(decision, 'forced');
    if (this.#table.match.result || this.#table.turn.number === turn) return true;
    // An obligatory answer is given, also at the end of a turn; a pass is left to the script.
    if (!decision.passive) return true;
    this.#table.takeBack();
    return false;
  }

  #speaksOf(step: Step, decision: Decision): boolean {
    switch (step.kind) {
      case 'answer':
        return decision.seat === step.seat && this.#table.fits(decision, step.words.text).length > 0;
      case 'until':
        return isAt(decision, step);
      case 'offered':
      case 'only offered':
        return this.#isNextOf(step, decision);
      case 'explained':
        return this.#unexplained(step).length === 0;
      default:
        return false;
    }
  }

  #name(seat: Seat): string {
    return this.#table.seatName(seat);
  }

  #complain(message: string, { line, column }: Place): void {
    this.#problems.push({ message, line, column });
  }
}

function isAt(decision: Decision, { step, seat }: StepOf<'until'>): boolean {
  return decision.step === step.text && (seat === undefined || decision.seat === seat);
}

function quoted(sentence: string): string {
  return JSON.stringify(sentence);
}
