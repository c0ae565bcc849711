/** The words of the page itself. Those of the games come from the server. */
import { type Patterns, said } from '@praxis/contract/messages/say.ts';
import type { Messages } from './messages.ts';

export type Words = Messages;

/** Messages as texts and functions, made once for each language. Some name things as the players of a game do (`$game`). */
export function worded<Said>(patterns: Patterns, language: string, game?: string): Said {
  return said(patterns, language, { settings: { game } }) as unknown as Said;
}
