/**
 * True once the page's scripts run. Before that the prerendered HTML is visible (prerendered.tsx) but cannot be used
 * yet.
 */
import { useSyncExternalStore } from 'react';

const never = (): (() => void) => () => undefined;

export function useStarted(): boolean {
  return useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
}
