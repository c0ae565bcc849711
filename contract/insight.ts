/**
 * What a game tells programs that play it. The programs themselves know no game: they read views, walk through decisions and ask the
 * game's insight how good a position is and how promising a piece of an answer.
 */
import type { Setup, View, VisibleDecision, VisiblePiece, Where } from '@praxis/engine';

/** The insight of a game into one match. It is made once per match, so it can prepare what depends on the cards only. */
export interface Insight<W extends Where = Where> {
  /**
   * How promising it is to go on with a piece, behind those that are already said: a weight of 0 or more, compared with those of the
   * other pieces at the same place. 0 is never chosen if anything else can be.
   */
  scorePiece(situation: Situation<W>, prefix: readonly VisiblePiece[], piece: VisiblePiece): PieceScore;
  /**
   * What a seat can expect of the rest of the match, for all that the viewer of the view knows: from 0 (lost) to 1 (won). It is asked for
   * every seat with one view, so it should rest on what everybody can see.
   */
  value(view: View<W>, seat: number, temperament: string): number;
}

/** What a seat sees when it is asked. */
export interface Situation<W extends Where = Where> {
  readonly view: View<W>;
  readonly decision: VisibleDecision;
  /** One of the game's `temperaments`; anything else counts as the first of them. */
  readonly temperament: string;
}

export interface PieceScore {
  readonly weight: number;
  /** Why, as a key of the game's words: what a program says when it is asked for the reasons of its choice. */
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
