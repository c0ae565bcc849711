/**
 * What a game offers to those who host it: a terminal, a server, a page. It is all that they know of a game beside the kernel's
 * contract, so every game that has it is playable everywhere.
 */
import type { BaseState, Context, Game, Setup, Staging, View } from './game.ts';
import type { Insights } from './insight.ts';

export const LANGUAGES = ['en', 'pt', 'es', 'it', 'fr'] as const;
export type Language = (typeof LANGUAGES)[number];

/** A card as it is drawn: all words are in one language. */
export interface CardFace {
  readonly name: string;
  /** The stable word by which it is styled: `action`, `creature`. */
  readonly kind: string;
  /** The kind in words: `Action modifier`. */
  readonly type: string;
  /** What stands in its corners and margins, by stable names of the game: costs, strength, family. */
  readonly marks: Readonly<Record<string, string | number | readonly string[]>>;
  readonly lines: readonly FaceLine[];
  /** The most important facts in one line, for lists. */
  readonly short: string;
  /** How lists of decks write it in English, where several cards have the same name: `Sprigatito PAL 12`. */
  readonly listed?: string;
}

export interface FaceLine {
  /** Marks before the text, by stable names of the game. */
  readonly icons: readonly string[];
  readonly text: string;
  readonly level?: string;
  /** The parts of a line that has a name, such as an attack; `text` says all of them. */
  readonly named?: NamedLine;
}

export interface NamedLine {
  readonly name: string;
  /** What it is, where that is not plain: `Ability`. */
  readonly label?: string;
  /** A number at its end: `30+`. */
  readonly value?: string;
  readonly text: string;
}

/** A deck that everybody can play. */
export interface OfferedDeck {
  readonly id: string;
  readonly name: string;
  readonly deck: Deck;
  /** How a program is to play it. */
  readonly temperament: string;
}

/** Ids of cards with their numbers. */
export type Deck = Readonly<Record<string, number>>;

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
  /** All cards that are known: those that can be played here, and those of an imported catalogue. */
  readonly deck: Deck;
  /** Lines that are not understood are among these. */
  readonly messages: readonly DeckMessage[];
}

/** Where decks are read, checked and written. */
export interface DeckDesk {
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

/** What card lists tell beyond the cards that can be played here. Its desk knows all of them. */
export interface CardCatalogue {
  readonly desk: DeckDesk;
  readonly cards: readonly ListedCard[];
}

/** What a table of this game can be. */
export interface TableChoices {
  readonly editions: readonly string[];
  readonly seats: { readonly least: number; readonly most: number; readonly usual: number };
}

/**
 * What of the course of a match is worth counting when programs play thousands of them. It is data: whoever counts knows no game. Words
 * stand among the labels: `counter <curve>`, `tally <name>`, and `tally score` for what the scores of a result are.
 */
export interface Simulation {
  /** The type of the event with which a turn begins. */
  readonly turn: string;
  /** The counter of the seats that is noted whenever a turn begins. */
  readonly curve: string;
  readonly tallies: readonly Tally[];
  /** The events by which a seat gets hold of a card, and by which it makes use of one. */
  readonly drawn: readonly CardCount[];
  readonly played: readonly CardCount[];
}

/** Events that are counted: those of a type that have these values among their arguments. */
export interface EventCount {
  readonly type: string;
  readonly having?: Readonly<Record<string, string | number | boolean>>;
  /** The argument that names the seat for which it counts. */
  readonly seat: string;
}

export interface Tally extends EventCount {
  readonly name: string;
  /** The argument that names the seat to which it was done. What a seat does to itself does not count. */
  readonly to?: string;
  /** It happens to a seat once in a match or not at all, so what is told of it is a share. */
  readonly once?: true;
}

export interface CardCount extends EventCount {
  /** The argument that is the card, or a list of cards. */
  readonly card: string;
}

/** What is going on, for those who want to be asked only about some of it. */
export interface Concern {
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

/** A rule of the game's catalogue. */
export interface CatalogueRule {
  readonly id: string;
  /** The heading under which it stands. */
  readonly chapter: string;
  readonly statement: string;
  /** The statement is in the language that was asked for; otherwise it is in English. */
  readonly translated: boolean;
  /** The editions that have it, by their ids. `otherwise`: the edition has another rule in its place. */
  readonly editions: readonly { readonly edition: string; readonly otherwise: boolean }[];
}

/** What people learn the game from: positions with a script, in the form of scenarios. */
export interface Lessons {
  readonly staging: Staging;
  /** The files with the scenarios. */
  texts(): readonly { readonly file: string; readonly text: string }[];
  /** For newcomers, in the order in which they are best learned. */
  first(language: Language): readonly FirstLesson[];
  /** Whether a scenario of this title is one of the examples that the rulebooks themselves work out. */
  isExample(title: string): boolean;
  /** The title of such an example in a language; undefined if it exists in English only. */
  exampleTitle?(title: string, language: Language): string | undefined;
}

export interface FirstLesson {
  readonly id: string;
  /** The title of the scenario that it is. */
  readonly scenario: string;
  /** Who learns, by name; otherwise whoever the script lets speak first. */
  readonly seat?: string;
  readonly title: string;
  readonly introduction: string;
}

export interface Hosting<S extends BaseState = BaseState, C extends Context<S> = Context<S>> extends DeckDesk {
  readonly game: Game<S, C>;
  readonly title: string;
  readonly choices: TableChoices;
  readonly insights?: Insights;
  /** Undefined: simulations tell of results and lengths only. */
  readonly simulation?: Simulation;
  readonly decks: readonly OfferedDeck[];
  /** What pieces say that has great consequences and cannot be undone: whoever chooses it is asked once more. */
  readonly grave?: readonly string[];
  /** What pieces are answers of somebody who lets things happen, beside passing: standing orders give these and no others. */
  readonly declines?: readonly string[];
  /** What pieces begin answers to which nobody else can have a response, whatever anybody holds: the table need not wait for any. */
  readonly quiet?: readonly string[];
  /** Whom it concerns what is going on. Without it nobody can leave answers to a standing order but for the turn. */
  concern?(view: View): Concern;
  /** Undefined: every seat is asked in every window. */
  readonly stops?: Stops;
  /**
   * The words of views in a language: zones, counters, phases, steps, marks, by keys such as `zone hand`, `counter life`, `step block`.
   * `hint block` is what newcomers are told at that step.
   * What is not among them has no word and is not shown.
   */
  labels(language: Language): Readonly<Record<string, string>>;
  face(def: unknown, language: Language): CardFace;
  /** Why a match is over, in words. */
  reason(key: string, language: Language): string;
  /** Reads card lists. Throws a `Mistake` that names file, line and reason. Undefined: the game has no form of them. */
  readCatalogue?(files: readonly CardListFile[]): Promise<CardCatalogue>;
  /** The whole catalogue of rules, in its order. */
  rules?(language: Language): readonly CatalogueRule[];
  /** Loaded when somebody wants to learn. */
  lessons?(): Promise<Lessons>;
}

/** A hosting of which only the contract is known. */
export type AnyHosting = Hosting<BaseState, Context>;
