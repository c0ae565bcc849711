/** Staging: how scenarios set up and read the positions of a game. */
import type { BaseState, CardId, Context, Game, Seat, Setup, Wording } from '@praxis/engine';

/**
 * How a game sets up and reads positions, so that scenarios can be written about it. `names` maps the names that a
 * scenario gives with `as` to cards, and is filled by `stage`.
 */
export interface Staging<S extends BaseState = BaseState, C extends Context<S> = Context<S>> {
  readonly game: Game<S, C>;
  /** The names of the steps, the one list that decisions and scenarios share. */
  readonly steps: readonly string[];
  /** Verbs that begin an action. Each sentence of a scenario must contain one. */
  readonly verbs: readonly string[];
  /** The other words of the game's sentences, besides verbs and names: levels, modes, kinds of counters. */
  readonly words?: readonly string[];
  /** Keys of a scenario besides the general ones (game, edition, title, rules, seats, script, expect). */
  readonly keys: readonly string[];
  /** Builds the position. Throws a `StagingMistake` with the place in the document. */
  stage(position: Readonly<Record<string, unknown>>): {
    readonly setup: Setup;
    readonly state: S;
    readonly names: Map<string, CardId>;
    /** What the author may have meant otherwise; it is said if the scenario fails. */
    readonly notes?: readonly StagingNote[];
  };
  /**
   * The value at a path such as `['Alex', 'hand']`. Throws a `Mistake` that lists the valid ones if the path is
   * unknown.
   */
  read(g: C, path: readonly string[], names: ReadonlyMap<string, CardId>): unknown;
  /** The number for a scripted result of chance. */
  luck(result: string | number): number;
  /** The seat whose turn it is, and a number that changes with every turn. */
  turn(g: C): { readonly seat: Seat; readonly number: number };
  /** All card names that a sentence may mention. */
  cardNames(g: C): Iterable<string>;
  /**
   * Words that lines of a scenario may use besides those that are shown: a face-down card by its name. They are never
   * displayed.
   */
  readonly understood?: Wording<C>;
  /**
   * True if the game's rule index has a rule of this id; a game without this method has no rule index yet, and any id
   * passes.
   */
  isRule?(id: string): boolean;
}

/** A remark on a key of a position. */
export interface StagingNote {
  readonly message: string;
  readonly at: readonly (string | number)[];
}

/** A mistake in a scenario's position; `at` leads to the wrong key. */
export class StagingMistake extends Error {
  override readonly name = 'StagingMistake';
  readonly at: readonly (string | number)[];
  constructor(message: string, at: readonly (string | number)[]) {
    super(message);
    this.at = at;
  }
}
