/** Whole matches with the keyboard alone, from the start page on: nothing is clicked, tapped or filled in. */
import { startServer } from '@praxis/server/main.ts';
import type { Locator, Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { expectSeen, focused, goTo, playByKeys, watchFocus } from './keys.ts';
import { testServer } from './matches.ts';
import { choices, keenOn, over, question } from './playing.ts';
import { goToPosition } from './testing-positions.ts';

const server = testServer(startServer);

/** Goes to a list with Tab, and through it with the arrows. */
async function choose(page: Page, select: Locator, wanted: string): Promise<void> {
  const isThere = (): Promise<boolean> => select.evaluate((element) => element === document.activeElement);
  while (!(await isThere())) await page.keyboard.press('Tab');
  await expectSeen(page);
  await page.keyboard.press('Home');
  const chosen = (): Promise<string> => select.locator('option:checked').innerText();
  const options = await select.locator('option').count();
  for (let step = 0; step < options && (await chosen()) !== wanted; step++) await page.keyboard.press('ArrowDown');
  expect(await chosen()).toBe(wanted);
}

/** Goes to the form's fields with Tab; a deck is chosen in its window, everything else with the arrows. */
async function chooseAtStart(page: Page, field: string, wanted: string): Promise<void> {
  if (field === 'Your deck') {
    await goTo(page, 'Tab', ({ name }) => name === 'Surprise me');
    await expectSeen(page);
    await page.keyboard.press('Enter');
    await page.getByRole('dialog', { name: field }).waitFor();
    await goTo(page, 'Tab', ({ name, within }) => within === field && name.startsWith(wanted));
    await page.keyboard.press('Enter');
    return;
  }
  const group = page.getByRole('group', { name: field, exact: true });
  const isThere = (): Promise<boolean> => group.evaluate((element) => element.contains(document.activeElement));
  while (!(await isThere())) await page.keyboard.press('Tab');
  await expectSeen(page);
  const chosen = group.getByRole('radio', { name: wanted, exact: true });
  for (let step = 0; step < 10 && !(await chosen.isChecked()); step++) await page.keyboard.press('ArrowRight');
  expect(await chosen.isChecked()).toBe(true);
}

/** Goes through the form, and begins. */
async function begin(page: Page, chosen: Readonly<Record<string, string>>): Promise<void> {
  await page.goto('/');
  await page.getByRole('button', { name: 'Play now', exact: true }).waitFor();
  for (const [field, wanted] of Object.entries(chosen)) await chooseAtStart(page, field, wanted);
  await goTo(page, 'Shift+Tab', ({ name }) => name === 'Play now');
  await expectSeen(page);
  await page.keyboard.press('Enter');
  await question(page).waitFor();
  // The focus is on the question when the player comes to the table.
  expect((await expectSeen(page)).within).toBe('Decision');
}

/** Some games ask who goes first before there are any cards. */
const untilAsked = (page: Page): Promise<readonly string[]> => {
  const inHand = page.getByRole('region', { name: 'Your hand', exact: true }).getByRole('button');
  const isReady = async (): Promise<boolean> => (await choices(page).count()) > 0 && (await inHand.count()) > 0;
  return playByKeys(page, keenOn(), isReady);
};

/** A window keeps the focus for as long as it is open, and gives it back to where it was. */
async function expectWindow(page: Page, title: string, openWith: string): Promise<void> {
  const before = await expectSeen(page);
  await page.keyboard.press(openWith);
  await page.getByRole('dialog', { name: title, exact: true }).waitFor();
  for (let step = 0; step < 25; step++) {
    const at = await focused(page);
    // After the last element comes the browser itself.
    if (!at.isNowhere) expect(at.within).toBe(title);
    await page.keyboard.press('Tab');
  }
  await page.keyboard.press('Escape');
  await page.getByRole('dialog').waitFor({ state: 'detached' });
  expect(await expectSeen(page)).toEqual(before);
}

/** Attacks whenever it can and feeds the fighter, but sends no reinforcements: such matches are short. */
const fighter = keenOn(
  /Start with .+ benching/,
  /Start with/,
  /Promote/,
  /Attack with/,
  /Attach .* Energy/,
  /^\d?\s*to /,
  /Take Prize/,
  /Evolve/,
);
/** Plays every card and attacks with everything. */
const rash = keenOn(/Keep the hand/, /^Attack with/, /^All$/, /\d\/\d/, /Play /, /Cast /);

test.each([
  ['Pokémon Trading Card Game', 'First Fire', fighter],
  ['Magic: The Gathering', 'Red Sample Deck', rash],
] as const)('a whole match: %s', async (game, deck, taste) => {
  const { page, complaints } = await server.visitor();
  await begin(page, { Game: game, 'Your deck': deck });
  await untilAsked(page);

  // A card is seen closely, and then the focus is back.
  const card = await goTo(page, 'F6', ({ within }) => within === 'Your hand');
  await expectWindow(page, card.name.split(',')[0] ?? '', 'Shift+Enter');
  // The log, its lines, and the menu.
  await goTo(page, 'F6', ({ within }) => within === 'Log and chat');
  await goTo(page, 'Tab', ({ role }) => role === 'log');
  await expectSeen(page);
  await goTo(page, 'F6', ({ name }) => name === 'Menu');
  await expectWindow(page, 'Menu', 'Enter');
  // The other way round it goes back to the log.
  await page.keyboard.press('Shift+F6');
  expect((await expectSeen(page)).within).toBe('Log and chat');
  await goTo(page, 'F6', ({ within }) => within === 'Decision');
  const lost = await watchFocus(page);

  const given = await playByKeys(page, taste, () => over(page).isVisible());
  expect(given.length).toBeGreaterThan(0);
  expect(await over(page).innerText()).toContain('Winner');
  // At the end of the page the ways on are at hand.
  await goTo(page, 'F6', ({ within }) => within === 'The match is over');
  await expectSeen(page);
  // The focus may have come to the first of them by itself.
  await goTo(page, 'Tab', ({ name }) => name === 'Play again');
  await expectSeen(page);
  expect(await lost()).toEqual([]);
  expect(complaints).toEqual([]);
});

const bleeder = keenOn(/Bleed /, /Move .+ to ready/, /Move 1 pool to/, /Hunt with/, /\d ways/);
const DOES_NOTHING = /^0\s/;

/** In the browser: the key that follows at once must go to the field, or a space would press the choice with the focus. */
function searchesAtOnce(): boolean {
  document.activeElement?.dispatchEvent(new KeyboardEvent('keydown', { key: '/', bubbles: true }));
  return document.activeElement?.matches('input[type="search"]') === true;
}

test('some turns of a match of VTES, with actions and their answers', async () => {
  const { page, complaints } = await server.visitor();
  await begin(page, { Players: '2' });
  await untilAsked(page);
  const lost = await watchFocus(page);

  // Words find choices, and the search can be undone.
  expect(await page.evaluate(searchesAtOnce)).toBe(true);
  await page.keyboard.type('no such words');
  await page.getByText('Nothing you can do now matches these words.').waitFor();
  await page.keyboard.press('Escape');
  expect((await expectSeen(page)).within).toBe('Decision');
  await page.keyboard.press('ArrowUp');
  expect((await expectSeen(page)).name).toBe(await choices(page).last().textContent());

  const log = page.getByRole('log', { name: 'Log' });
  const enough = async (given: readonly string[]): Promise<boolean> =>
    (await over(page).isVisible()) ||
    (given.filter((answer) => /Bleed /.test(answer)).length > 1 &&
      given.some((answer) => DOES_NOTHING.test(answer)) &&
      / bleeds? /.test(await log.innerText()));
  const given = await playByKeys(page, bleeder, enough);
  expect(given.length).toBeGreaterThan(10);
  expect(await lost()).toEqual([]);
  expect(complaints).toEqual([]);
});

test('the default move is offered once, as 0', async () => {
  const { page, complaints } = await server.visitor();
  await goToPosition(
    page,
    `
game: vtes
edition: fifth
title: A strike by an armed minion
rules: [V-STR-003]
seats:
  Sara: { ready: [{ vampire: Krid, clan: Ventrue, with: [.44 Magnum] }], hand: [Dodge] }
  Alex: { ready: [{ vampire: Mazz, clan: Nosferatu }] }
  Nora: {}
turn: Sara
script:
  - Sara: Krid bleeds Alex
  - Alex: Mazz attempts to block
  - until: { Sara: strike }
  - Sara: Krid strikes with hand
expect: { Mazz.blood: { change: -1 } }
`,
  );
  await choices(page).filter({ hasText: 'Bleed Alex with Krid' }).waitFor();
  await page.keyboard.press('1');
  await question(page).getByText("Krid's strike", { exact: true }).waitFor();
  expect((await choices(page).allInnerTexts()).map((text) => text.split('\n'))).toEqual([
    ['1', 'Strike with Dodge'],
    ['2', 'Strike with .44 Magnum'],
    ['0', 'Strike with hand'],
  ]);
  // It can be found by words, too.
  await page.keyboard.press('/');
  await page.keyboard.type('hand');
  await choices(page).filter({ hasText: 'Dodge' }).waitFor({ state: 'detached' });
  expect((await choices(page).allInnerTexts()).map((text) => text.split('\n'))).toEqual([['0', 'Strike with hand']]);
  await page.keyboard.press('Enter');
  expect((await expectSeen(page)).name).toContain('Strike with hand');
  await page.keyboard.press('Enter');
  await page.getByRole('dialog', { name: 'Well done.', exact: true }).waitFor();
  expect(complaints).toEqual([]);
});

test('a choice that has the focus is in sight, however many there are', async () => {
  const { page } = await server.visitor({ viewport: { width: 1280, height: 640 } });
  await goToPosition(
    page,
    `
game: vtes
edition: fifth
title: Many to influence
rules: [V-INF-003]
seats:
  Sara: { uncontrolled: [{ vampire: Ilse }, { vampire: Krid }, { vampire: Pug }, { vampire: Rex }, { vampire: Zoe }] }
  Alex: {}
  Nora: {}
turn: Sara
phase: influence
script:
  - Sara: moves 1 pool to Ilse
expect: { turn: Sara }
`,
  );
  await choices(page).last().waitFor();
  const count = await choices(page).count();
  expect(count).toBeGreaterThan(5);
  for (const key of ['ArrowDown', 'ArrowUp'])
    for (let step = 0; step < count; step++) {
      await page.keyboard.press(key);
      expect((await expectSeen(page)).within).toBe('Decision');
    }
});

test('attackers are blocked from a list', async () => {
  const { page, complaints } = await server.visitor();
  await page.goto('/learn/magic/block');
  await page.getByRole('dialog', { name: 'Block an attacker', exact: true }).waitFor();
  await goTo(page, 'Tab', ({ name }) => name === 'Begin');
  await page.keyboard.press('Enter');
  await question(page).getByText('Which of your creatures block?', { exact: true }).waitFor();
  expect((await expectSeen(page)).within).toBe('Decision');
  await choose(page, page.getByRole('combobox', { name: /^Centaur Courser/ }), '→ Runeclaw Bear 2/2');
  await page.keyboard.press('Tab');
  expect((await expectSeen(page)).name).toBe('Block with 1');
  await page.keyboard.press('Enter');
  await page.getByRole('dialog', { name: 'Well done.', exact: true }).waitFor();
  expect(complaints).toEqual([]);
});
