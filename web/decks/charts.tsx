/** Bars that are tables, so that screen readers read the same numbers. */
import type { ReactNode } from 'react';
import { useWords } from '../app/context.tsx';
import { headed } from '../table/labels.ts';
import type { Chart } from './statistics.ts';

export function Charts({ charts }: { readonly charts: readonly Chart[] }): ReactNode {
  return (
    <div className="charts">
      {charts
        .filter(({ bars }) => bars.length > 0)
        .map((chart) => (
          <ChartTable key={chart.title} chart={chart} />
        ))}
    </div>
  );
}

function ChartTable({ chart: { title, bars } }: { readonly chart: Chart }): ReactNode {
  const words = useWords();
  const most = Math.max(1, ...bars.map(({ count }) => count));
  return (
    <table className="chart">
      <caption>{headed(title)}</caption>
      <thead className="unseen">
        <tr>
          <th>{headed(title)}</th>
          <th>{words.decks.count}</th>
        </tr>
      </thead>
      <tbody>
        {bars.map(({ name, count }) => (
          <tr key={name}>
            <th scope="row">{headed(name)}</th>
            <td>
              <span className="bar" style={{ width: `${(count / most) * 100}%` }} />
              <span className="bar-count">{count}</span>
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
