/** All temporary files of a test run go into one folder, which is removed at its end, however a test has ended. */
import { chmodSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

export function setup(): () => void {
  const before = process.env.TMPDIR;
  const folder = mkdtempSync(join(tmpdir(), 'praxis-tests-'));
  // PostgreSQL runs as a user of its own where the tests run as root.
  chmodSync(folder, 0o755);
  // Worker threads and child processes inherit it.
  process.env.TMPDIR = folder;
  // Hundreds of them load the same files: the first one takes off the types and compiles for all.
  process.env.NODE_COMPILE_CACHE = join(folder, 'compiled');
  return () => {
    if (before === undefined) delete process.env.TMPDIR;
    else process.env.TMPDIR = before;
    delete process.env.NODE_COMPILE_CACHE;
    rmSync(folder, { recursive: true, force: true });
  };
}
