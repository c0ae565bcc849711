/**
 * A player's permanents: creatures in front, lands and the rest behind, identical cards in heaps, and the piles at the
 * side.
 */
import type { SeatView } from '@praxis/engine';
import { type CSSProperties, type ReactNode, useMemo } from 'react';
import { Card } from '../../table/card.tsx';
import { faceOf, HAND, handlesIn, useTable } from '../../table/context.ts';
import { cardThing } from '../../table/sentence.ts';
import { Zone } from '../../table/zone.tsx';
import type { ZonesProps } from '../look.ts';
import { declaredBy } from './declare/offered.ts';
import { apartForBlocks, type Heap, type LaidOut, laidOut, type Row } from './groups.ts';
import { Piles } from './piles.tsx';
import { useMagicWords } from './use-words.ts';

const nothingApart = (): boolean => false;

export function MagicField({ seat, own, openPile }: ZonesProps): ReactNode {
  const table = useTable();
  const { view, deciding } = table;
  const blocks = declaredBy(deciding?.decision?.choices) === 'block';
  const isApart = blocks ? apartForBlocks(view, deciding?.arrows ?? []) : nothingApart;
  const handles = useMemo(() => [...handlesIn(seat, 'battlefield'), ...handlesIn(seat, 'command')], [seat]);
  const rows = laidOut(view, handles, (card) => faceOf(table, card), isApart);
  const front = rows.filter(({ row }) => row === 'creatures');
  const behind = rows.filter(({ row }) => row !== 'creatures');
  return (
    <div className="mg-field" data-own={own || undefined}>
      <div className="mg-lines">
        {!own && <OpenHand seat={seat} />}
        <Line rows={front} place="front" />
        <Line rows={behind} place="behind" />
      </div>
      <Piles seat={seat} own={own} openPile={openPile} />
    </div>
  );
}

/** An open hand, as in a replay. */
function OpenHand({ seat }: { readonly seat: SeatView }): ReactNode {
  return Array.isArray(seat.zones[HAND]) ? <Zone seat={seat} zone={HAND} size="small" /> : null;
}

/** A tapped card lies across. */
const ACROSS = 88 / 63;
/** The visible part of each card below in a heap, in card widths, and the most edges shown. */
const EDGE = 0.07;
const EDGES_MAX = 4;

function Line({ rows, place }: { readonly rows: readonly LaidOut[]; readonly place: 'front' | 'behind' }): ReactNode {
  const { view } = useTable();
  const words = useMagicWords();
  const heaps = rows.flatMap((row) => row.heaps);
  const widths = heaps.map((heap) => {
    const tapped = view.cards[heap[0]]?.marks?.includes('tapped') === true;
    return (tapped ? ACROSS : 1) + EDGE * Math.min(EDGES_MAX, heap.length - 1);
  });
  const measures = {
    '--mg-units': Math.max(
      1,
      widths.reduce((sum, width) => sum + width, 0),
    ),
    '--mg-count': heaps.length,
  } as CSSProperties;
  return (
    <div className="mg-line" data-place={place}>
      <div className="mg-line-cards" style={measures}>
        {rows.map(({ row, heaps: laid }) => (
          <ul key={row} className="mg-row" data-row={row} aria-label={words.rows[row]}>
            {laid.map((heap) => (
              <HeapOfCards key={heap[0]} heap={heap} row={row} />
            ))}
          </ul>
        ))}
      </div>
    </div>
  );
}

function HeapOfCards({ heap, row }: { readonly heap: Heap; readonly row: Row }): ReactNode {
  const { view, glow, deciding } = useTable();
  const words = useMagicWords();
  const top = heap.find((handle) => glow.has(cardThing(handle))) ?? heap[0];
  const below = heap.filter((handle) => handle !== top);
  const edges = Math.min(EDGES_MAX, below.length);
  const isChosen = (handle: number): boolean => glow.get(cardThing(handle)) === 'chosen';
  const chosen = deciding?.panel === undefined ? 0 : heap.filter(isChosen).length;
  const tapped = view.cards[top]?.marks?.includes('tapped') === true;
  return (
    <li
      className="mg-heap"
      data-row={row}
      data-tapped={tapped || undefined}
      style={{ '--mg-edges': edges } as CSSProperties}
    >
      {below.map((handle, index) => (
        <span
          key={handle}
          className="mg-below"
          data-card={handle}
          style={{ '--mg-edge': Math.min(EDGES_MAX, index + 1) } as CSSProperties}
        />
      ))}
      <Card handle={top} size="board" zone="battlefield" />
      {heap.length > 1 && (
        <span className="mg-count" title={words.alike({ count: heap.length })}>
          {chosen > 0 ? words.some({ chosen, of: heap.length }) : `×${heap.length}`}
        </span>
      )}
    </li>
  );
}
