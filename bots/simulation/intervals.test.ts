import { describe, expect, test } from 'vitest';
import { Sample, shareOf, spreadOf, studentQuantile } from './intervals.ts';

describe('Wilson intervals', () => {
  // Values from Newcombe, "Two-sided confidence intervals for the single proportion" (1998), method 3.
  test.each([
    [81, 263, 0.2553, 0.3662],
    [15, 148, 0.0624, 0.1605],
    [0, 20, 0, 0.1611],
    [1, 29, 0.0061, 0.1718],
  ])('%i of %i', (count, of, low, high) => {
    const share = shareOf(count, of);
    expect(share.low).toBeCloseTo(low, 4);
    expect(share.high).toBeCloseTo(high, 4);
  });

  test('everything of a whole ends at 1, and of nothing nothing is known', () => {
    expect(shareOf(20, 20)).toMatchObject({ share: 1, high: 1 });
    expect(shareOf(20, 20).low).toBeCloseTo(1 - 0.1611, 4);
    expect(shareOf(0, 0)).toEqual({ count: 0, of: 0, share: 0, low: 0, high: 1 });
  });
});

describe('means', () => {
  test.each([
    [11, 2.201],
    [30, 2.042],
    [120, 1.98],
  ])('the quantile for %i degrees of freedom', (freedom, quantile) => {
    expect(studentQuantile(freedom)).toBeCloseTo(quantile, 3);
  });

  test('of 1, 2, 3, 4', () => {
    const sample = new Sample();
    for (const value of [1, 2, 3, 4]) sample.add(value);
    const { of, mean, low, high } = sample.mean;
    expect({ of, mean }).toEqual({ of: 4, mean: 2.5 });
    expect(low).toBeCloseTo(2.5 - 3.182 * Math.sqrt(5 / 3 / 4), 6);
    expect(high).toBeCloseTo(2.5 + 3.182 * Math.sqrt(5 / 3 / 4), 6);
  });

  test('of one value nothing is sure', () => {
    const sample = new Sample();
    sample.add(7);
    expect(sample.mean).toEqual({ of: 1, mean: 7, low: undefined, high: undefined });
  });
});

test('how numbers lie', () => {
  expect(spreadOf([])).toBeUndefined();
  expect(spreadOf([5, 1, 4, 2, 3, 6, 7, 8, 9, 10])).toEqual({
    mean: 5.5,
    least: 1,
    tenth: 1,
    median: 5,
    ninetieth: 9,
    most: 10,
  });
});
