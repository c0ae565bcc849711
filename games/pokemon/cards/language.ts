/**
 * The words of card definitions. A card is data: it is carried out by `rules/`, worded by `text/cards/` in five
 * languages and estimated by `insight/`. The rules know no card by name. `language/` has the words, one file per
 * subject; each is declared once, for the compiler and for definitions that are loaded.
 */
import {
  atLeast,
  type Check,
  either,
  expected,
  type Infer,
  inside,
  isObject,
  listOf,
  mapOf,
  maybe,
  oneOf,
  shape,
  text,
} from '@praxis/kit/shape.ts';
import { ability, attack, cost, effects, power, provision } from './language/effects.ts';
import { fact } from './language/references.ts';
import { KINDS, type Kind, stage, type Tag, tag, type } from './language/words.ts';

export type * from './language/effects.ts';
export type * from './language/references.ts';
export type * from './language/words.ts';
export { CONDITIONS, KINDS, STAGES, SYMBOLS, TAGS, TYPES } from './language/words.ts';

const PRINTED = {
  /** The set and the number of the card, which never change: `sv1-36`. */
  id: text,
  name: text,
  /** Its name in deck lists: `SVI 36`. Cards that are not printed have none. */
  print: maybe(text),
};
const MARKS = {
  tags: maybe(listOf(tag)),
  /** A scenario's name for it. */
  as: maybe(text),
};

const types = listOf(type, 1);
const abilities = maybe(listOf(ability));

const raise: Check<number | `+${number}`> = (value, at) => {
  if (!(Number(value) >= 1)) expected(at, 'a factor or "+20"', value);
};

const POKEMON = {
  ...PRINTED,
  kind: oneOf('Pokémon'),
  stage,
  evolvesFrom: maybe(text),
  ...MARKS,
  types,
  hp: maybe(atLeast(10)),
  /** The increase of damage: a factor, or a number that is added. */
  weakness: maybe(mapOf(type, raise)),
  resistance: maybe(mapOf(type, atLeast(1))),
  /** Colorless symbols. */
  retreat: maybe(atLeast(0)),
  abilities,
  attacks: maybe(listOf(attack)),
  /**
   * The number of a card of a V-UNION or LEGEND among its pieces, counted from 1, and its set of pieces (P-VUN-003).
   */
  piece: maybe(atLeast(1)),
  illustrator: maybe(text),
  /** P-RES-001 The Item by which a Restored Pokémon comes into play. */
  restoredBy: maybe(text),
  /** The Prize cards it is worth, where the card itself says so. */
  prizes: maybe(atLeast(1)),
};
/**
 * P-CARD-006 A Pokémon card. Facts that are not printed on the top card are looked up below it where its stage says so.
 */
export interface PokemonDef extends Infer<typeof POKEMON> {}
export type Weakness = NonNullable<PokemonDef['weakness']>;
export type Resistance = NonNullable<PokemonDef['resistance']>;

const PLAYED = {
  ...PRINTED,
  kind: oneOf('Item', 'Supporter'),
  ...MARKS,
  /** It can be played only if this holds. */
  if: maybe(fact),
  cost: maybe(cost),
  effects,
  /** P-TTS-001 An optional additional cost, and its additional effects. */
  extra: maybe(shape({ cost, effects })),
};
/** Items and Supporters, with their effects when played. */
export interface PlayedDef extends Infer<typeof PLAYED> {}

const FOSSIL = {
  ...PRINTED,
  kind: oneOf('Item'),
  ...MARKS,
  types,
  hp: atLeast(10),
  /** The Prize cards it is worth; 1 if absent (P-AMB-13). */
  prizes: maybe(oneOf(0, 1)),
  /** When it can be put into play: in the second part of a turn, or only while setting up. */
  played: oneOf('turn', 'setup'),
  abilities,
};
/** P-FOS-001 An Item that is played as if it were a Basic Pokémon. */
export interface FossilDef extends Infer<typeof FOSSIL> {}

const STAYING = {
  ...PRINTED,
  kind: oneOf('Stadium', 'Tool'),
  ...MARKS,
  powers: listOf(power),
  /** P-TM-002 The attack of a Technical Machine. */
  attack: maybe(attack),
};
/** Stadiums and Pokémon Tools, with their powers in play. */
export interface StayingDef extends Infer<typeof STAYING> {}

const ENERGY = {
  ...PRINTED,
  kind: oneOf('Basic Energy', 'Special Energy'),
  ...MARKS,
  /** The Energy provided, by the first line that holds; the last one has no condition. */
  provides: listOf(provision, 1),
  powers: maybe(listOf(power)),
};
export interface EnergyDef extends Infer<typeof ENERGY> {}

export type CardDef = PokemonDef | PlayedDef | FossilDef | StayingDef | EnergyDef;

/** The shapes of all definitions, for programs that write and read files of cards. */
export const SHAPES = [POKEMON, PLAYED, FOSSIL, STAYING, ENERGY] as const;

const BY_KIND: Readonly<Record<Kind, Check<CardDef>>> = {
  Pokémon: shape(POKEMON),
  Item: either((value) => isObject(value) && 'hp' in value, shape(FOSSIL), shape(PLAYED)),
  Supporter: shape(PLAYED),
  Stadium: shape(STAYING),
  Tool: shape(STAYING),
  'Basic Energy': shape(ENERGY),
  'Special Energy': shape(ENERGY),
};
export const card: Check<CardDef> = (value, at) => {
  if (!isObject(value)) return expected(at, 'an object', value);
  const kind = KINDS.find((each) => each === value.kind);
  if (kind) BY_KIND[kind](value, at);
  else oneOf(...KINDS)(value.kind, inside(at, 'kind'));
};

export function isPokemonDef(def: CardDef): def is PokemonDef {
  return def.kind === 'Pokémon';
}

export function isFossilDef(def: CardDef): def is FossilDef {
  return def.kind === 'Item' && 'hp' in def;
}

export function isPlayedDef(def: CardDef): def is PlayedDef {
  return (def.kind === 'Item' && !('hp' in def)) || def.kind === 'Supporter';
}

export function isEnergyDef(def: CardDef): def is EnergyDef {
  return def.kind === 'Basic Energy' || def.kind === 'Special Energy';
}

export function isStayingDef(def: CardDef): def is StayingDef {
  return def.kind === 'Stadium' || def.kind === 'Tool';
}

export function hasTag(def: CardDef, tag: Tag): boolean {
  return def.tags?.includes(tag) === true;
}
