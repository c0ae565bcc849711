/** The picture on a card. The drawing code is fetched when the first card is shown, so that no page waits for it. */
import type { CardFace } from '@praxis/contract';
import { memo, type ReactNode, useEffect, useRef, useState } from 'react';
import { useOwnPicture } from './own-pictures.ts';
import type { Scene } from './picture.ts';
import { seedOf } from './seed.ts';
import { useTurn } from './turns.ts';

type Draw = typeof import('./picture.ts')['pictureAddress'];

let draw: Draw | undefined;
let fetching: Promise<void> | undefined;

/** Undefined until it is here. Without a network cards stay without their pictures. */
function useDraw(): Draw | undefined {
  const [, setReady] = useState(draw !== undefined);
  useEffect(() => {
    // It may have come since this card was first drawn.
    if (draw) {
      setReady(true);
      return;
    }
    fetching ??= import('./picture.ts').then(({ pictureAddress }) => {
      draw = pictureAddress;
    });
    let here = true;
    fetching.then(
      () => here && setReady(true),
      () => undefined,
    );
    return () => {
      here = false;
    };
  }, []);
  return draw;
}

export interface ArtProps {
  readonly game: string;
  readonly face: CardFace;
  readonly scene: (face: CardFace) => Scene;
}

export const Art = memo(
  function Art({ game, face, scene }: ArtProps): ReactNode {
    const drawing = useDraw();
    const own = useOwnPicture(game, face);
    const place = useRef<HTMLSpanElement>(null);
    const draw = drawing && (() => drawing(game, face, scene));
    const mayDraw = useTurn(place, `${game} ${seedOf(face)}`, own === undefined ? draw : undefined);
    const address = own ?? (mayDraw ? draw?.() : undefined);
    return address === undefined ? (
      <span className="art" ref={place} />
    ) : (
      <img className="art" alt="" draggable={false} referrerPolicy="no-referrer" src={address} />
    );
  },
  (before, after) => seedOf(before.face) === seedOf(after.face) && before.game === after.game,
);
