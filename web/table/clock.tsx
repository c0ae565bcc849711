/** The time that a seat has left. Only the clock that runs is counted down here; the server decides. */
import { createContext, type ReactNode, useContext, useEffect, useState } from 'react';
import { useWords } from '../app/context.tsx';
import type { MatchState } from '../connection/match-state.ts';
import type { Words } from '../words/words.ts';
import { Sign } from './sign.tsx';

const ClocksContext = createContext<Pick<MatchState, 'clocks' | 'clocksAt'>>({ clocks: [], clocksAt: 0 });
export const ClocksProvider = ClocksContext;

const HOUR_MS = 3_600_000;
const DAY_MS = 24 * HOUR_MS;
const SOON_MS = 30_000;

export function clockText(ms: number, words: Words): string {
  const left = Math.max(0, ms);
  if (left >= 2 * DAY_MS) return words.clock.days({ count: Math.floor(left / DAY_MS) });
  if (left >= 2 * HOUR_MS) return words.clock.hours({ count: Math.floor(left / HOUR_MS) });
  const seconds = Math.ceil(left / 1000);
  return `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`;
}

export function Clock({ seat }: { readonly seat: number }): ReactNode {
  const words = useWords();
  const { clocks, clocksAt } = useContext(ClocksContext);
  const clock = clocks.find((each) => each.seat === seat);
  const now = useNow(clock?.running === true);
  if (!clock) return null;
  const passed = clock.running ? Math.max(0, now - clocksAt) : 0;
  const ms = (clock.dueMs ?? clock.leftMs) - passed;
  const text = clockText(ms, words);
  const spoken = clock.dueMs === undefined ? words.clock.left({ time: text }) : words.clock.due({ time: text });
  return (
    <span
      className="clock"
      role="timer"
      data-running={clock.running || undefined}
      data-soon={ms < SOON_MS || undefined}
      title={spoken}
    >
      <Sign name="clock" />
      <span className="unseen">{spoken}</span>
      <span aria-hidden="true">{text}</span>
    </span>
  );
}

function useNow(ticking: boolean): number {
  const [now, setNow] = useState(() => performance.now());
  useEffect(() => {
    if (!ticking) return;
    setNow(performance.now());
    const timer = setInterval(() => setNow(performance.now()), 1000);
    return () => clearInterval(timer);
  }, [ticking]);
  return now;
}
