import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { Rest } from './device-rest.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

test('the device rests some time after the last sound, and is awake from the next one on', () => {
  const rest = new Rest();
  let slept = 0;
  const device = {
    suspend: async () => {
      slept++;
    },
  };
  rest.later(device);
  vi.advanceTimersByTime(2000);
  rest.later(device);
  vi.advanceTimersByTime(2500);
  expect([slept, rest.isAtRest]).toEqual([0, false]);
  vi.advanceTimersByTime(1000);
  expect([slept, rest.isAtRest]).toEqual([1, true]);
  rest.later(device);
  expect([slept, rest.isAtRest]).toEqual([1, false]);
  vi.advanceTimersByTime(4000);
  expect([slept, rest.isAtRest]).toEqual([2, true]);
});
