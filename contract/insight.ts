/**
 * A game's advice for bots. Bots know no game: they read views, walk through decisions, and ask the game's insight how
 * good a position is and how promising a piece of an answer.
 */
import type { Setup, View, VisibleDecision, VisiblePiece, Where } from '@praxis/engine';

/**
 * The insight of a game into one match. It is made once per match, so it can prepare everything that depends only on
 * the cards.
 */
export interface Insight<W extends Where = Where> {
  /**
   * How promising it is to go on with a piece, behind those that are already said: a weight of 0 or more, compared with
   * those of the other pieces at the same place. 0 is never chosen if anything else can be.
   */
  scorePiece(situation: Situation<W>, prefix: readonly VisiblePiece[], piece: VisiblePiece): PieceScore;
  /**
   * A seat's prospects for the rest of the match, from 0 (lost) to 1 (won), given the viewer's knowledge. It is
   * computed for every seat from one view, so it should rest on public information.
   */
  value(view: View<W>, seat: number, temperament: string): number;
  /**
   * Why the seat should do now, before it answers, something that is open to it at any time (`Game.anytimeActions`): a
   * key of the game's words; undefined if it should not. `piece` is the first of that action. Without this method bots
   * take no such actions.
   */
  wants?(situation: Situation<W>, piece: VisiblePiece): string | undefined;
}

/** Everything a seat sees when it is asked. */
export interface Situation<W extends Where = Where> {
  readonly view: View<W>;
  readonly decision: VisibleDecision;
  /** One of the game's `temperaments`; anything else counts as the first of them. */
  readonly temperament: string;
}

export interface PieceScore {
  readonly weight: number;
  /** The reason, as a key of the game's words. A bot gives it when asked why it chose this. */
  readonly why?: string;
}

/** How a game gives insight. */
export interface Insights<W extends Where = Where> {
  /** Ways to play that a program can be given; the first is for everybody. */
  readonly temperaments: readonly string[];
  of(setup: Setup): Insight<W>;
  /** The reason of a choice in words. */
  reason(why: string, language: string): string;
}
