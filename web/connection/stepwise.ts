/** The states of a match one after the other, each drawn before the next. */
import { startTransition, useEffect, useRef, useState } from 'react';
import { afterFrame, keepDrawing } from './after-frame.ts';
import type { MatchState } from './match-state.ts';
import type { MatchStore } from './match-store.ts';

/** So many may wait; a page that is further behind goes to the newest. */
const WAITING_MAX = 6;

/** Shows one state at a time: the events of each move things on the table, so none is skipped while the page keeps up. */
export class Steps<T> {
  readonly #show: (state: T) => void;
  #waiting: T[] = [];
  #isDrawing = false;

  constructor(show: (state: T) => void) {
    this.#show = show;
  }

  add(state: T): void {
    this.#waiting.push(state);
    if (this.#waiting.length > WAITING_MAX) this.#waiting = [state];
    this.#next();
  }

  /** The last one is on the screen. */
  drawn(): void {
    this.#isDrawing = false;
    this.#next();
  }

  #next(): void {
    const [state, ...others] = this.#waiting;
    if (this.#isDrawing || state === undefined) return;
    this.#waiting = others;
    this.#isDrawing = true;
    this.#show(state);
  }
}

/**
 * The state to be drawn. A change of a full table is much work: as a transition it is done in small parts, between which the
 * page moves and answers. That is why it does not use `useSyncExternalStore`, which does it all at once.
 */
export function useStepwise(store: MatchStore): MatchState {
  const [shown, setShown] = useState(() => ({ store, state: store.state() }));
  const steps = useRef<Steps<MatchState>>(undefined);
  /** Ends the frames around a change. */
  const rest = useRef<() => void>(undefined);
  useEffect(() => {
    const mine = new Steps<MatchState>((state) => {
      rest.current = afterFrame(() => {
        rest.current = keepDrawing();
        startTransition(() => setShown({ store, state }));
      });
    });
    steps.current = mine;
    const stop = store.subscribe(() => mine.add(store.state()));
    // It may have changed before this.
    mine.add(store.state());
    return () => {
      rest.current?.();
      stop();
    };
  }, [store]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: whenever one has been drawn, the next one follows.
  useEffect(() => {
    rest.current?.();
    steps.current?.drawn();
  }, [shown]);
  return shown.store === store ? shown.state : store.state();
}
