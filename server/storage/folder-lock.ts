/** Only one process works on a data folder: two embedded databases on the same files lose rows. */
import { readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

const FILE = 'praxis.lock';

interface Holder {
  readonly pid: number;
  /** When the process began, as its system counts it; a number of a process can be given again. */
  readonly begun: string | undefined;
}

/** Takes the folder, or throws an error that names the process that has it. Returns how to give it back. */
export function lockFolder(folder: string): () => void {
  const file = join(folder, FILE);
  const mine: Holder = { pid: process.pid, begun: beginningOf(process.pid) };
  for (;;) {
    try {
      writeFileSync(file, JSON.stringify(mine), { flag: 'wx' });
      return () => rmSync(file, { force: true });
    } catch (error) {
      if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error;
    }
    const holder = readHolder(file);
    if (holder && isAlive(holder))
      throw new Error(
        `The data folder ${folder} is in use by process ${holder.pid}. ` +
          'Stop that server first, choose another folder (PRAXIS_DATA), or use a PostgreSQL (DATABASE_URL) for several processes.',
      );
    moveAway(file);
  }
}

/**
 * The first process to move the dead one's file away goes on. A process that finds it has moved a live one's file puts
 * it back.
 */
function moveAway(file: string): void {
  const aside = `${file}.${process.pid}`;
  try {
    renameSync(file, aside);
    const moved = readHolder(aside);
    if (moved && isAlive(moved)) renameSync(aside, file);
    else rmSync(aside, { force: true });
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'ENOENT') throw error;
  }
}

function readHolder(file: string): Holder | undefined {
  try {
    const { pid, begun } = JSON.parse(readFileSync(file, 'utf8')) as Partial<Holder>;
    return Number.isInteger(pid) ? { pid: pid as number, begun } : undefined;
  } catch {
    return undefined;
  }
}

function isAlive({ pid, begun }: Holder): boolean {
  try {
    process.kill(pid, 0);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EPERM') return false;
  }
  const now = beginningOf(pid);
  return now === undefined || begun === undefined || now === begun;
}

/**
 * Undefined where the system has no such information; empty if the process has ended and only its parent has not
 * noticed.
 */
function beginningOf(pid: number): string | undefined {
  try {
    // The second field is the program's name, which may hold anything, in parentheses; the third is the state of the
    // process, the 22nd the time of its start.
    const status = readFileSync(`/proc/${pid}/stat`, 'utf8');
    const fields = status.slice(status.lastIndexOf(')') + 2).split(' ');
    return fields[0] === 'Z' ? '' : fields[19];
  } catch {
    return undefined;
  }
}
