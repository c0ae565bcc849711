/** Decks: reading, checking and writing them, and the card lists that they may draw on. */
import type { Setup } from '@praxis/engine';
import type { CardFace } from './faces.ts';
import type { Language } from './languages.ts';

/** Ids of cards with their numbers. */
export type Deck = Readonly<Record<string, number>>;

/** A deck that everybody can play. */
export interface OfferedDeck {
  readonly id: string;
  readonly name: string;
  readonly deck: Deck;
  /** How a program is to play it. */
  readonly temperament: string;
}

export interface DeckMessage {
  /** `unplayable`: the rules allow the card, but it cannot be played here. Such a deck can be kept, not played. */
  readonly level: 'error' | 'unplayable' | 'warning';
  /** The line of the text that it is about, counted from 1. */
  readonly line?: number;
  readonly rule?: string;
  readonly text: string;
}

export interface ReadDeck {
  readonly name: string;
  /** All cards that are known: those that can be played here, and those of imported lists. */
  readonly deck: Deck;
  /** Lines that are not understood are among these. */
  readonly messages: readonly DeckMessage[];
}

/** Where decks are read, checked and written. */
export interface DeckService {
  readDeck(text: string, language: Language): ReadDeck;
  /** What is wrong with a deck at such a table. */
  checkDeck(
    deck: Deck,
    table: Pick<Setup, 'edition'> & { readonly seats: number },
    language: Language,
  ): readonly DeckMessage[];
  readonly deckFormats: readonly string[];
  writeDeck(deck: Deck, name: string, format: string): string;
}

/** A file of a card list as whoever runs a server has it. */
export interface CardListFile {
  readonly name: string;
  readonly bytes: Uint8Array;
}

/** A card that a list names and that cannot be played here. */
export interface ListedCard {
  /** By which decks name it; no card that can be played has it. */
  readonly id: string;
  /** How lists of decks write it, so that no other card is meant. */
  readonly listed: string;
  face(language: Language): CardFace;
}

/** What card lists tell beyond the cards that can be played here. Its deck service knows all of them. */
export interface CardLists {
  readonly deckService: DeckService;
  readonly cards: readonly ListedCard[];
}
