/** Italian: how nouns get their articles and qualities. */
import type { Gender, Noun, NounPhrase, Quality, TraitPhrase } from './phrases.ts';

/** "vampiro, vampiri"; other plurals are given. */
export const masculine = (one: string, many = `${one.slice(0, -1)}i`): Noun => ({ one, many, gender: 'm' });
/** "carta, carte"; other plurals are given. */
export const feminine = (one: string, many = `${one.slice(0, -1)}e`): Noun => ({ one, many, gender: 'f' });

const VOWEL = /^[aeiouàèéìòù]/i;
/** Sounds before which the masculine article is "lo" and "uno". */
const IMPURE = /^(?:s[^aeiou]|z|gn|ps|pn|x|y)/i;
const ORDINALS = ['prim', 'second', 'terz', 'quart', 'quint'];

type Agreement = Pick<NounPhrase, 'gender' | 'number'>;

/** The word that agrees: masculine and feminine, singular and plural. */
function agreeing({ gender, number }: Agreement, forms: readonly [string, string, string, string]): string {
  return forms[(gender === 'm' ? 0 : 1) + (number === 'many' ? 2 : 0)] as string;
}

/** An elided word stands close to the next: "l'arma". */
function joined(word: string, text: string): string {
  if (word === '') return text;
  return word.endsWith("'") ? `${word}${text}` : `${word} ${text}`;
}

function definite(agreement: Agreement, text: string): string {
  if (agreement.number === 'many') {
    if (agreement.gender === 'f') return 'le';
    return VOWEL.test(text) || IMPURE.test(text) ? 'gli' : 'i';
  }
  if (VOWEL.test(text)) return "l'";
  return agreement.gender === 'f' ? 'la' : IMPURE.test(text) ? 'lo' : 'il';
}

function indefinite(gender: Gender, text: string, stem = 'un'): string {
  if (gender === 'f') return VOWEL.test(text) ? `${stem}'` : `${stem}a`;
  return IMPURE.test(text) ? `${stem}o` : stem;
}

/** "quel vampiro", "quell'alleato", "quei vampiri": as the article behind "que". */
function that(agreement: Agreement, text: string): string {
  return { il: 'quel', lo: 'quello', "l'": "quell'", la: 'quella', i: 'quei', gli: 'quegli', le: 'quelle' }[
    definite(agreement, text)
  ] as string;
}

/** The definite article and what follows it, if the phrase has one. */
function withDefinite(phrase: NounPhrase): readonly [string, string] | undefined {
  const { text, article, ordinal, quantity } = phrase;
  if (quantity) return undefined;
  let rest: string | undefined;
  if (ordinal !== undefined) rest = `${ORDINALS[ordinal - 1]}${agreeing(phrase, ['o', 'a', 'i', 'e'])} ${text}`;
  else if (article === 'your') rest = `${agreeing(phrase, ['tuo', 'tua', 'tuoi', 'tue'])} ${text}`;
  else if (article === 'the') rest = text;
  return rest === undefined ? undefined : [definite(phrase, rest), rest];
}

/** A card is called a card before its English name: "una carta Blood Doll". */
function called({ text, gender }: NounPhrase): string {
  return gender === 'f' && /^[\p{Lu}\p{N}.]/u.test(text) ? `carta ${text}` : text;
}

/** The phrase with its article: "un vampiro", "l'arma", "fino a 2 vampiri". The verb says already who "tu" is. */
function plain(phrase: NounPhrase): string {
  const { article, gender, number, person, quantity } = phrase;
  const text = called(phrase);
  if (person === 'you') return '';
  if (quantity)
    return `${quantity.min === 0 ? 'fino a ' : quantity.min < quantity.max ? `da ${quantity.min} a ` : ''}${quantity.max} ${text}`;
  const known = withDefinite(phrase);
  if (known) return joined(...known);
  switch (article) {
    case 'a':
      return number === 'many' ? text : joined(indefinite(gender, text), text);
    case 'another':
      return `${agreeing(phrase, ['un altro', "un'altra", 'altri', 'altre'])} ${text}`;
    case 'any':
      return `qualsiasi ${text}`;
    case 'this':
      return `${agreeing(phrase, ['questo', 'questa', 'questi', 'queste'])} ${text}`;
    case 'that':
      return joined(that(phrase, text), text);
    case 'each':
      return `ogni ${text}`;
    case 'each other':
      return `ogni ${agreeing(phrase, ['altro', 'altra', 'altro', 'altra'])} ${text}`;
    default:
      return text;
  }
}

const MELTED: Readonly<Record<string, string>> = {
  il: 'l',
  lo: 'llo',
  "l'": "ll'",
  la: 'lla',
  i: 'i',
  gli: 'gli',
  le: 'lle',
};

/** A preposition melts into the definite article: "del vampiro", "sull'alleato", "alla tua preda". */
function contracted(preposition: string, stem = preposition, you = `${preposition} te`) {
  return (phrase: NounPhrase): string => {
    if (phrase.person === 'you') return you;
    const known = withDefinite(phrase);
    return known ? joined(`${stem}${MELTED[known[0]]}`, known[1]) : `${preposition} ${plain(phrase)}`;
  };
}

const to = contracted('a');
const on = contracted('su', 'su', 'su di te');

export const forms = {
  plain,
  /** Without its article: "diventa cardinale". */
  bare: ({ text }: NounPhrase): string => text,
  /** With the definite article, whatever the phrase has: "i vampiri". */
  the: (phrase: NounPhrase): string => joined(definite(phrase, phrase.text), phrase.text),
  /** Behind a negation: "nessuna carta". */
  none: (phrase: NounPhrase): string => joined(indefinite(phrase.gender, called(phrase), 'nessun'), called(phrase)),
  of: contracted('di', 'de'),
  to,
  from: contracted('da'),
  on,
  /** Where counters go: they lie on cards, but are added to resources. */
  onto: (phrase: NounPhrase): string => (phrase.text.endsWith('risorse') ? to : on)(phrase),
};

/** "attivo", in its four forms: "attiv" with o, a, i, e. */
export function inflected(stem: string): string {
  return `${stem}{it^o|a|i|e}`;
}

/** Right behind the noun: "un vampiro attivo". `opposite`: the word for the other state, if there is one. */
export function being(yes: string, opposite?: string): Quality {
  const is = '{it~è|sono}';
  return {
    at: 'beside',
    yes,
    no: opposite ?? `non ${yes}`,
    is: `${is} ${yes}`,
    isNot: opposite === undefined ? `non ${is} ${yes}` : `${is} ${opposite}`,
  };
}

/** Behind the noun: "un vampiro in torpore". */
export function located(where: string): Quality {
  return {
    at: 'after',
    yes: where,
    no: `che non {it~sia|siano} ${where}`,
    is: `{it~è|sono} ${where}`,
    isNot: `non {it~è|sono} ${where}`,
  };
}

/** Behind the noun, of who controls it: "un vampiro controllato dalla tua preda". */
export function controlled(by: string): Quality {
  return located(`${inflected('controllat')} ${by}`);
}

/** Behind the noun: "un vampiro con Auspex". */
export function having(what: string, without = what): Quality {
  return {
    at: 'after',
    yes: `con ${what}`,
    no: `senza ${without}`,
    is: `{it~ha|hanno} ${what}`,
    isNot: `non {it~ha|hanno} ${without}`,
  };
}

/** Behind the noun, with a verb of its own: "un vampiro che abbia sangue". */
export function doing(subjunctive: string, indicative: string): Quality {
  return {
    at: 'after',
    yes: `che ${subjunctive}`,
    no: `che non ${subjunctive}`,
    is: indicative,
    isNot: `non ${indicative}`,
  };
}

/** Of what somebody belongs to: "un vampiro della Camarilla", "vampiri che non siano della Camarilla". */
export function belonging(to: string): Quality {
  return located(to);
}

/** A card that is a thing of its own: "che sia un'arma". */
export function thing(named: Noun, header = named.one): TraitPhrase {
  const one = joined(indefinite(named.gender, named.one), named.one);
  return {
    header,
    noun: named,
    quality: doing(`{it~sia ${one}|siano ${named.many}}`, `{it~è ${one}|sono ${named.many}}`),
  };
}

/** A noun beside the noun: "un alleato mortale". */
export function apposed(named: Noun): TraitPhrase {
  return { header: named.one, noun: named, quality: being(`{it~${named.one}|${named.many}}`) };
}

/** A kind of card: "una carta di frenesia". */
export function cardOf(what: string, header = what): TraitPhrase {
  const yes = `di ${what}`;
  return {
    header,
    noun: feminine(`carta ${yes}`, `carte ${yes}`),
    quality: { ...belonging(yes), at: 'beside' },
  };
}

/** What is said with a noun and a quality of its own. */
export function trait(header: string, named: Noun, quality: Quality): TraitPhrase {
  return { header, noun: named, quality };
}
