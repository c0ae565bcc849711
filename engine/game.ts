/** The contract between the kernel and a game. The kernel knows games only through this file. */
import type { CardId, Path, Question, Seat } from './decision.ts';
import type { Heard, Procedure } from './procedure.ts';
import type { Random } from './random.ts';

/** A printed card. All but the id is the game's own. */
export interface Definition {
  /** Independent of the game's other cards; records and views name cards by it. */
  readonly id: string;
  readonly name?: string;
}

/** The part of a card that the kernel knows in every game. */
export interface BaseCard {
  /** Index into the definitions of the match. In imagined worlds it may lie behind them: see `Context.defs`. */
  def: number;
  readonly owner: Seat;
  /** The card's ID for clients. It changes when the card enters a hidden zone, so nobody can track the card. */
  handle: number;
  /** The seats that know the card, one bit per seat. */
  seen: number;
}

/** Plain data: no classes, closures, dates or cycles. */
export interface BaseState {
  /** The part of the rules that runs next when the state is entered. */
  at: string;
  random: Random;
  cards: BaseCard[];
  /** The last handle given. */
  handles: number;
}

/** The seats, their decks and the seed. Everything else about a match follows from this and the answers. */
export interface Setup {
  readonly edition: string;
  readonly seats: readonly SeatSetup[];
  readonly seed: string;
  /** Choices of the table that the game knows (a turn limit, open deck lists …). */
  readonly options?: Readonly<Record<string, string | number | boolean>>;
  /** Definitions that this match adds to the game's own: invented for a scenario, for example. */
  readonly cards?: readonly unknown[];
  /**
   * The ids of the match's definitions, in their order: of the cards in its decks, of those that they can bring in, and
   * of those that it brings along. Fixed when the match is opened, even if the game gets other cards later.
   */
  readonly definitions?: readonly string[];
}

export interface SeatSetup {
  readonly name: string;
  /** Card names or ids with their numbers, as the game reads them. */
  readonly deck?: Readonly<Record<string, number>>;
}

/** Something that happened. Only the seats in the bit mask `to` see `secret`. Cards in it are `CardRef`s. */
export interface GameEvent {
  readonly type: string;
  readonly to?: number;
  readonly secret?: Readonly<Record<string, unknown>>;
  readonly [argument: string]: unknown;
}

/** A card as it was when something happened to it. */
export interface CardRef {
  readonly handle: number;
  readonly def: number;
  readonly seen: number;
  /** Its place is public though its face may not be. */
  readonly placed: boolean;
}

/** The context in which procedures run. */
export interface Context<S extends BaseState = BaseState> {
  readonly state: S;
  readonly setup: Setup;
  /** Definitions by the numbers that cards call `def`: the match's own, then those guessed in an imagined world. */
  readonly defs: readonly Definition[];
  emit(event: GameEvent): void;
  /** Counts questions that the game did not ask because nobody had a choice. Hosts that must hide this need the count. */
  unasked?: number;
  /** True if every question must be asked, also one with only one answer. */
  asksForced?: boolean;
}

export type Result =
  | {
      readonly kind: 'over';
      readonly winners: readonly Seat[];
      readonly scores: readonly number[];
      readonly reason: string;
    }
  /** The match made no progress; the report says where. */
  | { readonly kind: 'stopped'; readonly report: string };

export type Viewer = Seat | 'spectator';

/** Where a match is, as far as any game can say. Each game adds its own fields in `games/<game>/where.ts`. */
export interface Where {
  /** The seat whose turn it is. */
  readonly turn?: Seat;
  /** A number that changes with every turn. */
  readonly turnNumber?: number;
  /** The part of the turn, as a word of the game. */
  readonly phase?: string;
  /** The match is a series of games. */
  readonly series?: SeriesWhere;
}

/** The state of a series of games. */
export interface SeriesWhere {
  /** The number of the game that is being played or prepared, from 1 on. */
  readonly game: number;
  /** The number of wins that decides the series. */
  readonly needed: number;
  /** The games that each seat has won. */
  readonly wins: readonly number[];
}

/** The skeleton that the views of all games share. */
export interface View<W extends Where = Where> {
  readonly viewer: Viewer;
  readonly seats: readonly SeatView[];
  readonly cards: Readonly<Record<number, CardView>>;
  /** Turn, step and the game's own additions, as words of the game and numbers. */
  readonly where: W;
  readonly result?: Result;
}

export interface SeatView {
  readonly seat: Seat;
  readonly name: string;
  readonly counters: Readonly<Record<string, number>>;
  /** Handles in order; a zone of indistinguishable cards is a count. */
  readonly zones: Readonly<Record<string, readonly number[] | number>>;
}

export interface CardView {
  readonly handle: number;
  /**
   * The id of its definition; undefined while the viewer may not know it. It is no index into the match's list, because
   * an index would reveal how many other cards the match has, and so others' cards.
   */
  readonly def?: string;
  readonly name?: string;
  readonly owner: Seat;
  readonly controller?: Seat;
  readonly counters?: Readonly<Record<string, number>>;
  readonly marks?: readonly string[];
  /** Handles of the cards on it. */
  readonly with?: readonly number[];
}

/** A sentence a seat might think of, and the rules that forbid it now (none: it is legal where it is asked). */
export interface Conceivable {
  readonly path: Path;
  readonly reasons: readonly string[];
  /** The reasons for a person, the most informative first: rules, or cases of them (`R-1 locked`). Undefined: all. */
  readonly told?: readonly string[];
  /** The card that a person has in mind. Undefined: the first of the path. */
  readonly of?: CardId;
}

/** The words of a game in one language, about everybody in the third person. The engine and the cards hold none. */
export interface Wording<C> {
  sentence(g: C, question: Pick<Question, 'seat' | 'about' | 'step'>, path: Path): string;
  about(g: C, question: Pick<Question, 'seat' | 'about' | 'step'>): string;
  /** An event as one seat sees it; an empty string if it is not worth a line. */
  event(g: C, event: GameEvent): string;
  /** The statement of a rule by which something is forbidden. */
  rule(id: string): string;
  /** The log's version of events as one seat sees them: consequences left out, related events merged. */
  condensed?(events: readonly GameEvent[]): readonly GameEvent[];
  /** A sentence's words where a line is compared with it; articles may be missing there. Without this every word counts. */
  words?(sentence: string): readonly string[];
  /** Other ways to say the same that are understood but never shown: cards by their names in another language. */
  readonly understood?: readonly Wording<C>[];
  /** The same words, addressed to a seat: options as commands, itself as "you". Lines are not matched with these. */
  to?(reader: Seat): Wording<C>;
}

/**
 * A part of the rules. Contexts come from the game and only go back to it, so a game with its own state is also a
 * `Game` of which only the contract is known. Method parameters are compared that way; those of function types are not.
 */
export type Part<C> = { part(g: C): Procedure }['part'];

export interface Game<S extends BaseState = BaseState, C extends Context<S> = Context<S>, W extends Where = Where> {
  readonly id: string;
  /** Raised whenever the same answers could lead elsewhere. */
  readonly version: string;
  readonly editions: readonly [string, ...string[]];
  /** All cards of the game as an edition has them, in any order: the cards from which decks are built. */
  allCards(edition: string): readonly Definition[];
  /** Names the cards of the decks by their ids and lists `definitions`. Undefined: the definitions are the same in all matches. */
  settle?(setup: Setup): Setup;
  /** The definitions that a match of this setup can refer to; `def` of a card is an index into it. Throws a `Mistake` if one is missing. */
  definitions(setup: Setup): readonly Definition[];
  /** As much of a definition as matches depend on, for fingerprints: without mere words. Undefined: all of it. */
  meaning?(def: Definition): unknown;
  /** The state before the first part. Throws a `Mistake` that names the problem with the setup. */
  start(setup: Setup): S;
  context(state: S, setup: Setup, emit: (event: GameEvent) => void): C;
  /** Every part starts at a checkpoint: the state alone determines what follows. */
  readonly parts: Readonly<Record<string, Part<C>>>;
  result(g: C): Result | undefined;
  /** Given an earlier copy, the new one may share with it whatever is equal. Nobody changes either of them then. */
  copy(state: S, earlier?: S): S;
  /** The state was changed from outside the rules: in an imagined world cards have other faces. The game must drop everything that it derived from the state and keeps elsewhere. */
  forget?(g: C): void;
  view(g: C, viewer: Viewer): View<W>;
  /** The view without unimportant details (discarded cards, for example), for programs that look thousands of times. */
  lightView?(g: C, viewer: Viewer): View<W>;
  /**
   * Hidden cards with the same back and owner are interchangeable for players who do not know them. Undefined: not
   * hidden.
   */
  back(g: C, card: CardId): string | undefined;
  /**
   * Guesses the definitions of `count` unknown cards from `seat`'s view alone. They may be cards that the match does
   * not have; those are added to `g.defs`.
   */
  guess?(
    g: C,
    seat: Seat,
    owner: Seat,
    back: string,
    count: number,
    random: Random,
    /** The unknown cards, for games in which not every definition fits everywhere: there must be one for each of them. */
    places: readonly CardId[],
  ): number[];
  /**
   * True if a card with this definition could be in the hidden card's place, as far as everybody can see: a face-down
   * trap is no monster. It must not depend on the card's true face. Undefined: everything fits.
   */
  fits?(g: C, place: CardId, def: number): boolean;
  /**
   * Deals again the unknown facts besides cards: amounts that others have committed in secret, one after the other. The
   * result may depend only on `random` and on what the seat sees.
   */
  dealSecrets?(g: C, seat: Seat, random: Random): void;
  /** A seat that has left the table though questions to it may still come. They get their passive answers. */
  absent?(g: C, seat: Seat): boolean;
  /** A seat's options beside any question: concede, for example. Records call such an answer `standing`. */
  anytimeActions?(g: C, seat: Seat): Question | undefined;
  takeAnytimeAction?(g: C, heard: Heard): void;
  /** Everything a seat might think of doing while something is asked in this step, for `explain`. */
  conceivable?(g: C, seat: Seat, step: string): Iterable<Conceivable>;
  /** Rules that are seldom the reason a player looks for when something is not possible. They are listed last. */
  readonly vagueReasons?: readonly string[];
  wording(language: string): Wording<C>;
}
