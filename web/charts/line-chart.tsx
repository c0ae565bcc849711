/** A line chart, and the same numbers as a table. */
import { lazy, type ReactNode, Suspense, useRef } from 'react';
import { useWords } from '../app/context.tsx';
import type { Line, Row } from './course.ts';
import './charts.css';

const Drawing = lazy(() => import('./drawing.tsx').then(({ Drawing: drawing }) => ({ default: drawing })));

export interface Drawn {
  readonly xs: readonly number[];
  readonly lines: readonly Line[];
  /** The texts below the chart, and their positions. */
  readonly ticks: readonly { readonly x: number; readonly text: string }[];
  /** The current place. */
  readonly at?: number;
  /** The viewer points at another place. */
  readonly choose?: (x: number) => void;
}

interface LineChartProps extends Drawn {
  readonly title: string;
  /** The title already appears above the chart. */
  readonly titled?: boolean;
  /** The name of the horizontal axis: turns, matches. */
  readonly across: string;
  readonly rows: readonly Row[];
}

export function LineChart({ title, titled = false, across, rows, ...drawn }: LineChartProps): ReactNode {
  const words = useWords();
  const legend = useRef<HTMLUListElement>(null);
  const { lines } = drawn;
  return (
    <figure className="line-chart">
      <figcaption className={titled ? 'unseen' : undefined}>{title}</figcaption>
      <ul className="chart-legend" ref={legend} aria-hidden="true">
        {lines.map(({ name }, index) => (
          <li key={name} data-line={index % 6}>
            <svg viewBox="0 0 30 6" aria-hidden="true">
              <path d="M0 3H30" />
            </svg>
            <bdi>{name}</bdi>
          </li>
        ))}
      </ul>
      <Suspense fallback={<div className="chart-drawing" aria-hidden="true" />}>
        <Drawing {...drawn} legend={legend} />
      </Suspense>
      <details>
        <summary>{words.charts.asTable}</summary>
        <div className="chart-table">
          <table>
            <caption className="unseen">{title}</caption>
            <thead>
              <tr>
                <th scope="col">{across}</th>
                {lines.map(({ name }) => (
                  <th scope="col" key={name}>
                    <bdi>{name}</bdi>
                  </th>
                ))}
              </tr>
            </thead>
            <tbody>
              {rows.map(({ head, values }) => (
                <tr key={head}>
                  <th scope="row">{head}</th>
                  {values.map((value, index) => (
                    // biome-ignore lint/suspicious/noArrayIndexKey: the columns are the lines, which have no other name here.
                    <td key={index}>{value}</td>
                  ))}
                </tr>
              ))}
            </tbody>
          </table>
        </div>
      </details>
    </figure>
  );
}
