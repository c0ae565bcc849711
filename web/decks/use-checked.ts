/** The server's check of a deck, requested a moment after the last change. */
import type { CheckedDeck } from '@praxis/protocol';
import { useEffect, useState } from 'react';
import { useApp } from '../app/context.tsx';
import { HttpFailure, postJson } from '../connection/http.ts';

const WAIT_MS = 350;

export interface Checking {
  /** The last result; it may belong to the previous text. */
  readonly checked: CheckedDeck | undefined;
  readonly failure: HttpFailure | undefined;
}

export function useChecked(game: string | undefined, text: string, edition: string, seats: number): Checking {
  const { language } = useApp();
  const [state, setState] = useState<Checking>({ checked: undefined, failure: undefined });
  useEffect(() => {
    if (game === undefined || text.trim() === '') {
      setState({ checked: undefined, failure: undefined });
      return;
    }
    let here = true;
    const timer = setTimeout(() => {
      postJson<CheckedDeck>('/api/decks/check', { game, text, edition, seats, language }).then(
        (checked) => here && setState({ checked, failure: undefined }),
        (error: unknown) =>
          here && setState((before) => ({ ...before, failure: error instanceof HttpFailure ? error : undefined })),
      );
    }, WAIT_MS);
    return () => {
      here = false;
      clearTimeout(timer);
    };
  }, [game, text, edition, seats, language]);
  return state;
}
