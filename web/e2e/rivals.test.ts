/** A guest plays whole matches of Rivals against bots, at a desk with four seats and on a phone with two, by role and accessible name only. */
import { startServer } from '@praxis/server/main.ts';
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { faults } from './faults.ts';
import { beginMatch, concede, testServer } from './matches.ts';
import { choices, keenOn, over, play, playUntil, question } from './playing.ts';
import { picture, SCREENS } from './test-server.ts';

const server = testServer(startServer);

const DESK = { viewport: { width: 1440, height: 900 } };
const PHONE = { ...SCREENS.phone, viewport: { width: 390, height: 844 } };

/**
 * Recruits, attacks every possible target and puts Schemes to the vote, so that one of the two soon has enough Agenda.
 */
const rash = keenOn(
  /Lead with/,
  /Keep the hand/,
  /Recruit/,
  /Attack .+ with/,
  /Announce/,
  /Play (?!no card)/,
  /Vote Yes/,
);

const begin =
  (seats: string) =>
  (page: Page): Promise<void> =>
    beginMatch(page, { Game: 'Vampire: The Masquerade – Rivals', Players: seats });

/** An attack goes on and waits for this player. Asked first: while the page asks, the attack cannot end. */
const attacked = (page: Page) => async (): Promise<boolean> =>
  (await choices(page).count()) > 1 && (await attack(page).isVisible());

const attack = (page: Page) => page.getByRole('region', { name: 'Attack', exact: true });

test('a match of four at a desk', async () => {
  const { page, complaints } = await server.visitor(DESK);
  await playUntil(page, begin('4'), rash, attacked(page));
  await picture(page, 'rivals-attack-desk');
  const steps = attack(page).getByRole('list', { name: 'Steps of the attack' }).getByRole('listitem');
  expect(await steps.allInnerTexts()).toHaveLength(9);
  expect(await page.getByText('Rules reconstructed: 44 open questions').first().isVisible()).toBe(true);
  // Each player has a Rival, and all see it.
  expect(await page.getByText(/^Rival: /).count()).toBe(4);
  expect(await faults(page)).toEqual([]);
  for (const colorScheme of ['dark', 'light'] as const) {
    await page.emulateMedia({ colorScheme });
    // The colours change over in a moment.
    await page.waitForTimeout(300);
    await picture(page, `rivals-desk-${colorScheme}`);
  }
  const answers = await play(page, rash, () => over(page).isVisible());
  expect(answers).toBeGreaterThan(0);
  await picture(page, 'rivals-over-desk');
  expect(await over(page).innerText()).toContain('Winner');
  expect(complaints).toEqual([]);
});

test('three players have room at a desk', async () => {
  const { page, complaints } = await server.visitor(DESK);
  await begin('3')(page);
  await play(page, rash, async () => (await page.getByText(/^Rival: /).count()) === 3);
  await picture(page, 'rivals-three-desk');
  expect(await faults(page)).toEqual([]);
  await concede(page);
  expect(complaints).toEqual([]);
});

test('a match of two on a phone', async () => {
  const { page, complaints } = await server.visitor(PHONE);
  await playUntil(page, begin('2'), rash, attacked(page));
  await picture(page, 'rivals-phone');
  // Nothing stands out to the side; prompt and hand are on the screen without scrolling.
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(390);
  for (const part of [question(page), page.getByRole('region', { name: 'Your hand' })]) {
    const box = await part.boundingBox();
    expect(box).not.toBeNull();
    expect((box?.y ?? 0) + (box?.height ?? 0)).toBeLessThanOrEqual(PHONE.viewport.height);
  }
  // One's own side is above the question, and all of it is seen.
  const own = await page.getByRole('region', { name: 'Your side' }).boundingBox();
  const asking = await question(page).boundingBox();
  expect(own?.y ?? 0).toBeGreaterThan(0);
  expect((own?.y ?? 0) + (own?.height ?? 0)).toBeLessThanOrEqual(asking?.y ?? 0);
  expect(await faults(page)).toEqual([]);
  await play(page, rash, () => over(page).isVisible());
  await picture(page, 'rivals-over-phone');
  expect(await over(page).innerText()).toContain('Winner');
  expect(complaints).toEqual([]);
});

test('passing for the rest of the turn also passes the attack on oneself that is asked about', async () => {
  const { page, complaints } = await server.visitor(DESK);
  const passOn = question(page).getByRole('button', { name: 'Pass for the rest of this turn' });
  const onMe = attack(page).getByText('you', { exact: true });
  await playUntil(page, begin('2'), keenOn(/Lead with/, /Keep the hand/, /Recruit/), async () => {
    return (await onMe.isVisible()) && (await passOn.isVisible());
  });
  const step = attack(page).locator('[aria-current="step"]');
  const asked = await step.innerText();
  await passOn.click();
  await expect.poll(async () => (await step.isVisible()) && (await step.innerText()) === asked).toBe(false);
  await concede(page);
  expect(complaints).toEqual([]);
});
