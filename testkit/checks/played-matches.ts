/** The common parts of the checks: playing matches, and reporting the place of a failure. */
import { hash } from 'node:crypto';
import {
  answerOf,
  answers,
  type BaseState,
  type Context,
  type Game,
  keyOf,
  type Match,
  type MatchOptions,
  openMatch,
  type Question,
  type Seat,
  type Setup,
} from '@praxis/engine';
import { type Dice, diceFrom } from '../playout.ts';

export interface CheckOptions {
  readonly matches: number;
  /** The seeds of all matches and of the random players follow from it. */
  readonly seed: string;
  /** A match with more answers counts as one that does not end. */
  readonly maxAnswers?: number;
  /**
   * For the calls of a longer run, which adds up how often each of its checks found something to try. Whether it was
   * often enough is then asked at the end of the run, because a single match may be over too soon.
   */
  readonly tried?: Tried;
}

/** How often something was tried, by the complaint that it never was. */
export type Tried = Map<string, number>;

export type SetupFor = (seed: string) => Setup;

/** One match on its way through a check. */
export interface Trial<S extends BaseState, C extends Context<S>> {
  readonly match: Match<S, C>;
  readonly dice: Dice;
  readonly maxAnswers: number;
}

const MAX_ANSWERS = 50_000;

/** Opens the matches of a check, one after another. Every failure is reported with the seed and the place. */
export function eachMatch<S extends BaseState, C extends Context<S>>(
  check: string,
  game: Game<S, C>,
  setupFor: SetupFor,
  { matches, seed, maxAnswers = MAX_ANSWERS }: CheckOptions,
  body: (trial: Trial<S, C>) => void,
  matchOptions: MatchOptions = {},
): void {
  for (let number = 1; number <= matches; number++) {
    const matchSeed = `${seed} ${number}`;
    let match: Match<S, C> | undefined;
    try {
      match = openMatch(game, setupFor(matchSeed), matchOptions);
      body({ match, dice: diceFrom(`${check} ${matchSeed}`), maxAnswers });
    } catch (error) {
      const { message } = error instanceof Error ? error : new Error(String(error));
      const place = match ? `after answer ${match.moves}` : 'before the first answer';
      throw new Error(`${game.id}, ${check}: seed "${matchSeed}", ${place}: ${message}`, { cause: error });
    }
  }
}

export function demand(claim: boolean, otherwise: string | (() => string)): asserts claim {
  if (!claim) throw new Error(typeof otherwise === 'string' ? otherwise : otherwise());
}

/** A match's `hash()`, but several times as fast: the engine's must work in browsers, too. */
export function hashAt<S extends BaseState, C extends Context<S>>({ position }: Match<S, C>): string {
  return hash('sha256', JSON.stringify(position));
}

/** Demands that a check had something to try, now or at the end of the run that it is a part of. */
export function demandTried({ tried }: CheckOptions, times: number, otherwise: string): void {
  if (tried) tried.set(otherwise, (tried.get(otherwise) ?? 0) + times);
  else demand(times > 0, otherwise);
}

/** Demands that two texts are the same, and shows the first difference if they are not. */
export function demandSame(a: string, b: string, what: string): void {
  if (a === b) return;
  let at = 0;
  while (a[at] === b[at]) at++;
  const part = (text: string): string => JSON.stringify(text.slice(Math.max(0, at - 60), at + 120));
  throw new Error(`${what}\n  here: ${part(a)}\n  there: ${part(b)}`);
}

/** Answers of large decisions are compared up to this number. */
const COMPARED_MAX = 60;

/** A question with everything readable in it: its step, its subject, its answers and their sentences. */
export function readQuestion<S extends BaseState, C extends Context<S>>(
  match: Match<S, C>,
  question: Question,
): unknown {
  const { state, context } = match;
  const wording = match.game.wording('en');
  return {
    seat: question.seat,
    step: question.step,
    about: keyOf(state, question.about),
    words: wording.about(context, question),
    passive: question.passive && answerOf(state, question.passive),
    answers: answers(question, COMPARED_MAX).map((path) => ({
      answer: answerOf(state, path),
      sentence: wording.sentence(context, question, path),
    })),
  };
}

/** All open questions, as text. */
export function readQuestions<S extends BaseState, C extends Context<S>>(match: Match<S, C>): string {
  return JSON.stringify(match.questions.map((question) => readQuestion(match, question)));
}

/** Everything a seat can read from the match: its view and its questions. */
export function readSeat<S extends BaseState, C extends Context<S>>(match: Match<S, C>, seat: Seat): string {
  const own = [...match.questions, match.anytimeActions(seat)].filter((question) => question?.seat === seat);
  return JSON.stringify([match.view(seat), own.map((question) => readQuestion(match, question as Question))]);
}
