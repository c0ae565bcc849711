/** The settings of this device, for what is shown by them. */
import { useSyncExternalStore } from 'react';
import { currentSettings, onSettings, type Settings } from './settings.ts';

export function useSettings(): Settings {
  return useSyncExternalStore(onSettings, currentSettings, currentSettings);
}
