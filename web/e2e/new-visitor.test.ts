/**
 * Faults that a new visitor met: hidden options, nameless cards, numbers in two lines, players who are out and take the
 * room of the others, a start page and a deck page that forget.
 */
import { startServer } from '@praxis/server/main.ts';
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { beginMatch, concede, testServer } from './matches.ts';
import { choices } from './playing.ts';
import { picture, SCREENS } from './test-server.ts';
import { goToPosition } from './testing-positions.ts';

const server = testServer(startServer);

const FULL_HAND = `
game: pokemon
edition: "2024"
title: A full hand and a full Bench
rules: [P-TOOL-001]
seats:
  Ash:
    active: { card: Quaxly, energy: [Water Energy, Water Energy] }
    bench: [Bruxish, Flamigo, Floatzel, Baxcalibur, Staraptor]
    hand: [Beach Court, Water Energy, Bruxish, Quaxly, Rocky Helmet, Great Ball, Nemona]
  Gary: { active: Sprigatito SVI 13, bench: [Delibird, Floatzel, Staraptor, Bruxish, Flamigo] }
script:
  - Ash: plays Beach Court
expect: { turn: Ash }
`;

const FULL_FIELD = `
game: magic
edition: 2014
title: Many names
rules: [M-ACT-020]
seats:
  Ana:
    battlefield: [Borderland Marauder, Thundering Giant, Paragon of Fierce Defiance, { card: Rummaging Goblin, tapped: true }, 3 Mountain]
    hand: [Runeclaw Bear, Mountain]
  Bob: { battlefield: [Siege Wurm, { card: Living Totem, tapped: true }, Staff of the Flame Magus, 3 Swamp] }
turn: Ana
script:
  - Ana: plays Mountain
expect: { turn: Ana }
`;

const HARD_HIT = `
game: pokemon
edition: "2024"
title: An attack with a long name and three digits
rules: [P-TOOL-001]
seats:
  Ash:
    active: { card: Koraidon SVI 124, energy: [Fighting Energy, Fighting Energy, Fighting Energy, Fighting Energy] }
    bench: [Riolu]
    hand: [Beach Court]
  Gary: { active: Sprigatito SVI 13, bench: [Delibird] }
script:
  - Ash: plays Beach Court
expect: { turn: Ash }
`;

const OUSTED = `
game: vtes
edition: fifth
title: One player less
rules: [V-ACT-001]
seats:
  Sara: { ready: [{ vampire: Krid, clan: Ventrue }, { vampire: Rex, clan: Ventrue }] }
  Alex: { pool: 1 }
  Nora: { ready: [{ vampire: Mazz, clan: Nosferatu }] }
  Otto: { ready: [{ vampire: Pug, clan: Nosferatu }] }
turn: Sara
script:
  - Sara: Krid bleeds Alex
  - Sara: Rex hunts
expect: { Alex.ousted: true }
`;

const TERMS = `
game: vtes
edition: fifth
title: The terms of a referendum, from a long list
rules: [V-PRO-003]
seats:
  Sara: { ready: [{ vampire: Sully, clan: Toreador }], hand: [Consanguineous Boon] }
  Alex: {}
  Nora: {}
turn: Sara
script:
  - Sara: plays Consanguineous Boon with Sully
  - Sara: "sets the terms: Toreador"
expect: { turn: Sara }
`;

/** The labels of buttons of which a part cannot be seen. */
function cutOff(page: Page): Promise<readonly string[]> {
  return page.evaluate(() => {
    const buttons = [...document.querySelectorAll<HTMLElement>('.choices button')];
    const inSight = (button: HTMLElement): boolean => {
      const { left, right, top, bottom } = button.getBoundingClientRect();
      return [top + 4, bottom - 4].every((y) => button.contains(document.elementFromPoint((left + right) / 2, y)));
    };
    return buttons.filter((button) => !inSight(button)).map((button) => button.innerText);
  });
}

/** The names on the cards of the table: their size, and whether letters are cut without an ellipsis. */
function names(page: Page): Promise<readonly { text: string; px: number; cut: boolean }[]> {
  return page.evaluate(() =>
    [...document.querySelectorAll<HTMLElement>('.board .card :is(.pk-name, .card-name)')].flatMap((name) => {
      const words = name.querySelectorAll<HTMLElement>('.name-word');
      const parts = words.length === 0 ? [name] : [...words];
      return {
        text: name.innerText,
        px: Number.parseFloat(getComputedStyle(name).fontSize),
        cut: parts.some((part) => {
          const { textOverflow, overflowX } = getComputedStyle(part);
          return part.scrollWidth > part.clientWidth + 1 && (textOverflow !== 'ellipsis' || overflowX !== 'hidden');
        }),
      };
    }),
  );
}

test('with a hand of seven no option is hidden beside the table', async () => {
  const { page, context } = await server.visitor({ viewport: { width: 1440, height: 900 } });
  await goToPosition(page, FULL_HAND);
  await choices(page).first().waitFor();
  await picture(page, 'options-desk');
  expect(await choices(page).count()).toBeGreaterThan(7);
  expect(await cutOff(page)).toEqual([]);
  await context.close();
});

test.each([
  ['Pokémon', FULL_HAND, 'Baxcalibur'],
  ['Magic', FULL_FIELD, 'Borderland Marauder'],
] as const)('on a phone the cards of %s have names that can be read', async (game, position, known) => {
  const { page, context } = await server.visitor(SCREENS.phone);
  await goToPosition(page, position);
  await choices(page).first().waitFor();
  await picture(page, `names-${game}-phone`);
  const found = await names(page);
  expect(found.map(({ text }) => text)).toContain(known);
  expect(found.filter(({ px, cut }) => px < 11 || cut)).toEqual([]);
  await context.close();
});

test('the damage of an attack is never broken into two lines', async () => {
  const { page, context } = await server.visitor({ viewport: { width: 1440, height: 900 } });
  await goToPosition(page, HARD_HIT);
  const damage = page.locator('.pk-attack-choice b');
  await damage.first().waitFor();
  expect(await damage.allInnerTexts()).toContain('190');
  const inTwoLines = await damage.evaluateAll((numbers) =>
    numbers.filter((n) => n.getBoundingClientRect().height > 1.6 * Number.parseFloat(getComputedStyle(n).fontSize)),
  );
  expect(inTwoLines).toEqual([]);
  await context.close();
});

test('on a tablet an ousted player leaves the room to the others', async () => {
  const { page, context } = await server.visitor({ viewport: { width: 820, height: 1180 }, hasTouch: true });
  await goToPosition(page, OUSTED);
  const seat = (name: string) => page.getByRole('region', { name: 'Other players' }).getByRole('region', { name });
  await seat('Alex').waitFor();
  const before = await seat('Alex').boundingBox();
  await choices(page).filter({ hasText: 'Bleed Alex with Krid' }).click();
  await seat('Alex').getByText('ousted').waitFor();
  await choices(page).first().waitFor();
  await picture(page, 'ousted-tablet');
  const [alex, nora, otto] = [
    await seat('Alex').boundingBox(),
    await seat('Nora').boundingBox(),
    await seat('Otto').boundingBox(),
  ];
  expect(alex?.height).toBeLessThan((before?.height ?? 0) / 2);
  // A row without cards, below those who play on.
  for (const other of [nora, otto]) {
    expect(other?.height).toBeGreaterThan(2 * (alex?.height ?? 0));
    expect((other?.y ?? 0) + (other?.height ?? 0)).toBeLessThanOrEqual(alex?.y ?? 0);
  }
  await context.close();
});

test('a list does not begin with an entry that is only a click', async () => {
  const { page, context } = await server.visitor();
  await goToPosition(page, TERMS);
  await choices(page).filter({ hasText: 'Play Consanguineous Boon with Sully' }).click();
  await page.getByText('Set the terms of the referendum', { exact: true }).waitFor({ timeout: 20_000 });
  await choices(page).filter({ hasText: 'Toreador' }).first().waitFor({ timeout: 20_000 });
  await context.close();
});

test('the first match is set in the letters of the design', async () => {
  const { page, context } = await server.visitor(SCREENS.phone);
  await beginMatch(page, { Game: 'Pokémon' });
  await expect
    .poll(() => page.evaluate(() => document.fonts.check('600 12px "Grenze Names"')), { timeout: 20_000 })
    .toBe(true);
  const family = await page
    .locator('.match .whose-turn b, .match .question strong')
    .first()
    .evaluate((name) => getComputedStyle(name).fontFamily);
  expect(family).toMatch(/^"Grenze Names"/);
  await context.close();
});

test('the start page knows the last game, the match that goes on and how one ended', async () => {
  const { page, complaints } = await server.visitor({ viewport: { width: 1440, height: 900 } });
  await beginMatch(page, { Game: 'Pokémon' });
  await page.goto('/');
  await expect.poll(() => page.getByRole('radio', { name: /Pokémon/ }).isChecked(), { timeout: 20_000 }).toBe(true);
  const resume = page.getByRole('link', { name: /^Continue.*Pokémon/ }).first();
  await resume.waitFor();
  const box = await resume.boundingBox();
  expect(box && box.y + box.height).toBeLessThanOrEqual(900);
  await resume.click();
  await concede(page);
  await page.goto('/');
  await page.getByRole('link', { name: /Pokémon.*You lost · / }).waitFor();
  expect(complaints).toEqual([]);
});

test('a list that names its deck gives its name to the deck', async () => {
  const { page } = await server.visitor();
  await page.goto('/decks/new');
  await page.getByRole('textbox', { name: /^List/ }).fill('Deck Name: Night Shift\n\nCrypt\n2x Andi Liu\n');
  const name = page.getByRole('textbox', { name: 'Name', exact: true });
  await expect.poll(() => name.inputValue(), { timeout: 20_000 }).toBe('Night Shift');
  // A name that the player has chosen stays.
  await name.fill('Mine');
  const checked = page.waitForResponse(
    (response) =>
      response.url().endsWith('/api/decks/check') && response.request().postData()?.includes('Day Shift') === true,
  );
  await page.getByRole('textbox', { name: /^List/ }).fill('Deck Name: Day Shift\n\nCrypt\n2x Andi Liu\n');
  await (await checked).finished();
  expect(await name.inputValue()).toBe('Mine');
});
