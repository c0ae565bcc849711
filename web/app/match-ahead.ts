/** What a match needs is fetched while somebody still looks at the start page, so that it is there when the match begins. */
import { useEffect } from 'react';
import { gameOf } from './game-words.ts';

export const matchPage = () => import('./match-page.tsx');

/** What the start page itself needs comes first. */
const WAIT_MS = 100;

export function useMatchAhead(game: string | undefined, edition: string, language: string): void {
  useEffect(() => {
    if (game === undefined) return;
    const timer = setTimeout(() => {
      // Failing does no harm here: whoever begins a match asks again.
      matchPage().catch(() => undefined);
      gameOf(game, edition, language).catch(() => undefined);
    }, WAIT_MS);
    return () => clearTimeout(timer);
  }, [game, edition, language]);
}
