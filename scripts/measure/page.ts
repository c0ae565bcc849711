/**
 * Measures the waiting times of a visitor with a slow phone: a quarter of this machine's computing power and 1.6
 * Mbit/s. `node scripts/measure/page.ts [--visits 3] [--answers 60] [--watch 20]`. Prints when the start page is seen
 * and usable, its transfer size, when a table of five is there, how far things have moved by themselves, and how long
 * the page works at a time while a full table of VTES is in motion. Work is measured in processor time and multiplied
 * by four, so that other programs of a busy machine do not count; waiting times are those of the machine as it is.
 */
import { parseArgs } from 'node:util';
import type { Page } from 'playwright-core';
import { startServer } from '../../server/main.ts';
import { FETCHED_AHEAD } from '../../web/e2e/fetched-ahead.ts';
import { choices, keenOn, over, question, untilAsked } from '../../web/e2e/playing.ts';
import { openTestServer, SCREENS, type TestServer } from '../../web/e2e/test-server.ts';

const { values } = parseArgs({
  options: {
    visits: { type: 'string', default: '3' },
    answers: { type: 'string', default: '60' },
    watch: { type: 'string', default: '20' },
  },
});

interface PageMeasures {
  readonly usable: number;
  readonly match: number;
  readonly shift: number;
}

/** Loaded by name: they know the browser's types, which scripts do not have. */
const { measurePage, measuresNow } = (await import(`../../web/e2e/${'page-measures'}.ts`)) as {
  measurePage(): void;
  measuresNow(): PageMeasures;
};

const LINE = { offline: false, latency: 40, downloadThroughput: 200_000, uploadThroughput: 94_000 };
const SLOWDOWN = 4;
/** A task longer than this makes the page miss frames that people notice. */
const LONG_MS = 50;
const busy = keenOn(/to ready/i, /pool to/i, /recruit/i, /equip/i, /play(?!s? no)/i, /hunt/i);

interface Visit {
  readonly seenMs: number;
  readonly usableMs: number;
  readonly matchMs: number;
  /** The start page with the cards on its tiles, without the files fetched ahead for a match. */
  readonly startBytes: number;
  readonly allBytes: number;
  readonly startShift: number;
  readonly matchShift: number;
}

async function visit(server: TestServer, slow: boolean): Promise<Visit> {
  const { page, context } = await server.visitor({ ...SCREENS.phone, reducedMotion: 'no-preference' });
  const browser = await context.newCDPSession(page);
  await browser.send('Network.enable');
  if (slow) {
    await browser.send('Network.emulateNetworkConditions', LINE);
    await browser.send('Emulation.setCPUThrottlingRate', { rate: SLOWDOWN });
  }
  const bytes = { start: 0, all: 0 };
  const addresses = new Map<string, string>();
  browser.on('Network.requestWillBeSent', ({ requestId, request }) => addresses.set(requestId, request.url));
  browser.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
    const address = addresses.get(requestId) ?? '';
    // Pictures of cards are drawn in the browser, so they cost no transfer.
    if (address.startsWith('data:')) return;
    bytes.all += encodedDataLength;
    if (!FETCHED_AHEAD.test(address)) bytes.start += encodedDataLength;
  });
  await page.addInitScript(measurePage);
  const now = (): Promise<PageMeasures> => page.evaluate(measuresNow);
  await page.goto('/', { waitUntil: 'commit' });
  await page.getByRole('button', { name: 'Play now', disabled: false }).waitFor();
  const seenMs = await page.evaluate(() => performance.getEntriesByName('first-contentful-paint')[0]?.startTime ?? 0);
  await page.waitForLoadState('networkidle');
  const start = { ...(await now()), bytes: bytes.start };
  const pressed = await page.evaluate(() => performance.now());
  await page.getByRole('button', { name: 'Play now' }).tap();
  await question(page).waitFor();
  await page.waitForLoadState('networkidle');
  const end = await now();
  await context.close();
  return {
    seenMs,
    usableMs: start.usable,
    matchMs: end.match - pressed,
    startBytes: start.bytes,
    allBytes: bytes.all,
    startShift: start.shift,
    matchShift: end.shift - start.shift,
  };
}

async function answer(page: Page, times: number): Promise<void> {
  for (let given = 0; given < times && !(await over(page).isVisible()); given++) {
    await untilAsked(page).catch(() => undefined);
    const texts = await choices(page).allInnerTexts();
    // A question that changes meanwhile is answered next time.
    if (texts.length > 0)
      await choices(page)
        .nth(busy(texts))
        .click({ timeout: 1000 })
        .catch(() => undefined);
  }
}

/** The processor time of each of the page's tasks while bots play at a full table, as on the slow phone. */
async function tasksInMotion(server: TestServer): Promise<{ tasks: readonly number[]; cards: number }> {
  const { page, context } = await server.visitor({ ...SCREENS.phone, reducedMotion: 'no-preference' });
  await page.goto('/');
  await page.getByRole('button', { name: 'Play now' }).tap();
  await answer(page, Number(values.answers));
  const cards = await page.locator('.card').count();
  const browser = context.browser();
  await browser?.startTracing(page, { categories: ['toplevel', 'disabled-by-default-devtools.timeline'] });
  const end = Date.now() + Number(values.watch) * 1000;
  while (Date.now() < end) {
    const texts = await choices(page).allInnerTexts();
    if (texts.length > 0)
      await choices(page)
        .nth(busy(texts))
        .click({ timeout: 1000 })
        .catch(() => undefined);
    await page.waitForTimeout(200);
  }
  const trace = JSON.parse((await browser?.stopTracing())?.toString() ?? '{}') as {
    readonly traceEvents: readonly {
      name: string;
      pid: number;
      tid: number;
      tdur?: number;
      args?: { name?: string };
    }[];
  };
  await context.close();
  const events = trace.traceEvents ?? [];
  const mains = new Set(
    events
      .filter(({ name, args }) => name === 'thread_name' && args?.name === 'CrRendererMain')
      .map(({ pid, tid }) => `${pid} ${tid}`),
  );
  const tasks = events
    .filter(({ name, pid, tid, tdur }) => name === 'RunTask' && tdur !== undefined && mains.has(`${pid} ${tid}`))
    .map(({ tdur = 0 }) => (tdur / 1000) * SLOWDOWN)
    .sort((one, other) => other - one);
  return { tasks, cards };
}

const server = await openTestServer(startServer, { embedded: true });
try {
  const visits: Visit[] = [];
  for (let n = 0; n < Number(values.visits); n++) visits.push(await visit(server, true));
  const best = (of: keyof Visit): number => Math.min(...visits.map((each) => each[of]));
  const worst = (of: keyof Visit): number => Math.max(...visits.map((each) => each[of]));
  console.table([
    ['start page seen, ms (best)', best('seenMs').toFixed(0), '1000'],
    ['its button can be pressed, ms (best)', best('usableMs').toFixed(0), ''],
    ['table of five after the button, ms (best)', best('matchMs').toFixed(0), '3000'],
    ['bytes of the start page (without files fetched ahead)', worst('startBytes').toFixed(0), '150000'],
    ['bytes with the match', worst('allBytes').toFixed(0), ''],
    ['layout shift of the start page (worst)', worst('startShift').toFixed(4), '0.02'],
    ['layout shift of the table (worst)', worst('matchShift').toFixed(4), '0.02'],
  ]);
  const { tasks, cards } = await tasksInMotion(server);
  console.table([
    ['cards on the table', cards, ''],
    ['tasks in motion', tasks.length, ''],
    [`of them over ${LONG_MS} ms`, tasks.filter((ms) => ms > LONG_MS).length, '0'],
    [
      'the longest, ms',
      tasks
        .slice(0, 5)
        .map((ms) => ms.toFixed(0))
        .join(', '),
      LONG_MS,
    ],
  ]);
} finally {
  await server.close();
}
