/** The cards in one's own hand. */
import type { SeatView } from '@praxis/engine';
import { memo, type ReactNode } from 'react';
import { useWords } from '../app/context.tsx';
import { Card } from './card.tsx';
import { HAND, handlesIn } from './context.ts';

export const Hand = memo(function Hand({ seat }: { readonly seat: SeatView }): ReactNode {
  const words = useWords();
  const handles = handlesIn(seat, HAND);
  return (
    <section className="hand" aria-label={words.match.hand}>
      {handles.length === 0 ? (
        <p className="hand-empty">{words.match.handEmpty}</p>
      ) : (
        <ul className="hand-cards">
          {handles.map((handle) => (
            <li key={handle}>
              <Card handle={handle} size="hand" zone={HAND} />
            </li>
          ))}
        </ul>
      )}
    </section>
  );
});
