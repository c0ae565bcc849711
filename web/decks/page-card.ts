/** A card as deck pages deal with it: one that can be played, or one that only the card lists of the server know. */
import type { CardFace, Faces } from '@praxis/contract';
import type { FoundCard } from '@praxis/protocol';
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

export const poolKey = (def: string): string => `def ${def}`;

/** All cards that can be played. What is no card of its own (a token) is left out. */
export function poolCards(faces: Faces, english: Faces): readonly PageCard[] {
  const times = new Map<string, number>();
  for (const { name } of Object.values(english)) times.set(name, (times.get(name) ?? 0) + 1);
  return Object.entries(faces).flatMap(([def, face]): PageCard[] => {
    if (face.marks.object !== undefined) return [];
    const { name, listed } = english[def] ?? face;
    const shared = (times.get(name) ?? 0) > 1;
    return [
      {
        key: poolKey(def),
        face,
        listed: { name, shared, ...(listed === undefined ? {} : { listed }) },
        playable: true,
      },
    ];
  });
}

export function listedCard({ id, listed, face }: FoundCard): PageCard {
  return { key: id, face, listed: { name: listed }, playable: false };
}
