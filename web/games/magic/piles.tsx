/** Library, graveyard and exile as piles of cards; public ones open. */
import type { SeatView } from '@praxis/engine';
import type { ReactNode } from 'react';
import { useWords } from '../../app/context.tsx';
import { CardSurface } from '../../table/card.tsx';
import { countIn, HAND, handlesIn, useTable } from '../../table/context.ts';
import { headed, labelOf } from '../../table/labels.ts';
import type { ZonesProps } from '../look.ts';
import { MagicBack } from './back.tsx';

export function Piles({ seat, own, openPile }: ZonesProps): ReactNode {
  const known = KNOWN.filter((zone) => countIn(seat, zone) > 0);
  const hidden = !own && typeof seat.zones[HAND] === 'number';
  return (
    <div className="mg-piles">
      {hidden && <MagicPile seat={seat} zone={HAND} openPile={openPile} />}
      <MagicPile seat={seat} zone="library" openPile={openPile} />
      <MagicPile seat={seat} zone="graveyard" openPile={openPile} />
      {countIn(seat, 'exile') > 0 && <MagicPile seat={seat} zone="exile" openPile={openPile} />}
      {known.map((zone) => (
        <MagicPile key={zone} seat={seat} zone={zone} openPile={openPile} />
      ))}
    </div>
  );
}

/** Hidden cards that a player has seen. */
const KNOWN = ['known hand', 'known library'] as const;
const LIES_HIDDEN: ReadonlySet<string> = new Set([HAND, 'library']);

interface MagicPileProps {
  readonly seat: SeatView;
  readonly zone: string;
  readonly openPile: ZonesProps['openPile'];
}

function MagicPile({ seat, zone, openPile }: MagicPileProps): ReactNode {
  const { labels, view } = useTable();
  const words = useWords();
  const label = labelOf(labels, 'zone', zone) ?? zone;
  const count = countIn(seat, zone);
  const handles = handlesIn(seat, zone);
  const last = handles.at(-1);
  const top = last === undefined ? undefined : view.cards[last];
  const content = (
    <>
      <span className="card mg-pile-card" data-empty={count === 0 || undefined}>
        {top ? (
          <CardSurface card={top} zone={zone} full={false} />
        ) : (
          count > 0 && LIES_HIDDEN.has(zone) && <MagicBack />
        )}
      </span>
      <span className="mg-pile-count">{count}</span>
      <span className="mg-pile-name">{headed(label)}</span>
    </>
  );
  const title = `${headed(label)}: ${words.match.cards({ count })}`;
  if (handles.length === 0)
    return (
      <span className="mg-pile" data-zone={zone} title={title}>
        {content}
      </span>
    );
  return (
    <button type="button" className="mg-pile" data-zone={zone} title={title} onClick={() => openPile(seat.seat, zone)}>
      {content}
      <span className="unseen">
        : {seat.name}, {words.match.show({ zone: label })}
      </span>
    </button>
  );
}
