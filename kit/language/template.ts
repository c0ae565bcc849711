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

interface Slot {
  readonly name: string;
  readonly kind: string | undefined;
  /** The form, or the words to choose from. */
  readonly form: string;
  readonly words: readonly string[];
}

/** A piece of text, a slot, or a part that is dropped if its slots are empty. */
type Part = string | Slot | readonly (string | Slot)[];

const SLOT = /\{(\w+)(?:([:~^#])([^}]*))?\}/g;
const OPTIONAL = /\[([^\]]*)\]/;

/** Phrases are few and are filled again and again, so each is taken apart once. */
const parsed = new Map<string, readonly Part[]>();

function partsOf(template: string): readonly Part[] {
  const known = parsed.get(template);
  if (known) return known;
  const parts = template
    .split(OPTIONAL)
    .flatMap((text, index): Part[] => (index % 2 === 0 ? slotted(text) : [slotted(text)]));
  parsed.set(template, parts);
  return parts;
}

function slotted(text: string): (string | Slot)[] {
  const parts: (string | Slot)[] = [];
  let at = 0;
  for (const { index, 0: whole, 1: name = '', 2: kind, 3: form = '' } of text.matchAll(SLOT)) {
    if (index > at) parts.push(text.slice(at, index));
    parts.push({ name, kind, form, words: form.split('|') });
    at = index + whole.length;
  }
  if (at < text.length) parts.push(text.slice(at));
  return parts;
}

/** The names of the slots in a phrase. */
export function slotsIn(template: string): readonly string[] {
  return partsOf(template)
    .flat()
    .flatMap((part) => (typeof part === 'string' ? [] : [part.name]));
}

export function fill(language: Inflection, template: string, slots: Slots = {}): string {
  let said = '';
  for (const part of partsOf(template)) {
    if (typeof part === 'string') said = followed(said, part);
    else if ('name' in part) said = followed(said, filled(language, part, slots[part.name], template));
    else if (part.every((each) => typeof each === 'string' || isGiven(slots[each.name])))
      for (const each of part)
        said = followed(said, typeof each === 'string' ? each : filled(language, each, slots[each.name], template));
  }
  return (/ [ ,.]/.test(said) ? said.replace(/ +(?=[ ,.])/g, '') : said).trim();
}

const isGiven = (value: Filling | undefined): boolean => value !== undefined && value !== '';

/** An empty slot leaves no space behind: neither a second one nor one before a comma. */
function followed(said: string, text: string): string {
  if (said !== '' && !said.endsWith(' ')) return said + text;
  if (text.startsWith(' ')) return said + text.slice(1);
  return /^[,.;:]/.test(text) ? said.trimEnd() + text : said + text;
}

function filled(language: Inflection, slot: Slot, value: Filling | undefined, template: string): string {
  const { name, kind, form, words } = slot;
  if (value === undefined) throw new Error(`Nothing fills {${name}} in ${JSON.stringify(template)}.`);
  if (typeof value === 'number')
    return kind === '#' ? choose(words, value === 1 || (value === 0 && language.zeroIsOne === true)) : String(value);
  if (typeof value === 'string') {
    if (kind === '#') return choose(words, value === '1');
    if (kind === ':') return inFormOf(language, form, named(value, 'm'), template);
    if (kind !== undefined) throw new Error(`${JSON.stringify(template)} wants a noun, not ${JSON.stringify(value)}.`);
    return value;
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
