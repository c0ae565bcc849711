/** The phrases of a game's cards in all languages, each read when it is first wanted. */
import { ALL_LANGUAGES, type Language as Code, isBeta } from '@praxis/contract';
import type { Language } from './grammar.ts';
import { languageNamed } from './messages.ts';
import { completed, type PhraseFiles, type PhraseTree, reporting } from './phrases.ts';

/** Phrases that count how often an English one was borrowed. */
interface Counting<Phrases> {
  readonly phrases: Phrases;
  borrowed: number;
}

export interface CardLanguages<Phrases> {
  /** A language in preparation has English phrases where it has none of its own, and is not listed. */
  readonly all: { readonly en: Phrases } & Readonly<Record<string, Phrases>>;
  /** Those of a language in preparation, so that no text is half English. Undefined for a whole language. */
  counting(language: string): Counting<Phrases> | undefined;
  /** A text in the language; in English if the language lacks one of its phrases. */
  worded<Text>(language: string, word: (phrases: Phrases) => Text): Text;
  /** The same for the text of a card, which is worded once in each language. */
  textsOf<Card extends object, Text>(
    word: (def: Card, phrases: Phrases) => Text,
  ): (def: Card, language: string) => Text;
}

/**
 * `tableFrom` makes the phrases of a language's files, and `grammarIn` the grammar of its cards, where that is more than
 * the language's usual one.
 */
export function cardLanguages<Table extends object, Grammar extends Language = Language>(
  files: PhraseFiles,
  {
    tableFrom = (tree) => tree as Table,
    grammarIn = (language) => languageNamed(language) as Grammar,
  }: {
    readonly tableFrom?: (tree: PhraseTree) => Table;
    readonly grammarIn?: (language: Code) => Grammar;
  } = {},
): CardLanguages<Grammar & Table> {
  type Phrases = Grammar & Table;
  const known = new Map<Code, Phrases>();
  const counted = new Map<string, Counting<Phrases>>();

  function tableOf(language: Code): Table | undefined {
    const tree = files(language);
    return tree && tableFrom(tree);
  }

  function made(language: Code): Phrases {
    const own = tableOf(language);
    if (!own) return phrasesIn('en');
    const grammar = grammarIn(language);
    if (!isBeta(language)) return { ...grammar, ...own };
    // English phrases ask for forms that the language may not have.
    const forms = { ...phrasesIn('en').forms, ...grammar.forms };
    return { ...grammar, forms, ...completed(own, tableOf('en') as Table) };
  }

  function phrasesIn(language: Code): Phrases {
    const found = known.get(language);
    if (found) return found;
    const phrases = made(language);
    known.set(language, phrases);
    return phrases;
  }

  function countingIn(language: Code): Counting<Phrases> {
    const table = reporting(tableOf(language) ?? {}, tableOf('en') as Table, () => {
      counting.borrowed += 1;
    });
    // Not by spreading, which reads every phrase.
    const phrases = Object.defineProperties({ ...phrasesIn(language) }, Object.getOwnPropertyDescriptors(table));
    const counting: Counting<Phrases> = { phrases, borrowed: 0 };
    return counting;
  }

  function counting(language: string): Counting<Phrases> | undefined {
    if (!isBeta(language)) return undefined;
    const found = counted.get(language) ?? countingIn(language);
    counted.set(language, found);
    return found;
  }

  const all = Object.defineProperties(
    {},
    Object.fromEntries(
      ALL_LANGUAGES.map((language) => [language, { enumerable: !isBeta(language), get: () => phrasesIn(language) }]),
    ),
  ) as CardLanguages<Phrases>['all'];

  const worded: CardLanguages<Phrases>['worded'] = (language, word) => {
    const phrases = all[language] ?? all.en;
    const counts = phrases === all.en ? undefined : counting(language);
    if (!counts) return word(phrases);
    const { borrowed } = counts;
    const text = word(counts.phrases);
    return counts.borrowed === borrowed ? text : word(all.en);
  };

  function textsOf<Card extends object, Text>(
    word: (def: Card, phrases: Phrases) => Text,
  ): (def: Card, language: string) => Text {
    const byLanguage = new Map<string, WeakMap<Card, Text>>();
    return (def, language) => {
      const known = byLanguage.get(language) ?? new WeakMap<Card, Text>();
      if (!byLanguage.has(language)) byLanguage.set(language, known);
      const found = known.get(def);
      if (found !== undefined) return found;
      const text = worded(language, (phrases) => word(def, phrases));
      known.set(def, text);
      return text;
    };
  }

  return { all, counting, worded, textsOf };
}
