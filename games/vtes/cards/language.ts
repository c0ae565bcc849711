/**
 * The card language. A definition is JSON-like data all through: executed by the rules, rendered as rules text, read by
 * bots. A choice gets a name, by which the rest refers to it. `language/` holds its words, one file per subject; each
 * word is declared once, for the compiler and for definitions that are loaded.
 */
import {
  bool,
  type Check,
  type Infer,
  isObject,
  listOf,
  mapOf,
  maybe,
  oneOf,
  shape,
  text,
  whole,
  wholeOr,
} from '@praxis/kit/shape.ts';
import { ability, mode } from './language/abilities.ts';
import { cost } from './language/choices.ts';
import { filter } from './language/references.ts';
import { clan, discipline, domain, exclusive, sect, title, trait } from './language/terms.ts';
import { libraryType } from './language/types.ts';

export type * from './language/abilities.ts';
export type * from './language/choices.ts';
export type * from './language/conditions.ts';
export type * from './language/effects.ts';
export type * from './language/references.ts';
export type * from './language/stats.ts';
export { LIBRARY_TYPES, type LibraryType } from './language/types.ts';

const abilities = listOf(ability);
const edition: Check<string> = oneOf('2000', 'third', 'fifth');

/** An edition's changes: merged over the rest, and checked then. */
export interface Variations {
  readonly [edition: string]: Partial<CardDef>;
}
const variations: Check<Variations> = () => {};

export const CARD = {
  /** Stable and unique: the name in lower case, with the group where a vampire of the same name exists. */
  id: text,
  name: text,
  /** Its name in sentences instead, where a scenario has two cards of the same name. */
  as: maybe(text),
  kind: oneOf('vampire', 'imbued', 'library'),
  /** Only in these editions; all if undefined. */
  editions: maybe(listOf(edition)),
  unique: maybe(bool),
  traits: maybe(listOf(trait)),
  abilities: maybe(abilities),
  /** Changes by edition: merged over the rest. */
  variants: maybe(variations),

  // Crypt cards.
  clan: maybe(clan),
  capacity: maybe(whole),
  group: maybe(wholeOr('any')),
  sect: maybe(sect),
  title: maybe(title),
  titleOf: maybe(domain),
  /** 1 basic, 2 superior. */
  disciplines: maybe(mapOf(discipline, oneOf(1, 2))),
  advanced: maybe(bool),
  /** Applies only while merged (V-ADV-009). */
  mergedAbilities: maybe(abilities),
  mergedTitle: maybe(title),
  mergedTitleOf: maybe(domain),
  bleed: maybe(whole),
  strength: maybe(whole),
  /** Votes by card text, without a title. */
  votes: maybe(whole),
  /** The card says that its votes are a title; those of Independents always are (V-TTL-015). */
  titledVotes: maybe(bool),

  // Library cards.
  types: maybe(listOf(libraryType)),
  cost: maybe(cost),
  /**
   * Every mode's requirement of the minion, or for masters of one of the player's ready minions (V-CARD-004,
   * V-CARD-005).
   */
  requires: maybe(filter),
  /** A minion can have only one card of this name (`name`), or only one card with this trait. */
  oneOnMinion: maybe(exclusive),
  /** A Methuselah can have only one card of this name in play. */
  oneForPlayer: maybe(bool),
  burnOption: maybe(bool),
  trifle: maybe(bool),
  outOfTurn: maybe(bool),
  /**
   * The card's kind while it is in play, whatever its type. `blocker`: while it attempts to block, it is a vampire of
   * its capacity.
   */
  becomes: maybe(oneOf('ally', 'vampire', 'equipment', 'blocker')),
  life: maybe(whole),
  superiorLife: maybe(whole),
  superiorStrength: maybe(whole),
  /** The Discipline a Discipline master gives. */
  gives: maybe(discipline),
  capacityBonus: maybe(whole),
  /** Once it has been played it is removed from the game, whatever happened, unless it stays in play. */
  removedAfterPlay: maybe(bool),
  /** Instead of replacing it, its player may take it back from the ash heap. */
  takenBack: maybe(bool),
  /** The time when the replacement is drawn, if not at once. */
  replace: maybe(oneOf('action', 'combat', 'unlock', 'influence', 'discard', 'turn', 'in play', 'diablerie')),
  modes: maybe(listOf(mode)),
};
export interface CardDef extends Infer<typeof CARD> {}

const shaped: Check<CardDef> = shape(CARD);
export const card: Check<CardDef> = (value, at) => shaped(value, { ...at, names: namesKept(value) });

/** True for an ability whose choice the card remembers from then on. */
function remembers(ability: unknown): boolean {
  if (!isObject(ability) || !('trigger' in ability || 'use' in ability) || !Array.isArray(ability.effects))
    return false;
  return ability.effects.some((effect) => isObject(effect) && effect.do === 'remember');
}

/**
 * The names that a card chose when it was played, by a trigger or by a use, and keeps in play: its abilities can refer to them.
 */
function namesKept(def: unknown): Set<string> {
  const names = new Set<string>();
  const modes: readonly unknown[] = isObject(def) && Array.isArray(def.modes) ? def.modes : [];
  const triggers = isObject(def) && Array.isArray(def.abilities) ? def.abilities.filter(remembers) : [];
  for (const { choose } of [...modes, ...triggers].filter(isObject))
    for (const each of Array.isArray(choose) ? choose : [])
      if (each?.name === 'target' || each?.name === 'second') names.add(each.name);
  return names;
}
