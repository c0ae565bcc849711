import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { afterFrame, keepDrawing } from './after-frame.ts';

let frames = new Map<number, () => void>();
let done = 0;
const work = (): void => {
  done++;
};
const drawFrame = (): void => {
  const due = [...frames.values()];
  frames.clear();
  for (const each of due) each();
};

beforeEach(() => {
  vi.useFakeTimers();
  [frames, done] = [new Map(), 0];
  let last = 0;
  vi.stubGlobal('document', { visibilityState: 'visible' });
  vi.stubGlobal('requestAnimationFrame', (each: () => void) => {
    frames.set(++last, each);
    return last;
  });
  vi.stubGlobal('cancelAnimationFrame', (id: number) => frames.delete(id));
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

test('the work is done with the next frame, once', () => {
  afterFrame(work);
  expect(done).toBe(0);
  drawFrame();
  vi.runAllTimers();
  expect(done).toBe(1);
});

test('a hidden page draws no frames and waits for none', () => {
  vi.stubGlobal('document', { visibilityState: 'hidden' });
  afterFrame(work);
  vi.advanceTimersByTime(0);
  expect(done).toBe(1);
});

test('nor does a page that is hidden while it waits', () => {
  afterFrame(work);
  vi.runAllTimers();
  expect(done).toBe(1);
  drawFrame();
  expect(done).toBe(1);
});

test('work that is dropped is not done', () => {
  afterFrame(work)();
  drawFrame();
  vi.runAllTimers();
  expect(done).toBe(0);
});

test('frames are drawn until nothing more is to come', () => {
  const rest = keepDrawing();
  for (let count = 0; count < 3; count++) {
    expect(frames.size).toBe(1);
    drawFrame();
  }
  rest();
  expect(frames.size).toBe(0);
});
