/** A table is drawn in parts when it opens. In the end everything is there. */
import { startServer } from '@praxis/server/main.ts';
import type { BrowserContextOptions } from 'playwright-core';
import { expect, test } from 'vitest';
import { beginMatch, testServer } from './matches.ts';
import { SCREENS } from './test-server.ts';

const server = testServer(startServer);

async function openTable(screen: BrowserContextOptions): Promise<void> {
  const { page, complaints } = await server.visitor(screen);
  await beginMatch(page);
  await page.waitForFunction(() => {
    const others = [...document.querySelectorAll('.seat.other')];
    return others.length > 1 && others.every((seat) => seat.querySelector('.seat-body'));
  });
  const hand = page.locator('.hand');
  await page.waitForFunction(() => {
    const cards = [...document.querySelectorAll('.hand .card')];
    return cards.length > 0 && cards[0]?.querySelector('img.art');
  });
  expect(await hand.locator('.card').first().locator('.card-name').isVisible()).toBe(true);
  expect(await page.locator('.match[data-trying], .match [data-trying]').count()).toBe(0);
  expect(complaints).toEqual([]);
}

test('the cards of all players and their pictures, on a desk', () => openTable(SCREENS.desk));

test('the same on a phone', () => openTable(SCREENS.phone));
