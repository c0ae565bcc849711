/**
 * Measures a visitor with a slow phone: a quarter of this machine's computing power and 1.6 Mbit/s.
 * `node scripts/measure/page.ts [--visits 3] [--runs 3] [--device phone|tablet|desk] [--game vtes] [--throttle]`.
 *
 * A visit: when the start page is seen and usable, its transfer size, when a table of five is there, and how far things have
 * moved by themselves. A run: how long the page works at a time while a full table is drawn first and then in motion,
 * always the same match of a game. Work is measured in processor time and multiplied by four, so that other programs
 * of a busy machine count little; with `--throttle` the browser itself is slowed down, which needs a quiet machine.
 * Waiting times are those of the machine as it is.
 */
import { parseArgs } from 'node:util';
import { startServer } from '../../server/main.ts';
import { FETCHED_AHEAD } from '../../web/e2e/fetched-ahead.ts';
import { question } from '../../web/e2e/playing.ts';
import { openTestServer, SCREENS, type TestServer } from '../../web/e2e/test-server.ts';
import { DEVICES, inMotion } from './page/in-motion.ts';
import { KINDS, type Task } from './page/main-thread.ts';

const { values } = parseArgs({
  options: {
    visits: { type: 'string', default: '3' },
    runs: { type: 'string', default: '3' },
    device: { type: 'string', default: 'phone' },
    game: { type: 'string', default: 'vtes' },
    throttle: { type: 'boolean', default: false },
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

/** The sum of all tasks and what it was spent on, the tasks that are too long, and the longest five. */
function ofTasks(tasks: readonly Task[], slowdown: number): readonly (string | number)[] {
  const each = tasks.map(({ ms }) => ms * slowdown).sort((one, other) => other - one);
  const spentOn = KINDS.map((kind) => `${kind} ${(sum(tasks.map(({ by }) => by[kind])) * slowdown).toFixed(0)}`);
  const longest = each.slice(0, 5).map((ms) => ms.toFixed(0));
  return [
    tasks.length,
    sum(each).toFixed(0),
    spentOn.join(' '),
    each.filter((ms) => ms > LONG_MS).length,
    longest.join(' '),
  ];
}

const sum = (numbers: readonly number[]): number => numbers.reduce((all, each) => all + each, 0);

async function measureVisits(server: TestServer): Promise<void> {
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
}

/** Each of the times from the same first update to the same last one. */
async function measureMotion(server: TestServer): Promise<void> {
  const device = DEVICES[values.device as keyof typeof DEVICES];
  if (!device) throw new Error(`Devices are ${Object.keys(DEVICES).join(', ')}.`);
  const rows: (readonly (string | number)[])[] = [];
  const long: string[] = [];
  for (let n = 0; n < Number(values.runs); n++) {
    const { first, moving, cards, answers } = await inMotion(server, values.game, device, values.throttle);
    // A slowed down browser has computed as long as the device; otherwise it is multiplied.
    const slowdown = values.throttle ? 1 : device.slowdown;
    rows.push([`${values.game}, first drawing, ${cards} cards`, ...ofTasks(first, slowdown)]);
    rows.push([`in motion, ${answers} answers`, ...ofTasks(moving, slowdown)]);
    for (const { ms, parts } of [...first, ...moving])
      if (ms * slowdown > LONG_MS)
        long.push(`${(ms * slowdown).toFixed(0)} ms; the longest parts, in ms of this machine: ${parts.join(', ')}`);
  }
  const titles = ['', 'tasks', 'all, ms', 'of these', `over ${LONG_MS} ms`, 'longest, ms'];
  console.table(rows.map((row) => Object.fromEntries(row.map((cell, index) => [titles[index], cell]))));
  for (const line of long) console.log(line);
}

const server = await openTestServer(startServer, { embedded: true });
try {
  if (Number(values.visits) > 0) await measureVisits(server);
  if (Number(values.runs) > 0) await measureMotion(server);
} finally {
  await server.close();
}
