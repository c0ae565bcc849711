/** Cards that a scenario invents: the match's own definitions. */

import {
  type At,
  checkKeys,
  type Entries,
  flagOf,
  mapOf,
  mistake,
  numberOf,
  textOf,
  textsOf,
} from '@praxis/kit/form.ts';
import { CLANS, FORMER_CLANS, TRAITS } from '../cards/language/terms.ts';
import type { Ability, CardDef, Cost, LibraryType, Stat } from '../cards/language.ts';
import type { Edition } from '../rules/state/editions.ts';
import { belongsToClan, readTitle, sectOfTitle } from './titles.ts';

export const KINDS = ['vampire', 'ally', 'retainer', 'equipment'] as const;
export type Kind = (typeof KINDS)[number];

/**
 * The printed properties of an invented card. `life` is among the keys of every card: it is both printed and current.
 */
const PRINTED: Readonly<Record<Kind, readonly string[]>> = {
  vampire: [
    'capacity',
    'clan',
    'sect',
    'disciplines',
    'title',
    'bleed',
    'strength',
    'votes',
    'traits',
    'group',
    'mandatory',
  ],
  ally: ['clan', 'sect', 'disciplines', 'bleed', 'strength', 'votes', 'traits', 'cost', 'unique'],
  retainer: ['bleed', 'strength', 'stealth', 'intercept', 'damage', 'traits', 'cost', 'unique'],
  equipment: ['bleed', 'strength', 'stealth', 'intercept', 'damage', 'ranged', 'maneuver', 'traits', 'cost', 'unique'],
};

const MANY = 99;
const CAPACITY_MAX = 11;
const CAPACITY = 5;

/** The codes of the Disciplines, and of the virtues of the Imbued, which are treated alike (V-IMB-004). */
const DISCIPLINES = new Set(
  `abo ani aus cel chi dai dem dom for mal mel myt nec obe obf obl obt pot pre pro qui san ser spi str tem tha thn val vic vis
  def inn jud mar red ven vin`.split(/\s+/),
);

/** Of these the name comes first: `Tremere slave`, `Kiev circle`. */
const NAMED_TRAIT = /^(.+) (slave|circle)$/i;
const NAMED_TRAIT_TURNED = /^(slave|circle)(?::| of) (.+)$/i;

export function inventCard(kind: Kind, name: string, spec: Entries, at: At, edition: Edition): CardDef {
  return kind === 'vampire' ? inventVampire(name, spec, at, edition) : inventLibraryCard(kind, name, spec, at);
}

function inventVampire(name: string, spec: Entries, at: At, edition: Edition): CardDef {
  const ranks = Object.keys(edition.titleVotes);
  const title = spec.title === undefined ? undefined : readTitle(textOf(spec.title, [...at, 'title']), ranks);
  if (spec.title !== undefined && !title)
    mistake(`Expected a title (${ranks.join(', ')}) with its city or clan: prince of Chicago, Toreador justicar.`, [
      ...at,
      'title',
    ]);
  const given = spec.sect === undefined ? sectFor(title?.rank) : textOf(spec.sect, [...at, 'sect']);
  // Third: anarchs are Independents with a status (V-ANA-004).
  const anarch = edition.anarchs === 'status of Independents' && same(given, 'Anarch');
  const sect = anarch ? 'Independent' : edition.sects.find((each) => same(each, given));
  if (sect === undefined)
    return mistake(`Expected a sect (${edition.sects.join(', ')}), not ${JSON.stringify(given)}.`, [...at, 'sect']);
  const clan = spec.clan === undefined ? clanFor(title) : clanNamed(textOf(spec.clan, [...at, 'clan']));
  return {
    id: `invented ${name}`,
    name,
    kind: 'vampire',
    capacity: number(spec, at, 'capacity', 1, CAPACITY_MAX) ?? CAPACITY,
    clan,
    sect,
    disciplines: disciplines(spec, at),
    ...(title ? { title: title.rank, ...(title.of ? { titleOf: title.of } : {}) } : {}),
    ...numbers(spec, at, ['bleed', 'strength', 'votes', 'group']),
    traits: [...traits(spec, at), ...(anarch ? ['anarch'] : [])],
    abilities: mandatory(spec, at),
  };
}

/** An action that the vampire must take, by its name in the rules: `bleed` (V-MIN-004). */
function mandatory(spec: Entries, at: At): readonly Ability[] {
  if (spec.mandatory === undefined) return [];
  const name = textOf(spec.mandatory, [...at, 'mandatory']);
  if (name !== 'bleed' && name !== 'hunt')
    return mistake(`Expected an action that can be mandatory (bleed, hunt), not ${JSON.stringify(name)}.`, [
      ...at,
      'mandatory',
    ]);
  return [{ always: 'mandatory action', name }];
}

function same(a: string, b: string): boolean {
  return a.toLowerCase() === b.toLowerCase();
}

/** Traits in the spelling of the rules: `Red List`, `Slave of Tremere`, `path of Caine`. */
function traits(spec: Entries, at: At): readonly string[] {
  if (spec.traits === undefined) return [];
  return textsOf(spec.traits, [...at, 'traits']).map((text) => {
    const [, name, kind] = NAMED_TRAIT.exec(text.replace(NAMED_TRAIT_TURNED, '$2 $1')) ?? [];
    return kind === undefined
      ? (TRAITS.find((trait) => same(trait, text)) ?? text.toLowerCase())
      : `${name} ${kind.toLowerCase()}`;
  });
}

/** A vampire with a title and no sect belongs to the title's sect. */
function sectFor(rank: string | undefined): string {
  if (rank === 'baron') return 'Anarch';
  return (rank === undefined ? undefined : sectOfTitle(rank)) ?? 'Camarilla';
}

function clanFor(title: { readonly rank: string; readonly of?: string } | undefined): string {
  return (title && belongsToClan(title.rank) ? title.of : undefined) ?? 'Caitiff';
}

function inventLibraryCard(kind: LibraryType & Kind, name: string, spec: Entries, at: At): CardDef {
  const bonuses: readonly Stat[] = kind === 'ally' ? [] : ['bleed', 'strength', 'stealth', 'intercept'];
  const abilities: Ability[] = bonuses.flatMap((stat) => {
    const amount = number(spec, at, stat, -MANY, MANY);
    return amount === undefined ? [] : [{ always: 'modify', stat, amount, of: 'bearer' } as const];
  });
  const damage = number(spec, at, 'damage', 0, MANY);
  if (damage !== undefined)
    abilities.push(kind === 'retainer' ? { combatRound: 'strike resolution', damage } : weapon(damage, spec, at));
  const given = traits(spec, at);
  const life = number(spec, at, 'life', 1, MANY);
  return {
    id: `invented ${name}`,
    name,
    kind: 'library',
    types: [kind],
    traits: kind === 'equipment' && damage !== undefined && !given.includes('weapon') ? ['weapon', ...given] : given,
    ...(spec.unique === undefined ? {} : { unique: flagOf(spec.unique, [...at, 'unique']) }),
    ...(spec.cost === undefined ? {} : { cost: cost(spec.cost, [...at, 'cost']) }),
    ...(kind === 'equipment' ? {} : { life: life ?? 1 }),
    ...(kind === 'ally' ? ally(spec, at) : {}),
    abilities,
  };
}

/** A clan, whatever the case in which it is written. An unknown clan is taken as it is. */
function clanNamed(text: string): string {
  return [...CLANS, ...FORMER_CLANS].find((clan) => same(clan, text)) ?? text;
}

function ally(spec: Entries, at: At): Partial<CardDef> {
  return {
    bleed: number(spec, at, 'bleed', 0, MANY) ?? 1,
    strength: number(spec, at, 'strength', 0, MANY) ?? 1,
    ...numbers(spec, at, ['votes']),
    ...(spec.clan === undefined ? {} : { clan: clanNamed(textOf(spec.clan, [...at, 'clan'])) }),
    ...(spec.sect === undefined ? {} : { sect: textOf(spec.sect, [...at, 'sect']) }),
    ...(spec.disciplines === undefined ? {} : { disciplines: disciplines(spec, at) }),
  };
}

function weapon(amount: number, spec: Entries, at: At): Ability {
  const ranged = spec.ranged !== undefined && flagOf(spec.ranged, [...at, 'ranged']);
  const maneuver = spec.maneuver !== undefined && flagOf(spec.maneuver, [...at, 'maneuver']);
  return {
    weapon: { kind: 'damage', amount, ...(ranged ? { ranged } : {}) },
    ...(maneuver ? { maneuver: 'each combat' } : {}),
  };
}

function cost(value: unknown, at: At): Cost {
  const map = mapOf(value, at, ['pool', 'blood']);
  return numbers(map, at, ['pool', 'blood']);
}

function number(spec: Entries, at: At, key: string, min: number, max: number): number | undefined {
  return spec[key] === undefined ? undefined : numberOf(spec[key], [...at, key], min, max);
}

function numbers(spec: Entries, at: At, keys: readonly string[]): Record<string, number> {
  const found: Record<string, number> = {};
  for (const key of keys) {
    const value = number(spec, at, key, 0, MANY);
    if (value !== undefined) found[key] = value;
  }
  return found;
}

/** `dom` is basic, `DOM` superior. */
function disciplines(spec: Entries, at: At): Record<string, 1 | 2> {
  const found: Record<string, 1 | 2> = {};
  if (spec.disciplines === undefined) return found;
  textsOf(spec.disciplines, [...at, 'disciplines']).forEach((code, index) => {
    const small = code.toLowerCase();
    if (!DISCIPLINES.has(small) || (code !== small && code !== code.toUpperCase()))
      mistake(
        `Expected a Discipline in three letters, dom for basic or DOM for superior, not ${JSON.stringify(code)}.`,
        [...at, 'disciplines', index],
      );
    if (found[small]) mistake(`${code} stands here twice.`, [...at, 'disciplines', index]);
    found[small] = code === small ? 1 : 2;
  });
  return found;
}

export function checkPrinted(kind: Kind, spec: Entries, at: At, others: readonly string[]): void {
  checkKeys(spec, at, [...others, ...PRINTED[kind]]);
}

/** True if the scenario says what is printed on the card. */
export function isInvented(kind: Kind, spec: Entries): boolean {
  return PRINTED[kind].some((key) => spec[key] !== undefined);
}

/** A placeholder for a library card that does not matter. It cannot be played. */
export const BLANK: CardDef = {
  id: 'blank',
  name: 'Blank',
  kind: 'library',
  types: ['master'],
  modes: [{ when: [], effects: [] }],
};

/** A placeholder for a crypt card that does not matter. */
export const BLANK_VAMPIRE: CardDef = {
  id: 'blank vampire',
  name: 'Blank vampire',
  kind: 'vampire',
  unique: false,
  capacity: CAPACITY,
  clan: 'Caitiff',
  sect: 'Camarilla',
  disciplines: {},
  traits: [],
};
