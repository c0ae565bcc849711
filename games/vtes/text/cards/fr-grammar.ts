/** French: how nouns get their articles and qualities. */
import type { Noun, NounPhrase, Quality, TraitPhrase } from './phrases.ts';

export const masculine = (one: string, many = `${one}s`): Noun => ({ one, many, gender: 'm' });
export const feminine = (one: string, many = `${one}s`): Noun => ({ one, many, gender: 'f' });

const VOWEL = /^[aeiouàâäéèêëîïôöùûüæœ]/i;
const ORDINALS = ['premi', 'deuxi', 'troisi', 'quatri', 'cinqui'];

/** The words before the noun that agree with it: masculine and feminine, singular and plural. */
const ARTICLES = {
  a: ['un', 'une', 'des', 'des'],
  any: ["n'importe quel", "n'importe quelle", "n'importe quels", "n'importe quelles"],
  the: ['le', 'la', 'les', 'les'],
  this: ['ce', 'cette', 'ces', 'ces'],
  that: ['ce', 'cette', 'ces', 'ces'],
  another: ['un autre', 'une autre', "d'autres", "d'autres"],
  each: ['chaque', 'chaque', 'chaque', 'chaque'],
  'each other': ['chaque autre', 'chaque autre', 'chaque autre', 'chaque autre'],
  your: ['votre', 'votre', 'vos', 'vos'],
  bare: ['', '', '', ''],
} as const;

/** What the card calls itself is "ce vampire"; the one that was chosen is told from it as "ce vampire-là". */
const AMBIGUOUS = /^(?:vampire|serviteur|allié|Imprégné|carte)s?$/;

/** The phrase with its article: "un vampire", "cet allié", "jusqu'à 2 vampires". */
function plain(phrase: NounPhrase): string {
  const { text, article, gender, number, quantity, ordinal } = phrase;
  if (quantity)
    return `${quantity.min === 0 ? "jusqu'à " : quantity.min < quantity.max ? `de ${quantity.min} à ` : ''}${quantity.max} ${text}`;
  if (ordinal !== undefined)
    return `${gender === 'm' ? 'le' : 'la'} ${ORDINALS[ordinal - 1]}${ordinal > 1 ? 'ème' : gender === 'm' ? 'er' : 'ère'} ${text}`;
  const word = ARTICLES[article][(gender === 'm' ? 0 : 1) + (number === 'many' ? 2 : 0)];
  const elided = VOWEL.test(text) && number === 'one';
  if (elided && (word === 'le' || word === 'la')) return `l'${text}`;
  const said = `${elided && word === 'ce' ? 'cet' : word} ${text}`.trim();
  return article === 'that' && AMBIGUOUS.test(text) ? `${said}-là` : said;
}

/** A preposition melts into "le" and "les": "du vampire", "aux vampires", but "de l'allié". */
function contracted(preposition: string, one: string, many: string) {
  return (phrase: NounPhrase): string => {
    const said = plain(phrase);
    const melts = !phrase.quantity && (phrase.article === 'the' || phrase.ordinal !== undefined);
    if (melts && said.startsWith('le ')) return `${one} ${said.slice(3)}`;
    if (melts && said.startsWith('les ')) return `${many} ${said.slice(4)}`;
    return `${preposition} ${said}`;
  };
}

export const forms = {
  plain,
  /** Without its article: "devient cardinal". */
  bare: ({ text }: NounPhrase): string => text,
  /** "face à une arme à feu" */
  one: (phrase: NounPhrase): string => plain({ ...phrase, article: 'a' }),
  of: contracted('de', 'du', 'des'),
  to: contracted('à', 'au', 'aux'),
};

/** "incliné", in its four forms. */
export function inflected(stem: string): string {
  return `${stem}{it^|e|s|es}`;
}

/** Right behind the noun, of what or how somebody is: "un vampire titré". */
export function being(yes: string, no = `non ${yes}`): Quality {
  return { at: 'beside', yes, no, is: `{it~est|sont} ${yes}`, isNot: `{it~n'est|ne sont} pas ${yes}` };
}

/** Behind the noun, of where somebody is: "un vampire en torpeur". */
export function located(where: string): Quality {
  return { ...being(where), at: 'after', no: `qui {it~n'est|ne sont} pas ${where}` };
}

/** Behind the noun, of who controls it: "un vampire contrôlé par votre proie". */
export function controlled(by: string): Quality {
  return located(`${inflected('contrôlé')} ${by}`);
}

/** Behind the noun: "un vampire avec Auspex". */
export function having(what: string, without = what, not = what): Quality {
  return {
    at: 'after',
    yes: `avec ${what}`,
    no: `sans ${without}`,
    is: `{it~a|ont} ${what}`,
    isNot: `{it~n'a|n'ont} pas ${not}`,
  };
}

/** Right behind the noun, of what somebody belongs to: "un vampire de la Main Noire". */
export function belonging(to: string): Quality {
  return being(to, `non {it~membre|membres} ${to}`);
}

/** A card that is a thing of its own: "qui est une arme". */
export function thing(header: string, named: Noun): TraitPhrase {
  const kind = `${named.gender === 'm' ? 'un' : 'une'} ${named.one}`;
  const is = `{it~est ${kind}|sont des ${named.many}}`;
  const isNot = `{it~n'est pas ${kind}|ne sont pas des ${named.many}}`;
  return { header, noun: named, quality: { at: 'after', yes: `qui ${is}`, no: `qui ${isNot}`, is, isNot } };
}

/** A kind of card: "une carte de frénésie". */
export function cardOf(what: string, header = what): TraitPhrase {
  const of = `de ${what}`;
  return {
    header,
    noun: feminine(`carte ${of}`, `cartes ${of}`),
    quality: { ...being(of), no: `qui {it~n'est|ne sont} pas ${of}` },
  };
}

/** A trait whose noun and quality are given. */
export function trait(header: string, named: Noun, quality: Quality): TraitPhrase {
  return { header, noun: named, quality };
}
