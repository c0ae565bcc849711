/**
 * The card language. A definition is pure JSON-like data: executed by the rules, rendered as rules text, read by bots.
 * Each word is declared once, for the compiler and for definitions that are loaded.
 */
import { type Check, flag, type Infer, listOf, mapOf, maybe, oneOf, shape, text, whole } from '@praxis/kit/shape.ts';
import { type Ability, ability } from './language/abilities.ts';
import { cost, effects, target } from './language/effects.ts';
import { attackType, clan, condition, discipline } from './language/references.ts';
import { CITY_TYPES, LIBRARY_TYPES, SUBTYPES } from './language/words.ts';

export type * from './language/abilities.ts';
export type * from './language/effects.ts';
export type * from './language/references.ts';
export type * from './language/words.ts';

export const KINDS = ['vampire', 'haven', 'agenda', 'library', 'city'] as const;
export type Kind = (typeof KINDS)[number];

/** The effects of an Action, a Scheme, a Conspiracy or an Event. */
const PLAY = {
  /** R-PLC-010 */
  streets: maybe(flag),
  /** The condition for playing it. */
  needs: maybe(condition),
  cost: maybe(cost),
  /** Prestige that the player chooses, at least and at most. */
  pays: maybe(shape({ from: whole, to: whole })),
  targets: maybe(listOf(target)),
  effects,
};
export interface Play extends Infer<typeof PLAY> {}

/** R-INF-019 */
const MODIFIER = {
  influence: whole,
  /** A Scheme's effects for its player if his side wins. */
  won: maybe(effects),
  /** A Scheme's effects if his side loses. */
  failed: maybe(effects),
};

const CARD = {
  id: text,
  name: text,
  /** A scenario's name for this card. */
  as: maybe(text),
  kind: oneOf(...KINDS),
  clan: maybe(clan),

  // Vampires (R-CARD-004).
  bp: maybe(whole),
  physical: maybe(whole),
  social: maybe(whole),
  mental: maybe(whole),
  /** A Discipline that is printed twice is listed twice. */
  disciplines: maybe(listOf(discipline)),
  guard: maybe(flag),

  // Library cards (R-CARD-005).
  types: maybe(listOf(oneOf(...LIBRARY_TYPES))),
  subtypes: maybe(listOf(oneOf(...SUBTYPES))),
  /** R-CARD-006 */
  requires: maybe(whole),
  attack: maybe(listOf(attackType)),
  reaction: maybe(listOf(attackType)),
  damage: maybe(whole),
  /** The type of a Reaction's damage where it is not that of the attack (R-ATK-023). */
  deals: maybe(attackType),
  shields: maybe(whole),
  aggravated: maybe(flag),
  /** R-ATK-017 */
  targeted: maybe(flag),
  /** R-CON-001 */
  threshold: maybe(whole),
  /** R-INF-004 Influence that a Title costs. */
  exert: maybe(whole),
  /** R-CARD-010 */
  unique: maybe(oneOf('table', 'player')),
  modifier: maybe(shape(MODIFIER)),
  play: maybe(shape(PLAY)),
  /** R-ACT-011 Burned with its last token. */
  burnsEmpty: maybe(flag),

  // Havens.
  /** R-PLC-003 */
  secrecy: maybe(whole),

  // City cards (R-CARD-003).
  city: maybe(listOf(oneOf(...CITY_TYPES))),
  copies: maybe(whole),
  blood: maybe(whole),
  agenda: maybe(whole),
  /** The Blood that burning it mends (R-ATT-002). */
  mends: maybe(whole),

  /** How many are in one box, of Library cards. */
  box: maybe(whole),
  /** The differences of the cards as printed before the update (edition `core`). */
  core: maybe(mapOf(text, (() => {}) as Check<unknown>)),
  abilities: maybe(listOf(ability)),
};
export interface CardDef extends Infer<typeof CARD> {}
export const card: Check<CardDef> = shape(CARD);

export type { Ability };
