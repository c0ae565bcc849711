import { expect, test } from 'vitest';
import { Bound } from './bound.ts';

test('it is full while as many things wait as may, and has room again when one of them is done or has failed', async () => {
  const bound = new Bound(2);
  const ends: ((failed?: Error) => void)[] = [];
  const wait = (): Promise<void> =>
    bound.hold(() => new Promise((resolve, reject) => ends.push((failed) => (failed ? reject(failed) : resolve()))));
  const [first, second] = [wait(), wait()];
  expect(bound.isFull).toBe(true);
  ends[0]?.();
  await first;
  expect(bound.isFull).toBe(false);
  ends[1]?.(new Error('failed'));
  await expect(second).rejects.toThrow('failed');
  const third = wait();
  expect(bound.isFull).toBe(false);
  ends[2]?.();
  await third;
});
