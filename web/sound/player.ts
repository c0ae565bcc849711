/**
 * Plays sounds as far as the browser allows: a page must be silent before its user has touched it. A sound that cannot
 * play now is dropped, because a late sound would mislead.
 */
import { currentSettings } from '../app/settings.ts';
import { Rest } from './device-rest.ts';
import type { Sound } from './occasions.ts';
import { sound } from './synthesis.ts';

let context: AudioContext | undefined;
let touched = false;
const rest = new Rest();

/** Must be called once; from the first touch on sounds are allowed. */
export function waitForTouch(): () => void {
  const touch = (): void => {
    touched = true;
    // Some browsers put it to sleep again while the page is in the background.
    if (context?.state === 'suspended' && !rest.isAtRest) void context.resume().catch(() => undefined);
  };
  window.addEventListener('pointerdown', touch);
  window.addEventListener('keydown', touch);
  return () => {
    window.removeEventListener('pointerdown', touch);
    window.removeEventListener('keydown', touch);
  };
}

export function play(name: Sound): void {
  const { sounds, volume } = currentSettings();
  if (!sounds || volume === 0 || !isAllowed()) return;
  try {
    context ??= new AudioContext();
    rest.later(context);
    if (context.state === 'running') sound(context, name, volume);
    else
      void context.resume().then(
        () => context && sound(context, name, volume),
        () => undefined,
      );
  } catch {
    // A device that cannot make sounds.
  }
}

/** The browser knows best; for browsers that do not say, we check whether the page has been touched. */
function isAllowed(): boolean {
  return navigator.userActivation?.hasBeenActive ?? touched;
}
