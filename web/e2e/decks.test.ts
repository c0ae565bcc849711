/**
 * Building decks: by search and keys, with cards that only the server's lists have, from a ready deck, and for others.
 */
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { startServer } from '@praxis/server/main.ts';
import type { Page } from 'playwright-core';
import { afterAll, expect, test } from 'vitest';
import { faults } from './faults.ts';
import { testServer } from './matches.ts';
import { untilAsked } from './playing.ts';
import { picture, SCREENS } from './test-server.ts';

/** An invented card in the form of the official lists. */
const CRYPT = `"Id","Name","Aka","Type","Clan","Path","Adv","Group","Capacity","Disciplines","Card Text","Set","Title","Banned","Artist"
"290001","Élodie Example","","Vampire","Ventrue","","","6","11","dom FOR PRE","Camarilla: invented.","FN:U2","prince","","Nobody"
`;

const lists = mkdtempSync(join(tmpdir(), 'praxis-lists-'));
mkdirSync(join(lists, 'vtes'));
writeFileSync(join(lists, 'vtes', 'vtescrypt.csv'), CRYPT);
afterAll(() => rmSync(lists, { recursive: true, force: true }));
const server = testServer(startServer, () => ({ cardsFolder: lists }));

const list = (page: Page) => page.getByRole('textbox', { name: /^List/ });
const search = (page: Page) => page.getByRole('searchbox', { name: 'Search for cards' });

test('a deck from nothing, by search and keys alone', async () => {
  const { page, complaints } = await server.visitor();
  await page.goto('/decks/new');
  await page.getByRole('combobox', { name: 'Game' }).selectOption('Magic: The Gathering');
  await search(page).focus();
  // The server answers later than the player presses Enter: no press is lost.
  const answers = Promise.withResolvers<void>();
  await page.route('**/api/cards/search', async (route) => {
    await answers.promise;
    await route.continue();
  });
  await page.keyboard.type('runeclaw');
  for (let copies = 0; copies < 3; copies++) await page.keyboard.press('Enter');
  answers.resolve();
  await page.getByText('1 card', { exact: true }).waitFor();
  await page.waitForFunction(() => document.querySelector('textarea')?.value === '3x Runeclaw Bear\n');
  await page.keyboard.press('Enter');
  await search(page).fill('forest');
  await page.getByRole('textbox', { name: 'Number of Forest' }).waitFor();
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Shift+Tab');
  await page.keyboard.type('56');
  expect(await list(page).inputValue()).toBe('4x Runeclaw Bear\n56x Forest\n');
  await page.getByText('This deck can be played.').waitFor();
  expect(await page.getByRole('table', { name: 'Colors' }).getByRole('row', { name: 'Green 4' }).count()).toBe(1);
  await page.getByRole('combobox', { name: 'Types' }).selectOption('Instant');
  await search(page).fill('');
  await page.getByRole('textbox', { name: 'Number of Lightning Strike' }).waitFor();
  expect(await page.getByRole('textbox', { name: 'Number of Runeclaw Bear' }).count()).toBe(1);
  expect(await faults(page)).toEqual([]);
  await picture(page, 'deck-built-desk');
  expect(complaints).toEqual([]);
});

test.each([
  ['desk', 40],
  ['phone', 8],
] as const)('on a %s %i cards are shown before anything is asked for', async (screen, count) => {
  const { page, context, complaints } = await server.visitor(SCREENS[screen]);
  await page.goto('/decks/new');
  await page.getByText(`The first ${count} are shown.`).waitFor();
  const rows = page.getByRole('textbox', { name: /^Number of / });
  expect(await rows.count()).toBe(count);
  // Nobody asked for the first of them.
  await search(page).press('Enter');
  await page.getByRole('button', { name: 'Show more' }).click();
  await page.getByText(`The first ${screen === 'phone' ? 40 : 80} are shown.`).waitFor();
  expect(await list(page).inputValue()).toBe('');
  expect(complaints).toEqual([]);
  await context.close();
});

test('decks, lessons and rules begin with the game that was played last', async () => {
  const { page, context } = await server.visitor();
  await page.addInitScript(() => localStorage.setItem('praxis settings', JSON.stringify({ game: 'magic' })));
  await page.goto('/decks/new');
  const game = page.getByRole('combobox', { name: 'Game' });
  await game.waitFor();
  expect(await game.inputValue()).toBe('magic');
  for (const path of ['/decks', '/learn', '/learn/rules']) {
    await page.goto(path);
    await page.getByRole('radio', { name: 'Magic: The Gathering', checked: true }).waitFor();
  }
  await context.close();
});

test('from the address of a deck that does not exist a link leads to the decks', async () => {
  const { page, context } = await server.visitor();
  for (const path of ['/decks/0123456789abcdefghijkl', '/decks/ready/magic/none']) {
    await page.goto(path);
    await page.getByText(/^There is nothing/).waitFor();
    await page.getByRole('link', { name: 'All decks' }).click();
    await page.getByRole('heading', { name: 'Your decks' }).waitFor();
  }
  await context.close();
});

test('ready decks are shown with the card that each is known for', async () => {
  const { page, context, complaints } = await server.visitor();
  await page.goto('/');
  await page.getByRole('button', { name: /^Your deck/ }).click();
  const drawn = page.getByRole('dialog').locator('.deck-picture img');
  await drawn.first().waitFor();
  // All but the one that is drawn at random.
  const decks = await page.getByRole('dialog').getByRole('listitem').count();
  expect(await drawn.count()).toBe(decks - 1);
  const addresses = await drawn.evaluateAll((pictures) => pictures.map((each) => each.getAttribute('src')));
  expect(new Set(addresses).size).toBe(decks - 1);
  expect(complaints).toEqual([]);
  await context.close();
});

test('the whole card is beside its name while a mouse points at it', async () => {
  const { page, complaints } = await server.visitor();
  await page.goto('/decks/new');
  await page.getByRole('combobox', { name: 'Game' }).selectOption('Magic: The Gathering');
  const card = page.getByRole('button', { name: /^Aegis Angel/ });
  await card.hover();
  const whole = page.locator('.peek', { hasText: 'Flying' });
  await whole.waitFor();
  const box = await whole.boundingBox();
  expect(box && box.x >= 0 && box.y >= 0 && box.y + box.height).toBeLessThanOrEqual(SCREENS.desk.viewport.height);
  await page.mouse.move(1, 1);
  await whole.waitFor({ state: 'detached' });
  expect(complaints).toEqual([]);
});

test('of many unknown cards a few are named, and the others when they are wanted', async () => {
  const { page, complaints } = await server.visitor(SCREENS.phone);
  await page.goto('/decks/new');
  await page.getByRole('combobox', { name: 'Game' }).selectOption('Magic: The Gathering');
  const names = Array.from({ length: 9 }, (_, index) => `Unheard ${'abcdefghi'[index]}`);
  await list(page).fill(names.map((name) => `1 ${name}`).join('\n'));
  const named = page.getByRole('status').locator('li:visible', { hasText: 'Unheard' });
  await named.first().waitFor();
  expect(await named.count()).toBeLessThan(5);
  await page.getByText(/^Show \d more$/).tap();
  expect(await named.count()).toBe(names.length);
  expect(await faults(page)).toEqual([]);
  await picture(page, 'deck-unknown-phone');
  expect(complaints).toEqual([]);
});

test('a card that cannot be played here is found, marked, counted and kept, and no match begins with it', async () => {
  const { page, context, complaints } = await server.visitor(SCREENS.phone);
  await page.goto('/decks/new');
  await search(page).fill('elodie');
  await page.getByRole('heading', { name: '1 more, not playable here' }).waitFor();
  await page.getByRole('button', { name: 'Add one Élodie Example' }).click();
  await page.getByText(/Élodie Example is known, but not yet playable here/).waitFor();
  expect(await page.getByText('Not playable here', { exact: true }).count()).toBeGreaterThan(1);
  expect(await page.getByRole('table', { name: 'Capacity' }).getByRole('row', { name: '11 1' }).count()).toBe(1);
  const crypt = page.getByRole('table', { name: 'Disciplines of the crypt' });
  expect(await crypt.getByRole('row', { name: 'Fortitude 1' }).count()).toBe(1);
  expect(await page.getByRole('button', { name: 'Play it now' }).isDisabled()).toBe(true);
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(360);
  expect(await faults(page)).toEqual([]);
  await picture(page, 'deck-listed-phone');
  await page.getByRole('textbox', { name: 'Name' }).fill('Wishes');
  await page.getByRole('button', { name: 'Save' }).click();
  await page.getByText('The deck has been saved.').waitFor();
  expect(complaints).toEqual([]);
  await page.goto('/decks');
  await page.getByRole('button', { name: 'Play Wishes now' }).click();
  await page.getByRole('alert').getByText('This deck cannot be played here.').waitFor();
  await context.close();
});

test('a ready deck is changed, kept while one looks elsewhere, shared, copied and played by another person', async () => {
  const { page } = await server.visitor();
  // The decks of the first game are shown, as none has been played.
  await page.goto('/decks');
  await page.getByRole('link', { name: 'Nosferatu' }).click();
  await page.getByText('This deck can be played.').waitFor();
  await page
    .getByRole('button', { name: /^Add one / })
    .first()
    .click();
  await page.getByText('Not saved yet').waitFor();
  await page.goto('/lobby');
  await page.goBack();
  await page.getByText('Unsaved changes restored.').waitFor();
  await page.getByRole('textbox', { name: 'Name' }).fill('Sewer');
  await page.getByRole('button', { name: 'Save' }).click();
  await page.getByText('The deck has been saved.').waitFor();
  await page.getByRole('button', { name: 'Share' }).click();
  const link = await page.getByRole('textbox', { name: 'Link to this deck' }).inputValue();
  const other = await server.visitor(SCREENS.phone);
  await other.page.goto(link);
  await other.page.getByText('This deck was shared with you.').waitFor();
  await other.page.getByRole('button', { name: 'Save a copy' }).click();
  await other.page.getByText('The deck has been saved.').waitFor();
  // Two presses from the list of decks to a match.
  await other.page.goto('/decks');
  await other.page.getByRole('button', { name: 'Play Sewer now' }).click();
  await untilAsked(other.page);
  await page.getByRole('button', { name: 'Stop sharing' }).click();
  await page.getByRole('textbox', { name: 'Link to this deck' }).waitFor({ state: 'detached' });
  await page.getByRole('button', { name: 'Delete' }).click();
  await page.getByRole('button', { name: 'Delete it forever' }).click();
  await page.getByText('You have not saved a deck yet.').waitFor();
  await other.context.close();
});
