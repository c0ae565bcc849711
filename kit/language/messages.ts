/**
 * The grammar that message files may use: `{ JOIN("de", $name) }` melts a word with the name behind it, `{ LIST($names, "or") }`
 * is a list ("and", "or", "," or "·"), and `{ PERSON($name) -> [you] … *[other] … }` has a text of its own for the reader.
 */
import type { Language as Code } from '@praxis/contract';
import { type MessageFiles, messagesOf } from '@praxis/contract/messages/files.ts';
import type { Functions } from '@praxis/contract/messages/say.ts';
import { YOU } from './address/address.ts';
import { en } from './en.ts';
import { es } from './es.ts';
import { fr } from './fr.ts';
import type { Language } from './grammar.ts';
import { it } from './it.ts';
import { pt } from './pt.ts';

const GRAMMARS: { readonly [Each in Code]: Language } = { en, pt, es, it, fr };

/** The functions that the messages of a language may use. */
export function grammarOf(code: Code): Functions {
  const language = GRAMMARS[code];
  return {
    JOIN: (word: string, name: string) => language.joined(word, String(name)),
    LIST: (items: readonly string[], last = 'and') =>
      last === 'and' || last === 'or' ? language.list(items, last) : items.join(last === '·' ? ' · ' : ', '),
    PERSON: (name: string) => (name === YOU ? 'you' : 'other'),
  };
}

/** The texts of a game in every language: English as `Messages`, the others as `Translated`. */
export function textsOf<Messages, Translated = Messages>(
  files: MessageFiles,
): ReturnType<typeof messagesOf<Messages, Translated>> {
  return messagesOf<Messages, Translated>(files, grammarOf);
}

/** The names of messages that a game has but does not declare among its keys. */
export type Surplus<Said, Keys> = {
  [Name in keyof Said]-?: Name extends keyof Keys
    ? Said[Name] extends string | ((args: never) => string) | undefined
      ? never
      : Surplus<Said[Name], NonNullable<Keys[Name]>>
    : // A year may be declared as a number.
      Name extends `${keyof Keys & number}`
      ? never
      : Name;
}[keyof Said];

/** Does not compile with anything in it. */
export type Nothing<Found extends never> = Found;
