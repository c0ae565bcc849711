/**
 * How much a first-time visitor has to load before the start page and the match are there. The waiting times depend on
 * the machine and its other work, so `npm run measure:page` measures them.
 */
import { startServer } from '@praxis/server/main.ts';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { FETCHED_AHEAD } from './fetched-ahead.ts';
import { question } from './playing.ts';
import { openTestServer, SCREENS, type TestServer } from './test-server.ts';

let server: TestServer;
beforeAll(async () => {
  server = await openTestServer(startServer);
});
afterAll(() => server?.close());

/**
 * At 200 bytes per millisecond these take a little more than half of the available time; the rest is for round trips
 * and computing.
 */
const BYTES_MAX = { shell: 130_000, match: 242_000 };
test('a first visit', async () => {
  const { page, context } = await server.visitor({ ...SCREENS.phone });
  const browser = await context.newCDPSession(page);
  await browser.send('Network.enable');
  const addresses = new Map<string, string>();
  const bytes = { shell: 0, match: 0 };
  browser.on('Network.requestWillBeSent', ({ requestId, request }) => addresses.set(requestId, request.url));
  browser.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
    const address = addresses.get(requestId) ?? '';
    // Pictures of cards are drawn in the browser, so nothing of them is sent.
    if (address.startsWith('data:')) return;
    bytes.match += encodedDataLength;
    if (!FETCHED_AHEAD.test(address)) bytes.shell += encodedDataLength;
  });
  await page.goto('/', { waitUntil: 'commit' });
  await page.getByRole('button', { name: 'Play now', disabled: false }).tap();
  await question(page).waitFor();
  await context.close();
  console.info('First visit, in bytes:', bytes);
  expect(bytes.shell).toBeGreaterThan(0);
  expect(bytes.shell).toBeLessThan(BYTES_MAX.shell);
  expect(bytes.match).toBeLessThan(BYTES_MAX.match);
});
