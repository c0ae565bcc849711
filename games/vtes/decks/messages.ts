/** All messages about a deck: keys with arguments. `text/decks.ts` words them. */
export interface DeckMessages {
  // Reading and writing.
  readonly 'not understood': { readonly text: string };
  readonly 'unknown card': { readonly card: string };
  readonly 'unknown number': { readonly number: string };
  readonly 'wrong count': { readonly text: string };
  readonly 'header differs': { readonly section: string; readonly written: number; readonly counted: number };
  readonly 'several of this name': { readonly card: string; readonly group: string };
  readonly 'other group': { readonly card: string; readonly written: string; readonly group: string };
  readonly 'no deck': object;
  readonly 'too long': { readonly limit: number };
  readonly 'too many lines': { readonly limit: number };
  readonly 'not text': object;
  readonly 'wrong JSON': object;
  readonly 'stored elsewhere': object;
  readonly 'no number': { readonly card: string };

  // Breaches of the rules by a deck.
  readonly 'not in this edition': { readonly card: string };
  readonly 'crypt too small': { readonly amount: number; readonly limit: number };
  readonly 'library too small': { readonly amount: number; readonly limit: number };
  readonly 'library too large': { readonly amount: number; readonly limit: number };
  readonly 'groups too far apart': { readonly groups: readonly number[] };
  readonly 'banned card': { readonly card: string; readonly since: string };
  readonly 'outside V5': { readonly card: string };

  // Other useful information.
  /** `instead`: playable cards that could take its place. */
  readonly 'not yet playable': { readonly card: string; readonly instead?: readonly string[] };
  readonly nearest: { readonly names: readonly string[] };
}

export type DeckSay = keyof DeckMessages;

export type DeckMessage<Say extends DeckSay = DeckSay> = {
  readonly [Key in Say]: { readonly say: Key } & DeckMessages[Key];
}[Say];

/** A problem in a text, with its place. */
export interface LineProblem {
  /** Counted from 1; 0 where it is about the whole text. */
  readonly line: number;
  /** An error means that a card is missing from the deck that was read; a warning that a card may be the wrong one. */
  readonly level: 'error' | 'warning';
  readonly message: DeckMessage;
  /** Names that were perhaps meant. */
  readonly nearest: readonly string[];
}
