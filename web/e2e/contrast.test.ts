/** Every page and every game's table can be read, in both appearances and with the palette for the colour-blind. */
import { startServer } from '@praxis/server/main.ts';
import { describe, expect, test } from 'vitest';
import { paleTexts } from './contrast.ts';
import { beginMatch, testServer } from './matches.ts';
import { choices, keenOn, over, untilAsked } from './playing.ts';
import { SCREENS, type Visitor } from './test-server.ts';

const server = testServer(startServer);

const PAGES = {
  '/': 'Get matched with other players: 5 seats, timed.',
  '/lobby': 'Open the table',
  '/decks': 'New deck',
  '/decks/ready/vtes/malkavian': 'Save',
  '/learn': 'First steps',
  '/learn/rules': 'Search by word or id',
  '/account': 'Change the name',
} as const;

const GAMES = {
  vtes: 'Vampire: The Eternal Struggle',
  pokemon: 'Pokémon Trading Card Game',
  magic: 'Magic: The Gathering',
  yugioh: 'Yu-Gi-Oh!',
  rivals: 'Vampire: The Masquerade – Rivals',
} as const;

/** Enough for cards in play, and for something to be said in the log. */
const ANSWERS = 12;
const busy = keenOn(/keep/i, /to ready/i, /pool to/i, /bench/i, /summon/i, /recruit/i, /attach/i, /play(?!s? no)/i);

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

  test.each(Object.entries(GAMES))('the table of %s', async (_, game) => {
    const { page, context } = await visitor({ theme, hints: true });
    await beginMatch(page, { Game: game });
    for (let given = 0; given < ANSWERS && !(await over(page).isVisible()); given++) {
      await untilAsked(page).catch(() => undefined);
      const texts = await choices(page).allInnerTexts();
      // A question that changes meanwhile is answered next time.
      if (texts.length > 0)
        await choices(page)
          .nth(busy(texts))
          .click({ timeout: 1000 })
          .catch(() => undefined);
    }
    const found = [];
    for (const colourBlind of [false, true]) {
      await page.evaluate((on) => {
        document.documentElement.dataset.palette = on ? 'safe' : 'usual';
      }, colourBlind);
      for (const screen of ['desk', 'phone'] as const) {
        await page.setViewportSize(SCREENS[screen].viewport);
        for (const pale of await paleTexts(page)) found.push(`${screen} ${colourBlind ? 'safe ' : ''}${pale}`);
      }
    }
    expect(found).toEqual([]);
    await context.close();
  });
});
