/** `praxis scenario FILE… [--trace] [--options] [--json]` */
import { readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import type { Staging } from '@praxis/contract';
import { readScenarios, type Scenario } from './document.ts';
import { countReports, formatJson, formatReport, formatSummary, type Report, type ReportWords } from './format.ts';
import { type Outcome, runAndRetrace } from './runner.ts';

export interface ScenarioFlags {
  /** Print every decision with its step and sentences. */
  readonly trace?: boolean;
  /** Stop at the first decision that the script does not answer, and list its sentences. */
  readonly options?: boolean;
  readonly json?: boolean;
  /** The words of the report; English without it. */
  readonly words?: ReportWords;
}

/** The stagings of the games by the name that scenarios give them. */
export type Stagings = Readonly<Record<string, Staging>>;

/** The exit status: all hold, some do not, or a file cannot be read. */
export const STATUS = { hold: 0, fail: 1, unreadable: 2 } as const;

/** Runs the scenarios of files, and of folders with all their `.yaml` files. Returns the exit status. */
export function scenarioCommand(
  stagings: Stagings,
  paths: readonly string[],
  flags: ScenarioFlags,
  write: (text: string) => void,
): number {
  if (paths.length === 0) {
    write('Expected at least one file with scenarios.\n');
    return STATUS.unreadable;
  }
  const reports: Report[] = [];
  let unreadable = false;
  const report = (each: Report): void => {
    reports.push(each);
    if (!flags.json) write(`${formatReport(each, flags)}\n`);
  };
  for (const path of paths) {
    try {
      for (const file of filesOf(path)) reportFile(stagings, file, readFileSync(file, 'utf8'), flags, report);
    } catch (error) {
      if (!isFileError(error)) throw error;
      unreadable = true;
      report({ file: path, problems: [{ message: `Cannot be read: ${error.message}.`, line: 1, column: 1 }] });
    }
  }
  write(`${flags.json ? formatJson(reports) : formatSummary(reports, flags.words)}\n`);
  if (unreadable) return STATUS.unreadable;
  return countReports(reports).failed === 0 && reports.length > 0 ? STATUS.hold : STATUS.fail;
}

function reportFile(
  stagings: Stagings,
  file: string,
  text: string,
  flags: ScenarioFlags,
  report: (report: Report) => void,
): void {
  const { scenarios, problems } = readScenarios(text, file);
  for (const scenario of scenarios) report({ file, scenario, outcome: outcomeOf(stagings, scenario, flags) });
  if (problems.length > 0) report({ file, problems });
}

function outcomeOf(stagings: Stagings, scenario: Scenario, { trace = false, options = false }: ScenarioFlags): Outcome {
  const { text, line, column } = scenario.game;
  const staging = Object.hasOwn(stagings, text) ? stagings[text] : undefined;
  if (staging) return runAndRetrace(staging, scenario, { trace, options });
  const message = `Expected a game (${Object.keys(stagings).join(', ')}), not ${JSON.stringify(text)}.`;
  return { passed: false, problems: [{ message, line, column }], trace: [], moves: [] };
}

function filesOf(path: string): readonly string[] {
  if (!statSync(path).isDirectory()) return [path];
  return readdirSync(path, { recursive: true, encoding: 'utf8' })
    .filter((name) => /\.ya?ml$/.test(name))
    .sort()
    .map((name) => join(path, name));
}

function isFileError(error: unknown): error is NodeJS.ErrnoException {
  return error instanceof Error && 'syscall' in error;
}
