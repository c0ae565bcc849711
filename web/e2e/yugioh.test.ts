/** A guest plays whole Duels against a bot, at a desk and on a phone, by role and accessible name only. */
import { startServer } from '@praxis/server/main.ts';
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { faults } from './faults.ts';
import { beginMatch, chooseAtStart, testServer } from './matches.ts';
import { choices, keenOn, over, play, playUntil, question } from './playing.ts';
import { picture, SCREENS } from './test-server.ts';
import { goToPosition } from './testing-positions.ts';

const server = testServer(startServer);

const DESK = { viewport: { width: 1440, height: 900 } };
const PHONE = { ...SCREENS.phone, viewport: { width: 390, height: 844 } };

/** Summons every monster and attacks with everything, which ends a Duel soon: one way or the other. */
const rash = keenOn(
  /Go first/,
  /Attack directly/,
  /Attack .*with/,
  /in Attack Position/i,
  /Normal Summon/,
  /Set /,
  /Activate /,
  /Enter the Battle Phase/,
);

const begin =
  (deck: string) =>
  (page: Page): Promise<void> =>
    beginMatch(page, { Game: 'Yu-Gi-Oh!', Deck: deck });

/** The page names the consequence of passing. */
const PASSES = /End the turn|End the Battle Phase|Do not respond|Go on/;

/** Some zones are full, and there is something to choose that may be passed: which question it is depends on the bot. */
const later = (page: Page): (() => Promise<boolean>) => {
  let asked = 0;
  return async () => {
    const texts = await choices(page).allInnerTexts();
    return ++asked > 30 && texts.length > 1 && PASSES.test(texts.at(-1) ?? '');
  };
};

test('a Duel at a desk', async () => {
  const { page, complaints } = await server.visitor(DESK);
  await playUntil(page, begin('Space-Time Showdown'), rash, later(page));
  await picture(page, 'yugioh-desk');
  expect(await faults(page)).toEqual([]);
  expect(await choices(page).last().innerText()).toMatch(PASSES);
  await page.getByRole('button', { name: 'Stops', exact: true }).click();
  const stops = page.getByRole('dialog', { name: 'Stops' });
  const own = stops.getByRole('checkbox', { name: 'My turn: Summons' });
  expect(await own.isChecked()).toBe(false);
  // The server keeps it, and the box follows.
  await own.click();
  await expect.poll(() => own.isChecked(), { timeout: 180_000 }).toBe(true);
  await picture(page, 'yugioh-stops');
  await page.keyboard.press('Escape');
  for (const colorScheme of ['dark', 'light'] as const) {
    await page.emulateMedia({ colorScheme });
    // The colours change over in a moment.
    await page.waitForTimeout(300);
    await picture(page, `yugioh-desk-${colorScheme}`);
  }
  const answers = await play(page, rash, () => over(page).isVisible());
  expect(answers).toBeGreaterThan(0);
  await picture(page, 'yugioh-over-desk');
  expect(await over(page).innerText()).toContain('Winner');
  expect(complaints).toEqual([]);
});

test('a Duel on a phone', async () => {
  const { page, complaints } = await server.visitor(PHONE);
  await playUntil(page, begin('HERO Strike'), rash, later(page));
  await picture(page, 'yugioh-phone');
  // Nothing stands out to the side; prompt and hand are on the screen without scrolling.
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(390);
  for (const part of [question(page), page.getByRole('region', { name: 'Your hand' })]) {
    const box = await part.boundingBox();
    expect(box).not.toBeNull();
    expect((box?.y ?? 0) + (box?.height ?? 0)).toBeLessThanOrEqual(PHONE.viewport.height);
  }
  // The zones of both duelists are above each other, and none of their piles stands out of their sides.
  const rows = await page.locator('.yg-row[data-row="monsters"]').all();
  const [theirs, mine] = await Promise.all(rows.map((row) => row.boundingBox()));
  expect(Math.abs((theirs?.x ?? 0) - (mine?.x ?? 999))).toBeLessThanOrEqual(1);
  const side = await page.getByRole('region', { name: 'Your side' }).boundingBox();
  for (const pile of await page.locator('.seat.own .yg-pile-card').all()) {
    const box = await pile.boundingBox();
    expect(box?.x).toBeGreaterThanOrEqual(side?.x ?? 999);
    expect((box?.x ?? 999) + (box?.width ?? 0)).toBeLessThanOrEqual((side?.x ?? 0) + (side?.width ?? 0));
  }
  expect(await faults(page)).toEqual([]);
  await play(page, rash, () => over(page).isVisible());
  await picture(page, 'yugioh-over-phone');
  expect(await over(page).innerText()).toContain('Winner');
  expect(complaints).toEqual([]);
});

test('a Match: chosen with the table, cards exchanged with the Side Deck, the standing above the table', async () => {
  const { page, complaints } = await server.visitor(DESK);
  const concede = async (): Promise<void> => {
    await page.getByRole('button', { name: 'Menu', exact: true }).click();
    const menu = page.getByRole('dialog', { name: 'Menu', exact: true });
    await menu.getByRole('button', { name: 'Concede', exact: true }).click();
    await page
      .getByRole('dialog', { name: 'Concede' })
      .getByRole('button', { name: 'Yes, do it', exact: true })
      .click();
  };
  await page.goto('/lobby');
  await chooseAtStart(page, 'Game', 'Yu-Gi-Oh!');
  await page.getByText('More options').click();
  await page.getByRole('combobox', { name: 'Match' }).selectOption('Match: best of three');
  await page.getByRole('button', { name: 'Open the table' }).click();
  await chooseAtStart(page, 'Your deck', 'Rites and Relics');
  await page.getByRole('button', { name: 'Start', exact: true }).click();
  await question(page).waitFor();
  await page.getByText(/^Duel 1 · .* 0 – .* 0$/).waitFor();
  await concede();
  // Every card of the Deck can go out, and then every card of the Side Deck can come in for it.
  await choices(page).filter({ hasText: 'Exchange Dark Hole' }).click();
  await choices(page).filter({ hasText: 'for Jinzo' }).waitFor();
  await picture(page, 'yugioh-side');
  expect(await faults(page)).toEqual([]);
  await page.setViewportSize(PHONE.viewport);
  await picture(page, 'yugioh-side-phone');
  const box = await question(page).boundingBox();
  expect((box?.y ?? 0) + (box?.height ?? 0)).toBeLessThanOrEqual(PHONE.viewport.height);
  await page.setViewportSize(DESK.viewport);
  await choices(page).filter({ hasText: 'for Jinzo' }).click();
  await choices(page)
    .filter({ hasText: /Exchange Dark Hole for Jinzo$/ })
    .click();
  await choices(page).filter({ hasText: 'Go second' }).click();
  await page.getByText(/^Duel 2 · .* (0 – .* 1|1 – .* 0)$/).waitFor();
  await question(page).waitFor();
  await concede();
  await over(page).waitFor();
  expect(await over(page).innerText()).toMatch(/2/);
  expect(complaints).toEqual([]);
});

const FACE_UP = `
game: yugioh
edition: "9.0"
title: A card that lies face-up in the Extra Deck
seats:
  Ana: { hand: [Luster Dragon] }
  Bob: { extra: [{ card: Odd-Eyes Pendulum Dragon, up: true }] }
turn: Ana
script:
  - Ana: Normal Summons Luster Dragon
expect: { turn: Ana }
`;

test.each(['en-GB', 'pt-BR', 'fr-FR'])('the name of the longest pile is not cut off (%s)', async (locale) => {
  const { page, complaints } = await server.visitor({ ...DESK, locale });
  await goToPosition(page, FACE_UP);
  const name = page.locator('[data-zone="extra up"] .yg-pile-name');
  await name.waitFor();
  expect(await name.evaluate(({ scrollHeight, clientHeight }) => scrollHeight - clientHeight)).toBeLessThanOrEqual(1);
  expect(complaints).toEqual([]);
});
