/**
 * A language in an edition's words: `pt@third`. Everything here that takes a language takes a dialect, too. The term
 * bases list the editions' words; the texts themselves are written once.
 */
import { readDefinitions } from '@praxis/kit/definition-files.ts';
import { type Swap, swapOf } from '@praxis/kit/edition-words.ts';
import type { Terms } from '@praxis/kit/terms.ts';

const FOLDER = new URL('./terms/', import.meta.url);

/** The editions whose words an edition uses: its own, or those of the edition that came next. */
const SPOKEN: Readonly<Record<string, readonly string[]>> = { third: ['third'], '2000': ['2000', 'third'] };

const swaps = new Map<string, Swap | undefined>();

export function languageOf(dialect: string): string {
  return dialect.split('@', 1)[0] as string;
}

/** The words that a dialect has instead of its language's own; undefined if it is the language itself. */
export function swapIn(dialect: string): Swap | undefined {
  if (!dialect.includes('@')) return undefined;
  if (!swaps.has(dialect)) {
    const [language, edition = ''] = dialect.split('@');
    const terms = readDefinitions(FOLDER)[`${language}.yaml`] as unknown as Terms | undefined;
    swaps.set(dialect, terms && swapOf(terms, SPOKEN[edition] ?? []));
  }
  return swaps.get(dialect);
}

/** The language itself where the edition has no words of its own in it. */
export function dialectOf<Language extends string>(language: Language, edition: string): Language {
  const dialect = `${language}@${edition}` as Language;
  return edition in SPOKEN && swapIn(dialect) ? dialect : language;
}
