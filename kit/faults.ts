/**
 * Faults in the reader's language. Code says in English what is wrong with a record, a deck, a file or a scenario; the
 * kernel and the games need no languages for that. Message files beside the packages (`faults/<language>/`) have the same
 * English texts with arguments for what varies, and hosts translate a text by the message that it fits.
 *
 * The name of an argument says how it is read: `line` and `count` are numbers (see `NUMBERS`), `what…` and `where…` are
 * translated if they are known, `why…` must be known for the message to fit, and `…List` and `…s` of these are several.
 * `either…` and `all…` are names with "or" and "and" between them, and get the language's own words.
 */
import { isLanguage } from '@praxis/contract';
import { messageFiles } from '@praxis/contract/messages/files.ts';
import type { Pattern } from '@praxis/contract/messages/fluent.ts';
import type { Args, Patterns, Said } from '@praxis/contract/messages/say.ts';
import { patternsOf } from '@praxis/contract/messages/tree.ts';
import { textsOf } from './language/messages.ts';

/** The message files of the kernel, of the kit and of simulations. */
export const KIT_FAULTS = new URL('./faults/', import.meta.url);

/** Says a fault in a language; texts that are not known stay as they are. */
export type FaultIn = (text: string, language: string) => string;

export interface Faults {
  readonly inLanguage: FaultIn;
  /** The English parts of a text that no message has: none if all of it can be translated. */
  untranslated(text: string): readonly string[];
}

const NUMBERS = /^(?:line|column|count|number|least|most|place|entry|from|to|total)$/;
const ITSELF_A_FAULT = /^(?:what|where|why)/;
const SEPARATORS: readonly (readonly [RegExp, string])[] = [
  [/^(?:what|where|why)List/, ', '],
  [/^whys/, '; '],
];

const JOINED: readonly (readonly [RegExp, RegExp, 'disjunction' | 'conjunction'])[] = [
  [/^either/, / or /, 'disjunction'],
  [/^all/, /(?<=") and (?=")/, 'conjunction'],
];

interface Known {
  readonly text: RegExp;
  /** How many letters are given: the message with the most of them fits best. */
  readonly letters: number;
  readonly names: readonly string[];
  readonly say: (language: string) => Said;
}

/** The faults of the message files in these folders. They are read when the first fault is translated. */
export function faultsIn(folders: readonly URL[]): Faults {
  let known: readonly Known[] | undefined;
  const all = (): readonly Known[] => {
    known ??= folders.flatMap(knownIn).sort((one, other) => other.letters - one.letters);
    return known;
  };
  return {
    inLanguage(text, language) {
      if (language === 'en' || !isLanguage(language)) return text;
      const lines = text.split('\n').map((line) => translated(all(), line, language) ?? line);
      return lines.join('\n');
    },
    untranslated(text) {
      const missing: string[] = [];
      return translated(all(), text, 'en', missing) === text ? missing : [text];
    },
  };
}

/** The text in a language; undefined if no message fits it. Phrases that are not known are added to `missing`. */
function translated(all: readonly Known[], text: string, language: string, missing: string[] = []): string | undefined {
  for (const { text: fits, names, say } of all) {
    const found = fits.exec(text);
    if (!found) continue;
    const unknown: string[] = [];
    const args = argsOf(all, names, found.slice(1), language, unknown);
    if (!args) continue;
    missing.push(...unknown);
    const said = say(language);
    return typeof said === 'function' ? said(args) : String(said);
  }
  // A place in a file or a definition: `modes[1].effects: it does nothing`.
  const [, place, behind] = /^(\S+: )(.+)$/s.exec(text) ?? [];
  const said = behind === undefined ? undefined : translated(all, behind, language, missing);
  return said === undefined ? undefined : `${place}${said}`;
}

function argsOf(
  all: readonly Known[],
  names: readonly string[],
  values: readonly string[],
  language: string,
  missing: string[],
): Args | undefined {
  const args: Record<string, string | number> = {};
  for (const [at, name] of names.entries()) {
    const value = values[at] ?? '';
    if (!ITSELF_A_FAULT.test(name)) {
      args[name] = NUMBERS.test(name) ? Number(value) : joined(name, value, language);
      continue;
    }
    const separator = SEPARATORS.find(([form]) => form.test(name))?.[1];
    const parts = (separator === undefined ? [value] : value.split(separator)).map((part) => {
      const said = translated(all, part, language, missing);
      if (said === undefined && hasWords(part)) missing.push(part);
      return said ?? (name.startsWith('why') && hasWords(part) ? undefined : part);
    });
    if (parts.includes(undefined)) return undefined;
    args[name] = parts.join(separator);
  }
  return args;
}

function joined(name: string, value: string, language: string): string {
  const found = JOINED.find(([form]) => form.test(name));
  if (language === 'en' || !found) return value;
  const [, separator, type] = found;
  return new Intl.ListFormat(language, { type }).format(value.split(separator));
}

/** Numbers and signs need no translation. */
const hasWords = (text: string): boolean => /\p{L}{2}/u.test(text);

function knownIn(folder: URL): readonly Known[] {
  const files = messageFiles(folder);
  const english = files('en');
  const texts: { readonly [language: string]: Said } = textsOf<Said>(files);
  return leavesOf(patternsOf(english, english)).map(({ pattern, path }) => ({
    ...read(pattern),
    say: (language) =>
      path.reduce<Said>((tree, key) => (tree as Readonly<Record<string, Said>>)[key] as Said, texts[language] as Said),
  }));
}

interface Leaf {
  readonly pattern: Pattern;
  readonly path: readonly string[];
}

function leavesOf(tree: Patterns, path: readonly string[] = []): readonly Leaf[] {
  if (typeof tree === 'string' || Array.isArray(tree)) return [{ pattern: tree as Pattern, path }];
  return Object.entries(tree).flatMap(([key, each]) => leavesOf(each as Patterns, [...path, key]));
}

/** The English text of a message as an expression that finds its arguments. */
function read(pattern: Pattern): Pick<Known, 'text' | 'letters' | 'names'> {
  const names: string[] = [];
  let letters = 0;
  const source = (typeof pattern === 'string' ? [pattern] : pattern).map((part) => {
    if (typeof part === 'string') {
      letters += part.length;
      return part.replace(/[\\^$.*+?()[\]{}|]/g, '\\$&');
    }
    if (!('$' in part)) throw new Error('English faults have plain arguments only.');
    names.push(part.$);
    return NUMBERS.test(part.$) ? '(-?\\d+)' : '([^]+?)';
  });
  return { text: new RegExp(`^${source.join('')}$`), letters, names };
}
