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
  /** The editions at whose tables it is offered, that of its own time first; without it all of them. */
  readonly editions?: readonly string[];
  /** How a program is to play it. */
  readonly temperament: string;
}

/**
 * The name of an offered deck in a language: the label `deck <id>` if there is one, else the publisher's name for it.
 */
export function deckNameIn(
  { labels }: { labels(language: Language): Readonly<Record<string, string>> },
  { id, name }: Pick<OfferedDeck, 'id' | 'name'>,
  language: Language,
): string {
  return labels(language)[`deck ${id}`] ?? name;
}

/** The decks that are offered in an edition: those of its own time first. */
export function decksIn<Offered extends { readonly editions?: readonly string[] }>(
  decks: readonly Offered[],
  edition: string,
): readonly Offered[] {
  const offered = decks.filter(({ editions }) => editions === undefined || editions.includes(edition));
  const isOfItsTime = ({ editions }: Offered): boolean => editions?.[0] === edition;
  return [...offered.filter(isOfItsTime), ...offered.filter((deck) => !isOfItsTime(deck))];
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
  /** The side deck, in games that have one: not part of `deck`, and never in play at the start. */
  readonly side?: Deck;
  /** Lines that are not understood are among these. */
  readonly messages: readonly DeckMessage[];
  /** Which of the `deckFormats` the text has; undefined if it was not looked at, or if there is only one. */
  readonly format?: string;
  /** Names that mean no card, with their numbers. They count for the size of the deck. */
  readonly unknown?: Deck;
  /** The deck text's other information (author, description …), by the game's own names. Writing puts it back. */
  readonly notes?: DeckNotes;
}

export type DeckNotes = Readonly<Record<string, string>>;

/** The table for which a deck is checked. */
export interface DeckTable extends Pick<Setup, 'edition'> {
  readonly seats: number;
  /** One of `playFormats`; by default the table's choice, or the first of them. */
  readonly playFormat?: string;
  /** The table's settings. */
  readonly options?: Setup['options'];
}

/** A part of a deck, such as its sideboard, with the number of its cards. */
export interface DeckPart {
  readonly id: string;
  /** In the middle of a sentence. */
  readonly name: string;
  readonly count: number;
}

/** Reads, checks and writes decks. The optional members are for games that have them; no host requires them. */
export interface DeckService {
  readDeck(text: string, language: Language): ReadDeck;
  /**
   * The text can only be a deck of this game, independent of the known cards: a kind of file or an address that no
   * other game has.
   */
  recognisesDeck?(text: string): boolean;
  /** The problems of a deck, with its side deck if it has one, at such a table. */
  checkDeck(deck: Deck, table: DeckTable, language: Language, side?: Deck): readonly DeckMessage[];
  /** Deck rules besides those of the editions, such as tournament formats. The first is the usual one. */
  readonly playFormats?: readonly string[];
  /** Undefined: a deck has one part. */
  deckParts?(deck: Deck, language: Language): readonly DeckPart[];
  readonly deckFormats: readonly string[];
  writeDeck(deck: Deck, name: string, format: string, notes?: DeckNotes, side?: Deck): string;
  /** The parts of a deck that a format cannot hold. */
  unwritable?(deck: Deck, format: string, language: Language): readonly DeckMessage[];
  /** Names of playable cards that could take the place of one in this deck; the likeliest first. */
  substitutes?(id: string, deck: Deck): readonly string[];
  /** Cards by their names or parts of them, with more facts than a face has in its short line. */
  findCards?(asked: string, language: Language): readonly CardFacts[];
}

/** A known card in a list of several. */
export interface CardFacts {
  /** Its name and facts in one line. */
  readonly line: string;
  /** Sentences about it: that it is banned, that it cannot be played here. */
  readonly notes: readonly string[];
}

/** A card list file, as a server's operator has it. */
export interface CardListFile {
  readonly name: string;
  readonly bytes: Uint8Array;
}

/** A card that a list names and that cannot be played here. */
export interface ListedCard {
  /** Its id in decks. No playable card has this id. */
  readonly id: string;
  /** Its name in deck lists, which no other card shares. */
  readonly listed: string;
  face(language: Language): CardFace;
}

/** Card lists reduced to facts, kept on the machine that imported them. */
export interface KeptLists {
  /** As the file `<game>-catalogue.json` it is read by `readCardLists` like the lists themselves. */
  readonly text: string;
  /** How many cards and sets are known now. */
  readonly counts: { readonly cards: number; readonly sets: number };
}

/** A card's keys in other programs, besides its id and its name. */
export interface CardKeys {
  /** By default a definition is written by hand. */
  readonly origin?: 'compiled';
  /** The number of the publisher's list. */
  readonly number?: number;
  /** Sets and numbers, as `SVI 36`. */
  readonly printings?: readonly string[];
  readonly passcode?: number;
}

/** A compiler's result from the texts in card lists. */
export interface CompiledCards {
  /** How many cards the lists have, how many of them were defined before, and how many were compiled now. */
  readonly listed: number;
  readonly defined: number;
  readonly compiled: number;
  /** The others, each with the first words that were not understood. */
  readonly refused: readonly { readonly name: string; readonly why: string }[];
  /** The definitions, as a file of the game's definitions. */
  readonly text: string;
}

/** The listed cards that cannot be played here yet. The deck service knows these and all others. */
export interface CardLists {
  readonly deckService: DeckService;
  readonly cards: readonly ListedCard[];
}
