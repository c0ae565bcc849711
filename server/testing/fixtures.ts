/**
 * Fixtures for the tests of the server: a clock that can be set, games to be hosted, and people who connect without a
 * network.
 */
import { createHash } from 'node:crypto';
import { cpSync, existsSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, renameSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join, relative } from 'node:path';
import type { View } from '@praxis/engine';
import type { Chat, ClientMessage, RefusalCode, Request, ServerMessage } from '@praxis/protocol/messages.ts';
import { patched } from '@praxis/protocol/patch.ts';
import type { Table, TableSettings } from '@praxis/protocol/table.ts';
import type { SentDecision, SentEvent, SentTable, Update } from '@praxis/protocol/update.ts';
import { fixedSecrets } from '@praxis/testkit/secrets.ts';
import { verifyPassword } from 'better-auth/crypto';
import { expect } from 'vitest';
import { openAccounts, type Passwords } from '../accounts/accounts.ts';
import { type Clock, SystemClock } from '../base/clock.ts';
import { type Config, readConfig } from '../base/config.ts';
import { newId } from '../base/ids.ts';
import { type Log, openLog } from '../base/log.ts';
import { openMetrics } from '../base/metrics.ts';
import { MatchHost } from '../host/match-host.ts';
import { AccountLimits } from '../limits/account-limits.ts';
import { type Mail, openMailer } from '../mail/mailer.ts';
import { type BotPlayers, SimplePlayers } from '../match/bots.ts';
import manifest from '../package.json' with { type: 'json' };
import { newGuest, type Person } from '../people/people.ts';
import { type HostedGame, Registry } from '../registry.ts';
import { Releases } from '../releases/releases.ts';
import { type ServerResources, Tasks } from '../resources.ts';
import { Services } from '../services.ts';
import { Connection, type Line } from '../sockets/connection.ts';
import { Connections } from '../sockets/connections.ts';
import { type Bus, LocalBus } from '../storage/bus.ts';
import { type Database, openDatabase } from '../storage/database.ts';
import { startEmbedded } from '../storage/embedded.ts';

export { type HostedTestGame, hosted } from './hosted-game.ts';

/** A clock that advances only on demand. */
export class FakeClock implements Clock {
  readonly isFake = true;
  #now = Date.UTC(2030, 0, 1);
  #timers: { readonly time: number; readonly order: number; readonly callback: () => void }[] = [];
  #count = 0;
  /** The sum of all changes of the time of day by hand. */
  #jumped = 0;

  now(): number {
    return this.#now;
  }

  elapsed(): number {
    return this.#now - this.#jumped;
  }

  at(time: number, callback: () => void): () => void {
    const timer = { time: Math.max(time, this.#now), order: this.#count++, callback };
    this.#timers.push(timer);
    return () => {
      this.#timers = this.#timers.filter((each) => each !== timer);
    };
  }

  /** The number of pending callbacks. */
  get expected(): number {
    return this.#timers.length;
  }

  /** Sets another time, without running anything in between. */
  set(time: number): void {
    this.#now = time;
  }

  /** Changes the time of day, without any time passing. */
  jump(ms: number): void {
    this.#jumped += ms;
    this.#now += ms;
  }

  /** Lets time pass. Callbacks run at their times, and their consequences are awaited. */
  async advance(ms: number, settle: () => Promise<void>): Promise<void> {
    const end = this.#now + ms;
    await settle();
    for (;;) {
      const [next] = this.#timers
        .filter(({ time }) => time <= end)
        .sort((a, b) => a.time - b.time || a.order - b.order);
      if (!next) break;
      this.#timers = this.#timers.filter((each) => each !== next);
      this.#now = Math.max(this.#now, next.time);
      next.callback();
      await settle();
    }
    this.#now = end;
  }
}

export function temporaryFolder(): { readonly folder: string; remove(): void } {
  const folder = mkdtempSync(join(tmpdir(), 'praxis-server-'));
  return { folder, remove: () => rmSync(folder, { recursive: true, force: true }) };
}

export interface TestServices {
  readonly services: Services;
  /** The matches, which run in the thread of the test. */
  readonly host: MatchHost;
  readonly database: Database;
  /** Waits until nothing more happens without time passing. */
  settle(): Promise<void>;
  readonly connections: Connections;
  /** Connects a client, from an address of its own unless one is given. */
  client(person?: Person, address?: string, session?: string): TestClient;
  close(): Promise<void>;
}

export interface TestServicesOptions {
  readonly games: readonly HostedGame[];
  readonly database: Database;
  readonly clock?: Clock;
  readonly bots?: BotPlayers;
  readonly config?: Partial<Config>;
  readonly processId?: string;
  readonly bus?: Bus;
  readonly log?: Log;
}

const secrets = new Map<string, () => string>();

/** Every file of tests has its own luck, whichever files ran before it in the same thread; none of its servers has another's. */
function drawSecret(): string {
  const file = relative(import.meta.dirname, expect.getState().testPath ?? '');
  const draw = secrets.get(file) ?? fixedSecrets(file);
  secrets.set(file, draw);
  return draw();
}

/**
 * Passwords that are kept in no time. Better-auth's way is meant to take long, a quarter of a second for each; it is tried
 * where an operator sets a password, and in the browser.
 */
const PASSWORDS: Passwords = {
  hash: async (password) => `unsafe ${createHash('sha256').update(password).digest('hex')}`,
  verify: async ({ hash, password }) =>
    hash.startsWith('unsafe ') ? hash === (await PASSWORDS.hash(password)) : verifyPassword({ hash, password }),
};

/** All of the server but its network. */
export async function openTestServices(options: TestServicesOptions): Promise<TestServices> {
  const { games, database, clock = new SystemClock(), bots = new SimplePlayers(), processId = newId() } = options;
  const config: Config = { ...readConfig({}), logLevel: 'silent', ...options.config };
  const log = options.log ?? openLog(config);
  const { bus = new LocalBus(log) } = options;
  const registry = new Registry(games);
  const tasks = new Tasks(log);
  const mailer = await openMailer(config);
  const post = mailer && ((mail: Mail) => tasks.run('send a mail', () => mailer.send(mail)));
  const resources: ServerResources = {
    ...{ config, database, clock, log, processId, bus, registry, newSecret: drawSecret },
    ...{ metrics: openMetrics({ ofProcess: false }), downtimes: [], tasks, mailer },
    accountLimits: new AccountLimits(clock, config),
    accounts: await openAccounts({ config, database, log, post, passwords: PASSWORDS }),
    releases: new Releases(registry, database, clock, log),
  };
  const host = new MatchHost(resources, bots);
  const services = new Services(resources, host, bots.names);
  const connections = new Connections(services);
  await services.start();
  const settle = async (): Promise<void> => {
    for (let quiet = 0; quiet < 3; quiet++) {
      await services.resources.tasks.idle();
      await new Promise((resolve) => setImmediate(resolve));
    }
  };
  return {
    ...{ services, host, database, settle, connections },
    client: (person = newGuest(), address = person.id, session) => {
      const client = new TestClient(services, person, address, session);
      connections.add(client.connection);
      return client;
    },
    close: async () => {
      await services.stop();
      mailer?.close();
    },
  };
}

export async function openTestDatabase(folder: string): Promise<Database> {
  await prepareFolder(folder);
  return openDatabase({ dataFolder: folder, databaseUrl: undefined });
}

type Schema = 'current' | 'none';

/**
 * The name of the database that tests begin with: another version of the database, or of its schema, has another name.
 */
function templateName(schema: Schema): string {
  const migrations = join(import.meta.dirname, '..', 'storage', 'migrations');
  const hash = createHash('sha256').update(`${manifest.dependencies['@electric-sql/pglite']} ${schema}`);
  for (const file of readdirSync(migrations).sort()) hash.update(file).update(readFileSync(join(migrations, file)));
  return `praxis-database-${hash.digest('hex').slice(0, 12)}`;
}

/**
 * Puts an embedded database without any rows into a folder. Making the first one takes seconds, so it is kept and
 * copied.
 */
export async function prepareFolder(folder: string, schema: Schema = 'current'): Promise<void> {
  const template = join(import.meta.dirname, '..', '..', 'node_modules', '.cache', templateName(schema));
  if (!existsSync(template)) {
    mkdirSync(dirname(template), { recursive: true });
    const made = mkdtempSync(`${template}-`);
    if (schema === 'none') await (await startEmbedded(made)).stop();
    else await (await openDatabase({ dataFolder: made, databaseUrl: undefined })).close();
    try {
      renameSync(join(made, 'database'), template);
    } catch {
      // Another test was faster.
    }
    rmSync(made, { recursive: true, force: true });
  }
  cpSync(template, join(folder, 'database'), { recursive: true });
}

export const SETTINGS: Omit<TableSettings, 'game'> = {
  edition: 'only',
  seats: 2,
  speed: { kind: 'untimed' },
  rated: false,
  open: false,
  seating: 'chosen',
};

/** A client that gets updates as a page would, and answers as a person would. */
export class TestClient {
  readonly person: Person;
  readonly connection: Connection;
  /** All sent messages, with their times. */
  readonly sent: { readonly at: number; readonly text: string }[] = [];
  readonly messages: ServerMessage[] = [];
  readonly lines: string[] = [];
  readonly events: SentEvent[] = [];
  readonly chat: Chat[] = [];
  view: View | undefined;
  n = 0;
  decisions: readonly SentDecision[] = [];
  table: SentTable | undefined;
  gathering: Table | undefined;
  lobby: readonly Table[] | undefined;
  isSlow = false;
  closed: number | undefined;
  #id = 0;
  readonly #clock: Clock;

  constructor(services: Services, person: Person, address: string = person.id, session?: string) {
    this.person = person;
    this.#clock = services.resources.clock;
    const client = this;
    const line: Line = {
      address,
      send: (text) => this.#take(text),
      get waiting() {
        return client.isSlow ? 10_000_000 : 0;
      },
      close: (code) => {
        this.closed = code;
      },
    };
    this.connection = new Connection(services, person, line, session);
  }

  get decision(): SentDecision | undefined {
    return this.decisions[0];
  }

  tell(message: ClientMessage): void {
    this.connection.receive(JSON.stringify(message));
  }

  watch(match: string, language = 'en', after?: number): void {
    this.tell({ t: 'hello', protocol: 2, language });
    this.tell({ t: 'watch', match, ...(after === undefined ? {} : { after }) });
  }

  /** Sends a request and returns its id. */
  ask(request: Request extends infer R ? (R extends Request ? Omit<R, 'id'> : never) : never): number {
    const id = this.#id++;
    this.tell({ ...request, id } as Request);
    return id;
  }

  reply(id: number): ServerMessage | undefined {
    return this.messages.find((message) => 'id' in message && message.id === id);
  }

  refusal(id: number): RefusalCode | undefined {
    const reply = this.reply(id);
    return reply?.t === 'refused' ? reply.code : undefined;
  }

  #take(text: string): void {
    this.sent.push({ at: this.#clock.now(), text });
    const message = JSON.parse(text) as ServerMessage;
    this.messages.push(message);
    switch (message.t) {
      case 'update':
        this.#see(message);
        break;
      case 'chat':
        this.chat.push(...message.lines);
        break;
      case 'table':
        this.gathering = message.table;
        break;
      case 'tables':
        this.lobby = message.tables;
        break;
      default:
    }
  }

  #see({ n, view, patch, events, decisions, table }: Update): void {
    if (view) {
      this.view = view as View;
      this.events.length = 0;
      this.lines.length = 0;
    } else if (n !== this.n + 1) throw new Error(`Update ${n} came after ${this.n}.`);
    else if (patch) this.view = patched(this.view, patch) as View;
    this.n = n;
    this.events.push(...events);
    this.lines.push(...events.flatMap(({ line }) => line ?? []));
    if (decisions) this.decisions = decisions;
    if (table) this.table = table;
  }
}

/** A match of these people, who all watch it; they have the seats in this order, and bots have the rest. */
export async function begin(
  { services, settle }: TestServices,
  clients: readonly TestClient[],
  settings: Partial<TableSettings> & Pick<TableSettings, 'game'>,
): Promise<string> {
  const [host, ...others] = clients as [TestClient, ...TestClient[]];
  const complete = { ...SETTINGS, seats: Math.max(2, clients.length), ...settings };
  const { id } = await services.tables.open(host.person, { settings: complete }, 'en');
  for (const { person } of others) {
    await services.tables.join(id, person);
    await services.tables.ready(id, person, true);
  }
  await services.tables.start(id, host.person);
  for (const client of clients) client.watch(id);
  await settle();
  return id;
}

/**
 * Answers the client's question with the first complete answer whose label has these words; without words passively.
 */
export function choose(client: TestClient, match: string, words?: string): number {
  const { decision } = client;
  if (!decision) throw new Error('Nothing is asked.');
  const whole = decision.choices.flatMap(function ends(choice): readonly { answer: string; label: string }[] {
    return choice.more ? (choice.next ?? []).flatMap(ends) : [choice];
  });
  const found = words === undefined ? (decision.passive ?? whole[0]) : whole.find(({ label }) => label.includes(words));
  if (!found) throw new Error(`"${words}" is not among ${whole.map(({ label }) => label).join(', ')}.`);
  return client.ask({ t: 'answer', match, number: decision.number, answer: found.answer });
}
