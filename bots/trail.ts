/** The way through a decision, piece by piece, as its seat sees it. */

import type { Situation } from '@praxis/contract';
import type { Match, Path, Piece, Question, View } from '@praxis/engine';
import { answerOf, type HasHandles, type VisibleDecision, type VisiblePiece, visiblePiece } from '@praxis/engine';
import { rememberedDecision } from './remembered.ts';

export interface Trail {
  /** The pieces that have been said. */
  readonly said: readonly VisiblePiece[];
  /** The pieces that can be said next; none when the answer is complete. */
  open(): readonly VisiblePiece[];
  take(index: number): void;
  readonly answer: string;
}

/** Through a decision of which only the seat's side is known. */
export class DecisionTrail implements Trail {
  readonly said: VisiblePiece[] = [];
  readonly #decision: VisibleDecision;
  readonly #keys: string[] = [];
  #open: readonly VisiblePiece[] | undefined;

  constructor(decision: VisibleDecision) {
    this.#decision = decision;
  }

  open(): readonly VisiblePiece[] {
    this.#open ??= this.#decision.next(this.#keys);
    return this.#open;
  }

  take(index: number): void {
    const piece = this.open()[index] as VisiblePiece;
    this.said.push(piece);
    this.#keys.push(piece.key);
    this.#open = undefined;
  }

  get answer(): string {
    return this.#keys.join(' ');
  }
}

/** Through a question of an imagined world, where the answer is wanted as the rules take it. */
export class QuestionTrail implements Trail {
  readonly said: VisiblePiece[] = [];
  readonly path: Piece[] = [];
  readonly #state: HasHandles;
  readonly #question: Question;
  #pieces: readonly Piece[] | undefined;
  #open: readonly VisiblePiece[] | undefined;

  constructor(state: HasHandles, question: Question) {
    this.#state = state;
    this.#question = question;
  }

  open(): readonly VisiblePiece[] {
    if (!this.#open) {
      this.#pieces = this.#question.next(this.path);
      this.#open = this.#pieces.map((piece) => visiblePiece(this.#state, piece));
    }
    return this.#open;
  }

  take(index: number): void {
    const open = this.open();
    this.path.push(this.#pieces?.[index] as Piece);
    this.said.push(open[index] as VisiblePiece);
    this.#open = undefined;
  }

  get answer(): string {
    return answerOf(this.#state, this.path);
  }
}

/** A seat's situation in an imagined world. Its view is made only on demand. */
export class ImaginedSituation implements Situation {
  readonly temperament: string;
  readonly #world: Match;
  readonly #question: Question;
  #view: View | undefined;
  #decision: VisibleDecision | undefined;

  constructor(world: Match, question: Question, temperament: string) {
    this.#world = world;
    this.#question = question;
    this.temperament = temperament;
  }

  get view(): View {
    this.#view ??= this.#world.lightView(this.#question.seat);
    return this.#view;
  }

  get decision(): VisibleDecision {
    this.#decision ??= rememberedDecision(this.#world.state, { ...this.#question, number: 0, forced: false });
    return this.#decision;
  }
}

/** The pieces that an answer names, in a world where it is known to be legal; undefined if it is not. */
export function pathTo(state: HasHandles, question: Question, keys: readonly string[]): Path | undefined {
  const trail = new QuestionTrail(state, question);
  for (const key of keys) {
    const index = trail.open().findIndex((piece) => piece.key === key);
    if (index < 0) return undefined;
    trail.take(index);
  }
  return trail.open().length === 0 ? trail.path : undefined;
}
