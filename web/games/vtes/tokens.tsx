/** The tokens on a card: blood in a vessel that shows how full it is, life, counters; and the crown of a title. */
import type { CardView } from '@praxis/engine';
import { type ReactNode, useId } from 'react';
import { useCardTable } from '../../table/context.ts';
import { useChange } from '../../table/motion.ts';
import { Sign } from './glyphs/glyph.tsx';
import { rankOf } from './where.ts';

export function VtesTokens({ card }: { readonly card: CardView }): ReactNode {
  const { counters, marks = [] } = card;
  const rank = rankOf(marks);
  const contested = marks.includes('title contested');
  return (
    <>
      {(rank !== undefined || contested) && (
        <span className="vt-crown" data-rank={rank} data-contested={contested || undefined}>
          <Sign name={contested ? 'broken crown' : 'crown'} />
        </span>
      )}
      {counters && <Vessels card={card} counters={counters} />}
    </>
  );
}

function Vessels({
  card,
  counters,
}: {
  readonly card: CardView;
  readonly counters: NonNullable<CardView['counters']>;
}): ReactNode {
  const { faces } = useCardTable();
  const { blood, capacity, life, counters: plain = 0 } = counters;
  if (blood !== undefined) return <Vessel kind="blood" count={blood} of={capacity} />;
  if (life !== undefined) return <Vessel kind="life" count={life} />;
  // For an uncontrolled vampire: its blood so far, and its capacity.
  const needed = card.def === undefined ? undefined : faces[card.def]?.marks.capacity;
  if (typeof needed === 'number') return <Vessel kind="influence" count={plain} of={needed} />;
  return plain === 0 ? null : <Vessel kind="counters" count={plain} />;
}

interface VesselProps {
  readonly kind: 'blood' | 'life' | 'influence' | 'counters';
  readonly count: number;
  readonly of?: number | undefined;
}

const SHAPES: { readonly [Kind in VesselProps['kind']]: string } = {
  blood: 'M20 2c9.500 12 14 18.500 14 25a14 14 0 0 1-28 0C6 20.500 10.500 14 20 2Z',
  influence: 'M20 2c9.500 12 14 18.500 14 25a14 14 0 0 1-28 0C6 20.500 10.500 14 20 2Z',
  life: 'M20 40C8 31 3 24.500 3 16.500A8.700 8.700 0 0 1 20 12a8.700 8.700 0 0 1 17 4.500C37 24.500 32 31 20 40Z',
  counters: 'M20 3 37 12.500v17L20 39 3 29.500v-17Z',
};

const TOP = 2;
const HEIGHT = 40;

function Vessel({ kind, count, of }: VesselProps): ReactNode {
  const id = useId();
  const { by, times } = useChange(count);
  const level = of === undefined || of === 0 ? 1 : Math.min(1, count / of);
  return (
    <span className="vt-vessel" data-kind={kind} data-empty={count === 0 || undefined}>
      <svg viewBox="0 0 40 42" aria-hidden="true" focusable="false">
        <clipPath id={id}>
          <path d={SHAPES[kind]} />
        </clipPath>
        <path className="vt-glass" d={SHAPES[kind]} />
        <rect
          className="vt-level"
          x="0"
          width="40"
          y={TOP + HEIGHT * (1 - level)}
          height={HEIGHT * level}
          clipPath={`url(#${id})`}
        />
        <path className="vt-rim" d={SHAPES[kind]} />
      </svg>
      <span className="vt-count">
        <b>{count}</b>
        {of !== undefined && <small>{of}</small>}
      </span>
      {by !== 0 && (
        <span key={times} className={`change ${by > 0 ? 'up' : 'down'}`}>
          {by > 0 ? `+${by}` : `−${-by}`}
        </span>
      )}
    </span>
  );
}
