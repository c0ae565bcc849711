/** Plays the sounds of a match. */
import { useEffect, useRef } from 'react';
import type { MatchState } from '../connection/match-state.ts';
import type { Look } from '../games/look.ts';
import { momentOf } from '../table/moments.ts';
import { nextWarning, soundsOf } from './occasions.ts';
import { play, waitForTouch } from './player.ts';

/** Cards that come close together make one sound. */
const GAP_MS = 180;
/** A player who has just answered is looking: the next question needs no bell. */
const LOOKING_MS = 2500;

export function useSounds(state: MatchState, look: Look): void {
  const last = useRef(state);
  const heardAt = useRef(0);
  const askedAt = useRef(0);
  useEffect(waitForTouch, []);
  useEffect(() => {
    const before = last.current;
    last.current = state;
    const now = performance.now();
    if (before.decisions.length > 0) askedAt.current = now;
    const isLooking = document.visibilityState === 'visible' && now - askedAt.current < LOOKING_MS;
    for (const name of soundsOf(before, state, momentOf(before, state, look))) {
      if (name === 'card' && now - heardAt.current < GAP_MS) continue;
      if (name === 'your move' && isLooking) continue;
      heardAt.current = now;
      play(name);
    }
  }, [state, look]);

  const { clocks, clocksAt, view } = state;
  const warnIn = nextWarning({ clocks, ...(view ? { view } : {}) });
  useEffect(() => {
    if (warnIn === undefined) return;
    const timer = setTimeout(() => play('time'), Math.max(0, warnIn - (performance.now() - clocksAt)));
    return () => clearTimeout(timer);
  }, [warnIn, clocksAt]);
}
