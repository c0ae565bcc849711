/** Message files in the folders of their languages: `<folder>/<language>/<file>.ftl`. */
import { readdirSync, readFileSync } from 'node:fs';
import { LANGUAGES, type Language } from '../languages.ts';
import { type Functions, said } from './say.ts';
import { type Files, patternsOf } from './tree.ts';

/** The files of a language. */
export type MessageFiles = (language: string) => Files;

export function messageFiles(folder: URL): MessageFiles {
  return (language) => {
    const inside = new URL(`${language}/`, folder);
    return Object.fromEntries(
      readdirSync(inside)
        .filter((name) => name.endsWith('.ftl'))
        .sort()
        .map((name) => [name.slice(0, -'.ftl'.length), readFileSync(new URL(name, inside), 'utf8')]),
    );
  };
}

/** The messages in every language, each made when it is first wanted. */
export function messagesOf<English, Translated = English>(
  files: MessageFiles,
  functions: (language: Language) => Functions = () => ({}),
  joining: { readonly [Each in Language]?: ReadonlySet<string> } = {},
): { readonly en: English } & { readonly [Each in Exclude<Language, 'en'>]: Translated } {
  const made = new Map<Language, unknown>();
  const messagesIn = (language: Language): unknown => {
    if (!made.has(language)) {
      const english = files('en');
      const patterns = patternsOf(language === 'en' ? english : files(language), english);
      made.set(language, said(patterns, language, functions(language), joining[language]));
    }
    return made.get(language);
  };
  const all = {};
  for (const language of LANGUAGES)
    Object.defineProperty(all, language, { enumerable: true, get: () => messagesIn(language) });
  return all as ReturnType<typeof messagesOf<English, Translated>>;
}
