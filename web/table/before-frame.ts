/**
 * Work that must be done before the next frame is drawn: each part in a task of its own, so that the page answers in
 * between and the frame has less to do. Parts that are left when the frame comes are done in it.
 */
import { afterFrame } from '../connection/after-frame.ts';

/** Returns a function that drops the parts that are left. */
export function beforeFrame(...parts: readonly (() => void)[]): () => void {
  const left = [...parts];
  const end = (): void => {
    left.length = 0;
    cancelAnimationFrame(frame);
  };
  const frame = requestAnimationFrame(() => {
    for (let part = left.shift(); part; part = left.shift()) part();
    end();
  });
  const next = (): void => {
    left.shift()?.();
    if (left.length > 0) inNextTask(next);
    else end();
  };
  // A hidden page draws no frames: there the last change alone matters, when it is seen again.
  if (document.visibilityState === 'visible') inNextTask(next);
  return end;
}

/** The same after the frame that is due, for work that need not be seen in it. */
export function betweenFrames(...parts: readonly (() => void)[]): () => void {
  let drop = afterFrame(() => {
    drop = beforeFrame(...parts);
  });
  return () => drop();
}

/** After a long task a frame is already due: only a task that the user waits for comes before it. */
function inNextTask(work: () => void): void {
  if ('scheduler' in globalThis) {
    void scheduler.postTask(work, { priority: 'user-blocking' });
    return;
  }
  const { port1, port2 } = new MessageChannel();
  port1.onmessage = () => {
    port1.close();
    work();
  };
  port2.postMessage(undefined);
}
