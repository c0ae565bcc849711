/** Runs the `praxis` command as a user would, for its tests. */
import { spawnSync } from 'node:child_process';
import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { MessageChannel, type MessagePort, receiveMessageOnPort, Worker } from 'node:worker_threads';
import type { Order } from './resident.ts';

export interface Ran {
  readonly status: number | null;
  readonly out: string;
  readonly err: string;
}

interface Given {
  readonly cwd?: string;
  /** It is typed in; then the input ends. */
  readonly input?: string;
}

interface Resident {
  readonly port: MessagePort;
  readonly flag: Int32Array;
}

const PRAXIS = join(import.meta.dirname, '..', 'praxis.mjs');

/** A folder of its own for the files that commands write. */
export function scratchFolder(): string {
  return mkdtempSync(join(tmpdir(), 'praxis-cli-'));
}

/** Runs a command in a process of its own. */
export function praxisAlone(args: readonly string[], { cwd = scratchFolder(), input = '' }: Given = {}): Ran {
  const { status, stdout, stderr } = spawnSync(process.execPath, [PRAXIS, ...args], { cwd, input, encoding: 'utf8' });
  return { status, out: stdout, err: stderr };
}

let resident: Resident | undefined;

function startResident(): Resident {
  const { port1, port2 } = new MessageChannel();
  const flag = new Int32Array(new SharedArrayBuffer(4));
  const bridge = new Worker(join(import.meta.dirname, 'resident-bridge.ts'), {
    workerData: { port: port2, flag },
    transferList: [port2],
    execArgv: [],
  });
  bridge.unref();
  port1.unref();
  return { port: port1, flag };
}

/** Runs a command in the process that runs all commands of these tests, one after another. */
export function praxis(args: readonly string[], { cwd = scratchFolder(), input = '' }: Given = {}): Ran {
  resident ??= startResident();
  const { port, flag } = resident;
  Atomics.store(flag, 0, 0);
  port.postMessage({ args, cwd, input, home: process.env.PRAXIS_HOME } satisfies Order);
  Atomics.wait(flag, 0, 0);
  return receiveMessageOnPort(port)?.message;
}
