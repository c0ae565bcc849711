/** Puts the page on the screen. */
import { createRoot, hydrateRoot } from 'react-dom/client';
import { App } from './app.tsx';
import type { Spoken } from './context.tsx';

/** React's number for a part that is missing in the HTML: pages that are fetched on demand. */
const LEFT_OUT = /#419\b/;

/**
 * `prerendered`: the HTML already contains the first state of the page (prerendered.tsx), which is taken over as it is.
 */
export function begin(root: HTMLElement, spoken: Spoken, prerendered: boolean): void {
  const app = <App spoken={spoken} />;
  if (prerendered) hydrateRoot(root, app, { onRecoverableError: tell });
  else createRoot(root).render(app);
}

function tell(error: unknown): void {
  if (!LEFT_OUT.test(String(error))) reportError(error);
}
