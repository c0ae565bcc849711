/**
 * Pictures of the page, to be looked at: every page, and of each game a table, the end of a match, its replay and a
 * lesson, dark and light, in several sizes. `npm run pictures -- [--to FOLDER] [--games vtes,magic] [--seats 5]
 * [--answers 40] [--sizes desk,phone] [--themes dark] [--pages no] [--pages home,lobby] [--language fr]`. Beside its
 * table a game has the pages end, replay and lesson. One match of each game is played on a server of its own; every size
 * and appearance shows the same moment of it. Texts that are too pale are named.
 */
import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import type { LessonList } from '@praxis/protocol';
import type { BrowserContextOptions, Page } from 'playwright-core';
import { startServer } from '../server/main.ts';
import { choices, hurry, keenOn, over, untilAsked } from '../web/e2e/playing.ts';
import { openTestServer, type TestServer } from '../web/e2e/test-server.ts';

const { values } = parseArgs({
  options: {
    to: { type: 'string', default: 'web/screenshots/all' },
    games: { type: 'string', default: 'vtes,pokemon,magic,yugioh,rivals' },
    seats: { type: 'string' },
    answers: { type: 'string', default: '40' },
    sizes: { type: 'string', default: 'desk,tablet,phone' },
    themes: { type: 'string', default: 'dark,light' },
    pages: { type: 'string', default: 'yes' },
    language: { type: 'string', default: 'en' },
  },
});

/** Loaded by name: it knows the browser's types, which scripts do not have. */
const { paleTexts } = (await import(`../web/e2e/${'contrast'}.ts`)) as {
  paleTexts(page: Page): Promise<readonly string[]>;
};

const SIZES: Readonly<Record<string, BrowserContextOptions>> = {
  desk: { viewport: { width: 1440, height: 900 } },
  hd: { viewport: { width: 1920, height: 1080 } },
  wide: { viewport: { width: 2560, height: 1440 } },
  tablet: { viewport: { width: 820, height: 1180 }, hasTouch: true, isMobile: true },
  phone: { viewport: { width: 360, height: 740 }, hasTouch: true, isMobile: true },
  tall: { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true },
};

const PAGES: Readonly<Record<string, string>> = {
  home: '/',
  lobby: '/lobby',
  decks: '/decks',
  'new-deck': '/decks/new',
  'ready-deck': '/decks/ready/vtes/malkavian',
  learn: '/learn',
  rules: '/learn/rules',
  account: '/account',
  sessions: '/account/sessions',
  nothing: '/nowhere',
};
/** Pages on which something has been pressed, and what that opens. */
const OPENED: Readonly<Record<string, { readonly path: string; readonly press: string; readonly opens: string }>> = {
  'home-decks': { path: '/', press: '.picker-button', opens: 'dialog[open]' },
  table: { path: '/lobby', press: '.new-table [type=submit]', opens: '.table-seats' },
};

/** Brings cards into play and attacks, so that there is something to see. */
const busy = keenOn(
  /keep/i,
  /bleed/i,
  /to ready/i,
  /move \d+ pool|moves \d+ pool/i,
  /recruit/i,
  /summon/i,
  /bench/i,
  /evolve/i,
  /attach/i,
  /cast|land/i,
  /play(?!s? no)/i,
  /attack/i,
  /\d ways/,
);

const sizes = values.sizes.split(',');
const themes = values.themes.split(',');
mkdirSync(values.to, { recursive: true });
const server = await openTestServer(startServer, { embedded: true });
try {
  const wanted = (name: string): boolean => values.pages === 'yes' || values.pages.split(',').includes(name);
  for (const [name, path] of Object.entries(PAGES)) if (wanted(name)) await showAll(server, name, path);
  for (const [name, { path, press, opens }] of Object.entries(OPENED))
    if (wanted(name))
      await showAll(server, name, path, undefined, async (page) => {
        await page.locator(press).click();
        await page.locator(opens).waitFor();
      });
  for (const game of values.games.split(',').filter(Boolean)) {
    const { page, context } = await server.visitor(SIZES.desk);
    const path = await playMatch(page, game);
    const state = await context.storageState();
    await showAll(server, game, path, state);
    if (wanted('end') || wanted('replay')) await concede(page);
    if (wanted('end')) await showAll(server, `end-${game}`, path, state);
    if (wanted('replay')) await showAll(server, `replay-${game}`, `${path}/replay`, state, toTheMiddle);
    if (wanted('lesson')) await showAll(server, `lesson-${game}`, await firstLesson(page, game), state, toItsTable);
    await context.close();
  }
} finally {
  await server.close();
}

/** Returns the address of a match in which this many answers have been given. */
async function playMatch(page: Page, game: string): Promise<string> {
  await page.goto('/');
  await page.locator(`input[type="radio"][value="${game}"]`).check();
  if (values.seats)
    await page.getByRole('group', { name: 'Players' }).getByRole('radio', { name: values.seats }).check();
  await page.getByRole('button', { name: 'Play now', exact: true }).click();
  await untilAsked(page);
  for (let given = 0; given < Number(values.answers) && !(await over(page).isVisible()); given++) {
    await untilAsked(page).catch(() => undefined);
    const texts = await choices(page).allInnerTexts();
    // A question that changes meanwhile is answered next time.
    if (texts.length > 0)
      await choices(page)
        .nth(busy(texts))
        .click({ timeout: 1000 })
        .catch(() => undefined);
  }
  await untilAsked(page, 20_000).catch(() => undefined);
  return new URL(page.url()).pathname;
}

/** Ends the match, unless it is over. */
async function concede(page: Page): Promise<void> {
  if (await over(page).isVisible()) return;
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: 'Menu', exact: true }).click();
  await page.getByRole('dialog', { name: 'Menu', exact: true }).getByRole('button', { name: 'Concede' }).click();
  await page.getByRole('dialog', { name: 'Concede' }).getByRole('button', { name: 'Yes, do it', exact: true }).click();
  // The bots may play on without this player.
  while (!(await over(page).isVisible())) await hurry(page);
}

async function toTheMiddle(page: Page): Promise<void> {
  const steps = page.getByRole('region', { name: 'Replay' }).getByRole('slider');
  await steps.fill(String(Math.floor(Number(await steps.getAttribute('max')) / 2)));
}

/** Past the introduction. */
async function toItsTable(page: Page): Promise<void> {
  await page.getByRole('dialog').locator('.primary').click();
  await page.mouse.move(0, 0);
}

async function firstLesson(page: Page, game: string): Promise<string> {
  const answer = await page.request.get(`/api/learn/${game}/lessons?language=en`);
  const [first] = ((await answer.json()) as LessonList).lessons;
  return `/learn/${game}/${first?.id}`;
}

async function showAll(
  at: TestServer,
  name: string,
  path: string,
  storageState?: BrowserContextOptions['storageState'],
  prepare: (page: Page) => Promise<void> = async () => undefined,
): Promise<void> {
  for (const size of sizes)
    for (const theme of themes) {
      const { page, context, complaints } = await at.visitor({
        ...SIZES[size],
        ...(storageState ? { storageState } : {}),
      });
      await page.addInitScript(
        (chosen) => {
          const kept = JSON.parse(localStorage.getItem('praxis settings') ?? '{}');
          localStorage.setItem('praxis settings', JSON.stringify({ ...kept, ...chosen, hints: false }));
        },
        { theme, language: values.language, beta: true },
      );
      await page.goto(path);
      await page.waitForLoadState('networkidle');
      await prepare(page);
      await page.waitForLoadState('networkidle');
      // On a busy machine the table may come later.
      await page.locator('.page.loading').waitFor({ state: 'detached' });
      await page.waitForTimeout(400);
      await page.screenshot({
        path: join(values.to, `${name}-${size}-${theme}.png`),
        fullPage: !path.startsWith('/m/'),
      });
      for (const pale of await paleTexts(page)) console.warn(`${name} ${size} ${theme}: too pale: ${pale}`);
      for (const complaint of complaints) console.warn(`${name} ${size} ${theme}: ${complaint}`);
      await context.close();
      console.log(`${name}-${size}-${theme}.png`);
    }
}
