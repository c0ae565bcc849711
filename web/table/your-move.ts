/** “Your move” for a player who is looking elsewhere: in the title, by a vibration, and as a notification if wanted. */
import type { SentDecision } from '@praxis/protocol';
import { useEffect } from 'react';
import { useWords } from '../app/context.tsx';
import { changeSettings, currentSettings } from '../app/settings.ts';

const BUZZ_MS = 60;

export function useYourMove(match: string, decision: SentDecision | undefined): void {
  const words = useWords();
  const shownTitle = words.match.titleYourMove;
  const { yourMove } = words.match;
  const number = decision?.number;
  const about = decision?.about;
  useEffect(() => {
    if (number === undefined) return;
    const before = document.title;
    document.title = `${shownTitle} · Praxis`;
    const isAway = document.visibilityState === 'hidden';
    if (isAway) navigator.vibrate?.(BUZZ_MS);
    const withdraw = isAway ? notify(match, yourMove, about ?? '') : undefined;
    return () => {
      document.title = before;
      withdraw?.();
    };
  }, [match, number, about, shownTitle, yourMove]);
}

/** Shown by the service worker, which opens the match when it is clicked, and removed when it is no longer true. */
function notify(match: string, title: string, body: string): (() => void) | undefined {
  if (!currentSettings().notices || !mayNotify()) return undefined;
  const shown = navigator.serviceWorker.ready.then(async (worker) => {
    await worker.showNotification(title, { body, tag: match, icon: '/icon.svg', data: { match } });
    return worker;
  });
  return () => {
    shown
      .then(async (worker) => {
        for (const notice of await worker.getNotifications({ tag: match })) notice.close();
      })
      .catch(() => undefined);
  };
}

export function canNotify(): boolean {
  return 'Notification' in window && 'serviceWorker' in navigator && Notification.permission !== 'denied';
}

export function mayNotify(): boolean {
  return canNotify() && Notification.permission === 'granted';
}

/** Asks the browser for permission, if it has not been given yet. */
export async function wantNotices(on: boolean): Promise<void> {
  const allowed = on && (await Notification.requestPermission()) === 'granted';
  changeSettings({ notices: allowed });
}
