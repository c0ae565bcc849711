/** Work that test files must not do at the same time, though they run in parallel. */
import { mkdirSync, rmdirSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

const WAIT_MS = 100;

/** One after another. The lock is among the temporary files, which a test run has for itself, so none outlives it. */
export async function alone<T>(name: string, work: () => T | Promise<T>): Promise<T> {
  const lock = join(tmpdir(), `praxis-${name}.lock`);
  while (!locked(lock)) await new Promise((resolve) => setTimeout(resolve, WAIT_MS));
  try {
    return await work();
  } finally {
    rmdirSync(lock);
  }
}

function locked(lock: string): boolean {
  try {
    mkdirSync(lock);
    return true;
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'EEXIST') return false;
    throw error;
  }
}
