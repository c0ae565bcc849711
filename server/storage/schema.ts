/** The tables of the database as TypeScript knows them. They are made by `migrations/`. */

import type { Deck } from '@praxis/contract';
import type { Result, Setup } from '@praxis/engine';
import type { QuickPhrase, RequestKind, TableSettings, TableState } from '@praxis/protocol/table.ts';
import type { EntryBody, EntryKind } from '../match/entries.ts';
import type { StandingOrder } from '../match/standing-answers.ts';
import { boolean, customType, doublePrecision, integer, jsonb, pgTable, primaryKey, text } from './drizzle.ts';

/** A moment, in milliseconds since 1970 on this side. */
const moment = customType<{ data: number; driverData: Date | string }>({
  dataType: () => 'timestamp with time zone',
  toDriver: (value) => new Date(value),
  fromDriver: (value) => new Date(value).getTime(),
});

export const settings = pgTable('settings', {
  key: text('key').primaryKey(),
  value: text('value').notNull(),
});

export const people = pgTable('people', {
  id: text('id').primaryKey(),
  name: text('name').notNull(),
  guest: boolean('guest').notNull(),
  createdAt: moment('created_at').notNull(),
  seenAt: moment('seen_at').notNull(),
  silencedUntil: moment('silenced_until'),
  bannedUntil: moment('banned_until'),
  language: text('language'),
  mailReminders: boolean('mail_reminders').notNull().default(false),
  /** See `names.ts`. */
  nameHashes: text('name_hashes').array().notNull().default([]),
});

export const matches = pgTable('matches', {
  id: text('id').primaryKey(),
  game: text('game').notNull(),
  edition: text('edition').notNull(),
  settings: jsonb('settings').$type<TableSettings>().notNull(),
  status: text('status').$type<TableState>().notNull(),
  host: text('host').notNull(),
  secret: text('secret').notNull(),
  commitment: text('commitment').notNull(),
  rulesVersion: text('rules_version'),
  setup: jsonb('setup').$type<Setup>(),
  head: integer('head').notNull().default(0),
  dueAt: moment('due_at'),
  leaseUntil: moment('lease_until'),
  hurry: boolean('hurry').notNull().default(false),
  result: jsonb('result').$type<Result>(),
  rematch: text('rematch'),
  /** Strangers are led to it, and it begins by itself when all seats are taken. */
  pairs: boolean('pairs').notNull().default(false),
  /** How often a thread has ended while it worked on the match. */
  strikes: integer('strikes').notNull().default(0),
  /** How often the match's beginning was changed. */
  renewed: integer('renewed').notNull().default(0),
  /** People whom the host has removed before the match. */
  turnedAway: text('turned_away').array().notNull().default([]),
  createdAt: moment('created_at').notNull(),
  begunAt: moment('begun_at'),
  endedAt: moment('ended_at'),
});

export const seats = pgTable(
  'seats',
  {
    matchId: text('match_id').notNull(),
    seat: integer('seat').notNull(),
    kind: text('kind').$type<'person' | 'bot' | 'nobody'>().notNull(),
    personId: text('person_id'),
    guest: boolean('guest').notNull().default(false),
    /** Came with the token of a bot account. */
    program: boolean('program').notNull().default(false),
    name: text('name').notNull(),
    /** The person whose name it is, if neither the sitter's nor a bot's own. */
    nameOf: text('name_of'),
    bot: text('bot'),
    temperament: text('temperament'),
    deck: jsonb('deck').$type<Deck>(),
    deckName: text('deck_name'),
    ready: boolean('ready').notNull().default(false),
    contribution: text('contribution'),
    /** The place at the table, if the seats were drawn by lot. */
    place: integer('place'),
    standing: jsonb('standing').$type<StandingOrder>(),
    awaySince: moment('away_since'),
    /** Since when the person sits there. */
    satAt: moment('sat_at'),
  },
  (table) => [primaryKey({ columns: [table.matchId, table.seat] })],
);

export const entries = pgTable(
  'entries',
  {
    matchId: text('match_id').notNull(),
    seq: integer('seq').notNull(),
    kind: text('kind').$type<EntryKind>().notNull(),
    seat: integer('seat'),
    body: jsonb('body').$type<EntryBody>().notNull(),
    hash: text('hash').notNull(),
    at: moment('at').notNull(),
  },
  (table) => [primaryKey({ columns: [table.matchId, table.seq] })],
);

export const requests = pgTable(
  'requests',
  {
    matchId: text('match_id').notNull(),
    what: text('what').$type<RequestKind>().notNull(),
    seat: integer('seat').notNull(),
    agreed: integer('agreed').array().notNull(),
    head: integer('head'),
    kept: integer('kept'),
    /** Of a rematch: the secret that its seed is mixed from. */
    secret: text('secret'),
    /** Of a rematch: the players' contributions to the seed, by seat. */
    contributions: jsonb('contributions').$type<Readonly<Record<number, string>>>().notNull().default({}),
  },
  (table) => [primaryKey({ columns: [table.matchId, table.what] })],
);

export const chat = pgTable(
  'chat',
  {
    matchId: text('match_id').notNull(),
    n: integer('n').notNull(),
    personId: text('person_id').notNull(),
    seat: integer('seat'),
    name: text('name').notNull(),
    text: text('text'),
    phrase: text('phrase').$type<QuickPhrase>(),
    at: moment('at').notNull(),
  },
  (table) => [primaryKey({ columns: [table.matchId, table.n] })],
);

export const presence = pgTable(
  'presence',
  {
    matchId: text('match_id').notNull(),
    personId: text('person_id').notNull(),
    processId: text('process_id').notNull(),
    seenAt: moment('seen_at').notNull(),
  },
  (table) => [primaryKey({ columns: [table.matchId, table.personId, table.processId] })],
);

export const processes = pgTable('processes', {
  id: text('id').primaryKey(),
  aliveAt: moment('alive_at').notNull(),
});

export const downtimes = pgTable('downtimes', {
  fromAt: moment('from_at').primaryKey(),
  untilAt: moment('until_at').notNull(),
});

export const decks = pgTable('decks', {
  id: text('id').primaryKey(),
  personId: text('person_id').notNull(),
  game: text('game').notNull(),
  name: text('name').notNull(),
  text: text('text').notNull(),
  share: text('share'),
  createdAt: moment('created_at').notNull(),
  updatedAt: moment('updated_at').notNull(),
});

export const bots = pgTable('bots', {
  personId: text('person_id').primaryKey(),
  owner: text('owner').notNull(),
  tokenHash: text('token_hash').notNull(),
  createdAt: moment('created_at').notNull(),
  revokedAt: moment('revoked_at'),
});

export const ratings = pgTable(
  'ratings',
  {
    personId: text('person_id').notNull(),
    game: text('game').notNull(),
    mu: doublePrecision('mu').notNull(),
    sigma: doublePrecision('sigma').notNull(),
    matches: integer('matches').notNull(),
  },
  (table) => [primaryKey({ columns: [table.personId, table.game] })],
);

export const pushSubscriptions = pgTable('push_subscriptions', {
  endpoint: text('endpoint').primaryKey(),
  personId: text('person_id').notNull(),
  p256dh: text('p256dh').notNull(),
  auth: text('auth').notNull(),
  language: text('language').notNull(),
  createdAt: moment('created_at').notNull(),
});

export const reports = pgTable('reports', {
  id: text('id').primaryKey(),
  matchId: text('match_id').notNull(),
  line: integer('line'),
  said: text('said'),
  personId: text('person_id').notNull(),
  name: text('name').notNull(),
  reporter: text('reporter').notNull(),
  reporterName: text('reporter_name').notNull(),
  why: text('why'),
  at: moment('at').notNull(),
  settledAt: moment('settled_at'),
  outcome: text('outcome'),
});

export type MatchRow = typeof matches.$inferSelect;
export type SeatRow = typeof seats.$inferSelect;
export type RequestRow = typeof requests.$inferSelect;
