/** A guest plays whole matches of Pokémon against a bot, at a desk and on a phone, by role and accessible name only. */
import { startServer } from '@praxis/server/main.ts';
import type { Locator, Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { faults } from './faults.ts';
import { beginMatch, testServer } from './matches.ts';
import { choices, dragUntil, keenOn, over, play, playUntil, question } from './playing.ts';
import { picture, SCREENS } from './test-server.ts';

const server = testServer(startServer);

/** The answers of the setup, with benched Pokémon if there are any. */
const SETUP = [/benching/, /Start with/, /Promote/];

/** Attacks whenever it can and feeds the fighter, but sends no reinforcements: such matches are short. */
const fighter = keenOn(...SETUP, /Attack with/, /Attach .* Energy/, /^\d?\s*to /, /Take Prize/, /Evolve/);

const begin = (page: Page): Promise<void> =>
  beginMatch(page, { Game: 'Pokémon Trading Card Game', Deck: 'First Fire' });

const mySide = (page: Page): Locator => page.getByRole('region', { name: 'Your side' });
const inMyTurn = (page: Page): Locator => choices(page).filter({ hasText: 'End the turn' });

test('a whole match at a desk, an Energy dragged onto the Active Pokémon', async () => {
  const { page, complaints } = await server.visitor();
  const energy = page
    .getByRole('region', { name: 'Your hand' })
    .getByRole('button', { name: /Energy, .*can be chosen/ });
  const ready = async (): Promise<boolean> => (await inMyTurn(page).isVisible()) && (await energy.count()) > 0;
  await playUntil(page, begin, keenOn(...SETUP), ready);
  const active = mySide(page).getByRole('list', { name: 'Active Spot' }).getByRole('button').first();
  const name = ((await active.textContent()) ?? '').split(',')[0] ?? '';
  const attached = page
    .getByRole('log', { name: 'Log' })
    .getByText(new RegExp(`You attach Basic .* to ${name}`))
    .first();
  await dragUntil(page, energy.first(), active, attached);
  // The other player may have such a Pokémon, too: only the cards on one's own count.
  await active.filter({ hasText: 'Energy' }).waitFor();
  await picture(page, 'pokemon-desk');
  expect(await faults(page)).toEqual([]);
  const answers = await play(page, fighter, () => over(page).isVisible());
  expect(answers).toBeGreaterThan(0);
  await picture(page, 'pokemon-over-desk');
  expect(await over(page).innerText()).toContain('Winner');
  // The same table in headings and lists.
  await page.getByRole('button', { name: 'Menu' }).click();
  await page.getByRole('checkbox', { name: 'Show the table as text' }).check();
  await page.getByRole('button', { name: 'Close' }).click();
  const spoken = page.getByRole('region', { name: 'The table as text' });
  expect(await spoken.getByText(/^Active Spot|^Bench/).count()).toBe(4);
  expect(await faults(page)).toEqual([]);
  expect(complaints).toEqual([]);
});

test('a whole match on a phone, by night', async () => {
  const { page, complaints } = await server.visitor({ ...SCREENS.phone, colorScheme: 'dark' });
  await playUntil(page, begin, fighter, () => inMyTurn(page).isVisible());
  await picture(page, 'pokemon-phone');
  expect(await faults(page)).toEqual([]);
  // Prompt and hand are on the screen without scrolling, and nothing stands out to the side.
  for (const part of [question(page), page.getByRole('region', { name: 'Your hand' })]) {
    const box = await part.boundingBox();
    expect((box?.y ?? 1000) + (box?.height ?? 1000)).toBeLessThanOrEqual(SCREENS.phone.viewport.height);
  }
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(360);
  await play(page, fighter, () => over(page).isVisible());
  await picture(page, 'pokemon-over-phone');
  expect(await over(page).innerText()).toContain('Winner');
  expect(complaints).toEqual([]);
});
