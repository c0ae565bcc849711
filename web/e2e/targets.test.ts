/** On a phone everything that is pressed can be hit with a finger: at least 44 px wide and high. */
import { startServer } from '@praxis/server/main.ts';
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type House, openHouse, SCREENS } from './house.ts';
import { untilAsked } from './playing.ts';

let house: House;
beforeAll(async () => {
  house = await openHouse(startServer);
}, 120_000);
afterAll(() => house?.close());

/** What is too small. A link within a sentence is as high as its line; a box to be ticked is hit by its label, too. */
function tooSmall(page: Page): Promise<readonly string[]> {
  return page.evaluate(() => {
    const LEAST = 44;
    const pressed = document.querySelectorAll<HTMLElement>('button, select, input, textarea, summary, a[href]');
    return [...pressed].flatMap((element) => {
      if (!element.checkVisibility({ visibilityProperty: true, opacityProperty: true })) return [];
      if (getComputedStyle(element).display === 'inline') return [];
      const label = element.closest('label');
      const boxes = [element, ...(label ? [label] : [])].map((each) => each.getBoundingClientRect());
      const width = Math.max(...boxes.map((box) => box.width));
      const height = Math.max(...boxes.map((box) => box.height));
      // What is shown only to those who listen, or comes into sight when it has the focus, is not pressed with a finger.
      if (width <= 1 || height <= 1 || boxes.every(({ bottom }) => bottom <= 0)) return [];
      if (Math.round(width) >= LEAST && Math.round(height) >= LEAST) return [];
      return [`${element.outerHTML.slice(0, 120)}: ${Math.round(width)} × ${Math.round(height)}`];
    });
  });
}

const PAGES = {
  '/': 'Play now',
  '/lobby': 'Open the table',
  '/decks': 'New deck',
  '/decks/new': 'Save',
  '/learn': 'First steps',
  '/learn/rules': 'Search by word or id',
  '/account': 'Change the name',
} as const;

test.each(Object.keys(PAGES) as (keyof typeof PAGES)[])('%s', async (path) => {
  const { page, context } = await house.visitor(SCREENS.phone);
  await page.goto(path);
  await page.getByText(PAGES[path], { exact: true }).first().waitFor();
  expect(await tooSmall(page)).toEqual([]);
  await context.close();
});

test('a match', async () => {
  const { page, context } = await house.visitor(SCREENS.phone);
  await page.goto('/');
  await page.getByRole('button', { name: 'Play now' }).click();
  await untilAsked(page);
  expect(await tooSmall(page)).toEqual([]);
  await page.getByRole('button', { name: 'Menu' }).click();
  await page.getByRole('dialog').waitFor();
  expect(await tooSmall(page)).toEqual([]);
  await context.close();
});
