/**
 * How a test plays: by roles and names on the screen, as a blind player would. What a waiting player looks at all the
 * time is found by its element and label instead: the browser computes roles and names of the whole page at each look.
 */
import type { Locator, Page } from 'playwright-core';
import { undrawn } from './undrawn.ts';

export function question(page: Page): Locator {
  return page.locator('section[aria-label="Decision"]:visible');
}

/** The buttons with which the question can be answered. */
export function choices(page: Page): Locator {
  return question(page).locator('fieldset[aria-label="What you can do"] button:visible');
}

export const over = (page: Page): Locator => page.locator('section[aria-label="The match is over"]:visible');

/** Chooses one of the buttons by their texts. */
export type Taste = (texts: readonly string[]) => number;

/** A player who does the first possible one of these things, and nothing otherwise: the passive answer comes last. */
export function keenOn(...wishes: readonly RegExp[]): Taste {
  return (texts) => {
    for (const wish of wishes) {
      const at = texts.findIndex((text) => wish.test(text));
      if (at >= 0) return at;
    }
    return texts.length - 1;
  };
}

/** Far more than any match takes, even on a busy machine. */
export const PLAY_MS_MAX = 800_000;

/** Answers questions until `done` says so. Returns the number of given answers. */
export function play(page: Page, taste: Taste, done: () => Promise<boolean>): Promise<number> {
  return undrawn(page, () => playOn(page, taste, done));
}

async function playOn(page: Page, taste: Taste, done: () => Promise<boolean>): Promise<number> {
  const end = Date.now() + PLAY_MS_MAX;
  let given = 0;
  while (Date.now() < end) {
    // Read first: a question that comes between the two is not answered before `done` has seen it.
    const texts = await textsOfChoices(page);
    if (await done()) return given;
    if (texts.length === 0) {
      await hurry(page);
      continue;
    }
    try {
      await choices(page).nth(taste(texts)).click({ timeout: 1000 });
      given++;
    } catch {
      // The question changed while it was being answered, as it may at any table, or the page asks for confirmation.
      await pressIfThere(page.getByRole('button', { name: 'Yes, do it' }));
    }
  }
  throw new Error(`Not done after ${given} answers and ${PLAY_MS_MAX} ms: ${await page.getByRole('main').innerText()}`);
}

const MATCHES_MAX = 6;

/** Begins a match and plays until `ready`. A match that is over before that is followed by another one: some are very short. */
export async function playUntil(
  page: Page,
  begin: (page: Page) => Promise<void>,
  taste: Taste,
  ready: () => Promise<boolean>,
): Promise<void> {
  for (let match = 0; match < MATCHES_MAX; match++) {
    await begin(page);
    let isReady = false;
    const done = async (): Promise<boolean> => {
      isReady = await ready();
      return isReady || (await over(page).isVisible());
    };
    await play(page, taste, done);
    if (isReady) return;
  }
  throw new Error(`${MATCHES_MAX} matches were over before it came to that.`);
}

/** Lets the bots move until this player is asked. */
export async function untilAsked(page: Page, limitMs = 180_000): Promise<void> {
  const end = Date.now() + limitMs;
  while ((await textsOfChoices(page)).length === 0) {
    if (Date.now() > end) throw new Error(`Not asked within ${limitMs} ms.`);
    await hurry(page);
  }
}

/**
 * The texts of `choices`. Looked for by the browser itself: a locator runs a program in the page that tries all of its
 * elements, and a test that waits looks very often.
 */
export function textsOfChoices(page: Page): Promise<readonly string[]> {
  return page.evaluate<readonly string[]>(TEXTS_OF_CHOICES);
}

// Scripts in words: programs without the browser's types use this file, too.
const TEXTS_OF_CHOICES = `
  [...document.querySelectorAll('section[aria-label="Decision"] fieldset[aria-label="What you can do"] button')]
    .filter((button) => button.checkVisibility({ visibilityProperty: true }))
    .map((button) => button.innerText)`;

/** The button exists only while another player is waited for. Without one, the page is waited for until it changes. */
export async function hurry(page: Page): Promise<void> {
  const button = question(page).locator('button:visible', { hasText: 'Let the bots move instantly' });
  if ((await button.count()) > 0) await pressIfThere(button);
  else await untilChanged(page);
}

/** A change may come before it is waited for. */
const CHANGED_MS = 200;

export function untilChanged(page: Page): Promise<void> {
  return page.evaluate<void>(UNTIL_CHANGED);
}

const UNTIL_CHANGED = `
  new Promise((resolve) => {
    const done = () => {
      changes.disconnect();
      resolve();
    };
    const changes = new MutationObserver(done);
    changes.observe(document.body, { subtree: true, childList: true, attributes: true, characterData: true });
    setTimeout(done, ${CHANGED_MS});
  })`;

async function pressIfThere(button: Locator): Promise<void> {
  try {
    await button.click({ timeout: 150 });
  } catch {
    // It is not there just now.
  }
}

type Box = { readonly x: number; readonly y: number; readonly width: number; readonly height: number };

/** Where the element is once it has stopped moving: the table lays itself out in several frames. */
async function restingBox(page: Page, of: Locator): Promise<Box> {
  let before = '';
  for (;;) {
    const box = await of.boundingBox();
    if (box && JSON.stringify(box) === before) return box;
    before = JSON.stringify(box);
    await page.evaluate('new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)))');
  }
}

/** As a hand does it: not in one leap. */
async function drag(page: Page, from: Locator, onto: Locator): Promise<void> {
  const middle = async (of: Locator): Promise<[number, number]> => {
    const { x, y, width, height } = await restingBox(page, of);
    return [x + width / 2, y + height / 2];
  };
  await page.mouse.move(...(await middle(from)));
  await page.mouse.down();
  await page.mouse.move(...(await middle(onto)), { steps: 12 });
  await page.mouse.up();
}

const DRAGS_MAX = 5;
/** Long for a page to show what was done. */
const SHOWN_MS = 10_000;

/** Drags until `done` is there. A hand that misses tries again: on a busy machine the table may move under it. */
export async function dragUntil(page: Page, from: Locator, onto: Locator, done: Locator): Promise<void> {
  for (let drags = 1; ; drags++) {
    await drag(page, from, onto);
    try {
      await done.waitFor({ timeout: SHOWN_MS });
      return;
    } catch (error) {
      if (drags === DRAGS_MAX) throw error;
    }
  }
}
