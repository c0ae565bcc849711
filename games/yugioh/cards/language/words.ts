/** The words of the rulebook that are printed on cards. */
import { type Check, oneOf } from '@praxis/kit/shape.ts';

export const KINDS = ['monster', 'spell', 'trap'] as const;
export type Kind = (typeof KINDS)[number];
export const kind: Check<Kind> = oneOf(...KINDS);

/** The frames of Monster Cards. A Pendulum Monster is `normal` or `effect` and has a Scale besides. */
export const FRAMES = ['normal', 'effect', 'ritual', 'fusion', 'synchro', 'xyz'] as const;
export type Frame = (typeof FRAMES)[number];
export const frame: Check<Frame> = oneOf(...FRAMES);

/** Y-CARD-003 The abilities printed beside the Type. */
export const ABILITIES = ['flip', 'gemini', 'spirit', 'toon', 'tuner', 'union'] as const;
export type MonsterAbility = (typeof ABILITIES)[number];
export const monsterAbility: Check<MonsterAbility> = oneOf(...ABILITIES);

export const ATTRIBUTES = ['DARK', 'DIVINE', 'EARTH', 'FIRE', 'LIGHT', 'WATER', 'WIND'] as const;
export type Attribute = (typeof ATTRIBUTES)[number];
export const attribute: Check<Attribute> = oneOf(...ATTRIBUTES);

export const TYPES = [
  'Aqua',
  'Beast',
  'Beast-Warrior',
  'Dinosaur',
  'Divine-Beast',
  'Dragon',
  'Fairy',
  'Fiend',
  'Fish',
  'Insect',
  'Machine',
  'Plant',
  'Psychic',
  'Pyro',
  'Reptile',
  'Rock',
  'Sea Serpent',
  'Spellcaster',
  'Thunder',
  'Warrior',
  'Winged Beast',
  'Wyrm',
  'Zombie',
] as const;
export type MonsterType = (typeof TYPES)[number];
export const monsterType: Check<MonsterType> = oneOf(...TYPES);

/** Y-CARD-007 A Spell or Trap without an icon is Normal. */
export const ICONS = ['normal', 'continuous', 'equip', 'field', 'quick-play', 'ritual', 'counter'] as const;
export type Icon = (typeof ICONS)[number];
export const icon: Check<Icon> = oneOf(...ICONS);

/** Y-ZONE-014 An old text's Fusion Deck is `extra`. Where cards can be, as texts name it. `field` is the whole field, `field zone` the zone of Field Spells. */
export const PLACES = [
  'field',
  'monsters',
  'spells',
  'field zone',
  'pendulum',
  'hand',
  'deck',
  'extra',
  'graveyard',
  'banished',
  'attached',
] as const;
export type Place = (typeof PLACES)[number];
export const place: Check<Place> = oneOf(...PLACES);

export const POSITIONS = ['attack', 'defense'] as const;
export type Position = (typeof POSITIONS)[number];
export const position: Check<Position> = oneOf(...POSITIONS);
