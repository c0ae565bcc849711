/** Which events concern a seat, and the windows in which it wants to be asked. */

/** What is happening at the table, for players who want to be asked about some of it only. */
export interface Attention {
  /** The seat whose turn it is. */
  readonly seat: number;
  /** A number that changes with every turn. */
  readonly turn: number;
  /** The current matter of the turn, as a text that changes with it. */
  readonly matter?: string;
  /** The seats that it is directed at. */
  readonly at: readonly number[];
  /** Votes are being cast. */
  readonly vote: boolean;
  /** The seats directly involved. An order given beforehand cannot have been meant for their questions now. */
  readonly engaged?: readonly number[];
  /** Nothing is going on: it is up to the seat whose turn it is to do something. */
  readonly idle?: boolean;
  /** The place among those of `stops` at which the viewer could be asked now. */
  readonly place?: string;
}

/** Whether a question is one of these windows. */
export function isStopWindow({ about }: Stops, asked: string): boolean {
  return typeof about === 'string' ? about === asked : about.includes(asked);
}

/** The windows for responses that a turn is full of. People are asked in few of them, and in others when they want to be. */
export interface Stops {
  /** The `about` of these windows' questions; several if the player whose turn it is is asked in other words. */
  readonly about: string | readonly string[];
  /** Pieces that begin an answer which alone is no reason to ask. */
  readonly idle: readonly string[];
  /** All places at which a player can be asked, in the order of a turn. */
  readonly places: readonly string[];
  /** Those at which a seat is asked that has said nothing else. */
  readonly usual: readonly string[];
  /** Orders to pass hold for questions elsewhere, too, as in games without such windows. */
  readonly elsewhere?: boolean;
}
