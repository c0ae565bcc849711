/** A guest plays whole matches of Magic against a bot, at a desk and on a phone, by role and accessible name only. */
import { AxeBuilder } from '@axe-core/playwright';
import { startServer } from '@praxis/server/main.ts';
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type House, openHouse, picture, SCREENS } from './house.ts';
import { keenOn, over, play, question, untilAsked } from './playing.ts';

let house: House;
beforeAll(async () => {
  house = await openHouse(startServer);
}, 120_000);
afterAll(() => house?.close());

/** Plays whatever there is and attacks with everything, which ends a match soon: one way or the other. */
const rash = keenOn(/keeps the hand/i, /^Attack with/, /^All$/, /\d\/\d/, /Plays /, /Casts /);

async function begin(page: Page): Promise<void> {
  await page.goto('/');
  await page.getByRole('combobox', { name: 'Game' }).first().selectOption('Magic: The Gathering');
  await page.getByRole('combobox', { name: 'Deck' }).first().selectOption('Red Sample Deck');
  await page.getByRole('button', { name: 'Play now' }).click();
  await question(page).waitFor();
  await untilAsked(page);
}

async function faults(page: Page): Promise<readonly string[]> {
  const { violations } = await new AxeBuilder({ page }).analyze();
  return violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html.slice(0, 160)).join(' | ')}`);
}

test('a match at a desk', async () => {
  const { page, complaints } = await house.visitor();
  await begin(page);
  let asked = 0;
  await play(page, rash, async () => ++asked > 25, 60_000);
  await untilAsked(page);
  await picture(page, 'magic-desk');
  expect(await faults(page)).toEqual([]);
  for (const colorScheme of ['dark', 'light'] as const) {
    await page.emulateMedia({ colorScheme });
    await page.setViewportSize(SCREENS.wide.viewport);
    await picture(page, `magic-wide-${colorScheme}`);
  }
  await page.setViewportSize(SCREENS.desk.viewport);
  const answers = await play(page, rash, () => over(page).isVisible(), 150_000);
  expect(answers).toBeGreaterThan(5);
  await picture(page, 'magic-over-desk');
  expect(await over(page).innerText()).toContain('Winner');
  expect(complaints).toEqual([]);
}, 240_000);

test('a match on a phone', async () => {
  const { page, complaints } = await house.visitor(SCREENS.phone);
  await begin(page);
  let asked = 0;
  await play(page, rash, async () => ++asked > 20, 60_000);
  await untilAsked(page);
  await picture(page, 'magic-phone');
  // Nothing stands out to the side; prompt and hand are on the screen without scrolling.
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(360);
  for (const part of [question(page), page.getByRole('region', { name: 'Your hand' })]) {
    const box = await part.boundingBox();
    expect(box).not.toBeNull();
    expect((box?.y ?? 0) + (box?.height ?? 0)).toBeLessThanOrEqual(SCREENS.phone.viewport.height);
  }
  expect(await faults(page)).toEqual([]);
  await play(page, rash, () => over(page).isVisible(), 150_000);
  await picture(page, 'magic-over-phone');
  expect(await over(page).innerText()).toContain('Winner');
  expect(complaints).toEqual([]);
}, 240_000);
