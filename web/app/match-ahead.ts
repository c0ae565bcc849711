/** What a match needs is fetched while somebody still looks at the start page, so that it is there when the match begins. */
import { useEffect } from 'react';
import { gameOf } from './game-words.ts';

export const matchPage = () => import('./match-page.tsx');
/** What every page but the start looks like. */
export const restOfStyle = () => import('../style/rest.ts');

export function useMatchAhead(game: string | undefined, edition: string, language: string): void {
  useEffect(() => {
    if (game === undefined) return;
    // Failing does no harm here: whoever begins a match asks again.
    restOfStyle().catch(() => undefined);
    matchPage().catch(() => undefined);
    gameOf(game, edition, language).catch(() => undefined);
  }, [game, edition, language]);
}
