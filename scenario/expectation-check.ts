/** Checks a scenario's expectations on the table. */
import { type BaseState, type Context, Mistake } from '@praxis/engine';
import type { Scenario } from './document.ts';
import { type Expectation, mismatches, segments } from './expectation.ts';
import type { Table } from './table.ts';
import type { Problem } from './yaml.ts';

export class ExpectationCheck<S extends BaseState, C extends Context<S>> {
  readonly #table: Table<S, C>;
  readonly #complain: (problem: Problem) => void;
  /** The paths' values at the start of the script, against which changes are measured. */
  readonly #start: ReadonlyMap<string, unknown>;

  constructor(table: Table<S, C>, { script, expect }: Scenario, complain: (problem: Problem) => void) {
    this.#table = table;
    this.#complain = complain;
    const expectations = [...script.flatMap((step) => (step.kind === 'expect' ? step.expectations : [])), ...expect];
    this.#start = new Map(expectations.map(({ path }) => [path, this.#valueOrNothing(path)]));
  }

  /** Complains about everything that does not hold now, and about paths that lead nowhere. */
  check(expectations: readonly Expectation[]): void {
    for (const expectation of expectations) {
      const { line, column } = expectation;
      for (const message of this.#wrong(expectation)) this.#complain({ message, line, column });
    }
  }

  #wrong(expectation: Expectation): readonly string[] {
    try {
      const actual = this.#value(expectation.path);
      return mismatches(
        expectation,
        actual,
        (path) => this.#start.get(path),
        (name) => this.#isName(name),
      );
    } catch (error) {
      if (error instanceof Mistake) return [error.message];
      throw error;
    }
  }

  #value(path: string): unknown {
    // Only the match knows the step: a game does not store its open question.
    if (path === 'step') return this.#table.pending[0]?.step ?? 'none';
    const { staging, g, seats, names } = this.#table;
    return staging.read(g, segments(path, seats), names);
  }

  /** Undefined if the path leads nowhere yet: its target may come into being later. */
  #valueOrNothing(path: string): unknown {
    try {
      return this.#value(path);
    } catch (error) {
      if (error instanceof Mistake) return undefined;
      throw error;
    }
  }

  #isName(name: string): boolean {
    const { staging, g, seats, names } = this.#table;
    if (seats.includes(name) || names.has(name) || staging.words?.includes(name)) return true;
    for (const card of staging.cardNames(g)) if (card === name) return true;
    return false;
  }
}
