/** Pictures of cards from an address of the visitor's choice. Its host runs on this machine. */
import { createServer, type IncomingMessage, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { startServer } from '@praxis/server/main.ts';
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { beginMatch, testServer } from './matches.ts';
import { question } from './playing.ts';
import { picture } from './test-server.ts';

const server = testServer(startServer);

/** One red pixel. */
const PICTURE = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mP8z8BQDwAEhQGAhKmMIQAAAABJRU5ErkJggg==',
  'base64',
);

interface Host {
  readonly url: string;
  readonly requests: IncomingMessage[];
  readonly server: Server;
}

/** It has the pictures of cards with an even number only. */
async function openHost(): Promise<Host> {
  const requests: IncomingMessage[] = [];
  const host = createServer((request, response) => {
    requests.push(request);
    if (/[02468]\.png$/.test(request.url ?? '')) response.setHeader('content-type', 'image/png').end(PICTURE);
    else response.writeHead(404).end();
  });
  await new Promise<void>((resolve) => host.listen(0, '127.0.0.1', resolve));
  return { url: `http://127.0.0.1:${(host.address() as AddressInfo).port}`, requests, server: host };
}

let chosen: Host;
let other: Host;
beforeAll(async () => {
  [chosen, other] = await Promise.all([openHost(), openHost()]);
});
afterAll(() => {
  chosen.server.close();
  other.server.close();
});

/** Until the page has heard that a picture is missing. Only what hangs takes so long. */
const SEEN = { timeout: 180_000 };

/** Where the pictures in sight come from. */
const pictures = (page: Page): Promise<readonly string[]> =>
  page.locator('img.art').evaluateAll((all) => all.map((each) => (each as HTMLImageElement).src));

async function enterAddress(page: Page, address: string): Promise<void> {
  await page.getByRole('button', { name: 'Menu', exact: true }).click();
  await page.getByRole('textbox', { name: 'Address of card pictures' }).fill(address);
}

/** True if the page may not even ask for it. */
const isRefused = (page: Page, address: string): Promise<boolean> =>
  page.evaluate(
    (src) =>
      new Promise<boolean>((resolve) => {
        document.addEventListener('securitypolicyviolation', () => resolve(true), { once: true });
        const image = new Image();
        image.onload = () => resolve(false);
        image.src = src;
      }),
    address,
  );

test("a player's pictures come from the address that they entered, and from nowhere else", async () => {
  // With the service worker, which answers for the page but not for other hosts.
  const { page, context, complaints } = await server.visitor({ serviceWorkers: 'allow' });
  await beginMatch(page, { Game: 'Yu-Gi-Oh!', Deck: 'Space-Time Showdown' });
  await page.locator('img.art').first().waitFor();
  expect(await isRefused(page, `${chosen.url}/2.png`)).toBe(true);
  expect(chosen.requests).toEqual([]);

  await enterAddress(page, 'http://example.org/{number}.png');
  await page.getByText('This address cannot be used.').waitFor();
  const use = page.getByRole('button', { name: 'Use this address' });
  expect(await use.isDisabled()).toBe(true);
  await page.getByText('The host of the pictures sees which cards you are shown, and when.').waitFor();
  await page.getByRole('textbox', { name: 'Address of card pictures' }).fill(`${chosen.url}/{number}.png`);
  await picture(page, 'picture-address-desk');
  await use.click();

  await page.locator(`img.art[src^="${chosen.url}"]`).first().waitFor();
  await question(page).waitFor();
  // What the host does not have stays drawn.
  const missing = (): readonly (string | undefined)[] =>
    chosen.requests.filter(({ url = '' }) => !/[02468]\.png$/.test(url)).map(({ url }) => url);
  await vi.waitFor(async () => {
    const shown = await pictures(page);
    expect(missing().length).toBeGreaterThan(0);
    for (const src of shown) {
      expect(missing()).not.toContain(src.slice(chosen.url.length));
      if (!src.startsWith(chosen.url)) expect(src).toMatch(/^(?:blob|data):/);
    }
  }, SEEN);
  // The host learns the numbers of cards, not the match or the player.
  for (const { headers, url } of chosen.requests) {
    expect(url).toMatch(/^\/\d+\.png$/);
    expect([headers.referer, headers.origin]).toEqual([undefined, undefined]);
  }
  expect(await isRefused(page, `${other.url}/2.png`)).toBe(true);
  expect(other.requests).toEqual([]);
  // The prerendered start page has the same permission, and shows no complaint.
  await page.goto('/');
  expect(await isRefused(page, `${chosen.url}/2.png`)).toBe(false);
  await page.goBack();

  await question(page).waitFor();
  await page.getByRole('button', { name: 'Menu', exact: true }).click();
  await Promise.all([page.waitForEvent('load'), page.getByRole('button', { name: 'Remove the address' }).click()]);
  await page.locator('img.art').first().waitFor();
  expect((await context.cookies()).map(({ name }) => name)).not.toContain('praxis-pictures');
  expect((await pictures(page)).filter((src) => src.startsWith(chosen.url))).toEqual([]);
  expect(complaints.filter((each) => !/Content.Security.Policy|404/.test(each))).toEqual([]);
  await context.close();
});

test('the address of one visitor allows nothing on the pages of another', async () => {
  const { page, context } = await server.visitor();
  await page.goto('/');
  expect(await isRefused(page, `${chosen.url}/2.png`)).toBe(true);
  await context.close();
});
