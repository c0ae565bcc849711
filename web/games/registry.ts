/** Which games have a look of their own. It is loaded when it is needed. */
import type { Look } from './look.ts';

const LOOKS: Readonly<Record<string, () => Promise<Look>>> = {
  magic: () => import('./magic/look.tsx').then(({ look }) => look),
  pokemon: () => import('./pokemon/look.tsx').then(({ look }) => look),
  vtes: () => import('./vtes/look.tsx').then(({ look }) => look),
};

export const PLAIN: Look = { name: 'plain' };

export async function lookOf(game: string): Promise<Look> {
  const load = Object.hasOwn(LOOKS, game) ? LOOKS[game] : undefined;
  return load ? load() : PLAIN;
}
