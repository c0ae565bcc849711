/** Cards that a scenario invents: Pokémon with only the facts that matter. */
import { type At, choiceOf, type Entries, isMap, mapOf, mistake, numberOf, textOf } from '@praxis/kit/form.ts';
import {
  type Attack,
  type PokemonDef,
  type Resistance,
  STAGES,
  SYMBOLS,
  TAGS,
  TYPES,
  type Weakness,
} from '../cards/language.ts';

/** The keys of an invented Pokémon in a scenario. */
export const PRINTED_KEYS = [
  'stage',
  'evolves from',
  'type',
  'hp',
  'weakness',
  'resistance',
  'retreat',
  'tags',
  'attacks',
  'abilities',
  'piece',
  'illustrator',
  'restored by',
] as const;

const MOST = Number.MAX_SAFE_INTEGER;

/** `{pokemon: Rex, hp: 60, type: Fire, attacks: {Bite: {cost: RC, damage: 30}}}` */
export function inventPokemon(name: string, spec: Entries, at: At): PokemonDef {
  const stage = spec.stage === undefined ? 'Basic' : choiceOf(spec.stage, [...at, 'stage'], STAGES);
  const types = spec.type === undefined ? ['Colorless' as const] : eachOf(spec.type, [...at, 'type'], TYPES);
  const tags = spec.tags === undefined ? [] : eachOf(spec.tags, [...at, 'tags'], TAGS);
  return {
    id: `invented ${name}`,
    name,
    kind: 'Pokémon',
    stage,
    types,
    ...(stage === 'BREAK' && spec.hp === undefined
      ? {}
      : { hp: spec.hp === undefined ? 100 : numberOf(spec.hp, [...at, 'hp'], 10, MOST) }),
    ...(tags.length > 0 ? { tags } : {}),
    ...(spec['evolves from'] === undefined
      ? {}
      : { evolvesFrom: textOf(spec['evolves from'], [...at, 'evolves from']) }),
    ...(spec.retreat === undefined ? {} : { retreat: numberOf(spec.retreat, [...at, 'retreat'], 0, 9) }),
    ...(spec.weakness === undefined ? {} : { weakness: changes(spec.weakness, [...at, 'weakness']) as Weakness }),
    ...(spec.resistance === undefined
      ? {}
      : { resistance: changes(spec.resistance, [...at, 'resistance']) as Resistance }),
    ...(spec.piece === undefined ? {} : { piece: numberOf(spec.piece, [...at, 'piece'], 1, 4) }),
    ...(spec.illustrator === undefined ? {} : { illustrator: textOf(spec.illustrator, [...at, 'illustrator']) }),
    ...(spec['restored by'] === undefined ? {} : { restoredBy: textOf(spec['restored by'], [...at, 'restored by']) }),
    ...(spec.abilities === undefined ? {} : { abilities: abilities(spec.abilities, [...at, 'abilities']) }),
    attacks: spec.attacks === undefined ? [] : attacks(spec.attacks, [...at, 'attacks']),
  };
}

/** One word or a list of them. */
function eachOf<T extends string>(value: unknown, at: At, choices: readonly T[]): readonly T[] {
  if (!Array.isArray(value)) return [choiceOf(value, at, choices)];
  return value.map((each, index) => choiceOf(each, [...at, index], choices));
}

/** `{Fire: 2}` doubles, `{Fire: "+20"}` adds; a Resistance is the amount taken off. */
function changes(value: unknown, at: At): Record<string, unknown> {
  const map = mapOf(value, at, TYPES);
  for (const [type, change] of Object.entries(map))
    if (typeof change !== 'number' && !/^\+\d+$/.test(String(change)))
      mistake('Expected a number, or a text such as "+20".', [...at, type]);
  return { ...map };
}

/** By name: a number is the damage of an attack without cost; a map may say everything that the card language can. */
function attacks(value: unknown, at: At): readonly Attack[] {
  if (!isMap(value)) return mistake('Expected a map of attacks by their names.', at);
  return Object.entries(value).map(([name, spec]): Attack => {
    if (typeof spec === 'number') return { name, cost: '', damage: spec };
    const map = mapOf(spec, [...at, name], ['cost', 'damage', 'before', 'effects', 'gx', 'vstar']);
    const cost = map.cost === undefined ? '' : String(map.cost ?? '');
    for (const letter of cost)
      if (!SYMBOLS[letter])
        mistake(`${JSON.stringify(letter)} is no symbol of a cost; expected ${Object.keys(SYMBOLS).join('')}.`, [
          ...at,
          name,
          'cost',
        ]);
    const { cost: _, ...rest } = map;
    return { name, cost, ...rest } as Attack;
  });
}

/** By name, each in the words of the card language. */
function abilities(value: unknown, at: At): NonNullable<PokemonDef['abilities']> {
  if (!isMap(value)) return mistake('Expected a map of Abilities by their names.', at);
  return Object.entries(value).map(([name, spec]) => {
    if (!isMap(spec)) return mistake('Expected an Ability in the words of the card language.', [...at, name]);
    return { name, ...spec } as unknown as NonNullable<PokemonDef['abilities']>[number];
  });
}

/** A card that cannot be played, which fills up the decks of scenarios. */
export const BLANK = {
  id: 'blank',
  name: 'Blank',
  kind: 'Item',
  if: { if: 'not', fact: { if: 'at least', of: { count: 'prizes left', of: 'you' }, amount: 0 } },
  effects: [],
} as const;
