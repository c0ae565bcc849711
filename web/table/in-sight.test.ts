import { expect, test } from 'vitest';
import { scrollFor } from './in-sight.ts';

const WINDOW = { top: 100, bottom: 500 };

test('cards in sight stay where they are', () => {
  expect(scrollFor([{ top: 120, bottom: 200 }], WINDOW)).toBe(0);
  expect(scrollFor([], WINDOW)).toBe(0);
});

test('cards below or above are brought into sight, with a margin, and no further', () => {
  expect(scrollFor([{ top: 480, bottom: 560 }], WINDOW)).toBe(66);
  expect(scrollFor([{ top: 40, bottom: 120 }], WINDOW)).toBe(-66);
  expect(
    scrollFor(
      [
        { top: 150, bottom: 230 },
        { top: 480, bottom: 530 },
      ],
      WINDOW,
    ),
  ).toBe(36);
});

test('more cards than the window is high move nothing', () => {
  expect(
    scrollFor(
      [
        { top: 50, bottom: 90 },
        { top: 560, bottom: 600 },
      ],
      WINDOW,
    ),
  ).toBe(0);
});
