/** How matches begin and end in the tests, and the house in which all tests of a file visit the page. */
import type { Page } from 'playwright-core';
import { afterAll, beforeAll } from 'vitest';
import { type House, type HouseOptions, openHouse, type StartServer } from './house.ts';
import { over, question, untilAsked } from './playing.ts';

/** The first house may have to build the page, on a machine that does other things, too. */
const OPENING_MS = 300_000;

/** Open before the tests of a file and closed after them. What is known only by then is asked for by then. */
export function testHouse(
  startServer: StartServer,
  options: () => HouseOptions | Promise<HouseOptions> = () => ({}),
): House {
  let open: House | undefined;
  beforeAll(async () => {
    open = await openHouse(startServer, await options());
  }, OPENING_MS);
  afterAll(() => open?.close(), OPENING_MS);
  const house = (): House => {
    if (!open) throw new Error('The house is open while the tests run, not before.');
    return open;
  };
  return {
    get url() {
      return house().url;
    },
    interrupt: (ms) => house().interrupt(ms),
    visitor: (wishes) => house().visitor(wishes),
    close: () => house().close(),
  };
}

/** From the start page into a match against bots, until something is asked. What is chosen in the form is named by its labels. */
export async function beginMatch(page: Page, chosen: Readonly<Record<string, string>> = {}): Promise<void> {
  await page.goto('/');
  for (const [field, choice] of Object.entries(chosen))
    await page.getByRole('combobox', { name: field }).first().selectOption(choice);
  await page.getByRole('button', { name: 'Play now', exact: true }).click();
  await question(page).waitFor();
  await untilAsked(page);
}

/** Gives up. It cannot be taken back, so the page asks once more. */
export async function concede(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Menu', exact: true }).click();
  await page.getByRole('dialog', { name: 'Menu', exact: true }).getByRole('button', { name: 'Concedes' }).click();
  const asked = page.getByRole('dialog', { name: 'Concedes' });
  await asked.getByRole('button', { name: 'Yes, do it', exact: true }).click();
  await over(page).waitFor();
}
