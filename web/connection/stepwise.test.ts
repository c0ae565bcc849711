import { expect, test } from 'vitest';
import { Steps } from './stepwise.ts';

function opened(): { readonly steps: Steps<number>; readonly shown: number[] } {
  const shown: number[] = [];
  return { steps: new Steps<number>((state) => shown.push(state)), shown };
}

test('a state waits until the one before it has been drawn', () => {
  const { steps, shown } = opened();
  steps.add(1);
  steps.add(2);
  steps.add(3);
  expect(shown).toEqual([1]);
  steps.drawn();
  expect(shown).toEqual([1, 2]);
  steps.drawn();
  steps.drawn();
  expect(shown).toEqual([1, 2, 3]);
  steps.add(4);
  expect(shown).toEqual([1, 2, 3, 4]);
});

test('a page that is far behind goes to the newest state', () => {
  const { steps, shown } = opened();
  for (let state = 1; state <= 20; state++) steps.add(state);
  while (shown.at(-1) !== 20) {
    expect(shown.length).toBeLessThan(20);
    steps.drawn();
  }
  expect(shown[0]).toBe(1);
  expect(shown.length).toBeLessThan(10);
});
