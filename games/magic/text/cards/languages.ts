/** The languages that card texts exist in: the phrases of their files, with their grammar. */
import { cardLanguages } from '@praxis/kit/language/card-languages.ts';
import type { Article, Forms, Language, NounPhrase } from '@praxis/kit/language/grammar.ts';
import { listed } from '@praxis/kit/language/grammar.ts';
import { languageNamed } from '@praxis/kit/language/messages.ts';
import { phraseFiles } from '@praxis/kit/language/phrases.ts';
import type { CardPhrases, Thing } from './phrases.ts';

const FOLDER = new URL('../', import.meta.url);

/** A noun phrase can have each of these articles as its form. */
const ARTICLES: readonly Article[] = ['a', 'another', 'the', 'this', 'that'];

function formsOf({ language, introduced, forms }: Language): Forms {
  const articles = ARTICLES.map((article) => [
    article,
    (phrase: NounPhrase) => introduced(article, phrase.text, phrase),
  ]);
  return {
    ...forms,
    ...Object.fromEntries(articles),
    to: (phrase: Thing) => phrase.to ?? (forms.to ?? forms.plain)(phrase),
    small: ({ text }) => text.toLocaleLowerCase(language),
  };
}

/** English has a comma before the last of three. */
const list: Language['list'] = (items, last) => listed(items, ', ', items.length > 2 ? `, ${last} ` : ` ${last} `);

export const { all: CARD_LANGUAGES, textsOf } = cardLanguages<CardPhrases>(phraseFiles(FOLDER), {
  grammarIn: (code) => {
    const language = languageNamed(code);
    return { ...language, forms: formsOf(language), ...(code === 'en' ? { list } : {}) };
  },
});
