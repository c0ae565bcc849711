/**
 * The grammar that message files may use: `{ JOIN("de", $name) }` contracts a word with the name behind it, which
 * prepositions do by themselves ("de { $name }"), `{ LIST($names, "or") }` is a list ("and", "or", "," or "·"), and `{
 * PERSON($name) -> [you] … *[other] … }` has a text of its own for the reader.
 */
import { type Language as Code, isBeta, type WholeLanguage } from '@praxis/contract';
import { type MessageFiles, messagesOf } from '@praxis/contract/messages/files.ts';
import type { Functions } from '@praxis/contract/messages/say.ts';
import { YOU } from './address/address.ts';
import { addressFor } from './address/languages.ts';
import { BETA_GRAMMARS, type BetaGrammar } from './beta.ts';
import { en } from './en.ts';
import { es } from './es.ts';
import { fr } from './fr.ts';
import type { Language } from './grammar.ts';
import { it } from './it.ts';
import { pt } from './pt.ts';

const GRAMMARS: { readonly [Each in WholeLanguage]: Language } = { en, pt, es, it, fr };

const betaGrammar = (code: string): BetaGrammar => BETA_GRAMMARS[code] as BetaGrammar;

/** The grammar of a language. */
export const languageNamed = (code: Code): Language => (isBeta(code) ? betaGrammar(code).grammar : GRAMMARS[code]);

/** Prepositions and conjunctions that may change before a name. */
const JOINING: { readonly [Each in WholeLanguage]: ReadonlySet<string> } = {
  en: new Set(),
  pt: new Set(['de', 'em', 'a', 'por']),
  es: new Set(['de', 'a', 'y', 'o']),
  it: new Set(['di', 'a', 'da', 'in', 'su', 'e']),
  fr: new Set(['de', 'à', 'que']),
};

export const joiningIn = (code: Code): ReadonlySet<string> =>
  isBeta(code) ? betaGrammar(code).joining : JOINING[code];

/** Printed names in a language that are not the English ones. Only these begin with articles of that language. */
export type OwnNames = (language: string) => ReadonlySet<string>;

/** The printed names of a game's cards, made when they are first wanted. */
export function ownNamesOf(
  cards: readonly { readonly id: string; readonly name: string }[],
  printed: { get(id: string): { readonly names?: Readonly<Record<string, string>> } | undefined },
): OwnNames {
  const known = new Map<string, ReadonlySet<string>>();
  return (language) => {
    let names = known.get(language);
    if (!names) {
      const translated = cards.flatMap(({ id, name }) => {
        const own = printed.get(id)?.names?.[language];
        return own === undefined || own === name ? [] : [own];
      });
      names = new Set(translated);
      known.set(language, names);
    }
    return names;
  };
}

/** A word and the name behind it; a printed name loses its article to a preposition: "du Terrier", "da Viúva". */
function joinedName(language: Language, word: string, name: string, ownNames: OwnNames): string {
  const plain = language.joined(word, name);
  // An article has a word behind it: "O - Sobrealma" begins with a letter.
  if (!/^\p{Lu}\p{Ll}{0,2}(?:['’]| (?=[\p{L}\p{N}]))/u.test(name) || !ownNames(language.language).has(name))
    return plain;
  const small = name.charAt(0).toLowerCase() + name.slice(1);
  const melted = language.joined(word, small);
  if (melted === `${word} ${small}`) return plain;
  return melted.replace(/(?<=^\p{L}+[ ’'])\p{Ll}/u, (letter) => letter.toUpperCase());
}

/** The functions that the messages of a language may use. */
export function grammarOf(code: Code, ownNames: OwnNames = () => new Set()): Functions {
  const language = languageNamed(code);
  return {
    JOIN: (word: string, name: string | number) =>
      typeof name === 'string' ? joinedName(language, word, name, ownNames) : `${word} ${name}`,
    LIST: (items: readonly string[], last = 'and') =>
      last === 'and' || last === 'or' ? language.list(items, last) : items.join(last === '·' ? ' · ' : ', '),
    PERSON: (name: string) => (name === YOU ? 'you' : 'other'),
  };
}

/** The texts of a game in every language: English as `Messages`, the others as `Translated`. */
export function textsOf<Messages, Translated = Messages>(
  files: MessageFiles,
  ownNames?: OwnNames,
): ReturnType<typeof messagesOf<Messages, Translated>> {
  return messagesOf<Messages, Translated>(
    files,
    (code) => grammarOf(code, ownNames),
    joiningIn,
    // The address of another language would not know the verbs.
    addressFor('en').told,
  );
}

/** The language in which a game speaks to readers of this one: English if it has no words in theirs. */
export function spokenIn(texts: { readonly [Each in Code]: unknown }, language: string): Code {
  const code = language as Code;
  return Object.hasOwn(texts, code) && texts[code] !== texts.en ? code : 'en';
}

/** The texts of a language, those in English if it is not known; and its translation, which English does not need. */
export function readersOf<Text, Translation extends Text>(
  texts: { readonly en: Text } & { readonly [Each in Exclude<Code, 'en'>]: Translation },
): {
  textIn(language: string): Text;
  /** Undefined for English and for languages that are not known. */
  translationIn(language: string): Translation | undefined;
} {
  return {
    textIn: (language) => texts[spokenIn(texts, language)],
    translationIn: (language) => {
      const spoken = spokenIn(texts, language);
      return spoken === 'en' ? undefined : texts[spoken];
    },
  };
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
