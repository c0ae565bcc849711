/**
 * How the server is set up: environment variables with defaults that suit one machine. `docs/operations.md` lists them.
 */
import { join } from 'node:path';
import { z } from 'zod';

export interface Config {
  readonly host: string;
  /** 0: any free one. */
  readonly port: number;
  /** Where the embedded database and its backups are. Not used with `databaseUrl`. */
  readonly dataFolder: string;
  /** Where the card lists are; undefined: in the folder `cards` of the data folder, if there is one. */
  readonly cardsFolder: string | undefined;
  /** A PostgreSQL; undefined: the embedded one. */
  readonly databaseUrl: string | undefined;
  /** The address under which people reach the server, for links and to tell foreign pages from its own. */
  readonly publicUrl: string | undefined;
  /** Further origins whose pages may connect. */
  readonly origins: readonly string[];
  /** Addresses or networks of reverse proxies whose `X-Forwarded-…` headers are believed. */
  readonly trustedProxies: readonly string[];
  readonly logLevel: 'trace' | 'debug' | 'info' | 'warn' | 'error' | 'silent';
  /** Where the built page is. */
  readonly pageFolder: string;
  /** How long a bot may think about one answer. */
  readonly botBudgetMs: number;
  /** Matches that one person can have under way, and tables that wait for players. */
  readonly matchesPerPerson: number;
  readonly tablesPerPerson: number;
  /** Matches that a process keeps in memory, unless more are watched. */
  readonly matchesInMemory: number;
  /** Threads that play matches; 0: the main thread does. */
  readonly matchThreads: number;
  /** A proxy leads all connections of a match to one process, by the id in their address. */
  readonly routed: boolean;
  /** Games that are still being built are hosted, too. */
  readonly unfinishedGames: boolean;
  /** A rule that takes longer ends its thread. */
  readonly ruleSeconds: number;
  /** How much memory a thread may use before it is ended, in megabytes. */
  readonly threadMegabytes: number;
  /** Spectators of rated matches see everything this many seconds after the players; 0: at once. */
  readonly spectatorDelaySeconds: number;
  /** HTTP requests per address and minute, and messages that cost the server as much. */
  readonly requestsPerMinute: number;
  /** WebSockets that are open at once per address. */
  readonly connectionsPerAddress: number;
  /** Time limit for receiving a complete request. */
  readonly requestSeconds: number;
  /** Hours after which a table that never began is removed. */
  readonly tableHours: number;
  /** Days after which a match that nobody looks at any more is ended. */
  readonly matchDays: number;
  /** The push services that reminders are posted to; none: nobody is reminded by push. See `isPushService`. */
  readonly pushHosts: readonly string[];
  /** The contact for push services: a `mailto:` or `https:` address. */
  readonly pushContact: string | undefined;
  /** The server's keys for push services; undefined: they are made once and kept in the database. */
  readonly pushKeys: { readonly publicKey: string; readonly privateKey: string } | undefined;
  /** With this token the operator reads reports over the network; undefined: nobody can. */
  readonly operatorToken: string | undefined;
  /** The token that opens `/metrics`; undefined: there is no such page. */
  readonly metricsToken: string | undefined;
  /** The mail server, as `smtp://user:password@host:port` or `smtps://…`; undefined: no mail is sent. */
  readonly smtp: string | undefined;
  /** The sender of mails. */
  readonly mailFrom: string | undefined;
  /** Hours between two backups of the embedded database; 0: none. */
  readonly backupHours: number;
}

const whole = (least: number, most: number) => z.coerce.number().int().min(least).max(most);
const list = z.string().transform((text) => text.split(/[\s,]+/).filter((each) => each !== ''));

/** The push services of the browsers that there are. */
const PUSH_SERVICES = [
  'fcm.googleapis.com',
  'updates.push.services.mozilla.com',
  '.push.apple.com',
  '.notify.windows.com',
];

const token = z.string().regex(/^\S{24,}$/, 'must have at least 24 characters and no spaces');

const ENVIRONMENT = {
  PRAXIS_HOST: z.string().min(1).default('127.0.0.1'),
  PRAXIS_PORT: whole(0, 65_535).default(8080),
  PRAXIS_DATA: z.string().min(1).default('praxis-data'),
  PRAXIS_CARDS: z.string().min(1).optional(),
  DATABASE_URL: z
    .string()
    .regex(/^postgres(?:ql)?:\/\//, 'must begin with postgres://')
    .optional(),
  PRAXIS_URL: z.url({ protocol: /^https?$/ }).optional(),
  PRAXIS_ORIGINS: list.default([]),
  PRAXIS_TRUSTED_PROXIES: list.default([]),
  PRAXIS_LOG: z.enum(['trace', 'debug', 'info', 'warn', 'error', 'silent']).default('info'),
  PRAXIS_PAGE: z.string().default(join(import.meta.dirname, '..', '..', 'web', 'dist')),
  PRAXIS_BOT_MS: whole(10, 60_000).default(300),
  PRAXIS_MATCHES_PER_PERSON: whole(1, 10_000).default(30),
  PRAXIS_TABLES_PER_PERSON: whole(1, 10_000).default(5),
  PRAXIS_MATCHES_IN_MEMORY: whole(1, 1_000_000).default(1000),
  PRAXIS_MATCH_THREADS: whole(0, 64).default(2),
  PRAXIS_ROUTED: z.stringbool().default(false),
  PRAXIS_UNFINISHED_GAMES: z.stringbool().default(false),
  PRAXIS_RULE_SECONDS: whole(1, 600).default(10),
  PRAXIS_THREAD_MB: whole(128, 65_536).default(1024),
  PRAXIS_SPECTATOR_DELAY_SECONDS: whole(0, 3600).default(60),
  PRAXIS_REQUESTS_PER_MINUTE: whole(10, 1_000_000).default(600),
  PRAXIS_CONNECTIONS_PER_ADDRESS: whole(1, 1_000_000).default(100),
  PRAXIS_REQUEST_SECONDS: whole(1, 600).default(30),
  PRAXIS_TABLE_HOURS: whole(1, 10_000).default(24),
  PRAXIS_MATCH_DAYS: whole(1, 10_000).default(14),
  PRAXIS_BACKUP_HOURS: whole(0, 10_000).default(1),
  PRAXIS_PUSH_HOSTS: list.transform((hosts) => hosts.filter((each) => each !== 'none')).default(PUSH_SERVICES),
  PRAXIS_PUSH_CONTACT: z
    .string()
    .regex(/^(?:mailto:\S+@\S+|https:\/\/\S+)$/, 'must begin with mailto: or https://')
    .optional(),
  PRAXIS_PUSH_PUBLIC_KEY: z
    .string()
    .regex(/^[\w-]{87}$/, 'must be a key of 65 bytes in base64url')
    .optional(),
  PRAXIS_PUSH_PRIVATE_KEY: z
    .string()
    .regex(/^[\w-]{43}$/, 'must be a key of 32 bytes in base64url')
    .optional(),
  PRAXIS_SMTP: z
    .string()
    .regex(/^smtps?:\/\/\S+$/, 'must begin with smtp:// or smtps://')
    .optional(),
  PRAXIS_MAIL_FROM: z.string().min(3).max(200).optional(),
  PRAXIS_OPERATOR_TOKEN: token.optional(),
  PRAXIS_METRICS_TOKEN: token.optional(),
} as const;

/** The names of the variables, for the test that compares them with the documentation. */
export const VARIABLES = Object.keys(ENVIRONMENT);

/** Throws an error that names every variable that is wrong. */
export function readConfig(environment: Readonly<Record<string, string | undefined>>): Config {
  // An empty variable counts as unset, as in a compose file.
  const given = Object.fromEntries(Object.entries(environment).filter(([, value]) => value !== ''));
  const read = z.object(ENVIRONMENT).safeParse(given);
  if (!read.success) {
    const wrong = read.error.issues.map(({ path, message }) => `${path.join('.')}: ${message}`);
    throw new Error(`The environment is wrong.\n${wrong.join('\n')}`);
  }
  const { data } = read;
  const { PRAXIS_PUSH_PUBLIC_KEY: publicKey, PRAXIS_PUSH_PRIVATE_KEY: privateKey } = data;
  if ((publicKey === undefined) !== (privateKey === undefined))
    throw new Error('The environment is wrong.\nPRAXIS_PUSH_PUBLIC_KEY and PRAXIS_PUSH_PRIVATE_KEY belong together.');
  if (data.PRAXIS_SMTP !== undefined && data.PRAXIS_URL === undefined)
    throw new Error('The environment is wrong.\nPRAXIS_SMTP needs PRAXIS_URL: mails have links to the server.');
  return {
    host: data.PRAXIS_HOST,
    port: data.PRAXIS_PORT,
    dataFolder: data.PRAXIS_DATA,
    cardsFolder: data.PRAXIS_CARDS,
    databaseUrl: data.DATABASE_URL,
    publicUrl: data.PRAXIS_URL,
    origins: data.PRAXIS_ORIGINS,
    trustedProxies: data.PRAXIS_TRUSTED_PROXIES,
    logLevel: data.PRAXIS_LOG,
    pageFolder: data.PRAXIS_PAGE,
    botBudgetMs: data.PRAXIS_BOT_MS,
    matchesPerPerson: data.PRAXIS_MATCHES_PER_PERSON,
    tablesPerPerson: data.PRAXIS_TABLES_PER_PERSON,
    matchesInMemory: data.PRAXIS_MATCHES_IN_MEMORY,
    matchThreads: data.PRAXIS_MATCH_THREADS,
    routed: data.PRAXIS_ROUTED,
    unfinishedGames: data.PRAXIS_UNFINISHED_GAMES,
    ruleSeconds: data.PRAXIS_RULE_SECONDS,
    threadMegabytes: data.PRAXIS_THREAD_MB,
    spectatorDelaySeconds: data.PRAXIS_SPECTATOR_DELAY_SECONDS,
    requestsPerMinute: data.PRAXIS_REQUESTS_PER_MINUTE,
    connectionsPerAddress: data.PRAXIS_CONNECTIONS_PER_ADDRESS,
    requestSeconds: data.PRAXIS_REQUEST_SECONDS,
    tableHours: data.PRAXIS_TABLE_HOURS,
    matchDays: data.PRAXIS_MATCH_DAYS,
    backupHours: data.PRAXIS_BACKUP_HOURS,
    pushHosts: data.PRAXIS_PUSH_HOSTS,
    pushContact: data.PRAXIS_PUSH_CONTACT,
    pushKeys: publicKey !== undefined && privateKey !== undefined ? { publicKey, privateKey } : undefined,
    smtp: data.PRAXIS_SMTP,
    mailFrom: data.PRAXIS_MAIL_FROM,
    operatorToken: data.PRAXIS_OPERATOR_TOKEN,
    metricsToken: data.PRAXIS_METRICS_TOKEN,
  };
}
