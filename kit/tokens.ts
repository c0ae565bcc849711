/** Tokens of several colours: how many of each, by the number of the colour. Seats are colours in most games. */
export type Tokens = readonly number[];

export function tokensIn(tokens: Tokens): number {
  let sum = 0;
  for (const count of tokens) sum += count;
  return sum;
}

/** No tokens of any colour. */
export function noTokens(colours: number): number[] {
  return new Array<number>(colours).fill(0);
}

/** `count` tokens of one colour. */
export function tokensOf(colours: number, colour: number, count: number): number[] {
  const tokens = noTokens(colours);
  tokens[colour] = count;
  return tokens;
}

export function addTokens(to: number[], tokens: Tokens): void {
  for (const [colour, count] of tokens.entries()) to[colour] = (to[colour] ?? 0) + count;
}

/**
 * The order in which colours are taken when nobody chooses: one colour before or after all the others, these in the
 * order in which they follow it.
 */
export type ColourOrder = { readonly colour: number; readonly goes: 'first' | 'last' };

/** Takes at most `count` tokens. Returns the taken ones. */
export function takeTokens(from: number[], count: number, { colour, goes }: ColourOrder): number[] {
  const taken = noTokens(from.length);
  const others = from.map((_, index) => (colour + index) % from.length).slice(1);
  let left = count;
  for (const each of goes === 'first' ? [colour, ...others] : [...others, colour]) {
    const some = Math.min(left, from[each] as number);
    from[each] = (from[each] as number) - some;
    taken[each] = some;
    left -= some;
  }
  return taken;
}
