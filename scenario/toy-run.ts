/** Scenarios about the toy game in a line or two, for the tests of the runner. */
import { readScenarios } from './document.ts';
import { type Outcome, type RunOptions, runAndRetrace } from './runner.ts';
import { toyStaging } from './toy-staging.ts';

/** Three lines: a script that follows begins in line 4. Lantern and Kite go one way, the anchors answer. */
export const TABLE = `game: harbour
edition: second
seats: {Sara: {hand: [Lantern, Kite]}, Alex: {hand: [Anchor]}, Nora: {}}
`;

/** Runs one scenario three times. Problems of the document are an outcome as well. */
export function run(text: string, options: RunOptions = {}): Outcome {
  const { scenarios, problems } = readScenarios(text, 'harbour.yaml');
  const [scenario] = scenarios;
  if (problems.length > 0 || !scenario) return { passed: false, problems, trace: [], moves: [] };
  return runAndRetrace(toyStaging, scenario, options);
}

/** Every problem as `line:column message`; none if the scenario holds. */
export function problemsOf(text: string): readonly string[] {
  return run(text).problems.map(({ line, column, message }) => `${line}:${column} ${message}`);
}

/** The same for a script and the text after it, with the usual seats. */
export function atTable(rest: string): readonly string[] {
  return problemsOf(TABLE + rest);
}
