import { expect, test } from 'vitest';
import { FakeClock } from '../testing/fixtures.ts';
import { Throttle } from './throttle.ts';

const settle = async (): Promise<void> => {};

test('a few are allowed at once, and a fixed number per second in the long run', async () => {
  const clock = new FakeClock();
  const throttle = new Throttle(clock, { burst: 2, perSecond: 1 });
  expect([throttle.take(), throttle.take(), throttle.take()]).toEqual([true, true, false]);
  await clock.advance(1000, settle);
  expect([throttle.take(), throttle.take()]).toEqual([true, false]);
});

test.each([-3_600_000, 3_600_000])('a clock that is set by %d ms changes nothing', async (ms) => {
  const clock = new FakeClock();
  const throttle = new Throttle(clock, { burst: 2, perSecond: 1 });
  throttle.take(2);
  clock.jump(ms);
  expect(throttle.take()).toBe(false);
  await clock.advance(1000, settle);
  expect([throttle.take(), throttle.take()]).toEqual([true, false]);
});
