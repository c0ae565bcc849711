/** The server's JSON answers to plain HTTP requests. An error is `{ error }` with a status of 400 or more. */

import type { CardFace, DeckMessage } from '@praxis/contract';
import type { Result } from '@praxis/engine';
import type { CardWish, Facet } from './card-search.ts';
import type { Speed, TableSettings, TableState } from './table.ts';
import type { Update } from './update.ts';

export interface HttpError {
  readonly error: { readonly code: string; readonly text: string };
}

/** `GET /api/me` */
export interface Me {
  readonly id: string;
  readonly name: string;
  readonly guest: boolean;
  /** A program that plays with a token of its own. */
  readonly bot?: true;
  /** Only for accounts. */
  readonly email?: string;
  readonly ratings?: readonly GameRating[];
  /** There only if the server can send mail. */
  readonly mail?: {
    /** The address of the account is confirmed. */
    readonly confirmed?: boolean;
    /** Reminders come by mail, too. */
    readonly reminders?: boolean;
  };
}

/** A device on which the account is signed in. */
export interface Session {
  readonly id: string;
  /** Browser and system by their names; empty if they are not known. */
  readonly device: string;
  readonly createdAt: number;
  readonly usedAt: number;
  /** It is the session of this request. */
  readonly current: boolean;
}

/** A person as the operator finds them. */
export interface FoundPerson {
  readonly id: string;
  readonly name: string;
  readonly guest: boolean;
  readonly banned: boolean;
}

/** One of the operator's measures against a person. */
export interface OperatorDeed {
  readonly at: number;
  readonly action: 'ban' | 'unban';
  readonly person: { readonly id: string; readonly name: string };
  readonly why: string;
  /** Until when; without it a ban has no end. */
  readonly until?: number;
}

/** A player's rating at a game, after this many rated matches. It starts at 1000. */
export interface GameRating {
  readonly game: string;
  readonly rating: number;
  readonly matches: number;
}

/** `GET /api/account/passkeys` gives a list of these: keys that devices keep for an account instead of its password. */
export interface Passkey {
  readonly id: string;
  readonly name: string;
  /** Milliseconds since 1970. */
  readonly createdAt: number;
}

/**
 * `POST /api/auth/passkey/register-options` and `sign-in-options`: the request to the browser, as WebAuthn writes it in
 * JSON.
 */
export type PasskeyOptions = Readonly<Record<string, unknown>>;

/** `GET /api/me/ratings` returns a list of these, the oldest first: the player's rating after each rated match. */
export interface RatedMatch {
  readonly game: string;
  readonly match: string;
  /** Milliseconds since 1970. */
  readonly at: number;
  readonly rating: number;
}

/** `GET /api/bots` gives a list of these: the programs of an account. */
export interface BotAccount {
  readonly id: string;
  readonly name: string;
  /** Milliseconds since 1970. */
  readonly createdAt: number;
}

/** `POST /api/bots`: the token is shown only this once. */
export interface NewBotAccount extends BotAccount {
  readonly token: string;
}

/** `GET /api/push`: the key by which browsers subscribe to reminders; absent if this server sends none. */
export interface PushOffer {
  readonly key?: string;
}

/** `POST /api/push/subscribe`: as browsers give it, and the language in which to remind. */
export interface NewPushSubscription {
  readonly endpoint: string;
  readonly keys: { readonly p256dh: string; readonly auth: string };
  readonly language: string;
}

/** `POST /api/reports`: reports a line of the chat by its number, or a person by the seat, to the operator. */
export interface NewReport {
  readonly match: string;
  readonly line?: number;
  readonly seat?: number;
  /** The reporter's explanation. */
  readonly why?: string;
}

/** `GET /api/operator/reports` returns a list of these; it requires the operator's token. */
export interface Report {
  readonly id: string;
  /** Milliseconds since 1970. */
  readonly at: number;
  readonly match: string;
  readonly game: string;
  readonly person: { readonly id: string; readonly name: string };
  readonly reporter: { readonly id: string; readonly name: string };
  readonly line?: number;
  readonly said?: string;
  readonly why?: string;
  /** The chat up to that point. */
  readonly chat: readonly { readonly n: number; readonly by: string; readonly said: string }[];
}

/** `GET /api/games?language` */
export interface OfferedGame {
  readonly id: string;
  readonly title: string;
  /** The newest first; `name` is in words. `about`: its difference in play, in one sentence. */
  readonly editions: readonly { readonly id: string; readonly name: string; readonly about?: string }[];
  readonly seats: { readonly least: number; readonly most: number; readonly usual: number };
  /** `editions`: those in which it is offered, if not in all. `about`: how it plays, in one sentence. */
  readonly decks: readonly {
    readonly id: string;
    readonly name: string;
    readonly temperament: string;
    readonly editions?: readonly string[];
    readonly about?: string;
  }[];
  readonly deckFormats: readonly string[];
  /** The number of known cards that cannot be played here. */
  readonly catalogue: number;
  /** The editions at whose tables something can be set. */
  readonly adjustable?: readonly string[];
}

/** What the picture of a card depends on. */
export type PicturedCard = Pick<CardFace, 'kind' | 'marks' | 'listed'> & { readonly id: string };

/** `GET /api/games/:game/covers`: for each offered deck the card that it is known for. */
export type DeckCovers = Readonly<Record<string, PicturedCard>>;

/** `GET /api/games/:game/settings?language&edition`: a table's choices besides its edition and seats. */
export interface OfferedSetting {
  readonly id: string;
  readonly name: string;
  /** A sentence that explains it. */
  readonly about: string;
  /** The usual one first. */
  readonly values: readonly { readonly value: string | number | boolean; readonly name: string }[];
}

/** `GET /api/games/:game/words?language&edition`: cacheable, because `version` changes with them. */
export interface GameWords {
  readonly version: string;
  readonly labels: Readonly<Record<string, string>>;
}

/** The source of a seat's deck: an offered deck, one of the player's saved decks, or a text in any exchange format. */
export type DeckChoice = { readonly offered: string } | { readonly saved: string } | { readonly text: string };

/** `POST /api/play`: a table with bots that starts at once. Answered with a `Begun`. */
export interface PlayNow {
  readonly game: string;
  readonly edition?: string;
  readonly seats?: number;
  readonly deck?: DeckChoice;
  readonly language: string;
  /** The player adds to the seed: the match begins with `POST /api/tables/:id/start {contribution}`. */
  readonly contributes?: boolean;
}

export interface Begun {
  readonly match: string;
  /** The hash of the secret from which the seed is mixed. */
  readonly commitment: string;
}

/** `POST /api/pair`: a seat where strangers wait, or a table at which one waits for them. Answered with a `Table`. */
export interface PairUp {
  readonly game: string;
  readonly edition?: string;
  readonly deck?: DeckChoice;
  readonly language: string;
  /**
   * The player contributes to the seed once the server's commitment is known, and becomes ready only by `POST
   * /api/tables/:id/ready`.
   */
  readonly contributes?: boolean;
}

/** `POST /api/tables`. Answered with a `Table`. */
export interface NewTable {
  readonly settings: TableSettings;
  readonly deck?: DeckChoice;
}

/** `GET /api/matches/mine` and `GET /api/matches/watchable` give lists of these, `GET /api/matches/:id` one. */
export interface MatchSummary {
  readonly id: string;
  readonly game: string;
  readonly edition: string;
  readonly state: TableState;
  readonly speed: Speed;
  /** `bot`: a bot of the server, or a program with an account of its own. */
  readonly seats: readonly { readonly seat: number; readonly name: string; readonly bot: boolean }[];
  /** The version of the rules, if it is not the current one: faces and words are to be fetched with it. */
  readonly rules?: string;
  /** The caller's own seat. */
  readonly mine?: number;
  /** That seat owes an answer. */
  readonly yourMove?: boolean;
  /** When its time is up, by correspondence. Milliseconds since 1970. */
  readonly dueAt?: number;
  readonly turn?: number;
  readonly result?: Result;
  /** Milliseconds since 1970. */
  readonly begunAt: number;
  readonly endedAt?: number;
}

/** `POST /api/decks/check` */
export interface CheckedDeck {
  readonly name: string;
  readonly cards: readonly (PlayableCard & { readonly count: number })[];
  /** Cards that are known, but cannot be played here. */
  readonly others: readonly (FoundCard & { readonly count: number })[];
  readonly messages: readonly DeckMessage[];
  /** The rules allow it, whether or not all its cards can be played here. */
  readonly legal: boolean;
  readonly playable: boolean;
}

/** A card that can be played here. */
export interface PlayableCard {
  readonly id: string;
  /** Its English name, by which lists of decks call it. */
  readonly name: string;
  /** How lists write it, where its name is not enough. */
  readonly listed?: string;
  /** Other cards have the same name. */
  readonly shared?: boolean;
  readonly face: CardFace;
}

/** A card that only the card lists of this server know. */
export interface FoundCard {
  readonly id: string;
  /** How lists of decks write it. */
  readonly listed: string;
  readonly face: CardFace;
}

/** `POST /api/cards/search`: answered with `FoundCards`. */
export interface CardSearchRequest extends CardWish {
  readonly game: string;
  readonly edition?: string | undefined;
  readonly language: string;
  /** The place of the first playable card of the page that is wanted. */
  readonly from?: number | undefined;
}

/** A page of the cards that can be played, and the first of those that only the card lists of this server know. */
export interface FoundCards {
  readonly playable: { readonly total: number; readonly cards: readonly PlayableCard[] };
  readonly total: number;
  readonly cards: readonly FoundCard[];
}

/** `GET /api/games/:game/catalogue?language&edition`: the facts by which cards can be found. */
export interface CardListFacts {
  /** How many are known that cannot be played here. */
  readonly cards: number;
  readonly facets: readonly Facet[];
}

/**
 * `GET /api/matches/:id/replay?seat&language`: a finished match in the form that a spectator would have got, one update
 * per answer.
 */
export interface Replay {
  readonly match: MatchSummary;
  readonly updates: readonly Update[];
  /** Why it ended, in words. */
  readonly outcome?: string;
}

/** `GET /api/decks` gives a list of these. The text is in the game's own format. */
export interface SavedDeck extends NewDeck {
  readonly id: string;
  /** The id under which everybody can read it at `GET /api/decks/shared/:share`; absent if it is not shared. */
  readonly share?: string;
}

/** `POST /api/decks`, `PUT /api/decks/:id` */
export interface NewDeck {
  readonly game: string;
  readonly name: string;
  readonly text: string;
}

/** `GET /api/decks/shared/:share`; `GET /api/games/:game/decks/:id`: one that the game offers to everybody */
export type SharedDeck = NewDeck;

/** `POST /api/decks/export` */
export interface ExportedDeck {
  readonly text: string;
}
