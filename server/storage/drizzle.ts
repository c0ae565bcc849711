/**
 * Drizzle, which writes our SQL. It is loaded from its CommonJS files: for each of its two hundred modules, Node would
 * read the package's list of exports, which is 180 kB long, and that takes most of a second in every thread.
 */
import { createRequire } from 'node:module';

const require = createRequire(import.meta.url);

export const { and, asc, count, desc, eq, gt, inArray, isNull, lt, lte, or, sql } =
  require('drizzle-orm') as typeof import('drizzle-orm');

export const { drizzle } = require('drizzle-orm/node-postgres') as typeof import('drizzle-orm/node-postgres');

export const { boolean, customType, doublePrecision, integer, jsonb, pgTable, primaryKey, text } =
  require('drizzle-orm/pg-core') as typeof import('drizzle-orm/pg-core');
