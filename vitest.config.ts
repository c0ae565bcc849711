import { availableParallelism } from 'node:os';
import { configDefaults, defineConfig } from 'vitest/config';
import { LongestFirst } from './testkit/longest-first.ts';
import { WHOLE_TESTS } from './testkit/whole-tests.ts';
import { messages } from './web/plugins/messages.ts';

export default defineConfig({
  plugins: [messages()],
  test: {
    // Processes, not threads: V8 can fail while many threads with WebAssembly come and go, and then takes its process along.
    pool: 'forks',
    // Rules and cards are plain data and pure procedures, so test files may share one loaded copy of them.
    isolate: false,
    testTimeout: 300_000,
    // Loading a game takes seconds, and on a busy machine many.
    hookTimeout: 120_000,
    // A process stores its compiled code before it ends, which takes a while on a busy machine.
    teardownTimeout: 60_000,
    globalSetup: 'testkit/temporary-folder.ts',
    // `npm run mutate` runs the tests without one of the rules.
    setupFiles: process.env.PRAXIS_LIFT === undefined ? [] : ['testkit/lifted-rule.ts'],
    // Nobody else works on the machine meanwhile, so no core is left out.
    maxWorkers: availableParallelism(),
    sequence: { sequencer: LongestFirst },
    projects: [
      {
        extends: true,
        test: {
          name: 'parts',
          include: ['**/*.test.{ts,tsx}'],
          exclude: [...configDefaults.exclude, ...WHOLE_TESTS],
          sequence: { groupOrder: 0 },
        },
      },
      {
        extends: true,
        test: {
          name: 'whole',
          include: WHOLE_TESTS,
          // They wait a lot, and browsers and databases work beside them.
          maxWorkers: 4,
          globalSetup: 'server/testing/shared-postgres.ts',
          // Only what hangs takes so long: a busy machine must not fail a test.
          testTimeout: 900_000,
          hookTimeout: 300_000,
          sequence: { groupOrder: 1 },
        },
      },
    ],
  },
});
