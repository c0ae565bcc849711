/** Accounts in the browser, by role and accessible name only: from guest to account and back, password, passkeys, export, deletion, reminders. */
import { readFileSync } from 'node:fs';
import type { MatchSummary } from '@praxis/protocol/http.ts';
import { type StartedServer, startServer } from '@praxis/server/main.ts';
import { PushService, SubscribedBrowser } from '@praxis/server/reminders/testing-push.ts';
import type { BrowserContext, Page, Worker } from 'playwright-core';
import { afterAll, expect, test } from 'vitest';
import { testServer } from './matches.ts';
import { picture, type Visitor } from './test-server.ts';

const PASSWORD = 'correct horse';
const service = new PushService();
let started: StartedServer;
afterAll(() => service.stop());
const server = testServer(
  async (options) => {
    started = await startServer(options);
    return started;
  },
  async () => ({ pushHosts: [await service.start()] }),
);

async function signUp(page: Page, email: string): Promise<void> {
  await page.goto('/account');
  await page.getByLabel('Email address').fill(email);
  await page.getByLabel('Password').fill(PASSWORD);
  await page.getByRole('button', { name: 'Create an account' }).click();
  await page.getByText(email).waitFor();
}

async function signIn(page: Page, email: string, password = PASSWORD): Promise<void> {
  await page.getByRole('button', { name: 'I already have an account' }).click();
  await page.getByLabel('Email address').fill(email);
  await page.getByLabel('Password').fill(password);
  await page.getByRole('button', { name: 'Sign in', exact: true }).click();
}

test('from guest to account and back', async () => {
  const { page, complaints } = await server.visitor();
  await page.goto('/account');
  await page.getByRole('heading', { name: 'Create an account' }).waitFor();
  await picture(page, 'account-guest');
  await signUp(page, 'ada@example.org');

  await page.getByLabel('Bot name').fill('Hal');
  await page.getByRole('button', { name: 'Create a bot' }).click();
  await page.getByText(/^praxis_[0-9a-f]{64}$/).waitFor();
  await picture(page, 'account-holder');
  await page.getByRole('button', { name: 'Remove Hal' }).click();
  await page.getByRole('button', { name: 'Remove Hal' }).waitFor({ state: 'detached' });

  await page.getByRole('button', { name: 'Sign out' }).click();
  await signIn(page, 'ada@example.org');
  await page.getByText('ada@example.org').waitFor();
  expect(complaints).toEqual([]);
});

test('a new password: the old one no longer opens the account, the new one does', async () => {
  const { page } = await server.visitor();
  await signUp(page, 'ben@example.org');
  await page.getByText('Change your password').first().click();
  await page.getByLabel('Current password').fill('not this one');
  await page.getByLabel('New password').fill('battery staple');
  await page.getByRole('button', { name: 'Change your password' }).click();
  await page.getByRole('alert').getByText('The email address or password is wrong.').waitFor();
  await page.getByLabel('Current password').fill(PASSWORD);
  await page.getByRole('button', { name: 'Change your password' }).click();
  await page.getByText('Your password has been changed. Other devices have to sign in again.').waitFor();

  await page.getByRole('button', { name: 'Sign out' }).click();
  await signIn(page, 'ben@example.org');
  await page.getByRole('alert').getByText('The email address or password is wrong.').waitFor();
  await page.getByLabel('Password').fill('battery staple');
  await page.getByRole('button', { name: 'Sign in', exact: true }).click();
  await page.getByText('ben@example.org').waitFor();
});

test('sessions are listed, and one that is ended has its open page closed', async () => {
  const { page, complaints } = await server.visitor();
  await signUp(page, 'sessions@example.org');
  const other = (await server.visitor({ userAgent: 'Mozilla/5.0 (X11; Linux x86_64) Firefox/140.0' })).page;
  await other.goto('/account');
  await signIn(other, 'sessions@example.org');
  await other.getByText('sessions@example.org').waitFor();
  // A page with a subscription has a connection.
  const opened = other.waitForEvent('websocket');
  await other.goto('/lobby');
  const closed = (await opened).waitForEvent('close');

  await page.getByRole('link', { name: 'See where you are signed in' }).click();
  await page.getByRole('heading', { name: 'Your sessions' }).waitFor();
  await page.getByText('this one').waitFor();
  await picture(page, 'account-sessions');
  await page.getByRole('button', { name: 'End the session of Firefox, Linux' }).click();
  await page.getByText('The sessions have ended.').waitFor();
  await page.getByText('Firefox, Linux', { exact: true }).waitFor({ state: 'detached' });
  await closed;
  await other.goto('/account');
  await other.getByRole('heading', { name: 'Create an account' }).waitFor();
  expect(complaints).toEqual([]);
});

test('a forgotten password is replaced with a recovery code, since the server sends no mail', async () => {
  const { page, complaints } = await server.visitor();
  await page.goto('/account');
  await page.getByText('This server sends no email, so a forgotten password cannot be reset by email.').waitFor();
  await signUp(page, 'forgets@example.org');
  await page.getByRole('button', { name: 'Create new codes' }).click();
  const codes = page.locator('section', { has: page.getByRole('heading', { name: 'Recovery codes' }) });
  await codes.getByLabel('Password').fill(PASSWORD);
  await page.getByRole('button', { name: 'Create new codes' }).click();
  await codes.getByText('10 codes are left.').waitFor();
  const code = await codes.getByRole('listitem').first().innerText();
  expect(code).toMatch(/^\w{4}-\w{4}-\w{4}-\w{4}$/);
  await picture(page, 'account-codes');

  await page.getByRole('button', { name: 'Sign out' }).click();
  await page.getByRole('button', { name: 'I already have an account' }).click();
  await page.getByRole('button', { name: 'I forgot my password' }).click();
  await page.getByText('a password cannot be reset by email').waitFor();
  await page.getByLabel('Email address').fill('forgets@example.org');
  await page.getByLabel('Recovery code').fill(code);
  await page.getByLabel('New password').fill('battery staple');
  await page.getByRole('button', { name: 'Set the new password' }).click();
  await page.getByText('The password has been set. Sign in with it.').waitFor();
  await page.getByRole('button', { name: 'Back', exact: true }).click();
  await page.getByLabel('Email address').fill('forgets@example.org');
  await page.getByLabel('Password').fill('battery staple');
  await page.getByRole('button', { name: 'Sign in', exact: true }).click();
  await page.getByText('9 codes are left.').waitFor();
  expect(complaints).toEqual([]);
});

test('everything that is stored is downloaded, then the account is deleted', async () => {
  const { page } = await server.visitor();
  await signUp(page, 'cleo@example.org');
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('link', { name: 'Download all your data' }).click(),
  ]);
  expect(download.suggestedFilename()).toBe('praxis-account.json');
  const exported = JSON.parse(readFileSync(await download.path(), 'utf8')) as { account: object; sessions: unknown[] };
  expect(exported).toMatchObject({ account: { email: 'cleo@example.org' }, decks: [], passkeys: [] });
  expect(exported.sessions).toHaveLength(1);

  await page.getByText('Delete your account').first().click();
  const password = page.getByLabel('Password', { exact: true });
  await password.fill('wrong password');
  await page.getByRole('button', { name: 'Delete it forever', exact: true }).click();
  await page.getByRole('alert').waitFor();
  await page.getByText('cleo@example.org').waitFor();
  await password.fill(PASSWORD);
  await page.getByRole('button', { name: 'Delete it forever', exact: true }).click();
  await page.getByText("You're playing as a guest").waitFor();
  await signIn(page, 'cleo@example.org');
  await page.getByRole('alert').getByText('The email address or password is wrong.').waitFor();
});

/** A device with a fingerprint reader, as far as the browser can tell. */
async function withFingerprint(context: BrowserContext, page: Page): Promise<void> {
  const session = await context.newCDPSession(page);
  await session.send('WebAuthn.enable');
  await session.send('WebAuthn.addVirtualAuthenticator', {
    options: {
      ...{ protocol: 'ctap2', transport: 'internal', hasResidentKey: true, hasUserVerification: true },
      ...{ isUserVerified: true, automaticPresenceSimulation: true },
    },
  });
}

test('a passkey is added, opens the account without a password, and is removed', async () => {
  // Passkeys belong to a host name, so the page is visited by one.
  const { page, context, complaints } = await server.visitor({ baseURL: server.url.replace('127.0.0.1', 'localhost') });
  await withFingerprint(context, page);
  await signUp(page, 'dana@example.org');
  await page.getByLabel('Name of this device').fill('Laptop');
  await page.getByRole('button', { name: 'Add a passkey' }).click();
  await page.getByText('The passkey has been added.').waitFor();
  await page.getByRole('button', { name: 'Remove the passkey Laptop' }).waitFor();
  await picture(page, 'account-passkey');

  await page.getByRole('button', { name: 'Sign out' }).click();
  await page.getByRole('button', { name: 'I already have an account' }).click();
  await page.getByRole('button', { name: 'Sign in with a passkey' }).click();
  await page.getByText('dana@example.org').waitFor();

  await page.getByRole('button', { name: 'Remove the passkey Laptop' }).click();
  await page.getByRole('button', { name: 'Remove the passkey Laptop' }).waitFor({ state: 'detached' });
  await page.getByRole('button', { name: 'Sign out' }).click();
  await page.getByRole('button', { name: 'I already have an account' }).click();
  expect(complaints).toEqual([]);
  await page.getByRole('button', { name: 'Sign in with a passkey' }).click();
  await page.getByRole('alert').getByText('The passkey was not accepted.').waitFor();
});

test('a passkey is enough to delete the account, without the password', async () => {
  const { page, context, complaints } = await server.visitor({ baseURL: server.url.replace('127.0.0.1', 'localhost') });
  await withFingerprint(context, page);
  await signUp(page, 'gita@example.org');
  await page.getByLabel('Name of this device').fill('Laptop');
  await page.getByRole('button', { name: 'Add a passkey' }).click();
  await page.getByText('The passkey has been added.').waitFor();
  await page.getByText('Delete your account').first().click();
  await page.getByRole('button', { name: 'Delete it forever with a passkey' }).click();
  await page.getByText("You're playing as a guest").waitFor();
  expect(complaints).toEqual([]);
});

test('at a bare address the page says that passkeys do not work there', async () => {
  const { page } = await server.visitor();
  await signUp(page, 'emil@example.org');
  await page.getByText('This browser cannot use passkeys at this address.').waitFor();
  expect(await page.getByRole('button', { name: 'Add a passkey' }).count()).toBe(0);
});

/**
 * Chromium without a screen has neither a push service nor notifications, so the page is given a subscription at ours and the permission
 * to notify. Everything else is real.
 */
async function withPushService(page: Page, browser: SubscribedBrowser): Promise<void> {
  await page.addInitScript((given) => {
    Object.defineProperty(Notification, 'permission', { get: () => 'granted' });
    Notification.requestPermission = async () => 'granted';
    const kept = 'praxis test subscription';
    const subscription = {
      endpoint: given.endpoint,
      toJSON: () => given,
      unsubscribe: async () => {
        localStorage.removeItem(kept);
        return true;
      },
    };
    PushManager.prototype.subscribe = async () => {
      localStorage.setItem(kept, 'yes');
      return subscription as unknown as PushSubscription;
    };
    PushManager.prototype.getSubscription = async () =>
      localStorage.getItem(kept) === null ? null : (subscription as unknown as PushSubscription);
  }, browser.subscription());
}

/** The parts of a service worker that are used here. */
interface WorkerScope {
  readonly registration: { showNotification: (title: string, options: object) => Promise<void> };
  shown: object[];
  dispatchEvent(event: Event): boolean;
}

/** A match by correspondence between two people, and the one to move: the first player is drawn. */
async function longMatch(first: Visitor, second: Visitor): Promise<{ match: string; asked: Visitor }> {
  const settings = {
    ...{ game: 'vtes', edition: 'fifth', seats: 2, speed: { kind: 'correspondence', daysPerDecision: 3 } },
    ...{ rated: false, open: false, seating: 'chosen' },
  };
  const opened = await first.page.request.post('/api/tables', { data: { settings } });
  const { id } = (await opened.json()) as { id: string };
  for (const [by, what, data] of [
    [second, 'join', {}],
    [second, 'ready', { ready: true }],
    [first, 'start', {}],
  ] as const)
    expect((await by.page.request.post(`/api/tables/${id}/${what}`, { data })).status()).toBe(200);
  const [own] = (await (await first.page.request.get('/api/matches/mine')).json()) as MatchSummary[];
  expect(own).toMatchObject({ id });
  return { match: id, asked: own?.yourMove ? first : second };
}

/** The match has waited for an answer for an hour, and no reminder has been sent. */
async function anHourLater(match: string): Promise<void> {
  const { resources } = started.services;
  for (const change of [
    `update matches set begun_at = begun_at - interval '1 hour' where id = $1`,
    'delete from reminded where match_id = $1',
    'delete from reminders where match_id = $1',
  ])
    await resources.database.pool.query(change, [match]);
  resources.bus.tell('renewed', match);
}

test('a browser that wants to be reminded is, and the notice leads to the match', async () => {
  const browser = new SubscribedBrowser(`${service.origin}/push/fay`);
  const visitors = [
    await server.visitor({ serviceWorkers: 'allow' }),
    await server.visitor({ serviceWorkers: 'allow' }),
  ] as const;
  for (const { page } of visitors) {
    await withPushService(page, browser);
    await page.goto('/account');
    await page.evaluate(() => navigator.serviceWorker.ready);
    await page.reload();
    await page.getByRole('button', { name: 'Remind me on this device' }).waitFor();
  }
  const { match, asked } = await longMatch(...visitors);
  const { page, context } = asked;
  await page.getByRole('button', { name: 'Remind me on this device' }).click();
  await page.getByText('Reminders are on for this device.').waitFor();
  await picture(page, 'account-reminders');

  await anHourLater(match);
  await started.services.reminders.look();
  await expect.poll(() => service.pushed.length, { timeout: 180_000 }).toBeGreaterThan(0);
  const said = browser.read(service.pushed[0] as (typeof service.pushed)[number]);
  expect(said).toMatchObject({ title: 'It is your move', match });

  // The push service would wake the service worker now, and the screen would show its notification.
  const worker = context.serviceWorkers()[0] as Worker;
  await worker.evaluate(() => {
    const scope = globalThis as unknown as WorkerScope;
    scope.shown = [];
    scope.registration.showNotification = async (title, options) => {
      scope.shown.push({ ...options, title });
    };
  });
  const session = await context.newCDPSession(page);
  const registered = new Promise<string>((resolve) => {
    session.on('ServiceWorker.workerRegistrationUpdated', ({ registrations: [first] }) => {
      if (first) resolve(first.registrationId);
    });
  });
  await session.send('ServiceWorker.enable');
  const registrationId = await registered;
  const origin = new URL(server.url).origin;
  await session.send('ServiceWorker.deliverPushMessage', { origin, registrationId, data: JSON.stringify(said) });
  const shown = (): Promise<readonly object[]> => worker.evaluate(() => (globalThis as unknown as WorkerScope).shown);
  await expect.poll(shown, { timeout: 180_000 }).toMatchObject([{ title: said.title, body: said.body, tag: match }]);

  await worker.evaluate(() => {
    const scope = globalThis as unknown as WorkerScope;
    // Only a true click may bring a window to the front; leading it to the match needs none.
    const waitUntil = (work: Promise<unknown>): Promise<unknown> => work.catch(() => undefined);
    const notification = { ...scope.shown[0], close: () => undefined };
    scope.dispatchEvent(Object.assign(new Event('notificationclick'), { waitUntil, notification }));
  });
  await page.waitForURL(`**/m/${match}`);

  // On the start page the way back comes first, and the match is in the list: both with the time that is left.
  await page.goto('/');
  await page.getByText('Your move in 1 match').waitFor();
  await page.getByRole('link', { name: /^Continue playing .*Your move · 2 days left/ }).waitFor();
  await page
    .getByRole('listitem')
    .getByRole('link', { name: /Your move · 2 days left/ })
    .waitFor();
  await picture(page, 'home-your-move');

  await page.goto('/account');
  await page.getByRole('button', { name: 'Stop reminders on this device' }).click();
  await page.getByRole('button', { name: 'Remind me on this device' }).waitFor();
  const { rowCount } = await started.services.resources.database.pool.query('select from push_subscriptions');
  expect(rowCount).toBe(0);
});
