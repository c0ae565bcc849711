/** This device's settings, for components that depend on them. */
import { useSyncExternalStore } from 'react';
import { currentSettings, onSettings, type Settings } from './settings.ts';

export function useSettings(): Settings {
  return useSyncExternalStore(onSettings, currentSettings, currentSettings);
}
