/** Messages about decks from any source. */
import type { DeckMessage } from '../decks/messages.ts';
import { textIn } from './languages.ts';

type Clauses = Readonly<Record<string, (args: object) => string>>;

/** A message as a sentence in the reader's language. */
export function deckSentence(language: string, message: DeckMessage): string {
  const { problems, messages } = textIn(language).decks;
  const words = { ...problems, ...messages } as unknown as Clauses;
  const args = message.say === 'groups too far apart' ? { ...message, groups: message.groups.join(', ') } : message;
  const clause = (words[message.say] as Clauses[string])(args);
  return `${clause.charAt(0).toUpperCase()}${clause.slice(1)}${/[.:!?…]$/.test(clause) ? '' : '.'}`;
}
