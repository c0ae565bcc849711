/** The words that are printed on cards: types, stages, kinds, labels, Special Conditions. */
import { type Check, oneOf } from '@praxis/kit/shape.ts';

/** P-CARD-004 There are eleven types. */
export const TYPES = [
  'Grass',
  'Fire',
  'Water',
  'Lightning',
  'Psychic',
  'Fighting',
  'Darkness',
  'Metal',
  'Fairy',
  'Dragon',
  'Colorless',
] as const;
export type Type = (typeof TYPES)[number];

/** The letters by which costs are written: `GC` is one Grass and one Colorless, an empty text is the no-cost symbol. */
export const SYMBOLS: Readonly<Record<string, Type>> = {
  G: 'Grass',
  R: 'Fire',
  W: 'Water',
  L: 'Lightning',
  P: 'Psychic',
  F: 'Fighting',
  D: 'Darkness',
  M: 'Metal',
  Y: 'Fairy',
  N: 'Dragon',
  C: 'Colorless',
};

/** P-CARD-002, P-CARD-003 Stages; those that are put on another Pokémon are Evolution cards. */
export const STAGES = [
  'Basic',
  'Stage 1',
  'Stage 2',
  'VMAX',
  'VSTAR',
  'MEGA',
  'BREAK',
  'LV.X',
  'V-UNION',
  'LEGEND',
  'Restored',
] as const;
export type Stage = (typeof STAGES)[number];

/** P-CARD-001, P-CARD-007 The kinds of cards. */
export const KINDS = ['Pokémon', 'Item', 'Supporter', 'Stadium', 'Tool', 'Basic Energy', 'Special Energy'] as const;
export type Kind = (typeof KINDS)[number];

/**
 * Labels printed on a card beside its kind and stage: some have rules of their own; P-ANC-001, P-BST-001, P-UB-001,
 * P-TP-001 others are only referred to by cards.
 */
export const TAGS = [
  'ex',
  'Tera',
  'V',
  'VMAX',
  'VSTAR',
  'V-UNION',
  'GX',
  'TAG TEAM',
  'EX',
  'Mega',
  'Primal',
  'Radiant',
  'Prism Star',
  'ACE SPEC',
  'Ancient',
  'Future',
  'Ultra Beast',
  'Single Strike',
  'Rapid Strike',
  'Fusion Strike',
  'Team Plasma',
  'Hyper Gear',
  'Technical Machine',
  'Fossil',
  'SP',
] as const;
export type Tag = (typeof TAGS)[number];

/** P-CON-001 */
export const CONDITIONS = ['Asleep', 'Burned', 'Confused', 'Paralyzed', 'Poisoned'] as const;
export type Condition = (typeof CONDITIONS)[number];

export const type: Check<Type> = oneOf(...TYPES);
export const stage: Check<Stage> = oneOf(...STAGES);
export const tag: Check<Tag> = oneOf(...TAGS);
export const condition: Check<Condition> = oneOf(...CONDITIONS);
