/** The work of a page while a full table is in motion, always the same match of a game. */
import type { CDPSession, Page } from 'playwright-core';
import { SCREENS, type TestServer } from '../../../web/e2e/test-server.ts';
import { type FullTable, fullTable } from './full-table.ts';
import { CATEGORIES, type Task, tasksIn } from './main-thread.ts';
import { ReplayServer } from './replay-server.ts';

/** Besides the first one. */
const UPDATES = 60;
/** From one update to the next: what bots of a table wait for, and a little. */
const UPDATE_MS = 550;
const TAPS_MAX = 3;
const TAP_MS = 250;
/** Until nothing of the first drawing is left to do. */
const SETTLED_MS = 4000;

export interface Motion {
  readonly cards: number;
  readonly answers: number;
  readonly first: readonly Task[];
  readonly moving: readonly Task[];
  /** As the browser writes them. */
  readonly traces: readonly [first: string, moving: string];
}

export interface Device {
  readonly screen: Parameters<TestServer['visitor']>[0];
  /** How many times slower than this machine. */
  readonly slowdown: number;
}

export const DEVICES: Readonly<Record<'phone' | 'tablet' | 'desk', Device>> = {
  phone: { screen: { ...SCREENS.phone, viewport: { width: 390, height: 844 } }, slowdown: 4 },
  tablet: { screen: { viewport: { width: 820, height: 1180 }, hasTouch: true, isMobile: true }, slowdown: 4 },
  desk: { screen: SCREENS.desk, slowdown: 1 },
};

const recorded = new Map<string, FullTable>();

/** One match from the start page on: the first drawing of its table, and all its updates with a finger that answers. */
export async function inMotion(
  server: TestServer,
  game: string,
  { screen, slowdown }: Device,
  isThrottled: boolean,
): Promise<Motion> {
  const table = recorded.get(game) ?? (await fullTable(game, UPDATES + 1));
  recorded.set(game, table);
  const replay = await ReplayServer.open(server.url, table);
  const { page, context } = await server.visitor({ ...screen, reducedMotion: 'no-preference' });
  try {
    const finger = await context.newCDPSession(page);
    await page.goto(replay.url, { waitUntil: 'networkidle' });
    if (isThrottled) await finger.send('Emulation.setCPUThrottlingRate', { rate: slowdown });
    const browser = context.browser();
    const traced = async (work: () => Promise<void>): Promise<string> => {
      await browser?.startTracing(page, { categories: CATEGORIES });
      await work();
      return String(await browser?.stopTracing());
    };
    const first = await traced(async () => {
      await page.evaluate(`history.pushState(null, '', '/m/${table.match}')`);
      await page.waitForTimeout(SETTLED_MS);
    });
    const cards = await page.locator('.card').count();
    const moving = await traced(() => playThrough(page, finger, replay));
    const { answers } = replay;
    return { cards, answers, first: tasksIn(first), moving: tasksIn(moving), traces: [first, moving] };
  } finally {
    await context.close();
    replay.close();
  }
}

async function playThrough(page: Page, finger: CDPSession, replay: ReplayServer): Promise<void> {
  for (let step = replay.next(); step; step = replay.next()) {
    await page.waitForTimeout(UPDATE_MS);
    const before = replay.answers;
    for (let taps = 0; step.asks && taps < TAPS_MAX && replay.answers === before; taps++) {
      await tapChoice(finger);
      await page.waitForTimeout(TAP_MS);
    }
  }
}

/** The first thing that can be done; passing if there is nothing else. One look at the page, when it is at rest. */
const PLACE_OF_CHOICE = `(() => {
  const buttons = [...document.querySelectorAll('fieldset.choices button')].filter((each) => !each.disabled);
  const place = (buttons.find((each) => !each.matches('.passive')) ?? buttons[0])?.getBoundingClientRect();
  return place && { x: place.left + Math.min(40, place.width / 2), y: place.top + place.height / 2 };
})()`;

async function tapChoice(finger: CDPSession): Promise<void> {
  const { result } = await finger.send('Runtime.evaluate', { expression: PLACE_OF_CHOICE, returnByValue: true });
  const place = result.value as { readonly x: number; readonly y: number } | undefined;
  if (!place) return;
  await finger.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints: [place] });
  await finger.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] });
}
