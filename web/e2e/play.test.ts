/** A guest plays against bots, at a desk and on a phone, by role and accessible name only. */
import { startServer } from '@praxis/server/main.ts';
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type House, openHouse, picture, SCREENS } from './house.ts';
import { choices, keenOn, over, play, question, untilAsked } from './playing.ts';

let house: House;
beforeAll(async () => {
  house = await openHouse(startServer);
}, 120_000);
afterAll(() => house?.close());

/** Brings vampires into play and bleeds with them, which is how most matches are won. */
const bleeder = keenOn(/ bleeds /, /Moves .+ to ready/, /Moves 1 pool to/, /hunts/, /strikes with hand/i, /\d ways/);

async function playNow(page: Page, players: string): Promise<void> {
  await page.goto('/');
  await page.getByRole('combobox', { name: 'Players' }).first().selectOption(players);
  const begun = Date.now();
  await page.getByRole('button', { name: 'Play now' }).click();
  await question(page).waitFor();
  expect(Date.now() - begun).toBeLessThan(10_000);
  await untilAsked(page);
}

test('from the start page to the end of a match', async () => {
  const { page, complaints } = await house.visitor();
  await playNow(page, '3');
  const answers = await play(page, bleeder, () => over(page).isVisible(), 400_000);
  expect(answers).toBeGreaterThan(20);
  await picture(page, 'match-over-desk');
  expect(await over(page).getByRole('list', { name: 'Points' }).getByRole('listitem').count()).toBe(3);
  expect(complaints).toEqual([]);
}, 450_000);

test('on a phone, from the start page to the end of a match', async () => {
  const { page, complaints } = await house.visitor(SCREENS.phone);
  await playNow(page, '2');
  const answers = await play(page, bleeder, () => over(page).isVisible(), 400_000);
  expect(answers).toBeGreaterThan(20);
  await picture(page, 'match-over-phone');
  expect(await over(page).getByRole('list', { name: 'Points' }).getByRole('listitem').count()).toBe(2);
  expect(complaints).toEqual([]);
}, 450_000);

test('on a phone, until it is enough', async () => {
  const { page, complaints } = await house.visitor(SCREENS.phone);
  await playNow(page, '2');
  await picture(page, 'match-begins-phone');
  let asked = 0;
  await play(page, bleeder, async () => ++asked > 30, 60_000);
  await picture(page, 'match-phone');
  // Prompt and hand are on the screen without scrolling.
  for (const part of [question(page), page.getByRole('region', { name: 'Your hand' })]) {
    const box = await part.boundingBox();
    expect(box).not.toBeNull();
    expect((box?.y ?? 0) + (box?.height ?? 0)).toBeLessThanOrEqual(SCREENS.phone.viewport.height);
  }
  await page.getByRole('button', { name: 'Menu' }).tap();
  await page.getByRole('dialog').getByRole('button', { name: 'Concedes' }).tap();
  // It cannot be taken back, so it is asked once more.
  await page.getByRole('dialog', { name: 'Concedes' }).waitFor();
  await page.getByRole('button', { name: 'Yes, do it' }).tap();
  await over(page).waitFor();
  expect(await over(page).innerText()).toContain('Winner');
  await picture(page, 'match-conceded-phone');
  expect(complaints).toEqual([]);
}, 120_000);

test('with the keyboard alone', async () => {
  const { page } = await house.visitor();
  await page.goto('/');
  await page.getByRole('button', { name: 'Play now' }).focus();
  await page.keyboard.press('Enter');
  for (let given = 0; given < 6; given++) {
    await untilAsked(page);
    const before = await question(page).innerText();
    // Numbers choose, and 0 is the answer of somebody who does nothing.
    await page.keyboard.press(given % 2 === 0 ? '1' : '0');
    await expect.poll(() => question(page).innerText(), { timeout: 20_000 }).not.toBe(before);
  }
  await untilAsked(page);
  await page.keyboard.press('/');
  await page.getByRole('searchbox', { name: 'Find by words' }).fill('no such words');
  await page.getByText('Nothing you can do now fits these words.').waitFor();
  await page.keyboard.press('Escape');
  await page.keyboard.press('ArrowDown');
  expect(
    await choices(page)
      .first()
      .evaluate((button) => button === document.activeElement),
  ).toBe(true);
}, 120_000);

/** As if somebody went to another tab, or came back from there. */
async function turnTo(page: Page, visibility: 'hidden' | 'visible'): Promise<void> {
  await page.evaluate((value) => {
    Object.defineProperty(document, 'visibilityState', { value, configurable: true });
    document.dispatchEvent(new Event('visibilitychange'));
  }, visibility);
}

test('whoever comes back is led to where it went on', async () => {
  const { page, complaints } = await house.visitor();
  await playNow(page, '3');
  await turnTo(page, 'hidden');
  let asked = 0;
  await play(page, bleeder, async () => ++asked > 10, 60_000);
  await turnTo(page, 'visible');
  const missed = page.getByRole('button', { name: /^While you were away: \d+ lines$/ });
  await missed.click();
  await page.getByRole('log', { name: 'Log' }).getByText('While you were away').waitFor();
  expect(await missed.count()).toBe(0);
  expect(complaints).toEqual([]);
}, 120_000);

test('the server goes away and comes back in the middle of a match', async () => {
  const { page } = await house.visitor();
  await playNow(page, '2');
  const log = page.getByRole('log', { name: 'Log' });
  let asked = 0;
  await play(page, bleeder, async () => ++asked > 10, 60_000);
  const told = await log.innerText();
  await house.interrupt(2500);
  await page.getByText('Connection lost').waitFor({ state: 'hidden', timeout: 30_000 });
  // What has happened is still told, and it goes on.
  await play(page, bleeder, async () => (await log.innerText()).length > told.length + 20, 60_000);
  expect((await log.innerText()).startsWith(told.slice(0, 60))).toBe(true);
  await page.reload();
  await question(page).waitFor();
  expect(await log.innerText()).toContain(told.slice(0, 60));
}, 150_000);
