/**
 * The messages of a connection, as JSON texts. Every request has an `id` of the client's choosing and gets one reply
 * with it.
 */

import type { QuickPhrase, RequestKind, StandingAnswers, Table } from './table.ts';
import type { Choice, Update } from './update.ts';

export const PROTOCOL_VERSION = 2;
/** A longer message is refused, and the connection with it. */
export const MESSAGE_BYTES_MAX = 16_384;

export type ClientMessage =
  | { readonly t: 'hello'; readonly protocol: number; readonly language: string }
  /**
   * Follow a match: as the player who sits there, else as a spectator. `after` is the last update that the client has.
   */
  | { readonly t: 'watch'; readonly match: string; readonly after?: number }
  | { readonly t: 'unwatch'; readonly match: string }
  /** Follow the lobby, or a table before its match has begun. */
  | { readonly t: 'lobby'; readonly follow: boolean }
  | { readonly t: 'table'; readonly table: string; readonly follow: boolean }
  | Request;

export type Request =
  | {
      readonly t: 'answer';
      readonly id: number;
      readonly match: string;
      readonly number: number;
      readonly answer: string;
    }
  | {
      readonly t: 'next';
      readonly id: number;
      readonly match: string;
      readonly number: number;
      readonly answer: string;
    }
  | {
      readonly t: 'explain';
      readonly id: number;
      readonly match: string;
      readonly card?: number;
      readonly words?: string;
    }
  | { readonly t: 'stand'; readonly id: number; readonly match: string; readonly standing: StandingAnswers }
  | {
      readonly t: 'say';
      readonly id: number;
      readonly match: string;
      readonly text?: string;
      readonly phrase?: QuickPhrase;
    }
  | {
      readonly t: 'request';
      readonly id: number;
      readonly match: string;
      readonly what: RequestKind;
      /** For a rematch: the requester agrees with a `consent`, and contributes to the seed with it. */
      readonly contributes?: true;
    }
  | {
      readonly t: 'consent';
      readonly id: number;
      readonly match: string;
      readonly what: RequestKind;
      readonly yes: boolean;
      /** For a rematch: the player's part of the seed. */
      readonly contribution?: string;
    }
  /** Take the seat back from the bot that plays for it. */
  | { readonly t: 'return'; readonly id: number; readonly match: string }
  /** Let the bots move at once. */
  | { readonly t: 'hurry'; readonly id: number; readonly match: string };

export const REFUSALS = [
  'malformed',
  'too large',
  'too many',
  'unknown match',
  'not your seat',
  'not asked',
  'stale',
  'not an option',
  'over',
  'not now',
  'not allowed',
  'muted',
  'try again',
  'fault',
  'set aside',
] as const;
export type RefusalCode = (typeof REFUSALS)[number];

export interface Chat {
  readonly n: number;
  readonly by: string;
  readonly seat?: number;
  readonly text?: string;
  readonly phrase?: QuickPhrase;
  /** Milliseconds since 1970. */
  readonly at: number;
}

export interface Reason {
  readonly rule: string;
  readonly text: string;
}

export type ServerMessage =
  | {
      readonly t: 'welcome';
      readonly you: { readonly id: string; readonly name: string; readonly guest: boolean };
      readonly version: string;
      /**
       * The interval at which the server sends a `beat`, in milliseconds; a client that hears nothing for much longer
       * has lost it.
       */
      readonly beatMs?: number;
      /**
       * The id of the watched match must be part of the connection's address, so that all its viewers meet at one
       * process.
       */
      readonly routed?: boolean;
    }
  | { readonly t: 'beat' }
  | Update
  | { readonly t: 'chat'; readonly match: string; readonly lines: readonly Chat[] }
  | { readonly t: 'tables'; readonly tables: readonly Table[] }
  | { readonly t: 'table'; readonly table: Table }
  | { readonly t: 'done'; readonly id: number }
  | { readonly t: 'choices'; readonly id: number; readonly choices: readonly Choice[] }
  | {
      readonly t: 'explained';
      readonly id: number;
      readonly possible: readonly string[];
      readonly reasons: readonly Reason[];
    }
  | { readonly t: 'refused'; readonly id?: number; readonly code: RefusalCode; readonly text: string }
  /** The server shuts down or the client is too slow: reconnect and watch again. */
  | { readonly t: 'again' };
