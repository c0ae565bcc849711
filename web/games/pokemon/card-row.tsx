/** Cards that are chosen from a pile, side by side: they can be pointed at like those on the table. */
import type { ReactNode } from 'react';
import { Card } from '../../table/card.tsx';
import { usePokemonWords } from './use-words.ts';

export function CardRow({ handles }: { readonly handles: readonly number[] }): ReactNode {
  const words = usePokemonWords();
  return (
    <ul className="pk-row" aria-label={words.cardsToChoose}>
      {handles.map((handle) => (
        <li key={handle}>
          <Card handle={handle} size="small" zone="deck" />
        </li>
      ))}
    </ul>
  );
}
