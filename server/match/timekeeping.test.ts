import { describe, expect, test } from 'vitest';
import { deadlineOf, leftAfter, leftNow, type Owing, takenMs } from './timekeeping.ts';

const LIVE = { kind: 'live', bankSeconds: 60, incrementSeconds: 5 } as const;

describe('The cost of an answer', () => {
  test('nothing within the first three seconds, and nothing is gained by it either', () => {
    expect(leftAfter(LIVE, 60_000, 0)).toBe(60_000);
    expect(leftAfter(LIVE, 60_000, 3000)).toBe(60_000);
  });

  test('the time beyond them; then the increment is added', () => {
    expect(leftAfter(LIVE, 60_000, 13_000)).toBe(55_000);
    expect(leftAfter(LIVE, 4000, 60_000)).toBe(5000);
    expect(leftNow(60_000, 13_000)).toBe(50_000);
  });

  test('nothing for time at which no server was alive', () => {
    const downtimes = [
      { from: 0, until: 500 },
      { from: 2000, until: 5000 },
      { from: 9000, until: 20_000 },
    ];
    expect(takenMs(1000, 10_000, downtimes)).toBe(9000 - 3000 - 1000);
  });

  test('nothing where there is no clock', () => {
    expect(leftAfter({ kind: 'untimed' }, 0, 1e9)).toBe(0);
    expect(leftAfter({ kind: 'correspondence', daysPerDecision: 2 }, 0, 1e9)).toBe(0);
  });
});

describe('When another player must answer', () => {
  const owing: Owing = { speed: LIVE, since: 1000, bankMs: 600_000, awaySince: undefined, downtimes: [] };

  test('after the free time and the bank', () => {
    expect(deadlineOf(owing)).toEqual({ at: 604_000, why: 'time' });
    expect(deadlineOf({ ...owing, bankMs: 0 })).toEqual({ at: 4000, why: 'time' });
  });

  test('an absent player holds up a live table for two minutes at most, however full the bank', () => {
    expect(deadlineOf({ ...owing, awaySince: 0 })).toEqual({ at: 121_000, why: 'absence' });
    expect(deadlineOf({ ...owing, awaySince: 61_000 })).toEqual({ at: 181_000, why: 'absence' });
    expect(deadlineOf({ ...owing, awaySince: 0, bankMs: 1000 })).toEqual({ at: 5000, why: 'time' });
  });

  test('time without a server puts it off', () => {
    const downtimes = [{ from: 2000, until: 12_000 }];
    expect(deadlineOf({ ...owing, bankMs: 0, downtimes })).toEqual({ at: 14_000, why: 'time' });
  });

  test('by correspondence after a number of days, and never where there is no clock', () => {
    const speed = { kind: 'correspondence', daysPerDecision: 3 } as const;
    expect(deadlineOf({ ...owing, speed, awaySince: 0 })).toEqual({ at: 1000 + 3 * 86_400_000, why: 'time' });
    expect(deadlineOf({ ...owing, speed: { kind: 'untimed' }, awaySince: 0 })).toBeUndefined();
  });
});
