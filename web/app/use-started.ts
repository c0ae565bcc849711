/** Whether the page's scripts run. What comes with the HTML is shown before that (prerendered.tsx), but cannot be used yet. */
import { useSyncExternalStore } from 'react';

const never = (): (() => void) => () => undefined;

export function useStarted(): boolean {
  return useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
}
