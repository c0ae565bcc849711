/**
 * Phrases with slots. In a phrase
 * - `{card}` is filled with a noun phrase, a number or a piece of text; `{card:of}` with the noun phrase in a form of the
 *   language's `forms` (its preposition contracted with the article, its possessive …), or with a text in that form;
 * - `{card~gains|gain}` agrees as a verb with the noun phrase: singular, plural (`you` as `youIs` says), or in three forms
 *   you, singular, plural;
 * - `{card^o|a|os|as}` agrees in gender and number (two forms: gender alone);
 * - `{amount#vote|votes}` agrees with a number;
 * - `[ … {x} … ]` is left out where nothing fills its slots.
 */
import { type Language, type NounPhrase, named } from './grammar.ts';

/** A thing that a phrase can mention. Looking at it for agreement is not yet mentioning it. */
export interface Mention {
  peek(): NounPhrase;
  say(): NounPhrase;
}

/** A number in words, and whether nouns follow it in the singular. */
export interface Quantity {
  readonly text: string;
  readonly one: boolean;
}

type Filling = string | number | Mention | NounPhrase | Quantity;

export type Slots = Readonly<Record<string, Filling | undefined>>;

/** The parts of a language that filling slots needs. */
export type Inflection = Pick<Language, 'language' | 'forms' | 'youIs' | 'zeroIsOne'>;

/** A piece of a phrase, without the spaces around it. */
interface Piece {
  readonly text: string;
  readonly leads: boolean;
  readonly trails: boolean;
  /** It begins with a mark that has no space before it. */
  readonly isMark: boolean;
}

/** A slot, or a piece of text: its name is then empty. */
interface Part {
  readonly name: string;
  readonly kind: string | undefined;
  readonly form: string;
  /** The words to choose from, or the text. */
  readonly words: readonly Piece[];
  /** The slots of its brackets: if one of them is empty, this is left out. */
  readonly with: readonly string[] | undefined;
}

interface Template {
  readonly parts: readonly Part[];
  /** The text, if there are no slots. */
  readonly whole: string | undefined;
}

const SLOT = /\{(\w+)(?:([:~^#])([^}]*))?\}/g;
const OPTIONAL = /\[([^\]]*)\]/;
const MARK = /^[,.;:]/;
const SPACE_OR_MARK = /^[ ,.;:]/;

const NONE: Slots = {};

/** Phrases are few and are filled again and again, so each is taken apart once. */
const known = new Map<string, Template>();

function templateOf(template: string): Template {
  const parts = template
    .replace(/ +(?=[ ,.])/g, '')
    .split(OPTIONAL)
    .flatMap((text, index) => partsOf(text, index % 2 === 1));
  const isPlain = parts.every(({ name }) => name === '');
  const found = { parts, whole: isPlain ? joined(undefined, parts, NONE, template) : undefined };
  known.set(template, found);
  return found;
}

function partsOf(text: string, isOptional: boolean): readonly Part[] {
  const found = [...text.matchAll(SLOT)];
  const all = isOptional ? found.map(([, name = '']) => name) : undefined;
  const parts: Part[] = [];
  const plain = (piece: string): void => {
    if (piece !== '') parts.push({ name: '', kind: undefined, form: '', words: [pieceOf(piece)], with: all });
  };
  let at = 0;
  for (const { index, 0: whole, 1: name = '', 2: kind, 3: form = '' } of found) {
    plain(text.slice(at, index));
    parts.push({ name, kind, form, words: form.split('|').map(pieceOf), with: all });
    at = index + whole.length;
  }
  plain(text.slice(at));
  return parts;
}

function pieceOf(said: string): Piece {
  const text = said.trim();
  return { text, leads: said.startsWith(' '), trails: said.endsWith(' '), isMark: MARK.test(text) };
}

/** What fills a slot is taken as it is: it has no spaces around it, unless the phrase has none there. */
export function fill(language: Inflection, template: string, slots: Slots = NONE): string {
  const { whole, parts } = known.get(template) ?? templateOf(template);
  return whole ?? joined(language, parts, slots, template);
}

/** An empty slot leaves no space behind: neither a second one nor one before a comma. */
function joined(language: Inflection | undefined, parts: readonly Part[], slots: Slots, template: string): string {
  let said = '';
  /** A space is due before the next text. */
  let isDue = false;
  /** Something was left out, so a comma may come where the phrase has a space. */
  let isShort = false;
  for (const part of parts) {
    const { name, kind } = part;
    if (part.with !== undefined && !areGiven(part.with, slots)) {
      isShort = true;
      continue;
    }
    if (name === '' || kind === '~' || kind === '^' || kind === '#') {
      const { text, leads, trails, isMark } = (
        name === '' ? part.words[0] : chosen(language as Inflection, part, slots[name], template)
      ) as Piece;
      if (text === '') {
        isDue ||= leads;
        isShort = true;
        continue;
      }
      if (said !== '' && (leads || (isDue && !isMark))) said += ' ';
      said += text;
      isDue = trails;
    } else {
      const text = filled(language as Inflection, part, slots[name], template);
      if (text === '') {
        isShort = true;
        continue;
      }
      if (isDue && said !== '' && !(isShort && SPACE_OR_MARK.test(text))) said += ' ';
      said += text;
      isDue = false;
    }
    isShort = false;
  }
  return said;
}

function areGiven(names: readonly string[], slots: Slots): boolean {
  for (const name of names) if (slots[name] === undefined || slots[name] === '') return false;
  return true;
}

function filled(language: Inflection, slot: Part, value: Filling | undefined, template: string): string {
  const { kind, form } = slot;
  if (typeof value === 'string')
    return kind === undefined ? value : inFormOf(language, form, named(value, 'm'), template);
  if (value === undefined) throw unfilled(slot, template);
  if (typeof value === 'number') return String(value);
  if ('article' in value) return inFormOf(language, kind ? form : 'plain', value, template);
  if ('one' in value) return value.text;
  return inFormOf(language, kind ? form : 'plain', value.say(), template);
}

/** The words that agree with the value. */
function chosen(language: Inflection, slot: Part, value: Filling | undefined, template: string): Piece {
  const { kind, words } = slot;
  if (value === undefined) throw unfilled(slot, template);
  if (kind === '#') return words[isOne(language, value, template) ? 0 : Math.min(1, words.length - 1)] as Piece;
  if (typeof value !== 'object' || 'one' in value)
    throw new Error(`${JSON.stringify(template)} wants a noun, not ${JSON.stringify(value)}.`);
  const noun = 'article' in value ? value : value.peek();
  return words[kind === '~' ? verbOf(language, words.length, noun) : agreeing(words.length, noun)] as Piece;
}

function isOne({ zeroIsOne }: Inflection, value: Filling, template: string): boolean {
  if (typeof value === 'number') return value === 1 || (value === 0 && zeroIsOne === true);
  if (typeof value === 'string') return value === '1';
  if (!('one' in value)) throw new Error(`${JSON.stringify(template)} counts a noun.`);
  return value.one;
}

const unfilled = ({ name }: Part, template: string): Error =>
  new Error(`Nothing fills {${name}} in ${JSON.stringify(template)}.`);

function inFormOf({ language, forms }: Inflection, form: string, phrase: NounPhrase, template: string): string {
  const inflect = forms[form];
  if (!inflect) throw new Error(`${language} has no form ${JSON.stringify(form)}, in ${JSON.stringify(template)}.`);
  return inflect(phrase);
}

/** The number of the form, of two or three: you, singular, plural. */
function verbOf({ youIs }: Inflection, forms: number, { number, person }: NounPhrase): number {
  if (forms === 3) return person === 'you' ? 0 : number === 'one' ? 1 : 2;
  return (person === 'you' ? youIs : number) === 'one' ? 0 : forms - 1;
}

/** The number of the form, of two or four: masculine, feminine, and both in the plural. */
function agreeing(forms: number, { gender, number }: NounPhrase): number {
  const at = gender === 'm' ? 0 : 1;
  return forms === 4 && number === 'many' ? at + 2 : at;
}
