/** The games that can be played here, in the reader's language. */
import type { OfferedGame } from '@praxis/protocol';
import { getJson } from '../connection/http.ts';
import { useApp } from './context.tsx';
import { type Loaded, useLoaded } from './use-loaded.ts';

export function useGames(): Loaded<readonly OfferedGame[]> {
  const { language } = useApp();
  return useLoaded(() => getJson<readonly OfferedGame[]>('/api/games', { language }), `games ${language}`);
}
