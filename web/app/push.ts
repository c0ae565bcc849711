/** Reminders of matches while the page is closed: this browser's state, and how to turn them on and off. */
import type { PushOffer } from '@praxis/protocol';
import { getJson, postJson } from '../connection/http.ts';

/** `denied`: the user has forbidden notifications; `impossible`: the browser or the server cannot. */
export type RemindersState = 'on' | 'off' | 'denied' | 'impossible';

async function worker(): Promise<ServiceWorkerRegistration | undefined> {
  if (!('serviceWorker' in navigator) || !('PushManager' in window) || !('Notification' in window)) return undefined;
  return navigator.serviceWorker.getRegistration();
}

/**
 * If this browser already shows reminders, it is registered again: the language may have changed, and the server may
 * have forgotten it.
 */
export async function remindersState(language: string): Promise<RemindersState> {
  const registration = await worker();
  const { key } = await getJson<PushOffer>('/api/push');
  if (!registration || key === undefined) return 'impossible';
  if (Notification.permission === 'denied') return 'denied';
  const known = await registration.pushManager.getSubscription();
  if (!known || Notification.permission !== 'granted') return 'off';
  return (await tellServer(known, language)) ? 'on' : 'off';
}

/** Asks the user, then the browser, then the server. */
export async function remind(language: string): Promise<RemindersState> {
  const registration = await worker();
  if (!registration) return 'impossible';
  if ((await Notification.requestPermission()) !== 'granted') return 'denied';
  const { key } = await getJson<PushOffer>('/api/push');
  if (key === undefined) return 'impossible';
  const old = await registration.pushManager.getSubscription();
  // A subscription for other keys of the server is useless.
  await old?.unsubscribe();
  const options = { userVisibleOnly: true, applicationServerKey: key };
  const made = await registration.pushManager.subscribe(options).catch(() => undefined);
  if (!made) return 'impossible';
  return (await tellServer(made, language)) ? 'on' : 'off';
}

/** Also on signing out: the next user of this browser is another person. */
export async function remindNot(): Promise<void> {
  const known = await (await worker())?.pushManager.getSubscription();
  if (!known) return;
  await postJson('/api/push/unsubscribe', { endpoint: known.endpoint });
  await known.unsubscribe();
}

async function tellServer(subscription: PushSubscription, language: string): Promise<boolean> {
  const { endpoint, keys } = subscription.toJSON();
  if (endpoint === undefined || keys?.p256dh === undefined || keys.auth === undefined) return false;
  const { p256dh, auth } = keys;
  await postJson('/api/push/subscribe', { endpoint, keys: { p256dh, auth }, language });
  return true;
}
