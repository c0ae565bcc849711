/** Answers are transactions: an exception inside the rules leaves the previous decision open. */
import { answerOf, type BaseState, type Context, type Game, type GameEvent, type Match, replay } from '@praxis/engine';
import { type Dice, diceFrom, playOut, randomPath } from '../playout.ts';
import { type CheckOptions, demand, demandSame, eachMatch, readQuestions, type SetupFor } from './common.ts';

/** The number of events until the rules fail; undefined: they never do. */
interface Trap {
  events: number | undefined;
}

const MESSAGE = 'A fault ordered by the check';
/** One in this many answers is made to fail. */
const FAULT_ONE_IN = 6;
const EVENTS_MAX = 3;

export function checkFaults<S extends BaseState, C extends Context<S>>(
  game: Game<S, C>,
  setupFor: SetupFor,
  options: CheckOptions,
): void {
  const trap: Trap = { events: undefined };
  let faults = 0;
  eachMatch('faults', trapped(game, trap), setupFor, options, ({ match, dice, maxAnswers }) => {
    playOut(match, dice, {
      maxAnswers,
      onAnswer: () => {
        if (match.result || dice(FAULT_ONE_IN) !== 0) return;
        if (failsFromOutside(match, trap, dice)) faults++;
        failsInside(match, trap, dice);
        failsInside(match.fork(), trap, dice);
      },
    });
  });
  demand(faults > 0, `${game.id}, faults: no answer ever came to an event at which it could fail`);
}

/** The same game, with rules that fail when the trap is set. */
function trapped<S extends BaseState, C extends Context<S>>(game: Game<S, C>, trap: Trap): Game<S, C> {
  const through = (emit: (event: GameEvent) => void) => (event: GameEvent) => {
    if (trap.events !== undefined && trap.events-- === 0) {
      trap.events = undefined;
      throw new Error(MESSAGE);
    }
    emit(event);
  };
  return { ...game, context: (state, setup, emit) => game.context(state, setup, through(emit)) };
}

/** Returns whether the answer failed. An answer without events succeeds. */
function failsFromOutside<S extends BaseState, C extends Context<S>>(
  match: Match<S, C>,
  trap: Trap,
  dice: Dice,
): boolean {
  const { decisions } = match;
  const decision = decisions[dice(decisions.length)];
  if (!decision) return false;
  const before = position(match);
  const answer = answerOf(match.state, randomPath(decision, dice));
  trap.events = dice(EVENTS_MAX);
  const given = match.answer(decision.seat, decision.number, answer);
  trap.events = undefined;
  if (!('refused' in given)) return false;
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
  const question = questions[dice(questions.length)];
  if (!question) return;
  const before = position(match);
  trap.events = dice(EVENTS_MAX);
  const path = randomPath(question, diceFrom(`${dice(1_000_000)}`));
  try {
    match.choose(question.seat, path);
  } catch (error) {
    demand((error as Error).message === MESSAGE, `the rules failed otherwise than ordered: ${String(error)}`);
    demandSame(position(match), before, 'an answer that failed changed something');
  } finally {
    trap.events = undefined;
  }
}

function position<S extends BaseState, C extends Context<S>>(match: Match<S, C>): string {
  const numbers = match.decisions.map(({ number }) => number);
  return [match.hash(), match.moves, numbers, readQuestions(match)].join(' ');
}
