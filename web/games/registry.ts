/** The games with a look of their own: each folder with a `look.tsx`, by its name. A look is loaded when it is needed. */
import type { Look } from './look.ts';

const LOOKS = import.meta.glob<Look>('./*/look.tsx', { import: 'look' });

export const PLAIN: Look = { name: 'plain' };

export async function lookOf(game: string): Promise<Look> {
  const path = `./${game}/look.tsx`;
  return Object.hasOwn(LOOKS, path) ? LOOKS[path]!() : PLAIN;
}
