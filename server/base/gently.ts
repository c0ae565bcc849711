/** Long work on a list in short slices, between which the thread serves others. */
import { setImmediate } from 'node:timers/promises';

const SLICE_MS = 10;

export async function gently<T, U>(all: Iterable<T>, work: (each: T) => U): Promise<U[]> {
  const done: U[] = [];
  let since = performance.now();
  for (const each of all) {
    done.push(work(each));
    if (performance.now() - since < SLICE_MS) continue;
    await setImmediate();
    since = performance.now();
  }
  return done;
}
