/** What was worked out from the state, kept beside it until something changes. Each part is the business of the file that fills it. */
import type { CardId } from '@praxis/engine';
import type { Continuous, Modification } from '../../cards/language.ts';
import type { Fixed, State } from './state.ts';

/** A continuous effect that is in force. */
export interface Force {
  readonly source: CardId;
  readonly effect: Continuous;
}

/** What a card counts as now. */
export interface Kinds {
  readonly name: string;
  readonly level: number;
  readonly rank: number;
  readonly attributes: readonly string[];
  readonly type: string | undefined;
  readonly negated: boolean;
  /** Changes that hold for it, the oldest first. */
  readonly changes: readonly (Fixed | { readonly source: CardId; readonly gives: Modification })[];
}

export interface Values {
  readonly atk: number;
  readonly def: number;
}

export interface Derived {
  /** The state's count by which it holds. */
  readonly changes: number;
  forces: readonly Force[] | undefined;
  kinds: (Kinds | undefined)[];
  values: (Values | undefined)[];
  /** Cards on the field whose effects are negated by other cards; worked out first. */
  negated: ReadonlySet<CardId> | undefined;
}

/** Nothing is known yet. */
export function nothingDerived({ changes }: State): Derived {
  return { changes, forces: undefined, kinds: [], values: [], negated: undefined };
}

export function derivedOf(g: { readonly state: State; derived: Derived }): Derived {
  if (g.derived.changes !== g.state.changes) g.derived = nothingDerived(g.state);
  return g.derived;
}
