/** Whether a definition says something that the rules can carry out. What they cannot is refused when it is loaded, never silently. */
import { Mistake } from '@praxis/engine';
import {
  atLeast,
  type Check,
  complain,
  isObject,
  listOf,
  maybe,
  oneOf,
  outermost,
  type Place,
  type ShapeOf,
  shape,
  text,
} from '@praxis/kit/shape.ts';
import {
  type CardDef,
  type EnergyDef,
  type FossilDef,
  type PlayedDef,
  type PokemonDef,
  STAGES,
  type StayingDef,
  TAGS,
  TYPES,
} from '../language.ts';
import { ability, attack, cost, effects, fact, power, provision } from './schema.ts';

const PRINTED = {
  id: text,
  name: text,
  print: maybe(text),
  tags: maybe(listOf(oneOf(...TAGS))),
  as: maybe(text),
};

const types = listOf(oneOf(...TYPES), 1);

function byType(isGood: (value: unknown) => boolean, expected: string): Check {
  return (value, at) => {
    if (!isObject(value)) return complain(at, 'expected a map of types');
    for (const [type, each] of Object.entries(value))
      if (!TYPES.includes(type as never) || !isGood(each))
        complain(at, `expected ${expected} by type, not ${type}: ${each}`);
  };
}

const POKEMON: ShapeOf<PokemonDef> = {
  ...PRINTED,
  kind: oneOf('Pokémon'),
  stage: oneOf(...STAGES),
  evolvesFrom: maybe(text),
  types,
  hp: maybe(atLeast(10)),
  weakness: maybe(byType((value) => Number(value) >= 1, 'a factor or "+20"')),
  resistance: maybe(byType((value) => typeof value === 'number' && value > 0, 'a number')),
  retreat: maybe(atLeast(0)),
  abilities: maybe(listOf(ability)),
  attacks: maybe(listOf(attack)),
  piece: maybe(atLeast(1)),
  illustrator: maybe(text),
  restoredBy: maybe(text),
  prizes: maybe(atLeast(1)),
};

const PLAYED: ShapeOf<PlayedDef> = {
  ...PRINTED,
  kind: oneOf('Item', 'Supporter'),
  if: maybe(fact),
  cost: maybe(cost),
  effects,
  extra: maybe(shape({ cost, effects })),
};

const FOSSIL: ShapeOf<FossilDef> = {
  ...PRINTED,
  kind: oneOf('Item'),
  types,
  hp: atLeast(10),
  prizes: maybe(oneOf(0, 1)),
  played: oneOf('turn', 'setup'),
  abilities: maybe(listOf(ability)),
};

const STAYING: ShapeOf<StayingDef> = {
  ...PRINTED,
  kind: oneOf('Stadium', 'Tool'),
  powers: listOf(power),
  attack: maybe(attack),
};

const ENERGY: ShapeOf<EnergyDef> = {
  ...PRINTED,
  kind: oneOf('Basic Energy', 'Special Energy'),
  provides: listOf(provision, 1),
  powers: maybe(listOf(power)),
};

const SHAPES: Readonly<Record<CardDef['kind'], Check>> = {
  Pokémon: shape(POKEMON),
  Item: (value, at) => (isObject(value) && 'hp' in value ? shape(FOSSIL) : shape(PLAYED))(value, at),
  Supporter: shape(PLAYED),
  Stadium: shape(STAYING),
  Tool: shape(STAYING),
  'Basic Energy': shape(ENERGY),
  'Special Energy': shape(ENERGY),
};

/** Everything that is wrong with a definition, as `path: what is wrong`; nothing if it is good. */
export function validate(def: unknown): string[] {
  const at = outermost();
  if (!isObject(def)) return ['expected a definition'];
  const check = SHAPES[def.kind as CardDef['kind']];
  if (!check) return [`kind is ${JSON.stringify(def.kind)}; expected one of ${Object.keys(SHAPES).join(', ')}`];
  check(def, at);
  if (at.errors.length === 0) checkSense(def as unknown as CardDef, at);
  return at.errors;
}

/** What no type can say. */
function checkSense(def: CardDef, at: Place): void {
  if (def.kind === 'Pokémon') {
    const needsName = ['Stage 1', 'Stage 2', 'VMAX', 'VSTAR', 'MEGA', 'BREAK'].includes(def.stage);
    if (needsName !== (def.evolvesFrom !== undefined))
      complain(at, `a card of stage ${def.stage} ${needsName ? 'says' : 'does not say'} what it evolves from`);
    const pieces = def.stage === 'V-UNION' || def.stage === 'LEGEND';
    if (pieces !== (def.piece !== undefined)) complain(at, 'piece belongs to V-UNION and LEGEND');
    // P-GX-001, P-VSTAR-002
    if (def.attacks?.some(({ gx }) => gx) && !def.tags?.includes('GX')) complain(at, 'only Pokémon-GX have GX attacks');
    const vstar = [...(def.attacks ?? []), ...(def.abilities ?? [])].some(({ vstar }) => vstar);
    if (vstar && !def.tags?.includes('VSTAR')) complain(at, 'only Pokémon VSTAR have VSTAR Powers');
    const names = [...(def.attacks ?? []), ...(def.abilities ?? [])].map(({ name }) => name);
    if (new Set(names).size < names.length) complain(at, 'two attacks or Abilities have the same name');
  }
  if ('provides' in def && def.provides.at(-1)?.if !== undefined)
    complain(at, 'the last line of provides has no condition');
}

/** Throws if a definition is not good. */
export function requireValid(def: unknown): CardDef {
  const errors = validate(def);
  if (errors.length === 0) return def as CardDef;
  const name = isObject(def) && typeof def.name === 'string' ? def.name : 'A card';
  throw new Mistake(`${name} cannot be used: ${errors.join('; ')}.`);
}
