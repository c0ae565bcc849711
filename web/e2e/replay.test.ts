/** A finished match is replayed, step by step and from other seats. */
import { startServer } from '@praxis/server/main.ts';
import { expect, test } from 'vitest';
import { wordsIn } from '../words/languages.ts';
import { faults } from './faults.ts';
import { beginMatch, concede, testServer } from './matches.ts';
import { keenOn, over, play, question, untilAsked } from './playing.ts';
import { picture, SCREENS } from './test-server.ts';

const en = await wordsIn('en');

const server = testServer(startServer);

test('a replay, and going on from the middle of it', async () => {
  const { page, complaints } = await server.visitor();
  await beginMatch(page, { Players: '2' });
  let asked = 0;
  await play(page, keenOn(/Move 1 pool to/, /\d ways/), async () => ++asked > 15);
  await concede(page);
  await over(page).getByRole('link', { name: 'Watch the replay' }).click();

  const replay = page.getByRole('region', { name: 'Replay' });
  await replay.getByText(/^Step 0 of \d+$/).waitFor();
  // One's own seat is nearest, and a bot is marked as one.
  const seats = page.getByRole('region', { name: 'Other players' }).getByRole('region');
  expect(await seats.count()).toBe(2);
  expect(await seats.first().innerText()).toContain('bot');
  expect(await seats.last().innerText()).toMatch(/^Guest/);
  const log = page.getByRole('log', { name: 'Log' });
  const begun = await log.innerText();
  await replay.getByRole('button', { name: 'To the end' }).click();
  const told = await log.innerText();
  expect(told.length).toBeGreaterThan(begun.length);
  expect(told).toContain('concedes');
  await picture(page, 'replay-desk');
  await replay.getByRole('button', { name: 'To the beginning' }).click();
  expect(await log.innerText()).toBe(begun);

  // The course is drawn, and available as a table.
  await page.getByRole('tab', { name: en.charts.course }).click();
  await page.getByText('As a table').click();
  const course = page.getByRole('table', { name: 'Pool' });
  expect(await course.getByRole('row').count()).toBeGreaterThan(2);
  expect(await course.getByRole('row').nth(1).innerText()).toMatch(/^1\s+\d+\s+\d+$/);
  await picture(page, 'replay-course-desk');
  expect(await faults(page)).toEqual([]);
  await page.setViewportSize(SCREENS.phone.viewport);
  await picture(page, 'replay-course-phone');
  await page.setViewportSize(SCREENS.desk.viewport);
  await page.getByRole('tab', { name: 'Log' }).click();
  // Nobody can have chosen the shuffles, and the page can prove it.
  await replay.getByRole('button', { name: 'Check the shuffles' }).click();
  await replay.getByText(/nobody chose the shuffles/).waitFor();
  await replay.getByRole('button', { name: 'One step forward' }).click();
  await replay.getByText(/^Step 1 of \d+$/).waitFor();

  // All cards are face up; a spectator saw none of the hands.
  await replay.getByRole('combobox', { name: 'Seen by' }).selectOption('a spectator');
  await replay.getByText(/^Step \d+ of \d+$/).waitFor();
  expect(await page.getByRole('region', { name: 'Your hand' }).count()).toBe(0);

  await replay.getByRole('combobox', { name: 'Seen by' }).selectOption({ index: 2 });
  await replay.getByRole('button', { name: 'Continue from here against bots' }).click();
  await question(page).waitFor();
  expect(page.url()).not.toContain('replay');
  expect(complaints).toEqual([]);
});

test('where seats are drawn by lot the page draws once more and finds itself where it sat', async () => {
  const { page, complaints } = await server.visitor();
  await page.goto('/lobby');
  await page.getByRole('combobox', { name: 'Players' }).selectOption('2');
  await page.getByRole('combobox', { name: 'Seats' }).selectOption('Drawn at random');
  await page.getByRole('button', { name: 'Open the table' }).click();
  await page.getByText(/Drawn at random/).waitFor();
  await page.getByRole('button', { name: 'Start', exact: true }).click();
  await untilAsked(page);
  await concede(page);
  await over(page).getByRole('link', { name: 'Watch the replay' }).click();
  const replay = page.getByRole('region', { name: 'Replay' });
  await replay.getByRole('button', { name: 'Check the shuffles' }).click();
  await replay.getByText(en.replay.findings['fair seats and mine']).waitFor();
  expect(complaints).toEqual([]);
});
