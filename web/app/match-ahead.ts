/**
 * Fetches the code and words of a match while the visitor still looks at the start page, so that they are there when it
 * begins.
 */
import { useEffect } from 'react';
import { gameOf } from './game-words.ts';

export const matchPage = () => import('./match-page.tsx');
/** The styles of every page except the start page. */
export const restOfStyle = () => import('../style/rest.ts');

export function useMatchAhead(game: string | undefined, edition: string, language: string): void {
  useEffect(() => {
    if (game === undefined) return;
    // A failure does no harm here: starting a match asks again.
    restOfStyle().catch(() => undefined);
    matchPage().catch(() => undefined);
    gameOf(game, edition, language).catch(() => undefined);
  }, [game, edition, language]);
}
