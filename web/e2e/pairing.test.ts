/** Two strangers press the same button, and play with each other. */
import { startServer } from '@praxis/server/main.ts';
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { wordsIn } from '../words/languages.ts';
import { faults } from './faults.ts';
import { chooseAtStart, testServer } from './matches.ts';
import { keenOn, play, question } from './playing.ts';
import { picture, SCREENS } from './test-server.ts';

const en = await wordsIn('en');

const server = testServer(startServer);

async function meet(page: Page, game: string): Promise<void> {
  await page.goto('/');
  await chooseAtStart(page, 'Game', game);
  await page.getByRole('button', { name: 'Play with people' }).click();
}

/** The lobby has the same button. */
async function meetInLobby(page: Page, game: string): Promise<void> {
  await page.goto('/lobby');
  await page.getByRole('radio', { name: game }).check();
  await page.getByRole('button', { name: 'Play with people' }).click();
}

test('the first waits, the second comes: both keep their hands', async () => {
  const [ana, bruno] = [await server.visitor(SCREENS.phone), await server.visitor()];
  await meet(ana.page, 'Magic: The Gathering');
  const looking = ana.page.getByRole('status').filter({ hasText: 'Looking for players' });
  await looking.filter({ hasText: '1 of 2' }).waitFor();
  await ana.page.getByRole('button', { name: 'Fill with bots and start now' }).waitFor();
  const link = await ana.page.getByRole('textbox', { name: 'Invite' }).inputValue();
  expect(link).toBe(ana.page.url());
  expect(await ana.page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(360);
  await picture(ana.page, 'pairing-phone');
  expect(await faults(ana.page)).toEqual([]);

  await meetInLobby(bruno.page, 'Magic: The Gathering');
  for (const { page } of [ana, bruno]) await question(page).waitFor();
  expect(ana.page.url()).toBe(bruno.page.url());
  expect(ana.page.url()).toBe(link.replace('/t/', '/m/'));
  // The lot decides which player is asked first, and whether anyone chooses who begins.
  const kept = bruno.page.getByRole('log', { name: 'Log' }).getByText(/ keeps? \d+ cards/);
  const bothKeep = async (): Promise<boolean> => (await kept.count()) === 2;
  await Promise.all([ana, bruno].map(({ page }) => play(page, keenOn(/Keep the hand/), bothKeep)));

  // A third one finds the match in the lobby, and watches it.
  const carla = await server.visitor();
  await carla.page.goto('/lobby');
  const watch = carla.page.getByRole('link', { name: /Magic.*Watch$/ });
  await watch.waitFor();
  await picture(carla.page, 'lobby-watch-desk');
  await watch.click();
  await carla.page.getByText('You are watching.').waitFor();
  expect(carla.page.url()).toBe(ana.page.url());
  expect([...ana.complaints, ...bruno.complaints, ...carla.complaints]).toEqual([]);
});

test('at a table for five one sees who has come, and can stop looking or begin with bots', async () => {
  const [ana, bruno] = [await server.visitor(), await server.visitor(SCREENS.phone)];
  await meet(ana.page, 'Vampire: The Eternal Struggle');
  await ana.page.getByRole('status').filter({ hasText: '1 of 5' }).waitFor();
  await meet(bruno.page, 'Vampire: The Eternal Struggle');
  await ana.page.getByRole('status').filter({ hasText: '2 of 5' }).waitFor();
  await bruno.page.getByRole('button', { name: 'Play against bots instead' }).waitFor();
  await picture(bruno.page, 'pairing-five-phone');
  await picture(ana.page, 'pairing-five-desk');
  await bruno.page.getByRole('button', { name: 'Stop looking' }).click();
  await bruno.page.getByRole('button', { name: 'Play with people' }).waitFor();
  await picture(bruno.page, 'home-phone-people');
  await ana.page.getByRole('status').filter({ hasText: '1 of 5' }).waitFor();
  await ana.page.getByRole('button', { name: 'Fill with bots and start now' }).click();
  await question(ana.page).waitFor();
  expect([...ana.complaints, ...bruno.complaints]).toEqual([]);
});

test('a player who comes back to a closed table sees that, and looks for another', async () => {
  const { page } = await server.visitor(SCREENS.phone);
  await meet(page, 'Vampire: The Eternal Struggle');
  await page.getByRole('status').filter({ hasText: '1 of 5' }).waitFor();
  const former = page.url();
  // As if the seat had been given up while the connection was lost.
  const path = `/api/tables/${former.split('/').at(-1)}/leave`;
  await page.evaluate((address) => fetch(address, { method: 'POST' }), path);
  await server.interrupt(200);
  await page.getByText(en.pairing.gone).waitFor();
  await picture(page, 'pairing-gone-phone');
  await page.getByRole('button', { name: 'Look for players again' }).click();
  await page.getByRole('status').filter({ hasText: '1 of 5' }).waitFor();
  expect(page.url()).not.toBe(former);
});
