/** The buttons beside the card under the mouse or pulled by a finger, and those on it: one click, pull or tap answers. */
import { startServer } from '@praxis/server/main.ts';
import type { Locator, Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { beginMatch, testServer } from './matches.ts';
import { choices, keenOn, play } from './playing.ts';
import { picture } from './test-server.ts';
import { goToPosition } from './testing-positions.ts';

const server = testServer(startServer);

const PHONE = { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true };

const SUMMONS = /Normal Summon (.+)$/;

/** The name of a monster that can be Normal Summoned now. */
async function summons(page: Page): Promise<string | undefined> {
  return (await choices(page).allInnerTexts()).map((text) => SUMMONS.exec(text.trim())?.[1]).find(Boolean);
}

async function untilSummons(page: Page): Promise<string> {
  await beginMatch(page, { Game: 'Yu-Gi-Oh!', Deck: 'Space-Time Showdown' });
  await play(page, keenOn(/Go first/), async () => (await summons(page)) !== undefined);
  return (await summons(page)) as string;
}

const inHand = (page: Page, name: string): Locator =>
  page
    .getByRole('region', { name: 'Your hand' })
    .getByRole('button', { name: new RegExp(`^${name}`) })
    .first();

/** Screen readers have the list; the buttons beside a card repeat it. */
const beside = (page: Page, name: string): Locator =>
  page.locator('.uses').getByRole('button', { name: `Normal Summon ${name}`, exact: true, includeHidden: true });

async function untilSummoned(page: Page, name: string): Promise<void> {
  const own = page.getByRole('region', { name: 'Your side' });
  await own
    .getByRole('button', { name: new RegExp(`^${name}`) })
    .first()
    .waitFor();
  expect(await summons(page)).toBeUndefined();
}

test('a monster in the hand is Normal Summoned with one click beside it', async () => {
  const { page, complaints } = await server.visitor({ viewport: { width: 1440, height: 900 } });
  const name = await untilSummons(page);
  await inHand(page, name).hover();
  await beside(page, name).waitFor();
  await picture(page, 'uses-desk');
  await beside(page, name).click();
  await untilSummoned(page, name);
  expect(complaints).toEqual([]);
});

test('a finger presses what is written on a card in the hand', async () => {
  const { page, complaints } = await server.visitor(PHONE);
  const name = await untilSummons(page);
  const card = inHand(page, name);
  await card.scrollIntoViewIfNeeded();
  const summon = card.locator('.on-card-use', { hasText: 'Summon' });
  await picture(page, 'on-card-phone');
  const size = await summon.boundingBox();
  expect(size?.width).toBeGreaterThanOrEqual(44);
  expect(size?.height).toBeGreaterThanOrEqual(36);
  await summon.tap();
  await untilSummoned(page, name);
  expect(complaints).toEqual([]);
});

const TWO_CREATURES = `
game: magic
edition: 2014
title: One of two attacks
rules: [M-CBT-002]
seats:
  Ana: { battlefield: [Runeclaw Bear, Walking Corpse, 4 Forest] }
  Bob: { battlefield: [Walking Corpse, 3 Swamp] }
turn: Ana
step: beginning of combat
script:
  - until: { Ana: declare attackers }
  - Ana: attacks with Runeclaw Bear
expect: { turn: Ana }
`;

const ABILITY = `
game: pokemon
edition: "2024"
title: An Ability
seats:
  Ash:
    active: { card: Chien-Pao ex, energy: [Water Energy, Water Energy] }
    bench: [{ pokemon: Rex }]
    deck: { exactly: [Water Energy, Fire Energy, Water Energy, Water Energy] }
  Gary: { active: { pokemon: Mouse } }
script:
  - Ash: uses Shivery Chill of Chien-Pao ex
expect: { turn: Ash }
`;

test.each([
  {
    of: 'a creature',
    position: TWO_CREATURES,
    card: 'Runeclaw Bear',
    use: 'Attack alone',
    answer: /^attacks_with:c\d+ end$/,
  },
  {
    of: 'a Pokémon',
    position: ABILITY,
    card: 'Chien-Pao ex',
    use: 'Ability',
    answer: /^uses_ability:c\d+:Shivery_Chill$/,
  },
])('a finger presses the use of $of on the table', async ({ position, card, use, answer }) => {
  const { page, complaints } = await server.visitor(PHONE);
  await goToPosition(page, position);
  const own = page.getByRole('region', { name: 'Your side' });
  const pressed = own.getByRole('button', { name: new RegExp(`^${card}`) }).locator('.on-card-use', { hasText: use });
  await pressed.waitFor();
  await picture(page, `on-card ${card}`);
  const [given] = await Promise.all([
    page.waitForRequest((request) => request.url().endsWith('/answer')),
    pressed.tap(),
  ]);
  expect((given.postDataJSON() as { answer: string }).answer).toMatch(answer);
  expect(complaints).toEqual([]);
});

test('on a low phone the table scrolls until what is written on the cards is in sight', async () => {
  const { page, complaints } = await server.visitor({ ...PHONE, viewport: { width: 360, height: 600 } });
  await goToPosition(page, TWO_CREATURES);
  const alone = page.getByRole('region', { name: 'Your side' }).locator('.on-card-use').first();
  await alone.waitFor();
  const board = page.locator('.match > .board');
  expect(await board.evaluate((each) => each.scrollHeight > each.clientHeight)).toBe(true);
  const isInSight = async (): Promise<boolean> => {
    const [use, room] = [await alone.boundingBox(), await board.boundingBox()];
    return use !== null && room !== null && use.y >= room.y && use.y + use.height <= room.y + room.height + 1;
  };
  await expect.poll(isInSight, { timeout: 10_000 }).toBe(true);
  await picture(page, 'on-card-low-phone');
  expect(complaints).toEqual([]);
});

test('a finger leaves the focus where it is, and a mouse takes it along', async () => {
  for (const [options, isLeft] of [
    [PHONE, true],
    [{}, false],
  ] as const) {
    const { page, context } = await server.visitor(options);
    await goToPosition(page, TWO_CREATURES);
    const card = page.getByRole('region', { name: 'Your side' }).getByRole('button', { name: /^Walking Corpse/ });
    // Before the question is there, a card is only looked at.
    await page.getByRole('button', { name: 'Attack with all', exact: true }).waitFor();
    await page.locator('[data-home]').focus();
    const isAtHome = (): Promise<boolean> =>
      page.evaluate(() => document.activeElement?.matches('[data-home]') === true);
    expect(await isAtHome()).toBe(true);
    await (isLeft ? card.tap({ position: { x: 20, y: 20 } }) : card.click({ position: { x: 20, y: 20 } }));
    await page.getByRole('button', { name: 'Attack with 1', exact: true }).waitFor();
    expect(await isAtHome()).toBe(isLeft);
    await context.close();
  }
});

test('a finger pulls a monster out of the hand and onto a use beside it', async () => {
  const { page, context, complaints } = await server.visitor(PHONE);
  const name = await untilSummons(page);
  await inHand(page, name).scrollIntoViewIfNeeded();
  const card = await inHand(page, name).boundingBox();
  if (!card) throw new Error('The card is not in sight.');
  const session = await context.newCDPSession(page);
  const touch = (type: 'touchStart' | 'touchMove' | 'touchEnd', x: number, y: number) =>
    session.send('Input.dispatchTouchEvent', { type, touchPoints: type === 'touchEnd' ? [] : [{ x, y }] });
  const [x, y] = [card.x + card.width / 2, card.y + card.height / 2];
  await touch('touchStart', x, y);
  await touch('touchMove', x, y - 20);
  await touch('touchMove', x, y - 40);
  await beside(page, name).waitFor();
  const use = await beside(page, name).boundingBox();
  if (!use) throw new Error('The use is not in sight.');
  await touch('touchMove', use.x + use.width / 2, use.y + use.height / 2);
  await picture(page, 'uses-phone');
  await touch('touchEnd', 0, 0);
  await untilSummoned(page, name);
  expect(complaints).toEqual([]);
});
