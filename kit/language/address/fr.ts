/** How French addresses its reader: vous, as its rulebooks do. The command is the second person without its subject. */
import { type Address, addressIn, ending, likewise, type Mood, ownerBehind, YOU } from './address.ts';

const VERB = new RegExp(`^(ne |n’)?(se |s’|le |la )?(\\p{L}+)( (?:son|sa) | ${YOU})?`, 'u');

const SECOND: Readonly<Record<string, string>> = {
  est: 'êtes',
  a: 'avez',
  va: 'allez',
  fait: 'faites',
  peut: 'pouvez',
  met: 'mettez',
  remet: 'remettez',
  commet: 'commettez',
  prend: 'prenez',
  reprend: 'reprenez',
  combat: 'combattez',
  choisit: 'choisissez',
  subit: 'subissez',
  secourt: 'secourez',
  sort: 'sortez',
  détruit: 'détruisez',
  poursuit: 'poursuivez',
  résout: 'résolvez',
  devient: 'devenez',
  revient: 'revenez',
  prévient: 'prévenez',
  obtient: 'obtenez',
  abstient: 'abstenez',
  acquiert: 'acquérez',
  vainc: 'vainquez',
  paie: 'payez',
  amène: 'amenez',
};

function second(verb: string): string {
  const plain = verb.toLowerCase();
  const form =
    SECOND[plain] ??
    ending(plain, [
      // "cède", "cédez"
      [/è(?=[^aeiouy]+e$)/, 'é'],
    ]).replace(/(?:e|(?<=d))$/, 'ez');
  return likewise(verb, form);
}

function predicate(words: string, mood: Mood): string {
  return words.replace(' en se ', ' en vous ').replace(VERB, (_, not = '', pronoun = '', verb: string, object = '') => {
    // "Choisissez-vous"
    if (mood === 'ordered' && object.endsWith(YOU)) return `${second(verb)}-vous`;
    const yours = object === '' ? '' : ' votre ';
    const reflexive = pronoun === 'se ' || pronoun === 's’';
    const said = second(verb);
    // "n’" stays before a vowel, and before "vous" it is "ne".
    const never = reflexive && not !== '' ? 'ne ' : not;
    if (mood === 'told' || not !== '') return `${never}${reflexive ? 'vous ' : pronoun}${said}${yours}`;
    if (pronoun === '') return `${said}${yours}`;
    return `${said}-${reflexive ? 'vous' : pronoun.trim()}${yours}`;
  });
}

const owned = ownerBehind(['l’', 'le', 'la', 'les', 'du', 'des', 'au', 'aux'], 'de', (thing, article = '') => {
  const before = article.startsWith('d') ? 'de ' : article.startsWith('a') ? 'à ' : '';
  return `${before}${/[sx]$/.test(article) ? 'vos' : 'votre'} ${thing}`;
});

/** Words before YOU that are no verbs. */
const NOT_VERBS = '(?:à|de|vers|sur|avec|pour|contre|par|et|ou|entre|que)';

/** "Comment vote YOU ?", "Bruno ne laisse pas YOU contribuer" */
const ASKED = new RegExp(`(?<!\\p{L})(?!${NOT_VERBS} )(\\p{Ll}+) ${YOU}`, 'u');
const OBJECT = new RegExp(`(?<!\\p{L})(?!${NOT_VERBS} )(\\p{Ll}+(?: pas)?) ${YOU}`, 'u');

export const fr: Address = addressIn({
  language: 'fr',
  subject: 'vous',
  alone: 'vous',
  behind: 'vous',
  self: 'vous-même',
  with: 'avec',
  predicate,
  owned,
  asked: (question) => question.replace(ASKED, (_, verb: string) => `${second(verb)}-vous`),
  object: (sentence) => sentence.replace(OBJECT, 'vous $1'),
});
