import { expect, test } from 'vitest';
import { isAtEnd, isReading } from './log-place.ts';

const box = (scrollTop: number, scrollHeight: number, clientHeight: number) => ({
  scrollTop,
  scrollHeight,
  clientHeight,
});

/** Somebody who has followed so far and has just touched the log. */
const READER = { follows: true, isReading: true, kept: 600 };

test('lines that come before the scrolling is reported do not stop the reader from following', () => {
  expect(isAtEnd(READER, box(600, 1400, 400))).toBe(true);
});

test('a box that becomes smaller does not either', () => {
  expect(isAtEnd(READER, box(600, 1000, 150))).toBe(true);
});

test('a reader who scrolls up stays there', () => {
  expect(isAtEnd(READER, box(500, 1000, 400))).toBe(false);
  expect(isAtEnd({ ...READER, follows: false }, box(550, 1400, 400))).toBe(false);
});

test('a reader who scrolls down to the end follows again', () => {
  expect(isAtEnd({ ...READER, follows: false }, box(980, 1400, 400))).toBe(true);
});

test('a box that becomes larger moves the end, and the reader with it', () => {
  expect(isAtEnd(READER, box(400, 1000, 600))).toBe(true);
});

test('a box that becomes larger and smaller again leaves a follower behind, who follows all the same', () => {
  expect(isAtEnd({ ...READER, isReading: false }, box(400, 1000, 400))).toBe(true);
  expect(isAtEnd({ ...READER, follows: false, isReading: false }, box(400, 1000, 400))).toBe(false);
});

test('only what happens soon after a key, a wheel or a finger was moved by the reader', () => {
  expect(isReading(1000, 1200)).toBe(true);
  expect(isReading(1000, 9000)).toBe(false);
  expect(isReading(Number.NEGATIVE_INFINITY, 0)).toBe(false);
});
