/** English words for cards, and their order around a noun. */

import { en as english } from '@praxis/kit/language/en.ts';
import { noun } from '@praxis/kit/language/grammar.ts';
import type { Icon, Kind, Place } from '../../cards/language.ts';
import type { Article, Bound, Description, Said, Where } from './phrases.ts';

export const card = noun('card', 'cards', 'm');
export const monster = noun('monster', 'monsters', 'm');

export const ICONS: { readonly [Each in Icon]: string } = {
  normal: 'Normal',
  continuous: 'Continuous',
  equip: 'Equip',
  field: 'Field',
  'quick-play': 'Quick-Play',
  ritual: 'Ritual',
  counter: 'Counter',
};
export const FRAMES = {
  normal: 'Normal',
  effect: 'Effect',
  ritual: 'Ritual',
  fusion: 'Fusion',
  synchro: 'Synchro',
  xyz: 'Xyz',
  pendulum: 'Pendulum',
} as const;
export const KINDS: { readonly [Each in Kind]: string } = { monster: 'Monster', spell: 'Spell', trap: 'Trap' };
export const ABILITIES = {
  flip: 'Flip',
  gemini: 'Gemini',
  spirit: 'Spirit',
  toon: 'Toon',
  tuner: 'Tuner',
  union: 'Union',
} as const;

const PLACES: { readonly [Each in Place]: string } = {
  field: 'field',
  monsters: 'field',
  spells: 'field',
  'field zone': 'Field Zone',
  pendulum: 'Pendulum Zone',
  hand: 'hand',
  deck: 'Deck',
  extra: 'Extra Deck',
  graveyard: 'Graveyard',
  banished: 'banished cards',
  attached: 'Xyz Materials',
};

export function said(text: string, number: Said['number'] = 'one', person: Said['person'] = 'they'): Said {
  return { text, number, gender: 'm', person };
}

export function place({ places, of, from }: Where): string {
  const isField = places.every((each) => each === 'field' || each === 'monsters' || each === 'spells');
  if (isField && !from)
    return of === 'you' ? 'that you control' : of === 'opponent' ? 'that your opponent controls' : 'on the field';
  const words = [...new Set(places.map((each) => PLACES[each]))];
  const whose = of === 'you' ? 'your' : of === 'opponent' ? "your opponent's" : isField ? 'the' : 'any';
  const among = places.includes('banished') ? 'among ' : '';
  return `${from ? 'from ' : among ? '' : 'in '}${among}${whose} ${english.list(words, 'or')}`;
}

const STATS = { atk: 'ATK', def: 'DEF' } as const;

function bound({ stat, is, value }: Bound): string {
  if (stat === 'materials') return value === 0 ? 'with no Xyz Materials' : `with at least ${value} Xyz Materials`;
  if (stat === 'level' || stat === 'rank') {
    const word = stat === 'level' ? 'Level' : 'Rank';
    if (typeof value === 'string')
      return is === 'above' || is === 'not'
        ? `whose ${word} is ${is === 'above' ? 'higher than' : 'not'} ${value}`
        : `whose ${word} is ${is === 'is' ? '' : is === 'max' ? 'at most ' : 'at least '}${value}`;
    // Every Level is at least 1.
    if (is === 'min' && value === 1) return `that has a ${word}`;
    return `of ${word} ${value}${is === 'max' ? ' or lower' : is === 'min' ? ' or higher' : ''}`;
  }
  const word = STATS[stat];
  if (typeof value === 'string')
    return `whose ${word} is ${is === 'max' ? 'not higher than' : is === 'min' ? 'not lower than' : ''} ${value}`;
  return `with ${is === 'max' ? 'at most ' : is === 'min' ? 'at least ' : ''}${value} ${word}`;
}

export function describe(description: Description, article: Article): Said {
  const { kinds, frames, icons, abilities, names, series, types, attributes, noun: usual } = description;
  const many =
    article.kind === 'all' ||
    article.kind === 'no' ||
    ('count' in article && (article.count > 1 || article.kind === 'least'));
  const number = many ? 'many' : 'one';
  const or = (words: readonly string[]): string => english.list(words, 'or');
  const of = (text: string): string => (many ? `${text}s` : text);
  const isMonster = usual === 'monster';
  const framed = [...(description.pendulum ? [FRAMES.pendulum] : []), ...frames.map((each) => FRAMES[each])];
  const base =
    names.length > 0
      ? or(names.map((name) => `"${name}"`))
      : isMonster
        ? framed.length > 0
          ? `${or(framed)} ${of('Monster')}`
          : of('monster')
        : kinds.length > 0
          ? `${[...icons.map((each) => ICONS[each]), kinds.map((each) => KINDS[each]).join('/')].join(' ')} ${of('Card')}`
          : of('card');
  const { face, where, same, differs, except } = description;
  const banished = where?.places.length === 1 && where.places[0] === 'banished' && where.of === 'you';
  const before = [
    description.other ? 'other' : '',
    face === 'up' ? 'face-up' : face === 'down' ? (isMonster ? 'face-down' : 'Set') : '',
    description.position === undefined ? '' : `${description.position === 'attack' ? 'Attack' : 'Defense'} Position`,
    description.summoned === undefined ? '' : `${description.summoned === 'special' ? 'Special' : 'Normal'} Summoned`,
    banished ? 'banished' : '',
    series.length > 0 ? or(series.map((name) => `"${name}"`)) : '',
    attributes.length > 0 ? or(attributes) : '',
    types.length > 0 ? `${or(types.map((type, at) => (at === types.length - 1 ? type : `${type}-`)))}-Type` : '',
    description.nonTuner ? 'non-Tuner' : '',
    abilities.length > 0 ? or(abilities.map((each) => ABILITIES[each])) : '',
  ];
  const after = [
    ...description.bounds.filter(({ value }) => typeof value === 'number').map(bound),
    banished ? 'of yours' : where ? place(where) : '',
    ...description.bounds.filter(({ value }) => typeof value === 'string').map(bound),
    description.withoutUnion ? 'that is not equipped with a Union Monster' : '',
    same ? `of the same ${{ attribute: 'Attribute', name: 'name', level: 'Level' }[same.what]} as ${same.as.text}` : '',
    differs ? `with another name than ${differs.text}` : '',
    except.length > 0 ? `except ${or(except.map(({ text }) => text))}` : '',
  ];
  const text = [...before, base, ...after]
    .filter((word) => word !== '')
    .join(' ')
    .replace(' except', ', except');
  return { text: introduced(article, text, description.other), number, gender: 'm', person: 'they' };
}

function introduced(article: Article, text: string, other: boolean): string {
  switch (article.kind) {
    case 'count':
      return `${article.upTo ? 'up to ' : article.exactly ? 'exactly ' : ''}${article.count} ${text}`;
    case 'least':
      return `at least ${article.count} ${text}`;
    case 'most':
      return `at most ${article.count} ${text}`;
    case 'a':
      if (other) return `an${text}`;
      return `${/^"?(?:[AEIO]|Xyz)/i.test(text) ? 'an' : 'a'} ${text}`;
    case 'no':
      return `no ${text}`;
    case 'all':
      return `all ${text}`;
    case 'that':
      return `that ${text}`;
    case 'the':
      return `the ${text}`;
    case 'bare':
      return text;
    default:
      return article satisfies never;
  }
}
