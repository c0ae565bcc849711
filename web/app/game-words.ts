/** The words and faces of a game, fetched once per language. */
import type { GameWords } from '@praxis/protocol';
import { startTransition, useEffect, useState } from 'react';
import { getJson } from '../connection/http.ts';
import type { Look } from '../games/look.ts';
import { lookOf } from '../games/registry.ts';
import { useApp } from './context.tsx';

export interface GameOnPage {
  readonly id: string;
  readonly edition: string;
  readonly words: GameWords;
  readonly look: Look;
}

const fetched = new Map<string, Promise<GameOnPage>>();

async function load(game: string, edition: string, language: string, rules?: string): Promise<GameOnPage> {
  const [words, look] = await Promise.all([
    getJson<GameWords>(`/api/games/${encodeURIComponent(game)}/words`, {
      ...{ language, edition },
      ...(rules === undefined ? {} : { rules }),
    }),
    lookOf(game),
  ]);
  return { id: game, edition, words, look };
}

/** Starts to fetch the words that a match of this game will need, so that they are there when it begins. */
export function gameOf(game: string, edition: string, language: string, rules?: string): Promise<GameOnPage> {
  const key = `${game} ${edition} ${language} ${rules ?? ''}`;
  const known = fetched.get(key);
  if (known) return known;
  const promise = load(game, edition, language, rules);
  fetched.set(key, promise);
  // A failed request is tried again the next time.
  promise.catch(() => fetched.delete(key));
  return promise;
}

/**
 * Undefined while it is being fetched. `rules`: a version that is not the current one. In another language the old
 * words stay until the new ones are here.
 */
export function useGame(
  game: string | undefined,
  edition: string | undefined,
  inLanguage?: string,
  rules?: string,
): GameOnPage | undefined {
  const { language: own } = useApp();
  const language = inLanguage ?? own;
  const [loaded, setLoaded] = useState<GameOnPage>();
  useEffect(() => {
    if (game === undefined || edition === undefined) return;
    let here = true;
    gameOf(game, edition, language, rules).then(
      // A whole table may have waited for it: a transition is drawn in small parts.
      (found) => here && startTransition(() => setLoaded(found)),
      () => undefined,
    );
    return () => {
      here = false;
    };
  }, [game, edition, language, rules]);
  return loaded;
}
