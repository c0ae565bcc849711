/** Which events concern a seat, and the windows in which it wants to be asked. */

/** What is going on, for those who want to be asked only about some of it. */
export interface Attention {
  /** The seat whose turn it is. */
  readonly seat: number;
  /** A number that changes with every turn. */
  readonly turn: number;
  /** What is being done in the turn, as a text that changes when something else is. */
  readonly matter?: string;
  /** The seats that it is directed at. */
  readonly at: readonly number[];
  /** Votes are being cast. */
  readonly vote: boolean;
  /** The seats that are in the thick of it: what they are asked now cannot have been meant by an order given beforehand. */
  readonly engaged?: readonly number[];
  /** Nothing is going on: it is up to the seat whose turn it is to do something. */
  readonly idle?: boolean;
  /** The place among those of `stops` at which the viewer could be asked now. */
  readonly place?: string;
}

/** The windows for responses that a turn is full of. People are asked in few of them, and in others when they want to be. */
export interface Stops {
  /** What the questions of these windows are about, as `about` says it. */
  readonly about: string;
  /** What pieces begin answers that are no reason to be asked. */
  readonly idle: readonly string[];
  /** All places at which somebody can be asked, in the order of a turn. */
  readonly places: readonly string[];
  /** Those at which a seat is asked that has said nothing else. */
  readonly usual: readonly string[];
}
