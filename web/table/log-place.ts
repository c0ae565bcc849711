/** Whether the reader of the log follows the newest line. */

/** This close to the end counts as reading the newest. */
const NEAR_END_PX = 48;

/** A finger that has let go still moves the log for so long, and a wheel turns on. */
const READING_MS = 1500;

/** True if the reader may have scrolled: the last key, wheel, press or touch on the log was `at` this time. */
export function isReading(at: number, now: number): boolean {
  return now - at < READING_MS;
}

/**
 * Lines may have come or gone, and the box may have become larger and smaller, since the page scrolled to `kept`: then
 * the end is far away although nobody has scrolled. Only a reader who moves up stops following.
 */
export function isAtEnd(
  { follows, isReading, kept }: { readonly follows: boolean; readonly isReading: boolean; readonly kept: number },
  { scrollTop, scrollHeight, clientHeight }: Pick<HTMLElement, 'scrollTop' | 'scrollHeight' | 'clientHeight'>,
): boolean {
  const end = scrollHeight - clientHeight;
  if (end - scrollTop < NEAR_END_PX) return true;
  return follows && (!isReading || scrollTop > Math.min(kept, end) - NEAR_END_PX);
}
