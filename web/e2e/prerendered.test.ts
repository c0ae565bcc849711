/**
 * The prerendered page, before its scripts run: in the right language and appearance, and taken over without a jump.
 */
import { startServer } from '@praxis/server/main.ts';
import type { BrowserContext, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { wordsIn } from '../words/languages.ts';
import { openTestServer, picture, SCREENS, type TestServer } from './test-server.ts';

let server: TestServer;
beforeAll(async () => {
  server = await openTestServer(startServer);
});
afterAll(() => server?.close());

describe('without scripts', () => {
  test.each([
    ['en-GB', 'en'],
    ['pt-BR', 'pt'],
    ['es-MX', 'es'],
    ['it-IT', 'it'],
    ['fr-CA', 'fr'],
    ['de-DE', 'en'],
  ] as const)('the start page in a browser that speaks %s', async (locale, language) => {
    const words = await wordsIn(language);
    const { page, context } = await server.visitor({ javaScriptEnabled: false, locale });
    await page.goto('/');
    await page.getByRole('heading', { level: 1, name: words.home.title, exact: true }).waitFor();
    await page.getByRole('navigation').getByRole('link', { name: words.nav.home, exact: true }).waitFor();
    await page.getByText(words.noScripts, { exact: true }).waitFor();
    expect(await page.locator('html').getAttribute('lang')).toBe(language);
    await context.close();
  });

  test('nothing looks usable that is not', async () => {
    const { page, context } = await server.visitor({ javaScriptEnabled: false });
    await page.goto('/');
    for (const control of ['button', 'combobox'] as const) {
      expect(await page.getByRole(control).count()).toBeGreaterThan(1);
      expect(await page.getByRole(control, { disabled: false }).count()).toBe(0);
    }
    await picture(page, 'prerendered-desk');
    await page.setViewportSize(SCREENS.phone.viewport);
    await picture(page, 'prerendered-phone');
    await context.close();
  });

  test('other pages have the ways to all pages, a match has nothing around it', async () => {
    const { page, context } = await server.visitor({ javaScriptEnabled: false });
    await page.goto('/decks/of-somebody');
    const here = page.getByRole('navigation').getByRole('link', { name: 'Decks', exact: true });
    expect(await here.getAttribute('aria-current')).toBe('page');
    await page.getByText(/^This page needs JavaScript/).waitFor();
    await page.goto('/m/of-somebody');
    await page.getByText(/^This page needs JavaScript/).waitFor();
    expect(await page.getByRole('navigation').count()).toBe(0);
    await context.close();
  });
});

test('it has no script or style within itself, which the policy of the page would not allow', async () => {
  const { context } = await server.visitor();
  for (const path of ['/', '/lobby', '/m/of-somebody']) {
    const html = await (await context.request.get(path)).text();
    expect(html).toMatch(/<script type="module" .*<div id="root"></s);
    expect(html).not.toMatch(/<script(?![^>]*\bsrc=)/i);
    expect(html).not.toMatch(/<style\b|\sstyle=|\son\w+=|=["']?javascript:/i);
  }
  await context.close();
});

declare global {
  interface Window {
    /** The layout shift without any user input, as browsers measure it. */
    shift?: number;
    /** Every text of the heading since the page was opened. */
    headings?: string[];
    /** The heading or the name of the page, as it came with the HTML. */
    prerendered?: Element | null;
  }
}

/** Records layout shifts and headings on every page from its first moment. */
async function watch(page: Page): Promise<void> {
  await page.addInitScript(() => {
    window.shift = 0;
    window.headings = [];
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries() as (PerformanceEntry & { readonly value: number })[])
        window.shift = (window.shift ?? 0) + entry.value;
    }).observe({ type: 'layout-shift', buffered: true });
    new MutationObserver(() => {
      const said = document.querySelector('h1')?.textContent;
      if (said && window.headings?.at(-1) !== said) window.headings?.push(said);
    }).observe(document, { subtree: true, childList: true, characterData: true });
    document.addEventListener('DOMContentLoaded', () => {
      window.prerendered = document.querySelector('h1, .brand');
    });
  });
}

describe('when the scripts run', () => {
  test.each(['phone', 'desk', 'wide'] as const)('nothing moves on a %s', async (screen) => {
    const { page, context, complaints } = await server.visitor({ ...SCREENS[screen] });
    await watch(page);
    await page.goto('/');
    await page.getByRole('button', { name: 'Play now', disabled: false }).waitFor();
    await page.getByRole('button', { name: 'Open the table' }).waitFor();
    await page.waitForLoadState('networkidle');
    expect(await page.evaluate(() => window.shift)).toBeLessThan(0.02);
    expect(complaints).toEqual([]);
    await context.close();
  });

  // The page's own letters can come just after its first drawing.
  test.each(['phone', 'desk', 'wide'] as const)(
    'the letters of the device take the same room on a %s',
    async (screen) => {
      const { page, context } = await server.visitor({ ...SCREENS[screen] });
      const places = async (): Promise<readonly number[]> => {
        await page.getByRole('button', { name: 'Open the table' }).waitFor();
        const boxes = await page
          .locator('.brand, h1, .game-title, .play-now, .page > *')
          .evaluateAll((all) =>
            all.flatMap((each) => [each.getBoundingClientRect().y, each.getBoundingClientRect().height]),
          );
        return boxes.map(Math.round);
      };
      await page.route('**/*.woff2', (route) => route.abort());
      await page.goto('/');
      const without = await places();
      await page.unroute('**/*.woff2');
      await page.reload();
      await page.evaluate(() => document.fonts.load('600 1rem Grenze'));
      await page.reload();
      expect(await places()).toEqual(without);
      await context.close();
    },
  );

  test.each([
    ['/', 'Play now'],
    ['/lobby', 'Open the table'],
    ['/decks', 'New deck'],
    ['/learn/rules', 'Search by word or id'],
    ['/account', 'Change your name'],
    ['/t/0123456789abcdefghijkl', 'There is nothing here.'],
    ['/no/such/page', 'To the start page'],
    ['/learn/no/such/page', 'To the start page'],
  ])('%s goes on with what is there', async (path, ready) => {
    const { page, context, complaints } = await server.visitor();
    await watch(page);
    await page.goto(path);
    await page.getByText(ready, { exact: true }).first().waitFor();
    await page.getByRole('combobox', { name: 'Language', disabled: false }).waitFor();
    expect(await page.evaluate(() => window.prerendered?.isConnected)).toBe(true);
    // The browser itself complains about unknown addresses.
    expect(complaints.filter((complaint) => !complaint.includes('404'))).toEqual([]);
    await context.close();
  });
});

test('files that the HTML names ahead are not requested again', async () => {
  const { page, context } = await server.visitor();
  const asked: string[] = [];
  page.on('request', (request) => asked.push(new URL(request.url()).pathname));
  await page.goto('/');
  await page.getByRole('button', { name: 'Play now', disabled: false }).waitFor();
  expect(asked.filter((path) => path === '/api/games')).toHaveLength(1);
  expect(asked.filter((path, at) => asked.indexOf(path) !== at)).toEqual([]);
  await context.close();
});

describe('the choice of the visitor', () => {
  const sent = async (context: BrowserContext): Promise<string | undefined> =>
    /<html [^>]*>/.exec(await (await context.request.get('/')).text())?.[0];

  test('is sent by the server from then on', async () => {
    const { page, context, complaints } = await server.visitor({ locale: 'es-ES', serviceWorkers: 'allow' });
    await watch(page);
    await page.goto('/');
    await page.getByRole('button', { name: 'Jugar ahora', disabled: false }).waitFor();
    expect((await context.cookies()).map(({ name }) => name)).not.toContain('praxis-frame');
    await page.getByRole('combobox', { name: 'Idioma' }).selectOption('Français');
    await page.getByRole('combobox', { name: 'Apparence' }).selectOption('Sombre');
    const [cookie] = (await context.cookies()).filter(({ name }) => name === 'praxis-frame');
    expect(cookie).toMatchObject({ value: 'fr-dark', sameSite: 'Lax', httpOnly: false });
    expect(await sent(context)).toBe('<html lang="fr" data-theme="dark" data-prerendered="home">');
    await page.reload();
    await page.getByRole('button', { name: 'Jouer maintenant', disabled: false }).waitFor();
    expect(await page.evaluate(() => window.headings)).toEqual(['La table est mise.']);
    // Without a network there is no prerendered page: nothing, and then the page.
    await page.evaluate(() => navigator.serviceWorker.ready.then(() => undefined));
    await context.setOffline(true);
    await page.reload();
    await page.getByText('Le serveur est injoignable. La page réessaie d’elle-même.').first().waitFor();
    expect(await page.evaluate(() => window.headings)).toEqual(['La table est mise.']);
    expect(complaints.filter((complaint) => !complaint.includes('ERR_INTERNET_DISCONNECTED'))).toEqual([]);
    await context.close();
  });

  test('holds when its cookie has been lost, and the server learns it again', async () => {
    const { page, context, complaints } = await server.visitor();
    await page.goto('/');
    await page.getByRole('combobox', { name: 'Language' }).selectOption('Italiano');
    await page.getByRole('heading', { name: 'Il tavolo è pronto.' }).waitFor();
    await context.clearCookies();
    expect(await sent(context)).toContain('lang="en"');
    await page.reload();
    await page.getByRole('heading', { name: 'Il tavolo è pronto.' }).waitFor();
    expect(await sent(context)).toContain('lang="it"');
    expect(complaints).toEqual([]);
    await context.close();
  });
});

test('a language in the making is offered to visitors who want it, and the page speaks it', async () => {
  const words = await wordsIn('de');
  const { page, context } = await server.visitor({ locale: 'de-DE' });
  await page.goto('/');
  const languages = page.getByRole('combobox', { name: 'Language', exact: true }).first();
  expect(await languages.getByRole('option').allTextContents()).not.toContain('Deutsch (Beta)');
  await page.evaluate(() => localStorage.setItem('praxis settings', JSON.stringify({ beta: true })));
  await page.reload();
  await languages.selectOption('Deutsch (Beta)');
  await page.getByRole('heading', { level: 1, name: words.home.title, exact: true }).waitFor();
  await page.reload();
  await page.getByRole('heading', { level: 1, name: words.home.title, exact: true }).waitFor();
  await context.close();
});
