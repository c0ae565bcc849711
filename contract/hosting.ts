/**
 * Everything that a host (terminal, server, page) knows about a game besides the kernel's own contract. A game that
 * provides it is playable everywhere.
 */
import type { BaseState, Context, Game, View, Where } from '@praxis/engine';
import type { Attention, Stops } from './attention.ts';
import type { CardKeys, CardListFile, CardLists, CompiledCards, DeckService, KeptLists, OfferedDeck } from './decks.ts';
import type { CardFace } from './faces.ts';
import type { Insights } from './insight.ts';
import type { Language } from './languages.ts';
import type { Lessons } from './lessons.ts';
import type { PlainLook } from './plain-look.ts';
import type { IndexedRule } from './rules.ts';
import type { TableSetting } from './settings.ts';
import type { Simulation } from './simulation.ts';

/** The choices that a table of this game offers. */
export interface TableChoices {
  /** The first is the usual one. */
  readonly editions: readonly [string, ...string[]];
  readonly seats: { readonly least: number; readonly most: number; readonly usual: number };
  readonly settings?: readonly TableSetting[];
}

/** The texts that differ in an edition's own words. */
export type EditionWords<S extends BaseState, C extends Context<S>, W extends Where> = Pick<
  Hosting<S, C, W>,
  'labels' | 'face' | 'plainLook' | 'reason' | 'rules'
> &
  Pick<Game<S, C, W>, 'wording'>;

const spoken = new WeakMap<object, Map<string, unknown>>();

/**
 * The same game, speaking the words of an edition. A match and everything shown of it are in the words of its edition.
 */
export function inWordsOf<H extends Hosting>(hosting: H, edition: string): H {
  const known = spoken.get(hosting) ?? new Map<string, unknown>();
  spoken.set(hosting, known);
  if (!known.has(edition)) {
    const { wording, ...words } = hosting.inEdition?.(edition) ?? {};
    known.set(edition, wording ? { ...hosting, ...words, game: { ...hosting.game, wording } } : hosting);
  }
  return known.get(edition) as H;
}

/** The game's name in a language. */
export function titleIn({ title, titles }: Pick<Hosting, 'title' | 'titles'>, language: Language): string {
  return titles?.[language] ?? title;
}

export interface Hosting<S extends BaseState = BaseState, C extends Context<S> = Context<S>, W extends Where = Where>
  extends DeckService {
  readonly game: Game<S, C, W>;
  /** As its publisher calls it in English. */
  readonly title: string;
  /** As its publisher calls it in other languages, where that is different. */
  readonly titles?: { readonly [Each in Language]?: string };
  readonly choices: TableChoices;
  readonly insights?: Insights<W>;
  /** Without it, simulations report only results and lengths. */
  readonly simulation?: Simulation;
  readonly decks: readonly OfferedDeck[];
  /** A deck is known for the card with the greatest number in this mark: its picture. Undefined: for its first card. */
  readonly greatestBy?: string;
  /** Pieces with great consequences that cannot be undone: the player must confirm them. */
  readonly irreversible?: readonly string[];
  /** The `say` of questions that a card's text asks: the page shows what the card says, which explains them. */
  readonly cardQuestions?: readonly string[];
  /**
   * The `say` of questions in which order things happen. Where all orders lead to the same, people are not asked: the
   * passive answer is given.
   */
  readonly orderQuestions?: readonly string[];
  /** Pieces that decline, besides passing. Standing orders give these answers and no others. */
  readonly declines?: readonly string[];
  /** Pieces that begin answers to which nobody can respond with any card. The table need not wait for responses. */
  readonly noResponse?: readonly string[];
  /** The seats that the current events concern. Without it, a standing order can only pass for the rest of the turn. */
  attention?(view: View<W>): Attention;
  /** Undefined: every seat is asked in every window. */
  readonly stops?: Stops;
  /**
   * The words of views in a language: zones, counters, phases, steps, marks, by keys such as `zone hand`, `counter
   * life`, `step block`. `hint block` is the hint for newcomers at that step. A key without a word is not shown.
   */
  labels(language: Language): Readonly<Record<string, string>>;
  face(def: unknown, language: Language): CardFace;
  /** All names of a card, the English one first. Undefined: they are read from its faces, which takes longer. */
  cardNames?(def: unknown): readonly [string, ...string[]];
  /** True for a token and the like, which no deck could hold. Undefined: the game has none. */
  isToken?(def: unknown): boolean;
  /** Undefined: terminals show the game in the general way. */
  readonly plainLook?: PlainLook<W>;
  /** Why a match is over, in words. */
  reason(key: string, language: Language): string;
  /** Reads card lists. Throws a `Mistake` that names file, line and reason. Undefined: the game has no form of them. */
  readCardLists?(files: readonly CardListFile[]): Promise<CardLists>;
  /**
   * Makes one file of facts of such lists, which may hold an earlier one. Undefined: lists cannot be imported in the
   * terminal.
   */
  keepLists?(files: readonly CardListFile[]): Promise<KeptLists>;
  /**
   * A card's keys in other programs (a number, printings), and whether a compiler made its definition; undefined for a
   * definition that is no card, such as a placeholder. Undefined: none.
   */
  cardKeys?(def: unknown): CardKeys | undefined;
  /** Makes definitions of the texts in such lists. Undefined: the game has no compiler. */
  compileLists?(files: readonly CardListFile[]): Promise<CompiledCards>;
  /** The whole rule index, in its order. */
  rules?(language: Language): readonly IndexedRule[];
  /**
   * The words of an edition, where its rulebook has other words for the same things. Hosts use `inWordsOf`. Undefined:
   * all editions speak alike.
   */
  inEdition?(edition: string): EditionWords<S, C, W>;
  /** Loaded when a player wants to learn. */
  lessons?(): Promise<Lessons>;
}
