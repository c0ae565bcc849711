/** A test player with a keyboard only: it reads the screen and presses keys. */
import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import { choices, PLAY_MS_MAX, question, type Taste, textsOfChoices, untilChanged } from './playing.ts';
import { undrawn } from './undrawn.ts';

interface Focused {
  /** Its accessible name. */
  readonly name: string;
  /** The role, if it is not implied by its element. */
  readonly role: string | undefined;
  /** The named part of the page that it is in. */
  readonly within: string;
  readonly isNowhere: boolean;
  /** It has a focus ring, is on the screen and, among choices, not covered by others. */
  readonly isSeen: boolean;
}

export function focused(page: Page): Promise<Focused> {
  return page.evaluate(() => {
    const element = document.activeElement ?? document.body;
    const { outlineStyle, outlineWidth } = getComputedStyle(element);
    const { top, bottom, left, right, width, height } = element.getBoundingClientRect();
    const onScreen = bottom > 0 && right > 0 && top < window.innerHeight && left < window.innerWidth;
    const label =
      element.getAttribute('aria-label') ?? (element.id && document.querySelector(`label[for="${element.id}"]`));
    const isCovered = (y: number): boolean => {
      const shown = document.elementFromPoint((left + right) / 2, y);
      return shown !== null && !element.contains(shown);
    };
    const isBehind = element.closest('fieldset') !== null && (isCovered(top + 4) || isCovered(bottom - 4));
    const isRinged =
      element.matches(':focus-visible') && outlineStyle !== 'none' && Number.parseFloat(outlineWidth) > 0;
    const dialog = element.closest('dialog')?.querySelector('h2')?.textContent;
    return {
      name: (typeof label === 'string' && label !== '' ? label : (element.textContent ?? '')).trim(),
      role: element.getAttribute('role') ?? undefined,
      within: dialog ?? element.closest('section[aria-label], aside[aria-label]')?.getAttribute('aria-label') ?? '',
      isNowhere: element === document.body || element === document.documentElement,
      isSeen: isRinged && onScreen && !isBehind && width > 0 && height > 0,
    };
  });
}

/** A player on the keyboard always sees the focus. */
export async function expectSeen(page: Page): Promise<Focused> {
  const at = await focused(page);
  expect(at).toMatchObject({ isNowhere: false, isSeen: true });
  return at;
}

/** Counts the frames on which the focus is nowhere, from now on: also those between two keys. */
export async function watchFocus(page: Page): Promise<() => Promise<readonly string[]>> {
  await page.evaluate(() => {
    const lost: string[] = [];
    let last = '';
    const look = (): void => {
      const { activeElement: element } = document;
      if (element && element !== document.body) last = element.outerHTML.slice(0, 120);
      else if (lost.length < 5) lost.push(`after ${last}`);
      requestAnimationFrame(look);
    };
    look();
    Object.assign(window, { lostFocus: lost });
  });
  return () => page.evaluate(() => (window as unknown as { readonly lostFocus: readonly string[] }).lostFocus);
}

const STEPS_MAX = 120;

/** Presses a key until the focus is on the wanted element. */
export async function goTo(page: Page, key: string, isThere: (at: Focused) => boolean): Promise<Focused> {
  const passed: string[] = [];
  for (let step = 0; step < STEPS_MAX; step++) {
    const at = await focused(page);
    if (isThere(at)) return at;
    passed.push(at.name.slice(0, 30));
    await page.keyboard.press(key);
  }
  throw new Error(`${key} does not lead there, but past ${[...new Set(passed)].join(' | ')}`);
}

/** The ways to take one of the choices; all of them are used in turn. */
const WAYS = ['number', 'arrows', 'tabulator'] as const;

/** Takes a choice; nothing is taken if another question has come meanwhile. */
async function take(page: Page, texts: readonly string[], at: number, way: (typeof WAYS)[number]): Promise<boolean> {
  const button = choices(page).nth(at);
  const number = await button.getAttribute('data-key');
  if (way === 'number' && number !== null) {
    await page.keyboard.press(number);
    return true;
  }
  const key = way === 'tabulator' ? 'Tab' : 'ArrowDown';
  if ((await focused(page)).within !== 'Decision') await goTo(page, 'F6', ({ within }) => within === 'Decision');
  for (let step = 0; step < STEPS_MAX; step++) {
    if ((await textsOfChoices(page)).join('|') !== texts.join('|')) return false;
    if (await button.evaluate((element) => element === document.activeElement)) {
      await expectSeen(page);
      await page.keyboard.press('Enter');
      return true;
    }
    await page.keyboard.press(key);
  }
  throw new Error(`${key} does not lead to the choice ${texts[at]}`);
}

const HURRY = 'Let the bots move instantly';

/** Answers questions until `done` says so. Returns the words of the given answers. */
export function playByKeys(page: Page, taste: Taste, done: IsDone): Promise<readonly string[]> {
  return undrawn(page, () => playOn(page, taste, done));
}

type IsDone = (given: readonly string[]) => Promise<boolean>;

async function playOn(page: Page, taste: Taste, done: IsDone): Promise<readonly string[]> {
  const end = Date.now() + PLAY_MS_MAX;
  const given: string[] = [];
  while (Date.now() < end) {
    if (await done(given)) return given;
    const texts = await textsOfChoices(page);
    if (texts.length === 0) {
      await hurryByKeys(page);
      continue;
    }
    const at = taste(texts);
    const way = WAYS[given.length % WAYS.length] as (typeof WAYS)[number];
    if (await take(page, texts, at, way)) given.push(texts[at] as string);
    await expectSeen(page);
    // An irreversible answer needs confirmation.
    if (await page.locator('dialog[open]').isVisible()) {
      await goTo(page, 'Tab', ({ name }) => name === 'Yes, do it');
      await page.keyboard.press('Enter');
    }
  }
  throw new Error(
    `Not done after ${given.length} answers and ${PLAY_MS_MAX} ms: ${await page.getByRole('main').innerText()}`,
  );
}

/**
 * The button appears and disappears while the player waits, so it is pressed only where it has the focus. If it has
 * just disappeared, the key moves the focus elsewhere, from where F6 leads back.
 */
async function hurryByKeys(page: Page): Promise<void> {
  const { within, name } = await focused(page);
  if (name === HURRY) await page.keyboard.press('Enter');
  else if (within !== 'Decision') await page.keyboard.press('F6');
  else if ((await question(page).locator('button:visible', { hasText: HURRY }).count()) > 0)
    await page.keyboard.press('Tab');
  else await untilChanged(page);
}
