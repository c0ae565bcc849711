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

export function fit(element: HTMLElement): void {
  const measure = element.dataset.fits as string;
  const style = getComputedStyle(element);
  const least = Number.parseFloat(style.getPropertyValue('--fit-least'));
  const most = Number.parseFloat(style.getPropertyValue('--fit-most'));
  if (!(most > least) || element.clientHeight === 0) {
    element.style.removeProperty(measure);
    return;
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
}

/** The content that the size depends on besides the room: the cards and how they lie. */
function contentOf(element: HTMLElement): string {
  let content = `${element.clientWidth} ${element.clientHeight}`;
  for (const slot of element.querySelectorAll<HTMLElement>('.card-slot'))
    content += ` ${slot.parentElement?.parentElement?.childElementCount}${slot.dataset.locked === undefined ? '' : 'l'}${slot.querySelectorAll('.strip').length}`;
  return content;
}

/** Fits the marked elements inside `root` whenever `changed` differs, and whenever the room changes. */
export function useFit(root: RefObject<HTMLElement | null>, changed: unknown): void {
  const contents = useRef(new WeakMap<HTMLElement, string>());
  // biome-ignore lint/correctness/useExhaustiveDependencies: it must run after every change.
  useLayoutEffect(() => {
    const all = root.current?.querySelectorAll<HTMLElement>('[data-fits]') ?? [];
    const fitChanged = (element: HTMLElement): void => {
      const content = contentOf(element);
      if (contents.current.get(element) === content) return;
      contents.current.set(element, content);
      fit(element);
    };
    for (const element of all) fitChanged(element);
    const observer = new ResizeObserver((entries) => {
      for (const { target } of entries) fitChanged(target as HTMLElement);
    });
    for (const element of all) observer.observe(element);
    return () => observer.disconnect();
  }, [changed]);
}
