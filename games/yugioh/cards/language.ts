/**
 * The card language. A definition is pure JSON-like data: executed by the rules, rendered as rules text, read by bots.
 * A choice gets a name, by which later parts refer to it. Each word is declared once, for the compiler and for
 * definitions that are loaded.
 */
import { type Check, flag, type Infer, listOf, maybe, shape, text, whole } from '@praxis/kit/shape.ts';
import { type Ability, ability, asMaterial, materials, normalSummons, summoning } from './language/abilities.ts';
import { what } from './language/references.ts';
import { attribute, frame, icon, kind, monsterAbility, monsterType } from './language/words.ts';

export type * from './language/abilities.ts';
export { LIMITS, SUMMON_WAYS } from './language/abilities.ts';
export type * from './language/effects.ts';
export { JOINS, PROHIBITIONS, RESTRICTIONS } from './language/effects.ts';
export type * from './language/references.ts';
export { DURATIONS } from './language/references.ts';
export * from './language/words.ts';

const effects: Check<readonly Ability[]> = listOf(ability);

const CARD = {
  id: text,
  /** Y-DECK-008 Cards with the same name are the same card. */
  name: text,
  /** A scenario's name for this card. */
  as: maybe(text),
  kind,
  /** Of Spells and Traps (Y-CARD-006, Y-CARD-007). */
  icon: maybe(icon),
  /** Of monsters (Y-CARD-001). */
  frame: maybe(frame),
  abilities: maybe(listOf(monsterAbility)),
  attribute: maybe(attribute),
  type: maybe(monsterType),
  /** Y-CARD-002 Xyz Monsters have a Rank and no Level. */
  level: maybe(whole),
  rank: maybe(whole),
  atk: maybe(whole),
  def: maybe(whole),
  /** Y-CARD-008 */
  scale: maybe(whole),
  /** Names of groups that it belongs to beside those in its name. */
  series: maybe(listOf(text)),
  materials: maybe(materials),
  summoning: maybe(summoning),
  asMaterial: maybe(asMaterial),
  normalSummons: maybe(normalSummons),
  /** For Equip Spells: the monsters that they can be equipped to; any face-up monster if absent. */
  equips: maybe(what),
  /** In printed order, Pendulum Effects first. */
  effects: maybe(effects),
  /** Y-TOK-001 A Token: in no Deck. */
  token: maybe(flag),
  /** A card that fills Decks in scenarios: nobody can activate it, no search finds it. */
  blank: maybe(flag),
};
export interface CardDef extends Infer<typeof CARD> {}
export const card: Check<CardDef> = shape(CARD);
