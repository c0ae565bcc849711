/** The events that simulations count. */

/**
 * What of the course of a match is worth counting when programs play thousands of them. It is data: whoever counts knows no game. Words
 * stand among the labels: `counter <curve>`, `tally <name>`, and `tally score` for what the scores of a result are.
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
  /** The argument that names the seat to which it was done. What a seat does to itself does not count. */
  readonly to?: string;
  /** It happens to a seat once in a match or not at all, so what is told of it is a share. */
  readonly once?: true;
}

export interface CardCount extends EventCount {
  /** The argument that is the card, or a list of cards. */
  readonly card: string;
}
