/** Message files in the folders of their languages: `<folder>/<language>/<file>.ftl`. */
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { ALL_LANGUAGES, isBeta, LANGUAGES, type Language } from '../languages.ts';
import { type Functions, type Said, said } from './say.ts';
import { type Files, merged, nameOf, patternsOf } from './tree.ts';

/** The files of a language; none if a language in preparation has no folder. */
export type MessageFiles = (language: string) => Files;

export function messageFiles(folder: URL): MessageFiles {
  return (language) => {
    const inside = new URL(`${language}/`, folder);
    if (isBeta(language) && !existsSync(inside)) return {};
    return Object.fromEntries(
      readdirSync(inside)
        .filter((name) => name.endsWith('.ftl'))
        .sort()
        .map((name) => [name.slice(0, -'.ftl'.length), readFileSync(new URL(name, inside), 'utf8')]),
    );
  };
}

type Texts<English, Translated> = { readonly en: English } & {
  readonly [Each in Exclude<Language, 'en'>]: Translated;
};

/**
 * The messages in every language, each made when it is first wanted. In a language in preparation, messages that it
 * lacks are those in English, finished by `inEnglish`; one without any messages is English itself. Such languages are
 * not enumerated, so that no check asks them for everything.
 */
export function messagesOf<English, Translated = English>(
  files: MessageFiles,
  functions: (language: Language) => Functions = () => ({}),
  joining: (language: Language) => ReadonlySet<string> | undefined = () => undefined,
  inEnglish: (text: string) => string = (text) => text,
): Texts<English, Translated> {
  const made = new Map<Language, Said>();
  const ownIn = (language: Language): Said => {
    const english = files('en');
    const patterns = patternsOf(language === 'en' ? english : files(language), english);
    return said(patterns, language, { functions: functions(language), joining: joining(language) });
  };
  const completed = (language: Language): Said => {
    if (Object.keys(files(language)).length === 0) return messagesIn('en');
    // Files that English does not need: rules, for example.
    const translated = Object.fromEntries(Object.keys(files(LANGUAGES[1])).map((file) => [nameOf(file), {}]));
    return merged<Said>(merged<Said>(translated, finished(messagesIn('en'), inEnglish)), ownIn(language));
  };
  const messagesIn = (language: Language): Said => {
    const known = made.get(language) ?? (isBeta(language) ? completed(language) : ownIn(language));
    made.set(language, known);
    return known;
  };
  const all = {};
  for (const language of ALL_LANGUAGES)
    Object.defineProperty(all, language, { enumerable: !isBeta(language), get: () => messagesIn(language) });
  return all as Texts<English, Translated>;
}

function finished(tree: Said, finish: (text: string) => string): Said {
  if (typeof tree === 'string') return tree;
  if (typeof tree === 'function') return (args) => finish(tree(args));
  return Object.fromEntries(Object.entries(tree).map(([key, each]) => [key, finished(each, finish)]));
}
