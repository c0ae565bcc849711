/** Every page: reachable, accessible to screen readers, and without complaints from the browser. */
import { startServer } from '@praxis/server/main.ts';
import { describe, expect, test } from 'vitest';
import { faults } from './faults.ts';
import { beginMatch, chooseAtStart, testServer } from './matches.ts';
import { picture, SCREENS } from './test-server.ts';

const server = testServer(startServer);

const PAGES = {
  home: { path: '/', ready: 'Get matched with other players: 5 seats, timed.' },
  lobby: { path: '/lobby', ready: 'Open the table' },
  decks: { path: '/decks', ready: 'New deck' },
  deck: { path: '/decks/new', ready: 'Save' },
  learn: { path: '/learn', ready: 'First steps' },
  rules: { path: '/learn/rules', ready: 'Search by word or id' },
  account: { path: '/account', ready: 'Change your name' },
  nothing: { path: '/no/such/page', ready: 'To the start page' },
} as const;

test.each(Object.keys(PAGES) as (keyof typeof PAGES)[])('%s', async (name) => {
  const { page, context, complaints } = await server.visitor();
  const { path, ready } = PAGES[name];
  await page.goto(path);
  await page.getByText(ready, { exact: true }).first().waitFor();
  for (const theme of ['dark', 'light'] as const) {
    await page.evaluate((chosen) => void Object.assign(document.documentElement.dataset, chosen), { theme });
    for (const screen of ['desk', 'wide', 'phone'] as const) {
      await page.setViewportSize(SCREENS[screen].viewport);
      await picture(page, `${name}-${screen}-${theme}`);
      if (screen === 'desk') expect(await faults(page)).toEqual([]);
    }
    // Nothing stands out to the side.
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(360);
  }
  expect(complaints).toEqual([]);
  await context.close();
});

/** In the browser: counters of seats that are cut off, or lie on each other. */
function crowded(seats: readonly Element[]): readonly string[] {
  return seats.flatMap((seat) => {
    const shown = [...seat.querySelectorAll('.counter')]
      .map((element) => ({ element, box: element.getBoundingClientRect(), text: element.textContent ?? '' }))
      .filter(({ box }) => box.width > 2 && box.height > 2);
    const cut = shown.filter(({ element }) => element.scrollWidth > element.clientWidth + 1 && element.clientWidth > 0);
    const onEachOther = shown.filter(({ box }, index) =>
      shown
        .slice(0, index)
        .some(
          ({ box: other }) =>
            Math.min(box.right, other.right) - Math.max(box.left, other.left) > 1 &&
            Math.min(box.bottom, other.bottom) - Math.max(box.top, other.top) > 1,
        ),
    );
    return [...cut.map(({ text }) => `cut: ${text}`), ...onEachOther.map(({ text }) => `covered: ${text}`)];
  });
}

describe.each(['dark', 'light'] as const)('by %s', (colorScheme) => {
  test('a match', async () => {
    const { page, context, complaints } = await server.visitor({ colorScheme });
    await beginMatch(page);
    expect(await faults(page)).toEqual([]);
    for (const screen of ['desk', 'wide', 'phone'] as const) {
      await page.setViewportSize(SCREENS[screen].viewport);
      await picture(page, `match-${screen}-${colorScheme}`);
      expect(await page.locator('.seat').evaluateAll(crowded)).toEqual([]);
    }
    // The same table in headings and lists.
    await page.getByRole('button', { name: 'Menu' }).click();
    await page.getByRole('checkbox', { name: 'Show the table as text' }).check();
    expect(await faults(page)).toEqual([]);
    await page.getByRole('button', { name: 'Close' }).click();
    const spoken = page.getByRole('region', { name: 'The table as text' });
    expect(await spoken.getByRole('heading', { level: 3 }).count()).toBeGreaterThan(5);
    expect(await spoken.getByRole('heading', { name: /Uncontrolled/ }).count()).toBe(5);
    expect(complaints).toEqual([]);
    await context.close();
  });
});

test('a table that waits for players stands out to no side on a tablet', async () => {
  const { page, context } = await server.visitor({ viewport: { width: 820, height: 1180 } });
  await page.goto('/lobby');
  await page.locator('.game-tile').first().waitFor();
  // All games are beside each other.
  const tiles = await page
    .locator('.game-tile')
    .evaluateAll((all) => all.map((tile) => tile.getBoundingClientRect().top));
  expect(tiles.length).toBeGreaterThan(4);
  expect(new Set(tiles).size).toBe(1);
  await page.getByRole('button', { name: /^Open the table/ }).click();
  const panels = page.locator('.gathering .panel');
  await panels.first().waitFor();
  const right = await panels.evaluateAll((all) => Math.max(...all.map((panel) => panel.getBoundingClientRect().right)));
  expect(right).toBeLessThan(815);
  await context.close();
});

test('a deck with a faulty line', async () => {
  const { page } = await server.visitor();
  await page.goto('/decks/new');
  const list = page.getByRole('textbox', { name: /^List/ });
  await list.fill('2x Andi Liu\n3x No Such Card\n4x Blood Doll\n');
  await page.getByText('Line 2:').waitFor();
  expect(await page.getByRole('button', { name: 'Play it now' }).isDisabled()).toBe(true);
  await page.getByRole('button', { name: 'Add one Blood Doll' }).first().click();
  expect(await list.inputValue()).toContain('5x Blood Doll');
  await page.getByRole('searchbox', { name: 'Search for cards' }).fill('govern');
  await page.getByRole('button', { name: 'Add one Govern the Unaligned' }).click();
  expect(await list.inputValue()).toContain('1x Govern the Unaligned');
  await page.getByRole('textbox', { name: 'Name' }).fill('Mine');
  await page.getByRole('button', { name: 'Save' }).click();
  await page.getByText('The deck has been saved.').waitFor();
  await page.goto('/decks');
  await page.getByRole('link', { name: /Mine/ }).click();
  expect(await list.inputValue()).toContain('5x Blood Doll');
  // It can be chosen where a match begins.
  await page.getByRole('link', { name: 'Play', exact: true }).click();
  await chooseAtStart(page, 'Your deck', 'Mine');
});

test('a list that names its deck fills in the name', async () => {
  const { page } = await server.visitor();
  await page.goto('/decks/new');
  await page.getByRole('textbox', { name: /^List/ }).fill('Deck Name: Night Shift\n\n2x Andi Liu\n4x Blood Doll\n');
  const name = page.getByRole('textbox', { name: 'Name' });
  await expect.poll(() => name.inputValue()).toBe('Night Shift');
});

test('a spectator sees no hand', async () => {
  const player = await server.visitor();
  await beginMatch(player.page);
  const { page, complaints } = await server.visitor();
  await page.goto(new URL(player.page.url()).pathname);
  await page.getByText('You are watching.').waitFor();
  expect(await page.getByRole('region', { name: 'Your hand' }).count()).toBe(0);
  expect(await page.getByRole('group', { name: 'What you can do' }).count()).toBe(0);
  await picture(page, 'spectator-desk');
  expect(complaints).toEqual([]);
});

test('the page opens without a network once it has been there', async () => {
  const { page, context } = await server.visitor({ serviceWorkers: 'allow' });
  await page.goto('/');
  await page.evaluate(() => navigator.serviceWorker.ready.then(() => undefined));
  await context.setOffline(true);
  await page.goto('/lobby');
  await page.getByText('The server cannot be reached. The page keeps trying.').first().waitFor();
  await context.close();
});
