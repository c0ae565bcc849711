/**
 * How a game looks on the table, beyond the common parts: where its zones are, how its cards are drawn, and the panels
 * in the middle. All of it is optional; a game without a look is played on the plain table.
 */

import type { CardFace, Faces } from '@praxis/contract';
import type { CardView, SeatView, View } from '@praxis/engine';
import type { Choice, SentDecision } from '@praxis/protocol';
import type { ComponentType } from 'react';
import type { Scene } from '../art/picture.ts';
import type { Informant } from '../connection/match-store.ts';
import type { Explain } from '../table/explained.ts';
import type { Flight } from '../table/flights.ts';
import type { Moment, MomentKind } from '../table/moments.ts';
import type { Thing } from '../table/sentence.ts';
import type { Step } from '../table/travel.ts';
import type { Deciding } from '../table/use-decision.ts';
import type { Usual } from '../table/usual.ts';
import type { PageLanguage } from '../words/languages.ts';

/** A zone in full cards, as a heap with a count that can be opened, or not at all. */
export type ZonePlace = 'board' | 'pile' | 'hidden';

export interface FaceProps {
  readonly face: CardFace;
  readonly card?: CardView;
  /** Big enough to be read. */
  readonly full: boolean;
}

export interface Turn {
  readonly seat?: number;
  readonly number?: number;
  /** The key of its name: `phase minion`. */
  readonly phase?: string;
}

/** A card, a seat, or the element with this name as `data-named`. */
export type ArrowEnd = { readonly card: number } | { readonly seat: number } | { readonly named: string };

export interface Arrow {
  readonly from: ArrowEnd;
  readonly to: ArrowEnd;
  readonly tone: 'act' | 'block' | 'fight';
}

export interface Look extends Usual {
  /** Set on the table, for style sheets. */
  readonly name: string;
  /** Two players who face each other (style/halves.css). */
  readonly layout?: 'halves';
  zone?(zone: string): ZonePlace;
  /** The counters of a seat that matter most, first; they are shown large. */
  readonly mainCounters?: readonly string[];
  /** Counters that are in the table as text and not in the drawn one. */
  readonly hiddenCounters?: readonly string[];
  turn?(view: View): Turn;
  /** All phases of a turn in order, by the keys of their names. */
  readonly phases?: readonly string[];
  /** Another seat's relation to the player's own, as the key of its name: `table prey`. */
  relation?(view: View, me: number, seat: number): string | undefined;
  /** A seat's badges beside its counters, as keys of names: `table edge`. */
  badges?(view: View, seat: number): readonly string[];
  /** Something is going on that a player can choose to ignore from now on: an action, not the whole turn. */
  isMatter?(view: View): boolean;
  /** Out of the game though still at the table. */
  isOut?(view: View, seat: number): boolean;
  /** `laid`: the arrows of an answer in the making, which are drawn beside the others. */
  arrows?(view: View, laid: readonly Arrow[]): readonly Arrow[];
  /** Counters, damage and votes that have gone from one place to another. */
  flights?(step: Step): readonly Flight[];
  /** The greatest event of the step, which is worth a moment of its own. */
  moment?(step: Step, faces: Faces): Moment | undefined;
  /** The picture behind the words of such a moment. */
  readonly MomentArt?: ComponentType<{ readonly kind: MomentKind }>;
  /** The name (`data-named`) of the pile for cards that belong to no player. */
  readonly commonPile?: string;
  readonly Face?: ComponentType<FaceProps>;
  /** What the picture of a card shows; without it cards have no pictures outside of a table. */
  readonly scene?: (face: CardFace) => Scene;
  readonly Back?: ComponentType<{ readonly zone: string }>;
  /** The panel in the middle of the table; it renders nothing if nothing is going on. */
  readonly Stage?: ComponentType;
  /** Everything that lies before a seat, piles included, where rows of zones are not enough. */
  readonly Zones?: ComponentType<ZonesProps>;
  /** The parts of a turn, instead of the plain list of `phases`. */
  readonly Steps?: ComponentType;
  /** True if the hint of a step fits the decision. Without this function it always does. */
  isHinted?(view: View, decision: SentDecision): boolean;
  /** The size of a seat does not depend on its cards: when a table opens, those of the others may follow one's own. */
  readonly seatsKeepSize?: boolean;
  /** Replaces pointing and picking for some answers, or the words of some questions. */
  useDeciding?(deciding: Deciding, view: View | undefined, store: Informant, faces: Faces): Deciding;
  /**
   * A warning about something that the player may have overlooked in this answer, shown once. `choice`: undefined for
   * the passive answer.
   */
  caution?(asked: Cautioned): string | undefined;
  /** The part of a card's text that an answer is about, said beside it. */
  readonly explain?: Explain;
  /** Answers to the question after this one, which the player can give at once by pointing. */
  ahead?(asked: Omit<Cautioned, 'choice'>): Ahead | undefined;
  /** Something that a player can point at for an answer that does not name it: the target of every attack. */
  aimOf?(choice: Choice, view: View): Thing | undefined;
  /** What a use of a card is called in a word or two: a button on the card, where it is touched with a finger. */
  nameOfUse?(choice: Choice, view: View, language: PageLanguage): string | undefined;
  /** Counters on a card as they are drawn on it. */
  readonly Tokens?: ComponentType<{ readonly card: CardView }>;
  /** The mark whose words replace longer ones on a small card. */
  shortMark?(mark: string): string | undefined;
  /** A line of marks in text: `ani OBF` with icons. */
  readonly Icons?: ComponentType<{ readonly icons: readonly string[] }>;
  /** A line of text with its symbols drawn. */
  readonly Text?: ComponentType<{ readonly text: string }>;
  /**
   * The part of a deck that a card belongs to, as the key of its name (`zone crypt`), and the number of its cards in an
   * opening hand.
   */
  deckPart?(face: CardFace): { readonly part: string; readonly begin: number };
  /** A sentence or two on the current situation, for screen readers. */
  spokenLines?(view: View, words: SpokenWords): readonly string[];
}

/** Choices of the next question. The server decides whether they are offered there. */
export interface Ahead {
  /** The answer that leads to it. */
  readonly first: string;
  readonly choices: readonly Choice[];
}

/** An answer that is about to be given. */
export interface Cautioned {
  readonly choice: Choice | undefined;
  readonly decision: SentDecision;
  readonly view: View;
  readonly faces: Faces;
  readonly language: PageLanguage;
}

export interface ZonesProps {
  readonly seat: SeatView;
  readonly own: boolean;
  readonly openPile: (seat: number, zone: string) => void;
}

/** The words with which a look describes the situation. */
export interface SpokenWords {
  label(key: string): string;
  card(handle: number): string;
  seat(seat: number): string;
}
