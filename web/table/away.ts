/** What happened while nobody looked: where it begins in the log, and whether it has been asked for since. */
import { useCallback, useEffect, useRef, useState } from 'react';
import type { LogLine } from '../connection/match-state.ts';

export interface Away {
  /** The number of the first line that came while nobody looked. It is marked until the next absence. */
  readonly from: number;
  /** Nobody has asked yet what it was. */
  readonly isNew: boolean;
  catchUp(): void;
}

export function useAway(lines: readonly LogLine[]): Away | undefined {
  const newest = useRef(0);
  newest.current = lines.at(-1)?.n ?? 0;
  const left = useRef<number>(undefined);
  const [from, setFrom] = useState<number>();
  const [isNew, setNew] = useState(false);
  useEffect(() => {
    const change = (): void => {
      if (document.visibilityState === 'hidden') left.current = newest.current;
      else if (left.current !== undefined && newest.current > left.current) {
        setFrom(left.current + 1);
        setNew(true);
      }
    };
    document.addEventListener('visibilitychange', change);
    return () => document.removeEventListener('visibilitychange', change);
  }, []);
  const catchUp = useCallback(() => setNew(false), []);
  return from === undefined ? undefined : { from, isNew, catchUp };
}
