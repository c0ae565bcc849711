/** The match on which a scenario is played: its questions, their wording, and the answers. */

import type { Staging, StagingNote } from '@praxis/contract';
import {
  ANYTIME_ACTION,
  answerOf,
  type BaseState,
  type CardId,
  type Context,
  type Decision,
  type Explanation,
  explained,
  type Fit,
  type Match,
  openAt,
  type Path,
  type Question,
  type Seat,
  type Setup,
  sentences,
  type Wording,
} from '@praxis/engine';
import { fits, goesOn, isSame, isUnbroken } from './matching.ts';

/**
 * The source of an answer: a line, an `until`, the passing before the next line, or the rules because there was no
 * other.
 */
export type By = 'script' | 'until' | 'passive' | 'forced';

/** A decision as it was asked, and its answer. */
export interface Traced {
  readonly step: string;
  readonly seat: string;
  readonly sentences: readonly string[];
  /** Undefined while it is pending. */
  readonly answer?: string;
  readonly by?: By;
  /** The line of the file that answered. */
  readonly line?: number;
}

export interface Given {
  readonly question: Question;
  readonly path: Path;
  readonly by: By;
  readonly line?: number | undefined;
  readonly anytime?: boolean;
}

/** An answer as the record has it. */
export interface Answer {
  readonly seat: Seat;
  readonly answer: string;
  readonly anytime: boolean;
  readonly by: By;
}

/** A step of the match as its record has it: an answer with its seat, or scripted results of chance. */
export type Move = Answer | { readonly luck: readonly number[] };

/** A position as the game's staging built it. */
export interface Staged<S extends BaseState> {
  readonly setup: Setup;
  readonly state: S;
  readonly names: ReadonlyMap<string, CardId>;
  readonly notes?: readonly StagingNote[];
}

/** The run cannot go on. */
export class Stopped extends Error {
  override readonly name = 'Stopped';
}

export class Table<S extends BaseState, C extends Context<S>> {
  readonly staging: Staging<S, C>;
  readonly names: ReadonlyMap<string, CardId>;
  /** True if the trace is kept. */
  readonly traces: boolean;
  readonly trace: Traced[] = [];
  /** Every sentence that was given as an answer. */
  readonly said: string[] = [];
  /** All steps from the position to the match's present state. */
  readonly moves: Move[] = [];
  readonly #wording: Wording<C>;
  readonly #match: Match<S, C>;

  constructor(staging: Staging<S, C>, staged: Staged<S>, traces: boolean) {
    this.staging = staging;
    this.names = staged.names;
    this.#wording = staging.game.wording('en');
    this.traces = traces;
    // Forced decisions are asked as well, because a line may answer them.
    this.#match = openAt(staging.game, staged.setup, staged.state, { askForced: true });
  }

  get match(): Match<S, C> {
    return this.#match;
  }

  get g(): C {
    return this.#match.context;
  }

  get seats(): readonly string[] {
    return this.#match.setup.seats.map(({ name }) => name);
  }

  seatName(seat: Seat): string {
    return this.seats[seat] as string;
  }

  /** The open decisions, in the order asked. */
  get pending(): readonly Decision[] {
    return this.#match.decisions;
  }

  get turn(): { readonly seat: Seat; readonly number: number } {
    return this.staging.turn(this.g);
  }

  say(question: Question, path: Path): string {
    return this.#wording.sentence(this.g, question, path);
  }

  /** All answers as sentences; two answers with the same sentence are one. */
  sentences(question: Question): readonly string[] {
    return [...new Set(sentences(this.g, this.#wording, question).map(({ sentence }) => sentence))];
  }

  /** Sentences that the seat might think of, forbidden ones included. */
  *conceivable(seat: Seat): Generator<string> {
    const question = { seat, step: '', about: { say: 'explain' } };
    const step = this.#match.questions[0]?.step ?? '';
    for (const { path } of this.staging.game.conceivable?.(this.g, seat, step) ?? [])
      yield this.#wording.sentence(this.g, question, path);
  }

  fits(question: Question, line: string): readonly Fit[] {
    const name = this.seatName(question.seat);
    const found = fits(this.g, this.#wording, question, name, line);
    const { understood } = this.staging;
    return found.length > 0 || !understood ? found : fits(this.g, understood, question, name, line);
  }

  /** Why the line is not possible for the seat; unknown cards are understood by their names. */
  explain(seat: Seat, line: string): Explanation {
    const { understood } = this.staging;
    const explanation = explained(this.#match, seat, line, 'en', false, understood ? [understood] : []);
    const rules = explanation.possible
      ? this.#whyNotExactly(seat, line, explanation.sentences)
      : this.#whyNotBegun(seat, line, explanation);
    if (rules.length === 0) return explanation;
    return {
      ...explanation,
      possible: false,
      reasons: rules.map((rule) => ({ rule, words: this.#wording.rule(rule) })),
    };
  }

  /**
   * The rules that forbid exactly this sentence, although its words are also scattered over a possible one: Hydra may
   * not attack her companion Skunk, but `Hydra attacks Skunk` is in `Hydra attacks Doc with Skunk`.
   */
  #whyNotExactly(seat: Seat, line: string, possible: readonly string[]): readonly string[] {
    if (possible.some((sentence) => isUnbroken(sentence, line))) return [];
    const question = { seat, step: '', about: { say: 'explain' } };
    const step = this.#match.questions[0]?.step ?? '';
    for (const { path, reasons } of this.staging.game.conceivable?.(this.g, seat, step) ?? []) {
      if (reasons.length === 0) continue;
      const sentence = this.#wording.sentence(this.g, question, path);
      if ([line, `${this.seatName(seat)} ${line}`].some((each) => isSame(sentence, each))) return reasons;
    }
    return [];
  }

  /**
   * What is forbidden by itself is forbidden however the sentence goes on: that a Title is unique does not depend on how
   * it would be paid. The longest beginning says most.
   */
  #whyNotBegun(seat: Seat, line: string, { sentences }: Explanation): readonly string[] {
    if (sentences.length > 0) return [];
    const question = { seat, step: '', about: { say: 'explain' } };
    const step = this.#match.questions[0]?.step ?? '';
    let nearest: { readonly size: number; readonly reasons: readonly string[] } = { size: 0, reasons: [] };
    for (const { path, reasons } of this.staging.game.conceivable?.(this.g, seat, step) ?? []) {
      const sentence = this.#wording.sentence(this.g, question, path);
      if (sentence.length <= nearest.size) continue;
      if ([line, `${this.seatName(seat)} ${line}`].some((each) => goesOn(each, sentence)))
        nearest = { size: sentence.length, reasons };
    }
    return nearest.reasons;
  }

  /** Answers a decision, or takes an action that is possible at any time. `line` is the script's line. */
  answer({ question, path, by, line, anytime = false }: Given): void {
    const sentence = this.say(question, path);
    const answer = answerOf(this.#match.state, path);
    this.said.push(sentence);
    this.moves.push({ seat: question.seat, answer, anytime, by });
    if (this.traces)
      this.trace.push({ ...this.asked(question), answer: sentence, by, ...(line === undefined ? {} : { line }) });
    this.#give(question.seat, answer, anytime);
  }

  /** A decision's entry in the trace while it is open. */
  asked(question: Question): Traced {
    return { step: question.step, seat: this.seatName(question.seat), sentences: this.sentences(question) };
  }

  /** Takes the last answer back as if it had not been given. */
  takeBack(): void {
    this.#match.takeback(1);
    this.said.pop();
    this.moves.pop();
    if (this.traces) this.trace.pop();
  }

  luck(results: readonly number[]): void {
    this.moves.push({ luck: results });
    this.#match.scriptLuck(results);
  }

  /** How many scripted results chance has not asked for yet. */
  get luckLeft(): number {
    return this.#match.state.random.scripted?.length ?? 0;
  }

  #give(seat: Seat, answer: string, anytime: boolean): void {
    const number = anytime ? ANYTIME_ACTION : this.pending.find((each) => each.seat === seat)?.number;
    const given = this.#match.answer(seat, number ?? 0, answer);
    if (!('refused' in given)) return;
    const why = given.refused === 'fault' ? `the rules failed: ${given.report.message}` : given.refused;
    throw new Stopped(`The answer "${answer}" of ${this.seatName(seat)} was refused: ${why}.`);
  }
}
