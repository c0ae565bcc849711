/**
 * Parts of a new table that are drawn after the others, one in each frame. All the cards of a full table at once would
 * be too much work for one task.
 */
import { startTransition, useEffect, useState } from 'react';
import { afterFrame } from '../connection/after-frame.ts';

/** How many of the parts are to be drawn now. */
export function useInTurns(parts: number): number {
  const [drawn, setDrawn] = useState(0);
  useEffect(() => {
    if (drawn >= parts) return;
    return afterFrame(() => startTransition(() => setDrawn(drawn + 1)));
  }, [parts, drawn]);
  return drawn;
}
