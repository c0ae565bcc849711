/**
 * The cards of a deck with their counts, which follow every change at once: the server's check of the text comes a
 * moment later.
 */
import type { CheckedDeck } from '@praxis/protocol';
import { useEffect, useLayoutEffect, useMemo, useRef, useState } from 'react';
import { changedText } from './deck-text.ts';
import { type CountedCard, listedCard, type PageCard, playableCard } from './page-card.ts';
import type { Draft } from './saved.ts';

export interface DeckCards {
  readonly cards: readonly CountedCard[];
  countOf(card: PageCard): number;
  put(card: PageCard, count: number): void;
  /** One more copy. Every call counts, also those before the page has drawn the last one. */
  add(card: PageCard): void;
}

export function useDeckCards(deck: Draft, change: (deck: Draft) => void, checked: CheckedDeck | undefined): DeckCards {
  const [pending, setPending] = useState<ReadonlyMap<string, CountedCard>>(new Map());
  // biome-ignore lint/correctness/useExhaustiveDependencies: the server's answer includes all changes before.
  useEffect(() => setPending(new Map()), [checked]);
  const described = useMemo(() => {
    const known = (checked?.cards ?? []).map((card) => ({ ...playableCard(card), count: card.count }));
    return [...known, ...(checked?.others ?? []).map((card) => ({ ...listedCard(card), count: card.count }))];
  }, [checked]);
  const cards = useMemo(() => {
    const all = new Map(described.map((card) => [card.key, card]));
    for (const [key, card] of pending) all.set(key, card);
    return [...all.values()].filter(({ count }) => count > 0);
  }, [described, pending]);
  const latest = useRef({ deck, cards, pending });
  useLayoutEffect(() => {
    latest.current = { deck, cards, pending };
  });
  const put = (card: PageCard, count: number): void => {
    const { current: now } = latest;
    const all = [...now.cards.filter(({ key }) => key !== card.key), { ...card, count }];
    const listed = all.map((each) => ({ ...each.listed, count: each.count }));
    const text = changedText(now.deck.text, card.listed, count, countIn(now.cards, card), listed);
    latest.current = {
      deck: { ...now.deck, text },
      cards: all,
      pending: new Map(now.pending).set(card.key, { ...card, count }),
    };
    setPending(latest.current.pending);
    change(latest.current.deck);
  };
  return {
    cards,
    countOf: (card) => countIn(cards, card),
    put,
    add: (card) => put(card, countIn(latest.current.cards, card) + 1),
  };
}

function countIn(cards: readonly CountedCard[], { key }: PageCard): number {
  return cards.find((card) => card.key === key)?.count ?? 0;
}
