/**
 * The tests that take longest begin first, so that the processors end together. Without a memory of earlier runs vitest
 * begins with the largest files, and the files that play all scenarios are among the smallest.
 */
import { matchesGlob, relative } from 'node:path';
import { BaseSequencer, type TestSpecification } from 'vitest/node';

/** Those that take longest, by their time: first those without servers and browsers, then those with them. */
const LONG_TESTS = [
  'games/vtes/scenarios.test.ts',
  'games/*/checks.test.ts',
  'games/*/scenarios.test.ts',
  'testkit/miniatures.test.ts',
  'server/updates/hidden-every-game.test.ts',
  'server/host/threads.test.ts',
  'server/crash.test.ts',
  'web/e2e/{rivals,play,pages,contrast,magic,keyboard}.test.ts',
  'server/updates/*.test.ts',
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
