/** How sure a number from a sample is: intervals that contain the true one in 95 of 100 samples. */

/** A part of a whole with its Wilson interval. */
export interface Share {
  readonly count: number;
  readonly of: number;
  readonly share: number;
  readonly low: number;
  readonly high: number;
}

/** A mean with its interval by Student's t. Undefined limits: there are too few to say. */
export interface Mean {
  readonly of: number;
  readonly mean: number;
  readonly low: number | undefined;
  readonly high: number | undefined;
}

/** The 97.5 % quantile of the normal distribution. */
const Z = 1.959963984540054;

/** Unlike the usual "plus or minus" it stays between 0 and 1 and holds for small samples. */
export function shareOf(count: number, of: number): Share {
  if (of === 0) return { count, of, share: 0, low: 0, high: 1 };
  const share = count / of;
  const spread = Z * Math.sqrt((share * (1 - share)) / of + (Z * Z) / (4 * of * of));
  const centre = share + (Z * Z) / (2 * of);
  const scale = 1 + (Z * Z) / of;
  // At 0 % and 100 %, rounding must not move the end of the interval.
  const low = count === 0 ? 0 : (centre - spread) / scale;
  const high = count === of ? 1 : (centre + spread) / scale;
  return { count, of, share, low, high };
}

/** A sample, reduced to the data that its mean and interval need. */
export class Sample {
  of = 0;
  #sum = 0;
  #squares = 0;

  add(value: number): void {
    this.of++;
    this.#sum += value;
    this.#squares += value * value;
  }

  /** The mean of a sample of only 0 and 1, with the interval of a share. */
  get share(): Mean {
    const { of, share: mean, low, high } = shareOf(this.#sum, this.of);
    return { of, mean, low, high };
  }

  get mean(): Mean {
    const { of } = this;
    if (of === 0) return { of, mean: 0, low: undefined, high: undefined };
    const mean = this.#sum / of;
    if (of < 2) return { of, mean, low: undefined, high: undefined };
    const variance = Math.max(0, (this.#squares - of * mean * mean) / (of - 1));
    const half = studentQuantile(of - 1) * Math.sqrt(variance / of);
    return { of, mean, low: mean - half, high: mean + half };
  }
}

/** The 97.5 % quantiles of Student's t for few degrees of freedom, where the expansion below is not good enough. */
const FEW = [12.706, 4.303, 3.182, 2.776, 2.571, 2.447, 2.365, 2.306, 2.262, 2.228];

/**
 * The 97.5 % quantile of Student's t: a table first, then the expansion of Cornish and Fisher around the normal one.
 */
export function studentQuantile(freedom: number): number {
  const known = FEW[freedom - 1];
  if (known !== undefined) return known;
  const first = (Z ** 3 + Z) / 4;
  const second = (5 * Z ** 5 + 16 * Z ** 3 + 3 * Z) / 96;
  const third = (3 * Z ** 7 + 19 * Z ** 5 + 17 * Z ** 3 - 15 * Z) / 384;
  return Z + first / freedom + second / freedom ** 2 + third / freedom ** 3;
}

/** The distribution of a number over many games. */
export interface Spread {
  readonly mean: number;
  readonly least: number;
  readonly tenth: number;
  readonly median: number;
  readonly ninetieth: number;
  readonly most: number;
}

export function spreadOf(values: readonly number[]): Spread | undefined {
  if (values.length === 0) return undefined;
  const sorted = [...values].sort((one, other) => one - other);
  const at = (share: number): number => sorted[Math.max(0, Math.ceil(sorted.length * share) - 1)] as number;
  const mean = sorted.reduce((sum, value) => sum + value, 0) / sorted.length;
  return { mean, least: at(0), tenth: at(0.1), median: at(0.5), ninetieth: at(0.9), most: at(1) };
}
