/** Fills the slots of phrases. The syntax is told in `phrases.ts`. */
import type { NounPhrase, Phrases } from './phrases.ts';

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

/** A quantity with what has to follow the sentence: "1 … for each minion". */
export interface Tailed extends Quantity {
  readonly tail?: string | undefined;
}

export type Slots = Readonly<Record<string, string | Mention | Quantity | undefined>>;

const SLOT = /\{(\w+)(?:([:~^#])([^}]*))?\}/g;
const OPTIONAL = /\[([^\]]*)\]/g;

/** The names of the slots in a phrase. */
export function slotsIn(template: string): readonly string[] {
  return [...template.matchAll(SLOT)].map(([, name]) => name as string);
}

export function fill(phrases: Phrases, template: string, slots: Slots = {}): string {
  const kept = template.replace(OPTIONAL, (_, part: string) =>
    slotsIn(part).every((name) => slots[name] !== undefined && slots[name] !== '') ? part : '',
  );
  return kept
    .replace(SLOT, (_, name: string, kind: string | undefined, rest: string | undefined) => {
      const value = slots[name];
      if (value === undefined) throw new Error(`Nothing fills {${name}} in ${JSON.stringify(template)}.`);
      return filled(phrases, value, kind, rest ?? '', template);
    })
    .replace(/ {2,}/g, ' ')
    .replace(/ ([,.;:])/g, '$1')
    .trim();
}

function filled(
  phrases: Phrases,
  value: string | Mention | Quantity,
  kind: string | undefined,
  rest: string,
  template: string,
): string {
  if (typeof value === 'string') {
    if (kind === '#') return choose(rest, value === '1' ? 0 : 1);
    if (kind !== undefined) throw new Error(`${JSON.stringify(template)} wants a noun, not ${JSON.stringify(value)}.`);
    return value;
  }
  if ('text' in value) return kind === '#' ? choose(rest, value.one ? 0 : 1) : value.text;
  switch (kind) {
    case undefined:
      return phrases.forms.plain(value.say());
    case ':': {
      const form = phrases.forms[rest];
      if (!form)
        throw new Error(`${phrases.language} has no form ${JSON.stringify(rest)}, in ${JSON.stringify(template)}.`);
      return form(value.say());
    }
    case '~':
      return verb(phrases, rest.split('|'), value.peek());
    case '^':
      return agreeing(rest.split('|'), value.peek());
    default:
      throw new Error(`${JSON.stringify(template)} counts a noun.`);
  }
}

function choose(rest: string, at: number): string {
  const forms = rest.split('|');
  return forms[Math.min(at, forms.length - 1)] as string;
}

function verb(phrases: Phrases, forms: readonly string[], { number, person }: NounPhrase): string {
  if (forms.length === 3) return forms[person === 'you' ? 0 : number === 'one' ? 1 : 2] as string;
  const holds = person === 'you' ? phrases.youIs : number;
  return forms[holds === 'one' ? 0 : forms.length - 1] as string;
}

function agreeing(forms: readonly string[], { gender, number }: NounPhrase): string {
  const at = gender === 'm' ? 0 : 1;
  return forms[forms.length === 4 && number === 'many' ? at + 2 : at] as string;
}

export function listed(
  { lists }: Phrases,
  items: readonly string[],
  kind: 'and' | 'or',
  of: 'words' | 'conditions' = 'words',
): string {
  const [comma, last] = ((of === 'conditions' && lists.conditions) || lists)[kind];
  if (items.length < 2) return items[0] ?? '';
  return `${items.slice(0, -1).join(comma)}${last}${items.at(-1)}`;
}

/** A clause and what follows it. */
export function withTail(text: string, ...tails: readonly (string | undefined)[]): string {
  let said = text;
  for (const tail of tails) if (tail) said += tail.startsWith(',') ? tail : ` ${tail}`;
  return said;
}

/** A sentence with its capital and its full stop. */
export function sentence(phrases: Phrases, text: string): string {
  const polished = phrases.polish(text.trim());
  const at = polished.search(/\p{L}|\p{N}|[+-]/u);
  if (at < 0) return '';
  const capital =
    polished.slice(0, at) + (polished[at] as string).toLocaleUpperCase(phrases.language) + polished.slice(at + 1);
  return /[.!?)]$/.test(capital) && !capital.endsWith(')') ? capital : `${capital}.`;
}
