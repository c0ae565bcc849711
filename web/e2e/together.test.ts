/** Two people at one table, in two languages, with bots at the other seats. */
import { startServer } from '@praxis/server/main.ts';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type House, openHouse, picture } from './house.ts';
import { choices, question, untilAsked } from './playing.ts';

let house: House;
beforeAll(async () => {
  house = await openHouse(startServer);
}, 120_000);
afterAll(() => house?.close());

test('a table, a link, a match', async () => {
  const ana = await house.visitor();
  await ana.page.goto('/account');
  await ana.page.getByRole('textbox', { name: 'Your name at tables' }).fill('Ana');
  await ana.page.getByRole('button', { name: 'Change the name' }).click();
  await ana.page.getByText('The name has been changed.').waitFor();
  await ana.page.goto('/');
  await ana.page.getByRole('button', { name: 'Open the table' }).click();
  const link = await ana.page.getByRole('textbox', { name: 'Invite' }).inputValue();
  expect(link).toMatch(new RegExp(`^${house.url}/t/`));

  const bruno = await house.visitor({ locale: 'pt-BR' });
  await bruno.page.goto(link);
  await bruno.page.getByRole('button', { name: 'Sentar aqui' }).first().click();
  await bruno.page.getByRole('combobox', { name: 'Seu baralho' }).selectOption('Nosferatu');
  await bruno.page.getByRole('button', { name: 'Estou pronto' }).click();
  await bruno.page.getByRole('button', { name: 'Ainda não' }).waitFor();
  await ana.page.getByText(/Seat \d · Nosferatu · ready/).waitFor();
  await picture(ana.page, 'table-gathering');
  await ana.page.getByRole('button', { name: 'Start' }).click();

  // Both are there, each in the own language.
  await question(ana.page).waitFor();
  await bruno.page.getByRole('region', { name: 'Decisão' }).waitFor();
  expect(ana.page.url()).toBe(bruno.page.url());

  // A phrase is read in the reader's language.
  await bruno.page.getByRole('tab', { name: 'Conversa' }).click();
  await bruno.page.getByRole('button', { name: 'Boa sorte!' }).click();
  await ana.page.getByRole('tab', { name: 'Chat' }).click();
  await ana.page.getByRole('log', { name: 'Chat' }).getByText('Good luck!').waitFor();
  await ana.page.getByRole('textbox', { name: 'Your message' }).fill('<b>hi</b>');
  await ana.page.getByRole('button', { name: 'Send' }).click();
  await bruno.page.getByRole('log', { name: 'Conversa' }).getByText('<b>hi</b>').waitFor();

  // Both are asked in turn, and what one does the other reads.
  const asked = { ana: 0, bruno: 0 };
  const end = Date.now() + 90_000;
  while ((asked.ana < 3 || asked.bruno < 3) && Date.now() < end) {
    for (const [name, page] of [['ana', ana.page] as const, ['bruno', bruno.page] as const]) {
      const buttons =
        name === 'ana' ? choices(page) : page.getByRole('group', { name: 'O que você pode fazer' }).getByRole('button');
      if ((await buttons.count()) === 0) continue;
      await buttons
        .last()
        .click({ timeout: 1000 })
        .then(
          () => asked[name]++,
          () => undefined,
        );
    }
    await ana.page.waitForTimeout(100);
  }
  expect(asked.ana).toBeGreaterThanOrEqual(3);
  expect(asked.bruno).toBeGreaterThanOrEqual(3);
  expect([...ana.complaints, ...bruno.complaints]).toEqual([]);
}, 150_000);

test('another language in the middle of a match', async () => {
  const { page } = await house.visitor();
  await page.goto('/');
  await page.getByRole('button', { name: 'Play now' }).click();
  await untilAsked(page);
  await page.getByRole('button', { name: 'Menu' }).click();
  await page.getByRole('combobox', { name: 'Language' }).selectOption('Français');
  await page.getByRole('button', { name: 'Fermer' }).click();
  await page.getByRole('region', { name: 'Décision' }).waitFor();
  await page.getByText('À vous de jouer').first().waitFor();
  expect(await page.getByRole('log', { name: 'Journal' }).innerText()).toMatch(/^Tour 1/);
  expect(await page.evaluate(() => document.documentElement.lang)).toBe('fr');
}, 60_000);
