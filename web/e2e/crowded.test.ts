/** Tables with many cards: those of the other players are as large as the room allows, and their numbers can be read. */
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

const NAMES = {
  short: ['Alex', 'Nora', 'Otto', 'Paul'],
  long: [
    'Path of Power and the Inner Voice 2',
    'Path of Death and the Soul 3',
    'Banu Haqim of Alamut 4',
    'Ministry of the Desert 5',
  ],
} as const;

const crowded = ([prey, second, third, predator]: (typeof NAMES)[keyof typeof NAMES]): string => `
game: vtes
edition: fifth
title: A table of five with many cards
seats:
  Sara: { ready: [{ vampire: Sully }], hand: [Deflection, Conditioning, Bonding, Villein, Blood Doll, Majesty, Sport Bike] }
  ${prey}: ${crowd(['Anna', 'Berta', 'Carla', 'Dora', 'Elsa'])}
  ${second}: ${crowd(['Fritz', 'Georg', 'Hugo', 'Ivan', 'Jonas'])}
  ${third}: ${crowd(['Karla', 'Laura', 'Maria', 'Nadia', 'Olga'])}
  ${predator}: ${crowd(['Peter', 'Quentin', 'Robert', 'Simon', 'Tobias'])}
turn: Sara
script:
  - Sara: Sully bleeds ${prey}
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
  await goToPosition(page, crowded(NAMES.short));
  await choices(page).first().waitFor();
  // The table opens in parts.
  await expect.poll(async () => (await numbers(page)).length).toBe(4 * 5 * 2);
  await picture(page, 'crowded-desk');
  expect(Math.min(...(await widths(page)))).toBeGreaterThanOrEqual(60);
  expect((await numbers(page)).filter(({ px }) => px < 9)).toEqual([]);
  expect(complaints).toEqual([]);
});

/** The players whose cards do not all lie within their seat. */
const overflowing = (page: Page): Promise<readonly string[]> =>
  page.evaluate(() =>
    [...document.querySelectorAll<HTMLElement>('.around [data-fits]')]
      .filter(({ scrollHeight, clientHeight, scrollWidth, clientWidth }) => {
        return scrollHeight > clientHeight + 1 || scrollWidth > clientWidth + 1;
      })
      .map((zones) => zones.closest('.seat')?.getAttribute('aria-label') ?? ''),
  );

/** The players whose name is written over their piles or counters, wholly or in part. */
const covered = (page: Page): Promise<readonly string[]> =>
  page.evaluate(() =>
    [...document.querySelectorAll<HTMLElement>('.around .seat')]
      .filter((seat) => {
        const words = document.createRange();
        const numbers = [...seat.querySelectorAll('.pile svg, .pile-count, .counter b')];
        return [...seat.querySelectorAll('.seat-title, .seat-notes > *')].some((word) => {
          words.selectNodeContents(word);
          const right = Math.min(words.getBoundingClientRect().right, word.getBoundingClientRect().right);
          const { top, bottom, left } = word.getBoundingClientRect();
          return numbers
            .map((number) => number.getBoundingClientRect())
            .some((box) => box.left < right && box.right > left && box.top < bottom && box.bottom > top);
        });
      })
      .map((seat) => seat.getAttribute('aria-label') ?? ''),
  );

test('five players with long names on a tablet', async () => {
  const { page, complaints } = await server.visitor({ viewport: { width: 820, height: 1180 }, hasTouch: true });
  await goToPosition(page, crowded(NAMES.long));
  await choices(page).first().waitFor();
  await expect.poll(async () => (await numbers(page)).length).toBe(4 * 5 * 2);
  await picture(page, 'crowded-tablet');
  expect(await overflowing(page)).toEqual([]);
  expect(await covered(page)).toEqual([]);
  expect((await numbers(page)).filter(({ px }) => px < 9)).toEqual([]);
  expect(complaints).toEqual([]);
});

const VOTE = `
game: rivals
edition: "1.9"
title: A vote at a table of four with many cards
seats:
  Ana: { haven: [Randolph Marz], hand: [Greed, The Last Word] }
  Bob: { haven: [Doc, Bad Penny, Skunk], torpor: [Humberto Garcia], in_play: [Influencer, Search Engine] }
  Cora: { haven: [Bunny Benitez, Lixue Chen, Hydra, Muhammad Zadeh], in_play: [Long-Term Investment, Influencer] }
  Dan: { haven: [Shades] }
script:
  - Ana: plays Greed with Randolph Marz
  - Ana: votes Yes exerting Randolph Marz with The Last Word
expect: { turn: Ana }
`;

test('a vote of Rivals at a desk', async () => {
  const { page, complaints } = await server.visitor({ viewport: { width: 1440, height: 900 } });
  await goToPosition(page, VOTE);
  await choices(page).filter({ hasText: 'Greed' }).click();
  await choices(page).filter({ hasText: /Marz$/ }).click();
  await page.getByText('Influence Conflict').first().waitFor();
  await picture(page, 'crowded-rivals');
  expect(await overflowing(page)).toEqual([]);
  expect(complaints).toEqual([]);
});

/** Where words on the whole card lie below a number that is fastened to it. */
const wordsBelowNumbers = (page: Page): Promise<readonly string[]> =>
  page.evaluate(() => {
    const card = document.querySelector('.whole') as HTMLElement;
    const numbers = [...card.querySelectorAll('.rv-blood, .rv-count')].map((number) => number.getBoundingClientRect());
    if (numbers.length === 0) throw new Error('The card has no number.');
    const words = document.createRange();
    return [...card.querySelectorAll('.rv-text, .rv-text *, .rv-type')]
      .filter((text) => {
        words.selectNodeContents(text);
        return [...words.getClientRects()].some((line) =>
          numbers.some(
            (box) => line.right > box.left && line.left < box.right && line.bottom > box.top && line.top < box.bottom,
          ),
        );
      })
      .map((text) => text.textContent);
  });

test('the Blood on a whole card of Rivals covers no words', async () => {
  const { page, complaints } = await server.visitor({ viewport: { width: 1440, height: 900 } });
  await goToPosition(page, VOTE);
  await choices(page).first().waitFor();
  for (const name of ['Bunny Benitez', 'Bad Penny', 'Lixue Chen', 'Muhammad Zadeh']) {
    await page.locator('.around').getByRole('button', { name }).focus();
    await page.keyboard.press('Shift+Enter');
    await page.locator('.whole').waitFor();
    expect(await wordsBelowNumbers(page), name).toEqual([]);
    await page.keyboard.press('Escape');
    await page.locator('.whole').waitFor({ state: 'detached' });
  }
  expect(complaints).toEqual([]);
});
