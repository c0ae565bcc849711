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
  return () => {
    if (before === undefined) delete process.env.TMPDIR;
    else process.env.TMPDIR = before;
    rmSync(folder, { recursive: true, force: true });
  };
}
