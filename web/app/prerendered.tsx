/**
 * What is to be seen before the page's scripts run: the real page, as it is while nothing has been fetched. The build makes HTML of it
 * (plugins/prerender.ts), in every language and appearance; the page then takes it over as it stands (begin.tsx).
 */
import { renderToString } from 'react-dom/server';
import { Router } from 'wouter';
import { addressOf } from '../connection/http.ts';
import { PAGE_LANGUAGES, wordsIn } from '../words/languages.ts';
import { App } from './app.tsx';
import { assumeSettings, THEMES } from './settings.ts';

/** By the addresses that they are for, as regular expressions: the first that fits counts. `at` is one of these addresses. */
export const PAGES = [
  { name: 'home', path: '^/$', at: '/' },
  // A match fills the screen, so nothing stands around it.
  { name: 'match', path: '^/(?:m/[^/]+(?:/replay)?|learn/[^/]+/[^/]+)/?$', at: '/m/match' },
  { name: 'lobby', path: '^/lobby(?:/|$)', at: '/lobby' },
  { name: 'decks', path: '^/decks(?:/|$)', at: '/decks' },
  { name: 'learn', path: '^/learn(?:/|$)', at: '/learn' },
  { name: 'account', path: '^/account(?:/|$)', at: '/account' },
  { name: 'other', path: '', at: '/t/table' },
] as const;

export interface PrerenderedPage {
  readonly language: (typeof PAGE_LANGUAGES)[number];
  readonly theme: (typeof THEMES)[number];
  readonly page: (typeof PAGES)[number]['name'];
  readonly html: string;
  /** What the page asks the server for as soon as it runs (main.ts). */
  readonly wanted: string | undefined;
  /** What the page is about, for those who find it. */
  readonly description: string;
}

async function made(): Promise<readonly PrerenderedPage[]> {
  const all: PrerenderedPage[] = [];
  for (const language of PAGE_LANGUAGES) {
    const words = await wordsIn(language);
    for (const theme of THEMES) {
      assumeSettings({ language, theme });
      for (const { name, at } of PAGES) {
        const html = renderToString(
          <Router ssrPath={at}>
            <App spoken={{ language, words }} />
          </Router>,
        );
        const wanted = name === 'home' ? addressOf('/api/games', { language }) : undefined;
        all.push({ language, theme, page: name, html, wanted, description: words.tagline });
      }
    }
  }
  return all;
}

/** Made as soon as this is loaded, because the build loads it for nothing else. */
export const PRERENDERED = await made();
