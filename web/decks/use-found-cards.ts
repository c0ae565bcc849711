/** Cards that match a search: found by the server, page by page, because there may be tens of thousands. */
import type { CardListFacts, CardWish, Facet, FoundCards } from '@praxis/protocol';
import { isEmptyWish } from '@praxis/protocol';
import { useCallback, useEffect, useMemo, useState } from 'react';
import { useApp } from '../app/context.tsx';
import { getJson, postJson } from '../connection/http.ts';
import { listedCard, type PageCard, playableCard } from './page-card.ts';

const WAIT_MS = 250;
const NOTHING: FoundCards = { playable: { total: 0, cards: [] }, total: 0, cards: [] };

export interface Found {
  readonly total: number;
  readonly cards: readonly PageCard[];
  /** The number of cards that cannot be played here. */
  readonly othersTotal: number;
  readonly others: readonly PageCard[];
  /** The cards belong to the current search, not to the previous one. */
  readonly isCurrent: boolean;
  /** Fetches the next page of those that can be played. */
  readonly more: () => void;
}

/** The last result stays until the current one has arrived. Without a wish all cards are found. */
export function useFoundCards(game: string, edition: string, wish: CardWish): Found {
  const { language } = useApp();
  const asked = JSON.stringify({ game, edition, language, ...wish });
  const [answer, setAnswer] = useState({ asked: '', found: NOTHING });
  const [pages, setPages] = useState({ asked, count: 1 });
  const wanted = pages.asked === asked ? pages.count : 1;
  useEffect(() => {
    const request = JSON.parse(asked) as CardWish;
    let here = true;
    const show = (found: FoundCards): void => {
      if (here) setAnswer({ asked, found });
    };
    const timer = setTimeout(
      () => void fetchPages(request, wanted).then(show, () => show(NOTHING)),
      wanted > 1 || isEmptyWish(request) ? 0 : WAIT_MS,
    );
    return () => {
      here = false;
      clearTimeout(timer);
    };
  }, [asked, wanted]);
  const more = useCallback(() => setPages({ asked, count: wanted + 1 }), [asked, wanted]);
  return useMemo(() => {
    const { playable, total, cards } = answer.found;
    return {
      ...{ total: playable.total, cards: playable.cards.map(playableCard) },
      ...{ othersTotal: total, others: cards.map(listedCard), isCurrent: answer.asked === asked, more },
    };
  }, [answer, asked, more]);
}

/** The first card that matches, also of those that cannot be played here. */
export async function firstCard(
  game: string,
  edition: string,
  language: string,
  wish: CardWish,
): Promise<PageCard | undefined> {
  const { playable, cards } = await postJson<FoundCards>('/api/cards/search', {
    game,
    edition,
    language,
    ...wish,
  }).catch(() => NOTHING);
  return [...playable.cards.slice(0, 1).map(playableCard), ...cards.slice(0, 1).map(listedCard)][0];
}

/** Fetches this many pages one after the other and joins them. */
async function fetchPages(request: CardWish, pages: number): Promise<FoundCards> {
  let all = await postJson<FoundCards>('/api/cards/search', request);
  for (let page = 1; page < pages && all.playable.cards.length < all.playable.total; page++) {
    const from = all.playable.cards.length;
    const { playable } = await postJson<FoundCards>('/api/cards/search', { ...request, from });
    all = { ...all, playable: { total: playable.total, cards: [...all.playable.cards, ...playable.cards] } };
  }
  return all;
}

/** The facts by which cards can be found. */
export function useFacets(game: string, edition: string): readonly Facet[] {
  const { language } = useApp();
  const [facets, setFacets] = useState<readonly Facet[]>([]);
  useEffect(() => {
    let here = true;
    getJson<CardListFacts>(`/api/games/${encodeURIComponent(game)}/catalogue`, { language, edition }).then(
      (answer) => here && setFacets(answer.facets),
      () => undefined,
    );
    return () => {
      here = false;
    };
  }, [game, edition, language]);
  return facets;
}
