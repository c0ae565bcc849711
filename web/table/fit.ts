/**
 * Makes cards as large as the space allows. An element that holds cards and may not scroll is marked
 * `data-fits="--name"`: that measure gets the greatest width with which nothing overflows. The style sheet limits it
 * (`--fit-least`, `--fit-most`, in pixels); without these limits nothing is done. If even the least width is too much, the
 * element is marked `data-tight`, by which the style sheet lets lesser things give way.
 *
 * Trying a width costs a layout of the page. So all elements try theirs at the same time, and a width that was found
 * earlier for the same cards in the same room is only confirmed.
 */
import { type RefObject, useLayoutEffect, useRef } from 'react';
import { beforeFrame } from './before-frame.ts';

/** Widths differ by at least this much, so that cards do not change with every pixel. */
const STEP_PX = 4;

/**
 * Finds the greatest number of steps that fits, between none and `most`. It yields a number to try and is told whether
 * that fits. If a number fits, so does every smaller one.
 */
export function* greatestFitting(most: number, start: number): Generator<number, number, boolean> {
  let [low, high] = [0, most];
  // Usually the previous size still fits.
  let probe = Math.min(Math.max(start, 0), most);
  while (low < high) {
    if (yield probe) {
      low = probe;
      if (probe === start && probe < high && !(yield probe + 1)) return probe;
    } else high = probe - 1;
    probe = Math.ceil((low + high) / 2);
  }
  return low;
}

/** The same, if a number was found before: as a rule one try confirms it. */
function* confirmedFitting(most: number, found: number): Generator<number, number, boolean> {
  return (yield found) ? found : yield* greatestFitting(most, found);
}

const roomOf = ({ clientWidth, clientHeight }: HTMLElement): string => `${clientWidth} ${clientHeight}`;

/** The content that the size depends on besides the room: the cards and how they lie. It is known without a layout. */
function contentOf(element: HTMLElement): string {
  let content = '';
  for (const slot of element.querySelectorAll<HTMLElement>('.card-slot'))
    content += ` ${slot.parentElement?.parentElement?.childElementCount}${slot.dataset.locked === undefined ? '' : 'l'}${slot.querySelectorAll('.strip').length}`;
  return content;
}

/** An element that is looking for its width. */
class Fitting {
  readonly #element: HTMLElement;
  readonly #measure: string;
  #least = 0;
  #most = 0;
  #search: Generator<number, number, boolean> | undefined;

  constructor(element: HTMLElement) {
    this.#element = element;
    this.#measure = element.dataset.fits as string;
    this.readLimits();
  }

  /** A tight element may have others. Reads the page only. */
  readLimits(): void {
    const style = getComputedStyle(this.#element);
    this.#least = Number.parseFloat(style.getPropertyValue('--fit-least'));
    this.#most = Number.parseFloat(style.getPropertyValue('--fit-most'));
  }

  get limits(): string {
    return `${this.#least} ${this.#most}`;
  }

  get hasLimits(): boolean {
    return this.#most > this.#least;
  }

  /** Reads the page only. */
  get hasRoom(): boolean {
    return this.hasLimits && this.#element.clientHeight > 0;
  }

  clear(): void {
    this.#element.style.removeProperty(this.#measure);
    delete this.#element.dataset.tight;
  }

  /** With less room between the cards, and less important things small. */
  tighten(): void {
    this.#element.dataset.tight = '';
  }

  /** Takes the first width to try; the steps if there is nothing to try. */
  begin(found: number | undefined): number | undefined {
    const most = Math.floor((this.#most - this.#least) / STEP_PX);
    const before = Number.parseFloat(this.#element.style.getPropertyValue(this.#measure));
    const start = Number.isNaN(before) ? 0 : Math.round((before - this.#least) / STEP_PX);
    this.#search = found === undefined ? greatestFitting(most, start) : confirmedFitting(most, found);
    return this.#follow(this.#search.next());
  }

  /** Cards with the least width in a tight element: nothing makes them smaller. */
  get isSmallest(): boolean {
    const { dataset, style } = this.#element;
    return dataset.tight !== undefined && style.getPropertyValue(this.#measure) === `${this.#least}px`;
  }

  /** Whether the content fits with the width that it tries. Reads the page only. */
  get fits(): boolean {
    const { scrollHeight, clientHeight, scrollWidth, clientWidth } = this.#element;
    return scrollHeight <= clientHeight + 1 && scrollWidth <= clientWidth + 1;
  }

  /** Takes the next width to try; the steps if the search is over. */
  go(fits: boolean): number | undefined {
    return this.#follow((this.#search as Generator<number, number, boolean>).next(fits));
  }

  #follow({ done, value }: IteratorResult<number, number>): number | undefined {
    this.#element.style.setProperty(this.#measure, `${this.#least + value * STEP_PX}px`);
    return done ? value : undefined;
  }
}

/** Widths that were found, by content, limits and room, for one element. */
type Found = Map<string, number>;

const FOUND_MAX = 200;

/** Before the first fitting; every room is larger. */
const UNKNOWN = { width: -1, height: -1, limits: '' };

/** The room for which an element was fitted; undefined if it has no limits here, so that there is nothing to fit. */
type Room = { readonly width: number; readonly height: number; readonly limits: string } | undefined;

/**
 * True if another room changes nothing: it is no larger than the one that the element was fitted for, and what has fitted
 * there still fits. Reads the page only.
 */
export function staysRight(element: HTMLElement, room: Room): boolean {
  const { clientWidth, clientHeight } = element;
  if (!room || clientWidth > room.width || clientHeight > room.height) return false;
  if (clientWidth === room.width && clientHeight === room.height) return true;
  const fitting = new Fitting(element);
  return fitting.limits === room.limits && (fitting.fits || fitting.isSmallest);
}

/** Fits all these elements. It reads all of them before it writes any, because reading after writing costs a layout. */
export function fitAll(
  elements: readonly HTMLElement[],
  foundBefore: (element: HTMLElement) => Found,
): readonly Room[] {
  // The faces have no influence on the room that cards take: meanwhile they are not laid out (style/cards.css).
  for (const { dataset } of elements) {
    dataset.trying = '';
    delete dataset.tight;
  }
  const all = elements.map((element) => {
    const fitting = new Fitting(element);
    const key = `${contentOf(element)} / ${fitting.limits} / ${roomOf(element)}`;
    return { fitting, key, found: foundBefore(element), hasRoom: fitting.hasRoom };
  });
  for (const { fitting, hasRoom } of all) if (!hasRoom) fitting.clear();
  const least = searchAll(all.filter(({ hasRoom }) => hasRoom));
  const tooMany = least.filter(({ fitting }) => !fitting.fits);
  for (const { fitting } of tooMany) fitting.tighten();
  for (const { fitting } of tooMany) fitting.readLimits();
  searchAll(tooMany.map((one) => ({ ...one, key: `${one.key} / tight` })));
  const rooms = all.map(({ fitting: { hasLimits, limits } }, index): Room => {
    const { clientWidth: width, clientHeight: height } = elements[index] as HTMLElement;
    return hasLimits ? { width, height, limits } : undefined;
  });
  for (const { dataset } of elements) delete dataset.trying;
  return rooms;
}

interface Searching {
  readonly fitting: Fitting;
  readonly key: string;
  readonly found: Found;
}

/** Looks for the widths of all of them in the same layouts. Returns those that got the least one. */
function searchAll<One extends Searching>(ones: readonly One[]): readonly One[] {
  const least: One[] = [];
  const settle = (one: One, steps: number): void => {
    if (one.found.size >= FOUND_MAX) one.found.clear();
    one.found.set(one.key, steps);
    if (steps === 0) least.push(one);
  };
  const isOpen = (one: One, steps: number | undefined): boolean => {
    if (steps !== undefined) settle(one, steps);
    return steps === undefined;
  };
  let open = ones.filter((one) => isOpen(one, one.fitting.begin(one.found.get(one.key))));
  while (open.length > 0) {
    const fits = open.map(({ fitting }) => fitting.fits);
    open = open.filter((one, index) => isOpen(one, one.fitting.go(fits[index] as boolean)));
  }
  return least;
}

/** The last state that an element was fitted for, and the widths found for it so far. */
interface Fitted {
  content: string;
  room: Room;
  /** The last room in which that has stayed right: cards on their way to their places would seem to overflow it. */
  right: string | undefined;
  /** The number of changes of the window's size until then. */
  resizes: number;
  readonly found: Found;
}

/** Fits the marked elements inside `root` whenever `changed` differs, and whenever the room changes. */
export function useFit(root: RefObject<HTMLElement | null>, changed: unknown): void {
  const memory = useRef(new WeakMap<HTMLElement, Fitted>());
  const resizes = useRef(0);
  useLayoutEffect(() => {
    const count = (): void => {
      resizes.current++;
    };
    window.addEventListener('resize', count);
    return () => window.removeEventListener('resize', count);
  }, []);
  // biome-ignore lint/correctness/useExhaustiveDependencies: it must run after every change.
  useLayoutEffect(() => {
    const fittedOf = (element: HTMLElement): Fitted => {
      let fitted = memory.current.get(element);
      if (!fitted) {
        fitted = { content: '-', room: UNKNOWN, right: undefined, resizes: 0, found: new Map() };
        memory.current.set(element, fitted);
      }
      return fitted;
    };
    const refit = (elements: readonly HTMLElement[]): void => {
      const rooms = fitAll(elements, (element) => fittedOf(element).found);
      for (const [index, element] of elements.entries())
        Object.assign(fittedOf(element), {
          content: contentOf(element),
          room: rooms[index],
          right: undefined,
          resizes: resizes.current,
        });
    };
    // A screen without limits has none until its size changes: to ask for them would cost a layout.
    const mayFit = (element: HTMLElement): boolean => {
      const fitted = fittedOf(element);
      return fitted.room !== undefined || fitted.resizes !== resizes.current;
    };
    const hasChanged = (element: HTMLElement): boolean => fittedOf(element).content !== contentOf(element);
    const isRight = (element: HTMLElement): boolean => {
      const fitted = fittedOf(element);
      if (fitted.resizes !== resizes.current || hasChanged(element)) return false;
      const room = roomOf(element);
      if (fitted.right !== room && !staysRight(element, fitted.room)) return false;
      fitted.right = room;
      return true;
    };
    const refitAmong = (elements: readonly HTMLElement[]): void => {
      const wrong = elements.filter((element) => mayFit(element) && !isRight(element));
      if (wrong.length > 0) refit(wrong);
    };
    const all = [...(root.current?.querySelectorAll<HTMLElement>('[data-fits]') ?? [])];
    const changedOnes = all.filter((element) => mayFit(element) && hasChanged(element));
    // Already for the layout that comes before this (table/laid-out.ts).
    for (const { dataset } of changedOnes) dataset.trying = '';
    // What has come or gone may have changed the room of the others, too.
    const drop = beforeFrame(() => refitAmong(all));
    // It also reports the first size of each element and the changes between updates, and never forces a layout.
    const observer = new ResizeObserver((entries) => refitAmong(entries.map(({ target }) => target as HTMLElement)));
    for (const element of all) observer.observe(element);
    return () => {
      drop();
      for (const { dataset } of changedOnes) delete dataset.trying;
      observer.disconnect();
    };
  }, [changed]);
}
