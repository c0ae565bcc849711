/** The first thing that runs. It is small, so that all that the start needs is asked for at once and comes side by side. */
import { applySettings, currentSettings } from './app/settings.ts';
import { getAhead } from './connection/http.ts';
import { wordsIn } from './words/languages.ts';
import './style/tokens.css';
import './style/base.css';
import './style/pages.css';
import './style/home.css';
import './style/decks.css';
import './style/account.css';
import './style/match.css';
import './style/seats.css';
import './style/cards.css';
import './style/prompt.css';
import './style/side.css';
import './style/chat.css';
import './style/learn.css';

applySettings();
const { language } = currentSettings();
if (window.location.pathname === '/') getAhead('/api/games', { language });
const [{ begin }, words] = await Promise.all([import('./app/begin.tsx'), wordsIn(language)]);
begin(document.getElementById('root') as HTMLElement, { language, words });

// The shell is kept by a service worker, so that the page opens at once. Without one everything works, too.
if (import.meta.env.PROD && 'serviceWorker' in navigator)
  void navigator.serviceWorker.register('/sw.js').catch(() => {});
