/**
 * Makes cards as large as the space allows. An element that holds cards and may not scroll is marked
 * `data-fits="--name"`: that measure gets the greatest width with which nothing overflows. The style sheet limits it
 * (`--fit-least`, `--fit-most`, in pixels); without these limits nothing is done.
 */
import { type RefObject, useLayoutEffect, useRef } from 'react';

/** Widths differ by at least this much, so that cards do not change with every pixel. */
const STEP_PX = 4;

/** The greatest number of steps that fits, between none and `most`. If a number fits, so does every smaller one. */
export function greatestFitting(most: number, start: number, fits: (steps: number) => boolean): number {
  let [low, high] = [0, most];
  // Usually the previous size still fits.
  let probe = Math.min(Math.max(start, 0), most);
  while (low < high) {
    if (fits(probe)) {
      low = probe;
      if (probe === start && probe < high && !fits(probe + 1)) return probe;
    } else high = probe - 1;
    probe = Math.ceil((low + high) / 2);
  }
  return low;
}

/** Returns the room that it was fitted into; undefined if the style sheet sets no limits. */
export function fit(element: HTMLElement): string | undefined {
  const measure = element.dataset.fits as string;
  const style = getComputedStyle(element);
  const least = Number.parseFloat(style.getPropertyValue('--fit-least'));
  const most = Number.parseFloat(style.getPropertyValue('--fit-most'));
  if (!(most > least) || element.clientHeight === 0) {
    element.style.removeProperty(measure);
    return undefined;
  }
  const before = Number.parseFloat(element.style.getPropertyValue(measure));
  const steps = greatestFitting(
    Math.floor((most - least) / STEP_PX),
    Number.isNaN(before) ? 0 : Math.round((before - least) / STEP_PX),
    (count) => {
      element.style.setProperty(measure, `${least + count * STEP_PX}px`);
      return element.scrollHeight <= element.clientHeight + 1 && element.scrollWidth <= element.clientWidth + 1;
    },
  );
  element.style.setProperty(measure, `${least + steps * STEP_PX}px`);
  return roomOf(element);
}

const roomOf = ({ clientWidth, clientHeight }: HTMLElement): string => `${clientWidth} ${clientHeight}`;

/** The content that the size depends on besides the room: the cards and how they lie. It is known without a layout. */
function contentOf(element: HTMLElement): string {
  let content = '';
  for (const slot of element.querySelectorAll<HTMLElement>('.card-slot'))
    content += ` ${slot.parentElement?.parentElement?.childElementCount}${slot.dataset.locked === undefined ? '' : 'l'}${slot.querySelectorAll('.strip').length}`;
  return content;
}

/** What an element was fitted for. */
interface Fitted {
  content: string;
  room: string | undefined;
}

/** Fits the marked elements inside `root` whenever `changed` differs, and whenever the room changes. */
export function useFit(root: RefObject<HTMLElement | null>, changed: unknown): void {
  const fitted = useRef(new WeakMap<HTMLElement, Fitted>());
  // biome-ignore lint/correctness/useExhaustiveDependencies: it must run after every change.
  useLayoutEffect(() => {
    const all = root.current?.querySelectorAll<HTMLElement>('[data-fits]') ?? [];
    for (const element of all) {
      const content = contentOf(element);
      const before = fitted.current.get(element);
      if (before?.content === content) continue;
      fitted.current.set(element, { content, room: fit(element) });
    }
    // It also reports the first size of each element, and never forces a layout.
    const observer = new ResizeObserver((entries) => {
      for (const { target } of entries) {
        const element = target as HTMLElement;
        const before = fitted.current.get(element);
        if (!before || before.room === roomOf(element)) continue;
        fit(element);
        before.room = roomOf(element);
      }
    });
    for (const element of all) observer.observe(element);
    return () => observer.disconnect();
  }, [changed]);
}
