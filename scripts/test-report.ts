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

/** The expected files that have tests without a result, or none at all: the process that ran them has died. */
export function unfinishedFiles(
  { testResults }: TestReport,
  folder: string,
  expected: readonly string[],
): readonly string[] {
  const finished = new Set(
    testResults
      .filter(({ assertionResults }) => assertionResults.every(({ status }) => status !== 'pending'))
      .map(({ name }) => relative(folder, name)),
  );
  return expected.filter((path) => !finished.has(path));
}

/** Files that ran again count with their second run. */
export function countTests(
  { testResults }: TestReport,
  again?: TestReport,
): { readonly passed: number; readonly failed: number } {
  const second = new Map(again?.testResults.map((file) => [file.name, file]));
  const first = new Map(testResults.map((file) => [file.name, file]));
  const tests = [...new Map([...first, ...second]).values()].flatMap(({ assertionResults }) => assertionResults);
  const count = (wanted: string): number => tests.filter(({ status }) => status === wanted).length;
  return { passed: count('passed'), failed: count('failed') };
}
