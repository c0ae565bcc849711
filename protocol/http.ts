/** What the server answers to plain HTTP requests, as JSON. An error is `{ error }` with a status of 400 or more. */

import type { Result } from '@praxis/engine/game.ts';
import type { CardFace, DeckMessage } from '@praxis/engine/hosting.ts';
import type { Speed, TableSettings, TableState } from './table.ts';

export interface HttpError {
  readonly error: { readonly code: string; readonly text: string };
}

/** `GET /api/me` */
export interface Me {
  readonly id: string;
  readonly name: string;
  readonly guest: boolean;
}

/** `GET /api/games?language` */
export interface OfferedGame {
  readonly id: string;
  readonly title: string;
  /** The newest first; `name` is in words. */
  readonly editions: readonly { readonly id: string; readonly name: string }[];
  readonly seats: { readonly least: number; readonly most: number; readonly usual: number };
  readonly decks: readonly { readonly id: string; readonly name: string; readonly temperament: string }[];
  readonly deckFormats: readonly string[];
}

/** `GET /api/games/:game/words?language&edition`: cacheable, because `version` changes with them. */
export interface GameWords {
  readonly version: string;
  readonly labels: Readonly<Record<string, string>>;
  /** The faces of all cards, by the number that views call `def`. */
  readonly faces: readonly CardFace[];
}

/** Where a seat's deck comes from: one that the game offers, one that the player has saved, or a text in any exchange format. */
export type DeckChoice = { readonly offered: string } | { readonly saved: string } | { readonly text: string };

/** `POST /api/play`: a table with bots that starts at once. Answered with `{ match }`. */
export interface PlayNow {
  readonly game: string;
  readonly edition?: string;
  readonly seats?: number;
  readonly deck?: DeckChoice;
  readonly language: string;
}

/** `POST /api/tables`. Answered with a `Table`. */
export interface NewTable {
  readonly settings: TableSettings;
  readonly deck?: DeckChoice;
}

/** `GET /api/matches/mine` gives a list of these, `GET /api/matches/:id` one. */
export interface MatchSummary {
  readonly id: string;
  readonly game: string;
  readonly edition: string;
  readonly state: TableState;
  readonly speed: Speed;
  readonly seats: readonly { readonly seat: number; readonly name: string; readonly bot: boolean }[];
  /** The seat of whoever asks. */
  readonly mine?: number;
  /** That seat owes an answer. */
  readonly yourMove?: boolean;
  readonly turn?: number;
  readonly result?: Result;
  /** Milliseconds since 1970. */
  readonly begunAt: number;
  readonly endedAt?: number;
}

/** `POST /api/decks/check` */
export interface CheckedDeck {
  readonly name: string;
  readonly cards: readonly { readonly def: number; readonly count: number }[];
  readonly messages: readonly DeckMessage[];
  readonly playable: boolean;
}
