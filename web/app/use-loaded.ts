/** Something fetched over HTTP, with its states while loading and after a failure. */
import { startTransition, useCallback, useEffect, useRef, useState } from 'react';
import { HttpFailure } from '../connection/http.ts';

export interface Loaded<T> {
  readonly value: T | undefined;
  /** It has arrived, though it may be empty. */
  readonly loaded: boolean;
  readonly failure: HttpFailure | undefined;
  reload(): void;
}

export function useLoaded<T>(load: () => Promise<T>, key: string): Loaded<T> {
  const [state, setState] = useState<{ readonly key: string; readonly value?: T; readonly failure?: HttpFailure }>({
    key,
  });
  const [times, setTimes] = useState(0);
  // biome-ignore lint/correctness/useExhaustiveDependencies: the key identifies what `load` fetches.
  useEffect(() => {
    let here = true;
    load().then(
      // What it shows may be much, a whole table: a transition is drawn in small parts.
      (value) => here && startTransition(() => setState({ key, value })),
      (error: unknown) => {
        if (!here) return;
        const failure = error instanceof HttpFailure ? error : new HttpFailure(0, { code: 'unknown', text: '' });
        setState({ key, failure });
      },
    );
    return () => {
      here = false;
    };
  }, [key, times]);
  const reload = useCallback(() => setTimes((before) => before + 1), []);
  const current = state.key === key;
  return {
    value: current ? state.value : undefined,
    loaded: current && 'value' in state,
    failure: current ? state.failure : undefined,
    reload,
  };
}

/** Keeps the last loaded value until its replacement has arrived, e.g. the same thing in another language. */
export function useKept<T>(loaded: Loaded<T>): Loaded<T> {
  const last = useRef<T>(undefined);
  if (loaded.value !== undefined) last.current = loaded.value;
  return last.current === undefined ? loaded : { ...loaded, value: last.current };
}
