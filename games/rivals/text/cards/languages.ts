/** The languages in which card texts are worded: the phrases of their files, with their grammar. */
import { cardLanguages } from '@praxis/kit/language/card-languages.ts';
import { fr } from '@praxis/kit/language/fr.ts';
import type { Language } from '@praxis/kit/language/grammar.ts';
import { it } from '@praxis/kit/language/it.ts';
import { languageNamed } from '@praxis/kit/language/messages.ts';
import { phraseFiles } from '@praxis/kit/language/phrases.ts';
import type { CardPhrases } from './phrases.ts';

const FOLDER = new URL('../', import.meta.url);

/** Where card texts need more than the language's usual grammar. */
const CONTRACTED: Readonly<Record<string, Language['contracted']>> = {
  /** A player is not named again in the same sentence: "se quel giocatore ha …, perde …". */
  it: (text) =>
    it
      .contracted(text)
      .replace(/\b(se (quel giocatore) ha [^,.;]*), \2 ([^,.;]*; altrimenti), \2 /gi, '$1, $3 ')
      .replace(/\b(quel giocatore) ([^,.;]*; altrimenti), \1 /gi, '$1 $2 '),
  /** There is a space before these marks. */
  fr: (text) => fr.contracted(text).replace(/(?<! )([:;])(?= )/g, ' $1'),
};

export const { textsOf } = cardLanguages<CardPhrases>(phraseFiles(FOLDER), {
  grammarIn: (language) => {
    const grammar = languageNamed(language);
    return { ...grammar, contracted: CONTRACTED[language] ?? grammar.contracted };
  },
});
