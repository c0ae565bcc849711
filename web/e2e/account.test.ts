/** A guest comes to have an account, makes a bot, leaves and comes back, by role and accessible name only. */
import { startServer } from '@praxis/server/main.ts';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type House, openHouse, picture } from './house.ts';

let house: House;
beforeAll(async () => {
  house = await openHouse(startServer);
}, 120_000);
afterAll(() => house?.close());

test('from guest to account and back', async () => {
  const { page, complaints } = await house.visitor();
  await page.goto('/account');
  await page.getByLabel('E-mail address').fill('ada@example.org');
  await page.getByLabel('Password').fill('correct horse');
  await picture(page, 'account-guest');
  await page.getByRole('button', { name: 'Create an account' }).click();
  await page.getByText('ada@example.org').waitFor();

  await page.getByLabel('Name of the bot').fill('Hal');
  await page.getByRole('button', { name: 'Make a bot' }).click();
  await page.getByText(/^praxis_[0-9a-f]{64}$/).waitFor();
  await picture(page, 'account-holder');
  await page.getByRole('button', { name: 'Remove Hal' }).click();
  await page.getByRole('button', { name: 'Remove Hal' }).waitFor({ state: 'detached' });

  await page.getByRole('button', { name: 'Sign out' }).click();
  await page.getByRole('button', { name: 'I have an account already' }).click();
  await page.getByLabel('E-mail address').fill('ada@example.org');
  await page.getByLabel('Password').fill('correct horse');
  await page.getByRole('button', { name: 'Sign in' }).click();
  await page.getByText('ada@example.org').waitFor();
  expect(complaints).toEqual([]);
}, 90_000);
