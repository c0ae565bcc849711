/** Decks that are kept on this device. */
import { useSyncExternalStore } from 'react';

export interface KeptDeck {
  readonly id: string;
  readonly game: string;
  readonly name: string;
  readonly text: string;
}

const KEY = 'praxis decks';
const listeners = new Set<() => void>();
let decks: readonly KeptDeck[] = read();

function read(): readonly KeptDeck[] {
  try {
    const kept: unknown = JSON.parse(window.localStorage.getItem(KEY) ?? '[]');
    return Array.isArray(kept) ? kept.filter(isDeck) : [];
  } catch {
    return [];
  }
}

function isDeck(value: unknown): value is KeptDeck {
  if (typeof value !== 'object' || value === null) return false;
  const { id, game, name, text } = value as Readonly<Record<string, unknown>>;
  return [id, game, name, text].every((each) => typeof each === 'string');
}

function keep(next: readonly KeptDeck[]): void {
  decks = next;
  try {
    window.localStorage.setItem(KEY, JSON.stringify(decks));
  } catch {
    // Full or forbidden: they hold until the page is left.
  }
  for (const changed of listeners) changed();
}

/** A new deck goes to the front; a known one stays where it is. */
export function keepDeck(deck: KeptDeck): void {
  const at = decks.findIndex(({ id }) => id === deck.id);
  keep(at < 0 ? [deck, ...decks] : decks.with(at, deck));
}

export function dropDeck(id: string): void {
  keep(decks.filter((deck) => deck.id !== id));
}

export function useKeptDecks(): readonly KeptDeck[] {
  return useSyncExternalStore(
    (changed) => {
      listeners.add(changed);
      return () => listeners.delete(changed);
    },
    () => decks,
  );
}
