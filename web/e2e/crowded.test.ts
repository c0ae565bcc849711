/** A table of five with many cards: those of the other players are as large as the room allows, and their numbers can be read. */
import { startServer } from '@praxis/server/main.ts';
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { testServer } from './matches.ts';
import { choices } from './playing.ts';
import { picture } from './test-server.ts';
import { goToPosition } from './testing-positions.ts';

const server = testServer(startServer);

/** Four ready vampires, two of them locked and one with a card on it, one in torpor and two uncontrolled ones. */
const crowd = (names: readonly string[]): string => {
  const [first, second, third, fourth, fifth] = names;
  return `{
    ready: [
      { vampire: ${first}, capacity: 8, blood: 6, locked: true, with: [Sport Bike] },
      { vampire: ${second}, capacity: 5, blood: 2, locked: true },
      { vampire: ${third}, capacity: 10 },
      { vampire: ${fourth}, capacity: 4, blood: 3 },
    ],
    torpor: [{ vampire: ${fifth}, capacity: 6, blood: 0 }],
    uncontrolled: [{ vampire: Ada }, { vampire: Nik }],
  }`;
};

const CROWDED = `
game: vtes
edition: fifth
title: A table of five with many cards
seats:
  Sara: { ready: [{ vampire: Sully }], hand: [Deflection, Conditioning, Bonding, Villein, Blood Doll, Majesty, Sport Bike] }
  Alex: ${crowd(['Anna', 'Berta', 'Carla', 'Dora', 'Elsa'])}
  Nora: ${crowd(['Fritz', 'Georg', 'Hugo', 'Ivan', 'Jonas'])}
  Otto: ${crowd(['Karla', 'Laura', 'Maria', 'Nadia', 'Olga'])}
  Paul: ${crowd(['Peter', 'Quentin', 'Robert', 'Simon', 'Tobias'])}
turn: Sara
script:
  - Sara: Sully bleeds Alex
expect: { turn: Sara }
`;

/** The widths of the other players' cards whose faces are up; locked ones lie sideways, so theirs is the height. */
const widths = (page: Page): Promise<readonly number[]> =>
  page.evaluate(() =>
    [...document.querySelectorAll<HTMLElement>('.around .card:has(.vt-face)')].map(({ offsetWidth, offsetHeight }) =>
      Math.min(offsetWidth, offsetHeight),
    ),
  );

/** The sizes of all numbers on the other players' vampires: blood, and below it the capacity. */
const numbers = (page: Page): Promise<readonly { readonly text: string; readonly px: number }[]> =>
  page.evaluate(() =>
    [...document.querySelectorAll<HTMLElement>('.around .vt-count > *')].map((number) => ({
      text: number.innerText,
      px: number.checkVisibility() ? Number.parseFloat(getComputedStyle(number).fontSize) : 0,
    })),
  );

test('five players at a desk', async () => {
  const { page, complaints } = await server.visitor({ viewport: { width: 1440, height: 900 } });
  await goToPosition(page, CROWDED);
  await choices(page).first().waitFor();
  // The table opens in parts.
  await expect.poll(async () => (await numbers(page)).length).toBe(4 * 5 * 2);
  await picture(page, 'crowded-desk');
  expect(Math.min(...(await widths(page)))).toBeGreaterThanOrEqual(60);
  expect((await numbers(page)).filter(({ px }) => px < 9)).toEqual([]);
  expect(complaints).toEqual([]);
});
