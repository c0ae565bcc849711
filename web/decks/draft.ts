/** A deck being edited, kept on this device until it is saved, so that it survives leaving the page. */
import { useCallback, useState } from 'react';
import type { Draft } from './saved.ts';

const PREFIX = 'praxis deck ';

export interface Drafting {
  readonly draft: Draft;
  /** It differs from the opened deck. */
  readonly isChanged: boolean;
  /** The changes are from an earlier visit. */
  readonly isRestored: boolean;
  change(draft: Draft): void;
  /** Returns to the opened deck. */
  discard(): void;
  /** The server has stored it in this state. */
  settle(saved: Draft): void;
}

const sameDeck = (a: Draft, b: Draft): boolean => a.game === b.game && a.name === b.name && a.text === b.text;

/** `place`: the address at which the deck is edited. */
export function useDraft(place: string, opened: Draft): Drafting {
  const [first] = useState(() => keptDraft(place));
  const [state, setState] = useState({ base: opened, draft: first ? { ...opened, ...first } : opened });
  const [isRestored, setRestored] = useState(first !== undefined && !sameDeck({ ...opened, ...first }, opened));
  const change = useCallback(
    (draft: Draft) => {
      setState((before) => ({ ...before, draft }));
      setRestored(false);
      keepDraft(place, draft);
    },
    [place],
  );
  const settle = useCallback(
    (saved: Draft) => {
      forgetDraft(place);
      setState({ base: saved, draft: saved });
      setRestored(false);
    },
    [place],
  );
  return {
    draft: state.draft,
    isChanged: !sameDeck(state.draft, state.base),
    isRestored,
    change,
    discard: () => settle(opened),
    settle,
  };
}

/** Storage may contain anything; only a deck is accepted. */
function keptDraft(place: string): Pick<Draft, 'game' | 'name' | 'text'> | undefined {
  try {
    const kept: unknown = JSON.parse(sessionStorage.getItem(`${PREFIX}${place}`) ?? 'null');
    if (typeof kept !== 'object' || kept === null) return undefined;
    const { game, name, text } = kept as Record<string, unknown>;
    return typeof game === 'string' && typeof name === 'string' && typeof text === 'string'
      ? { game, name, text }
      : undefined;
  } catch {
    return undefined;
  }
}

function keepDraft(place: string, { game, name, text }: Draft): void {
  try {
    sessionStorage.setItem(`${PREFIX}${place}`, JSON.stringify({ game, name, text }));
  } catch {
    // A device that stores nothing forgets this, too.
  }
}

function forgetDraft(place: string): void {
  try {
    sessionStorage.removeItem(`${PREFIX}${place}`);
  } catch {
    // Nothing was stored.
  }
}
