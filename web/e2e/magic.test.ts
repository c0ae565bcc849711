/** A guest plays whole matches of Magic against a bot, at a desk and on a phone, by role and accessible name only. */
import { startServer } from '@praxis/server/main.ts';
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { faults } from './faults.ts';
import { beginMatch, testServer } from './matches.ts';
import { choices, dragUntil, keenOn, over, play, playUntil, question } from './playing.ts';
import { picture, SCREENS } from './test-server.ts';

const server = testServer(startServer);

/** Plays every card and attacks with everything, which ends a match soon: one way or the other. */
const rash = keenOn(/Keep the hand/, /^Attack with/, /\d\/\d/, /Play /, /Cast /);

const begin = (page: Page): Promise<void> =>
  beginMatch(page, { Game: 'Magic: The Gathering', Deck: 'Red Sample Deck' });

/** Drags a land from the hand onto the own side of the table. */
async function dragLand(page: Page): Promise<void> {
  const offered = async (): Promise<boolean> => (await choices(page).allInnerTexts()).some((text) => LAND.test(text));
  await play(page, keenOn(/Keep the hand/), offered);
  // The page names the consequence of doing nothing. A land can be played in either main phase.
  await question(page)
    .getByText(/What do you do (?:before|after) combat\?/)
    .waitFor();
  expect(await choices(page).last().innerText()).toMatch(/Pass: (?:go to combat|end the turn)/);
  const land = page.getByRole('region', { name: 'Your hand' }).getByRole('button', { name: /^Mountain/ });
  const side = page.getByRole('region', { name: 'Your side' });
  const played = side.getByRole('list', { name: 'Lands' }).getByRole('button', { name: /^Mountain/ });
  await dragUntil(page, land.first(), side, played);
}

const LAND = /Play Mountain/;

test('a match at a desk', async () => {
  const { page, complaints } = await server.visitor();
  const beginAndDrag = async (): Promise<void> => {
    await begin(page);
    await dragLand(page);
  };
  let asked = 0;
  await playUntil(page, beginAndDrag, rash, async () => ++asked > 20 && (await choices(page).count()) > 0);
  await picture(page, 'magic-desk');
  expect(await faults(page)).toEqual([]);
  for (const colorScheme of ['dark', 'light'] as const) {
    await page.emulateMedia({ colorScheme });
    await page.setViewportSize(SCREENS.wide.viewport);
    // The colours change over in a moment.
    await page.waitForTimeout(300);
    await picture(page, `magic-wide-${colorScheme}`);
  }
  await page.setViewportSize(SCREENS.desk.viewport);
  const answers = await play(page, rash, () => over(page).isVisible());
  expect(answers).toBeGreaterThan(0);
  await picture(page, 'magic-over-desk');
  expect(await over(page).innerText()).toContain('Winner');
  expect(complaints).toEqual([]);
});

test('a match on a phone', async () => {
  const { page, complaints } = await server.visitor(SCREENS.phone);
  let asked = 0;
  await playUntil(page, begin, rash, async () => ++asked > 20 && (await choices(page).count()) > 0);
  await picture(page, 'magic-phone');
  // Nothing stands out to the side; prompt and hand are on the screen without scrolling.
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(360);
  for (const part of [question(page), page.getByRole('region', { name: 'Your hand' })]) {
    const box = await part.boundingBox();
    expect(box).not.toBeNull();
    expect((box?.y ?? 0) + (box?.height ?? 0)).toBeLessThanOrEqual(SCREENS.phone.viewport.height);
  }
  expect(await faults(page)).toEqual([]);
  await play(page, rash, () => over(page).isVisible());
  await picture(page, 'magic-over-phone');
  expect(await over(page).innerText()).toContain('Winner');
  expect(complaints).toEqual([]);
});
