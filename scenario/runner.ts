/** Runs scenarios. `play.ts` defines the steps; this file sets up the match and checks the result. */

import { type Staging, StagingMistake } from '@praxis/contract';
import { type BaseState, type Context, Mistake } from '@praxis/engine';
import { checkScenario } from './check.ts';
import type { Scenario } from './document.ts';
import { Play } from './play.ts';
import { retraced } from './retrace.ts';
import { openingLuck } from './script.ts';
import { type Move, type Staged, Table, type Traced } from './table.ts';
import type { Problem } from './yaml.ts';

export interface RunOptions {
  /** Keep every decision with its sentences. */
  readonly trace?: boolean;
  /** Stop at the first decision that the script does not answer. */
  readonly options?: boolean;
}

export interface Outcome {
  readonly passed: boolean;
  readonly problems: readonly Problem[];
  /** Every decision in the order answered, and the open ones at the end; empty unless requested. */
  readonly trace: readonly Traced[];
  /** The answers that led from the position to the end, so that it can be played again. */
  readonly moves: readonly Move[];
  /** The decisions that the script leaves open, if requested. */
  readonly options?: readonly Traced[];
  /** The fingerprint of the position at the end. */
  readonly hash?: string;
}

/** Runs a scenario once. */
export function runScenario<S extends BaseState, C extends Context<S>>(
  staging: Staging<S, C>,
  scenario: Scenario,
  options: RunOptions = {},
): Outcome {
  const wrong = checkScenario(staging, scenario);
  if (wrong.length > 0) return failed(wrong);
  try {
    const staged = stagedOr(staging, scenario);
    if ('message' in staged) return failed([staged]);
    const table = new Table(staging, staged, options.trace === true);
    return noted(new Play(table, scenario, options.options === true).run(), staged, scenario);
  } catch (error) {
    // A fault of the program fails this scenario loudly, and the others still run.
    return failed([programFault(error, scenario)]);
  }
}

function programFault(error: unknown, { line, column }: Scenario): Problem {
  return { message: `The program failed. ${(error as Error).stack ?? error}`, line, column };
}

/** The position, with the luck that the script begins with: it also serves everything before the first question. */
export function stageScenario<S extends BaseState, C extends Context<S>>(
  staging: Staging<S, C>,
  scenario: Scenario,
): Staged<S> {
  const staged = staging.stage(scenario.position);
  const luck = openingLuck(scenario);
  if (luck.length > 0) staged.state.random.scripted = luck.map(({ result }) => staging.luck(result));
  return staged;
}

function stagedOr<S extends BaseState, C extends Context<S>>(
  staging: Staging<S, C>,
  scenario: Scenario,
): Staged<S> | Problem {
  try {
    const staged = stageScenario(staging, scenario);
    const seats = staged.setup.seats.map(({ name }) => name);
    if (seats.join('\n') !== scenario.seats.join('\n'))
      throw new Error(
        `The staging of ${staging.game.id} seats ${seats.join(', ')} instead of ${scenario.seats.join(', ')}`,
      );
    return staged;
  } catch (error) {
    if (error instanceof StagingMistake) return { message: error.message, ...scenario.place(error.at) };
    if (error instanceof Mistake) return { message: error.message, line: scenario.line, column: scenario.column };
    throw error;
  }
}

/** If a scenario fails, what its author may have meant otherwise is said as well. */
function noted<S extends BaseState>(outcome: Outcome, { notes = [] }: Staged<S>, scenario: Scenario): Outcome {
  if (outcome.passed) return outcome;
  const remarks = notes.map(({ message, at }) => ({ message: `Note: ${message}`, ...scenario.place(at) }));
  return { ...outcome, problems: [...outcome.problems, ...remarks] };
}

function failed(problems: readonly Problem[]): Outcome {
  return { passed: false, problems, trace: [], moves: [] };
}

/**
 * Runs a scenario, and then plays its answers again on copies of the match, from its record and after takebacks. The
 * outcome is that of the first run, with the first difference as a problem.
 */
export function runAndRetrace<S extends BaseState, C extends Context<S>>(
  staging: Staging<S, C>,
  scenario: Scenario,
  options: RunOptions = {},
): Outcome {
  const first = runScenario(staging, scenario, options);
  if (!first.passed || options.options || first.hash === undefined) return first;
  try {
    const difference = retraced(staging, stageScenario(staging, scenario), { moves: first.moves, hash: first.hash });
    if (difference === undefined) return first;
    return {
      ...first,
      passed: false,
      problems: [{ message: difference, line: scenario.line, column: scenario.column }],
    };
  } catch (error) {
    return { ...first, ...failed([programFault(error, scenario)]) };
  }
}
