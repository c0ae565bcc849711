/**
 * The words in which cards are written. A card is data: it is carried out by `rules/`, worded by `text/cards/` in five languages and
 * estimated by `estimate.ts`. The rules know no card by name. What a card does stands in `language-effects.ts`.
 */
import type { Ability, Attack, Cost, Effect, Fact, Power, Provision } from './language/effects.ts';

export * from './language/effects.ts';

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

/** P-CARD-001, P-CARD-007 What a card is. */
export const KINDS = ['Pokémon', 'Item', 'Supporter', 'Stadium', 'Tool', 'Basic Energy', 'Special Energy'] as const;
export type Kind = (typeof KINDS)[number];

/**
 * What is printed on a card beside its kind and stage: rules of its own hang on some; P-ANC-001, P-BST-001, P-UB-001, P-TP-001 others are labels
 * that cards refer to.
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

interface Printed {
  /** The set and the number of the card, which never change: `sv1-36`. */
  readonly id: string;
  readonly name: string;
  /** How deck lists name it: `SVI 36`. Cards that are not printed have none. */
  readonly print?: string;
  readonly tags?: readonly Tag[];
  /** What a scenario calls it. */
  readonly as?: string;
}

/** By how much damage is raised: a factor, or a number that is added. */
export type Weakness = { readonly [type in Type]?: number | `+${number}` };
export type Resistance = { readonly [type in Type]?: number };

/** P-CARD-006 What a Pokémon card states. What is not printed on the top card is looked up below it where its stage says so. */
export interface PokemonDef extends Printed {
  readonly kind: 'Pokémon';
  readonly stage: Stage;
  readonly evolvesFrom?: string;
  readonly types: readonly Type[];
  readonly hp?: number;
  readonly weakness?: Weakness;
  readonly resistance?: Resistance;
  /** Colorless symbols. */
  readonly retreat?: number;
  readonly abilities?: readonly Ability[];
  readonly attacks?: readonly Attack[];
  /** Which of the cards of a V-UNION or LEGEND it is, counted from 1, and to which set of pieces it belongs (P-VUN-003). */
  readonly piece?: number;
  readonly illustrator?: string;
  /** P-RES-001 The Item by which a Restored Pokémon comes into play. */
  readonly restoredBy?: string;
  /** The Prize cards it is worth, where the card itself says so and not its kind. */
  readonly prizes?: number;
}

/** Items and Supporters: what happens when they are played. */
export interface PlayedDef extends Printed {
  readonly kind: 'Item' | 'Supporter';
  /** It can be played only if this holds. */
  readonly if?: Fact;
  readonly cost?: Cost;
  readonly effects: readonly Effect[];
  /** P-TTS-001 What may be paid beside, and what happens then in addition. */
  readonly extra?: { readonly cost: Cost; readonly effects: readonly Effect[] };
}

/** P-FOS-001 An Item that is played as if it were a Basic Pokémon. */
export interface FossilDef extends Printed {
  readonly kind: 'Item';
  readonly types: readonly Type[];
  readonly hp: number;
  /** The Prize cards it is worth; 1 if nothing is said (P-AMB-13). */
  readonly prizes?: 0 | 1;
  /** When it can be put into play: in the second part of a turn, or only while setting up. */
  readonly played: 'turn' | 'setup';
  readonly abilities?: readonly Ability[];
}

/** Stadiums and Pokémon Tools: what they do while they are in play. */
export interface StayingDef extends Printed {
  readonly kind: 'Stadium' | 'Tool';
  readonly powers: readonly Power[];
  /** P-TM-002 The attack of a Technical Machine. */
  readonly attack?: Attack;
}

export interface EnergyDef extends Printed {
  readonly kind: 'Basic Energy' | 'Special Energy';
  /** What it provides, the first line that holds; the last one has no condition. */
  readonly provides: readonly Provision[];
  readonly powers?: readonly Power[];
}

export type CardDef = PokemonDef | PlayedDef | FossilDef | StayingDef | EnergyDef;

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
