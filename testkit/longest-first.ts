/**
 * The tests that take longest begin first, so that the processors end together. Without a memory of earlier runs vitest
 * begins with the largest files, and the files that play all scenarios are among the smallest.
 */
import { matchesGlob, relative } from 'node:path';
import { BaseSequencer, type TestSpecification } from 'vitest/node';

/** Those that take more than about twenty seconds, by their time. */
const LONG_TESTS = [
  'games/vtes/scenarios.test.ts',
  'games/*/checks.test.ts',
  'games/*/scenarios.test.ts',
  'testkit/miniatures.test.ts',
];

function rankOf(file: string): number {
  const rank = LONG_TESTS.findIndex((pattern) => matchesGlob(relative(process.cwd(), file), pattern));
  return rank < 0 ? LONG_TESTS.length : rank;
}

export class LongestFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const sorted = await super.sort(files);
    return sorted.sort((one, other) => rankOf(one.moduleId) - rankOf(other.moduleId));
  }
}
