/** The names of things independent of the text before: nouns with their qualities, colours, keywords. */
import {
  type Agreement,
  type Article as AnyArticle,
  listed,
  type Noun,
  named,
  type Plurality,
} from '@praxis/kit/language/grammar.ts';
import { fill, type Slots } from '@praxis/kit/language/template.ts';
import { COLORS, type Color, type Filter, type Keyword } from '../../cards/language.ts';
import type { Behind, OwnArticle, Phrases, Quality, Thing } from './phrases.ts';

/** How a noun is introduced. */
export type Article = { readonly kind: AnyArticle } | Introduction;

type Introduction =
  | { readonly kind: Exclude<OwnArticle, 'target'> }
  | { readonly kind: 'target'; readonly other: boolean; readonly count: number; readonly upTo: boolean };

export const thing = (text: string, { gender, number }: Agreement, article: AnyArticle = 'bare'): Thing => ({
  text,
  gender,
  number,
  person: 'they',
  article,
});

/** Somebody or something to which nothing needs to agree but in number. */
export const somebody = (text: string): Thing => named(text, 'm');

/** A quality with its words. */
export function quality(phrases: Phrases, { at, text }: Quality, slots?: Slots): Quality {
  return { at, text: fill(phrases, text, slots) };
}

/** A noun with its qualities, introduced by the article. */
export function introduced(
  phrases: Phrases,
  noun: Noun,
  qualities: readonly Quality[],
  article: Article,
  number: Plurality = article.kind === 'all' || article.kind === 'bare' ? 'many' : 'one',
): Thing {
  const it = { gender: noun.gender, number };
  const text = noun[number];
  switch (article.kind) {
    case 'enchanted':
    case 'equipped':
    case 'blocked':
    case 'target': {
      const described = fill(phrases, phrases.things[article.kind], {
        before: textsAt(qualities, 'before'),
        noun: text,
        beside: textsAt(qualities, 'beside'),
        after: textsAt(qualities, 'after', 'last'),
        it: thing('', it),
      });
      return withOwnArticle(phrases, thing(described, it), article);
    }
    default:
      if (qualities.length === 0) return thing(text, it, article.kind);
      return thing(
        [textsAt(qualities, 'before'), text, textsAt(qualities, 'beside', 'after', 'last')]
          .filter((each) => each !== '')
          .join(' '),
        it,
        article.kind,
      );
  }
}

/** The qualities in these places, in their order. */
function textsAt(qualities: readonly Quality[], ...places: readonly Quality['at'][]): string {
  let said = '';
  if (qualities.length === 0) return said;
  for (const place of places)
    for (const { at, text } of qualities) if (at === place) said = said === '' ? text : `${said} ${text}`;
  return said;
}

function withOwnArticle(phrases: Phrases, noun: Thing, article: Introduction): Thing {
  const { introduced: words } = phrases;
  if (article.kind !== 'target') return thing(fill(phrases, words[article.kind], { thing: noun }), noun);
  const { count, upTo, other } = article;
  if (count > 1) {
    const phrase = `${upTo ? 'up to ' : ''}${other ? 'other ' : ''}targets` as const;
    return thing(fill(phrases, words[phrase], { thing: noun, n: count }), noun);
  }
  if (upTo) return behind(phrases, words[other ? 'up to another target' : 'up to one target'], noun, { thing: noun });
  return thing(fill(phrases, words[other ? 'another target' : 'target'], { thing: noun }), noun);
}

/** A thing that is said in its own way behind the preposition of damage. */
export function behind(phrases: Phrases, { text, to }: Behind, agreement: Agreement, slots?: Slots): Thing {
  return { ...thing(fill(phrases, text, slots), agreement), to: fill(phrases, to, slots) };
}

/** The noun for a subtype or types: a permanent, a card in another zone, or a spell. */
export function nounOf(phrases: Phrases, { type, subtype, supertype, in: zone = 'battlefield' }: Filter): Noun {
  const { nouns } = phrases;
  const types = type === undefined ? [] : typeof type === 'string' ? [type] : type;
  const isSpell = zone === 'stack';
  const own = subtype === undefined || isSpell ? undefined : subtypeNoun(phrases, subtype);
  const named = own ? [own] : types.map((each) => phrases.types[each]);
  const [first] = named;
  if (zone === 'battlefield') return first ? either(phrases, named) : nouns.permanent;
  if (!first) return isSpell ? nouns.spell : nouns.card;
  const slots = {
    types: phrases.list(
      named.map(({ one }) => fill(phrases, phrases.ofType, { type: one })),
      'or',
    ),
    supertype:
      supertype === undefined
        ? ''
        : fill(phrases, phrases.supertypes[supertype], { it: thing('', { gender: first.gender, number: 'one' }) }),
  };
  const { one, many, gender } = isSpell ? phrases.spellOf : phrases.cardOf;
  return { one: fill(phrases, one, slots), many: fill(phrases, many, slots), gender };
}

function either(phrases: Phrases, nouns: readonly Noun[]): Noun {
  const [first] = nouns as readonly [Noun];
  if (nouns.length < 2) return first;
  const all = (number: Plurality): string =>
    phrases.list(
      nouns.map((each) => each[number]),
      'or',
    );
  return { one: all('one'), many: all('many'), gender: first.gender };
}

function subtypeNoun(phrases: Phrases, subtype: string): Noun {
  const noun = phrases.subtypeNouns[subtype as keyof Phrases['subtypeNouns']] as Noun | undefined;
  if (noun) return noun;
  const word = (phrases.subtypes[subtype as keyof Phrases['subtypes']] as string | undefined) ?? subtype;
  return { one: word, many: word, gender: 'm' };
}

export function subtypeText(phrases: Phrases, subtype: string, number: Plurality = 'one'): string {
  const word = phrases.subtypes[subtype as keyof Phrases['subtypes']] as string | undefined;
  return word ?? subtypeNoun(phrases, subtype)[number];
}

export function colorText(phrases: Phrases, color: Color, it: Thing): string {
  return fill(phrases, phrases.colors[color], { it });
}

export function colorsText(
  phrases: Phrases,
  color: Color | readonly Color[],
  it: Thing,
  last: 'and' | 'or' = 'or',
): string {
  if (typeof color === 'string') return colorText(phrases, color, it);
  return phrases.list(
    color.map((each) => colorText(phrases, each, it)),
    last,
  );
}

/** A keyword as the card states it, or `abilities` within a sentence. */
export function keywordText(phrases: Phrases, keyword: Keyword, as: 'keywords' | 'abilities' = 'keywords'): string {
  const words = phrases[as];
  if (typeof keyword === 'string') return words[keyword];
  if ('landwalk' in keyword) return words[`${keyword.landwalk}walk`];
  const { protection } = keyword;
  const from = COLORS.every((color) => protection.includes(color))
    ? [phrases.protectedFrom['all colors']]
    : protection.map((each) => protectedFrom(phrases, each));
  const all = phrases.list(
    from.map((each) => fill(phrases, phrases.from, { quality: each })),
    'and',
  );
  return fill(phrases, words.protection, { from: all });
}

function protectedFrom(phrases: Phrases, from: string): string {
  const { protectedFrom: words, types, colors } = phrases;
  if (from in colors) return fill(phrases, words.color, { color: colorText(phrases, from as Color, somebody('')) });
  if (!(from in types)) return words.chosen;
  const { many, gender } = types[from as keyof Phrases['types']];
  return fill(phrases, words.type, { type: thing(many, { gender, number: 'many' }) });
}

/** Keywords that something has, within a sentence. */
export function abilitiesText(phrases: Phrases, keywords: readonly Keyword[]): string {
  const { having } = phrases;
  const said = keywords.map((each) => keywordText(phrases, each, 'abilities'));
  if (said.length > 1) return fill(phrases, having.many, { abilities: phrases.list(said, 'and') });
  const [first] = keywords;
  if (first === undefined) return '';
  const isProtection = typeof first === 'object' && 'protection' in first;
  return fill(phrases, isProtection ? having.protection : having.one, { ability: said[0] });
}

/** Keywords none of which something has. */
export function neither(phrases: Phrases, keywords: readonly Keyword[]): string {
  return listed(
    keywords.map((each) => keywordText(phrases, each, 'abilities')),
    ', ',
    phrases.neither,
  );
}
