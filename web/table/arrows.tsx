/** Arrows over the table, from each source to its targets. They are drawn between the visible elements at both ends. */
import { type ReactNode, type RefObject, useEffect, useState } from 'react';
import type { Arrow } from '../games/look.ts';
import { useTable } from './context.ts';
import { placeOf } from './places.ts';

interface Drawn {
  readonly key: string;
  readonly path: string;
  readonly tone: Arrow['tone'];
}

export function Arrows({ root }: { readonly root: RefObject<HTMLElement | null> }): ReactNode {
  const { look, view, deciding } = useTable();
  const [drawn, setDrawn] = useState<readonly Drawn[]>([]);
  const laid = deciding?.arrows ?? [];
  const arrows = [...(look.arrows?.(view, laid) ?? []), ...laid];
  const wanted = JSON.stringify(arrows);
  // biome-ignore lint/correctness/useExhaustiveDependencies: the ends may lie elsewhere after any change of the view.
  useEffect(() => {
    const element = root.current;
    const all = JSON.parse(wanted) as readonly Arrow[];
    // Without arrows nothing is measured, which would take longer than drawing them.
    if (!element || all.length === 0) {
      setDrawn((before) => (before.length === 0 ? before : []));
      return;
    }
    const draw = (): void => {
      const frame = frameOf(element);
      const next = all.flatMap(({ from, to, tone }) => {
        const path = pathBetween(placeOf(element, from), placeOf(element, to), frame);
        return path === undefined ? [] : [{ key: JSON.stringify([from, to]), path, tone }];
      });
      setDrawn((before) => (JSON.stringify(before) === JSON.stringify(next) ? before : next));
    };
    // Once before the next frame, however much happens: where frames and scrolling alternate, each would make React
    // draw twice, until it takes that for a loop.
    let frame = requestAnimationFrame(draw);
    const soon = (): void => {
      cancelAnimationFrame(frame);
      frame = requestAnimationFrame(draw);
    };
    // Cards glide to their places first.
    const timer = setTimeout(soon, 300);
    const observer = new ResizeObserver(soon);
    for (const each of [element, ...element.querySelectorAll('.board, .seat')]) observer.observe(each);
    element.addEventListener('scroll', soon, { capture: true, passive: true });
    return () => {
      cancelAnimationFrame(frame);
      clearTimeout(timer);
      observer.disconnect();
      element.removeEventListener('scroll', soon, { capture: true });
    };
  }, [root, wanted, view, deciding?.decision?.number]);
  if (drawn.length === 0) return null;
  return (
    <svg className="arrows" aria-hidden="true">
      <defs>
        {(['act', 'block', 'fight'] as const).map((tone) => (
          <marker
            key={tone}
            id={`head-${tone}`}
            className={`arrow-head ${tone}`}
            viewBox="0 0 10 10"
            refX="7"
            refY="5"
            markerWidth="4.500"
            markerHeight="4.500"
            orient="auto-start-reverse"
          >
            <path d="M0 0 10 5 0 10 3 5Z" />
          </marker>
        ))}
      </defs>
      {drawn.map(({ key, path, tone }) => (
        <path key={key} className={`arrow ${tone}`} d={path} markerEnd={`url(#head-${tone})`} />
      ))}
    </svg>
  );
}

/** The origin of the drawing on the screen: it lies on the board and scrolls with it. */
function frameOf(root: HTMLElement): DOMRect {
  const board = root.querySelector('.board') ?? root;
  const { left, top } = board.getBoundingClientRect();
  return new DOMRect(left - board.scrollLeft, top - board.scrollTop, board.clientWidth, board.clientHeight);
}

function pathBetween(from: DOMRect | undefined, to: DOMRect | undefined, frame: DOMRect): string | undefined {
  if (!from || !to) return undefined;
  const a = { x: from.left + from.width / 2 - frame.left, y: from.top + from.height / 2 - frame.top };
  const b = { x: to.left + to.width / 2 - frame.left, y: to.top + to.height / 2 - frame.top };
  const length = Math.hypot(b.x - a.x, b.y - a.y);
  if (length < 8) return undefined;
  // It ends before the middle of its target, so that its head does not cover the name.
  const stop = Math.max(0.3, 1 - (Math.min(to.height, to.width) / 2 + 4) / length);
  const end = { x: a.x + (b.x - a.x) * stop, y: a.y + (b.y - a.y) * stop };
  const bend = Math.min(80, length / 5);
  const normal = { x: -(b.y - a.y) / length, y: (b.x - a.x) / length };
  const middle = { x: (a.x + end.x) / 2 + normal.x * bend, y: (a.y + end.y) / 2 + normal.y * bend };
  const round = (value: number): number => Math.round(value);
  return `M${round(a.x)} ${round(a.y)}Q${round(middle.x)} ${round(middle.y)} ${round(end.x)} ${round(end.y)}`;
}
