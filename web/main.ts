/** The entry module of the page. */
import { begin } from './app/begin.tsx';
import { applySettings, currentSettings, prerenderedWith, tellServerAgain } from './app/settings.ts';
import { getNamed } from './connection/http.ts';
import { wordsIn } from './words/languages.ts';
import './style/tokens.css';
import './style/base.css';
import './style/pages.css';
import './style/home.css';
import './style/choices.css';
import './style/account.css';

const root = document.getElementById('root') as HTMLElement;
const { language, theme } = currentSettings();
// A prerendered page in another language than the chosen one is removed at once. It was sent because the cookie was
// lost, so that is set again.
const prerendered = prerenderedWith();
const isPrerendered = prerendered?.language === language && prerendered.theme === theme;
if (!isPrerendered) root.replaceChildren();
tellServerAgain();
applySettings();
if (window.location.pathname === '/') getNamed('/api/games', { language });
begin(root, { language, words: await wordsIn(language) }, isPrerendered);

/** The service worker fetches all files, so it starts after those that the visitor waits for. */
const WORKER_MS = 4000;

// It caches the shell, so that the page opens at once and without a network. Everything works without it, too.
if (import.meta.env.PROD && 'serviceWorker' in navigator)
  setTimeout(() => void navigator.serviceWorker.register('/sw.js').catch(() => {}), WORKER_MS);
