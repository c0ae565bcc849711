/**
 * A player's side: five Monster Zones, five Spell & Trap Zones, Field and Pendulum Zones, and the piles at both sides.
 */
import type { SeatView } from '@praxis/engine';
import type { ReactNode } from 'react';
import { useWords } from '../../app/context.tsx';
import { Card, CardSurface } from '../../table/card.tsx';
import { countIn, HAND, handlesIn, useTable } from '../../table/context.ts';
import { headed, labelOf } from '../../table/labels.ts';
import { Zone } from '../../table/zone.tsx';
import type { ZonesProps } from '../look.ts';
import { YugiohBack } from './back.tsx';
import { useYugiohWords } from './use-words.ts';
import { inZones, liesAcross, whereOf, ZONES } from './where.ts';

export function YugiohField({ seat, own, openPile }: ZonesProps): ReactNode {
  const pile = (zone: string): ReactNode => <Pile seat={seat} zone={zone} openPile={openPile} />;
  // Between two Duels players look through their own Decks.
  const isSiding = whereOf(useTable().view).phase === 'side';
  const isOpen = !own && Array.isArray(seat.zones[HAND]);
  return (
    <div className="yg-field" data-own={own || undefined}>
      {isOpen && <Zone seat={seat} zone={HAND} size="small" />}
      <div className="yg-mat">
        <div className="yg-side" data-side="left">
          <Single seat={seat} zone="field" at={1} />
          {pile('extra')}
          {countIn(seat, 'extra up') > 0 && pile('extra up')}
          {countIn(seat, 'side') > 0 && pile('side')}
        </div>
        <Single seat={seat} zone="pendulum" at={1} />
        <div className="yg-rows">
          <Row seat={seat} zone="monsters" />
          <Row seat={seat} zone="spells" />
        </div>
        <Single seat={seat} zone="pendulum" at={2} />
        <div className="yg-side" data-side="right">
          {pile('graveyard')}
          {isSiding && countIn(seat, 'known deck') > 0 ? (
            <Pile seat={seat} zone="known deck" named="deck" openPile={openPile} />
          ) : (
            pile('deck')
          )}
          {countIn(seat, 'banished') > 0 && pile('banished')}
          {!own && !isOpen && pile(HAND)}
        </div>
      </div>
    </div>
  );
}

interface PlaceProps {
  readonly seat: SeatView;
  readonly zone: string;
}

/** Zones are counted from the player's left: the style sheet reverses the opponent's. */
function Row({ seat, zone }: PlaceProps): ReactNode {
  const { labels, view } = useTable();
  const label = headed(labelOf(labels, 'zone', zone) ?? zone);
  const placed = inZones(handlesIn(seat, zone), view.cards, ZONES);
  return (
    <ul className="yg-row" data-row={zone} aria-label={`${seat.name}: ${label}`}>
      {placed.map((handle, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the zones never change places.
        <li key={index} className="yg-zone" data-row={zone}>
          {handle !== undefined && <Placed handle={handle} zone={zone} />}
        </li>
      ))}
    </ul>
  );
}

function Placed({ handle, zone }: { readonly handle: number; readonly zone: string }): ReactNode {
  const { view } = useTable();
  const card = view.cards[handle];
  return (
    <div className="yg-placed" data-across={(card && liesAcross(card, zone)) || undefined}>
      <Card handle={handle} size="board" zone={zone} />
    </div>
  );
}

/** The Field Zone, and the two Pendulum Zones. */
function Single({ seat, zone, at }: PlaceProps & { readonly at: number }): ReactNode {
  const { labels, view } = useTable();
  const words = useYugiohWords();
  const label = headed(labelOf(labels, 'zone', zone) ?? zone);
  const handles = handlesIn(seat, zone);
  const [handle] = zone === 'field' ? handles : inZones(handles, view.cards, [at]);
  return (
    <div className="yg-zone yg-single" data-row={zone} data-at={at} title={label}>
      {handle === undefined ? (
        <span className="unseen">{`${seat.name}, ${label}: ${words.emptyZone}`}</span>
      ) : (
        <Placed handle={handle} zone={zone} />
      )}
    </div>
  );
}

const LIES_HIDDEN: ReadonlySet<string> = new Set([HAND, 'deck', 'extra', 'side']);

interface PileProps extends PlaceProps {
  /** The zone that gives it its name, if not its own. */
  readonly named?: string;
  readonly openPile: ZonesProps['openPile'];
}

function Pile({ seat, zone, named = zone, openPile }: PileProps): ReactNode {
  const { labels, view } = useTable();
  const words = useWords();
  const label = labelOf(labels, 'zone', named) ?? named;
  const count = countIn(seat, zone);
  const handles = handlesIn(seat, zone);
  const last = handles.at(-1);
  const top = last === undefined || zone === 'extra' ? undefined : view.cards[last];
  const content = (
    <>
      <span className="card yg-pile-card" data-empty={count === 0 || undefined}>
        {top ? (
          <CardSurface card={top} zone={zone} full={false} />
        ) : (
          count > 0 && LIES_HIDDEN.has(zone) && <YugiohBack />
        )}
      </span>
      <span className="yg-pile-count">{count}</span>
      <span className="yg-pile-name">{headed(label)}</span>
    </>
  );
  const title = `${headed(label)}: ${words.match.cards({ count })}`;
  if (handles.length === 0)
    return (
      <span className="yg-pile" data-zone={zone} title={title}>
        {content}
      </span>
    );
  return (
    <button type="button" className="yg-pile" data-zone={zone} title={title} onClick={() => openPile(seat.seat, zone)}>
      {content}
      <span className="unseen">
        : {seat.name}, {words.match.show({ zone: label })}
      </span>
    </button>
  );
}
