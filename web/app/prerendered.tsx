/**
 * The pages as they appear before their scripts run: the real components while nothing has been fetched. The build
 * turns them into HTML (plugins/prerender.ts), in every language and appearance; the page then takes it over unchanged
 * (begin.tsx).
 */
import { renderToString } from 'react-dom/server';
import { Router } from 'wouter';
import { addressOf } from '../connection/http.ts';
import { PAGE_LANGUAGES, wordsIn } from '../words/languages.ts';
import { App } from './app.tsx';
import { assumeSettings, THEMES } from './settings.ts';

/** By their addresses, as regular expressions: the first that fits counts. `at` is an example of such an address. */
export const PAGES = [
  { name: 'home', path: '^/$', at: '/' },
  // A match fills the screen without the usual frame.
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
  /** The page's first request to the server (main.ts). */
  readonly wanted: string | undefined;
  /** A description of the page for search engines. */
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

/** Made as soon as this module is loaded, because only the build loads it. */
export const PRERENDERED = await made();
