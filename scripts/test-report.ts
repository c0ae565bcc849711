/** Reads the reports of vitest: the failures, and the number of passed tests. */
import { relative } from 'node:path';

/** The part of vitest's report that is read here. */
export interface TestReport {
  readonly testResults: readonly TestFile[];
}

interface TestFile {
  readonly name: string;
  readonly status: 'passed' | 'failed';
  readonly assertionResults: readonly { readonly status: string }[];
}

/** The files with a failure, relative to the folder; a file that could not be loaded is one of them. */
export function failedFiles({ testResults }: TestReport, folder: string): readonly string[] {
  return testResults.filter(({ status }) => status === 'failed').map(({ name }) => relative(folder, name));
}

/** Files that ran again count with their second run. */
export function countTests(
  { testResults }: TestReport,
  again?: TestReport,
): { readonly passed: number; readonly failed: number } {
  const second = new Map(again?.testResults.map((file) => [file.name, file]));
  const tests = testResults.flatMap((file) => (second.get(file.name) ?? file).assertionResults);
  const count = (wanted: string): number => tests.filter(({ status }) => status === wanted).length;
  return { passed: count('passed'), failed: count('failed') };
}
