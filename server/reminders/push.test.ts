/**
 * Reminders by web push, to a push service on this machine: their content, who can read it, and addresses to which
 * nothing is ever sent.
 */
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { Visitor } from '../accounts/testing-visitor.ts';
import { readConfig } from '../base/config.ts';
import { CHAIN, testPages, testServer } from '../testing/test-server.ts';
import { isPushService, PushReminders, pushKeys } from './push.ts';
import type { Reminder } from './reminders.ts';
import { type Pushed, PushService, SubscribedBrowser, signedClaims } from './testing-push.ts';

const service = new PushService();

beforeAll(() => service.start());
afterAll(() => service.stop());

const server = testServer({
  ...{ games: [CHAIN], realTime: true },
  config: {
    requestsPerMinute: 100_000,
    // The address is known only once it listens.
    get pushHosts() {
      return [service.origin];
    },
    pushContact: 'mailto:operator@example.org',
  },
});
const pages = testPages(server);
let way: PushReminders;

beforeAll(() => {
  way = new PushReminders(server.services.resources);
});

beforeEach(() => {
  service.pushed.length = 0;
  service.status = 201;
  service.location = undefined;
});

let count = 0;
const browser = (): SubscribedBrowser => new SubscribedBrowser(`${service.origin}/push/${count++}`);

const MATCH = 'm'.repeat(22);
function reminder(person: string, urgency: Reminder['urgency'] = 'your move'): Reminder {
  return { person, match: MATCH, game: 'Chain', others: ['Ana', 'Ben'], urgency, dueAt: Date.now() + 1000 };
}

async function subscribed(
  own = browser(),
  language = 'en',
): Promise<{ visitor: Visitor; id: string; own: SubscribedBrowser }> {
  const visitor = new Visitor(pages.app);
  const { body } = await visitor.me();
  expect((await visitor.post('/api/push/subscribe', own.subscription(language))).status).toBe(200);
  return { visitor, id: body.id, own };
}

test('a reminder arrives encrypted for the browser, in its language, signed by the server', async () => {
  const { id, own } = await subscribed(browser(), 'pt-BR');
  await way.remind(reminder(id, 'last call'));
  const [pushed, ...more] = service.pushed as [Pushed, ...Pushed[]];
  expect(more).toEqual([]);
  expect(own.endpoint.endsWith(pushed.path)).toBe(true);
  expect(own.read(pushed)).toEqual({
    ...{ title: 'O seu tempo está acabando', body: 'Chain, com Ana, Ben', match: MATCH },
  });
  expect(pushed.headers).toMatchObject({ 'content-encoding': 'aes128gcm', urgency: 'high', topic: MATCH });
  expect(pushed.body.includes('Ana')).toBe(false);
  expect(() => browser().read(pushed)).toThrow();
  const { publicKey } = await pushKeys(server.services.resources);
  const claims = signedClaims(pushed, publicKey);
  expect(claims).toMatchObject({ aud: service.origin, sub: 'mailto:operator@example.org' });
  // The page subscribes with the same key.
  expect((await new Visitor(pages.app).get('/api/push')).body).toEqual({ key: publicKey });
});

test('everybody is reminded on all own browsers and nobody else is', async () => {
  const { visitor, id, own } = await subscribed();
  const second = browser();
  await visitor.post('/api/push/subscribe', second.subscription());
  await subscribed();
  await way.remind(reminder(id));
  expect(service.pushed.map(({ path }) => `${service.origin}${path}`).sort()).toEqual(
    [own.endpoint, second.endpoint].sort(),
  );
});

test('a person who unsubscribes, or whose browser has gone, is no longer reminded', async () => {
  const { visitor, id, own } = await subscribed();
  expect((await visitor.post('/api/push/unsubscribe', { endpoint: own.endpoint })).status).toBe(200);
  await way.remind(reminder(id));
  expect(service.pushed).toEqual([]);
  for (const [status, times] of [
    [410, 1],
    [404, 1],
    [403, 1],
    [500, 2],
    [429, 2],
  ] as const) {
    const { id: each } = await subscribed();
    service.pushed.length = 0;
    service.status = status;
    await way.remind(reminder(each)).catch(() => {});
    await way.remind(reminder(each)).catch(() => {});
    expect(service.pushed).toHaveLength(times);
  }
});

test('a reminder that no push service takes now may be sent again; one that a browser has taken may not', async () => {
  const { visitor, id, own } = await subscribed();
  service.status = 503;
  await expect(way.remind(reminder(id))).rejects.toThrow('No push service took a reminder.');
  service.status = 201;
  await expect(way.remind(reminder(id))).resolves.toBe(true);
  const second = browser();
  await visitor.post('/api/push/subscribe', second.subscription());
  service.refused.add(new URL(own.endpoint).pathname);
  await expect(way.remind(reminder(id))).resolves.toBe(true);
  expect(service.pushed).toHaveLength(4);
  // Nobody can be reached where there is no browser any more.
  service.status = 410;
  service.refused.clear();
  await expect(way.remind(reminder(id))).resolves.toBe(false);
});

test('a push service that is not there or sends on elsewhere does no harm', async () => {
  const elsewhere = new PushService();
  await elsewhere.start();
  const { id } = await subscribed();
  service.status = 307;
  service.location = `${elsewhere.origin}/internal`;
  await expect(way.remind(reminder(id))).rejects.toThrow('No push service');
  expect([service.pushed.length, elsewhere.pushed.length]).toEqual([1, 0]);
  await elsewhere.stop();
  const gone = {
    ...server.services.resources,
    config: { ...server.services.resources.config, pushHosts: [elsewhere.origin] },
  };
  await server.database.pool.query('update push_subscriptions set endpoint = $2 where person_id = $1', [
    ...[id, `${elsewhere.origin}/push/gone`],
  ]);
  await expect(new PushReminders(gone).remind(reminder(id))).rejects.toThrow('No push service');
});

test('nothing is ever posted to an address that is no push service', async () => {
  const visitor = new Visitor(pages.app);
  const addresses = [
    ...['http://127.0.0.1:1/x', 'http://169.254.169.254/latest', 'https://example.org/push', 'file:///etc/passwd'],
    ...[`${service.origin.replace('127.0.0.1', 'user@127.0.0.1')}/x`, `${service.origin}.example.org/x`, 'x', ''],
  ];
  for (const address of addresses) {
    const wish = { ...new SubscribedBrowser(address).subscription() };
    expect([address, (await visitor.post('/api/push/subscribe', wish)).code]).toEqual([address, 'push service']);
  }
  const off = { ...browser().subscription(), keys: { p256dh: 'A'.repeat(87), auth: 'A'.repeat(22) } };
  expect((await visitor.post('/api/push/subscribe', off)).code).toBe('push service');
  const short = { ...browser().subscription(), keys: { p256dh: 'AA', auth: 'AA' } };
  expect((await visitor.post('/api/push/subscribe', short)).code).toBe('malformed');
});

test('the services of the usual browsers are known by their names', () => {
  const { pushHosts } = readConfig({});
  const known = ['https://fcm.googleapis.com/fcm/send/x', 'https://web.push.apple.com/x'];
  for (const each of [...known, 'https://updates.push.services.mozilla.com/wpush/v2/x'])
    expect(isPushService(pushHosts, each)).toBe(true);
  for (const each of [
    ...['http://fcm.googleapis.com/x', 'https://fcm.googleapis.com:8443/x', 'https://fcm.googleapis.com.example.org/x'],
    ...['https://evilpush.apple.com/x', 'https://127.0.0.1/x', 'https://a:b@fcm.googleapis.com/x'],
  ])
    expect([each, isPushService(pushHosts, each)]).toEqual([each, false]);
  expect(readConfig({ PRAXIS_PUSH_HOSTS: 'none' }).pushHosts).toEqual([]);
  expect(() => readConfig({ PRAXIS_PUSH_PUBLIC_KEY: 'A'.repeat(87) })).toThrow(/belong together/);
});

test('nobody subscribes with more than ten browsers', async () => {
  const { visitor, id } = await subscribed();
  for (let each = 0; each < 12; each++) await visitor.post('/api/push/subscribe', browser().subscription());
  await way.remind(reminder(id));
  expect(service.pushed).toHaveLength(10);
});

test('a guest who signs up is still reminded, and a deleted account no longer', async () => {
  const { visitor, own } = await subscribed();
  const { body: me } = await visitor.signUp('ada@example.org', 'Ada');
  await way.remind(reminder(me.id));
  expect(service.pushed).toHaveLength(1);
  const { body } = await visitor.get<{ reminders: readonly object[] }>('/api/account/export');
  expect(body.reminders).toMatchObject([{ endpoint: own.endpoint, language: 'en' }]);
  await visitor.post('/api/account/delete', { password: 'correct horse' });
  await way.remind(reminder(me.id));
  expect(service.pushed).toHaveLength(1);
});
