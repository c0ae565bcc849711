/**
 * The cards of a deck with their counts, which follow every change at once: the server's check of the text comes a
 * moment later.
 */
import type { CheckedDeck } from '@praxis/protocol';
import { useEffect, useMemo, useState } from 'react';
import { changedText } from './deck-text.ts';
import { type CountedCard, listedCard, type PageCard, playableCard } from './page-card.ts';
import type { Draft } from './saved.ts';

export interface DeckCards {
  readonly cards: readonly CountedCard[];
  countOf(card: PageCard): number;
  put(card: PageCard, count: number): void;
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
  const countOf = ({ key }: PageCard): number => cards.find((card) => card.key === key)?.count ?? 0;
  return {
    cards,
    countOf,
    put: (card, count) => {
      const rest = cards.filter(({ key }) => key !== card.key);
      const all = [...rest, { ...card, count }].map((each) => ({ ...each.listed, count: each.count }));
      setPending(new Map(pending).set(card.key, { ...card, count }));
      change({ ...deck, text: changedText(deck.text, card.listed, count, countOf(card), all) });
    },
  };
}
