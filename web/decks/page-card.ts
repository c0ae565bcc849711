/** A card as deck pages deal with it: one that can be played, or one that only the card lists of the server know. */
import type { CardFace } from '@praxis/contract';
import type { FoundCard, PlayableCard } from '@praxis/protocol';
import type { Listed } from './deck-text.ts';

export interface PageCard {
  /** Tells it apart from all others of the game. */
  readonly key: string;
  readonly face: CardFace;
  /** How its line in a list is found and written. */
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
