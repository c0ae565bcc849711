/** Cards that only the card lists of the server know: found there, because they may be tens of thousands. */
import type { CardWish, CatalogueFacts, Facet, FoundCards } from '@praxis/protocol';
import { isEmptyWish } from '@praxis/protocol';
import { useEffect, useState } from 'react';
import { useApp } from '../app/context.tsx';
import { getJson, postJson } from '../connection/http.ts';

const WAIT_MS = 250;
const NOTHING: FoundCards = { total: 0, cards: [] };

/** What was found last stays until what is wanted now is here. */
export function useListedCards(game: string, isKnown: boolean, wish: CardWish): FoundCards {
  const { language } = useApp();
  const [found, setFound] = useState(NOTHING);
  const asked = JSON.stringify({ game, language, ...wish });
  useEffect(() => {
    const request = JSON.parse(asked) as CardWish;
    if (!isKnown || isEmptyWish(request)) {
      setFound(NOTHING);
      return;
    }
    let here = true;
    const timer = setTimeout(() => {
      postJson<FoundCards>('/api/cards/search', request).then(
        (answer) => here && setFound(answer),
        () => here && setFound(NOTHING),
      );
    }, WAIT_MS);
    return () => {
      here = false;
      clearTimeout(timer);
    };
  }, [asked, isKnown]);
  return found;
}

/** By what those cards can be found. */
export function useListedFacets(game: string, isKnown: boolean): readonly Facet[] {
  const { language } = useApp();
  const [facets, setFacets] = useState<readonly Facet[]>([]);
  useEffect(() => {
    if (!isKnown) {
      setFacets([]);
      return;
    }
    let here = true;
    getJson<CatalogueFacts>(`/api/games/${encodeURIComponent(game)}/catalogue`, { language }).then(
      (answer) => here && setFacets(answer.facets),
      () => undefined,
    );
    return () => {
      here = false;
    };
  }, [game, isKnown, language]);
  return facets;
}
