/** The latest events, for as long as the eye needs to see them. */
import type { SentEvent } from '@praxis/protocol';
import { useEffect, useState } from 'react';
import { useTable } from './context.ts';

export interface News {
  /** Grows, so that the same event twice is shown twice. */
  readonly n: number;
  readonly events: readonly SentEvent[];
}

const NOTHING: News = { n: 0, events: [] };

/**
 * The latest wanted events, until the time is over, others come, or the player goes on: a click or a key ends them.
 * `wanted` must stay the same function.
 */
export function useNews(wanted: (event: SentEvent) => boolean, forMs: number): News {
  const { news } = useTable();
  const [shown, setShown] = useState(NOTHING);
  useEffect(() => {
    const events = news.filter(wanted);
    if (events.length > 0) setShown(({ n }) => ({ n: n + 1, events }));
  }, [news, wanted]);
  useEffect(() => {
    if (shown.events.length === 0) return;
    const end = (): void => setShown(({ n }) => ({ n, events: [] }));
    const timer = setTimeout(end, forMs);
    window.addEventListener('pointerdown', end);
    window.addEventListener('keydown', end);
    return () => {
      clearTimeout(timer);
      window.removeEventListener('pointerdown', end);
      window.removeEventListener('keydown', end);
    };
  }, [shown, forMs]);
  return shown;
}
