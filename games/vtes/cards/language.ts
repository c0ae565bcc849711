/**
 * The card language. A definition is JSON-like data all through: executed by the rules, rendered as rules text, read by bots.
 * What is chosen gets a name and is referred to by it. `language/` holds its words, one file per subject.
 */
import type { Ability, Mode } from './language/abilities.ts';
import type { Cost } from './language/choices.ts';
import type { Filter } from './language/references.ts';
import type { LibraryType } from './language/types.ts';

export type * from './language/abilities.ts';
export type * from './language/choices.ts';
export type * from './language/conditions.ts';
export type * from './language/effects.ts';
export type * from './language/references.ts';
export type * from './language/stats.ts';
export { LIBRARY_TYPES, type LibraryType } from './language/types.ts';

export interface CardDef {
  /** Stable and unique: the name in lower case, with the group where a vampire of the same name exists. */
  readonly id: string;
  readonly name: string;
  /** How sentences call it instead, where a scenario has to tell two of a name apart. */
  readonly as?: string;
  readonly kind: 'vampire' | 'imbued' | 'library';
  /** Only in these editions; all if undefined. */
  readonly editions?: readonly string[];
  readonly unique?: boolean;
  readonly traits?: readonly string[];
  readonly abilities?: readonly Ability[];
  /** What an edition changes: merged over the rest. */
  readonly variants?: Readonly<Record<string, Partial<CardDef>>>;

  // Crypt cards.
  readonly clan?: string;
  readonly capacity?: number;
  readonly group?: number | 'any';
  readonly sect?: string;
  readonly title?: string;
  readonly titleOf?: string;
  /** 1 basic, 2 superior. */
  readonly disciplines?: Readonly<Record<string, 1 | 2>>;
  readonly advanced?: boolean;
  /** Applies only while merged (V-ADV-009). */
  readonly mergedAbilities?: readonly Ability[];
  readonly mergedTitle?: string;
  readonly mergedTitleOf?: string;
  readonly bleed?: number;
  readonly strength?: number;
  /** Votes by card text, without a title. */
  readonly votes?: number;

  // Library cards.
  readonly types?: readonly LibraryType[];
  readonly cost?: Cost;
  /** What every mode requires of the minion, or of a ready minion of the player for masters (V-CARD-004, V-CARD-005). */
  readonly requires?: Filter;
  /** A minion can have only one card of this name (`name`), or only one card with this trait. */
  readonly oneOnMinion?: string;
  readonly burnOption?: boolean;
  readonly trifle?: boolean;
  readonly outOfTurn?: boolean;
  readonly life?: number;
  readonly superiorLife?: number;
  readonly superiorStrength?: number;
  /** The Discipline a Discipline master gives. */
  readonly gives?: string;
  readonly capacityBonus?: number;
  /** When the replacement is drawn, if not at once. */
  readonly replace?: 'action' | 'combat' | 'unlock' | 'discard' | 'turn';
  readonly modes?: readonly Mode[];
}
