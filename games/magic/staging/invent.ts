/** Cards that a scenario invents: definitions that the match brings along. */
import { choiceOf, type Entries, listOf, numberOf, textOf, textsOf } from '@praxis/kit/form.ts';
import { type CardDef, COLORS, KEYWORDS } from '../cards/language.ts';

type At = readonly (string | number)[];

const MANY = 99;

/** The printed properties of an invented creature. */
export const CREATURE_KEYS = [
  'power',
  'toughness',
  'keywords',
  'colors',
  'subtypes',
  'cost',
  'legendary',
  'artifact',
] as const;

export function inventCreature(name: string, spec: Entries, at: At): CardDef {
  const number = (key: string, usual: number): number =>
    spec[key] === undefined ? usual : numberOf(spec[key], [...at, key], -MANY, MANY);
  const list = <T extends string>(key: string, choices: readonly T[]): readonly T[] =>
    spec[key] === undefined
      ? []
      : listOf(spec[key], [...at, key]).map((each, index) => choiceOf(each, [...at, key, index], choices));
  return {
    id: `invented ${name}`,
    name,
    cost: spec.cost === undefined ? '{1}' : textOf(spec.cost, [...at, 'cost']),
    colors: list('colors', COLORS),
    ...(spec.legendary === true ? { supertypes: ['legendary' as const] } : {}),
    types: spec.artifact === true ? ['artifact', 'creature'] : ['creature'],
    subtypes: spec.subtypes === undefined ? [] : textsOf(spec.subtypes, [...at, 'subtypes']),
    power: number('power', 1),
    toughness: number('toughness', 1),
    keywords: list('keywords', KEYWORDS),
  };
}

/** Fills libraries. It has no cost and is no land, so nobody can play it. */
export const BLANK: CardDef = { id: 'blank', name: 'Blank', types: ['artifact'] };
