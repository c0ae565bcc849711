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

/** A slot, or a piece of text: its name is then empty. */
interface Slot {
  readonly text: string;
  readonly name: string;
  readonly kind: string | undefined;
  /** The form, or the words to choose from. */
  readonly form: string;
  readonly words: readonly string[];
  /** The slots of its brackets: if one of them is empty, this is left out. */
  readonly with: readonly string[] | undefined;
}

const SLOT = /\{(\w+)(?:([:~^#])([^}]*))?\}/g;
const OPTIONAL = /\[([^\]]*)\]/;

/** Phrases are few and are filled again and again, so each is taken apart once. */
const parsed = new Map<string, readonly Slot[]>();

function partsOf(template: string): readonly Slot[] {
  const known = parsed.get(template);
  if (known) return known;
  const parts = template
    .replace(/ +(?=[ ,.])/g, '')
    .split(OPTIONAL)
    .flatMap((text, index) => slotted(text, index % 2 === 1));
  parsed.set(template, parts);
  return parts;
}

function slotted(text: string, isOptional: boolean): readonly Slot[] {
  const found = [...text.matchAll(SLOT)];
  const all = isOptional ? found.map(([, name = '']) => name) : undefined;
  const parts: Slot[] = [];
  const plain = (piece: string): void => {
    if (piece !== '') parts.push({ text: piece, name: '', kind: undefined, form: '', words: [], with: all });
  };
  let at = 0;
  for (const { index, 0: whole, 1: name = '', 2: kind, 3: form = '' } of found) {
    plain(text.slice(at, index));
    parts.push({ text: '', name, kind, form, words: form.split('|'), with: all });
    at = index + whole.length;
  }
  plain(text.slice(at));
  return parts;
}

/** The names of the slots in a phrase. */
export function slotsIn(template: string): readonly string[] {
  return partsOf(template).flatMap(({ name }) => (name === '' ? [] : [name]));
}

export function fill(language: Inflection, template: string, slots: Slots = {}): string {
  let said = '';
  // An empty slot leaves no space behind: neither a second one nor one before a comma.
  let endsOpen = true;
  for (const part of partsOf(template)) {
    if (part.with && !part.with.every((each) => isGiven(slots[each]))) continue;
    const text = part.name === '' ? part.text : filled(language, part, slots[part.name], template);
    if (text === '') continue;
    if (!endsOpen) said += text;
    else if (text.startsWith(' ')) said += text.slice(1);
    else said = MARKS.has(text[0] as string) ? said.trimEnd() + text : said + text;
    endsOpen = text.endsWith(' ');
  }
  return (said.includes('  ') || said.includes(' ,') ? said.replace(/ +(?=[ ,])/g, '') : said).trim();
}

/** There is no space before them. */
const MARKS: ReadonlySet<string> = new Set([',', '.', ';', ':']);

const isGiven = (value: Filling | undefined): boolean => value !== undefined && value !== '';

function filled(language: Inflection, slot: Slot, value: Filling | undefined, template: string): string {
  const { name, kind, form, words } = slot;
  if (kind === undefined && typeof value === 'string') return value;
  if (value === undefined) throw new Error(`Nothing fills {${name}} in ${JSON.stringify(template)}.`);
  if (typeof value === 'number')
    return kind === '#' ? choose(words, value === 1 || (value === 0 && language.zeroIsOne === true)) : String(value);
  if (typeof value === 'string') {
    if (kind === '#') return choose(words, value === '1');
    if (kind === ':') return inFormOf(language, form, named(value, 'm'), template);
    throw new Error(`${JSON.stringify(template)} wants a noun, not ${JSON.stringify(value)}.`);
  }
  if ('one' in value) return kind === '#' ? choose(words, value.one) : value.text;
  const isPhrase = 'article' in value;
  switch (kind) {
    case undefined:
    case ':':
      return inFormOf(language, kind ? form : 'plain', isPhrase ? value : value.say(), template);
    case '~':
      return verbOf(language, words, isPhrase ? value : value.peek());
    case '^':
      return agreeing(words, isPhrase ? value : value.peek());
    default:
      throw new Error(`${JSON.stringify(template)} counts a noun.`);
  }
}

function inFormOf({ language, forms }: Inflection, form: string, phrase: NounPhrase, template: string): string {
  const inflect = forms[form];
  if (!inflect) throw new Error(`${language} has no form ${JSON.stringify(form)}, in ${JSON.stringify(template)}.`);
  return inflect(phrase);
}

function choose(words: readonly string[], isOne: boolean): string {
  return words[isOne ? 0 : Math.min(1, words.length - 1)] as string;
}

function verbOf({ youIs }: Inflection, words: readonly string[], { number, person }: NounPhrase): string {
  if (words.length === 3) return words[person === 'you' ? 0 : number === 'one' ? 1 : 2] as string;
  const holds = person === 'you' ? youIs : number;
  return words[holds === 'one' ? 0 : words.length - 1] as string;
}

function agreeing(words: readonly string[], { gender, number }: NounPhrase): string {
  const at = gender === 'm' ? 0 : 1;
  return words[words.length === 4 && number === 'many' ? at + 2 : at] as string;
}
