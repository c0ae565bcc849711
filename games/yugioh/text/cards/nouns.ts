/** Cards, players and places as noun phrases: a noun, the words around it in the order of the language, its article. */
import type { Agreement, Noun, NounPhrase, Plurality } from '@praxis/kit/language/grammar.ts';
import { fill, type Slots } from '@praxis/kit/language/template.ts';
import type {
  Attribute,
  Frame,
  Icon,
  Kind,
  MonsterAbility,
  MonsterType,
  Place,
  Position,
} from '../../cards/language.ts';
import type { Instruction, Mood, Phrases, Stat, Thing } from './phrases.ts';

/** Cards or players as they are used in a sentence, with their article. */
export interface Said extends NounPhrase {
  readonly isYou?: true;
  /** A card that is not described but named, in a few words or in many: "this card", "the first chosen monster". */
  readonly named?: 'short' | 'long';
}

/**
 * How a noun is introduced. `count`: "1 monster", "up to 2 monsters". `least`: "5 or more cards". `those`: several,
 * without a word.
 */
export type Article =
  | { readonly kind: 'a' | 'no' | 'all' | 'bare' | 'those' | 'that' }
  | { readonly kind: 'count'; readonly count: number; readonly upTo?: boolean; readonly exactly?: boolean }
  | { readonly kind: 'least' | 'most'; readonly count: number };

/** A number that is compared; `value` is a number, or a phrase such as "the Level of that monster". */
export interface Bound {
  readonly stat: Stat | 'materials';
  readonly is: 'is' | 'min' | 'max' | 'not' | 'above';
  readonly value: number | string;
}

/** Where cards are. `from`: they are taken from there. `attacks`: they attack. */
export interface Where {
  readonly places: readonly Place[];
  readonly of: 'you' | 'opponent' | undefined;
  readonly from: boolean;
  readonly attacks?: boolean;
}

/** A filter, prepared for wording. */
export interface Description {
  readonly noun: 'card' | 'monster';
  readonly kinds: readonly Kind[];
  readonly frames: readonly Frame[];
  readonly icons: readonly Icon[];
  readonly abilities: readonly MonsterAbility[];
  readonly nonTuner: boolean;
  readonly pendulum: boolean;
  readonly attributes: readonly Attribute[];
  readonly types: readonly MonsterType[];
  /** In the language, without quotation marks. */
  readonly names: readonly string[];
  readonly series: readonly string[];
  readonly bounds: readonly Bound[];
  readonly face: 'up' | 'down' | undefined;
  readonly position: Position | undefined;
  readonly other: boolean;
  readonly withoutUnion: boolean;
  readonly summoned: 'special' | 'normal' | undefined;
  readonly same: { readonly what: 'attribute' | 'name' | 'level'; readonly as: Said } | undefined;
  readonly differs: Said | undefined;
  readonly except: readonly Said[];
  readonly where: Where | undefined;
}

export function say(phrases: Phrases, phrase: Instruction, slots: Slots = {}, mood: Mood = 'order'): string {
  return fill(phrases, typeof phrase === 'string' ? phrase : phrase[mood], slots);
}

export const quoted = (name: string): string => `"${name}"`;

export function saidOf(text: string, { gender, number }: Agreement): Said {
  return { text, gender, number, article: 'bare', person: 'they' };
}

export function thing(phrase: Thing): Said {
  const { gender } = phrase;
  return 'one' in phrase
    ? saidOf(phrase.one, { gender, number: 'one' })
    : saidOf(phrase.many, { gender, number: 'many' });
}

const FIELD: ReadonlySet<Place> = new Set(['field', 'monsters', 'spells']);

export function isField({ places }: Where): boolean {
  return places.every((each) => FIELD.has(each));
}

export function place(phrases: Phrases, where: Where): string {
  const { places, from, attacks } = where;
  const whose = where.of ?? 'any';
  const way = `${from ? 'from' : 'in'} ${whose}` as const;
  if (isField(where)) {
    if (from) return phrases.fromField[whose];
    return phrases.controlled[attacks && whose === 'opponent' ? "opponent's attacker" : whose];
  }
  if (places.includes('banished')) {
    const others = places.filter((each) => each !== 'banished');
    const banished = phrases.amongBanished[way];
    return others.length === 0
      ? banished
      : phrases.list([place(phrases, { ...where, places: others }), banished], 'or');
  }
  const names = new Set(places.map((each) => (FIELD.has(each) ? 'field' : (each as keyof Phrases['places']))));
  const all = [...names].map((each) =>
    each === 'field' && way === 'in you'
      ? phrases.eachPlace['on your field']
      : say(phrases, phrases.eachPlace[way], { place: thing(phrases.places[each]) }),
  );
  return say(phrases, phrases.allPlaces[way], { places: phrases.list(all, 'or') });
}

function bound(phrases: Phrases, { stat, is, value }: Bound): string {
  const { bounds } = phrases;
  if (stat === 'materials') return bounds['no materials'];
  const isLevel = stat === 'level' || stat === 'rank';
  const group = isLevel ? 'level' : 'stat';
  const kind = is === 'min' || is === 'max' ? (`${group} ${is}` as const) : group;
  const key =
    is === 'above' || is === 'not'
      ? (`level ${is}` as const)
      : typeof value === 'string'
        ? (`${kind} text` as const)
        : // Every Level is at least 1.
          isLevel && is === 'min' && value === 1
          ? 'has level'
          : kind;
  return say(phrases, bounds[key], { value, stat: phrases.stats[stat], the: phrases.theStats[stat] });
}

function together({ list }: Phrases, nouns: readonly Noun[], joint: 'and' | 'or'): Noun | undefined {
  const [first] = nouns;
  if (nouns.length < 2 || !first) return first;
  const each = (number: Plurality): string =>
    list(
      nouns.map((noun) => noun[number]),
      joint,
    );
  return { one: each('one'), many: each('many'), gender: first.gender };
}

function nounOf(phrases: Phrases, { noun, kinds, frames, icons, pendulum, names }: Description): Noun {
  const { nouns } = phrases;
  const [icon] = icons;
  if (names.length > 0) {
    const text = phrases.list(names.map(quoted), 'or');
    return { one: text, many: text, gender: nouns[noun].gender };
  }
  if (noun === 'monster') {
    const framed = frames.map((each) => phrases.frames[each]);
    const kind = together(phrases, framed, 'or');
    if (!pendulum) return kind ?? nouns.monster;
    return together(phrases, kind ? [nouns['pendulum monster'], kind] : [nouns['pendulum monster']], 'and') as Noun;
  }
  if (kinds.length > 1) return nouns['spell or trap'];
  if (kinds[0] === 'spell') return icon ? phrases.spells[icon] : nouns.spell;
  if (kinds[0] === 'trap') return icon ? phrases.traps[icon] : nouns.trap;
  return nouns.card;
}

function isMany({ noneIs }: Phrases, article: Article): boolean {
  const { kind } = article;
  if (kind === 'no') return noneIs === 'many';
  return kind === 'all' || kind === 'those' || ('count' in article && article.count > 1);
}

export function describe(phrases: Phrases, described: Description, article: Article): Said {
  const words = phrases.description;
  const noun = nounOf(phrases, described);
  const number = isMany(phrases, article) ? 'many' : 'one';
  const it = saidOf(noun[number], { gender: noun.gender, number });
  const { face, position, summoned, where, same, differs, except, bounds, series, abilities } = described;
  const or = (all: readonly string[]): string => phrases.list(all, 'or');
  const agreeing = (phrase: string): string => say(phrases, phrase, { it });
  const compared = (kind: 'number' | 'string'): string => {
    if (bounds.length === 0) return '';
    const some = bounds.filter(({ value }) => typeof value === kind);
    return some.map((each) => bound(phrases, each)).join(' ');
  };
  const isBanished = where?.places.length === 1 && where.places[0] === 'banished' && where.of === 'you';
  const faceDown = described.noun === 'monster' ? words['face-down'] : words.set;
  const text = say(phrases, words.order, {
    noun: it.text,
    series: series.length === 0 ? '' : or(series.map(quoted)),
    ability: abilities.length === 0 ? '' : or(abilities.map((each) => agreeing(words.abilities[each]))),
    nonTuner: described.nonTuner ? agreeing(words['non-Tuner']) : '',
    attributes: attributesOf(phrases, described),
    types: typesOf(phrases, described),
    face: face === undefined ? '' : agreeing(face === 'up' ? words['face-up'] : faceDown),
    position: position === undefined ? '' : phrases.positions[position],
    summoned: summoned === undefined ? '' : agreeing(words.summoned[summoned]),
    numbers: compared('number'),
    banished: isBanished ? agreeing(words.banished) : '',
    where: isBanished ? agreeing(words['of yours']) : where ? place(phrases, where) : '',
    comparisons: compared('string'),
    union: described.withoutUnion ? words['without Union'] : '',
    same: same ? say(phrases, words.same[same.what], { as: same.as }) : '',
    differs: differs ? say(phrases, words.differs, { as: differs }) : '',
  });
  const what = introduced(phrases, text, article, described.other, it);
  if (except.length === 0) return saidOf(what, it);
  return saidOf(say(phrases, words.except, { what, exceptions: or(except.map((each) => each.text)) }), it);
}

function attributesOf(phrases: Phrases, { attributes }: Description): string {
  if (attributes.length === 0) return '';
  const attribute = phrases.list(
    attributes.map((each) => phrases.attributes[each]),
    'or',
  );
  return say(phrases, phrases.description.attribute, { attribute });
}

function typesOf(phrases: Phrases, { types }: Description): string {
  if (types.length === 0) return '';
  const { description } = phrases;
  const words = types.map((each, at) => {
    const type = phrases.types[each];
    return at === types.length - 1 ? type : say(phrases, description['type in a list'], { type });
  });
  return say(phrases, description.type, { type: phrases.list(words, 'or') });
}

function introduced(phrases: Phrases, text: string, article: Article, isOther: boolean, it: Said): string {
  const { articles } = phrases;
  const what = isOther ? `${say(phrases, articles.other, { it })} ${text}` : text;
  switch (article.kind) {
    case 'count': {
      const { count, upTo, exactly } = article;
      if (isOther && count === 1 && !exactly && !upTo)
        return say(phrases, articles.another, { count, what: { ...it, text, article: 'another' } });
      return say(phrases, articles[upTo ? 'up to' : exactly ? 'exactly' : 'count'], { count, what });
    }
    case 'least':
    case 'most':
      return say(phrases, articles[article.kind], { count: article.count, what });
    case 'bare':
    case 'those':
      return what;
    case 'a':
      return phrases.introduced(isOther ? 'another' : 'a', text, it);
    default:
      return phrases.introduced(article.kind, what, it);
  }
}
