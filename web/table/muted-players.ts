/** Players whose chat is hidden: kept on this device, for all matches. */
import { useSyncExternalStore } from 'react';

const KEY = 'praxis muted';
/** More than anybody mutes; the oldest are forgotten. */
const MUTED_MAX = 500;
const listeners = new Set<() => void>();
let muted: ReadonlySet<string> = new Set(read());

function read(): readonly string[] {
  try {
    const kept: unknown = JSON.parse(window.localStorage.getItem(KEY) ?? '[]');
    return Array.isArray(kept) ? kept.filter((each) => typeof each === 'string') : [];
  } catch {
    // Some browsers refuse to store anything; then it lasts until the page is left.
    return [];
  }
}

export function mute(person: string, isMuted: boolean): void {
  const others = [...muted].filter((each) => each !== person);
  muted = new Set((isMuted ? [...others, person] : others).slice(-MUTED_MAX));
  try {
    window.localStorage.setItem(KEY, JSON.stringify([...muted]));
  } catch {
    // Storage is full or forbidden: it lasts until the page is left.
  }
  for (const changed of listeners) changed();
}

export function useMuted(): ReadonlySet<string> {
  return useSyncExternalStore(
    (changed) => {
      listeners.add(changed);
      return () => listeners.delete(changed);
    },
    () => muted,
  );
}
