/**
 * A page that is not painted while a test plays. Everything else is as usual: elements have their places, sizes, names
 * and focus, and take clicks and keys. Painting is about two fifths of the browser's work in a match, and nobody looks.
 */
import type { Page } from 'playwright-core';

/** The page is painted again when the work is done. */
export async function undrawn<T>(page: Page, work: () => Promise<T>): Promise<T> {
  await setOpacity(page, '0');
  const result = await work();
  await setOpacity(page, '');
  return result;
}

/** A script in words: programs without the browser's types use this file, too. */
function setOpacity(page: Page, opacity: string): Promise<unknown> {
  return page.evaluate(`document.documentElement.style.opacity = ${JSON.stringify(opacity)}`);
}
