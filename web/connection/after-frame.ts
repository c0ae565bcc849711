/**
 * A browser that has drawn no frame for a while draws the next change before all other work. Soon after a frame, the change
 * can be laid out in tasks of its own first.
 */

/** A page that draws frames draws one within this time. */
const FRAME_MS = 50;

/** Does the work with the next frame. Returns a function that drops it. */
export function afterFrame(work: () => void): () => void {
  const drop = (): void => {
    cancelAnimationFrame(frame);
    clearTimeout(timer);
  };
  const go = (): void => {
    drop();
    work();
  };
  const frame = requestAnimationFrame(go);
  // A hidden page draws none.
  const timer = setTimeout(go, document.visibilityState === 'visible' ? FRAME_MS : 0);
  return drop;
}

/** Draws frames, though nothing may have changed. Returns a function that ends it. */
export function keepDrawing(): () => void {
  let frame = 0;
  const draw = (): void => {
    frame = requestAnimationFrame(draw);
  };
  draw();
  return () => cancelAnimationFrame(frame);
}
