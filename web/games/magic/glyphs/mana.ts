/** The signs of the five colours and of mana without one, of our own design: each is a shape of its own, so colour is not needed. */

export const MANA = ['W', 'U', 'B', 'R', 'G', 'C'] as const;
export type Mana = (typeof MANA)[number];

/** Filled shapes on a field of 24 by 24. */
export const MANA_SIGNS: { readonly [Kind in Mana]: string } = {
  // A star with eight points.
  W: 'M12 2l2.100 5.600L19.100 4.900 16.400 9.900 22 12l-5.600 2.100 2.700 5-5-2.700L12 22l-2.100-5.600-5 2.700 2.700-5L2 12l5.600-2.100-2.700-5 5 2.700Z',
  // Two waves.
  U: 'M2.500 9.500c2-3.300 4.400-4.300 7-3 2.400 1.200 3.600 2 5.400 1.200 1.200-.5 2.300-1.400 3.400-2.800l3.200 2.300c-1.600 2.500-3.500 4.200-5.600 4.700-2.500.6-4.500-.4-6.500-1.500-1.600-.9-2.900-.4-4 1.400Zm0 7.500c2-3.300 4.400-4.300 7-3 2.400 1.200 3.600 2 5.400 1.200 1.200-.5 2.300-1.400 3.400-2.800l3.200 2.300c-1.600 2.500-3.500 4.200-5.600 4.700-2.500.6-4.500-.4-6.500-1.500-1.600-.9-2.900-.4-4 1.400Z',
  // A waning moon.
  B: 'M15.500 2.600A9.800 9.800 0 1 0 21.600 15 8 8 0 0 1 15.500 2.600Z',
  // Forked lightning.
  R: 'M14.500 1.500 4 13.600h6L7.500 22.500 20 9.500h-6.200Z',
  // A leaf with its rib.
  G: 'M20.500 3C9.500 3.300 3.500 8.500 4.200 16.700L2.500 21l2 .8 1.900-3.600C14.500 19.600 20.600 14 20.500 3ZM8 15.500c1.700-3.300 4-5.500 7.500-7.200-2.700 2.500-4.700 4.900-6 7.900Z',
  // A cut stone.
  C: 'M12 2l7.500 10L12 22 4.500 12Zm0 4.500L8 12l4 5.500 4-5.500Z',
};

/** The symbols of a cost: `{3}{W}{W}` is 3, W, W. */
export function symbolsOf(cost: string): readonly string[] {
  return [...cost.matchAll(/\{([^}]+)\}/g)].map(([, symbol]) => symbol as string);
}

export function isMana(symbol: string): symbol is Mana {
  return (MANA as readonly string[]).includes(symbol);
}
