import { afterEach, expect, test, vi } from 'vitest';
import { fitAll, greatestFitting, staysRight } from './fit.ts';

/** How many layouts it takes to find the size. */
function tried(most: number, start: number, limit: number): { readonly found: number; readonly tries: number } {
  let tries = 0;
  const search = greatestFitting(most, start);
  let next = search.next();
  while (!next.done) {
    tries++;
    next = search.next(next.value <= limit);
  }
  return { found: next.value, tries };
}

test('the greatest size that fits is found from every start', () => {
  for (let limit = 0; limit <= 20; limit++)
    for (let start = 0; start <= 20; start++) expect(tried(20, start, limit).found).toBe(limit);
});

test('if everything fits it is the greatest there is, if nothing does the least', () => {
  expect(tried(20, 3, 99).found).toBe(20);
  expect(tried(20, 3, -1).found).toBe(0);
  expect(tried(0, 0, -1).found).toBe(0);
});

test('a size that has not changed takes two looks', () => {
  expect(tried(32, 11, 11).tries).toBe(2);
  expect(tried(32, 0, 17).tries).toBeLessThan(9);
});

/** A page of rooms with cards. Reading a measure after a change of style costs a layout, as in a browser. */
function fakePage() {
  let isStale = false;
  let layouts = 0;
  let facesLaidOut = 0;
  const laidOut = <Value>(value: Value): Value => {
    if (isStale) layouts++;
    isStale = false;
    return value;
  };
  vi.stubGlobal('getComputedStyle', () => ({
    getPropertyValue: (name: string) => ({ '--fit-least': '50px', '--fit-most': '150px' })[name] ?? '',
  }));
  /** Cards lie side by side in one row that is as wide as the room; some may give way. */
  const room = (width: number, cards: number, cardsIfTight = cards) => {
    const values = new Map<string, string>();
    const state = { cards, width };
    const dataset: { fits: string; trying?: string; tight?: string } = { fits: '--card' };
    const element = {
      dataset,
      style: {
        getPropertyValue: (name: string) => values.get(name) ?? '',
        setProperty: (name: string, value: string) => {
          isStale = true;
          values.set(name, value);
        },
        removeProperty: (name: string) => values.delete(name),
      },
      querySelectorAll: () => Array.from({ length: state.cards }, () => ({ dataset: {}, querySelectorAll: () => [] })),
      get clientWidth() {
        return state.width;
      },
      clientHeight: 200,
      scrollHeight: 200,
      get scrollWidth() {
        if (dataset.trying === undefined) facesLaidOut++;
        const shown = dataset.tight === undefined ? state.cards : cardsIfTight;
        return laidOut(shown * Number.parseFloat(values.get('--card') ?? '0'));
      },
    };
    return { element: element as unknown as HTMLElement, state, width: () => values.get('--card') };
  };
  return { room, layouts: () => layouts, facesLaidOut: () => facesLaidOut };
}

afterEach(() => {
  vi.unstubAllGlobals();
});

test('all rooms try their widths in the same layouts', () => {
  const page = fakePage();
  const rooms = [page.room(300, 2), page.room(300, 3), page.room(300, 4), page.room(300, 5), page.room(300, 6)];
  fitAll(
    rooms.map(({ element }) => element),
    () => new Map(),
  );
  expect(rooms.map(({ width }) => width())).toEqual(['150px', '98px', '74px', '58px', '50px']);
  expect(page.layouts()).toBeLessThan(9);
});

test('a width that was found before takes one layout, and is looked for again if it no longer fits', () => {
  const page = fakePage();
  const { element, state, width } = page.room(300, 3);
  const found = new Map<string, number>();
  const layoutsOf = (cards: number): number => {
    state.cards = cards;
    const before = page.layouts();
    fitAll([element], () => found);
    return page.layouts() - before;
  };
  layoutsOf(3);
  layoutsOf(5);
  expect(layoutsOf(3)).toBe(1);
  expect(width()).toBe('98px');
  for (const key of found.keys()) found.set(key, 25);
  expect(layoutsOf(3)).toBeGreaterThan(1);
  expect(width()).toBe('98px');
});

test('the faces of cards are laid out only when the width is found', () => {
  const page = fakePage();
  const { element } = page.room(300, 4);
  fitAll([element], () => new Map());
  expect(page.layouts()).toBeGreaterThan(1);
  expect(page.facesLaidOut()).toBe(0);
  expect(element.dataset.trying).toBeUndefined();
});

test('where even the least width is too much, lesser things give way and the cards take the room', () => {
  const page = fakePage();
  const few = page.room(300, 3);
  const many = page.room(300, 9, 4);
  const found = new Map<string, number>();
  const fit = (): void => void fitAll([few.element, many.element], () => found);
  fit();
  expect(few.element.dataset.tight).toBeUndefined();
  expect(many.element.dataset.tight).toBe('');
  expect(many.width()).toBe('74px');
  many.state.cards = 5;
  fit();
  expect(many.element.dataset.tight).toBeUndefined();
  expect(many.width()).toBe('58px');
});

test('in a room that is no larger, what still fits is not fitted again', () => {
  const page = fakePage();
  const { element, state, width } = page.room(300, 3);
  const [room] = fitAll([element], () => new Map());
  expect(width()).toBe('98px');
  const layouts = page.layouts();
  const isRightAt = (roomWidth: number): boolean => {
    state.width = roomWidth;
    return staysRight(element, room);
  };
  expect([300, 296, 290, 320].map(isRightAt)).toEqual([true, true, false, false]);
  // The one of the width that was found.
  expect(page.layouts()).toBe(layouts + 1);
});

test('cards that are as small as can be stay so in a smaller room', () => {
  const page = fakePage();
  const { element, state, width } = page.room(300, 9);
  const [room] = fitAll([element], () => new Map());
  expect(width()).toBe('50px');
  state.width = 200;
  expect(staysRight(element, room)).toBe(true);
  state.width = 301;
  expect(staysRight(element, room)).toBe(false);
});
