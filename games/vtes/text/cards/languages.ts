/** The languages that card texts exist in: the phrases of their files, with their grammar. */
import { ALL_LANGUAGES, isBeta, type Language } from '@praxis/contract';
import { languageNamed } from '@praxis/kit/language/messages.ts';
import { completed, phraseFiles, reporting } from '@praxis/kit/language/phrases.ts';
import { en } from './grammar/en.ts';
import { es } from './grammar/es.ts';
import { fr } from './grammar/fr.ts';
import { it } from './grammar/it.ts';
import { pt } from './grammar/pt.ts';
import { phrasesFrom } from './phrase-data.ts';
import type { CardGrammar, Phrases, PhraseTable } from './phrases.ts';

const FOLDER = new URL('../', import.meta.url);

const filesOf = phraseFiles(FOLDER);

/** Where card texts need more than the language's usual grammar. */
const GRAMMARS: Readonly<Record<string, CardGrammar>> = { en, pt, es, it, fr };

const known = new Map<Language, Phrases>();

function tableOf(language: Language): PhraseTable | undefined {
  const files = filesOf(language);
  return files && phrasesFrom(files);
}

function made(language: Language): Phrases {
  const own = tableOf(language);
  if (!own) return phrasesIn('en');
  const grammar = { ...languageNamed(language), rephrased: (text: string) => text, ...GRAMMARS[language] };
  if (!isBeta(language)) return { ...grammar, ...own };
  // English phrases ask for forms that the language may not have.
  const forms = { ...phrasesIn('en').forms, ...grammar.forms };
  return { ...grammar, forms, ...completed(own, tableOf('en') as PhraseTable) };
}

/** Phrases that count how often an English one was borrowed. */
interface Counting {
  readonly phrases: Phrases;
  borrowed: number;
}

const counting = new Map<string, Counting>();

/** Those of a language in preparation, so that no text is half English. Undefined for a whole language. */
export function phrasesCounting(language: string): Counting | undefined {
  if (!isBeta(language)) return undefined;
  const made = counting.get(language) ?? countingIn(language);
  counting.set(language, made);
  return made;
}

function countingIn(language: Language): Counting {
  const table = reporting(tableOf(language) ?? {}, tableOf('en') as PhraseTable, () => {
    made.borrowed += 1;
  });
  // Not by spreading, which reads every phrase.
  const phrases = Object.defineProperties({ ...phrasesIn(language) }, Object.getOwnPropertyDescriptors(table));
  const made: Counting = { phrases, borrowed: 0 };
  return made;
}

function phrasesIn(language: Language): Phrases {
  const phrases = known.get(language) ?? made(language);
  known.set(language, phrases);
  return phrases;
}

/**
 * Each is read when it is first wanted. A language in preparation has English phrases where it has none of its own, and
 * is not listed.
 */
export const CARD_LANGUAGES = Object.defineProperties(
  {},
  Object.fromEntries(
    ALL_LANGUAGES.map((language) => [language, { enumerable: !isBeta(language), get: () => phrasesIn(language) }]),
  ),
) as { readonly en: Phrases } & Readonly<Record<string, Phrases>>;
