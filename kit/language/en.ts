/** English: a and an, this and these, possessives. */
import {
  type Article,
  counted,
  formsOf,
  type Language,
  listed,
  type NounPhrase,
  type Plurality,
  type Sound,
} from './grammar.ts';

/** Words that are spoken with a vowel at their beginning: "an hour", but "a unit". */
const VOWEL = /^(?:(?!uni(?![mn])|us[aeu]|eu|one\b|once\b)[aeiou]|hour|hono|heir|8|11\b|18\b)/i;

const PLURAL: { readonly [Kind in Article]?: string } = {
  a: '',
  this: 'these',
  that: 'those',
  another: 'other',
  general: '',
};

function wordOf(article: Article, text: string, number: Plurality, sound: Sound | undefined): string {
  const plural = number === 'many' ? PLURAL[article] : undefined;
  if (plural !== undefined) return plural;
  if (article === 'bare') return '';
  if (article !== 'a') return article;
  return (sound ? sound === 'vowel' : VOWEL.test(text)) ? 'an' : 'a';
}

const introduced: Language['introduced'] = (article, text, { number, sound }) => {
  const word = wordOf(article, text, number, sound);
  return word === '' ? text : `${word} ${text}`;
};

const joined: Language['joined'] = (word, text) => `${word} ${text}`;

const forms = formsOf(
  { introduced, joined },
  {
    upTo: 'up to',
    between: (min, max) => `${min} to ${max}`,
    ordinals: ['first', 'second', 'third', 'fourth', 'fifth'],
    prepositions: { of: 'of', to: 'to', in: 'in', on: 'on', from: 'from', by: 'by' },
  },
);

/** "the vampire's", "the princes'", "your". */
export function possessive(phrase: NounPhrase, plain: (phrase: NounPhrase) => string = forms.plain): string {
  if (phrase.person === 'you') return 'your';
  const said = plain(phrase);
  return said.endsWith('s') ? `${said}'` : `${said}'s`;
}

export const en: Language = {
  language: 'en',
  apostrophe: "'",
  youIs: 'many',
  forms: { ...forms, possessive: (phrase) => possessive(phrase) },
  introduced,
  joined,
  counted,
  list: (items, last) => listed(items, ', ', ` ${last} `),
  contracted: (text) => text,
};

/** Articles that may be left out where words are compared: "discards a card" is also "discards card". */
export const ARTICLES: readonly string[] = ['the', 'a', 'an'];
