import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { beforeFrame, betweenFrames } from './before-frame.ts';

/** A browser that does its next task, or draws a frame, when it is told to. */
let tasks: (() => void)[] = [];
let frames = new Map<number, () => void>();
let done: string[] = [];

const drawFrame = (): void => {
  const due = [...frames.values()];
  frames.clear();
  for (const each of due) each();
};
const doTask = (): void => tasks.shift()?.();
const part = (name: string) => (): void => {
  done.push(name);
};

class Channel {
  readonly port1 = {
    onmessage: (): void => undefined,
    isOpen: true,
    close: (): void => {
      this.port1.isOpen = false;
    },
  };
  readonly port2 = {
    postMessage: (): void => {
      tasks.push(() => this.port1.isOpen && this.port1.onmessage());
    },
  };
}

beforeEach(() => {
  [tasks, frames, done] = [[], new Map(), []];
  let last = 0;
  vi.stubGlobal('MessageChannel', Channel);
  vi.stubGlobal('document', { visibilityState: 'visible' });
  vi.stubGlobal('requestAnimationFrame', (work: () => void) => {
    frames.set(++last, work);
    return last;
  });
  vi.stubGlobal('cancelAnimationFrame', (id: number) => frames.delete(id));
});
afterEach(() => vi.unstubAllGlobals());

test('each part has a task of its own, and the frame has nothing left to do', () => {
  beforeFrame(part('style'), part('lay out'), part('move'));
  expect(done).toEqual([]);
  doTask();
  expect(done).toEqual(['style']);
  doTask();
  doTask();
  expect(done).toEqual(['style', 'lay out', 'move']);
  expect(frames.size).toBe(0);
});

test('a browser with priorities does the parts before a frame that is already due', () => {
  const asked: unknown[] = [];
  vi.stubGlobal('scheduler', {
    postTask: (work: () => void, options: unknown) => {
      asked.push(options);
      tasks.push(work);
      return Promise.resolve();
    },
  });
  beforeFrame(part('lay out'), part('move'));
  doTask();
  doTask();
  expect(done).toEqual(['lay out', 'move']);
  expect(asked).toEqual([{ priority: 'user-blocking' }, { priority: 'user-blocking' }]);
  expect(frames.size).toBe(0);
});

test('a frame that comes earlier does what is left, once', () => {
  beforeFrame(part('style'), part('lay out'), part('move'));
  doTask();
  drawFrame();
  expect(done).toEqual(['style', 'lay out', 'move']);
  doTask();
  drawFrame();
  expect(done).toHaveLength(3);
});

test('work for two things keeps its order', () => {
  beforeFrame(part('fit'));
  beforeFrame(part('lay out'), part('move'));
  doTask();
  doTask();
  drawFrame();
  expect(done).toEqual(['fit', 'lay out', 'move']);
});

test('parts that are dropped are not done', () => {
  const drop = beforeFrame(part('style'), part('move'));
  doTask();
  drop();
  doTask();
  drawFrame();
  expect(done).toEqual(['style']);
});

test('a hidden page waits for its next frame', () => {
  vi.stubGlobal('document', { visibilityState: 'hidden' });
  beforeFrame(part('move'));
  doTask();
  expect(done).toEqual([]);
  drawFrame();
  expect(done).toEqual(['move']);
});

test('work between frames leaves the frame that is due alone, and has tasks of its own after it', () => {
  betweenFrames(part('open'), part('close'));
  doTask();
  expect(done).toEqual([]);
  drawFrame();
  expect(done).toEqual([]);
  doTask();
  expect(done).toEqual(['open']);
  doTask();
  expect(done).toEqual(['open', 'close']);
});

test('work between frames is dropped before and after the frame that is due', () => {
  betweenFrames(part('open'))();
  drawFrame();
  doTask();
  const drop = betweenFrames(part('open'), part('close'));
  drawFrame();
  doTask();
  drop();
  doTask();
  drawFrame();
  expect(done).toEqual(['open']);
});
