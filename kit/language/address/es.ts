/** How Spanish addresses its reader: tú, which the verb alone expresses. */
import { type Address, addressIn, ending, likewise, type Mood, ownerBehind, YOU } from './address.ts';

const VERB = new RegExp(`^(no )?((?:se lo|se|lo|la) )?(\\p{L}+)( sus? | a ${YOU})?`, 'u');

const ORDERS: Readonly<Record<string, string>> = {
  es: 'sé',
  va: 've',
  pone: 'pon',
  hace: 'haz',
  tiene: 'ten',
  sale: 'sal',
  viene: 'ven',
  dice: 'di',
  mantiene: 'mantén',
  detiene: 'detén',
  obtiene: 'obtén',
  previene: 'prevén',
};

/** Behind these a pronoun changes the accent. */
const BEFORE_PRONOUNS: Readonly<Record<string, string>> = { hace: 'haz', abstiene: 'absten' };

/** Negative commands: irregular forms. */
const NOT: Readonly<Record<string, string>> = {
  elige: 'elijas',
  hace: 'hagas',
  previene: 'prevengas',
  juega: 'juegues',
};

function second(verb: string): string {
  return verb === 'es' ? 'eres' : `${verb}s`;
}

function order(verb: string): string {
  return likewise(verb, ORDERS[verb.toLowerCase()] ?? verb);
}

function notToDo(verb: string): string {
  const plain = verb.toLowerCase();
  const form =
    NOT[plain] ??
    ending(plain, [
      [/ca$/, 'ques'],
      [/ga$/, 'gues'],
      [/za$/, 'ces'],
      [/a$/, 'es'],
      [/ge$/, 'jas'],
      [/e$/, 'as'],
    ]);
  return likewise(verb, form);
}

const ACCENTS: Readonly<Record<string, string>> = { a: 'á', e: 'é', i: 'í', o: 'ó', u: 'ú' };

/** With a pronoun at its end the verb is stressed where it was, which now takes an accent: "rinde", "ríndete". */
function withPronoun(verb: string, pronoun: string): string {
  const known = BEFORE_PRONOUNS[verb];
  if (known) return `${known}${pronoun}`;
  const stressed = verb.replace(
    /([aeiou])([iu]?[^aeiou]+[aeiou])$/,
    (_, vowel: string, rest: string) => `${ACCENTS[vowel]}${rest}`,
  );
  return `${stressed}${pronoun}`;
}

function predicate(words: string, mood: Mood): string {
  return words.replace(VERB, (_, not = '', pronoun = '', verb: string, object = '') => {
    // "Elígete"
    if (mood === 'ordered' && object.endsWith(YOU) && not === '') return withPronoun(verb, 'te');
    const yours = object.replace('s', 't');
    const yourself = pronoun === 'se ' ? 'te ' : pronoun;
    if (mood === 'told') return `${not}${yourself}${second(verb)}${yours}`;
    if (not !== '') return `${not}${yourself}${notToDo(verb)}${yours}`;
    return (pronoun === '' ? order(verb) : withPronoun(verb, yourself.replaceAll(' ', ''))) + yours;
  });
}

const owned = ownerBehind(['el', 'la', 'los', 'las', 'del', 'al'], 'de', (thing, article = '') => {
  const before = article === 'del' ? 'de ' : article === 'al' ? 'a ' : '';
  return `${before}${article.endsWith('s') ? 'tus' : 'tu'} ${thing}`;
});

/** "¿Se queda YOU con 7 cartas?", "Bruno sangra a YOU" */
const ASKED = new RegExp(`(?<!\\p{L})([Ss]e )?(\\p{L}+) ${YOU}`, 'u');
const OBJECT = new RegExp(`(?<!\\p{L})(\\p{Ll}+) a ${YOU}`, 'u');
const PREPOSITIONS: ReadonlySet<string> = new Set(['a', 'de', 'por', 'para', 'con', 'en', 'hacia', 'sobre']);

export const es: Address = addressIn({
  language: 'es',
  subject: '',
  alone: 'tú',
  behind: 'ti',
  self: 'ti',
  with: 'con',
  predicate,
  owned,
  asked: (question) =>
    question.replace(ASKED, (whole, self: string | undefined, verb: string) => {
      if (PREPOSITIONS.has(verb)) return whole;
      return `${self === undefined ? '' : likewise(self, 'te ')}${likewise(verb, second(verb.toLowerCase()))}`;
    }),
  object: (sentence) => sentence.replace(OBJECT, 'te $1'),
});
