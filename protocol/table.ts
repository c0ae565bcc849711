/** Tables before and around a match: who sits where, how fast it is played, what has been agreed. */

/** How time is kept. A live table has a bank with an increment per answer, a table by correspondence so many days for each. */
export type Speed =
  | { readonly kind: 'live'; readonly bankSeconds: number; readonly incrementSeconds: number }
  | { readonly kind: 'correspondence'; readonly daysPerDecision: number }
  | { readonly kind: 'untimed' };

export interface TableSettings {
  readonly game: string;
  readonly edition: string;
  readonly seats: number;
  readonly speed: Speed;
  /** What the players want to speak: `en`, `pt` … or nothing in particular. */
  readonly language?: string;
  readonly rated: boolean;
  /** Listed in the lobby; otherwise only those who have the link find it. */
  readonly open: boolean;
  readonly seating: 'random' | 'chosen';
  /** False: no answer is ever taken back here. */
  readonly takebacks?: boolean;
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
      /** At this game, in a table that gathers players: of whoever has played rated matches. */
      readonly rating?: number;
    }
  | { readonly kind: 'bot'; readonly name: string; readonly bot: string; readonly temperament: string }
  | { readonly kind: 'nobody' };

export interface TableSeat {
  readonly seat: number;
  readonly sitter: Sitter;
  /** The name of the deck that was chosen. Those of other people are told when the match is over: the name of an offered deck tells what is in it. */
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
  /** The seat of whoever asks, if any. */
  readonly mine?: number;
  readonly host: boolean;
  /** Strangers are led to it, and it begins by itself when all seats are taken and everybody is ready. */
  readonly pairs?: true;
  /** The host has sent whoever asks away from this table: there is no seat for them any more. */
  readonly sentAway?: true;
  /** The hash of the secret that the shuffles are mixed from; the secret itself follows when the match is over. */
  readonly commitment?: string;
}

/** What a seat wants to be answered for it, until it says otherwise. */
export interface StandingAnswers {
  /** The rest of the current turn, or everything that does not concern the seat, is passed. */
  readonly pass?: 'this turn' | 'until targeted';
  /** Whatever the current action is, it is not answered. */
  readonly notThisAction?: boolean;
  readonly stopAtVotes?: boolean;
  readonly askAlways?: boolean;
  /** In games whose turns are full of windows for responses: the places at which the seat wants to be asked. */
  readonly stops?: readonly string[];
}

/** What a player asks the others for. */
export const REQUESTS = ['takeback', 'pause', 'resume', 'abort', 'rematch'] as const;
export type RequestKind = (typeof REQUESTS)[number];

export interface OpenRequest {
  readonly what: RequestKind;
  readonly by: number;
  readonly agreed: readonly number[];
}

/** Phrases that everybody reads in the own language. */
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
