/** How Italian addresses its reader: tu, which the verb alone expresses. Negative commands use the infinitive. */
import { type Address, addressIn, ending, likewise, type Mood, ownerBehind, YOU } from './address.ts';

const VERB = /^(non )?((?:si|lo|la) )?(\p{L}+)( (?:la sua|il suo) )?/u;

const SECOND: Readonly<Record<string, string>> = {
  è: 'sei',
  ha: 'hai',
  fa: 'fai',
  va: 'vai',
  dà: 'dai',
  può: 'puoi',
};
const ORDERS: Readonly<Record<string, string>> = { è: 'sii', ha: 'abbi', fa: 'fai', dà: 'dai', va: 'vai' };
/** With a pronoun at its end. */
const BEFORE_PRONOUNS: Readonly<Record<string, string>> = { fa: 'fal' };
const INFINITIVES: Readonly<Record<string, string>> = { fa: 'fare', previene: 'prevenire' };

function second(verb: string): string {
  const plain = verb.toLowerCase();
  if (SECOND[plain]) return SECOND[plain];
  return ending(verb, [
    [/i[ae]$/, 'i'],
    [/ca$/, 'chi'],
    [/ga$/, 'ghi'],
    [/[ae]$/, 'i'],
  ]);
}

function order(verb: string): string {
  return likewise(verb, ORDERS[verb.toLowerCase()] ?? (/a$/.test(verb) ? verb : second(verb)));
}

function infinitive(verb: string): string {
  const plain = verb.toLowerCase();
  const form =
    INFINITIVES[plain] ??
    ending(plain, [
      [/isce$/, 'ire'],
      [/a$/, 'are'],
      [/e$/, 'ere'],
    ]);
  return likewise(verb, form);
}

function withPronoun(verb: string, pronoun: string): string {
  const known = BEFORE_PRONOUNS[verb];
  return known ? `${known}${pronoun}` : `${order(verb)}${pronoun}`;
}

function predicate(words: string, mood: Mood): string {
  return words.replace(VERB, (_, not = '', pronoun = '', verb: string, own = '') => {
    const yours = own.replace('su', 'tu');
    const yourself = pronoun === 'si ' ? 'ti ' : pronoun;
    if (mood === 'told') return `${not}${yourself}${second(verb)}${yours}`;
    if (not === '') return (pronoun === '' ? order(verb) : withPronoun(verb, yourself.trim())) + yours;
    const never = infinitive(verb);
    return `${not}${pronoun === '' ? never : `${never.slice(0, -1)}${yourself.trim()}`}${yours}`;
  });
}

/** Before a possessive the article is that of "tuo": "gli effetti", "i tuoi effetti". */
const POSSESSIVES: Readonly<Record<string, string>> = {
  il: 'il tuo',
  lo: 'il tuo',
  la: 'la tua',
  i: 'i tuoi',
  gli: 'i tuoi',
  le: 'le tue',
  nel: 'nel tuo',
  nella: 'nella tua',
  del: 'del tuo',
  della: 'della tua',
  al: 'al tuo',
  alla: 'alla tua',
};

const owned = ownerBehind(
  Object.keys(POSSESSIVES),
  'di',
  (thing, article) => `${POSSESSIVES[article ?? 'il']} ${thing}`,
);

/** Words before YOU that are no verbs. */
const NOT_VERBS = '(?:a|ad|di|da|su|con|per|contro|tra|e|ed|o|che)';

/** "Come vota YOU?", "Bruno fa iniziare YOU", "su YOU" */
const ASKED = new RegExp(`(?<!\\p{L})(?!${NOT_VERBS} )(\\p{Ll}+) ${YOU}`, 'u');
const OBJECT = new RegExp(`(?<!\\p{L})(?!${NOT_VERBS} )(\\p{Ll}+(?: \\p{Ll}+re)?) ${YOU}`, 'u');
const ON = new RegExp(`(?<!\\p{L})(su|contro) ${YOU}`, 'gu');

export const it: Address = addressIn({
  language: 'it',
  subject: '',
  alone: 'tu',
  behind: 'te',
  self: 'te',
  with: 'con',
  predicate,
  // "su di te"
  owned: (sentence) => owned(sentence).replace(ON, `$1 di ${YOU}`),
  asked: (question) => question.replace(ASKED, (_, verb: string) => second(verb)),
  object: (sentence) => sentence.replace(OBJECT, 'ti $1'),
});
