/** The rules of a game as readers look them up. */

/** A rule of the game's rule index. */
export interface IndexedRule {
  readonly id: string;
  /** The heading of its section. */
  readonly chapter: string;
  readonly statement: string;
  /** The statement is in the language that was asked for; otherwise it is in English. */
  readonly translated: boolean;
  /** The editions that have it, by their ids. `otherwise`: the edition has another rule in its place. */
  readonly editions: readonly { readonly edition: string; readonly otherwise: boolean }[];
}
