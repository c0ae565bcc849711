import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    include: ['**/*.test.ts'],
    pool: 'threads',
    // Rules and cards are plain data and pure procedures, so test files may share one loaded copy of them.
    isolate: false,
    testTimeout: 60_000,
  },
});
