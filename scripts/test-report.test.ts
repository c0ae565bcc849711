import { expect, test } from 'vitest';
import { isWhole } from '../testkit/whole-tests.ts';
import { countTests, failedFiles, type TestReport, unfinishedFiles } from './test-report.ts';

const file = (name: string, ...statuses: readonly string[]): TestReport['testResults'][number] => ({
  ...{ name: `/praxis/${name}`, status: statuses.every((each) => each === 'passed') ? 'passed' : 'failed' },
  assertionResults: statuses.map((status) => ({ status })),
});

const FIRST: TestReport = {
  testResults: [file('engine/a.test.ts', 'passed', 'passed'), file('server/b.test.ts', 'passed', 'failed', 'failed')],
};

test('files with a failure are named, and every test counts', () => {
  expect(failedFiles(FIRST, '/praxis')).toEqual(['server/b.test.ts']);
  expect(countTests(FIRST)).toEqual({ passed: 3, failed: 2 });
});

test('a file that ran again counts with its second run, for better or worse', () => {
  const well = { testResults: [file('server/b.test.ts', 'passed', 'passed', 'passed')] };
  const badly = { testResults: [file('server/b.test.ts', 'passed', 'passed', 'failed')] };
  expect(countTests(FIRST, well)).toEqual({ passed: 5, failed: 0 });
  expect(countTests(FIRST, badly)).toEqual({ passed: 4, failed: 1 });
});

test('files that a dead process left without a result are named, and count with their second run', () => {
  const cut = { testResults: [...FIRST.testResults, file('server/c.test.ts', 'passed', 'pending')] };
  const expected = ['engine/a.test.ts', 'server/b.test.ts', 'server/c.test.ts', 'server/d.test.ts'];
  expect(unfinishedFiles(cut, '/praxis', expected)).toEqual(['server/c.test.ts', 'server/d.test.ts']);
  expect(unfinishedFiles(FIRST, '/praxis', expected.slice(0, 2))).toEqual([]);
  const again = {
    testResults: [
      ...[file('server/b.test.ts', 'passed', 'passed', 'passed')],
      ...[file('server/c.test.ts', 'passed', 'passed'), file('server/d.test.ts', 'passed')],
    ],
  };
  expect(countTests(cut, again)).toEqual({ passed: 8, failed: 0 });
});

test('only tests with servers, databases, processes or browsers get a second run', () => {
  expect(['server/storage/bus.test.ts', 'web/e2e/play.test.ts', 'cli/worker.test.ts'].map(isWhole)).toEqual([
    ...[true, true, true],
  ]);
  expect(['engine/match.test.ts', 'web/table/card.test.tsx', 'cli/deck.test.ts'].map(isWhole)).toEqual([
    ...[false, false, false],
  ]);
});
