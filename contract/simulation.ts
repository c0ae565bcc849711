/** The events that simulations count. */

/**
 * Which events to count when bots play thousands of matches. It is data, because the counting code knows no game. Its
 * words are among the labels: `counter <curve>`, `tally <name>`, and `tally score` for the scores of a result.
 */
export interface Simulation {
  /** The type of the event with which a turn begins. */
  readonly turn: string;
  /** The counter of the seats that is noted whenever a turn begins. */
  readonly curve: string;
  readonly tallies: readonly Tally[];
  /** The events by which a seat gets hold of a card, and by which it makes use of one. */
  readonly drawn: readonly CardCount[];
  readonly played: readonly CardCount[];
}

/** Events that are counted: those of a type that have these values among their arguments. */
export interface EventCount {
  readonly type: string;
  readonly having?: Readonly<Record<string, string | number | boolean>>;
  /** The argument that names the seat for which it counts. */
  readonly seat: string;
}

export interface Tally extends EventCount {
  readonly name: string;
  /** The argument that names the affected seat. A seat's effects on itself do not count. */
  readonly to?: string;
  /** It happens to a seat at most once per match, so reports give its share. */
  readonly once?: true;
}

export interface CardCount extends EventCount {
  /** The argument that is the card, or a list of cards. */
  readonly card: string;
}
