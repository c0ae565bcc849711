/** The counters of a seat: the important ones large, the others small. */
import type { SeatView } from '@praxis/engine';
import { memo, type ReactNode } from 'react';
import { useCardTable } from './context.ts';
import { labelOf } from './labels.ts';
import { useChange } from './motion.ts';

export const Counters = memo(function Counters({ seat }: { readonly seat: SeatView }): ReactNode {
  const { look, labels } = useCardTable();
  const named = Object.keys(seat.counters).filter((key) => labelOf(labels, 'counter', key) !== undefined);
  const main = look.mainCounters ?? named.slice(0, 1);
  // Of the other counters only those above zero: a row of zeros is useless.
  const shown = Object.entries(seat.counters).filter(
    ([key, count]) =>
      named.includes(key) && (main.includes(key) || (count !== 0 && !look.hiddenCounters?.includes(key))),
  );
  return (
    <ul className="counters">
      {shown
        .toSorted(([a], [b]) => rank(main, a) - rank(main, b))
        .map(([key, count]) => (
          <li key={key}>
            <Counter
              kind={key}
              label={(count === 1 ? labels[`counter ${key} one`] : undefined) ?? labels[`counter ${key}`] ?? key}
              count={count}
              main={main.includes(key)}
            />
          </li>
        ))}
    </ul>
  );
});

function rank(main: readonly string[], key: string): number {
  const at = main.indexOf(key);
  return at < 0 ? main.length : at;
}

function Counter({
  kind,
  label,
  count,
  main,
}: {
  readonly kind: string;
  readonly label: string;
  readonly count: number;
  readonly main: boolean;
}): ReactNode {
  const { by, times } = useChange(count);
  return (
    <span className={main ? 'counter main' : 'counter'} data-kind={kind}>
      <b>{count}</b> <span className="counter-name">{label}</span>
      {by !== 0 && (
        <span key={times} className={`change ${by > 0 ? 'up' : 'down'}`} aria-hidden="true">
          {by > 0 ? `+${by}` : `−${-by}`}
        </span>
      )}
    </span>
  );
}
