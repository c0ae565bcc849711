/** A built page, a server on a fresh data folder and a browser, for the tests of the page. */
import { mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { copyEmptyDatabase } from '@praxis/server/testing/shared-postgres.ts';
import { fixedSecrets } from '@praxis/testkit/secrets.ts';
import chromium from '@sparticuz/chromium';
import {
  type Browser,
  type BrowserContext,
  type BrowserContextOptions,
  type Page,
  chromium as playwright,
} from 'playwright-core';
import { builtPage } from '../built-page.ts';
import { alone } from './alone.ts';

export interface RunningServer {
  readonly url: string;
  stop(): Promise<void>;
}

/** The server as these tests need it. Only the tests' own folder may import the server, so they pass it in. */
export type StartServer = (options: {
  readonly port: number;
  readonly dataFolder: string;
  readonly databaseUrl: string | undefined;
  readonly pageFolder: string;
  readonly logLevel: 'warn';
  readonly requestsPerMinute: number;
  readonly matchThreads: number;
  readonly botBudgetMs: number;
  readonly newSecret: () => string;
  readonly pushHosts?: readonly string[];
  readonly operatorToken?: string;
  readonly cardsFolder?: string;
  readonly unfinishedGames?: boolean;
}) => Promise<RunningServer>;

export interface TestServer {
  readonly url: string;
  /** Stops the server for a while and starts it again at the same address. */
  interrupt(ms: number): Promise<void>;
  /** A visitor on another machine: own cookies, own settings. */
  visitor(options?: BrowserContextOptions): Promise<Visitor>;
  /** All visitors leave. */
  dismiss(): Promise<void>;
  close(): Promise<void>;
}

export interface Visitor {
  readonly page: Page;
  readonly context: BrowserContext;
  /** Everything that the browser has complained about. */
  readonly complaints: readonly string[];
}

export const SCREENS = {
  phone: { viewport: { width: 360, height: 740 }, hasTouch: true, isMobile: true },
  desk: { viewport: { width: 1280, height: 800 } },
  wide: { viewport: { width: 2560, height: 1440 } },
} as const;

/** Long for a page, short for a busy machine. */
const WAIT_MS = 180_000;

const PAGE = join(import.meta.dirname, '..');
const SCREENSHOTS = join(PAGE, 'screenshots');

/** Options that differ in some tests. */
export interface TestServerOptions
  extends Partial<Pick<Parameters<StartServer>[0], 'pushHosts' | 'operatorToken' | 'cardsFolder' | 'unfinishedGames'>> {
  /** On the embedded database, as `npm start` has it. */
  readonly embedded?: boolean;
}

export async function openTestServer(startServer: StartServer, wishes: TestServerOptions = {}): Promise<TestServer> {
  const { embedded = false, ...options } = wishes;
  const folder = mkdtempSync(join(tmpdir(), 'praxis-page-'));
  const pageFolder = await alone('page', builtPage);
  const databaseUrl = embedded ? undefined : await copyEmptyDatabase();
  const newSecret = fixedSecrets('a server');
  const start = (port: number): Promise<RunningServer> =>
    startServer({
      port,
      dataFolder: join(folder, 'data'),
      databaseUrl,
      pageFolder,
      logLevel: 'warn',
      requestsPerMinute: 100_000,
      // One is enough for the few matches of a test.
      matchThreads: 1,
      // The bots' strength does not matter here.
      botBudgetMs: 20,
      newSecret,
      ...options,
    });
  let [server, browser] = await Promise.all([start(0), openBrowser()]);
  const { url } = server;
  // Each visitor has another seed, the same in every run.
  let visitors = 0;
  return {
    url,
    interrupt: async (ms) => {
      await server.stop();
      await new Promise((resolve) => setTimeout(resolve, ms));
      server = await start(Number(new URL(url).port));
    },
    visitor: (options = {}) => visit(browser, url, visitors++, options),
    dismiss: async () => {
      await Promise.all(browser.contexts().map((context) => context.close()));
    },
    close: async () => {
      await browser.close();
      await server.stop();
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

async function openBrowser(): Promise<Browser> {
  return playwright.launch({
    // The first one unpacks the browser, which must be finished before anyone starts it.
    executablePath: await alone('browser', () => chromium.executablePath()),
    args: ['--no-sandbox', '--disable-gpu', '--disable-dev-shm-usage'],
    headless: true,
  });
}

/** In the browser: the page's contribution to the shuffles and its random choices are the same in every run. */
function fixLuck(seed: number): void {
  let state = seed;
  // A linear congruential generator (Numerical Recipes); it need not be good.
  const next = (): number => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return state;
  };
  Math.random = () => next() / 2 ** 32;
  const { getRandomValues } = crypto;
  crypto.getRandomValues = (array) => {
    getRandomValues.call(crypto, array);
    if (array instanceof Uint8Array) for (let index = 0; index < array.length; index++) array[index] = next() >>> 24;
    return array;
  };
}

async function visit(browser: Browser, url: string, seed: number, options: BrowserContextOptions): Promise<Visitor> {
  const context = await browser.newContext({
    baseURL: url,
    locale: 'en-GB',
    reducedMotion: 'reduce',
    serviceWorkers: 'block',
    ...SCREENS.desk,
    ...options,
  });
  context.setDefaultTimeout(WAIT_MS);
  await context.addInitScript(fixLuck, seed);
  const page = await context.newPage();
  const complaints: string[] = [];
  page.on('pageerror', (error) => complaints.push(String(error)));
  page.on('console', (message) => {
    if (message.type() === 'error') complaints.push(message.text());
  });
  return { page, context, complaints };
}

/**
 * With `PRAXIS_PICTURES=1`, the screen is kept in an ignored folder for people to look at. No test reads it, and drawing
 * it costs a second.
 */
export async function picture(page: Page, name: string): Promise<void> {
  if (process.env.PRAXIS_PICTURES === undefined) return;
  mkdirSync(SCREENSHOTS, { recursive: true });
  await page.screenshot({ path: join(SCREENSHOTS, `${name}.png`) });
}
