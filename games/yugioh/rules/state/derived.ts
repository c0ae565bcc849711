/** What was worked out from the state, kept beside it until something changes. Each part is the business of the file that fills it. */
import type { CardId, Seat } from '@praxis/engine';
import type { Ability, Continuous, Modification } from '../../cards/language.ts';
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
  readonly changes: readonly Change[];
}

/** What a continuous effect does to a card, or what an effect that has resolved does to it for some time. */
export interface Change {
  /** The card with the continuous effect. */
  readonly source: CardId | undefined;
  readonly gives: Modification | Fixed;
}

export interface Values {
  readonly atk: number;
  readonly def: number;
}

/** A card in force that forbids its controller or the opponent something. */
export interface Holder {
  readonly id: CardId;
  readonly controller: Seat;
  readonly effect: Extract<Ability, { kind: 'prohibition' }>;
}

export interface Derived {
  /** The state's count by which it holds. */
  readonly changes: number;
  forces: readonly Force[] | undefined;
  kinds: (Kinds | undefined)[];
  values: (Values | undefined)[];
  /** Cards on the field whose effects are negated by other cards; worked out first. */
  negated: ReadonlySet<CardId> | undefined;
  holders: readonly Holder[] | undefined;
  /** Rules of the game that face-up cards make otherwise. */
  rules: ReadonlySet<string> | undefined;
}

/** Nothing is known yet. */
export function nothingDerived({ changes }: State): Derived {
  return {
    changes,
    forces: undefined,
    kinds: [],
    values: [],
    negated: undefined,
    holders: undefined,
    rules: undefined,
  };
}

export function derivedOf(g: { readonly state: State; derived: Derived }): Derived {
  if (g.derived.changes !== g.state.changes) g.derived = nothingDerived(g.state);
  return g.derived;
}

/** What is asked for several times while nothing changes: the first pieces of a question, for example. */
export function remembered<T>(
  g: { readonly state: State; derived: Derived },
  workOut: () => readonly T[],
): () => readonly T[] {
  let since: Derived | undefined;
  let known: readonly T[] = [];
  return () => {
    if (since !== derivedOf(g)) {
      known = workOut();
      since = g.derived;
    }
    return known;
  };
}
