/** French: articles, elision (l’allié, d’une, s’il), du, des, au and aux. */
import { type Article, agree, formsOf, type Language, listJoined, type Sound } from './grammar.ts';

/** Masculine, feminine, and both in the plural. */
const WORDS: Readonly<Record<Article, string>> = {
  a: 'un|une|des|des',
  any: 'n’importe quel|n’importe quelle|n’importe quels|n’importe quelles',
  the: 'le|la|les|les',
  general: 'le|la|les|les',
  this: 'ce|cette|ces|ces',
  that: 'ce|cette|ces|ces',
  another: 'un autre|une autre|d’autres|d’autres',
  each: 'chaque|chaque',
  'each other': 'chaque autre|chaque autre',
  all: 'tout le|toute la|tous les|toutes les',
  no: 'aucun|aucune|aucuns|aucunes',
  your: 'votre|vos',
  bare: '|',
};

/** An h that counts as a consonant. Names with an H are taken to have one. */
const ASPIRATED =
  'h(?:a[cgpstuv]|ai[en]|al[lot](?![uè])|am[bpst]|ameau|an[cdgt]|ar[acdnp]|éros|ériss|eurt|i[bdé]|iss|obb|och|oll|omard|ont|oq|or[ds]|ou|uit|un|upp|url|utt)';
const VOWEL = `(?!onz|oui(?!\\p{L}))(?:[aeiouàâäéèêëîïôöùûüæœAEIOUÀÂÄÉÈÊËÎÏÔÖÙÛÜÆŒ]|(?!${ASPIRATED})h|yeux)`;
const BEGINS = new RegExp(`^${VOWEL}`, 'u');
const ELIDABLE = 'de|que|ne|se|le|la|je|me|te|lorsque|puisque|jusque|quoique';
const ELIDING: ReadonlySet<string> = new Set(ELIDABLE.split('|'));
/** The last letter of such a word. Not behind a hyphen: "inclinez-le à …". Looking back comes last, because it takes long. */
const WITHIN = new RegExp(`[ea] (?=${VOWEL})(?<=(?<![\\p{L}-])(?:${ELIDABLE}) )`, 'gu');

function isElided(text: string, sound: Sound | undefined): boolean {
  return sound === undefined ? BEGINS.test(text) : sound === 'vowel';
}

const MELTED: Readonly<Record<string, string>> = {
  'de le': 'du',
  'de les': 'des',
  'à le': 'au',
  'à les': 'aux',
  'de des': 'de',
};

const joined: Language['joined'] = (word, text, sound) => {
  const first = /^(?:les?|des) /.exec(text)?.[0].trimEnd();
  const melted = first === undefined ? undefined : MELTED[`${word} ${first}`];
  if (first !== undefined && melted !== undefined) return joined(melted, text.slice(first.length + 1));
  if (ELIDING.has(word) && isElided(text, sound)) return `${word.slice(0, -1)}’${text}`;
  return word === 'si' && /^ils?(?!\p{L})/u.test(text) ? `s’${text}` : `${word} ${text}`;
};

const introduced: Language['introduced'] = (article, text, agreement) => {
  const word = agree(WORDS[article], agreement);
  if (word === '') return text;
  if (word === 'ce' && isElided(text, agreement.sound)) return `cet ${text}`;
  if (article === 'all' && agreement.number === 'one')
    return `${word.slice(0, -3)} ${joined(word.slice(-2), text, agreement.sound)}`;
  return joined(word, text, agreement.sound);
};

export const fr: Language = {
  language: 'fr',
  apostrophe: '’',
  youIs: 'many',
  zeroIsOne: true,
  forms: formsOf(
    { introduced, joined },
    {
      upTo: 'jusqu’à',
      between: (min, max) => `de ${min} à ${max}`,
      ordinals: [
        'premier|première|premiers|premières',
        ...['deux', 'trois', 'quatr', 'cinqu'].map((each) => `${each}ième|${each}ièmes`),
      ],
      prepositions: { of: 'de', to: 'à', on: 'sur', by: 'par' },
    },
  ),
  introduced,
  joined,
  counted: (amount, one, many) => `${amount} ${amount < 2 ? one : many}`,
  list: (items, last) => listJoined({ joined }, items, last === 'and' ? 'et' : 'ou'),
  contracted: (text) =>
    text
      .replace(WITHIN, '’')
      .replace(
        /(de|à) (les?) (?<=(?<![\p{L}-])\1 \2 )/gu,
        (_, preposition: string, article: string) => `${MELTED[`${preposition} ${article}`]} `,
      )
      .replace(/(?<![\p{L}-])si (?=ils?(?!\p{L}))/gu, 's’'),
};

/** Elided articles and prepositions before a name. A typed line may leave them out. */
export const ELIDED: readonly string[] = ['d', 'l'];
