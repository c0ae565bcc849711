/**
 * The parts that all languages share: nouns with gender and number, agreement, lists, sentences. A file per language
 * holds its articles, contractions and elisions. Nouns and phrases belong to the games.
 */

/** Neuter exists in German only. */
export type Gender = 'm' | 'f' | 'n';
export type Plurality = 'one' | 'many';

/** The gender and number with which other words agree. */
export interface Agreement {
  readonly gender: Gender;
  readonly number: Plurality;
}

export interface Noun {
  readonly one: string;
  readonly many: string;
  readonly gender: Gender;
}

/**
 * The first sound of a name whose letters do not show it: a vowel ("d’Yann"), a consonant ("de Onyx"), or a cluster of
 * consonants, before which Italian says "lo" ("lo Zombie").
 */
export type Sound = 'vowel' | 'consonant' | 'cluster';

/**
 * How a noun phrase is introduced. `bare`: without anything, like names and pronouns. `general`: for all of a kind,
 * "cards cost less", "les cartes coûtent moins".
 */
export type Article =
  | 'a'
  | 'any'
  | 'the'
  | 'this'
  | 'that'
  | 'another'
  | 'each'
  | 'each other'
  | 'all'
  | 'general'
  | 'no'
  | 'your'
  | 'bare';

/** A noun with everything around it, or a name, before it gets its article and its preposition. */
export interface NounPhrase extends Agreement {
  /** The noun with its qualities, in the number that holds. */
  readonly text: string;
  readonly article: Article;
  readonly person: 'you' | 'they';
  /** How many are chosen, if not exactly one: "up to 2". The text is then plural. */
  readonly quantity?: { readonly min: number; readonly max: number | 'X' };
  /** Which of two or more of the same noun, counted from 1: "the first vampire". */
  readonly ordinal?: number;
  readonly sound?: Sound;
  /** The name begins with an article that contracts with a preposition: "Le Terrier", "du Terrier". */
  readonly ownArticle?: true;
}

/** A proper name as a noun phrase. */
export function named(
  text: string,
  gender: Gender,
  more: Partial<Pick<NounPhrase, 'number' | 'sound' | 'ownArticle'>> = {},
): NounPhrase {
  return { text, gender, number: 'one', person: 'they', article: 'bare', ...more };
}

/** Noun phrases as used in a sentence: `plain`, or behind a preposition ("of", "to"), by the name of the form. */
export interface Forms {
  readonly plain: (phrase: NounPhrase) => string;
  readonly [form: string]: (phrase: NounPhrase) => string;
}

export interface Language {
  /** Its code: "fr". */
  readonly language: string;
  readonly apostrophe: "'" | '’';
  /** The verb form, of two, that goes with the word for "you". */
  readonly youIs: Plurality;
  /** Nouns behind 0 are singular: "0 carte". */
  readonly zeroIsOne?: true;
  readonly forms: Forms;
  /** A text with its article: "l’arma", "quello Zombie". */
  introduced(article: Article, text: string, agreement: Agreement & { readonly sound?: Sound | undefined }): string;
  /** A preposition or conjunction and the text behind it, contracted: "di" and "gli altri" is "degli altri". */
  joined(word: string, text: string, sound?: Sound): string;
  list(items: readonly string[], last: 'and' | 'or'): string;
  /** A number and its noun: "1 vote", "2 votes". */
  counted(amount: number, one: string, many: string): string;
  /**
   * The same over a whole text in which words are side by side: "di gli altri e Energia" is "degli altri ed Energia".
   * It reads letters, so names with another first sound than their spelling come in by way of `forms`.
   */
  contracted(text: string): string;
}

/** A number and its noun, in languages in which only 1 is singular. */
export function counted(amount: number, one: string, many: string): string {
  return `${amount} ${amount === 1 ? one : many}`;
}

/**
 * One of four forms, `o|a|os|as`: masculine, feminine, and both in the plural. Of two forms the second is the plural;
 * one serves all.
 */
export function agree(forms: string, { gender, number }: Agreement): string {
  const all = formsIn.get(forms) ?? takenApart(forms);
  const plural = number === 'one' ? 0 : all.length >> 1;
  return all[all.length > 2 && gender === 'f' ? plural + 1 : plural] as string;
}

/** The words in which languages agree are few. */
const formsIn = new Map<string, readonly string[]>();

function takenApart(forms: string): readonly string[] {
  const all = forms.split('|');
  formsIn.set(forms, all);
  return all;
}

/** The verb in the singular or the plural. */
export function verb({ number }: Pick<Agreement, 'number'>, one: string, many: string): string {
  return number === 'one' ? one : many;
}

export function noun(one: string, many: string, gender: Gender): Noun {
  return { one, many, gender };
}

/** A list with its separator and its last joint. */
export function listed(items: readonly string[], comma: string, last: string): string {
  if (items.length < 2) return items[0] ?? '';
  return `${items.slice(0, -1).join(comma)}${last}${items.at(-1)}`;
}

/** A list whose last joint may depend on the next word: "y", but "e" before an i. */
export function listJoined(
  { joined }: Pick<Language, 'joined'>,
  items: readonly string[],
  last: string,
  comma = ', ',
): string {
  if (items.length < 2) return items[0] ?? '';
  return `${items.slice(0, -1).join(comma)} ${joined(last, items.at(-1) as string)}`;
}

/** A language's prepositions, numbers and ordinals: enough for all forms of its noun phrases. */
export interface FormWords {
  readonly upTo: string;
  readonly between: (min: number, max: number) => string;
  /** "first", "second" … as four forms. */
  readonly ordinals: readonly string[];
  /** By the name of the form. */
  readonly prepositions: Readonly<Record<string, string>>;
  /** The word for "you" behind a preposition, if the verb alone usually expresses it. */
  readonly silentYou?: (preposition: string) => string;
}

export function formsOf({ introduced, joined }: Pick<Language, 'introduced' | 'joined'>, words: FormWords): Forms {
  const plain = (phrase: NounPhrase): string => {
    const { text, article, quantity, ordinal, person } = phrase;
    if (person === 'you' && words.silentYou) return '';
    if (quantity) return `${amountOf(words, quantity)} ${text}`;
    if (ordinal === undefined) return article === 'bare' ? text : introduced(article, text, phrase);
    const { gender, number } = phrase;
    return introduced('the', `${agree(words.ordinals[ordinal - 1] as string, phrase)} ${text}`, { gender, number });
  };
  const behind = (preposition: string) => (phrase: NounPhrase) => {
    if (phrase.person === 'you' && words.silentYou) return words.silentYou(preposition);
    const said = plain(phrase);
    if (!phrase.ownArticle) return joined(preposition, said, phrase.article === 'bare' ? phrase.sound : undefined);
    const small = said.charAt(0).toLowerCase() + said.slice(1);
    const melted = joined(preposition, small);
    return melted === `${preposition} ${small}` ? `${preposition} ${said}` : melted;
  };
  return {
    plain,
    bare: ({ text }) => text,
    the: (phrase) => plain({ ...phrase, article: 'the' }),
    one: (phrase) => plain({ ...phrase, article: 'a' }),
    none: (phrase) => plain({ ...phrase, article: 'no' }),
    ...Object.fromEntries(Object.entries(words.prepositions).map(([form, word]) => [form, behind(word)])),
  };
}

function amountOf({ upTo, between }: FormWords, { min, max }: NonNullable<NounPhrase['quantity']>): string {
  if (min === 0 || max === 'X') return `${upTo} ${max}`;
  return min < max ? between(min, max) : String(max);
}

/** Languages with capitals of their own for a letter from a to z. */
const OWN_CAPITALS: ReadonlySet<string> = new Set(['az', 'lt', 'tr']);

/** The text with a capital letter, which symbols and signs may precede. */
export function capital({ language }: Pick<Language, 'language'>, text: string): string {
  const first = text.charCodeAt(0);
  if (first >= 65 && first <= 90) return text;
  if (first >= 97 && first <= 122 && !OWN_CAPITALS.has(language))
    return String.fromCharCode(first - 32) + text.slice(1);
  const at = text.search(/[\p{L}\p{N}{+−-]/u);
  if (at < 0) return text;
  return text.slice(0, at) + (text[at] as string).toLocaleUpperCase(language) + text.slice(at + 1);
}

/** A sentence with its contractions, its capital and its full stop; empty if the text is empty. */
export function sentence(language: Pick<Language, 'language' | 'contracted'>, text: string): string {
  const said = capital(language, language.contracted(text.trim()));
  return said === '' || /[.!?](?:"| »)?$/.test(said) ? said : `${said}.`;
}
