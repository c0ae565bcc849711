/** The languages that card texts exist in: the phrases of their files, with their grammar. */
import { cardLanguages } from '@praxis/kit/language/card-languages.ts';
import type { Language } from '@praxis/kit/language/grammar.ts';
import { languageNamed } from '@praxis/kit/language/messages.ts';
import { phraseFiles } from '@praxis/kit/language/phrases.ts';
import { de } from './grammar/de.ts';
import { en } from './grammar/en.ts';
import { es } from './grammar/es.ts';
import { fr } from './grammar/fr.ts';
import { it } from './grammar/it.ts';
import { pt } from './grammar/pt.ts';
import { phrasesFrom } from './phrase-data.ts';
import type { CardGrammar, Phrases, PhraseTable } from './phrases.ts';

const FOLDER = new URL('../', import.meta.url);

/** Where card texts need more than the language's usual grammar. */
const GRAMMARS: Readonly<Record<string, CardGrammar>> = { en, pt, es, it, fr, de };

type Grammar = Language & Pick<Phrases, 'keepsCapitals' | 'rephrased'>;

const LANGUAGES = cardLanguages<PhraseTable, Grammar>(phraseFiles(FOLDER), {
  tableFrom: phrasesFrom,
  grammarIn: (language) => ({ ...languageNamed(language), rephrased: (text) => text, ...GRAMMARS[language] }),
});

export const CARD_LANGUAGES: { readonly en: Phrases } & Readonly<Record<string, Phrases>> = LANGUAGES.all;

export const phrasesCounting = LANGUAGES.counting;
