/** Every page and every game's table can be read, in both appearances and with the palette for the colour-blind. */
import type { LessonList } from '@praxis/protocol';
import { startServer } from '@praxis/server/main.ts';
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { paleTexts } from './contrast.ts';
import { testServer } from './matches.ts';
import { question } from './playing.ts';
import { SCREENS } from './test-server.ts';

const server = testServer(startServer);

const PAGES = {
  '/': 'Get matched with other players: 5 seats, timed.',
  '/lobby': 'Open the table',
  '/decks': 'New deck',
  '/decks/ready/vtes/malkavian': 'Save',
  '/learn': 'First steps',
  '/learn/rules': 'Search by word or id',
  '/account': 'Change your name',
} as const;

const GAMES = ['vtes', 'pokemon', 'magic', 'yugioh', 'rivals'] as const;
/** Lessons are real tables at positions that are always the same. */
const LESSONS = 3;

const THEMES = ['dark', 'light'] as const;
const PALETTES = ['usual', 'safe'] as const;

/** The texts that are too pale in any appearance, with the appearance. */
async function paleIn(page: Page, screens: readonly (keyof typeof SCREENS)[]): Promise<readonly string[]> {
  await page.waitForLoadState('networkidle');
  const found: string[] = [];
  for (const screen of screens) {
    await page.setViewportSize(SCREENS[screen].viewport);
    for (const theme of THEMES)
      for (const palette of PALETTES) {
        await page.evaluate((chosen) => void Object.assign(document.documentElement.dataset, chosen), {
          theme,
          palette,
        });
        for (const pale of await paleTexts(page)) found.push(`${screen} ${theme} ${palette} ${pale}`);
      }
  }
  return found;
}

test.each(Object.entries(PAGES))('%s', async (path, ready) => {
  const { page, context } = await server.visitor(SCREENS.desk);
  await page.goto(path);
  await page.getByText(ready, { exact: true }).first().waitFor();
  expect(await paleIn(page, ['desk'])).toEqual([]);
  await context.close();
});

test.each(GAMES)('tables of %s', async (game) => {
  const { page, context } = await server.visitor(SCREENS.desk);
  const address = `/api/learn/${game}/lessons?language=en`;
  const { lessons } = (await (await context.request.get(address)).json()) as LessonList;
  const found = [];
  for (const { id } of lessons.slice(0, LESSONS)) {
    await page.goto(`/learn/${game}/${id}`);
    await question(page).waitFor();
    for (const pale of await paleIn(page, ['desk', 'phone'])) found.push(`${id} ${pale}`);
  }
  expect(found).toEqual([]);
  await context.close();
});
