/** On a phone everything that is pressed can be hit with a finger: at least 44 px wide and high. */
import { startServer } from '@praxis/server/main.ts';
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { testServer } from './matches.ts';
import { choices, untilAsked } from './playing.ts';
import { picture, SCREENS } from './test-server.ts';
import { goToPosition } from './testing-positions.ts';

const server = testServer(startServer);

/**
 * The elements that are too small. A link within a sentence is as high as its line; a checkbox also has its label as a
 * target.
 */
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
      // Elements for screen readers only, and those that appear only when focused, are not pressed with a finger.
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
  // The cards come after the page.
  '/decks/new': '.44 Magnum',
  '/learn': 'First steps',
  '/learn/rules': 'Search by word or id',
  '/account': 'Change your name',
} as const;

test.each(Object.keys(PAGES) as (keyof typeof PAGES)[])('%s', async (path) => {
  const { page, context } = await server.visitor(SCREENS.phone);
  await page.goto(path);
  await page.getByText(PAGES[path], { exact: true }).first().waitFor();
  expect(await tooSmall(page)).toEqual([]);
  await context.close();
});

test('a match', async () => {
  const { page, context } = await server.visitor(SCREENS.phone);
  await page.goto('/');
  await page.getByRole('button', { name: 'Play now' }).click();
  await untilAsked(page);
  expect(await tooSmall(page)).toEqual([]);
  await page.getByRole('button', { name: 'Menu' }).click();
  await page.getByRole('dialog').waitFor();
  expect(await tooSmall(page)).toEqual([]);
  await context.close();
});

/** Positions with many cards on other cards, and with panels in the middle of the table. */
const POSITIONS = {
  'a minion phase of VTES': `
game: vtes
edition: fifth
title: Much to carry
rules: [V-ACT-001]
seats:
  Sara:
    ready:
      - { vampire: Krid, clan: Ventrue, capacity: 6, disciplines: [ANI], with: [.44 Magnum, Kevlar Vest, Raven Spy] }
      - { vampire: Ilse, clan: Tremere, capacity: 3, locked: true, with: [Sport Bike] }
    torpor: [{ vampire: Pug, clan: Nosferatu, capacity: 4, blood: 3, with: [Flak Jacket] }]
    uncontrolled: [{ vampire: Rex, capacity: 5 }]
    hand: [.44 Magnum, Bonding]
    ash_heap: [Dodge]
  Alex:
    ready: [{ vampire: Mazz, clan: Nosferatu, capacity: 5, with: [Murder of Crows, Submachine Gun] }]
    torpor: [{ vampire: Zed, clan: Brujah, capacity: 4, with: [Sport Bike] }]
    ash_heap: [Dodge]
  Nora: { ready: [{ vampire: Zoe, clan: Toreador, with: [Raven Spy] }] }
turn: Sara
script:
  - Sara: Krid bleeds Alex
expect: { turn: Sara }
`,
  'a combat of VTES': `
game: vtes
edition: fifth
title: Armed on both sides
rules: [V-STR-003]
seats:
  Sara: { ready: [{ vampire: Krid, clan: Ventrue, capacity: 6, with: [.44 Magnum, Raven Spy] }], hand: [Dodge] }
  Alex: { ready: [{ vampire: Mazz, clan: Nosferatu, capacity: 5, with: [Murder of Crows, Submachine Gun] }] }
  Nora: {}
turn: Sara
script:
  - Sara: Krid bleeds Alex
  - Alex: Mazz attempts to block
  - until: { Sara: strike }
  - Sara: Krid strikes with .44 Magnum
expect: { turn: Sara }
`,
  'a referendum of VTES': `
game: vtes
edition: fifth
title: Armed voters
rules: [V-POL-008]
seats:
  Sara:
    ready: [{ vampire: Krid, clan: Ventrue, capacity: 6, title: prince of Chicago, with: [.44 Magnum] }]
    hand: [Ancilla Empowerment]
  Alex: { ready: [{ vampire: Mazz, clan: Nosferatu, title: prince of Boston, locked: true, with: [Raven Spy] }] }
  Nora: {}
turn: Sara
script:
  - Sara: plays Ancilla Empowerment with Krid
  - until: { Sara: polling }
  - Sara: Krid casts 2 votes for
expect: { turn: Sara }
`,
  'a turn of Pokémon': `
game: pokemon
edition: "2024"
title: Much attached
rules: [P-TOOL-001]
seats:
  Ash:
    active: { card: Quaxly, damage: 30, energy: [Water Energy, Water Energy], tools: [Bravery Charm] }
    bench: [{ card: Bruxish, energy: [Water Energy, Water Energy], tools: [Rocky Helmet] }]
    hand: [Beach Court, Water Energy]
  Gary:
    active: { card: Sprigatito SVI 13, energy: [Grass Energy], tools: [Bravery Charm] }
    bench: [{ card: Bruxish, energy: [Water Energy] }]
script:
  - Ash: plays Beach Court
expect: { turn: Ash }
`,
  'a turn of Magic': `
game: magic
edition: 2014
title: Much attached
rules: [M-ACT-020]
seats:
  Ana:
    battlefield: [{ card: Centaur Courser, with: [Divine Favor, Fireshrieker] }, Runeclaw Bear, 5 Forest]
    hand: [Runeclaw Bear]
    graveyard: [Forest]
  Bob:
    battlefield: [{ card: Walking Corpse, with: [Indestructibility] }, 3 Swamp]
    graveyard: [Swamp]
turn: Ana
script:
  - Ana: casts Runeclaw Bear
expect: { turn: Ana }
`,
} as const;

/**
 * The tasks of each position. Later ones in the script are reached by giving the first answer to the earlier questions.
 */
const TASKS: Readonly<Record<keyof typeof POSITIONS, readonly string[]>> = {
  'a minion phase of VTES': ['Bleed Alex with Krid'],
  'a combat of VTES': ['Bleed Alex with Krid', 'Strike with .44 Magnum'],
  'a referendum of VTES': ['Play Ancilla Empowerment with Krid', 'Cast 2 votes of Krid for'],
  'a turn of Pokémon': ['Play Beach Court'],
  'a turn of Magic': ['Cast Runeclaw Bear'],
};

test.each(Object.keys(POSITIONS) as (keyof typeof POSITIONS)[])('%s', async (name) => {
  const { page, context } = await server.visitor(SCREENS.phone);
  await goToPosition(page, POSITIONS[name]);
  const lesson = page.getByRole('region', { name: 'Lesson', exact: true });
  const [first, ...others] = TASKS[name];
  await lesson.getByText(first as string, { exact: true }).waitFor();
  for (const task of others) {
    await choices(page).first().tap();
    await lesson.getByText(task, { exact: true }).waitFor();
  }
  await choices(page).first().waitFor();
  await picture(page, `targets ${name}`);
  expect(await tooSmall(page)).toEqual([]);
  const folded = page.getByRole('button', { name: /^Show .*'s side$/ });
  while ((await folded.count()) > 0) await folded.first().tap();
  expect(await tooSmall(page)).toEqual([]);
  await picture(page, `targets ${name}, unfolded`);
  for (const heap of await page.getByRole('button', { name: /Show (?:ash heap|graveyard)/i }).all()) {
    await heap.tap();
    await page.getByRole('dialog').waitFor();
    expect(await tooSmall(page)).toEqual([]);
    await page.getByRole('dialog').getByRole('button', { name: 'Close', exact: true }).tap();
    await page.getByRole('dialog').waitFor({ state: 'detached' });
  }
  await context.close();
});
