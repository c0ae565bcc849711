/** Draws lines on a canvas. This is the only file that knows the library for it, and it is loaded when a chart is wanted. */
import { type ReactNode, type RefObject, useEffect, useRef } from 'react';
import UPlot from 'uplot';
import { thinned } from './course.ts';
import type { Drawn } from './line-chart.tsx';
import 'uplot/dist/uPlot.min.css';

/** Crossing lines also differ by their dashes. */
export const DASHES: readonly (readonly number[])[] = [[], [7, 4], [2, 3], [10, 3, 2, 3], [4, 4], [1, 5]];
const HEIGHT_PX = 220;
const WIDTH_MIN_PX = 200;
/** The width that a word below the chart takes. */
const TICK_PX = 34;
const TEXT = '12px system-ui, sans-serif';

interface DrawingProps extends Drawn {
  /** Its signs show the colours of the current appearance. */
  readonly legend: RefObject<HTMLElement | null>;
}

export function Drawing({ xs, lines, ticks, at, choose, legend }: DrawingProps): ReactNode {
  const place = useRef<HTMLDivElement>(null);
  const plot = useRef<UPlot>(undefined);
  const chosen = useRef(choose);
  chosen.current = choose;
  const marked = useRef(at);
  marked.current = at;

  useEffect(() => {
    const element = place.current;
    if (!element) return;
    const build = (): void => {
      plot.current?.destroy();
      const ink = getComputedStyle(element).color;
      const rule = getComputedStyle(element).borderTopColor;
      const axis = { stroke: ink, font: TEXT, grid: { stroke: rule, width: 1 }, ticks: { stroke: rule, width: 1 } };
      const width = Math.max(WIDTH_MIN_PX, element.clientWidth);
      const shown = thinned(ticks, Math.max(2, Math.floor(width / TICK_PX)));
      const { draw, cursor } = places(
        () => marked.current,
        (x) => chosen.current?.(x),
      );
      plot.current = new UPlot(
        {
          width,
          height: HEIGHT_PX,
          legend: { show: false },
          cursor,
          scales: { x: { time: false } },
          axes: [
            { ...axis, splits: () => shown.map(({ x }) => x), values: () => shown.map(({ text }) => text) },
            { ...axis, size: 52, values: (_, values) => values.map(String) },
          ],
          series: [
            {},
            ...lines.map(({ name }, index) => ({
              label: name,
              stroke: colourOf(legend.current, index) ?? ink,
              width: 2,
              dash: [...(DASHES[index % DASHES.length] as readonly number[])],
              points: { show: xs.length < 3 },
            })),
          ],
          hooks: { draw: [draw] },
        },
        [[...xs], ...lines.map(({ values }) => values.map((value) => value ?? null))],
        element,
      );
    };
    build();
    let width = element.clientWidth;
    const resized = new ResizeObserver(() => {
      if (element.clientWidth === width) return;
      width = element.clientWidth;
      build();
    });
    resized.observe(element);
    // Colours change with the appearance: chosen here, or by the device.
    const changed = new MutationObserver(build);
    changed.observe(document.documentElement, { attributeFilter: ['data-theme'] });
    const night = window.matchMedia('(prefers-color-scheme: dark)');
    night.addEventListener('change', build);
    return () => {
      resized.disconnect();
      changed.disconnect();
      night.removeEventListener('change', build);
      plot.current?.destroy();
      plot.current = undefined;
    };
  }, [xs, lines, ticks, legend]);

  // biome-ignore lint/correctness/useExhaustiveDependencies: another place is marked by drawing again.
  useEffect(() => plot.current?.redraw(false), [at]);
  return <div className="chart-drawing" ref={place} aria-hidden="true" />;
}

function colourOf(legend: HTMLElement | null, index: number): string | undefined {
  const sign = legend?.children[index];
  return sign ? getComputedStyle(sign).color : undefined;
}

/** The current place as an upright line; a click goes to another. */
function places(
  at: () => number | undefined,
  choose: (x: number) => void,
): { readonly draw: (plot: UPlot) => void; readonly cursor: UPlot.Cursor } {
  return {
    draw: (plot) => {
      const x = at();
      if (x === undefined) return;
      const { ctx, bbox } = plot;
      const left = Math.round(plot.valToPos(x, 'x', true));
      ctx.save();
      ctx.strokeStyle = getComputedStyle(plot.root).color;
      ctx.lineWidth = 2;
      ctx.setLineDash([]);
      ctx.beginPath();
      ctx.moveTo(left, bbox.top);
      ctx.lineTo(left, bbox.top + bbox.height);
      ctx.stroke();
      ctx.restore();
    },
    cursor: {
      y: false,
      drag: { x: false, y: false },
      bind: {
        click: (plot, _, handle) => (event: MouseEvent) => {
          const { left = -1 } = plot.cursor;
          if (left >= 0) choose(plot.posToIdx(left));
          return handle(event);
        },
      },
    },
  };
}
