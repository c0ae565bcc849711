/** Every page and every game's table can be read, in both appearances and with the palette for the colour-blind. */
import type { LessonList } from '@praxis/protocol';
import { startServer } from '@praxis/server/main.ts';
import { describe, expect, test } from 'vitest';
import { paleTexts } from './contrast.ts';
import { testServer } from './matches.ts';
import { question } from './playing.ts';
import { SCREENS, type Visitor } from './test-server.ts';

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

async function visitor(chosen: Readonly<Record<string, unknown>>): Promise<Visitor> {
  const visiting = await server.visitor(SCREENS.desk);
  await visiting.page.addInitScript((settings) => {
    if (localStorage.getItem('praxis settings') === null)
      localStorage.setItem('praxis settings', JSON.stringify(settings));
  }, chosen);
  return visiting;
}

describe.each(['dark', 'light'] as const)('%s', (theme) => {
  describe.each([false, true])('colour-blind %s', (colourBlind) => {
    test.each(Object.entries(PAGES))('%s', async (path, ready) => {
      const { page, context } = await visitor({ theme, colourBlind });
      await page.goto(path);
      await page.getByText(ready, { exact: true }).first().waitFor();
      await page.waitForLoadState('networkidle');
      expect(await paleTexts(page)).toEqual([]);
      await context.close();
    });
  });

  test.each(GAMES)('tables of %s', async (game) => {
    const { page, context } = await visitor({ theme });
    const { lessons } = (await (
      await context.request.get(`/api/learn/${game}/lessons?language=en`)
    ).json()) as LessonList;
    const found = [];
    for (const { id } of lessons.slice(0, LESSONS)) {
      await page.goto(`/learn/${game}/${id}`);
      await question(page).waitFor();
      await page.waitForLoadState('networkidle');
      for (const palette of ['usual', 'safe'])
        for (const screen of ['desk', 'phone'] as const) {
          await page.evaluate((chosen) => {
            document.documentElement.dataset.palette = chosen;
          }, palette);
          await page.setViewportSize(SCREENS[screen].viewport);
          for (const pale of await paleTexts(page)) found.push(`${id} ${screen} ${palette} ${pale}`);
        }
    }
    expect(found).toEqual([]);
    await context.close();
  });
});
