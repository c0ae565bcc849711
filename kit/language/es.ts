/** Spanish: articles (el arma, esta arma), del and al, e for y and u for o. */
import { type Article, agree, counted, formsOf, type Language, listJoined } from './grammar.ts';

/** Masculine, feminine, and both in the plural. */
const WORDS: Readonly<Record<Article, string>> = {
  a: 'un|una||',
  any: 'cualquier|cualesquiera',
  the: 'el|la|los|las',
  general: 'el|la|los|las',
  this: 'este|esta|estos|estas',
  that: 'ese|esa|esos|esas',
  another: 'otro|otra|otros|otras',
  each: 'cada|cada',
  'each other': 'cada otro|cada otra|los demás|las demás',
  all: 'todo el|toda la|todos los|todas las',
  no: 'ningún|ninguna|ningunos|ningunas',
  your: 'tu|tus',
  bare: '|',
};

/** Feminine words that begin with a stressed a: "el arma", "un arma", "ningún arma", but "esta arma". */
const STRESSED_A =
  /^(?:agua|águila|ala|alba|alma|ama|ancla|ansia|arca|área|arma|arpa|asa|aula|aura|ave|habla|hacha|hada|hambre)(?!\p{L})/iu;
const LIKE_MASCULINE: ReadonlySet<Article> = new Set(['a', 'the', 'no']);

const introduced: Language['introduced'] = (article, text, { gender, number }) => {
  const stressed = gender === 'f' && number === 'one' && LIKE_MASCULINE.has(article) && STRESSED_A.test(text);
  const word = agree(WORDS[article], { gender: stressed ? 'm' : gender, number });
  return word === '' ? text : `${word} ${text}`;
};

const joined: Language['joined'] = (word, text) => {
  if ((word === 'de' || word === 'a') && text.startsWith('el ')) return `${word}l ${text.slice(3)}`;
  if (word === 'y' && /^h?[ií](?!e)/i.test(text)) return `e ${text}`;
  if (word === 'o' && /^h?[oó]/i.test(text)) return `u ${text}`;
  return `${word} ${text}`;
};

/** A test before the replacements, which take much longer. */
const CONJUNCTION = / (?:y h?[ií]|o h?[oó])/i;

export const es: Language = {
  language: 'es',
  apostrophe: "'",
  youIs: 'one',
  forms: formsOf(
    { introduced, joined },
    {
      upTo: 'hasta',
      between: (min, max) => `de ${min} a ${max}`,
      ordinals: [
        'primer|primera|primeros|primeras',
        'segundo|segunda|segundos|segundas',
        'tercer|tercera|terceros|terceras',
        'cuarto|cuarta|cuartos|cuartas',
        'quinto|quinta|quintos|quintas',
      ],
      prepositions: { of: 'de', to: 'a', in: 'en' },
      silentYou: (preposition) => `${preposition} ti`,
    },
  ),
  introduced,
  joined,
  counted,
  list: (items, last) => listJoined({ joined }, items, last === 'and' ? 'y' : 'o'),
  contracted: (text) => {
    const said = text.replace(/ el(?= |$)(?<=(?:^|[\s("“])(?:de|a) el)/g, 'l');
    return CONJUNCTION.test(said)
      ? said.replace(/ y (?=h?[ií](?!e))/gi, ' e ').replace(/ o (?=h?[oó])/gi, ' u ')
      : said;
  },
};
