import { expect, test } from 'vitest';
import { FakeClock } from '../testing/fixtures.ts';
import { requestCounts } from './request-counts.ts';

const MINUTE_MS = 60_000;

test.each([-3_600_000, 0, 3_600_000])(
  'requests are counted by the minute, though the clock is set by %d ms',
  async (ms) => {
    const clock = new FakeClock();
    const counts = new (requestCounts(clock))();
    const count = (address: string): number => {
      let counted = 0;
      counts.incr(address, (_, { current }) => (counted = current), MINUTE_MS);
      return counted;
    };
    expect([count('a'), count('a'), count('b')]).toEqual([1, 2, 1]);
    clock.jump(ms);
    expect(count('a')).toBe(3);
    await clock.advance(MINUTE_MS, async () => {});
    expect(count('a')).toBe(1);
  },
);
