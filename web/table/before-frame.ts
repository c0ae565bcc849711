/**
 * Work that must be done before the next frame is drawn: each part in a task of its own, so that the page answers in
 * between and the frame has less to do. Parts that are left when the frame comes are done in it.
 */

/** Returns a function that drops the parts that are left. */
export function beforeFrame(...parts: readonly (() => void)[]): () => void {
  const left = [...parts];
  const { port1, port2 } = new MessageChannel();
  const end = (): void => {
    left.length = 0;
    cancelAnimationFrame(frame);
    port1.close();
  };
  const frame = requestAnimationFrame(() => {
    for (let part = left.shift(); part; part = left.shift()) part();
    end();
  });
  port1.onmessage = () => {
    left.shift()?.();
    if (left.length > 0) port2.postMessage(undefined);
    else end();
  };
  // A hidden page draws no frames: there the last change alone matters, when it is seen again.
  if (document.visibilityState === 'visible') port2.postMessage(undefined);
  return end;
}
