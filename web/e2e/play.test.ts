/** A guest plays against bots, at a desk and on a phone, by role and accessible name only. */
import { startServer } from '@praxis/server/main.ts';
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { beginMatch, testServer } from './matches.ts';
import { keenOn, over, play, question } from './playing.ts';
import { picture, SCREENS } from './test-server.ts';

const server = testServer(startServer, () => ({ embedded: true }));

/** Brings vampires into play and bleeds with them, which is how most matches are won. */
const bleeder = keenOn(/Bleed /, /Move .+ to ready/, /Move 1 pool to/, /Hunt with/, /Strike with hand/, /\d ways/);

const playNow = (page: Page, players: string): Promise<void> => beginMatch(page, { Players: players });

test('from the start page to the end of a match', async () => {
  const { page, complaints } = await server.visitor();
  await playNow(page, '3');
  const answers = await play(page, bleeder, () => over(page).isVisible());
  expect(answers).toBeGreaterThan(10);
  await picture(page, 'match-over-desk');
  expect(await over(page).getByRole('list', { name: 'Points' }).getByRole('listitem').count()).toBe(3);
  expect(complaints).toEqual([]);
});

test('on a phone, from the start page to the end of a match', async () => {
  const { page, complaints } = await server.visitor(SCREENS.phone);
  await playNow(page, '2');
  const answers = await play(page, bleeder, () => over(page).isVisible());
  expect(answers).toBeGreaterThan(20);
  await picture(page, 'match-over-phone');
  expect(await over(page).getByRole('list', { name: 'Points' }).getByRole('listitem').count()).toBe(2);
  expect(complaints).toEqual([]);
});

test('on a phone, until it is enough', async () => {
  const { page, complaints } = await server.visitor(SCREENS.phone);
  await playNow(page, '2');
  await picture(page, 'match-begins-phone');
  let asked = 0;
  await play(page, bleeder, async () => ++asked > 30);
  await picture(page, 'match-phone');
  // Prompt and hand are on the screen without scrolling.
  for (const part of [question(page), page.getByRole('region', { name: 'Your hand' })]) {
    const box = await part.boundingBox();
    expect(box).not.toBeNull();
    expect((box?.y ?? 0) + (box?.height ?? 0)).toBeLessThanOrEqual(SCREENS.phone.viewport.height);
  }
  await page.getByRole('button', { name: 'Menu' }).tap();
  await page.getByRole('dialog').getByRole('button', { name: 'Concede' }).tap();
  // It cannot be taken back, so it is asked once more.
  await page.getByRole('dialog', { name: 'Concede' }).waitFor();
  await page.getByRole('button', { name: 'Yes, do it' }).tap();
  await over(page).waitFor();
  expect(await over(page).innerText()).toContain('Winner');
  await picture(page, 'match-conceded-phone');
  expect(complaints).toEqual([]);
});

test('the server goes away and comes back in the middle of a match', async () => {
  const { page } = await server.visitor();
  await playNow(page, '2');
  const log = page.getByRole('log', { name: 'Log' });
  let asked = 0;
  await play(page, bleeder, async () => ++asked > 10);
  const told = await log.innerText();
  await server.interrupt(2500);
  await page.getByText('Connection lost').waitFor({ state: 'hidden', timeout: 60_000 });
  // The earlier lines are still in the log, and the match goes on.
  await play(page, bleeder, async () => (await log.innerText()).length > told.length + 20);
  expect((await log.innerText()).startsWith(told.slice(0, 60))).toBe(true);
  await page.reload();
  await question(page).waitFor();
  expect(await log.innerText()).toContain(told.slice(0, 60));
});
