/** The middle of the table for games without a panel of their own for it. */
import { type ReactNode, useId } from 'react';
import { useWords } from '../app/context.tsx';
import { Card } from './card.tsx';
import { type SharedPlace, sharedPlaces } from './cards-of-no-seat.ts';
import { seatName, type TableValue, useTable } from './context.ts';
import { headed, labelOf } from './labels.ts';

export function SharedCards(): ReactNode {
  return placesOf(useTable()).map((place) => <Place key={place.key ?? ''} place={place} />);
}

/** The places in the middle of this table. */
export function placesOf({ view, labels }: Pick<TableValue, 'view' | 'labels'>): readonly SharedPlace[] {
  return sharedPlaces(view, (zone) => labelOf(labels, 'zone', zone) !== undefined);
}

/** The name of a place in the middle, if the game has a word for it. */
export function placeName({ labels }: Pick<TableValue, 'labels'>, { key }: SharedPlace): string | undefined {
  const label = key === undefined ? undefined : (labelOf(labels, 'zone', key) ?? labelOf(labels, 'table', key));
  return label === undefined ? undefined : headed(label);
}

function Place({ place }: { readonly place: SharedPlace }): ReactNode {
  const table = useTable();
  const words = useWords();
  const id = useId();
  return (
    <div className="zone shared" data-zone={place.key}>
      <h2 className="zone-name" id={id}>
        {placeName(table, place) ?? words.match.between}
      </h2>
      <ol className="zone-cards" aria-labelledby={id}>
        {place.cards.map(({ handle, seat }) => (
          <li key={handle}>
            <Card handle={handle} size="board" zone={place.key ?? ''} />
            {seat !== undefined && <span className="note">{seatName(table, seat)}</span>}
          </li>
        ))}
      </ol>
    </div>
  );
}
