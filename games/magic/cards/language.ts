/**
 * The card language. A definition is pure JSON-like data: executed by the rules, rendered as rules text, read by bots.
 * A choice gets a name, by which later parts refer to it. Each word is declared once, for the compiler and for
 * definitions that are loaded.
 */
import { type Check, type Infer, listOf, maybe, oneOf, shape, text, whole } from '@praxis/kit/shape.ts';
import { type Ability, ability, cost } from './language/abilities.ts';
import { amount, cardType, color, condition, filter, keyword, manaSymbols, supertype } from './language/references.ts';

export type * from './language/abilities.ts';
export { RESTRICTIONS } from './language/abilities.ts';
export type * from './language/references.ts';
export {
  CARD_TYPES,
  COLORS,
  isManaCost,
  KEYWORDS,
  LAND_TYPES,
  MANA_KINDS,
  MANA_SYMBOLS,
  SUPERTYPES,
} from './language/references.ts';

const abilities: Check<readonly Ability[]> = listOf(ability);

export const CARD = {
  id: text,
  name: text,
  /** A scenario's name for this card. */
  as: maybe(text),
  /** M-CARD-002 Lands have none. */
  cost: maybe(manaSymbols),
  /** Of tokens; other objects have the colours of their cost (M-X-013). */
  colors: maybe(listOf(color)),
  supertypes: maybe(listOf(supertype)),
  /** M-TYPE-008 An artifact can also be a creature. */
  types: listOf(cardType),
  /** M-CARD-001 The types after the dash: creature types, land types and the like. */
  subtypes: maybe(listOf(text)),
  /** M-CARD-004; an amount is printed as * on cards (M-X-083). */
  power: maybe(amount),
  toughness: maybe(amount),
  loyalty: maybe(whole),
  keywords: maybe(listOf(keyword)),
  /** For Auras: the objects it can be attached to (M-ACT-018). */
  enchant: maybe(filter),
  /** Of Equipment (M-ACT-020). */
  equip: maybe(cost),
  /** It can be cast only if this holds. */
  castOnly: maybe(condition),
  /** The cost in addition to the mana cost. */
  additionalCost: maybe(cost),
  /** M-CARD-003 The text box; explanations and flavour text have no effect and are not here. */
  abilities: maybe(abilities),
  /** It is no card: a `token` is on the battlefield, an `emblem` in the command zone (M-X-095). */
  object: maybe(oneOf('token', 'emblem')),
};
export interface CardDef extends Infer<typeof CARD> {}
export const card: Check<CardDef> = shape(CARD);
