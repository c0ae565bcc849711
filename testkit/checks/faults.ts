/** Answers are transactions: an exception inside the rules leaves the previous decision open. */
import {
  answerOf,
  type BaseState,
  type Context,
  type Decision,
  type Game,
  type GameEvent,
  type Match,
  type Question,
  replay,
} from '@praxis/engine';
import { type Dice, diceFrom, playOut, randomPath } from '../playout.ts';
import {
  type CheckOptions,
  demand,
  demandSame,
  demandTried,
  eachMatch,
  readQuestions,
  type SetupFor,
} from './played-matches.ts';

interface Trap {
  /** The number of events until the rules fail; undefined: they never do. */
  events: number | undefined;
  /** How many events there have been. */
  seen: number;
}

const MESSAGE = 'A fault ordered by the check';
/**
 * One in this many answers is made to fail, and after each fault one in `FEWER` more. Each of them makes the match be
 * derived again from its beginning, which costs more the longer it is.
 */
const FAULT_ONE_IN = 20;
const FEWER = 10;

export function checkFaults<S extends BaseState, C extends Context<S>>(
  game: Game<S, C>,
  setupFor: SetupFor,
  options: CheckOptions,
): void {
  const trap: Trap = { events: undefined, seen: 0 };
  let faults = 0;
  eachMatch('faults', trapped(game, trap), setupFor, options, ({ match, dice, maxAnswers }) => {
    // A match may be over after a few answers, so the first that can fail always does.
    let faultsHere = 0;
    playOut(match, dice, {
      maxAnswers,
      onAnswer: () => {
        if (match.result || (faultsHere > 0 && dice(FAULT_ONE_IN + faultsHere * FEWER) !== 0)) return;
        if (!failsFromOutside(match, trap, dice)) return;
        faultsHere++;
        failsInside(match, trap, dice);
        failsInside(match.fork(), trap, dice);
      },
    });
    faults += faultsHere;
  });
  demandTried(options, faults, `${game.id}, faults: no answer ever came to an event at which it could fail`);
}

/** The same game, with rules that fail when the trap is set. */
function trapped<S extends BaseState, C extends Context<S>>(game: Game<S, C>, trap: Trap): Game<S, C> {
  const through = (emit: (event: GameEvent) => void) => (event: GameEvent) => {
    trap.seen++;
    if (trap.events !== undefined && trap.events-- === 0) {
      trap.events = undefined;
      throw new Error(MESSAGE);
    }
    emit(event);
  };
  return { ...game, context: (state, setup, emit) => game.context(state, setup, through(emit)) };
}

/** The number of events until a random answer fails. Undefined if the answer leads to no event and thus cannot fail. */
function eventsUntilFault<S extends BaseState, C extends Context<S>>(
  match: Match<S, C>,
  trap: Trap,
  dice: Dice,
  { at, seed }: { readonly at: number; readonly seed: string },
): number | undefined {
  const fork = match.fork();
  const question = fork.questions[at] as Question;
  trap.seen = 0;
  fork.choose(question.seat, randomPath(question, diceFrom(seed)));
  return trap.seen > 0 ? dice(trap.seen) : undefined;
}

/** Returns whether the answer failed. An answer without events is not given. */
function failsFromOutside<S extends BaseState, C extends Context<S>>(
  match: Match<S, C>,
  trap: Trap,
  dice: Dice,
): boolean {
  const { decisions } = match;
  const [at, seed] = [dice(decisions.length), `${dice(1_000_000)}`];
  const events = eventsUntilFault(match, trap, dice, { at, seed });
  if (events === undefined) return false;
  const decision = decisions[at] as Decision;
  const before = position(match);
  const answer = answerOf(match.state, randomPath(decision, diceFrom(seed)));
  trap.events = events;
  const given = match.answer(decision.seat, decision.number, answer);
  trap.events = undefined;
  demand('refused' in given, 'an answer whose events failed was accepted');
  demand(given.refused === 'fault', () => `a fault in the rules was reported as ${JSON.stringify(given)}`);
  demandSame(position(match), before, 'an answer that failed changed something');
  const { report } = given;
  demand(
    report.message === MESSAGE && report.seat === decision.seat && report.answer === answer,
    'the report is wrong',
  );
  const again = replay(match.game, JSON.parse(JSON.stringify(report.record)));
  demand(
    again.hash() === match.hash(),
    'the record of the report does not lead to the decision at which the rules failed',
  );
  return true;
}

function failsInside<S extends BaseState, C extends Context<S>>(match: Match<S, C>, trap: Trap, dice: Dice): void {
  const { questions } = match;
  const [at, seed] = [dice(questions.length), `${dice(1_000_000)}`];
  const events = eventsUntilFault(match, trap, dice, { at, seed });
  if (events === undefined) return;
  const question = questions[at] as Question;
  const before = position(match);
  trap.events = events;
  let failure: unknown;
  try {
    match.choose(question.seat, randomPath(question, diceFrom(seed)));
  } catch (error) {
    failure = error;
  } finally {
    trap.events = undefined;
  }
  demand(failure !== undefined, 'an answer whose events failed was accepted');
  demand((failure as Error).message === MESSAGE, `the rules failed otherwise than ordered: ${String(failure)}`);
  demandSame(position(match), before, 'an answer that failed changed something');
}

function position<S extends BaseState, C extends Context<S>>(match: Match<S, C>): string {
  const numbers = match.decisions.map(({ number }) => number);
  return [match.hash(), match.moves, numbers, readQuestions(match)].join(' ');
}
