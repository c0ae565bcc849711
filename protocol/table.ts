/** Tables before and around a match: seats, pace and settings. */

/**
 * The time control. A live table has a bank with an increment per answer, a table by correspondence a number of days
 * for each.
 */
export type Speed =
  | { readonly kind: 'live'; readonly bankSeconds: number; readonly incrementSeconds: number }
  | { readonly kind: 'correspondence'; readonly daysPerDecision: number }
  | { readonly kind: 'untimed' };

export interface TableSettings {
  readonly game: string;
  readonly edition: string;
  readonly seats: number;
  readonly speed: Speed;
  /** The players' preferred language: `en`, `pt` … or none. */
  readonly language?: string;
  readonly rated: boolean;
  /** Listed in the lobby; otherwise only people with the link find it. */
  readonly open: boolean;
  readonly seating: 'random' | 'chosen';
  /** False: no answer is ever taken back here. */
  readonly takebacks?: boolean;
  /** The game's own settings that differ from the usual. */
  readonly options?: Readonly<Record<string, string | number | boolean>>;
}

export type Sitter =
  | {
      readonly kind: 'person';
      readonly id: string;
      readonly name: string;
      readonly guest: boolean;
      /** Plays with the token of a bot account. */
      readonly program?: true;
      readonly here: boolean;
      /** The rating at this game, at a table that gathers players, if the player has rated matches. */
      readonly rating?: number;
    }
  | { readonly kind: 'bot'; readonly name: string; readonly bot: string; readonly temperament: string }
  | { readonly kind: 'nobody' };

export interface TableSeat {
  readonly seat: number;
  readonly sitter: Sitter;
  /**
   * The name of the chosen deck. Other people's deck names are shown only after the match, because an offered deck's
   * name reveals its cards.
   */
  readonly deck?: string;
  readonly ready: boolean;
}

export const TABLE_STATES = ['gathering', 'running', 'paused', 'over', 'aborted'] as const;
export type TableState = (typeof TABLE_STATES)[number];

export interface Table {
  readonly id: string;
  readonly state: TableState;
  readonly settings: TableSettings;
  readonly seats: readonly TableSeat[];
  /** The caller's own seat, if any. */
  readonly mine?: number;
  readonly host: boolean;
  /** Pairing leads strangers to it, and it starts as soon as all seats are taken and everybody is ready. */
  readonly pairs?: true;
  /** The host has removed the caller, who cannot take a seat at this table again. */
  readonly sentAway?: true;
  /** The hash of the secret that the shuffles are mixed from; the secret itself follows when the match is over. */
  readonly commitment?: string;
}

/** Answers that the server gives for a seat until the player changes them. */
export interface StandingAnswers {
  /** The rest of the current turn, or everything that does not concern the seat, is passed. */
  readonly pass?: 'this turn' | 'until targeted';
  /** The seat does not respond to the current action. */
  readonly notThisAction?: boolean;
  readonly stopAtVotes?: boolean;
  readonly askAlways?: boolean;
  /** In games whose turns are full of windows for responses: the places at which the seat wants to be asked. */
  readonly stops?: readonly string[];
}

/** A player's requests to the others. */
export const REQUESTS = ['takeback', 'pause', 'resume', 'abort', 'rematch'] as const;
export type RequestKind = (typeof REQUESTS)[number];

export interface OpenRequest {
  readonly what: RequestKind;
  readonly by: number;
  readonly agreed: readonly number[];
  /** Of a rematch: the hash of the secret that its shuffles are mixed from. Contributions are given after it is known. */
  readonly commitment?: string;
}

/** Phrases that each player reads in their own language. */
export const QUICK_PHRASES = [
  'hello',
  'good luck',
  'well played',
  'thanks',
  'sorry',
  'one moment',
  'I am back',
  'shall we deal',
  'help me against the leader',
  'good game',
] as const;
export type QuickPhrase = (typeof QUICK_PHRASES)[number];
