import { availableParallelism } from 'node:os';
import { configDefaults, defineConfig } from 'vitest/config';

/** Tests that start servers, databases, processes or browsers of their own. They run one after the other, when the rest is done. */
const WHOLE = [
  'web/e2e/**/*.test.ts',
  'server/**/*.test.ts',
  'cli/worker.test.ts',
  'cli/simulate.test.ts',
  'testkit/postgres.test.ts',
  'scripts/upgrade.test.ts',
];

export default defineConfig({
  test: {
    pool: 'threads',
    // Rules and cards are plain data and pure procedures, so test files may share one loaded copy of them.
    isolate: false,
    testTimeout: 300_000,
    globalSetup: 'testkit/temporary-folder.ts',
    // `npm run mutate` runs the tests without one of the rules.
    setupFiles: process.env.PRAXIS_LIFT === undefined ? [] : ['testkit/lifted-rule.ts'],
    // Nobody else works on the machine meanwhile, so no core is left out.
    maxWorkers: availableParallelism(),
    projects: [
      {
        extends: true,
        test: {
          name: 'parts',
          include: ['**/*.test.{ts,tsx}'],
          exclude: [...configDefaults.exclude, ...WHOLE],
          sequence: { groupOrder: 0 },
        },
      },
      {
        extends: true,
        test: {
          name: 'whole',
          include: WHOLE,
          isolate: true,
          maxWorkers: 3,
          // Only what hangs takes so long: a busy machine must not fail a test.
          testTimeout: 900_000,
          hookTimeout: 300_000,
          sequence: { groupOrder: 1 },
        },
      },
    ],
  },
});
