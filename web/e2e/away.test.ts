/**
 * A player who comes back to a match sees the events of the meantime: from another tab, and after the page was closed.
 */
import { startServer } from '@praxis/server/main.ts';
import type { Locator, Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { beginMatch, testServer } from './matches.ts';
import { keenOn, play, untilAsked } from './playing.ts';
import { picture, SCREENS } from './test-server.ts';

const server = testServer(startServer);

const bleeder = keenOn(/Bleed /, /Move .+ to ready/, /Move 1 pool to/, /Hunt with/, /\d ways/);

const begin = (page: Page): Promise<void> => beginMatch(page, { Players: '3' });

/** Plays until there are more lines. Then a question is open, so that nothing happens by itself. */
async function playOn(page: Page): Promise<void> {
  // On a phone the log is there, but folded.
  const lines = page.getByRole('log', { name: 'Log', exact: true, includeHidden: true }).locator('p');
  const before = await lines.count();
  await play(page, bleeder, async () => (await lines.count()) > before + 5);
  await untilAsked(page);
}

const missed = (page: Page): Locator => page.getByRole('button', { name: /^While you were away: \d+ lines?$/ });
const log = (page: Page): Locator => page.getByRole('log', { name: 'Log', exact: true });

/** Takes the offer, and expects the log to be marked in the right place: as many lines come after it as it says. */
async function catchUp(page: Page): Promise<number> {
  const count = Number(/\d+/.exec(await missed(page).innerText())?.[0]);
  await missed(page).click();
  const mark = log(page).getByText(/^While you were away/);
  await mark.waitFor();
  expect(await missed(page).count()).toBe(0);
  const behind = await mark.evaluate((element) => {
    let lines = 0;
    for (let next = element.nextElementSibling; next; next = next.nextElementSibling) lines++;
    return lines;
  });
  expect(behind).toBe(count);
  return count;
}

/** As if the player went to another tab, or came back from there. */
async function turnTo(page: Page, visibility: 'hidden' | 'visible'): Promise<void> {
  await page.evaluate((value) => {
    Object.defineProperty(document, 'visibilityState', { value, configurable: true });
    document.dispatchEvent(new Event('visibilitychange'));
  }, visibility);
}

test('from another tab', async () => {
  const { page, complaints } = await server.visitor();
  await begin(page);
  await turnTo(page, 'hidden');
  await playOn(page);
  await turnTo(page, 'visible');
  expect(await catchUp(page)).toBeGreaterThan(1);
  expect(complaints).toEqual([]);
});

test('after the page was closed, on a phone', async () => {
  const { page, context, complaints } = await server.visitor(SCREENS.phone);
  await begin(page);
  await playOn(page);
  const match = page.url();
  const seen = await page.evaluate(() => window.localStorage.getItem('praxis seen'));

  // Reloading the page misses nothing.
  await page.reload();
  await untilAsked(page);
  expect(await missed(page).count()).toBe(0);

  // The same match goes on without this device: on another page, which leaves no traces here.
  await page.goto('/lobby');
  const elsewhere = await context.newPage();
  await elsewhere.goto(match);
  await untilAsked(elsewhere);
  await playOn(elsewhere);
  await elsewhere.close();
  await page.evaluate((kept) => window.localStorage.setItem('praxis seen', kept ?? ''), seen);

  await page.goto(match);
  await missed(page).waitFor();
  await picture(page, 'away-phone');
  // A player who leaves again at once is shown them again.
  await page.reload();
  await missed(page).waitFor();
  expect(await catchUp(page)).toBeGreaterThan(1);
  await picture(page, 'away-log-phone');
  // The notice appears only once.
  await page.reload();
  await untilAsked(page);
  expect(await missed(page).count()).toBe(0);
  expect(complaints).toEqual([]);
});

test('a browser that keeps nothing still plays', async () => {
  const { page, context, complaints } = await server.visitor();
  await context.addInitScript(() => {
    Object.defineProperty(window, 'localStorage', {
      get: () => {
        throw new DOMException('refused', 'SecurityError');
      },
    });
  });
  await begin(page);
  await playOn(page);
  await page.reload();
  await untilAsked(page);
  expect(await missed(page).count()).toBe(0);
  expect(complaints).toEqual([]);
});
