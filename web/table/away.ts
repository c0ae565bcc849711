/**
 * Events that the player has missed: since the page was hidden, since the connection was lost, since the match was last
 * viewed on this device.
 */
import { useCallback, useEffect, useLayoutEffect, useMemo, useRef, useState } from 'react';
import { useConnectionState } from '../app/context.tsx';
import type { LogLine } from '../connection/match-state.ts';
import { keepSeen, seenOf } from './seen.ts';

export interface Away {
  /** The number of events seen before the absence. It is marked in the log until the next absence. */
  readonly since: number;
  /** The player has not caught up yet. */
  readonly isNew: boolean;
  catchUp(): void;
}

/** After an interruption the page is out of date for a moment: events that arrive by then were missed. */
const SETTLED_MS = 1000;
/** After this time the player has noticed that something was missed. A player who leaves sooner is notified again. */
const NOTICED_MS = 15_000;

/** `eventCount` counts the events of the match. */
export function useAway(match: string, eventCount: number | undefined): Away | undefined {
  const isConnected = useConnectionState() === 'open';
  const isVisible = useVisible();
  const isHere = isConnected && isVisible;
  const newest = useRef(eventCount);
  newest.current = eventCount;
  /** The number of events seen when the player looked away; undefined while the player looks. */
  const left = useRef<number>(undefined);
  const [missed, setMissed] = useState<Omit<Away, 'catchUp'>>();
  const isNoticed = useRef(true);

  const check = useCallback((): void => {
    const since = left.current;
    if (since === undefined || newest.current === undefined || newest.current <= since) return;
    isNoticed.current = false;
    // A player who leaves again without catching up has still missed the earlier events.
    setMissed((before) => (before?.isNew ? before : { since, isNew: true }));
  }, []);

  const keep = useCallback((): void => {
    if (isNoticed.current && newest.current !== undefined) keepSeen(match, newest.current);
  }, [match]);

  // The first state is the newest; this device may have seen fewer events.
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

  // Stored as soon as it is shown: the closing of a page is not announced.
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
  return useMemo(() => missed && { ...missed, catchUp }, [missed, catchUp]);
}

/** The first unseen line. */
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
