/** Outcomes for people and for tools. */
import type { Scenario } from './document.ts';
import type { Outcome } from './runner.ts';
import type { Traced } from './table.ts';
import type { Problem } from './yaml.ts';

/** A scenario that was run, or a file that could not be read as one. */
export type Report =
  | { readonly file: string; readonly scenario: Scenario; readonly outcome: Outcome }
  | { readonly file: string; readonly problems: readonly Problem[] };

export interface FormatOptions {
  readonly trace?: boolean;
  readonly options?: boolean;
  /** English without it. */
  readonly words?: ReportWords;
}

/** The words of reports. Scenarios are English. */
export interface ReportWords {
  /** A file that is no scenario, and a scenario that does not hold. */
  readonly wrong: string;
  readonly fail: string;
  summary(args: { readonly passed: number; readonly failed: number }): string;
  readonly pending: string;
  line(args: { readonly line: number }): string;
  readonly nobodyAsked: string;
  canAnswer(args: { readonly seat: string; readonly step: string }): string;
  /** What is wrong with a scenario, which is English here. */
  readonly fault?: (text: string) => string;
}

const ENGLISH: ReportWords = {
  wrong: 'WRONG',
  fail: 'FAIL',
  summary: ({ passed, failed }) => `${passed} passed, ${failed} failed`,
  pending: 'pending',
  line: ({ line }) => `line ${line}`,
  nobodyAsked: 'Nobody is asked anything.',
  canAnswer: ({ seat, step }) => `${seat} can answer at ${step}:`,
};

/** One report as lines of text. */
export function formatReport(
  report: Report,
  { trace = false, options = false, words = ENGLISH }: FormatOptions = {},
): string {
  if (!('outcome' in report))
    return [`${words.wrong} ${report.file}`, ...problemLines(report.file, report.problems, words)].join('\n');
  const { file, scenario, outcome } = report;
  const title = scenario.title === '' ? '' : ` ${scenario.title}`;
  const lines = [`${(outcome.passed ? 'ok' : words.fail).padEnd(5)} ${file}:${scenario.line}${title}`];
  if (trace) outcome.trace.forEach((traced, index) => void lines.push(...tracedLines(traced, index + 1, words)));
  lines.push(...problemLines(file, outcome.problems, words));
  if (options) lines.push(...optionLines(outcome.options ?? [], words));
  return lines.join('\n');
}

/** `file:line:column: message`, as editors understand it; further lines of a message are set in. */
function problemLines(file: string, problems: readonly Problem[], { fault }: ReportWords): readonly string[] {
  return problems.map(({ message, line, column }) => {
    const said = fault?.(message) ?? message;
    return `  ${file}:${line}:${column}: ${said.replaceAll('\n', '\n    ')}`;
  });
}

function tracedLines(
  { step, seat, sentences, answer, by, line }: Traced,
  number: number,
  words: ReportWords,
): readonly string[] {
  const how = by === 'script' && line !== undefined ? words.line({ line }) : by;
  return [
    `  ${number}. ${step}, ${seat}${answer === undefined ? ` (${words.pending})` : ` (${how})`}`,
    ...sentences.map((sentence) => `     ${sentence === answer ? '>' : ' '} ${sentence}`),
    // An action beside the question is no member of its list.
    ...(answer === undefined || sentences.includes(answer) ? [] : [`     > ${answer}`]),
  ];
}

function optionLines(options: readonly Traced[], words: ReportWords): readonly string[] {
  if (options.length === 0) return [`  ${words.nobodyAsked}`];
  return options.flatMap(({ step, seat, sentences }) => [
    `  ${words.canAnswer({ seat, step })}`,
    ...sentences.map((sentence) => `    ${sentence}`),
  ]);
}

/** The last line: how many scenarios there were, and how many of them hold. */
export function formatSummary(reports: readonly Report[], words: ReportWords = ENGLISH): string {
  return words.summary(countReports(reports));
}

export function countReports(reports: readonly Report[]): { readonly passed: number; readonly failed: number } {
  const passed = reports.filter((report) => 'outcome' in report && report.outcome.passed).length;
  return { passed, failed: reports.length - passed };
}

/** Everything as one JSON value. Files that could not be read as scenarios are among the others without a title. */
export function formatJson(reports: readonly Report[]): string {
  return JSON.stringify({ ...countReports(reports), scenarios: reports.map(jsonOf) }, undefined, 2);
}

function jsonOf(report: Report): object {
  if (!('outcome' in report)) return { file: report.file, passed: false, problems: report.problems };
  const { file, scenario, outcome } = report;
  const { line, game, edition, title, rules } = scenario;
  const { passed, problems, trace, options } = outcome;
  return {
    file,
    line,
    game: game.text,
    edition: edition.text,
    title,
    rules,
    passed,
    problems,
    ...(trace.length > 0 ? { trace } : {}),
    ...(options ? { options } : {}),
  };
}
