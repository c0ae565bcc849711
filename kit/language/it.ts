/** Italian: articles by the sound behind them (lo Zombie, quell’arma), dello and sugli, ad and ed. */
import {
  type Agreement,
  type Article,
  agree,
  counted,
  formsOf,
  type Language,
  listJoined,
  type Sound,
} from './grammar.ts';

const VOWEL = /^[aeiouàèéìòù]/i;
/** Before these the masculine article is "lo" and "uno". */
const CLUSTER = /^(?:s[b-df-hj-np-tv-z]|z|gn|p[ns]|x|y|i[aeou])/i;

function soundOf(text: string): Sound {
  return CLUSTER.test(text) ? 'cluster' : VOWEL.test(text) ? 'vowel' : 'consonant';
}

type Sounding = Agreement & { readonly sound?: Sound | undefined };

/** An elided word is joined to the next without a blank: "l’arma". */
function beside(word: string, text: string): string {
  return word === '' || word.endsWith('’') ? `${word}${text}` : `${word} ${text}`;
}

function definite(text: string, { gender, number, sound = soundOf(text) }: Sounding): string {
  if (gender === 'f') return number === 'many' ? 'le' : sound === 'vowel' ? 'l’' : 'la';
  if (number === 'many') return sound === 'consonant' ? 'i' : 'gli';
  return sound === 'vowel' ? 'l’' : sound === 'cluster' ? 'lo' : 'il';
}

function indefinite(stem: string, text: string, { gender, sound = soundOf(text) }: Sounding): string {
  if (gender === 'f') return sound === 'vowel' ? `${stem}’` : `${stem}a`;
  return sound === 'cluster' ? `${stem}o` : stem;
}

/** The definite article behind "que": "quel vampiro", "quello Zombie", "quegli alleati". */
const THAT: Readonly<Record<string, string>> = {
  il: 'quel',
  lo: 'quello',
  'l’': 'quell’',
  la: 'quella',
  i: 'quei',
  gli: 'quegli',
  le: 'quelle',
};

/** Words that agree, but do not depend on the sound behind them. */
const WORDS: { readonly [Kind in Article]?: string } = {
  any: 'qualsiasi|qualsiasi',
  this: 'questo|questa|questi|queste',
  another: 'un altro|un’altra|altri|altre',
  each: 'ogni|ogni',
  'each other': 'ogni altro|ogni altra|ogni altro|ogni altra',
  bare: '|',
};

const introduced: Language['introduced'] = (article, text, agreement) => {
  const { gender, number } = agreement;
  switch (article) {
    case 'the':
    case 'general':
      return beside(definite(text, agreement), text);
    case 'that':
      return beside(THAT[definite(text, agreement)] as string, text);
    case 'a':
      return number === 'many' ? text : beside(indefinite('un', text, agreement), text);
    case 'no':
      return beside(indefinite('nessun', text, agreement), text);
    case 'all':
      return `${agree('tutto|tutta|tutti|tutte', agreement)} ${beside(definite(text, agreement), text)}`;
    case 'your': {
      const yours = `${agree('tuo|tua|tuoi|tue', agreement)} ${text}`;
      return beside(definite(yours, { gender, number }), yours);
    }
    default:
      return beside(agree(WORDS[article] as string, agreement), text);
  }
};

const STEMS: Readonly<Record<string, string>> = { di: 'de', a: 'a', da: 'da', in: 'ne', su: 'su' };
const MELTED: Readonly<Record<string, string>> = { il: 'l', lo: 'llo', la: 'lla', i: 'i', gli: 'gli', le: 'lle' };
const ARTICLE = /^(?:(il|lo|la|i|gli|le) |l['’])/;

function melted(preposition: string, article: string | undefined): string {
  return `${STEMS[preposition]}${article === undefined ? 'll’' : `${MELTED[article]} `}`;
}

/** Like vowels that meet are kept apart, unless another d follows: "ad Ana", "ed Energia", but "a Ada". */
const LIKE: Readonly<Record<string, RegExp>> = { a: /^[aà](?!d)/i, e: /^[eèé](?!d)/i };

const joined: Language['joined'] = (word, text) => {
  const article = word in STEMS ? ARTICLE.exec(text) : null;
  if (article) return `${melted(word, article[1])}${text.slice(article[0].length)}`;
  return `${word}${LIKE[word]?.test(text) ? 'd' : ''} ${text}`;
};

export const it: Language = {
  language: 'it',
  apostrophe: '’',
  youIs: 'one',
  forms: formsOf(
    { introduced, joined },
    {
      upTo: 'fino a',
      between: (min, max) => `da ${min} a ${max}`,
      ordinals: ['prim', 'second', 'terz', 'quart', 'quint'].map((each) => `${each}o|${each}a|${each}i|${each}e`),
      prepositions: { of: 'di', to: 'a', from: 'da', in: 'in', on: 'su' },
      silentYou: (preposition) => (preposition === 'su' ? 'su di te' : `${preposition} te`),
    },
  ),
  introduced,
  joined,
  counted,
  list: (items, last) => listJoined({ joined }, items, last === 'and' ? 'e' : 'o'),
  contracted: (text) =>
    text
      .replace(
        /(?<=^|[\s("“])(di|a|da|in|su) (?:(il|lo|la|i|gli|le) |l['’])/g,
        (_, preposition: string, article: string | undefined) => melted(preposition, article),
      )
      .replace(/(?<=^|\s)a (?=[aà](?!d))/gi, (said) => `${said[0]}d `)
      .replace(/(?<=\s)e (?=[eèé](?!d))/gi, 'ed '),
};

/** Elided articles and prepositions before a name. A typed line may leave them out. */
export const ELIDED: readonly string[] = ['l', 'un', 'all', 'dall', 'dell', 'nell', 'sull'];
