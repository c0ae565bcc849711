/** Whether the reader of the log follows the newest line. */

/** This close to the end counts as reading the newest. */
const NEAR_END_PX = 48;

/**
 * Lines may have come, and the box may have become smaller, since the page scrolled to `kept`: then the end is far away
 * although nobody has scrolled. A reader who follows stops doing so only by moving up.
 */
export function isAtEnd(
  follows: boolean,
  kept: number,
  { scrollTop, scrollHeight, clientHeight }: Pick<HTMLElement, 'scrollTop' | 'scrollHeight' | 'clientHeight'>,
): boolean {
  const end = scrollHeight - clientHeight;
  if (end - scrollTop < NEAR_END_PX) return true;
  return follows && scrollTop > Math.min(kept, end) - NEAR_END_PX;
}
