/** German: articles in four cases, lists, and how it addresses its reader (du). */
import { addressIn, likewise, type Mood, ownerBehind, YOU } from './address/address.ts';
import { type Agreement, type Article, counted, type Language, listed, type NounPhrase } from './grammar.ts';

type Case = 'nominative' | 'accusative' | 'dative' | 'genitive';

/** The endings of "dieser", by masculine, feminine, neuter and plural. */
const STRONG: Readonly<Record<Case, readonly string[]>> = {
  nominative: ['er', 'e', 'es', 'e'],
  accusative: ['en', 'e', 'es', 'e'],
  dative: ['em', 'er', 'em', 'en'],
  genitive: ['es', 'er', 'es', 'er'],
};
/** The endings of "kein". */
const MIXED: Readonly<Record<Case, readonly string[]>> = {
  ...STRONG,
  nominative: ['', 'e', '', 'e'],
  accusative: ['en', 'e', '', 'e'],
};
const THE: Readonly<Record<Case, readonly string[]>> = {
  nominative: ['der', 'die', 'das', 'die'],
  accusative: ['den', 'die', 'das', 'die'],
  dative: ['dem', 'der', 'dem', 'den'],
  genitive: ['des', 'der', 'des', 'der'],
};

const columnOf = ({ gender, number }: Agreement): number => (number === 'many' ? 3 : ['m', 'f', 'n'].indexOf(gender));

const isOblique = (wanted: Case): boolean => wanted === 'dative' || wanted === 'genitive';

function articleOf(article: Article, agreement: Agreement, wanted: Case): string {
  const column = columnOf(agreement);
  const strong = STRONG[wanted][column] as string;
  const mixed = MIXED[wanted][column] as string;
  const the = THE[wanted][column] as string;
  const plural = agreement.number === 'many';
  switch (article) {
    case 'a':
      return plural ? '' : `ein${mixed}`;
    case 'any':
      return plural ? `beliebig${strong}` : `ein${mixed} beliebig${isOblique(wanted) ? 'en' : strong}`;
    case 'the':
      return the;
    case 'this':
      return `dies${strong}`;
    case 'that':
      return `jen${strong}`;
    case 'another':
      return plural ? `ander${strong}` : `ein${mixed} ander${isOblique(wanted) ? 'en' : strong}`;
    case 'each':
      return plural ? `all${strong}` : `jed${strong}`;
    case 'each other':
      return plural ? `all${strong} anderen` : `jed${strong} andere${wanted === 'nominative' ? '' : 'n'}`;
    case 'all':
      return plural ? `all${strong}` : `ganz${strong}`;
    case 'no':
      return `kein${mixed}`;
    case 'your':
      return `dein${mixed}`;
    default:
      return '';
  }
}

/** Articles that show the case themselves, so that adjectives behind them need not. */
const SHOWING: ReadonlySet<Article> = new Set(['the', 'this', 'that', 'each', 'each other', 'all']);

/** The ending of adjectives behind an article: "ein bereiter", "dem bereiten", "2 bereite". */
function ending(phrase: NounPhrase, wanted: Case): string {
  const { article, quantity, ordinal, number } = phrase;
  const isMany = number === 'many';
  if (isMany && (quantity || ['a', 'any', 'another', 'general', 'bare'].includes(article)))
    return STRONG[wanted][3] as string;
  if (isMany) return 'en';
  if (article === 'bare' && !quantity && ordinal === undefined) return STRONG[wanted][columnOf(phrase)] as string;
  if (isOblique(wanted)) return 'en';
  const isMasculine = phrase.gender === 'm';
  if (wanted === 'accusative' && isMasculine) return 'en';
  return ordinal !== undefined || (SHOWING.has(article) && !quantity)
    ? 'e'
    : (STRONG[wanted][columnOf(phrase)] as string);
}

/** Masculine nouns that are "-en" but in the nominative, by their end. */
const WEAK = /(?:Prinz|Mensch|arch|ent|(?<!Ge)ist)$/u;

/** The first noun of a phrase, or the nouns of a list: "Prinz, Baron oder Regent". */
const NOUNS = /\p{Lu}[\p{L}-]*(?:(?:, | oder )\p{Lu}[\p{L}-]*)*/u;

/** A noun phrase's words in a case. In them `~` is the ending of an adjective: "bereit~ Vampir", "Verbündet~". */
function declined(phrase: NounPhrase, wanted: Case): string {
  const { text, article, number, gender, quantity } = phrase;
  const ended = text.replaceAll('~', ending(phrase, wanted));
  if (wanted === 'nominative' || (article === 'bare' && !quantity)) return ended;
  const inCase = (noun: string): string => {
    if (text.includes(`${noun.replace(/e[nmrs]?$/, '')}~`)) return noun;
    if (number === 'many') return wanted === 'dative' && !/[ns]$/.test(noun) ? `${noun}n` : noun;
    if (gender === 'm' && noun.endsWith('herr')) return `${noun}n`;
    if (gender === 'm' && WEAK.test(noun)) return `${noun}en`;
    return wanted === 'genitive' && gender !== 'f' ? `${noun}${/[sxzß]$/.test(noun) ? 'es' : 's'}` : noun;
  };
  return ended.replace(NOUNS, (nouns) => nouns.replace(/\p{Lu}[\p{L}-]*/gu, inCase));
}

/** "des Vampirs", and "von 2 Vampiren", "von Rex", "von dir" where no article shows the case. */
function belongingTo(phrase: NounPhrase): string {
  const shows = !phrase.quantity && phrase.person !== 'you' && articleOf(phrase.article, phrase, 'genitive') !== '';
  return shows ? inCase(phrase, 'genitive') : behind('von', 'dative')(phrase);
}

function inCase(phrase: NounPhrase, wanted: Case): string {
  const { article, quantity, ordinal, person } = phrase;
  const text = declined(phrase, wanted);
  if (person === 'you') return { nominative: 'du', accusative: 'dich', dative: 'dir', genitive: 'deiner' }[wanted];
  if (quantity) {
    const { min, max } = quantity;
    if (min === 0 || max === 'X') return `bis zu ${max} ${text}`;
    return min < max ? `${min} bis ${max} ${text}` : `${max} ${text}`;
  }
  const word = articleOf(ordinal === undefined ? article : 'the', phrase, wanted);
  const which = ordinal === undefined ? '' : `${ordinal}.`;
  return [word, which, text].filter(Boolean).join(' ');
}

/** "in dem" is "im"; the other way round nothing is said. */
const MELTED: Readonly<Record<string, string>> = {
  'in dem': 'im',
  'in das': 'ins',
  'an dem': 'am',
  'an das': 'ans',
  'zu dem': 'zum',
  'zu der': 'zur',
  'von dem': 'vom',
  'bei dem': 'beim',
};
const MELTING = /(?<!\p{L}|, )(in|an|zu|von|bei) (dem|das|der) /gu;

/** Marks the pronouns of relative clauses, of which several in a row are joined with "und"; `:^` wants a capital. */
const RELATIVE = '\u2063';

/** A verb that a relative clause has torn off: "einen Vampir, den du kontrollierst, wählen". */
const VERB_BEHIND =
  /, (\u2063[^,:;.]*), (ist|sind|gibt|hat|haben|kontrolliert|\p{Ll}{3,}(?:en|eln|ern))(?=[:.;,)]|$| und | oder )/gu;

const contracted = (text: string): string =>
  text
    .replace(/ +(?=[,.;:)])/gu, '')
    .replace(/die obersten 1 (?=Karte)/gu, 'die oberste ')
    .replace(MELTING, (whole, preposition: string, article: string) => {
      const melted = MELTED[`${preposition} ${article}`];
      return melted === undefined ? whole : `${melted} `;
    })
    // The comma behind a relative clause goes without saying where the sentence stops anyway.
    .replace(/,(?=[,.;:)]|$)/gu, '')
    .replace(/, (und|oder), (?=\u2063)/gu, ' $1 ')
    .replace(/(, \u2063[^,.:]*), (?=\u2063)/gu, '$1 und ')
    .replace(VERB_BEHIND, ' $2, $1,')
    .replace(/,(?=[,.;:)]|$)/gu, '')
    .replaceAll(RELATIVE, '')
    .replace(/:\^ (.)/gu, (_, first: string) => `: ${first.toUpperCase()}`);

const behind = (preposition: string, wanted: Case) => (phrase: NounPhrase) =>
  contracted(`${preposition} ${inCase(phrase, wanted)} `).trimEnd();

export const grammar: Language = {
  language: 'de',
  apostrophe: '’',
  youIs: 'many',
  forms: {
    plain: (phrase) => inCase(phrase, 'nominative'),
    bare: (phrase) => declined({ ...phrase, article: 'bare' }, 'nominative'),
    /** The pronouns of relative clauses. */
    who: (phrase) => `${RELATIVE}${THE.nominative[columnOf(phrase)]}`,
    whom: (phrase) => `${RELATIVE}${THE.accusative[columnOf(phrase)]}`,
    toWhom: (phrase) => `${RELATIVE}${['dem', 'der', 'dem', 'denen'][columnOf(phrase)]}`,
    whose: (phrase) => `${RELATIVE}${['dessen', 'deren', 'dessen', 'deren'][columnOf(phrase)]}`,
    /** Behind a preposition. */
    accusativeWhom: (phrase) => THE.accusative[columnOf(phrase)] as string,
    againstWhom: (phrase) => `${RELATIVE}gegen ${THE.accusative[columnOf(phrase)]}`,
    it: (phrase) => (phrase.person === 'you' ? 'du' : (['er', 'sie', 'es', 'sie'][columnOf(phrase)] as string)),
    him: (phrase) => (phrase.person === 'you' ? 'dich' : (['ihn', 'sie', 'es', 'sie'][columnOf(phrase)] as string)),
    /** A possessive without its ending. */
    its: (phrase) => (phrase.person === 'you' ? 'dein' : (['sein', 'ihr', 'sein', 'ihr'][columnOf(phrase)] as string)),
    the: (phrase) => inCase({ ...phrase, article: 'the' }, 'nominative'),
    one: (phrase) => inCase({ ...phrase, article: 'a' }, 'nominative'),
    oneAccusative: (phrase) => inCase({ ...phrase, article: 'a' }, 'accusative'),
    none: (phrase) => inCase({ ...phrase, article: 'no' }, 'nominative'),
    noneAccusative: (phrase) => inCase({ ...phrase, article: 'no' }, 'accusative'),
    accusative: (phrase) => inCase(phrase, 'accusative'),
    genitive: (phrase) => inCase(phrase, 'genitive'),
    to: (phrase) => inCase(phrase, 'dative'),
    of: belongingTo,
    in: behind('in', 'dative'),
    on: behind('auf', 'accusative'),
    from: behind('aus', 'dative'),
    by: behind('von', 'dative'),
    with: behind('mit', 'dative'),
    for: behind('für', 'accusative'),
  },
  introduced: (article, text, agreement) =>
    [articleOf(article, agreement, 'nominative'), text].filter(Boolean).join(' '),
  joined: (word, text) => contracted(`${word} ${joining.has(word) ? inDative(text) : text} `).trimEnd(),
  list: (items, last) => listed(items, ', ', last === 'and' ? ' und ' : ' oder '),
  counted,
  contracted,
};

/** Names stay as they are behind these, but a card without a name is "von einer verdeckten Karte". */
export const joining: ReadonlySet<string> = new Set(['von', 'mit', 'bei', 'zu', 'aus']);

function inDative(text: string): string {
  return text
    .replace(/^eine (?=\p{L})/u, 'einer ')
    .replace(/^(einer )?(\p{Ll}+e) (?=\p{Lu})/u, (_, article = '', adjective: string) => `${article}${adjective}n `);
}

const VERB = /^(\p{L}+)( sich)?( sein(?:e[nmrs]?)?(?= ))?/u;

const SECOND: Readonly<Record<string, string>> = {
  ist: 'bist',
  hat: 'hast',
  wird: 'wirst',
  kann: 'kannst',
  muss: 'musst',
  darf: 'darfst',
  will: 'willst',
  soll: 'sollst',
  tritt: 'trittst',
};

function second(verb: string): string {
  const plain = verb.toLowerCase();
  const known = SECOND[plain];
  if (known) return likewise(verb, known);
  // "hältst", but "setzt", "lässt" and "schließt" are the same in both persons.
  if (/hält$/.test(plain)) return `${verb}st`;
  if (!/t$/.test(plain) || /[szßx]t$/.test(plain)) return verb;
  return `${verb.slice(0, -1)}st`;
}

/** Commands whose vowel is another one than in the third person, by the end of the verb. */
const ORDERS: readonly (readonly [RegExp, string])[] = [
  [/^ist$/, 'sei'],
  [/^hat$/, 'habe'],
  [/^wird$/, 'werde'],
  [/gibt$/, 'gib'],
  [/nimmt$/, 'nimm'],
  [/wirft$/, 'wirf'],
  [/stiehlt$/, 'stiehl'],
  [/sieht$/, 'sieh'],
  [/hilft$/, 'hilf'],
  [/bricht$/, 'brich'],
  [/tritt$/, 'tritt'],
  [/trägt$/, 'trage'],
  [/hält$/, 'halte'],
  [/^lässt$/, 'lass'],
  [/lässt$/, 'lasse'],
  [/schlägt$/, 'schlage'],
  [/fängt$/, 'fange'],
  [/fällt$/, 'falle'],
];

function order(verb: string): string {
  const plain = verb.toLowerCase();
  const found = ORDERS.find(([end]) => end.test(plain));
  if (found) return likewise(verb, plain.replace(found[0], found[1]));
  if (!plain.endsWith('t')) return verb;
  const stem = verb.slice(0, -1);
  return stem.endsWith('e') ? stem : `${stem}e`;
}

/** The reader is the indirect object of these: "Bruno gibt dir 2". */
const GIVING = '(?:gibt|nimmt|stiehlt|zeigt|hilft|gehört|überlässt|zahlt|raubt|bleibt|bleiben)';

function predicate(words: string, mood: Mood): string {
  return words.replace(VERB, (_, verb: string, reflexive = '', own = '') => {
    const said = mood === 'told' ? second(verb) : order(verb);
    const yourself = reflexive === '' ? '' : /sieht$/.test(verb) ? ' dir' : ' dich';
    return `${said}${yourself}${own.replace(' sein', ' dein')}`;
  });
}

/** By the article: "in der Hand von YOU" is "in deiner Hand", and "der Zug von YOU" is "dein Zug". */
const YOURS: Readonly<Record<string, string>> = {
  die: 'deine',
  das: 'dein',
  den: 'deinen',
  dem: 'deinem',
  des: 'deines',
  der: 'dein',
  im: 'in deinem',
  ins: 'in dein',
  am: 'an deinem',
  zum: 'zu deinem',
  zur: 'zu deiner',
  vom: 'von deinem',
  beim: 'bei deinem',
};
const WITH_DATIVE =
  /(?<!\p{L})(in|an|auf|aus|von|mit|zu|bei|nach|unter|über|vor|hinter|neben) der (?=[^:,.?]* von \uE000)/u;

const belonging = ownerBehind(
  [...Object.keys(YOURS), 'deiner'],
  'von',
  (thing, article) => `${article === 'deiner' ? article : YOURS[article ?? 'der']} ${capitalised(thing)}`,
);

/** Nouns keep their capital; adjectives behind an article have none. */
function capitalised(thing: string): string {
  return thing.includes(' ') ? thing : thing.charAt(0).toUpperCase() + thing.slice(1);
}

const DATIVE = new RegExp(`(?<!\\p{L})(von|mit|bei|zu|aus|nach|gegenüber|${GIVING}) ${YOU}`, 'gu');

/** One of several: "legt die Bedingungen fest: du, 3 für Dario". */
const LISTED = new RegExp(`(?<=[:,] )${YOU}(?=,|$)`, 'gu');

const owned = (sentence: string): string =>
  belonging(sentence.replace(WITH_DATIVE, '$1 deiner ')).replace(DATIVE, '$1 dir').replace(LISTED, 'du');

/** Words before YOU that are no verbs. */
const NOT_VERBS = '(?:für|gegen|durch|ohne|um|auf|an|über|und|oder|als|wie|dass|ob|wenn)';
const ASKED = new RegExp(`(?<!\\p{L})(?!${NOT_VERBS} )(\\p{L}+t|kann|muss|darf|will|soll|wird) ${YOU}`, 'u');

export const address = addressIn({
  language: 'de',
  subject: 'du',
  alone: 'du',
  behind: 'dich',
  self: 'dich',
  with: 'mit',
  predicate,
  owned,
  asked: (question) => question.replace(ASKED, (_, verb: string) => `${second(verb)} du`),
});
