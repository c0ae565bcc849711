/**
 * What happened while nobody looked: since the page was out of sight, since the connection was lost, since the match was last looked at on
 * this device.
 */
import { useCallback, useEffect, useLayoutEffect, useRef, useState } from 'react';
import { useConnectionState } from '../app/context.tsx';
import type { LogLine } from '../connection/match-state.ts';
import { keepSeen, seenOf } from './seen.ts';

export interface Away {
  /** So many events had been seen when nobody looked any more. It is marked in the log until the next absence. */
  readonly since: number;
  /** Nobody has asked yet what it was. */
  readonly isNew: boolean;
  catchUp(): void;
}

/** After an interruption the page is out of date for a moment: what comes by then was missed. */
const SETTLED_MS = 1000;
/** Who has been here for so long has seen that something was missed. Who goes before is told again. */
const NOTICED_MS = 15_000;

/** `eventCount` counts the events of the match. */
export function useAway(match: string, eventCount: number | undefined): Away | undefined {
  const isConnected = useConnectionState() === 'open';
  const isVisible = useVisible();
  const isHere = isConnected && isVisible;
  const newest = useRef(eventCount);
  newest.current = eventCount;
  /** What had been seen when the player looked away; undefined while the player looks. */
  const left = useRef<number>(undefined);
  const [missed, setMissed] = useState<Omit<Away, 'catchUp'>>();
  const isNoticed = useRef(true);

  const check = useCallback((): void => {
    const since = left.current;
    if (since === undefined || newest.current === undefined || newest.current <= since) return;
    isNoticed.current = false;
    // Who goes again without having asked has still missed what came before.
    setMissed((before) => (before?.isNew ? before : { since, isNew: true }));
  }, []);

  const keep = useCallback((): void => {
    if (isNoticed.current && newest.current !== undefined) keepSeen(match, newest.current);
  }, [match]);

  // What comes first is as new as it can be; this device may have seen less of it.
  const known = useRef<string>(undefined);
  useLayoutEffect(() => {
    if (eventCount === undefined || known.current === match) return;
    known.current = match;
    left.current = seenOf(match);
    isNoticed.current = true;
    setMissed(undefined);
    check();
    left.current = undefined;
  }, [match, eventCount, check]);

  useLayoutEffect(() => {
    if (!isHere) {
      left.current ??= newest.current;
      return;
    }
    check();
    const timer = setTimeout(() => {
      left.current = undefined;
    }, SETTLED_MS);
    return () => clearTimeout(timer);
  }, [isHere, check]);

  // Kept as soon as it is shown: nobody says beforehand that a page is going to be closed.
  useLayoutEffect(() => {
    if (!isHere || eventCount === undefined) return;
    check();
    keep();
  }, [isHere, eventCount, check, keep]);

  const isNew = missed?.isNew === true;
  useEffect(() => {
    if (!isNew || !isHere) return;
    const timer = setTimeout(() => {
      isNoticed.current = true;
      keep();
    }, NOTICED_MS);
    return () => clearTimeout(timer);
  }, [isNew, isHere, keep]);

  const catchUp = useCallback(() => {
    left.current = undefined;
    isNoticed.current = true;
    keep();
    setMissed((before) => before && { ...before, isNew: false });
  }, [keep]);
  return missed && { ...missed, catchUp };
}

/** The first line that nobody has seen. */
export function firstMissed(log: readonly LogLine[], { since }: Pick<Away, 'since'>): LogLine | undefined {
  return log.find(({ at }) => at !== undefined && at >= since);
}

function useVisible(): boolean {
  const [isVisible, setVisible] = useState(document.visibilityState === 'visible');
  useEffect(() => {
    const change = (): void => setVisible(document.visibilityState === 'visible');
    document.addEventListener('visibilitychange', change);
    return () => document.removeEventListener('visibilitychange', change);
  }, []);
  return isVisible;
}
