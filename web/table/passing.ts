/** Passing again and again with one click, for as long as the situation is the one in which the click was made. */
import { useEffect, useRef, useState } from 'react';
import type { Deciding } from './use-decision.ts';

interface Passing {
  readonly isPassing: boolean;
  /** Undefined where passing once is all there is. */
  readonly begin: (() => void) | undefined;
}

/**
 * `key` names the situation; undefined where a player must not pass unseen. A question in another situation ends it, a
 * question that cannot be passed is asked.
 */
export function usePassing({ decision, sending, pass }: Deciding, key: string | undefined): Passing {
  const [wanted, setWanted] = useState<string>();
  const isOver = wanted !== undefined && decision !== undefined && key !== wanted;
  const isPassing = wanted !== undefined && !isOver && decision?.passive !== undefined;
  const passed = useRef<number>(undefined);
  useEffect(() => {
    if (isOver) setWanted(undefined);
  }, [isOver]);
  useEffect(() => {
    if (!isPassing || sending || !decision || passed.current === decision.number) return;
    passed.current = decision.number;
    pass();
  }, [isPassing, sending, decision, pass]);
  return { isPassing, begin: key === undefined || !decision?.passive ? undefined : () => setWanted(key) };
}
