import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { inTurn } from './turns.ts';

type Entry = Pick<IntersectionObserverEntry, 'target' | 'isIntersecting'>;

/** What the browser would say about the elements that are looked at. */
let look: (entries: readonly Entry[]) => void;
let drawn: string[] = [];

class Observer {
  static readonly watched = new Set<Element>();
  constructor(seen: (entries: readonly Entry[]) => void) {
    look = seen;
  }
  observe(element: Element): void {
    Observer.watched.add(element);
  }
  unobserve(element: Element): void {
    Observer.watched.delete(element);
  }
}

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal('IntersectionObserver', Observer);
  drawn = [];
});

afterEach(() => {
  vi.useRealTimers();
});

const place = (name: string): Element => ({ name }) as unknown as Element;
const wait = (name: string) => {
  const target = place(name);
  return { target, giveUp: inTurn(target, name, () => drawn.push(name)) };
};
const seen = ({ target }: { target: Element }): Entry => ({ target, isIntersecting: true });

test('pictures in sight are drawn one per task, in their order', () => {
  const all = ['a', 'b', 'c', 'd', 'e'].map(wait);
  expect(drawn).toEqual([]);
  look(all.map(seen));
  for (const soFar of ['a', 'ab', 'abc', 'abcd', 'abcde']) {
    vi.advanceTimersToNextTimer();
    expect(drawn.join('')).toBe(soFar);
  }
  expect(vi.getTimerCount()).toBe(0);
  expect(Observer.watched.size).toBe(0);
});

test('copies of a card get their picture together', () => {
  const all = ['a', 'b', 'a', 'c', 'a'].map(wait);
  look(all.map(seen));
  for (const soFar of ['aaa', 'aaab', 'aaabc']) {
    vi.advanceTimersToNextTimer();
    expect(drawn.join('')).toBe(soFar);
  }
});

test('a picture out of sight waits until it comes into sight', () => {
  const folded = wait('folded');
  look([{ target: folded.target, isIntersecting: false }]);
  vi.runAllTimers();
  expect(drawn).toEqual([]);
  look([seen(folded)]);
  vi.runAllTimers();
  expect(drawn).toEqual(['folded']);
});

test('a card that is gone before its turn draws nothing', () => {
  const [one, two] = [wait('one'), wait('two')];
  look([one, two].map(seen));
  one.giveUp();
  vi.runAllTimers();
  expect(drawn).toEqual(['two']);
});
