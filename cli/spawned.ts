/** Runs the `praxis` command as a user would, for its tests. */
import { spawnSync } from 'node:child_process';
import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

export interface Ran {
  readonly status: number | null;
  readonly out: string;
  readonly err: string;
}

const PRAXIS = join(import.meta.dirname, 'praxis.mjs');

/** A folder of its own for the files that commands write. */
export function scratchFolder(): string {
  return mkdtempSync(join(tmpdir(), 'praxis-cli-'));
}

/** `input` is typed in; then the input ends. */
export function praxis(args: readonly string[], { cwd = scratchFolder(), input = '' } = {}): Ran {
  const { status, stdout, stderr } = spawnSync(process.execPath, [PRAXIS, ...args], { cwd, input, encoding: 'utf8' });
  return { status, out: stdout, err: stderr };
}
