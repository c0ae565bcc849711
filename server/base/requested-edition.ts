import type { Hosting } from '@praxis/contract';
import { Unfulfilled } from './words.ts';

/** The edition that a request names, or the game's usual one. */
export function requestedEdition({ choices }: Hosting, edition: string = choices.editions[0]): string {
  if (!choices.editions.includes(edition))
    throw new Unfulfilled('settings', { about: 'editions', editions: choices.editions.join(', ') });
  return edition;
}
