/** A card on the deck pages: one that can be played, or one that only the server's card lists have. */
import type { CardFace } from '@praxis/contract';
import type { FoundCard, PlayableCard } from '@praxis/protocol';
import type { Listed } from './deck-text.ts';

export interface PageCard {
  /** Unique among all cards of the game. */
  readonly key: string;
  readonly face: CardFace;
  /** For finding and writing its line in a list. */
  readonly listed: Listed;
  readonly playable: boolean;
}

export interface CountedCard extends PageCard {
  readonly count: number;
}

export function playableCard({ id, name, listed, shared = false, face }: PlayableCard): PageCard {
  const named = { name, shared, ...(listed === undefined ? {} : { listed }) };
  return { key: `def ${id}`, face, listed: named, playable: true };
}

export function listedCard({ id, listed, face }: FoundCard): PageCard {
  return { key: id, face, listed: { name: listed }, playable: false };
}
