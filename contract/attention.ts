/** Which events concern a seat, and the windows in which it wants to be asked. */

/** The current events at the table, for players who want to be asked about some of them only. */
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
  /** No event is under way: the seat whose turn it is has a free choice. */
  readonly idle?: boolean;
  /** The place among those of `stops` at which the viewer could be asked now. */
  readonly place?: string;
}

/** True if a question is one of these windows. */
export function isStopWindow({ about }: Stops, asked: string): boolean {
  return typeof about === 'string' ? about === asked : about.includes(asked);
}

/** The many windows for responses in a turn. People are asked in few of them, and in others on request. */
export interface Stops {
  /** The `about` of these windows' questions; several if the player whose turn it is has a different question. */
  readonly about: string | readonly string[];
  /** Pieces that begin an answer which alone is no reason to ask. */
  readonly idle: readonly string[];
  /** All places at which a player can be asked, in the order of a turn. */
  readonly places: readonly string[];
  /** The places at which a seat without orders is asked. */
  readonly usual: readonly string[];
  /** Orders to pass hold for questions elsewhere, too, as in games without such windows. */
  readonly elsewhere?: boolean;
}
