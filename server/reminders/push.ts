/**
 * Reminders by web push: a push service wakes the browser, and the page's service worker shows the notice. Messages are
 * encrypted for the browser. The server posts only to push services named in the settings, regardless of the address
 * that a client submits.
 */

import { createECDH } from 'node:crypto';
import type { NewPushSubscription } from '@praxis/protocol/http.ts';
import webPush from 'web-push';
import type { Config } from '../base/config.ts';
import { faultText } from '../base/faults.ts';
import { languageFrom, Unfulfilled } from '../base/words.ts';
import { keepPerson, type Person } from '../people/people.ts';
import type { Resources } from '../resources.ts';
import { desc, eq } from '../storage/drizzle.ts';
import { pushSubscriptions, settings } from '../storage/schema.ts';
import { notice } from './reminder-words.ts';
import type { Reminder, ReminderWay } from './reminders.ts';

export interface PushKeys {
  readonly publicKey: string;
  readonly privateKey: string;
}

const KEYS = 'push keys';
/** At most this many browsers of one person are reminded; a further subscription replaces the oldest. */
const SUBSCRIPTIONS_MAX = 10;
const SEND_MS_MAX = 10_000;
const DAY_SECONDS = 86_400;
/** The subscription has ended, or belongs to keys that the server no longer has. */
const GONE: ReadonlySet<number> = new Set([403, 404, 410]);

/**
 * The keys by which push services know the server: from the settings, or made by the first process and the same for
 * all.
 */
export async function pushKeys({ config, database }: Pick<Resources, 'config' | 'database'>): Promise<PushKeys> {
  if (config.pushKeys) return config.pushKeys;
  const { queries } = database;
  const made = JSON.stringify(webPush.generateVAPIDKeys());
  await queries.insert(settings).values({ key: KEYS, value: made }).onConflictDoNothing();
  const [row] = await queries.select().from(settings).where(eq(settings.key, KEYS));
  return JSON.parse((row as { value: string }).value) as PushKeys;
}

/**
 * True for the address of a push service: `name`, `.name` for all below it, or a whole origin such as
 * `http://127.0.0.1:8090`.
 */
export function isPushService(hosts: readonly string[], endpoint: string): boolean {
  if (!URL.canParse(endpoint)) return false;
  const { protocol, origin, hostname, port, username, password } = new URL(endpoint);
  if (username !== '' || password !== '') return false;
  if (hosts.includes(origin)) return true;
  if (protocol !== 'https:' || port !== '') return false;
  return hosts.some((host) => (host.startsWith('.') ? hostname.endsWith(host) : hostname === host));
}

/** True if the browser's key is a point of the curve: otherwise nothing could be encrypted for it. */
function isKey(p256dh: string): boolean {
  const curve = createECDH('prime256v1');
  curve.generateKeys();
  try {
    curve.computeSecret(Buffer.from(p256dh, 'base64url'));
    return true;
  } catch {
    return false;
  }
}

export async function subscribe(resources: Resources, person: Person, wish: NewPushSubscription): Promise<void> {
  const { config, database, clock } = resources;
  const { endpoint, keys, language } = wish;
  if (!isPushService(config.pushHosts, endpoint) || !isKey(keys.p256dh)) throw new Unfulfilled('push service');
  await keepPerson(resources, person);
  const own = { personId: person.id, ...keys, language: languageFrom(language), createdAt: clock.now() };
  await database.queries
    .insert(pushSubscriptions)
    .values({ endpoint, ...own })
    .onConflictDoUpdate({ target: pushSubscriptions.endpoint, set: own });
  const all = await subscriptionsOf(resources, person.id);
  for (const { endpoint: old } of all.slice(SUBSCRIPTIONS_MAX)) await unsubscribe(resources, old);
}

/** Only the browser itself knows the address. */
export async function unsubscribe({ database }: Resources, endpoint: string): Promise<void> {
  await database.queries.delete(pushSubscriptions).where(eq(pushSubscriptions.endpoint, endpoint));
}

/** The newest first. */
export function subscriptionsOf({ database }: Resources, person: string) {
  return database.queries
    .select()
    .from(pushSubscriptions)
    .where(eq(pushSubscriptions.personId, person))
    .orderBy(desc(pushSubscriptions.createdAt));
}

export class PushReminders implements ReminderWay {
  readonly #resources: Resources;

  constructor(resources: Resources) {
    this.#resources = resources;
  }

  /** Every browser is tried. If none of them takes the reminder, it may be sent again later. */
  async remind(reminder: Reminder): Promise<boolean> {
    const { config } = this.#resources;
    const all = await subscriptionsOf(this.#resources, reminder.person);
    // The settings may have changed since the subscription.
    const reached = all.filter(({ endpoint }) => isPushService(config.pushHosts, endpoint));
    const sent = await Promise.all(reached.map((each) => this.#send(each, reminder)));
    if (sent.includes('taken')) return true;
    if (sent.includes('refused')) throw new Error('No push service took a reminder.');
    return false;
  }

  async #send(to: typeof pushSubscriptions.$inferSelect, reminder: Reminder): Promise<'taken' | 'refused' | 'gone'> {
    const { log, metrics } = this.#resources;
    const { match, urgency } = reminder;
    const said = { ...notice(languageFrom(to.language), urgency, reminder), match };
    const request = webPush.generateRequestDetails(
      { endpoint: to.endpoint, keys: { p256dh: to.p256dh, auth: to.auth } },
      JSON.stringify(said),
      {
        vapidDetails: { subject: contact(this.#resources.config), ...(await pushKeys(this.#resources)) },
        ...{ TTL: DAY_SECONDS, urgency: urgency === 'last call' ? 'high' : 'normal', contentEncoding: 'aes128gcm' },
        // A later reminder of the same match replaces one that has not been delivered yet.
        topic: match,
      },
    );
    try {
      const { status, body } = await fetch(request.endpoint, {
        ...{ method: 'POST', headers: request.headers as Record<string, string>, body: new Uint8Array(request.body) },
        // Redirects of a push service are not followed.
        ...{ redirect: 'manual', signal: AbortSignal.timeout(SEND_MS_MAX) },
      });
      await body?.cancel();
      metrics.pushes.inc({ status: String(status) });
      if (GONE.has(status)) {
        await unsubscribe(this.#resources, to.endpoint);
        return 'gone';
      }
      if (status < 300) return 'taken';
      log.warn({ service: new URL(to.endpoint).hostname, status }, 'a reminder was not taken');
    } catch (error) {
      metrics.pushes.inc({ status: 'unreachable' });
      log.warn({ service: new URL(to.endpoint).hostname, error: faultText(error) }, 'a push service was not reached');
    }
    return 'refused';
  }
}

/** The contact address for push services. */
function contact({ pushContact, publicUrl }: Config): string {
  return pushContact ?? (publicUrl?.startsWith('https:') ? publicUrl : 'mailto:nobody@example.invalid');
}
