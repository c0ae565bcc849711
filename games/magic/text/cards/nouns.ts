/** The names of things independent of the text before: nouns with their qualities, colours, keywords. */
import type { Gender, Noun, Plurality } from '@praxis/kit/language/grammar.ts';
import type { Subtype } from '../../cards/language/subtypes.ts';
import { COLORS, type Color, type Filter, type Keyword } from '../../cards/language.ts';
import type { Article, Bare, Phrases, Quality, Said } from './phrases.ts';

/** A noun with its qualities, introduced by the article. */
export function introduced(
  phrases: Phrases,
  noun: Noun,
  qualities: readonly Quality[],
  article: Article,
  number?: Plurality,
): Said {
  const many = number ?? (article.kind === 'all' || article.kind === 'bare' ? 'many' : 'one');
  const at = (place: Quality['at']): string[] => qualities.filter((each) => each.at === place).map(({ text }) => text);
  const bare: Bare = {
    noun: noun[many],
    gender: noun.gender,
    number: many,
    before: at('before'),
    beside: at('beside'),
    after: [...at('after'), ...at('last')],
  };
  return { text: phrases.introduce(bare, article), number: many, gender: noun.gender, person: 'they' };
}

/** The noun for a subtype or types: a permanent, a card in another zone, or a spell. */
export function nounOf(phrases: Phrases, { type, subtype, supertype, in: zone = 'battlefield' }: Filter): Noun {
  const own = subtype === undefined ? undefined : subtypeNoun(phrases, subtype);
  const types = type === undefined ? [] : typeof type === 'string' ? [type] : type;
  const named = types.map((each) => phrases.types[each]);
  const [first] = named;
  const either = (number: Plurality): string =>
    phrases.list(
      named.map((each) => each[number]),
      'or',
    );
  const joined =
    named.length < 2 ? first : { one: either('one'), many: either('many'), gender: (first as Noun).gender };
  if (zone === 'stack') return joined ? phrases.spellOf(joined) : phrases.nouns.spell;
  if (zone === 'battlefield') return own ?? joined ?? phrases.nouns.permanent;
  const supertypeText = supertype === undefined ? undefined : phrases.typeLine[supertype];
  const base = own ?? joined;
  return base ? phrases.cardOf(base, supertypeText) : phrases.nouns.card;
}

function subtypeNoun(phrases: Phrases, subtype: string): Noun {
  const noun = phrases.subtypes[subtype as Subtype] as Noun | string | undefined;
  if (noun === undefined) return { one: subtype, many: subtype, gender: 'm' };
  return typeof noun === 'string' ? { one: noun, many: noun, gender: 'm' } : noun;
}

export function subtypeText(phrases: Phrases, subtype: string, number: Plurality = 'one'): string {
  return subtypeNoun(phrases, subtype)[number];
}

export function colorsText(
  phrases: Phrases,
  color: Color | readonly Color[],
  gender: Gender,
  number: Plurality,
): string {
  const all = typeof color === 'string' ? [color] : color;
  return phrases.list(
    all.map((each) => phrases.color(each, gender, number)),
    'or',
  );
}

export function keywordText(phrases: Phrases, keyword: Keyword): string {
  if (typeof keyword === 'string') return phrases.keywords[keyword];
  if ('landwalk' in keyword) return phrases.landwalk(keyword.landwalk);
  const isAll = COLORS.every((color) => keyword.protection.includes(color));
  const from = isAll
    ? [phrases.protectedFrom('all colors')]
    : keyword.protection.map((each) => phrases.protectedFrom(each.startsWith('the ') ? 'chosen' : (each as Color)));
  return phrases.protection(from);
}

export function keywordsText(phrases: Phrases, keywords: readonly Keyword[]): string {
  return phrases.list(
    keywords.map((each) => keywordText(phrases, each)),
    'and',
  );
}
