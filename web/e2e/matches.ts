/** How matches begin and end in the tests, and the server that all tests of a file visit. */
import type { Page } from 'playwright-core';
import { afterAll, afterEach, beforeAll } from 'vitest';
import { over, question, untilAsked } from './playing.ts';
import { openTestServer, type StartServer, type TestServer, type TestServerOptions } from './test-server.ts';

/** The first server may have to build the page, on a busy machine. */
const OPENING_MS = 300_000;

/**
 * Opened before the tests of a file and closed after them. `options` is called only then, because some of them are not
 * known before. Visitors leave when their test is over: a page that stays open costs time even if nothing happens in it.
 */
export function testServer(
  startServer: StartServer,
  options: () => TestServerOptions | Promise<TestServerOptions> = () => ({}),
): TestServer {
  let open: TestServer | undefined;
  beforeAll(async () => {
    open = await openTestServer(startServer, await options());
  }, OPENING_MS);
  afterEach(() => open?.dismiss(), OPENING_MS);
  afterAll(() => open?.close(), OPENING_MS);
  const server = (): TestServer => {
    if (!open) throw new Error('The server runs while the tests run, not before.');
    return open;
  };
  return {
    get url() {
      return server().url;
    },
    interrupt: (ms) => server().interrupt(ms),
    visitor: (wishes) => server().visitor(wishes),
    dismiss: () => server().dismiss(),
    close: () => server().close(),
  };
}

/** Chooses on the start page: a deck in its window, everything else from the visible options. */
export async function chooseAtStart(page: Page, field: string, choice: string): Promise<void> {
  if (/deck/i.test(field)) {
    await page.getByRole('button', { name: /^Your deck/ }).click();
    const window = page.getByRole('dialog', { name: 'Your deck' });
    await window.getByRole('button', { name: choice }).first().click();
  } else await page.getByRole('group', { name: field }).getByRole('radio', { name: choice }).check();
}

/**
 * From the start page into a match against bots, until the first question. `chosen` has the labels of the form's fields
 * as keys.
 */
export async function beginMatch(page: Page, chosen: Readonly<Record<string, string>> = {}): Promise<void> {
  await page.goto('/');
  for (const [field, choice] of Object.entries(chosen)) await chooseAtStart(page, field, choice);
  await page.getByRole('button', { name: 'Play now', exact: true }).click();
  await question(page).waitFor();
  await untilAsked(page);
}

/** Gives up. It cannot be taken back, so the page asks once more. */
export async function concede(page: Page): Promise<void> {
  // The page may be asking for a confirmation of the last answer.
  if (await page.getByRole('dialog').isVisible()) await page.keyboard.press('Escape');
  await page.getByRole('button', { name: 'Menu', exact: true }).click();
  await page.getByRole('dialog', { name: 'Menu', exact: true }).getByRole('button', { name: 'Concede' }).click();
  const asked = page.getByRole('dialog', { name: 'Concede' });
  await asked.getByRole('button', { name: 'Yes, do it', exact: true }).click();
  await over(page).waitFor();
}
