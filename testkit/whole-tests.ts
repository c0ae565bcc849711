/**
 * Which tests start servers, databases, processes or browsers of their own. They run when the rest is done, a few at a
 * time.
 */
import { matchesGlob } from 'node:path';

export const WHOLE_TESTS = [
  'web/e2e/**/*.test.ts',
  'server/**/*.test.ts',
  'cli/worker.test.ts',
  'cli/simulate.test.ts',
  'testkit/postgres.test.ts',
  'scripts/upgrade.test.ts',
];

export function isWhole(file: string): boolean {
  return WHOLE_TESTS.some((pattern) => matchesGlob(file, pattern));
}
