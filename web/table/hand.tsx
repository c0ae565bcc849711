/** The cards in one's own hand. */
import type { SeatView } from '@praxis/engine';
import { memo, type ReactNode } from 'react';
import { useWords } from '../app/context.tsx';
import { Card } from './card.tsx';
import { HAND, handlesIn, useLatestTable } from './context.ts';
import { copiesTogether } from './copies.ts';

export const Hand = memo(function Hand({ seat }: { readonly seat: SeatView }): ReactNode {
  const words = useWords();
  const handles = handlesIn(seat, HAND);
  // What is known of a card in one's own hand does not change.
  const latest = useLatestTable();
  const cards = copiesTogether(handles, (handle) => latest.current?.view.cards[handle]?.def);
  return (
    <section className="hand" aria-label={words.match.hand}>
      {handles.length === 0 ? (
        <p className="hand-empty">{words.match.handEmpty}</p>
      ) : (
        <ul className="hand-cards">
          {cards.map(({ handle, isCopy }) => (
            <li key={handle} data-copy={isCopy || undefined}>
              <Card handle={handle} size="hand" zone={HAND} />
            </li>
          ))}
        </ul>
      )}
    </section>
  );
});
