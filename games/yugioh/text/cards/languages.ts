/** The languages that card texts exist in: the phrases of their files, with their grammar. */
import { cardLanguages } from '@praxis/kit/language/card-languages.ts';
import { en } from '@praxis/kit/language/en.ts';
import { fr } from '@praxis/kit/language/fr.ts';
import type { Language } from '@praxis/kit/language/grammar.ts';
import { languageNamed } from '@praxis/kit/language/messages.ts';
import { phraseFiles } from '@praxis/kit/language/phrases.ts';
import type { CardPhrases } from './phrases.ts';

const FOLDER = new URL('../', import.meta.url);

/** Where card texts need more than the language's usual grammar. */
const GRAMMARS: Readonly<Record<string, Partial<Language>>> = {
  en: {
    /** "an Xyz Monster", and "an" before a name in quotation marks. */
    introduced: (article, text, agreement) =>
      en.introduced(article, text, /^(?:"[AEIO]|"?Xyz)/i.test(text) ? { ...agreement, sound: 'vowel' } : agreement),
  },
  // The cards print "la End Phase".
  fr: { contracted: (text) => fr.contracted(text).replaceAll('l’End Phase', 'la End Phase') },
};

export const { all: CARD_LANGUAGES, textsOf } = cardLanguages<CardPhrases>(phraseFiles(FOLDER), {
  grammarIn: (language) => ({ ...languageNamed(language), ...GRAMMARS[language] }),
});
