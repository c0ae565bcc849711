/** The words and faces of a game, fetched once per language. */
import type { GameWords } from '@praxis/protocol';
import { useEffect, useState } from 'react';
import { getJson } from '../connection/http.ts';
import type { Look } from '../games/look.ts';
import { lookOf } from '../games/registry.ts';
import { useApp } from './context.tsx';

export interface GameOnPage {
  readonly id: string;
  readonly words: GameWords;
  readonly look: Look;
}

const fetched = new Map<string, Promise<GameOnPage>>();

async function load(game: string, edition: string, language: string): Promise<GameOnPage> {
  const [words, look] = await Promise.all([
    getJson<GameWords>(`/api/games/${encodeURIComponent(game)}/words`, { language, edition }),
    lookOf(game),
  ]);
  return { id: game, words, look };
}

/** Undefined while it is on its way. In another language the old words stay until the new ones are here. */
export function useGame(
  game: string | undefined,
  edition: string | undefined,
  inLanguage?: string,
): GameOnPage | undefined {
  const { language: own } = useApp();
  const language = inLanguage ?? own;
  const [loaded, setLoaded] = useState<GameOnPage>();
  useEffect(() => {
    if (game === undefined || edition === undefined) return;
    let here = true;
    const key = `${game} ${edition} ${language}`;
    let promise = fetched.get(key);
    if (!promise) {
      promise = load(game, edition, language);
      fetched.set(key, promise);
      // What failed is tried again the next time.
      promise.catch(() => fetched.delete(key));
    }
    promise.then(
      (found) => here && setLoaded(found),
      () => undefined,
    );
    return () => {
      here = false;
    };
  }, [game, edition, language]);
  return loaded;
}
