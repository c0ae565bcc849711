/** A body for each request that takes one, for tests that spoil it. */
import type { FastifyInstance } from 'fastify';
import { PASSWORD } from '../accounts/testing-visitor.ts';
import { SETTINGS } from '../testing/fixtures.ts';

export type Body = Readonly<Record<string, unknown>>;
export interface Example {
  readonly method: 'POST' | 'PUT' | 'DELETE';
  readonly url: string;
  readonly body: Body;
}

const KEYS = { p256dh: 'A'.repeat(87), auth: 'A'.repeat(22) };
const DECK = { game: 'vtes', name: 'Mine', text: '1 Villein' };
const deck = { text: '1 Villein' };

/** A body for each request that takes one, with all the texts that it may have. */
export const examples = (id: string): readonly Example[] => [
  { method: 'POST', url: '/api/me', body: { name: 'Ada' } },
  { method: 'POST', url: '/api/auth/sign-up/email', body: { email: 'a@example.org', password: PASSWORD, name: 'Ada' } },
  { method: 'POST', url: '/api/auth/sign-in/email', body: { email: 'a@example.org', password: PASSWORD } },
  { method: 'POST', url: '/api/auth/sign-out', body: { more: 'x' } },
  { method: 'POST', url: '/api/auth/change-password', body: { currentPassword: PASSWORD, newPassword: PASSWORD } },
  { method: 'POST', url: '/api/auth/passkey/register-options', body: { more: 'x' } },
  { method: 'POST', url: '/api/auth/passkey/register', body: { response: { id: 'x' }, name: 'Mine' } },
  { method: 'POST', url: '/api/auth/passkey/sign-in-options', body: { more: 'x' } },
  { method: 'POST', url: '/api/auth/passkey/sign-in', body: { response: { id: 'x', response: { userHandle: 'x' } } } },
  { method: 'POST', url: '/api/account/delete', body: { password: PASSWORD } },
  { method: 'DELETE', url: '/api/account/passkeys/:id', body: { more: 'x' } },
  { method: 'DELETE', url: '/api/account/sessions/:id', body: { more: 'x' } },
  { method: 'POST', url: '/api/account/sessions/end-others', body: { more: 'x' } },
  { method: 'POST', url: '/api/account/recovery-codes', body: { password: PASSWORD } },
  { method: 'POST', url: '/api/account/send-confirmation', body: { more: 'x' } },
  { method: 'POST', url: '/api/account/mail-reminders', body: { more: 'x' } },
  {
    method: 'POST',
    url: '/api/auth/recover',
    body: { email: 'a@example.org', code: 'x', newPassword: 'new password' },
  },
  { method: 'POST', url: '/api/auth/request-reset', body: { email: 'a@example.org' } },
  { method: 'POST', url: '/api/auth/reset', body: { token: 'x', newPassword: 'new password' } },
  { method: 'POST', url: '/api/auth/confirm', body: { token: 'x' } },
  { method: 'POST', url: '/api/operator/people/:id/ban', body: { why: 'x', days: 1 } },
  { method: 'POST', url: '/api/operator/people/:id/unban', body: { why: 'x' } },
  { method: 'POST', url: '/api/bots', body: { name: 'Bot' } },
  { method: 'DELETE', url: '/api/bots/:id', body: { more: 'x' } },
  { method: 'POST', url: '/api/play', body: { game: 'vtes', edition: 'fifth', deck, language: 'en' } },
  { method: 'POST', url: '/api/pair', body: { game: 'vtes', edition: 'fifth', deck, language: 'en' } },
  { method: 'POST', url: '/api/tables', body: { settings: { ...SETTINGS, game: 'vtes', edition: 'fifth' }, deck } },
  { method: 'POST', url: '/api/tables/:id/join', body: { more: 'x' } },
  { method: 'POST', url: '/api/tables/:id/leave', body: { more: 'x' } },
  { method: 'POST', url: '/api/tables/:id/deck', body: { deck: { offered: 'x' } } },
  { method: 'POST', url: '/api/tables/:id/deck', body: { deck: { saved: id } } },
  { method: 'POST', url: '/api/tables/:id/deck', body: { deck } },
  { method: 'POST', url: '/api/tables/:id/bots', body: { bot: 'x', temperament: 'x', deck: 'x' } },
  { method: 'POST', url: '/api/tables/:id/remove', body: { more: 'x' } },
  { method: 'POST', url: '/api/tables/:id/ready', body: { ready: true, contribution: '0'.repeat(64) } },
  { method: 'POST', url: '/api/tables/:id/start', body: { contribution: '0'.repeat(64) } },
  {
    method: 'POST',
    url: '/api/push/subscribe',
    body: { endpoint: 'https://example.org/x', keys: KEYS, language: 'en' },
  },
  { method: 'POST', url: '/api/push/unsubscribe', body: { endpoint: 'https://example.org/x' } },
  { method: 'POST', url: '/api/decks', body: DECK },
  { method: 'PUT', url: '/api/decks/:id', body: DECK },
  { method: 'DELETE', url: '/api/decks/:id', body: { more: 'x' } },
  { method: 'POST', url: '/api/decks/:id/share', body: { more: 'x' } },
  { method: 'DELETE', url: '/api/decks/:id/share', body: { more: 'x' } },
  { method: 'POST', url: '/api/decks/export', body: { ...DECK, format: 'text' } },
  { method: 'POST', url: '/api/decks/check', body: { game: 'vtes', text: 'x', edition: 'fifth', language: 'en' } },
  {
    method: 'POST',
    url: '/api/cards/search',
    body: { game: 'vtes', language: 'en', find: 'x', facts: { kind: 'x' } },
  },
  { method: 'POST', url: '/api/learn/:game/lessons/:lesson/answer', body: { at: 0, answer: 'x' } },
  { method: 'POST', url: '/api/learn/:game/lessons/:lesson/next', body: { at: 0, answer: 'x' } },
  { method: 'POST', url: '/api/learn/:game/lessons/:lesson/explain', body: { at: 0, words: 'x' } },
  { method: 'POST', url: '/api/matches/:id/continue', body: { step: 0, seat: 0 } },
  { method: 'POST', url: '/api/reports', body: { match: id, seat: 0, why: 'x' } },
  { method: 'POST', url: '/api/operator/reports/:id', body: { silenceDays: 0 } },
];

/**
 * The addresses that take something, with their parameters. The application lists them as a tree, four columns to a
 * level.
 */
export function takingRoutes(app: FastifyInstance): readonly string[] {
  const above: string[] = [];
  return app
    .printRoutes({ commonPrefix: false })
    .split('\n')
    .flatMap((line) => {
      const [, indent = '', part = '', methods = ''] = /^([│├└─ ]*)(\S+)(?: \((.+)\))?$/.exec(line) ?? [];
      const level = indent.length / 4;
      above.length = level;
      above[level] = (above[level - 1] ?? '') + part;
      return /POST|PUT|PATCH|DELETE/.test(methods) ? [above[level]] : [];
    });
}
