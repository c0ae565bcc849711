/** The whole card beside the pointer, for users with a mouse. Everything it shows is also in the dialog of the card. */
import { type ReactNode, useLayoutEffect, useRef, useState } from 'react';
import { useWords } from '../app/context.tsx';
import type { Informant } from '../connection/match-store.ts';
import { CardSurface } from './card.tsx';
import { faceOf, HAND, handlesIn, type Looked, offeredCopy, useTable } from './context.ts';
import { cardState } from './describe.ts';
import { Reasons, useReasons } from './examine.tsx';
import { PlainFace } from './face.tsx';
import { headed } from './labels.ts';
import { cardThing } from './sentence.ts';

interface PeekProps {
  readonly peeked: { readonly looked: Looked; readonly at: DOMRect };
  readonly store: Informant | undefined;
}

const GAP = 12;

/**
 * A box beside an element, on the side where there is room. When `again` changes, its size may have changed. Screen
 * readers skip it.
 */
export function Beside({
  at,
  again,
  children,
}: {
  readonly at: DOMRect;
  readonly again: unknown;
  readonly children: ReactNode;
}): ReactNode {
  const box = useRef<HTMLDivElement>(null);
  const [place, setPlace] = useState<{ left: number; top: number }>();
  // biome-ignore lint/correctness/useExhaustiveDependencies: with more to tell the box is taller.
  useLayoutEffect(() => {
    const size = box.current?.getBoundingClientRect();
    if (!size) return;
    const right = at.right + GAP + size.width < window.innerWidth;
    const left = right ? at.right + GAP : Math.max(GAP, at.left - GAP - size.width);
    const top = Math.min(
      Math.max(GAP, at.top + at.height / 2 - size.height / 2),
      window.innerHeight - size.height - GAP,
    );
    setPlace({ left, top: Math.max(GAP, top) });
  }, [at, again]);
  return (
    <div className="peek" ref={box} style={place ?? { left: -9999, top: 0 }} aria-hidden="true">
      {children}
    </div>
  );
}

export function Peek({ peeked: { looked, at }, store }: PeekProps): ReactNode {
  const table = useTable();
  const words = useWords();
  const handle = 'handle' in looked ? looked.handle : undefined;
  const card = handle === undefined ? undefined : table.view.cards[handle];
  const face = 'def' in looked ? table.faces[looked.def] : faceOf(table, card);
  const Face = table.look.Face ?? PlainFace;
  // Only cards in one's own hand are cards that one would like to play.
  const mine = handle !== undefined && handlesIn(table.view.seats[table.me ?? -1], HAND).includes(handle);
  const why = mine && table.asked && !table.glow.has(cardThing(offeredCopy(table, handle)));
  const reasons = useReasons(why ? store : undefined, handle);
  if (!face) return null;
  const state = handle === undefined ? '' : cardState(table, words, handle);
  return (
    <Beside at={at} again={reasons}>
      <div className="card whole">{card ? <CardSurface card={card} zone="" full /> : <Face face={face} full />}</div>
      {state !== '' && <p className="peek-line">{headed(state)}</p>}
      {reasons && reasons.length > 0 && (
        <div className="peek-why">
          <b>{words.match.whyNotTitle}</b>
          <Reasons reasons={reasons.slice(0, 3)} />
        </div>
      )}
    </Beside>
  );
}
