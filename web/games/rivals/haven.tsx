/** A player's side: the Haven with everybody in it, Agenda, torpor, Ongoing cards, Conspiracies, and the piles. */
import type { SeatView } from '@praxis/engine';
import type { ReactNode } from 'react';
import { Card } from '../../table/card.tsx';
import { HAND, handlesIn, seatName, useTable } from '../../table/context.ts';
import { headed, labelOf } from '../../table/labels.ts';
import { Pile, Zone } from '../../table/zone.tsx';
import type { ZonesProps } from '../look.ts';
import { useRivalsWords } from './use-words.ts';
import { foreignPrestige, isEliminated, rivalOf } from './where.ts';

const PILES = ['library', 'faction', 'discard', 'burned'] as const;
const ZONES = ['torpor', 'in play', 'conspiracies', 'known'] as const;

export function RivalsHaven({ seat, own, openPile }: ZonesProps): ReactNode {
  const size = own ? 'board' : 'small';
  const isOpen = !own && Array.isArray(seat.zones[HAND]);
  const piles = own || isOpen ? PILES : ([HAND, ...PILES] as const);
  return (
    <div className={own ? 'rv-side' : 'seat-body rv-side'} data-own={own || undefined}>
      <div className="rv-line">
        <Notes seat={seat} />
        <div className="piles">
          {piles.map((zone) => (
            <Pile key={zone} seat={seat} zone={zone} open={() => openPile(seat.seat, zone)} />
          ))}
        </div>
      </div>
      {!isEliminated(seat) && (
        <div className="rv-zones" data-fits={own ? '--card-board' : '--card-small'}>
          {isOpen && <Zone seat={seat} zone={HAND} size="small" />}
          <Haven seat={seat} size={size} />
          <Agenda seat={seat} size={size} />
          {ZONES.map((zone) => (
            <Zone key={zone} seat={seat} zone={zone} size={size} />
          ))}
        </div>
      )}
    </div>
  );
}

/** A player's Rival, the tokens that the player holds, and the number of characters outside. */
function Notes({ seat }: { readonly seat: SeatView }): ReactNode {
  const table = useTable();
  const words = useRivalsWords();
  const rival = isEliminated(seat) ? undefined : rivalOf(table.view, seat.seat);
  const outside = handlesIn(seat, 'streets').length;
  return (
    <ul className="rv-notes">
      {rival !== undefined && (
        <li className="rv-rival" data-you={rival === table.me || undefined}>
          {rival === table.me ? words.rivalIsYou : words.rivalIs({ name: seatName(table, rival) })}
        </li>
      )}
      {foreignPrestige(seat).map(({ of, count }) => (
        <li key={of}>{words.tokensOf({ name: seatName(table, of), count })}</li>
      ))}
      {outside > 0 && <li className="rv-outside">{words.outside({ count: outside })}</li>}
    </ul>
  );
}

interface PlaceProps {
  readonly seat: SeatView;
  readonly size: 'board' | 'small';
}

/** The Haven card, and beside it the characters at home. */
function Haven({ seat, size }: PlaceProps): ReactNode {
  const { labels } = useTable();
  const words = useRivalsWords();
  const label = headed(labelOf(labels, 'zone', 'haven') ?? 'haven');
  const inside = handlesIn(seat, 'haven');
  return (
    <div className="zone rv-haven" data-zone="haven">
      <h3 className="zone-name">{label}</h3>
      <ul className="zone-cards" aria-label={`${seat.name}: ${label}`}>
        {handlesIn(seat, 'haven card').map((handle) => (
          <li key={handle} className="rv-house">
            <Card handle={handle} size={size} zone="haven card" />
          </li>
        ))}
        {inside.map((handle) => (
          <li key={handle}>
            <Card handle={handle} size={size} zone="haven" />
          </li>
        ))}
        {inside.length === 0 && <li className="rv-nobody">{words.havenEmpty}</li>}
      </ul>
    </div>
  );
}

/** Its player knows it from the start; the others see a back until it is turned up. */
function Agenda({ seat, size }: PlaceProps): ReactNode {
  const { labels } = useTable();
  const handles = handlesIn(seat, 'agenda card');
  if (handles.length === 0) return null;
  const isUp = seat.counters['agenda up'] === 1;
  const label = headed(labels['counter agenda'] ?? 'agenda');
  const state = isUp ? '' : ` · ${labels['mark face down'] ?? ''}`;
  return (
    <div className="zone rv-agenda" data-zone="agenda card" data-down={!isUp || undefined}>
      {/* Of others the back of the card is seen. */}
      <h3 className="zone-name">
        {label}
        {size === 'board' && state}
      </h3>
      <ul className="zone-cards" aria-label={`${seat.name}: ${label}${state}`}>
        {handles.map((handle) => (
          <li key={handle}>
            <Card handle={handle} size={size} zone="agenda card" />
          </li>
        ))}
      </ul>
    </div>
  );
}
