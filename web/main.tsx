import { createRoot } from 'react-dom/client';
import { App } from './app/app.tsx';
import { applySettings } from './app/settings.ts';
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
import './style/learn.css';

applySettings();
createRoot(document.getElementById('root') as HTMLElement).render(<App />);

// The shell is kept by a service worker, so that the page opens at once. Without one everything works, too.
if (import.meta.env.PROD && 'serviceWorker' in navigator)
  void navigator.serviceWorker.register('/sw.js').catch(() => {});
