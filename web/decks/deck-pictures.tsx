/** A picture for each deck that a game offers: of the card that it is known for. */
import type { DeckCovers } from '@praxis/protocol';
import { type ReactNode, useEffect, useState } from 'react';
import { getJson } from '../connection/http.ts';
import { Sign } from '../table/sign.tsx';

export type DeckPictures = Readonly<Record<string, string>>;

const drawn = new Map<string, DeckPictures>();

/** Fetched and drawn once, when they are to be seen. Without them a deck is a name and a sentence. */
export function useDeckPictures(game: string | undefined, isSeen: boolean): DeckPictures | undefined {
  const [, setDrawn] = useState(0);
  useEffect(() => {
    if (game === undefined || !isSeen || drawn.has(game)) return;
    let here = true;
    const draw = async (): Promise<void> => {
      const [covers, { drawDecks }] = await Promise.all([
        getJson<DeckCovers>(`/api/games/${encodeURIComponent(game)}/covers`, {}),
        import('../art/covers.ts'),
      ]);
      drawn.set(game, drawDecks(game, covers));
      if (here) setDrawn((times) => times + 1);
    };
    draw().catch(() => undefined);
    return () => {
      here = false;
    };
  }, [game, isSeen]);
  return game === undefined ? undefined : drawn.get(game);
}

/** Decks that are drawn at random or saved, and those whose picture is not there yet, have a sign. */
export function DeckPicture({ address }: { readonly address: string | undefined }): ReactNode {
  return (
    <span className="deck-picture">
      {address === undefined ? <Sign name="pile" /> : <img alt="" draggable={false} src={address} />}
    </span>
  );
}
