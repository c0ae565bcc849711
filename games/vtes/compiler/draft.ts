/** A way to play a library card while its text is being read. Phrases add to it; "as above" begins with a copy of the way before. */
import type { Ability, CardDef, Choose, Condition, Cost, Effect, Filter, Mode } from '../cards/language.ts';

export interface ModeDraft {
  as?: NonNullable<Mode['as']>;
  disciplines?: readonly string[];
  level?: string;
  traits?: readonly string[];
  requires?: Filter;
  when?: NonNullable<Mode['when']>;
  conditions: Condition[];
  cost?: Cost;
  by?: NonNullable<Mode['by']>;
  once?: NonNullable<Mode['once']>;
  choose: Choose[];
  /** Effects on the referendum itself. */
  during?: readonly Effect[];
  effects: Effect[];
  action: { kind?: NonNullable<Mode['action']>['kind']; stealth?: number; bleed?: number };
  /** The abilities of the card that this way puts into play. */
  abilities: Ability[];
  /** "Maneuver or press": the other ways of the same line. */
  others: ModeDraft[];
}

export function newMode(): ModeDraft {
  return { conditions: [], choose: [], effects: [], action: {}, abilities: [], others: [] };
}

export function copyOf(mode: ModeDraft): ModeDraft {
  return JSON.parse(JSON.stringify(mode)) as ModeDraft;
}

/** The text's statements about the whole card. */
export type CardDraft = { -readonly [K in keyof CardDef]: CardDef[K] };

/** The facts about the card that its phrases need. */
export interface Context {
  readonly name: string;
  readonly types: readonly string[];
  readonly card: Partial<CardDraft>;
  /** Limits that hold for the superior level only. */
  readonly superior: { once?: NonNullable<Mode['once']> };
  /** Several of its Disciplines can be used at once: each set of them is a way of its own. */
  combines: boolean;
  /** The number of abilities that the levels have given, and the last level that gave one. */
  readonly lines: { abilities: number; last: ModeDraft | undefined };
}

/** Adds a condition once. */
export function demand(mode: ModeDraft, ...conditions: readonly Condition[]): true {
  for (const condition of conditions)
    if (!mode.conditions.some((each) => JSON.stringify(each) === JSON.stringify(condition)))
      mode.conditions.push(condition);
  return true;
}

export function add(mode: ModeDraft, ...effects: readonly Effect[]): true {
  mode.effects.push(...effects);
  return true;
}
