/** Puts the page on the screen. */
import { createRoot } from 'react-dom/client';
import { App } from './app.tsx';
import type { Spoken } from './context.tsx';

export function begin(root: HTMLElement, spoken: Spoken): void {
  createRoot(root).render(<App spoken={spoken} />);
}
