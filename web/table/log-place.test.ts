import { expect, test } from 'vitest';
import { isAtEnd } from './log-place.ts';

const box = (scrollTop: number, scrollHeight: number, clientHeight: number) => ({
  scrollTop,
  scrollHeight,
  clientHeight,
});

test('lines that come before the scrolling is reported do not stop the reader from following', () => {
  expect(isAtEnd(true, 600, box(600, 1400, 400))).toBe(true);
});

test('a box that becomes smaller does not either', () => {
  expect(isAtEnd(true, 600, box(600, 1000, 150))).toBe(true);
});

test('a reader who scrolls up stays there', () => {
  expect(isAtEnd(true, 600, box(500, 1000, 400))).toBe(false);
  expect(isAtEnd(false, 600, box(550, 1400, 400))).toBe(false);
});

test('a reader who scrolls down to the end follows again', () => {
  expect(isAtEnd(false, 600, box(980, 1400, 400))).toBe(true);
});

test('a box that becomes larger moves the end, and the reader with it', () => {
  expect(isAtEnd(true, 600, box(400, 1000, 600))).toBe(true);
});
