/** A zone of a seat: cards side by side, or a heap with a count. */
import type { SeatView } from '@praxis/engine';
import { type ReactNode, useId } from 'react';
import { useWords } from '../app/context.tsx';
import { Card, type CardSize } from './card.tsx';
import { type CardTable, countIn, HAND, handlesIn, useCardTable } from './context.ts';
import { headed, labelOf } from './labels.ts';
import { Sign } from './sign.tsx';

/** The zones of a seat that are shown on the table, in the order of the view. */
export function boardZones(table: CardTable, seat: SeatView): readonly string[] {
  return Object.keys(seat.zones).filter((zone) => {
    // One's own hand is shown apart; those of others only where all cards are open, as in a replay.
    if (zone === HAND && (seat.seat === table.me || typeof seat.zones[zone] === 'number')) return false;
    if (placeOf(table, seat, zone) !== 'board') return false;
    return labelOf(table.labels, 'zone', zone) !== undefined;
  });
}

export function pileZones(table: CardTable, seat: SeatView): readonly string[] {
  return Object.keys(seat.zones).filter((zone) => {
    const pile = placeOf(table, seat, zone) === 'pile' || (zone === HAND && typeof seat.zones[zone] === 'number');
    return pile && labelOf(table.labels, 'zone', zone) !== undefined;
  });
}

function placeOf({ look }: CardTable, seat: SeatView, zone: string): 'board' | 'pile' | 'hidden' {
  return look.zone?.(zone) ?? (typeof seat.zones[zone] === 'number' ? 'pile' : 'board');
}

interface ZoneProps {
  readonly seat: SeatView;
  readonly zone: string;
  readonly size: CardSize;
}

export function Zone({ seat, zone, size }: ZoneProps): ReactNode {
  const { labels } = useCardTable();
  const id = useId();
  const handles = handlesIn(seat, zone);
  if (handles.length === 0) return null;
  return (
    <div className="zone" data-zone={zone}>
      <h3 className="zone-name" id={id}>
        {headed(labelOf(labels, 'zone', zone) ?? zone)}
      </h3>
      <ul className="zone-cards" aria-labelledby={id}>
        {handles.map((handle) => (
          <li key={handle}>
            <Card handle={handle} size={size} zone={zone} />
          </li>
        ))}
      </ul>
    </div>
  );
}

/** Only the count; a pile whose cards may be seen opens when it is clicked. */
export function Pile({
  seat,
  zone,
  open,
}: {
  readonly seat: SeatView;
  readonly zone: string;
  readonly open: () => void;
}): ReactNode {
  const { labels } = useCardTable();
  const words = useWords();
  const label = labelOf(labels, 'zone', zone) ?? zone;
  const count = countIn(seat, zone);
  const content = (
    <>
      <Sign name={zone === HAND ? 'hand' : 'pile'} />
      {/* The space is not seen; without it the text of the button would not be how its label begins. */}
      <span className="pile-count">{count}</span> <span className="pile-name">{label}</span>
    </>
  );
  if (handlesIn(seat, zone).length === 0)
    return (
      <span className="pile" data-zone={zone} title={`${label}: ${words.match.cards({ count })}`}>
        {content}
      </span>
    );
  return (
    <button
      type="button"
      className="pile"
      data-zone={zone}
      title={`${label}: ${words.match.cards({ count })}`}
      // It begins with the visible text of the button.
      aria-label={`${count} ${label}, ${seat.name}: ${words.match.show({ zone: label })}`}
      onClick={open}
    >
      {content}
    </button>
  );
}
