/** Numbers that depend on nothing but a text: the same card has the same picture everywhere. */
export interface Numbers {
  /** From 0 up to 1. */
  next(): number;
  between(least: number, most: number): number;
  /** A whole number from 0 up to `count`, without it. */
  below(count: number): number;
  pick<T>(list: readonly T[]): T;
  chance(share: number): boolean;
}

export function numbersOf(seed: string): Numbers {
  let state = 2166136261;
  for (let at = 0; at < seed.length; at++) state = Math.imul(state ^ seed.charCodeAt(at), 16777619);
  const next = (): number => {
    state = (Math.imul(state ^ (state >>> 15), 2246822519) + 0x9e3779b9) | 0;
    return ((state ^ (state >>> 13)) >>> 0) / 2 ** 32;
  };
  // The first numbers of similar texts are similar.
  next();
  next();
  const below = (count: number): number => Math.floor(next() * count);
  return {
    next,
    between: (least, most) => least + next() * (most - least),
    below,
    pick: <T>(list: readonly T[]): T => list[below(list.length)] as T,
    chance: (share) => next() < share,
  };
}
